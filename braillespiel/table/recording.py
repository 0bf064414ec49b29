"""A match as it was played: the table of every moment, and what brought it about.

Moment 0 is the opening, moment n the table after the first n entries of the journal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from braillespiel.engine.anygame import AnyState
from braillespiel.engine.contract import GameError
from braillespiel.engine.match import Entry, Match
from braillespiel.table.host import Player

ROUNDS = ("round", "round-began")
"""The kinds of events with which rounds begin."""
STRIDE = 16
"""The state is kept every this many moments; those between are reached from there."""


class Recording:
    """Walks the moments of a match in any order.

    ``match`` is before its first action, ``entries`` is the whole journal. If the journal no longer
    fits the rules, the recording ends there, and ``broken`` says why.
    """

    def __init__(self, match: Match, entries: Sequence[Entry], players: Sequence[Player]) -> None:
        self.game, self.seats, self.seed = match.game, match.seats, match.seed
        self.options, self.position, self.rules = match.options, match.position, match.rules
        self.players = tuple(players)
        self.broken: GameError | None = None
        self.events: list[tuple[Any, ...]] = [()]
        """What happened just before each moment, unredacted."""
        self._kept = {0: match.state.clone()}
        self._match = match
        for entry in entries:
            try:
                self.events.append(tuple(match.replay([entry])))
            except GameError as error:
                self.broken = error
                break
            if len(match.journal) % STRIDE == 0:
                self._kept[len(match.journal)] = match.state.clone()
        self.entries = tuple(match.journal)
        match.kept = None
        self._here = len(self.entries)
        self.over = match.state.is_over()
        self.winners: tuple[int, ...] = tuple(match.state.winners()) if self.over else ()
        self._end: AnyState | None = None

    def end_with(self, state: AnyState) -> None:
        """Show ``state`` last: the position that was kept of a match whose journal broke off."""
        self._end = state
        self.events.append(())

    def __len__(self) -> int:
        """Return how many moments there are."""
        return len(self.events)

    @property
    def chairs(self) -> tuple[int | None, ...]:
        """From where it may be watched: a spectator's chair, and those whose cards are no secret
        any more. After the end nothing is; of a match that goes on only one's own hand is not.
        """
        if self.over:
            return (*range(self.seats), None)
        people = [seat for seat, player in enumerate(self.players) if not player.is_bot]
        return (*people, None) if len(people) == 1 else (None,)

    def state(self, moment: int) -> AnyState:
        """Return the state of a moment; it is the recording's own, to be looked at only."""
        if self._end is not None and moment == len(self) - 1:
            return self._end
        if moment != self._here:
            start = moment - moment % STRIDE
            if not start <= self._here <= moment:
                self._match.state = self._kept[start].clone()
                self._match.journal = list(self.entries[:start])
                self._here = start
            self._match.replay(self.entries[self._here : moment])
            self._here = moment
        return self._match.state

    def seen(self, moment: int, chair: int | None) -> list[Any]:
        """Return what happened just before a moment, as a chair may know it."""
        known = [event.redacted_for(chair) for event in self.events[moment]]
        return [event for event in known if event is not None]

    def action(self, moment: int) -> Any:
        """Return the action of a seat at a moment, which leads to the next one."""
        return self.game.parse_journal(self.entries[moment].text)

    def at(self, moment: int) -> int:
        """Return the game time of a moment in ms."""
        return self.entries[moment - 1].at if 0 < moment <= len(self.entries) else 0

    def scores(self, moment: int) -> tuple[int, ...]:
        """Return the public score of every seat at a moment."""
        return tuple(self.state(moment).view(None).scores())

    def opens_round(self, moment: int) -> bool:
        """Tell whether a round began just before a moment."""
        return any(event.kind in ROUNDS for event in self.events[moment])
