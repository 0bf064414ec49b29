"""What an action answers, so that one that comes too late is never taken for another.

A game may say it itself (State.question). Otherwise it is the number of the entry with which
another seat or the clock last changed what this seat may do: a seat's own actions may follow one
another without waiting.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from braillespiel.engine.match import Match


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
