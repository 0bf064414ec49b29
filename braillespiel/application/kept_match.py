"""Matches of the store or of a file as the engine plays them, and those it cannot play on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from braillespiel.engine.contract import GameError
from braillespiel.engine.match import Entry, Kept, Match
from braillespiel.engine.standstill import standstill
from braillespiel.games import registry
from braillespiel.store.match_file import MatchFile
from braillespiel.store.records import KeptPosition, OptionValue, StoredEntry, StoredMatch


class KeptMatch(Protocol):
    """What a stored match and a match file have in common."""

    @property
    def game(self) -> str:
        """The game's id."""
        ...

    @property
    def seed(self) -> int:
        """The seed that all its chance comes from."""
        ...

    @property
    def seats(self) -> int:
        """How many seats there are."""
        ...

    @property
    def options(self) -> dict[str, OptionValue]:
        """The rule options."""
        ...

    @property
    def position(self) -> dict[str, Any] | None:
        """The opening position; None in older matches."""
        ...

    @property
    def rules(self) -> int:
        """The version of the rules under which it began."""
        ...

    @property
    def kept(self) -> KeptPosition | None:
        """The last position that was kept."""
        ...


def begun(stored: KeptMatch) -> Match:
    """Return a match before its first action."""
    kept = None if stored.kept is None else Kept(stored.kept.length, stored.kept.state)
    return Match(
        registry.game(stored.game),
        stored.seats,
        stored.options,
        stored.seed,
        stored.position,
        kept=kept,
        rules=stored.rules,
        stored=True,
    )


def entries(stored: StoredMatch | MatchFile) -> list[Entry]:
    """Return the journal."""
    found: Sequence[StoredEntry]
    found = stored.journal if isinstance(stored, MatchFile) else stored.entries
    return [Entry(each.seat, each.text, each.at, each.rules, each.number) for each in found]


def shown(stored: KeptMatch, reached: Match | None, reason: GameError) -> Match:
    """Return a match to look at: its last position kept, or else the position ``reached``.

    Raises ``reason`` if there is nothing to look at.
    """
    position = stored.position
    if stored.kept is not None:
        position = stored.kept.state
    elif reached is not None:
        position = reached.state.to_position()
    if position is None:
        raise reason
    game = registry.game(stored.game)
    return standstill(game, stored.seats, stored.options, position, reason)
