"""One seat's field: its cards, and which of them lie face down."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from braillespiel.games.hexaducto.geometry import axial, parts


class Field:
    """Cards by cell, and the cells of those that lie face down."""

    __slots__ = ("cards", "down")

    def __init__(self, cards: dict[int, int], down: set[int]) -> None:
        self.cards = cards
        self.down = down

    def clone(self) -> Field:
        """Return an independent copy."""
        return Field(self.cards.copy(), self.down.copy())

    def open_sum(self) -> int:
        """Return the sum of the face-up cards."""
        down = self.down
        return sum(value for place, value in self.cards.items() if place not in down)

    def total(self) -> int:
        """Return the sum of all cards, face-down ones included."""
        return sum(self.cards.values())

    def is_whole(self) -> bool:
        """Tell whether the field is in one part (or empty)."""
        return len(parts(self.cards)) < 2


def rows_of(cells: Collection[int]) -> list[list[int]]:
    """Return the cells row by row from the top, each row from the left."""
    rows: dict[int, list[int]] = {}
    for place in sorted(cells, key=lambda place: axial(place)[::-1]):
        rows.setdefault(axial(place)[1], []).append(place)
    return list(rows.values())


def shown(cards: Mapping[int, int], down: Collection[int]) -> dict[int, int | None]:
    """Return what anybody sees of a field: the values, None where a card lies face down."""
    return {place: None if place in down else value for place, value in cards.items()}
