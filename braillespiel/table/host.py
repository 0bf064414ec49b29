"""A match being played: people and bots, the disk, the clock; what each port is sent.

The table host knows no keys, screens or words. Every accepted action is on disk before any port
hears of it.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from random import Random
from secrets import randbits
from typing import Any, Protocol

from braillespiel.engine.anygame import AnyBot, AnyThought
from braillespiel.engine.chance import choice
from braillespiel.engine.contract import CLOCK, Bot, GameError, IllegalActionError
from braillespiel.engine.like_me import bot_of
from braillespiel.engine.match import Entry, Match
from braillespiel.store.errors import StoreError
from braillespiel.store.records import Outcome
from braillespiel.table.hearing import Adjustments, Hearing
from braillespiel.table.pace import TablePace

# -- questions -----------------------------------------------------------------------


class Questions:
    """The current question of each of ``seats``."""

    def __init__(self, match: Match, seats: Sequence[int]) -> None:
        self._match = match
        self._seats = tuple(seats)
        self._round = 0
        """How often the match was set back: numbers of entries come again then."""
        self._legal: dict[int, list[Any]] = {}
        self._changed: dict[int, int] = {}
        self._look()

    def of(self, seat: int) -> str:
        """Return the question that an action of ``seat`` answers now."""
        asked = self._match.state.question(seat)
        if asked is not None:
            return asked
        return f"{self._round}.{self._changed.get(seat, 0)}"

    def ask(self, seats: Sequence[int]) -> None:
        """Ask these seats from now on; a seat that was not asked before is asked something new."""
        new = set(seats) - set(self._seats)
        self._seats = tuple(seats)
        self._look()
        for seat in new:
            self._changed[seat] = len(self._match.journal)

    def went_on(self, actor: int) -> None:
        """Take in what an action of ``actor`` (a seat or CLOCK) has changed for the others."""
        for seat in self._look():
            if seat != actor:
                self._changed[seat] = len(self._match.journal)

    def begin_again(self) -> None:
        """The match was set back, or carried out again: whatever was asked before is past."""
        self._round += 1
        self._changed.clear()
        self._look()

    def _look(self) -> list[int]:
        """Take the legal actions again; return the seats whose actions have changed."""
        state, found = self._match.state, []
        for seat in self._seats:
            if state.question(seat) is not None:
                continue
            legal = list(state.legal_actions(seat))
            if legal != self._legal.get(seat):
                self._legal[seat] = legal
                found.append(seat)
        return found


# -- host ----------------------------------------------------------------------------


_LOG = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat. ``level`` is a bot's; people have none."""

    name: str
    level: str = ""

    @property
    def is_bot(self) -> bool:
        """Tell whether a bot sits here."""
        return bool(self.level)


Thought = Generator[object, None, Any]
"""A bot at work: it returns its action."""
WAITS = "waits"
"""Yielded by a thought that goes on once somebody else has told how."""


class _Substitute(Bot[Any, Any]):
    """Plays on for a bot that cannot: any legal action, whatever the game."""

    def choose(self, view: Any, rng: Random) -> AnyThought:
        """Choose among the legal actions that are listed."""
        found = view.legal_actions()
        if not found:
            raise LookupError("no action is listed")
        return choice(rng, found)
        yield


class Journal(Protocol):
    """Where accepted actions are made durable (store.matches; tests use a list)."""

    def sync(self, journal: Sequence[Entry], taken_back: int, outcome: Outcome | None) -> None:
        """Make what is stored equal to ``journal``; durable when it returns.

        ``taken_back`` is how often an action was taken back, ``outcome`` is given once the match
        is over. Raises StoreError; the next call catches up on what is missing.
        """


class Listener(Protocol):
    """Where people sit (table.port): whoever is told what happens."""

    def receive(self, events: Sequence[Any], stands: int | None = None) -> None:
        """Take in what has happened; the match may be set back to ``stands`` entries before."""

    def begin(self) -> None:
        """Learn that what came so far had happened before the match was resumed."""


@dataclass(slots=True)
class _Thinking:
    """A bot at work: its thought, the situation, since when, and its answer."""

    thought: Thought
    about: Any
    length: int
    seat: int
    started: int
    action: Any = None
    wait: int | None = None
    """How long its answer takes, in ms; None while it has none."""


class TableHost:
    """The host of one match.

    Bots and hints are seeded from ``secrets``, or from ``known_seed``, a match's seed that was
    given by hand. Times are game milliseconds: the wall time that ``now`` gives, less all pauses.
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        journal: Journal,
        known_seed: int | None,
        now: Callable[[], int],
        resume_at: int = 0,
        taken_back: int = 0,
    ) -> None:
        self.match = match
        self.players = tuple(players)
        self.people = tuple(n for n, player in enumerate(players) if not player.is_bot)
        self._bots = frozenset(range(len(self.players))).difference(self.people)
        self.journal = journal
        self.ports: list[Listener] = []
        self.known_seed = known_seed
        """The match's seed where it was given by hand: then it is no secret."""
        self._seed = randbits(64) if known_seed is None else known_seed & 0xFFFFFFFF
        self._now = now
        self._base = now() - resume_at
        self._paused_at: int | None = None
        self._thinking: dict[int, _Thinking] = {}
        self._receipts: list[tuple[int, Any]] = []
        """What bots have still to say that they have heard."""
        self._unheard: list[Any] = [None] * len(self.players)
        self._questions = Questions(match, self.people)
        self._hearing = Hearing(match.game.heard_cells)
        self._adjustments = Adjustments()
        self.taken_back = taken_back
        """How often an action was taken back: such a match counts apart."""
        self.trouble: StoreError | None = None
        """Why the last action is not on disk; None when all is."""
        self.pace = TablePace()
        self.failed: int | None = None
        """The seat whose bot cannot go on: it raised, or chose what the rules refuse. The match
        pauses, and nobody plays the seat until ``replace_bot``."""
        self._substituted: set[int] = set()
        self.thinks: Callable[[int, str, int], Thought] | None = None
        """Thinks for a bot instead of the game's own: given seat, level and seed; the level is ""
        where any legal action will do."""
        self._listen(bots=False)

    # -- time --------------------------------------------------------------------------

    @property
    def game_time(self) -> int:
        """Game time in ms: runs only while nothing pauses it."""
        return (self._now() if self._paused_at is None else self._paused_at) - self._base

    def pause(self) -> None:
        """Stop the game's clock (a menu, the hand-over screen, Pause)."""
        if self._paused_at is None:
            self._paused_at = self._now()

    def go_on(self) -> None:
        """Let the game's clock run again."""
        if self._paused_at is not None:
            self._base += self._now() - self._paused_at
            self._paused_at = None

    def skip_to(self, at: int) -> None:
        """Set the game's clock to ``at``, unless that is past, or the clock is stopped."""
        if not self.paused:
            self._base -= max(0, at - self.game_time)

    @property
    def paused(self) -> bool:
        """Tell whether the game's clock is stopped."""
        return self._paused_at is not None

    # -- acting ------------------------------------------------------------------------

    def view(self, seat: int) -> Any:
        """Return what ``seat`` may know now."""
        return self.match.state.view(seat)

    @property
    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.match.state.is_over()

    def question(self, seat: int) -> str:
        """Return what an action of ``seat`` answers now (State.question, or the host's own)."""
        return self._questions.of(seat)

    def act(self, seat: int, action: Any, question: str | None = None, number: int = 0) -> None:
        """Carry out an action: apply, write, and only then tell the ports.

        ``question`` is the one it answers; None means the current one, after the clock has acted.
        ``number`` is the one that the seat gave it, to be journalled with it.
        Raises IllegalActionError (only what was due has happened): "too-late" if it answers another
        question, else what the rules say. What could not be stored is in ``trouble``. A receipt
        matters only while something waits for it.
        """
        now, game = self.game_time, self.match.game
        if game.timed:
            self._advance(now)  # its events stay even if the action is refused
        receipt, adjusts = game.is_receipt(action), game.is_adjustment(action)
        if receipt and (self.is_over or action != game.unheard(self.view(seat))):
            return
        if question not in (None, self.question(seat)):
            raise IllegalActionError("too-late")
        if adjusts:
            self._adjustments.check(seat, now)
        elif not receipt:
            self._heard_by_acting(seat, action)
        action = game.counted(action, self._hearing.added(seat, now))
        events = self.match.apply(seat, action, now, number)
        if receipt:
            self._hearing.heard(seat, now)
        if adjusts:
            self._adjustments.made(seat)
        self._questions.went_on(seat)
        self._announced(events)

    def _heard_by_acting(self, seat: int, action: Any) -> None:
        """Note that whoever acts on what was announced has heard it."""
        told = self.match.game.unheard(self.view(seat)) if self.match.game.timed else None
        if told is not None and self.match.state.is_legal(seat, action):
            self.act(seat, told)

    def tick(self) -> bool:
        """Let the clock act if it is due; tell whether anything happened."""
        return self.match.game.timed and self._advance(self.game_time)

    def _advance(self, now: int) -> bool:
        before = len(self.match.journal)
        events = self.match.advance(now)
        if len(self.match.journal) == before:
            return False
        self._questions.went_on(CLOCK)
        self._announced(events)
        return True

    def _announced(self, events: Sequence[Any]) -> None:
        self._store()
        self.announce(events)

    def _store(self) -> None:
        """Write the journal; a disk failure is reported, and the match goes on in memory."""
        outcome = None
        if self.is_over:
            outcome = Outcome(list(self.match.state.scores()), list(self.match.state.winners()))
        try:
            self.journal.sync(self.match.journal, self.taken_back, outcome)
        except StoreError as error:
            self.trouble = error
        else:
            self.trouble = None

    def hold(self) -> None:
        """A port is still announcing what happened: bots wait, unless the match's clock runs."""
        self.pace.hold(self.game_time)

    def announce(self, events: Sequence[Any]) -> None:
        """Send events to every port; each takes what its chairs may know."""
        self.pace.happened(self.game_time)
        self._listen()
        for port in self.ports:
            port.receive(events)

    def _listen(self, bots: bool = True) -> None:
        """Note what each seat is told now that waits to be heard; bots hear at once."""
        if not self.match.game.timed or self.match.stopped is not None:
            return
        for seat, player in enumerate(self.players):
            receipt = self.match.game.unheard(self.view(seat))
            unheard = None if receipt is None else (receipt, self.match.state.question(seat))
            if unheard is not None and unheard != self._unheard[seat]:
                self._hearing.told(seat, self.game_time)
                if player.is_bot and bots:
                    self._receipts.append((seat, receipt))
            self._unheard[seat] = unheard

    def recall(self, entries: Sequence[Entry]) -> None:
        """Carry out again what was played before; for the ports that is past."""
        for entry in entries:
            self.announce(self.match.replay([entry]))
        self._receipts.clear()
        self._questions.begin_again()
        for port in self.ports:
            port.begin()

    def take_back(self, seat: int, redraw: bool = False, among_people: bool = False) -> bool:
        """Go back to before the last decision of ``seat``; tell whether there was one.

        With ``redraw``, what the seat could not know then is drawn again, so that whatever it has
        seen meanwhile tells it nothing: also what bots hold. ``among_people`` everything that
        anybody holds or has seen stays, and what nobody has seen is drawn again only if the seat
        has learned of it.
        """
        length = self.match.last_decision(seat)
        if length is None:
            return False
        dropped = self.match.rewind(length)
        stands = len(self.match.journal)
        self.taken_back += 1
        if among_people:
            self.match.redraw_unseen(seat, self.taken_back, dropped)
        elif redraw:
            self.match.redraw(seat, self.taken_back)
        self._store()
        self._thinking.clear()
        self._receipts.clear()
        self._listen(bots=False)
        self._questions.begin_again()
        for port in self.ports:
            port.receive((), stands)
        return True

    def seat_player(self, seat: int, player: Player) -> None:
        """Let somebody else play ``seat`` from now on: a bot for a person, or the person again."""
        players = list(self.players)
        players[seat] = player
        if self.failed == seat:
            self.failed = None
        self.players = tuple(players)
        self.people = tuple(n for n, each in enumerate(players) if not each.is_bot)
        self._bots = frozenset(range(len(players))).difference(self.people)
        self._thinking.pop(seat, None)
        self._receipts = [found for found in self._receipts if found[0] != seat]
        self._unheard[seat] = None
        self._questions.ask(self.people)
        self._listen()

    def declare(self, seat: int, ms: int) -> None:
        """Note how long a seat on another computer may need to hear something, as it has said."""
        self._hearing.declare(seat, ms)

    # -- who is next -------------------------------------------------------------------

    def bots_to_act(self) -> list[int]:
        """Return the bots that may act now."""
        acting = self._bots & self.match.state.to_act()
        return sorted(acting - {self.failed}) if acting else []

    def think(self) -> bool:
        """Continue with the bots for a slice of a few ms; tell whether there is more to do.

        If there is not, everybody waits for a person or for time to pass.
        """
        acting = self.bots_to_act()
        if not (acting or self._receipts) or self.paused or self.is_over:
            return False
        if self._receipts:
            with contextlib.suppress(IllegalActionError):  # nothing waits for it any more
                self.act(*self._receipts.pop(0))
            return True
        busy = False
        for seat in acting:
            try:
                thinks, acts = self._think_for(seat)
            except Exception as error:  # a bot may come from anybody
                self._bot_failed(seat, error)
                return False
            if acts is not None:
                try:
                    self.act(seat, acts.action)
                except GameError as error:
                    self._bot_failed(seat, error)
                    return False
                return True
            busy = busy or thinks
        return busy

    def _think_for(self, seat: int) -> tuple[bool, _Thinking | None]:
        """Go on with a bot for a slice; return whether it thinks, and what it does if that is due.

        Raises whatever the bot raises.
        """
        thinking = self._thinking.get(seat)
        about = self._situation(seat)
        if thinking is None or thinking.about != about:
            thinking = self._thinking[seat] = self._begin(seat, about)
        thinks = thinking.wait is None
        if thinks:
            try:
                thinks = next(thinking.thought) is not WAITS
            except StopIteration as done:
                self._thought_out(thinking, done.value)
        due = self._due(thinking)
        if due is None or due > self.game_time:
            return thinks, None
        del self._thinking[seat]
        return thinks, thinking

    def _bot_failed(self, seat: int, error: Exception) -> None:
        """Pause for a bot that cannot go on; every port learns of it once."""
        _LOG.error("The bot of seat %d cannot go on", seat + 1, exc_info=error)
        self._thinking.pop(seat, None)
        self.failed = seat
        self.pause()
        for port in self.ports:
            port.receive(())

    def replace_bot(self) -> bool:
        """Let any legal actions be played for the bot that has failed; tell whether one had."""
        seat, self.failed = self.failed, None
        if seat is None:
            return False
        self._substituted.add(seat)
        for port in self.ports:
            port.receive(())
        return True

    def is_replaced(self, seat: int) -> bool:
        """Tell whether the simplest bot plays a seat, for one that failed."""
        return seat in self._substituted

    def _bot(self, seat: int) -> AnyBot:
        """Return the bot that plays ``seat``."""
        if seat in self._substituted:
            return _Substitute()
        return bot_of(self.match.game, self.players[seat].level)

    def _paced(self, seat: int) -> bool:
        """Tell whether the bot of ``seat`` has a human pace of its own."""
        return self.match.game.timed and self._bot(seat).paced

    def _situation(self, seat: int) -> Any:
        """Return what a bot decides about: again after every action, at a pace of its own only
        when its choices have changed.
        """
        if self._paced(seat):
            return list(self.match.state.legal_actions(seat))
        return len(self.match.journal)

    def _begin(self, seat: int, about: Any) -> _Thinking:
        bot = self._bot(seat)
        length = len(self.match.journal)
        old = self._thinking.get(seat)
        goes_on = old is not None and not self._paced(seat)
        started = old.started if old is not None and goes_on else self.game_time
        thought: Thought
        if self.thinks is None:
            thought = bot.choose(self.view(seat), self.rng(seat, length))
        else:
            level = "" if seat in self._substituted else self.players[seat].level
            thought = self.thinks(seat, level, self._chance_of(seat, length))
        return _Thinking(thought, about, length, seat, started)

    def _thought_out(self, thinking: _Thinking, action: Any) -> None:
        """Note a bot's answer; bots with a human pace hold it back for ``pause`` ms."""
        thinking.action = action
        thinking.wait = 0
        if self.match.game.timed:
            bot = self._bot(thinking.seat)
            rng = self.rng(thinking.seat, thinking.length + 1_000_000)
            thinking.wait = bot.pause(self.view(thinking.seat), action, rng)

    def _due(self, thinking: _Thinking) -> int | None:
        """Return when a bot acts; None while it thinks. A game with a clock sees to hearing."""
        if thinking.wait is None:
            return None
        if self.match.state.deadline() is not None:
            return thinking.started + thinking.wait
        return self.pace.due(thinking.started, thinking.wait)

    def rng(self, seat: int, length: int) -> Random:
        """Return the chance of a bot, or of a hint, after this many entries."""
        return Random(self._chance_of(seat, length))

    def _chance_of(self, seat: int, length: int) -> int:
        # Never from a secret deal: who tries seeds until a bot's choices fit would know the cards.
        return self._seed << 40 | length << 8 | seat

    def undecided(self) -> bool:
        """Tell whether a bot that may act has not yet made up its mind about the situation."""
        if self._receipts:
            return True
        for seat in self.bots_to_act():
            thinking = self._thinking.get(seat)
            if thinking is None or thinking.wait is None:
                return True
            if thinking.about != self._situation(seat):
                return True
        return False

    def next_due(self) -> int | None:
        """Return the game time of the next thing that happens by itself, or None."""
        acting = self.bots_to_act()
        dues = [self._due(found) for seat, found in self._thinking.items() if seat in acting]
        times = [due for due in dues if due is not None]
        deadline = self.match.state.deadline()
        if deadline is not None:
            times.append(deadline)
        return min(times, default=None)
