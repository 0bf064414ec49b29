"""A field as everybody sees it, and its rows."""

from __future__ import annotations

from collections.abc import Collection

from braillespiel.games.hexaducto.geometry import axial

Seen = dict[int, int | None]
"""Values by cell, None if a card lies face down."""


def rows_of(cells: Collection[int]) -> list[list[int]]:
    """Return the cells row by row from the top, each row from the left."""
    rows: dict[int, list[int]] = {}
    for place in sorted(cells, key=lambda place: axial(place)[::-1]):
        rows.setdefault(axial(place)[1], []).append(place)
    return list(rows.values())
