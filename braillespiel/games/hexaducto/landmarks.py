"""Places of a field that have names, whatever its shape: the centre, the corners, row ends."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from braillespiel.games.hexaducto.field import rows_of
from braillespiel.games.hexaducto.geometry import axial, reading_order

CORNERS = ("top-left", "top-right", "right", "bottom-right", "bottom-left", "left")
"""The corners, clockwise."""


def across(place: int) -> int:
    """Return how far right a cell lies, in half cells."""
    q, r = axial(place)
    return 2 * q + r


@lru_cache(maxsize=4096)
def landmarks(cells: frozenset[int]) -> dict[int, str]:
    """Return the named cells of a field: "centre" and the CORNERS.

    Where a small field has one cell for several names, the corner that comes first names it;
    the centre gives way to the corners.
    """
    if not cells:
        return {}
    rows = rows_of(cells)
    middle = (axial(rows[0][0])[1] + axial(rows[-1][0])[1]) / 2

    def off_middle(place: int) -> tuple[float, int]:
        return abs(axial(place)[1] - middle), axial(place)[1]

    rightmost = max(across(place) for place in cells)
    leftmost = min(across(place) for place in cells)
    candidates = {
        "top-left": rows[0][0],
        "top-right": rows[0][-1],
        "right": min((p for p in cells if across(p) == rightmost), key=off_middle),
        "bottom-right": rows[-1][-1],
        "bottom-left": rows[-1][0],
        "left": min((p for p in cells if across(p) == leftmost), key=off_middle),
        "centre": _centre(cells),
    }
    found: dict[int, str] = {}
    for name, place in candidates.items():
        found.setdefault(place, name)
    return found


def _centre(cells: frozenset[int]) -> int:
    """Return the cell nearest to the middle of all cells."""
    mean_x = sum(across(place) for place in cells) / len(cells)
    mean_r = sum(axial(place)[1] for place in cells) / len(cells)

    def distance(place: int) -> tuple[float, tuple[int, int]]:
        # Half cells across, rows down: a row is as high as the square root of 3 half cells.
        off = (across(place) - mean_x) ** 2 + 3 * (axial(place)[1] - mean_r) ** 2
        return round(off, 6), reading_order(place)

    return min(cells, key=distance)


def row_and_column(cells: Collection[int], place: int) -> tuple[int, int]:
    """Return the row (from the top) and the place in it (from the left), both from 1."""
    return _rows_and_columns(frozenset(cells))[place]


@lru_cache(maxsize=256)
def _rows_and_columns(cells: frozenset[int]) -> dict[int, tuple[int, int]]:
    return {
        place: (number, column)
        for number, row in enumerate(rows_of(cells), 1)
        for column, place in enumerate(row, 1)
    }
