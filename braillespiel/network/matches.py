"""The matches of a network table, one after another: begun, continued, ended."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from secrets import randbits

from msgspec.structs import replace

from braillespiel.engine.contract import Document, GameError
from braillespiel.games import registry
from braillespiel.network import lobby_rules
from braillespiel.network import messages as m
from braillespiel.network.kept import Keeper, KeptTable, guest_of, kept
from braillespiel.network.members import Guest, Members
from braillespiel.network.pace import NetPace
from braillespiel.network.playing import Outbox, Playing
from braillespiel.network.refusals import RefusalError, refusal
from braillespiel.network.requests import Requests
from braillespiel.store.errors import StoreError
from braillespiel.table.host import Player, TableHost
from braillespiel.table.thinkers import Thinkers
from braillespiel.table.trial import Trial, TrialStep

LOOK_MS = 250
"""A running clock is sampled at least this often, which shows where it stood still."""


@dataclass(frozen=True, slots=True)
class Terms:
    """How a table plays. A ``set_up`` given here is fixed: nobody chooses."""

    bots: Sequence[str]
    """Names for bots."""
    pace: Callable[[], NetPace]
    """Makes the pauses of a match's bots."""
    set_up: m.SetUp | None = None
    starts_at: int | None = None
    """The match begins by itself once this many chairs are taken."""
    draw_match: Callable[[], int] = lambda: randbits(53)
    """Draws the number that stands for a match."""
    led: bool = False
    """A table of a class: nobody there chooses what is played, or when."""
    gate: bool = False
    """The match goes on only once everybody there has heard or read what happened."""
    quiet: bool = False
    """Nobody is told who comes and goes."""
    together: bool = False
    """After nobody could be there, a match against the clock goes on only once all are back who
    play it, or the time is over for which others are waited for."""
    trial: Callable[[str, Callable[[], None]], Trial] | None = None
    """Makes what tries the steps of a game of another package, given its name and what to call
    when something is known. Where there is none, such games are not played."""
    thinkers: Thinkers | None = None
    """Where the bots of our own games think; None: at the table, a slice at a time."""


class TableMatches:
    """What is played at a table. Times are ms of ``clock``, which never goes back."""

    def __init__(
        self,
        members: Members,
        outbox: Outbox,
        keeper: Keeper,
        clock: Callable[[], int],
        terms: Terms,
    ) -> None:
        self.phase: m.Phase = "gathering"
        self.playing: Playing | None = None
        self.requests = Requests(members, outbox, clock, lambda: self.end("ended"), self._again)
        self._members = members
        self._outbox = outbox
        self._keeper = keeper
        self._clock = clock
        self._fixed = terms.set_up is not None
        self._starts_at = terms.starts_at
        self._led, self._together = terms.led, terms.together
        self._silent_until: int | None = None
        """Until when all are waited for who were there before nobody could be."""
        self.gate = terms.gate
        self._bots, self._pace, self._draw_match = terms.bots, terms.pace, terms.draw_match
        self._make_trial, self._thinkers = terms.trial, terms.thinkers
        self._trial: Trial | None = None
        """What tries the steps of the outside game that is to be played here."""
        self._tried_game = ""
        self._begins: m.SetUp | None = None
        """What begins as soon as it has been tried."""
        self.on_tried: Callable[[], None] = lambda: None
        """Called, from any thread, when what is tried or chosen elsewhere is known: then time
        passes here."""
        self._since = clock()
        """Since when what is to be played is as it is."""
        self._told_startable = False
        self.waits_for_store = False
        """Whether the disk refuses what has happened: until it takes it, nothing more happens."""
        self.set_up: m.SetUp | None = None
        self.chat = True
        """Whether people may say something to each other; kept with the table."""
        self._done: tuple[int, ...] = ()
        """The numbers of the last actions in the match that was over before, by their seats."""
        if terms.set_up is not None:
            self.set_up = lobby_rules.checked(terms.set_up, members)
            self._offers(self.set_up.game)
            self._be_ready_to_try(self.set_up)

    # -- asking ------------------------------------------------------------------------

    def ask(self, guest: Guest, message: m.Ask) -> None:
        """Do what somebody asks, during a match or after it. Raises RefusalError."""
        if self.phase == "over" and self._led:
            raise RefusalError("class-leads")
        if self.phase == "over" and message.what == "again":
            self.requests.propose_again(guest)
        elif self.phase == "over" and message.what == "gather":
            self.opener(guest)
            self.gather()
        else:
            self.requests.ask(self.of(guest), guest, message)

    def opener(self, guest: Guest) -> None:
        """Check that somebody is the opener. Raises RefusalError not-opener, class-leads."""
        if self._led:
            raise RefusalError("class-leads")
        if guest is not self._members.opener():
            raise RefusalError("not-opener")

    def of(self, guest: Guest) -> Playing:
        """Return the match in which a member has chairs. Raises RefusalError no-match, watches."""
        if self.playing is None or self.phase != "playing":
            raise RefusalError("no-match")
        if not guest.chairs:
            raise RefusalError("watches")
        return self.playing

    def answered(self, guest: Guest, message: m.Act) -> m.Answer | None:
        """Return what an action of a match that is over was answered, None if it was not done."""
        found = None if self.playing is None else self.playing.answered(guest, message)
        last = message.number and (message.seat, message.number) in enumerate(self._done)
        if found is None and last:
            return m.Answer(message.seat, message.number)
        return found

    def gathering(self) -> None:
        """Check that no match is played; one that is over is put away. Raises RefusalError."""
        if self.phase == "playing":
            raise RefusalError("match-runs")
        if self.phase == "over":
            self.gather()

    def choose_game(self, guest: Guest, set_up: m.SetUp) -> None:
        """Take what is to be played. Raises RefusalError."""
        self.opener(guest)
        if self._fixed:
            raise RefusalError("set-up-fixed")
        self.gathering()
        self._offers(set_up.game)
        self.set_up = lobby_rules.checked(set_up, self._members)
        self._be_ready_to_try(self.set_up)
        self._since, self._told_startable = self._clock(), False
        for each in self._members:
            each.ready = False
        self._outbox.news("set-up", guest)
        self.start_by_itself()

    @property
    def startable(self) -> m.Startable:
        """Whether the opener may begin, and why."""
        if self.phase != "gathering" or self.set_up is None:
            return ""
        return lobby_rules.startable(self._members, self._clock() - self._since)

    def somebody_came(self) -> None:
        """Start everybody's time again, now that somebody has come or sat down."""
        self._since = self._clock()

    def sits_down_late(self, guest: Guest) -> bool:
        """Give who comes during a match the chairs of computer players, if that was agreed on.

        Tell whether they have chairs; else they watch.
        """
        if self.phase != "playing":
            return False
        playing = self._now_playing
        if playing.set_up.late and not guest.wants_to_watch and playing.take_chairs(guest):
            guest.watches = False
            self._keeper.reseat(playing.host.players)
            return True
        guest.watches = True
        return False

    # -- beginning ---------------------------------------------------------------------

    def start_by_itself(self) -> None:
        """Begin without anybody's help, once enough chairs are taken."""
        players = [guest for guest in self._members.players() if guest.here]
        taken = sum(len(guest.names) for guest in players)
        enough = self._starts_at is not None and taken >= self._starts_at
        if not enough or self.phase != "gathering" or self.set_up is None:
            return
        try:
            self._begin(self.set_up)
        except RefusalError as error:
            self._tell_fault(error)

    def wait_for(self, chairs: int) -> None:
        """Begin as soon as this many chairs are taken."""
        self._starts_at = chairs
        self.start_by_itself()

    def set_gate(self, on: bool) -> None:
        """Wait for everybody to hear from now on, or for nobody."""
        self.gate = on
        if self.playing is not None:
            self.playing.set_gate(on)

    def start(self, guest: Guest) -> None:
        """Begin because the opener wants it. Raises RefusalError."""
        self.opener(guest)
        self.gathering()
        if self.set_up is None:
            raise RefusalError("nothing-chosen")
        guest.ready = True
        if not self.startable:
            raise RefusalError("not-all-ready")
        self._begin(self.set_up)

    def _offers(self, game: str) -> None:
        """See whether a game can be played here. Raises RefusalError."""
        if not registry.has(game) or not registry.is_outside(game):
            return
        if self._make_trial is None:
            raise RefusalError("game-not-here", game=game)
        if registry.game(game).timed:
            raise RefusalError("game-timed", game=game)

    def _be_ready_to_try(self, set_up: m.SetUp) -> None:
        """Have what tries an outside game, and only where one is to be played."""
        wanted = set_up.game if registry.is_outside(set_up.game) else ""
        if wanted == self._tried_game and (self._trial is not None or not wanted):
            return
        self.close()
        self._tried_game = wanted
        if wanted and self._make_trial is not None:
            self._trial = self._make_trial(wanted, lambda: self.on_tried())
            self._trial.outcome(None, _beginning(set_up))

    def close(self) -> None:
        """End what runs beside the table."""
        if self._trial is not None:
            self._trial.close()
        self._trial, self._tried_game, self._begins = None, "", None

    def _may_begin(self, set_up: m.SetUp) -> bool:
        """Tell whether a match may begin now; an outside game is tried first.

        Raises RefusalError where it cannot be played.
        """
        self._offers(set_up.game)
        self._be_ready_to_try(set_up)
        if self._trial is None:
            return True
        seed, position = self._keeper.deal(set_up)
        found = self._trial.outcome(None, _beginning(set_up, seed, position))
        if found is None:
            if self._begins is None:
                self._outbox.news("tries-game")
            self._begins = set_up
            return False
        self._begins = None
        if found.fault is not None:
            raise refusal(found.fault)
        return True

    def _begin_what_was_tried(self) -> None:
        """Begin what waited for its trial, if people are still there for it."""
        set_up = self._begins
        if set_up is None or self.phase != "gathering":
            return
        if not self._members.players() or set_up.game != self._tried_game:
            self._begins = None
            return
        try:
            self._begin(set_up)
        except RefusalError as error:
            self._begins = None
            self._tell_fault(error)

    def _tell_fault(self, error: RefusalError) -> None:
        for guest in self._members.here():
            self._outbox.send(guest.id, m.Refused(error.rule, error.details))

    def _begin(self, set_up: m.SetUp) -> None:
        """Begin a match: it is on disk before anybody hears of it."""
        if not self._may_begin(set_up):
            return
        chairs = lobby_rules.dealt(set_up, self._members, self._bots)
        players = [Player(chair.name, chair.level) for chair in chairs]
        try:
            host = self._keeper.begin(set_up, players, self._clock)
        except GameError as error:
            raise refusal(error) from None
        except StoreError as error:
            raise RefusalError(f"store-{error.kind}") from None
        self._sit_down(host, set_up, chairs)
        self._outbox.news("began")
        playing = self._now_playing
        for guest in self._members.here():
            playing.welcome(guest, -1, -1)
        for guest in self._members.players():
            if guest.chairs and not (guest.here and (guest.ready or self._starts_at)):
                playing.bot_plays(guest)

    def _sit_down(self, host: TableHost, set_up: m.SetUp, chairs: Sequence[m.Chair]) -> None:
        self._be_ready_to_try(set_up)
        self._done = ()
        host.pace = self._pace()
        self.phase, self._silent_until = "playing", None
        self.requests.begin()
        self.playing = Playing(
            host,
            set_up,
            self._members,
            chairs,
            self._draw_match(),
            self._outbox,
            self._clock,
            self.gate,
            self._led,
            self._trial,
            self._thinkers,
            lambda: self.on_tried(),
        )
        for guest in self._members:
            self.playing.seat(guest)
        self.playing.wait_for_store(self.waits_for_store)

    @property
    def _now_playing(self) -> Playing:
        assert self.playing is not None
        return self.playing

    def _again(self) -> None:
        """Begin a return match."""
        set_up = self._now_playing.set_up
        game = registry.game(set_up.game)
        try:
            options = game.rematch(self._now_playing.host.match.options, set_up.seats)
        except GameError as error:
            raise refusal(error) from None
        self._put_away()
        for guest in self._members.here():
            guest.ready = True
        try:
            self._begin(replace(set_up, options=options, seed=None))
        except RefusalError:
            self._outbox.news("gathering")
            raise

    def written(self, refused: bool) -> bool:
        """Learn how it went on a disk that answers later; tell whether that is news.

        While it refuses what has happened the match stands and takes no action.
        """
        if self.phase == "playing" and not refused:
            self.remember()  # a match that has just begun has its number now
        if refused == self.waits_for_store:
            return False
        self.waits_for_store = refused
        if self.playing is not None:
            self.playing.wait_for_store(refused)
        if not refused:
            self._outbox.news("store-again")
        return True

    def stop_for_fault(self) -> None:
        """Pause a match that raised when time passed, and tell everybody once."""
        if self.phase == "playing" and self._now_playing.stop("failed"):
            self._outbox.news("failed")

    def see_the_end(self) -> None:
        """Check whether the match is over."""
        if self.phase == "playing" and self._now_playing.host.is_over:
            self._now_playing.go_on("empty")  # nobody was there when it was opened again
            self._now_playing.flush()
            self.phase = "over"
            self.requests.begin()
            match = self._now_playing.host.match
            numbers = [(entry.seat, entry.number) for entry in match.journal]
            self._done = tuple(
                max((number for of, number in numbers if of == seat), default=0)
                for seat in range(match.seats)
            )
            self._keeper.leave()
            self._outbox.news("over")

    def somebody_is_gone(self) -> None:
        """Pause the match while none of its people is here; end it when none has a chair."""
        if self.phase != "playing":
            return
        sitting = [guest for guest in self._members if guest.chairs]
        if not sitting:
            self.end("ended")
        elif not any(guest.here for guest in sitting):
            self._silent_until = None
            self._now_playing.stop("empty")

    def see_silence(self, back: Guest | None = None) -> None:
        """Let a match go on that stood while nobody was there, once all are who are waited for.

        ``back`` is who is coming back at this moment.
        """
        if self.phase != "playing" or not self._now_playing.stands_for("empty"):
            return
        playing = self._now_playing
        away = [guest for guest in playing.absent() if guest is not back]
        if self._together and playing.host.match.game.timed and away:
            if self._silent_until is None:
                self._silent_until = self._clock() + playing.set_up.wait * 1000
            if self._clock() < self._silent_until:
                return
        self._silent_until = None
        playing.go_on("empty")

    def end(self, what: str) -> None:
        """Stop a match that is not over."""
        self._keeper.leave()
        self._outbox.news(what)
        self.gather()

    def gather(self) -> None:
        """Put the match away so that people can choose anew, and tell them."""
        self._put_away()
        self._outbox.news("gathering")

    def _put_away(self) -> None:
        if self.phase == "over":
            self._keeper.put_away()
        if self.playing is not None:
            for guest in self._members:
                self.playing.forget(guest)
        self.playing = None
        self.phase = "gathering"
        self.requests.begin()
        self._since, self._told_startable = self._clock(), False
        for guest in self._members:
            guest.chairs, guest.ready = (), False
            guest.watches = guest.wants_to_watch

    def remember(self) -> None:
        """Remember who is here, for when the host is started again."""
        chairs = () if self.playing is None else tuple(self.playing.chairs)
        members = tuple(kept(guest) for guest in self._members if not guest.unseen)
        self._keeper.remember(KeptTable(self.set_up, members, chairs, self.chat, self._done))

    def resume(self) -> None:
        """Continue what was being played when the host ended, if anything was."""
        found = self._keeper.remembered()
        if found is None or (self._fixed and found.set_up != self.set_up):
            return  # something else is to be played: the match stays among the saved ones
        self.chat, self._done = found.chat, found.done
        now = self._clock()
        self._members.put_back(guest_of(each, now) for each in found.members)
        going_on = found.set_up is not None and bool(found.chairs)
        if going_on and found.set_up is not None and registry.has(found.set_up.game):
            try:
                self._offers(found.set_up.game)
            except RefusalError:
                going_on = False  # the match stays among the saved ones
        host = self._keeper.resume(self._clock) if going_on else None
        if found.set_up is None or host is None:
            for guest in self._members:
                guest.chairs, guest.expected = (), False
            self.set_up = self.set_up or found.set_up
            return
        self.set_up = found.set_up
        self._sit_down(host, found.set_up, found.chairs)
        self._keeper.recall(host)
        self._now_playing.recalled()
        for seat, chair in enumerate(found.chairs):
            player = Player(chair.name, chair.level)
            if host.players[seat] != player:
                host.seat_player(seat, player)
        self._now_playing.stop("empty")
        self._now_playing.flush()
        self.see_the_end()

    # -- time --------------------------------------------------------------------------

    def tick(self) -> int | None:
        """Let time pass; return the ms until the next call, 0: at once, None: nothing is due."""
        if self.phase != "playing":
            self._begin_what_was_tried()
        if self.phase != "playing":
            return self._until_startable()
        if self._silent_until is not None:
            self.see_silence()
        busy = self._now_playing.tick()
        fault = self._now_playing.unplayable
        if fault is not None:
            self.end("ended")
            self._tell_fault(refusal(fault))
            return None
        self.requests.missing(self._now_playing)
        self.see_the_end()
        if self.phase != "playing":
            return None
        if busy:
            return 0
        playing = self._now_playing
        dues = [playing.next_due(), self.requests.next_due(playing)]
        if playing.host.match.game.timed and not playing.host.paused:
            dues.append(LOOK_MS)
        if self._silent_until is not None:
            dues.append(max(0, self._silent_until - self._clock()))
        return min((due for due in dues if due is not None), default=None)

    def _until_startable(self) -> int | None:
        if self.phase != "gathering" or self.set_up is None or not self._members.here():
            return None
        left = self._since + lobby_rules.READY_MS - self._clock()
        if left > 0:
            return left
        if not self._told_startable and self.startable == "missing":
            self._told_startable = True
            self._outbox.news("may-start")
        return None


def _beginning(set_up: m.SetUp, seed: int = 0, position: Document | None = None) -> TrialStep:
    """Return the step that tries a match that begins so."""
    dealt = "" if position is None else json.dumps(position)
    options = tuple(sorted(set_up.options.items()))
    return TrialStep("begin", text=dealt, number=seed, seats=set_up.seats, options=options)
