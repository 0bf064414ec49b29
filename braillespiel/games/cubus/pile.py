"""The pile: column heights on a plan, their text form and their silhouettes.

A cell ``(x, y)`` is a place of the plan: x grows to the right front, y to the left front, so
that (0, 0) is the back corner of a pile in its own frame. Heights are in boxes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeAlias

Cell: TypeAlias = tuple[int, int]
Pile: TypeAlias = dict[Cell, int]
"""Heights of the columns; only columns of at least one box are in it."""

HIGHEST = 16
"""No column can be higher: each box of a front column shows a side, and there are 16 of each."""
FARTHEST = 40
"""Largest distance of a column from the back corner of the pile, in cells."""

_TEXT = re.compile(r"^(\d{1,2}(?:[,/]\d{1,2})*)(?:@(-?\d{1,2}),(-?\d{1,2}))?$")


def boxes(pile: Mapping[Cell, int]) -> int:
    """Return how many boxes the pile has."""
    return sum(pile.values())


def corner(pile: Iterable[Cell]) -> Cell:
    """Return the back corner of the plan: least x and least y; (0, 0) for an empty pile."""
    return extent(pile)[:2]


def extent(pile: Iterable[Cell]) -> tuple[int, int, int, int]:
    """Return (least x, least y, greatest x, greatest y); zeros for an empty pile."""
    cells = tuple(zip(*pile, strict=True))
    if not cells:
        return (0, 0, 0, 0)
    xs, ys = cells
    return min(xs), min(ys), max(xs), max(ys)


def moved(pile: Mapping[Cell, int], dx: int, dy: int) -> Pile:
    """Return the pile pushed over the table by (dx, dy) cells."""
    return {(x + dx, y + dy): h for (x, y), h in pile.items()}


def raised(pile: Mapping[Cell, int]) -> Pile:
    """Return the pile with a layer pushed in below; no lid moves in the plane of the picture."""
    return {(x + 1, y + 1): h + 1 for (x, y), h in pile.items()}


def beside(pile: Mapping[Cell, int], cell: Cell) -> bool:
    """Tell whether a column stands next to ``cell``, side by side."""
    x, y = cell
    return (x + 1, y) in pile or (x - 1, y) in pile or (x, y + 1) in pile or (x, y - 1) in pile


def pieces(pile: Iterable[Cell]) -> int:
    """Return how many pieces the plan is of: columns hang together side by side."""
    left, found = set(pile), 0
    while left:
        found += 1
        reached = [left.pop()]
        while reached:
            x, y = reached.pop()
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= near
            reached += near
    return found


def changed(before: Mapping[Cell, int], after: Mapping[Cell, int]) -> set[Cell]:
    """Return the columns whose heights differ."""
    return {cell for cell, _ in before.items() ^ after.items()}


def rows(pile: Mapping[Cell, int]) -> list[list[int]]:
    """Return the plan as rows of heights, the back row first; 0 if there is no column."""
    if not pile:
        return []
    x0, y0, x1, y1 = extent(pile)
    return [[pile.get((x, y), 0) for x in range(x0, x1 + 1)] for y in range(y0, y1 + 1)]


def from_rows(heights: Iterable[Iterable[int]], dx: int = 0, dy: int = 0) -> Pile:
    """Return the pile of rows of heights, its first cell at (dx, dy)."""
    return {
        (x + dx, y + dy): h for y, row in enumerate(heights) for x, h in enumerate(row) if h > 0
    }


@lru_cache(maxsize=4096)
def _row_text(row: tuple[int, ...]) -> str:
    return ",".join(map(str, row))


def rows_text(heights: Iterable[tuple[int, ...]]) -> str:
    """Return rows of heights as text: rows by "/", heights by ","."""
    return "/".join(map(_row_text, heights))


def text_in_frame(pile: Mapping[Cell, int]) -> str:
    """Return the text form as if the back corner were (0, 0)."""
    return rows_text(map(tuple, rows(pile))) or "0"


def pile_text(pile: Mapping[Cell, int]) -> str:
    """Return the text form: rows by "/", heights by ",", the back corner after "@" if moved."""
    text = text_in_frame(pile)
    x0, y0 = corner(pile)
    return text if (x0, y0) == (0, 0) else f"{text}@{x0},{y0}"


def parse_pile(text: str) -> Pile | None:
    """Read the text form of a pile ("2,1/1,0@0,0"); None if it is none."""
    match = _TEXT.match(text.strip())
    if match is None:
        return None
    heights = [[int(h) for h in row.split(",")] for row in match[1].split("/")]
    return from_rows(heights, int(match[2] or 0), int(match[3] or 0))


def from_left(pile: Mapping[Cell, int]) -> list[int]:
    """Return the silhouette seen from the left front: the greatest height at every x."""
    if not pile:
        return []
    x0, _, x1, _ = extent(pile)
    return [
        max((h for (x, _), h in pile.items() if x == at), default=0) for at in range(x0, x1 + 1)
    ]


def from_right(pile: Mapping[Cell, int]) -> list[int]:
    """Return the silhouette seen from the right front: the greatest height at every y."""
    if not pile:
        return []
    _, y0, _, y1 = extent(pile)
    return [
        max((h for (_, y), h in pile.items() if y == at), default=0) for at in range(y0, y1 + 1)
    ]


def layers(pile: Mapping[Cell, int]) -> list[list[list[bool]]]:
    """Return the layers from the ground up, each as rows of "is a box here"."""
    grid = rows(pile)
    top = max(pile.values(), default=0)
    return [[[h > level for h in row] for row in grid] for level in range(top)]
