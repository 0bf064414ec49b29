"""A match at a network table: its seats, what they are sent, and who has lost the connection."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Protocol

from msgspec.structs import replace

from braillespiel.engine.contract import CLOCK, GameError, IllegalActionError
from braillespiel.games.fence import GameFaultError
from braillespiel.network import texts
from braillespiel.network.hearing_deadlines import ASKED_MS, HearingDeadlines
from braillespiel.network.hearing_gate import HearingGate
from braillespiel.network.member_feed import MemberFeed
from braillespiel.network.members import Guest, Members
from braillespiel.network.messages import Act, Answer, Chair, FromHost, Rule, SetUp
from braillespiel.network.refusals import rule_of
from braillespiel.table.host import WAITS, Player, TableHost, Thought
from braillespiel.table.thinkers import BotTask, Thinkers
from braillespiel.table.trial import ANY, Trial, TrialOutcome, TrialStep

STORE_WAITS = "store-waits"
"""The rule by which actions are refused while the disk takes nothing."""
ADJUST_MS = 10_000
"""A seat changes its pace at most once in this time."""


class _UnderTrialError(Exception):
    """What is wanted is being tried elsewhere; it is done once that is known."""


class Outbox(Protocol):
    """Where a table's messages go."""

    def send(self, member: int, message: FromHost) -> None:
        """Send something to one member."""

    def news(self, what: str, guest: Guest | None = None, seat: int | None = None) -> None:
        """Tell everybody, with the table as it is then."""


class Playing:
    """One match and everybody who plays it or watches; ``match`` stands for it in messages.

    ``clock`` gives ms. Chairs are in the order of the seats. With ``gate`` it goes on only once
    everybody there has heard or read what has happened. Where somebody leads the table, ``led``,
    a simpler computer player goes on at once for one that fails. Where there are ``thinkers``, its
    computer players think there; ``wake`` is called from any thread once one has chosen.
    """

    def __init__(
        self,
        host: TableHost,
        set_up: SetUp,
        members: Members,
        chairs: Iterable[Chair],
        match: int,
        outbox: Outbox,
        clock: Callable[[], int],
        gate: bool = False,
        led: bool = False,
        trial: Trial | None = None,
        thinkers: Thinkers | None = None,
        wake: Callable[[], None] = lambda: None,
    ) -> None:
        self._led = led
        self._trial = trial
        self._looks = trial is not None
        """Whether it is still tried to be looked at: until then nobody is shown it."""
        self.unplayable: GameFaultError | None = None
        """Why the match cannot even be looked at."""
        self._tried: dict[int, tuple[int, Act]] = {}
        """What is being tried, by chairs, each with its member."""
        self._take_backs: list[int] = []
        """The seats whose take-backs are being tried."""
        if trial is not None:
            host.thinks = self._thinks
        elif thinkers is not None:
            host.thinks = partial(self._thinks_elsewhere, thinkers, wake)
        self.host = host
        self.set_up = set_up
        self.chairs = list(chairs)
        self.match = match
        self.gate = HearingGate(gate)
        self.patience = HearingDeadlines(host, self._declared, lambda: self.gate.on)
        self._members = members
        self._outbox = outbox
        self._clock = clock
        self._seated: dict[int, MemberFeed] = {}
        self._stands: set[str] = set()
        """Why the match is paused: "wish", "asked" (somebody whether they are there), "empty",
        "store" (the disk takes nothing), or "failed": a computer player cannot go on, or something
        here cannot."""
        self._asked_at = 0
        self._asked_once: set[int] = set()
        self._adjusted: dict[int, int] = {}
        self._deferred: dict[int, tuple[object, int]] = {}
        """Changes of pace that count from the next announcement on, with their numbers."""
        for chair in range(len(self.chairs)):
            self._declare(chair)

    # -- who sits here -----------------------------------------------------------------

    def seat(self, guest: Guest) -> None:
        """Give a member a place: at their chairs, or as a spectator."""
        self._seated[guest.id] = MemberFeed(self.host, guest.chairs, self.match, guest.host)

    def recalled(self) -> None:
        """The match goes on from disk: what was told before is remembered for everybody."""
        for seated in self._seated.values():
            seated.recalled()

    def welcome(self, guest: Guest, match: int, known: int) -> None:
        """Tell a newcomer, or somebody back with revision ``known``, how the match stands."""
        if guest.id not in self._seated:
            self.seat(guest)
        if self._looks:
            return  # once it has been tried
        self.flush()
        seated = self._seated[guest.id]
        missing = seated.since(known) if match == self.match else None
        if missing is None:
            for message in seated.began(tuple(self.chairs), self.set_up):
                self._outbox.send(guest.id, message)
        else:
            for update in missing:
                self._outbox.send(guest.id, update)

    def snapshot(self, member: int, missed: int) -> FromHost | None:
        """Return how things stand for a member who was sent too much to read it all."""
        seated = self._seated.get(member)
        return None if seated is None else seated.snapshot(missed)

    def forget(self, guest: Guest) -> None:
        """A member goes for good; bots have already taken over their chairs."""
        seated = self._seated.pop(guest.id, None)
        if seated is not None:
            seated.leave()

    def absent(self) -> list[Guest]:
        """Return those who have chairs here, are not connected, and are not played by a bot."""
        return [guest for guest in self.people() if not guest.here]

    def people(self) -> list[Guest]:
        """Return the members whose chairs are theirs now."""
        return [
            guest
            for guest in self._members
            if any(not self.chairs[chair].level for chair in guest.chairs)
        ]

    def bot_plays(self, guest: Guest, leaves: bool = False) -> None:
        """Let a bot play on for a member who has left for good or may come back."""
        for seat in guest.chairs:
            level = self.set_up.levels[-1] if self.set_up.levels else "normal"
            chair = replace(self.chairs[seat], level=level)
            self.chairs[seat] = replace(chair, member=None) if leaves else chair
            self.host.seat_player(seat, Player(chair.name, level))
            self._outbox.news("bot-plays", guest, seat)
        self.look_again()

    def person_plays(self, guest: Guest) -> None:
        """Give a member's chairs back to them."""
        for seat in guest.chairs:
            if self.chairs[seat].level:
                self.chairs[seat] = replace(self.chairs[seat], level="")
                self.host.seat_player(seat, Player(self.chairs[seat].name))
                self._outbox.news("took-chair-back", guest, seat)
            self.patience.acted(seat)
        self.look_again()

    def rename(self, guest: Guest) -> None:
        """Somebody's chairs have another name from now on."""
        for seat, name in zip(guest.chairs, guest.names, strict=False):
            self.chairs[seat] = replace(self.chairs[seat], name=name)
            self.host.seat_player(seat, Player(name, self.chairs[seat].level))
        self.look_again()

    def take_chairs(self, guest: Guest) -> bool:
        """Give a member chairs that only computer players have; tell whether there were enough.

        One whose bot is named alike goes first, so that no two names sound alike.
        """
        free = [n for n, chair in enumerate(self.chairs) if chair.member is None and chair.level]
        taken = []
        for name in guest.names:
            names = [self.chairs[seat].name for seat in free]
            named = texts.alike(name, names)
            seat = free.pop(0 if named is None else names.index(named)) if free else None
            if seat is None:
                return False
            taken.append((seat, name))
        for seat, name in sorted(taken):
            self.chairs[seat] = Chair(name, guest.id)
            self.host.seat_player(seat, Player(name))
            self._declare(seat)
        self.forget(guest)  # until now they watched
        guest.chairs = tuple(sorted(seat for seat, _ in taken))
        self.look_again()
        return True

    def _declare(self, seat: int) -> None:
        """Tell the host what a person's chair said it needs: what is said later counts no more."""
        guest = self._members.get(self.chairs[seat].member or 0)
        if guest is not None:
            self.host.declare(seat, min(guest.hearing, self.set_up.hearing))

    def _declared(self, seat: int) -> int | None:
        """Return how long a chair may take to hear, or None if nobody is there."""
        guest = self._members.get(self.chairs[seat].member or 0)
        if guest is None or not guest.here:
            return None
        return min(guest.hearing, self.set_up.hearing)

    # -- acting ------------------------------------------------------------------------

    def act(self, guest: Guest, message: Act) -> None:
        """Carry out an action, or answer a repeated one as before."""
        seated = self._seated[guest.id]
        if message.seat not in guest.chairs:
            refused = Rule("no-seat", {"seat": message.seat})
            self._outbox.send(guest.id, Answer(message.seat, message.number, refused))
            return
        answer = seated.answered(message.seat, message.number)
        if answer is None and self._puts_off(guest, message):
            return
        if answer is None and self.stands_for("store"):
            # Its number stays unused: sent again, it is carried out.
            answer = Answer(message.seat, message.number, Rule(STORE_WAITS))
        elif answer is None:
            try:
                rule = self._carried_out(message)
            except _UnderTrialError:
                self._tried[message.seat] = guest.id, message
                return
            answer = seated.answer(Answer(message.seat, message.number, rule))
            self.flush()
        self._outbox.send(guest.id, answer)

    def answered(self, guest: Guest, message: Act) -> Answer | None:
        """Return what a chair's action was answered before, also once the match is over."""
        seated = self._seated.get(guest.id)
        here = message.match in (-1, self.match) and message.seat in guest.chairs
        return seated.answered(message.seat, message.number) if seated and here else None

    def waited_for(self) -> list[Guest]:
        """Return those there for whom the gate waits: they have not heard or read all."""
        if not self.gate.on or self.host.is_over or self.host.match.stopped is not None:
            return []
        if self.host.match.game.timed:
            waits = self.patience.waits_for
            return [each for each in self.people() if each.here and any(map(waits, each.chairs))]
        return self.gate.waited_for(self.people(), self._seated)

    def heard(self, guest: Guest, match: int, revision: int) -> None:
        """A member has heard or read everything up to an update of a match."""
        seated = self._seated.get(guest.id)
        if seated is not None and match == self.match and revision <= seated.revision:
            self.gate.heard(guest.id, revision)
            self._carry_out_waiting()

    def set_gate(self, on: bool) -> None:
        """Wait for everybody from now on, or for nobody; whoever is waited for now is not."""
        self.gate.on = on
        self.gate.pass_all(self._seated)
        self.patience.pass_all()
        self._carry_out_waiting()

    def _puts_off(self, guest: Guest, message: Act) -> bool:
        """Tell whether an action waits until all have heard; who acts has heard all themselves."""
        if not self.gate.on or self.host.match.game.timed:
            return False
        self.gate.heard(guest.id, self._seated[guest.id].revision)
        if not self.waited_for():
            return False
        self.gate.put_off(guest.id, message)
        return True

    def _carry_out_waiting(self) -> None:
        while not self.waited_for():
            found = self.gate.next()
            if found is None:
                return
            guest = self._members.get(found[0])
            if guest is not None:
                self.act(guest, found[1])

    def _carried_out(self, message: Act) -> Rule | None:
        """Carry out an action; return why not, or None if it was done."""
        seat, game = message.seat, self.host.match.game
        try:
            if message.match not in (-1, self.match):  # nothing here is what it was about
                raise IllegalActionError("too-late")
            if self.chairs[seat].level:
                raise IllegalActionError("bot-plays")
            if self.host.match.stopped is not None:
                raise self.host.match.stopped
            if self.host.paused:
                raise IllegalActionError("paused")
            self._try(TrialStep("act", seat, message.action))
            action = game.parse_action(message.action)
            receipt = game.is_receipt(action)
            if game.is_adjustment(action):
                self._adjust(seat, action, message.number)
            else:
                asked = None if receipt and not message.question else message.question
                self.host.act(seat, action, asked, message.number)
            self.patience.acted(seat)
        except GameError as error:
            return rule_of(error)
        return None

    def _adjust(self, seat: int, action: object, number: int) -> None:
        """Accept a change of pace, one in ten seconds; it counts from the next announcement on."""
        now = self.host.game_time
        last = self._adjusted.get(seat)
        if last is not None and now - last < ADJUST_MS:
            raise IllegalActionError("too-often", seconds=-(-(last + ADJUST_MS - now) // 1000))
        if self.patience.waits_for(seat):
            if not self.host.match.state.is_legal(seat, action):
                raise IllegalActionError("malformed")
            self._deferred[seat] = action, number
        else:
            self.host.act(seat, action, None, number)
        self._adjusted[seat] = now

    # -- what is tried first ---------------------------------------------------------------

    def _try(self, step: TrialStep) -> TrialOutcome:
        """Return how a step came out elsewhere, where the game comes from another package.

        Raises _UnderTrialError while that is not known, GameFaultError where it may not be done.
        """
        if self._trial is None:
            return TrialOutcome()
        if self._take_backs and step.kind != "take-back":
            raise _UnderTrialError
        found = self._trial.outcome(self.host.match, step)
        if found is None:
            raise _UnderTrialError
        if found.fault is not None:
            raise found.fault
        return found

    def _thinks(self, seat: int, level: str, number: int) -> Thought:
        """Think for a bot, elsewhere."""
        step = TrialStep("choose", seat, level or ANY, number)
        while True:
            try:
                return self.host.match.game.parse_action(self._try(step).action)
            except _UnderTrialError:
                yield WAITS

    def _thinks_elsewhere(
        self, thinkers: Thinkers, wake: Callable[[], None], seat: int, level: str, number: int
    ) -> Thought:
        """Have a bot think in another process, and wait for what it chooses."""
        match, view = self.host.match, self.host.view(seat)
        if not level:
            return Random(number).choice(list(view.legal_actions()))
        task = BotTask(
            match.game.id,
            match.seats,
            match.options,
            self.set_up.deck,
            seat,
            level,
            number,
            match.game.view_document(view),
        )
        choice = thinkers.ask(task, wake)
        try:
            while (action := choice.action) is None:
                yield WAITS
        finally:
            choice.drop()
        return match.game.parse_action(action)

    def _carry_out_tried(self) -> bool:
        """Do what has been tried meanwhile; tell whether the match may be looked at."""
        assert self._trial is not None
        if self._trial.slow():
            self._outbox.news("game-slow")
        if self._looks:
            try:
                self._try(TrialStep("look"))
            except _UnderTrialError:
                return False
            except GameFaultError as error:
                self.unplayable = error
                return False
            self._looks = False
            for each in self._members.here():
                self.welcome(each, -1, -1)
        for seat in list(self._take_backs):
            self._take_backs.remove(seat)
            self.take_back(seat)
        tried, self._tried = self._tried, {}
        for member, message in tried.values():
            guest = self._members.get(member)
            if guest is not None and member in self._seated:
                self.act(guest, message)
        return True

    def flush(self) -> None:
        """Send everybody what has happened for them."""
        if self._looks:
            return
        for member, seated in self._seated.items():
            for update in seated.flush():
                self._outbox.send(member, update)

    def look_again(self) -> None:
        """Let everybody know how the table stands (paused, winners)."""
        for port in self.host.ports:
            port.receive(())
        self.flush()

    # -- pausing -----------------------------------------------------------------------

    @property
    def stands(self) -> bool:
        """Tell whether the match is paused."""
        return bool(self._stands)

    def stands_for(self, why: str) -> bool:
        """Tell whether the match is paused for this reason."""
        return why in self._stands

    def stop(self, why: str) -> bool:
        """Pause; tell whether the match ran until now."""
        ran = not self._stands
        self._stands.add(why)
        if ran:
            self.host.pause()
            self.look_again()
        return ran

    def go_on(self, why: str) -> bool:
        """Withdraw a reason to pause; tell whether the match goes on."""
        if why not in self._stands:
            return False
        self._stands.discard(why)
        if not self._stands:
            self.host.go_on()
            self.look_again()
        return not self._stands

    def wait_for_store(self, waits: bool) -> None:
        """Stand while the disk refuses what has happened, and go on once it has it."""
        if waits:
            self.stop("store")
        else:
            self.go_on("store")

    def go_on_after_failure(self) -> bool:
        """Try again what failed, with a simpler computer player where one did; tell whether
        anything had failed.
        """
        if "failed" not in self._stands:
            return False
        self.host.replace_bot()
        self.go_on("failed")
        return True

    def take_back(self, seat: int) -> bool:
        """Take back the last decision of a seat; tell whether there was one.

        Nobody's cards change: only what no one has seen is drawn again, if the seat learned of it.
        """
        if self.host.match.last_decision(seat) is None:
            return False
        try:
            self._try(TrialStep("take-back", seat, number=self.host.taken_back + 1))
        except _UnderTrialError:
            self._take_backs.append(seat)
            return True
        except GameFaultError:
            self._outbox.news("failed")
            self.stop("failed")
            return False
        done = self.host.take_back(seat, among_people=True)
        self.patience = HearingDeadlines(self.host, self._declared, lambda: self.gate.on)
        self.gate.begin_anew()
        self._deferred.clear()
        self.flush()
        return done

    def is_there(self, guest: Guest) -> None:
        """Somebody says that they are there."""
        for seat in guest.chairs:
            self.patience.acted(seat)
        self.go_on("asked")

    # -- time --------------------------------------------------------------------------

    def tick(self) -> bool:
        """Let clock and bots act for a slice; tell whether bots still have to think."""
        if self.host.match.stopped is not None:
            return False
        if self._trial is not None and not self._carry_out_tried():
            return False
        now = self._clock()
        if "asked" in self._stands and now - self._asked_at >= ASKED_MS:
            self._go_on_without()
        if self.host.paused or self.host.is_over:
            self.flush()
            return False
        self.host.tick()
        self.patience.look(self.host.game_time)
        for seat in self.patience.run_out(self.host.game_time):
            self._ask_whether_there(seat, now)
        self._make_adjustments()
        self._carry_out_waiting()  # somebody who was waited for may have lost the connection
        # Where a clock runs it is the clock that waits, for receipts.
        shut = not self.host.match.game.timed and bool(self.waited_for())
        busy = not shut and (self.host.think() or self._skips())
        if self.host.failed is not None:
            self._outbox.news("bot-failed", seat=self.host.failed)
            self.stop("failed")
            if self._led and not self.host.is_replaced(self.host.failed):
                busy = self.go_on_after_failure()
        self.patience.look(self.host.game_time)
        self.flush()
        return busy and not self.host.paused

    def _skips(self) -> bool:
        """Skip to when the clock acts, if only bots wait for it; tell whether that was done."""
        state, game = self.host.match.state, self.host.match.game
        due = state.deadline()
        if due is None or any(guest.listens for guest in self._members.here()):
            return False
        waited_for = state.to_act() - {CLOCK} or any(
            game.unheard(self.host.view(seat)) for seat in self.host.people
        )
        if waited_for:
            return False
        self.host.skip_to(due)
        return True

    def _make_adjustments(self) -> None:
        for seat, (action, number) in list(self._deferred.items()):
            if not self.patience.waits_for(seat):
                del self._deferred[seat]
                if self.host.match.state.is_legal(seat, action):
                    self.host.act(seat, action, None, number)

    def _ask_whether_there(self, seat: int, now: int) -> None:
        guest = self._members.get(self.chairs[seat].member or 0)
        self._outbox.news("asked-here", guest, seat)
        if seat in self._asked_once:
            self.patience.absent.add(seat)
            return
        self._asked_once.add(seat)
        self._asked_at = now
        self.stop("asked")

    def _go_on_without(self) -> None:
        for seat in self._asked_once:
            if not self.chairs[seat].level and self.patience.is_asked(seat):
                self.patience.absent.add(seat)
                guest = self._members.get(self.chairs[seat].member or 0)
                self._outbox.news("goes-on-without", guest, seat)
        self.go_on("asked")

    def next_due(self) -> int | None:
        """Return in how many ms something happens by itself; None if nothing does."""
        now = self._clock()
        if "asked" in self._stands:
            return max(0, self._asked_at + ASKED_MS - now)
        if self.host.paused or self.host.is_over or self.host.match.stopped is not None:
            return None
        dues = [self.host.next_due(), self.patience.due()]
        times = [due for due in dues if due is not None]
        return max(0, min(times) - self.host.game_time) if times else None
