"""The field as raised dots: every card in its place, its number in Braille."""

from __future__ import annotations

from collections.abc import Mapping

from braillespiel.games.dots import Dots, Raster
from braillespiel.games.hexaducto.geometry import axial

_DIGITS = dict(zip("1234567890", (2, 6, 18, 50, 34, 22, 54, 38, 20, 52), strict=True))
"""Lowered digits as Braille cells."""
_MINUS, _HIDDEN = 0x24, 0x39
CARD = 9
"""Dots from one card to the next: two cells, and a gap of four dots."""
_ROW = 6
"""Dots from one row to the next: a cell of four, and a gap."""


def cells_of(value: int | None) -> bytes:
    """Return a card as two cells at most: lowered digits, or the sign for face down."""
    if value is None:
        return bytes((_HIDDEN,))
    minus = (_MINUS,) if value < 0 else ()
    return bytes((*minus, *(_DIGITS[digit] for digit in str(abs(value)))))


def raster(cards: Mapping[int, int | None], columns: int, rows: int) -> Dots:
    """Return a field in ``columns`` by ``rows`` dots, its rows shifted by half a card as they lie.

    ``cards`` are the values by place, None for those that are face down. What does not fit at the
    right or the bottom is cut off.
    """
    drawn = Raster(columns, rows)
    places = {place: axial(place) for place in cards}
    if places:
        first = min(2 * q + r for q, r in places.values())
        top = min(r for _, r in places.values())
        for place, (q, r) in places.items():
            x = (2 * q + r - first) * CARD // 2
            drawn.cells(x, (r - top) * _ROW, cells_of(cards[place]))
    return drawn.dots
