"""A match: its opening position, its options and its actions; everything else follows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from braillespiel.engine.anygame import AnyGame, AnyState
from braillespiel.engine.contract import (
    CLOCK,
    Document,
    GameError,
    IllegalActionError,
    OptionError,
    OptionValue,
    Tick,
)

_REDRAW = re.compile(r"redraw ([0-9]{1,3}) ([0-9]{1,9})")
_UNSEEN = re.compile(r"redraw unseen ([0-9]{1,9})")
TRIALS = 3
"""So many other orders of what nobody has seen tell whether somebody has learned of it."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of the journal: who, the action's text form, the game time in ms.

    ``rules`` is the version of the rules under which it was carried out (Game.rules_version),
    ``number`` the one that its seat gave the action at a network table, 0 if none: an action that
    is sent again is known by it, also by a host that was started again.
    """

    seat: int
    text: str
    at: int = 0
    rules: int = 1
    number: int = 0


@dataclass(frozen=True, slots=True)
class Kept:
    """The position that was reached after the first ``length`` entries of a journal."""

    length: int
    state: Document


class ReplayError(GameError):
    """A journal does not fit its match; details contain ``number`` and ``text`` of the entry.

    "replay-entry": the rules forbid it; "replay-newer": it was made under rules that this program
    does not know yet; "replay-differs": it leads to a different position from the one that was
    kept.
    """


class Match:
    """A running match of any game.

    ``position`` (optional) is a start position as State.to_position gives it; without it the
    seed deals. Either way ``self.position`` is the opening position from then on. ``kept``
    (optional) is a position that a replay has to reach, ``rules`` the version of the rules under
    which the match began. ``stored`` tells that the options were written down, perhaps before
    there were all of today's (Game.resolve).
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, OptionValue] | None = None,
        seed: int = 0,
        position: Document | None = None,
        *,
        kept: Kept | None = None,
        rules: int | None = None,
        stored: bool = False,
    ) -> None:
        self.game = game
        self.options = game.played(game.resolve(options or {}, stored=stored), seats)
        self.seats = seats
        self.seed = seed
        self.rules = game.rules_version if rules is None else rules
        self.kept = kept
        self.stopped: GameError | None = None
        """Why the match can only be looked at (engine.standstill); None if it goes on."""
        allowed = game.seats_for(self.options)
        if seats not in allowed:
            raise OptionError("seat-count", seats=seats, low=allowed[0], high=allowed[-1])
        self.journal: list[Entry] = []
        if position is None:
            self.state: AnyState = game.setup(seats, self.options, seed)
            # Read again, so that nothing in it is also part of a state that changes.
            position = msgspec.json.decode(msgspec.json.encode(self.state.to_position()))
            self.position: Document = position
        else:
            self.position = position
            self.state = self._opening()

    def _opening(self) -> AnyState:
        return self.game.state_from(self.seats, self.options, self.position)

    def apply(self, seat: int, action: Any, at: int = 0, number: int = 0) -> list[Any]:
        """Carry out ``action`` at game time ``at`` ms and journal it; return its events.

        In timed games the clock is brought up to date first, as an entry of its own, which stays.
        Raises IllegalActionError with nothing else changed.
        """
        events = self.advance(at) if self.game.timed and seat != CLOCK else []
        if self.game.timed and seat != CLOCK and self.state.wants_time():
            before = self.state.clone()
            events += self.state.apply(CLOCK, Tick(at))
            try:
                events += self.state.apply(seat, action)
            except IllegalActionError:
                self.state = before
                raise
            self._note(CLOCK, str(Tick(at)), at)
        else:
            events += self.state.apply(seat, action)
        self._note(seat, self.game.journal_text(action), at, number)
        return events

    def _note(self, seat: int, text: str, at: int, number: int = 0) -> None:
        self.journal.append(Entry(seat, text, at, self.game.rules_version, number))

    def advance(self, now: int) -> list[Any]:
        """Let the clock act for every deadline up to ``now`` ms; return the events."""
        events: list[Any] = []
        while (due := self.state.deadline()) is not None and due <= now:
            events += self.state.apply(CLOCK, Tick(due))
            self._note(CLOCK, str(Tick(due)), due)
        return events

    def parse(self, seat: int, text: str) -> Any:
        """Read an action's text form; the clock's are the same in every game."""
        if seat == CLOCK and text.startswith("tick "):
            return Tick(int(text[5:]))
        return self.game.parse_action(text)

    def _journalled(self, entry: Entry) -> Any:
        if entry.seat == CLOCK:
            return self.parse(entry.seat, entry.text)
        return self.game.parse_journal(entry.text)

    def replay(self, entries: Iterable[Entry]) -> list[Any]:
        """Carry out journalled entries; return all events. Raises ReplayError at a wrong one."""
        events: list[Any] = []
        for entry in entries:
            number = len(self.journal) + 1
            if entry.rules > self.game.rules_version:
                raise ReplayError("replay-newer", number=number, text=entry.text)
            try:
                if entry.seat != CLOCK and not 0 <= entry.seat < self.seats:
                    raise ValueError(entry.seat)
                if entry.seat == CLOCK and entry.text.startswith("redraw "):
                    self.state = self._drawn_anew(entry.text)
                else:
                    events += self.state.apply(entry.seat, self._journalled(entry))
            except (GameError, ValueError) as error:
                raise ReplayError("replay-entry", number=number, text=entry.text) from error
            self.journal.append(entry)
            if self.kept is not None and self.kept.length == number and not self._as(self.kept):
                raise ReplayError("replay-differs", number=number, text=entry.text)
        return events

    def _as(self, kept: Kept) -> bool:
        """Tell whether the state is the one that was kept, as far as that can be read."""
        now = msgspec.json.decode(msgspec.json.encode(self.state.to_position()))
        if now == kept.state:
            return True
        try:  # an older form of the same position
            then = self.game.state_from(self.seats, self.options, kept.state).to_position()
        except GameError:
            return True
        return bool(msgspec.json.decode(msgspec.json.encode(then)) == now)

    def redraw(self, seat: int, number: int) -> None:
        """Draw again what ``seat`` cannot know, and journal that.

        ``number`` tells this draw from others of the match: the same one draws the same.
        """
        at = self.journal[-1].at if self.journal else 0
        self.replay([Entry(CLOCK, f"redraw {seat} {number}", at, self.game.rules_version)])

    def redraw_unseen(self, seat: int, number: int, dropped: Sequence[Entry]) -> bool:
        """Draw again what nobody has seen if ``dropped``, just taken back, showed ``seat`` of it.

        What the others hold and have seen stays. Tells whether that was done, and journalled;
        ``number`` tells this draw from others of the match.
        """
        seen = self._seen(self.state.clone(), seat, dropped)
        trials = (Random(f"trial {self.seed} {number} {n}") for n in range(TRIALS))
        told_nothing = seen is not None and all(
            self._seen(self.state.reshuffled(rng), seat, dropped) == seen for rng in trials
        )
        if told_nothing:
            return False
        at = self.journal[-1].at if self.journal else 0
        text = f"redraw unseen {number}"
        self.replay([Entry(CLOCK, text, at, self.game.rules_version)])
        return True

    def _seen(self, state: AnyState, seat: int, entries: Sequence[Entry]) -> object:
        """Return what ``seat`` is shown while entries are carried out; None if they cannot be."""
        told = []
        try:
            for entry in entries:
                events = state.apply(entry.seat, self._journalled(entry))
                told.append([event.redacted_for(seat) for event in events])
        except (GameError, ValueError):
            return None
        return told, state.view(seat)

    def _drawn_anew(self, text: str) -> AnyState:
        unseen = _UNSEEN.fullmatch(text)
        if unseen is not None:
            return self.state.reshuffled(Random(f"redraw {self.seed} unseen {unseen[1]}"))
        found = _REDRAW.fullmatch(text)
        if found is None or int(found[1]) not in self.state.to_act():
            raise ValueError(text)
        # A text as seed: the numbers of a match's own chance have nothing to do with these.
        rng = Random(f"redraw {self.seed} {found[2]}")
        return self.state.redrawn(int(found[1]), rng)

    def last_decision(self, seat: int) -> int | None:
        """Return the journal index of the last action of ``seat``, or None."""
        for index in range(len(self.journal) - 1, -1, -1):
            if self.journal[index].seat == seat:
                return index
        return None

    def rewind(self, length: int) -> Sequence[Entry]:
        """Go back to the first ``length`` entries; return those taken back.

        A redraw for one seat just before them belonged to a take-back that is thereby undone: it
        goes too. One of what nobody has seen stays: what came before it has been seen.
        """
        while length and _REDRAW.fullmatch(self.journal[length - 1].text):
            length -= 1
        stays, dropped = self.journal[:length], self.journal[length:]
        self.journal = []
        self.state = self._opening()
        self.replay(stays)
        self.kept = None
        return dropped

    def copied(self) -> Match:
        """Return an independent match at the same point."""
        found = copy(self)
        found.state, found.journal = self.state.clone(), list(self.journal)
        return found

    def to_position(self) -> dict[str, Any]:
        """Return the current state as a complete position document (docs/positions.md)."""
        return {
            "game": self.game.id,
            "version": 1,
            "seats": self.seats,
            "options": dict(self.options),
            "state": self.state.to_position(),
        }
