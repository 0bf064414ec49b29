"""A match being played: people and bots, the disk, the clock; what each seat is to be told.

The table host knows no keys and no screens. Every accepted action is on disk before any seat's
outbox holds a word about it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from braillespiel.engine.anygame import AnyThought
from braillespiel.engine.contract import CLOCK, IllegalActionError
from braillespiel.engine.match import Entry, Match
from braillespiel.games.presenter import Announcement, Presenter
from braillespiel.store.errors import StoreError
from braillespiel.store.records import Outcome


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat. ``level`` is a bot's; people have none."""

    name: str
    level: str = ""

    @property
    def is_bot(self) -> bool:
        """Tell whether a computer player sits here."""
        return bool(self.level)


class Journal(Protocol):
    """Where accepted actions become durable (store.matches; tests use a list)."""

    def sync(self, journal: Sequence[Entry], taken_back: int, outcome: Outcome | None) -> None:
        """Make what is stored equal to ``journal``; durable when it returns.

        ``taken_back`` is how often an action was taken back, ``outcome`` is given once the match
        is over. Raises StoreError; the next call catches up on what is missing.
        """


@dataclass(slots=True)
class _Thinking:
    """A bot at work: its thought, about which situation, and when its answer is due."""

    thought: AnyThought
    about: Any
    length: int
    seat: int
    started: int
    action: Any = None
    due: int | None = None


class TableHost:
    """The host of one match.

    ``presenters`` maps every seat to its presenter; only people's outboxes are read. Times are game
    milliseconds: the wall time that ``now`` gives, less all pauses.
    """

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        presenters: Sequence[Presenter],
        journal: Journal,
        bot_seed: int,
        now: Callable[[], int],
        resume_at: int = 0,
        taken_back: int = 0,
    ) -> None:
        self.match = match
        self.players = tuple(players)
        self.presenters = tuple(presenters)
        self.journal = journal
        self.outbox: list[list[Announcement]] = [[] for _ in players]
        self.seed = bot_seed
        self._now = now
        self._base = now() - resume_at
        self._paused_at: int | None = None
        self._thinking: dict[int, _Thinking] = {}
        self._heard_actions: list[tuple[int, Any]] = []
        self.taken_back = taken_back
        """How often an action was taken back: such a match counts apart."""
        self.trouble: StoreError | None = None
        """Why the last action is not on disk; None when all is."""
        self.bot_pause_ms = 0
        """How long a bot waits before its move in games without a clock of their own."""
        self.people = tuple(n for n, player in enumerate(players) if not player.is_bot)
        self.past: list[list[Announcement]] = [[] for _ in players]
        """What each seat had been told before the match was resumed."""
        first = self.presenters[0]
        self.common: Presenter | None = None
        """The presenter of all people together, where several of them play at once."""
        if first.shared and len(self.people) > 1:
            self.common = type(first)(first.words, first.names, None, self.people)

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

    @property
    def paused(self) -> bool:
        """Tell whether the game's clock stands."""
        return self._paused_at is not None

    @property
    def racing(self) -> bool:
        """Tell whether a delay costs somebody something: a clock runs, or several may act."""
        state = self.match.state
        if not self.match.game.timed or state.is_over():
            return False
        return state.deadline() is not None or len(state.to_act()) > 1

    # -- acting ------------------------------------------------------------------------

    def view(self, seat: int) -> Any:
        """Return what ``seat`` may know now."""
        return self.match.state.view(seat)

    @property
    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.match.state.is_over()

    @property
    def practice(self) -> bool:
        """Tell whether hints and take-back are fair: one person, against bots or alone."""
        return len(self.people) <= 1

    def act(self, seat: int, action: Any) -> None:
        """Carry out an action: apply, write, and only then put the announcements out.

        Raises IllegalActionError (only the time went on). What could not be stored is in
        ``trouble``.
        """
        now = self.game_time
        if self.match.game.timed:
            self._advance(now)  # its events stay even if the action is refused
        before = len(self.match.journal)
        try:
            events = self.match.apply(seat, action, now)
        except IllegalActionError:
            if len(self.match.journal) != before:
                self._store()  # when it was refused
            raise
        self._announced(events)

    def tick(self) -> bool:
        """Let the clock act where it is due; tell whether anything happened."""
        return self._advance(self.game_time)

    def _advance(self, now: int) -> bool:
        before = len(self.match.journal)
        events = self.match.advance(now)
        if len(self.match.journal) == before:
            return False
        self._announced(events)
        return True

    def _announced(self, events: Sequence[Any]) -> None:
        self._store()
        self.announce(events)

    def _store(self) -> None:
        """Write the journal; a disk that fails is told of, and the match goes on in memory."""
        outcome = None
        if self.is_over:
            outcome = Outcome(list(self.match.state.scores()), list(self.match.state.winners()))
        try:
            self.journal.sync(self.match.journal, self.taken_back, outcome)
        except StoreError as error:
            self.trouble = error
        else:
            self.trouble = None

    def acknowledge(self, seat: int, on_heard: Any) -> None:
        """Carry out that ``seat`` has heard; too late does not matter any more."""
        with contextlib.suppress(IllegalActionError):
            self.act(seat, on_heard)

    def announce(self, events: Sequence[Any]) -> None:
        """Word events for every seat, each as it may know them; to people together once."""
        if self.common is not None:
            self._announce_to_all(self.common, events)
        for seat, presenter in enumerate(self.presenters):
            bot = self.players[seat].is_bot
            if (bot and not self.match.game.timed) or (self.common is not None and not bot):
                continue
            presenter.now = self.game_time
            view = self.view(seat)
            seen = [event.redacted_for(seat) for event in events]
            announced = [
                each
                for known in seen
                if known is not None
                for each in presenter.announce(known, view)
            ]
            for announcement in sorted(announced, key=lambda each: each.expects_reply):
                if not bot:
                    self.outbox[seat].append(announcement)
                elif announcement.on_heard is not None:
                    self._heard_actions.append((seat, announcement.on_heard))

    def recall(self, entries: Sequence[Entry]) -> None:
        """Carry out again what was played before; what was told then is in ``past``."""
        for entry in entries:
            self.announce(self.match.replay([entry]))
        self._heard_actions.clear()
        self.past, self.outbox = self.outbox, self.past

    def _announce_to_all(self, presenter: Presenter, events: Sequence[Any]) -> None:
        first = self.people[0]
        presenter.now = self.game_time
        view = self.view(first)
        for event in events:
            seen = [event.redacted_for(seat) for seat in self.people]
            known = next((each for each in seen if each is not None), None)
            if known is not None:
                self.outbox[first] += presenter.announce(known, view)

    def take_announced(self, seat: int) -> list[Announcement]:
        """Return and empty the outbox of ``seat``."""
        announced, self.outbox[seat] = self.outbox[seat], []
        return announced

    def take_back(self, seat: int, redraw: bool = False) -> bool:
        """Go back to before the last decision of ``seat``; tell whether there was one.

        With ``redraw`` what the seat could not know then is drawn again: whatever it has seen
        meanwhile tells it nothing.
        """
        length = self.match.last_decision(seat)
        if length is None:
            return False
        self.match.rewind(length)
        self.taken_back += 1
        if redraw:
            self.match.redraw(seat, self.taken_back)
        self._store()
        self._thinking.clear()
        self._heard_actions.clear()
        for box in self.outbox:
            box.clear()
        return True

    # -- who is next -------------------------------------------------------------------

    def waiting_for(self, at_keyboard: int | None) -> int | None:
        """Return the person who is to act: the one at the keyboard first, None if nobody is."""
        acting = self.match.state.to_act()
        if at_keyboard in acting:
            return at_keyboard
        return min((seat for seat in self.people if seat in acting), default=None)

    def bots_to_act(self) -> list[int]:
        """Return the bots that may act now."""
        acting = self.match.state.to_act()
        return [seat for seat in sorted(acting) if seat != CLOCK and self.players[seat].is_bot]

    def think(self) -> bool:
        """Go on with the bots for a slice of a few milliseconds.

        Returns True while there is more to do at once; False when all wait for a person or
        for time to pass.
        """
        if self.paused or self.is_over:
            return False
        if self._heard_actions:
            self.acknowledge(*self._heard_actions.pop(0))
            return True
        busy = False
        for seat in self.bots_to_act():
            thinking = self._thinking.get(seat)
            about = self._situation(seat)
            if thinking is None or thinking.about != about:
                thinking = self._thinking[seat] = self._begin(seat, about)
            if thinking.due is None:
                try:
                    next(thinking.thought)
                except StopIteration as done:
                    self._thought_out(thinking, done.value)
                busy = True
            if thinking.due is not None and thinking.due <= self.game_time:
                del self._thinking[seat]
                self.act(seat, thinking.action)
                return True
        return busy

    def _paced(self, seat: int) -> bool:
        """Tell whether the bot of ``seat`` has a human pace of its own."""
        bot = self.match.game.bot(self.players[seat].level)
        return self.match.game.timed and bot.paced

    def _situation(self, seat: int) -> Any:
        """Return what a bot decides about: again after every action, at a pace of its own only
        when its choices have changed.
        """
        if self._paced(seat):
            return list(self.match.state.legal_actions(seat))
        return len(self.match.journal)

    def _begin(self, seat: int, about: Any) -> _Thinking:
        bot = self.match.game.bot(self.players[seat].level)
        length = len(self.match.journal)
        old = self._thinking.get(seat)
        goes_on = old is not None and not self._paced(seat)
        started = old.started if old is not None and goes_on else self.game_time
        thought = bot.choose(self.view(seat), self._rng(seat, length))
        return _Thinking(thought, about, length, seat, started)

    def _thought_out(self, thinking: _Thinking, action: Any) -> None:
        """Note a bot's answer; bots with a human pace hold it back for ``pause`` ms."""
        thinking.action = action
        bot = self.match.game.bot(self.players[thinking.seat].level)
        wait = self.bot_pause_ms
        if self.match.game.timed:
            rng = self._rng(thinking.seat, thinking.length + 1_000_000)
            wait = bot.pause(self.view(thinking.seat), action, rng)
        thinking.due = thinking.started + wait

    def _rng(self, seat: int, length: int) -> Random:
        return Random((self.seed & 0xFFFFFFFF) << 40 | length << 8 | seat)

    def undecided(self) -> bool:
        """Tell whether a bot that may act has not made up its mind about the situation."""
        if self._heard_actions:
            return True
        for seat in self.bots_to_act():
            thinking = self._thinking.get(seat)
            if thinking is None or thinking.due is None:
                return True
            if thinking.about != self._situation(seat):
                return True
        return False

    def next_due(self) -> int | None:
        """Return the game time of the next thing that will happen by itself, None if none."""
        acting = self.bots_to_act()
        times = [t.due for s, t in self._thinking.items() if t.due is not None and s in acting]
        deadline = self.match.state.deadline()
        if deadline is not None:
            times.append(deadline)
        return min(times, default=None)

    def hint(self, seat: int) -> AnyThought:
        """Return the thinking of the strongest bot for ``seat``: an action or an Advice."""
        bot = self.match.game.bot("hard")
        return bot.advise(self.view(seat), self._rng(seat, len(self.match.journal)))
