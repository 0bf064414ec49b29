"""A list of every small pile there is, which makes the search exact while the pile is small."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from braillespiel.games.cubus.pile import Cell, Pile, corner, extent, moved
from braillespiel.games.cubus.strips import Need, Sketch

SMALL = 7
"""Up to this number of boxes, all piles are listed."""


class Small(NamedTuple):
    """A small pile in its own frame, what it needs, and the picture places of its lids."""

    pile: Pile
    need: Need
    boxes: int
    places: frozenset[Cell]


@cache
def _plans(cells: int) -> tuple[frozenset[Cell], ...]:
    """Return all connected plans of this many cells, in their own frames."""
    if cells == 1:
        return (frozenset({(0, 0)}),)
    larger: dict[frozenset[Cell], None] = {}
    for plan in _plans(cells - 1):
        for x, y in plan:
            for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if cell not in plan:
                    grown = plan | {cell}
                    x0, y0 = corner(grown)
                    larger[frozenset((a - x0, b - y0) for a, b in grown)] = None
    return tuple(larger)


def _heights(columns: int, total: int) -> Iterator[tuple[int, ...]]:
    if columns == 1:
        yield (total,)
        return
    for first in range(1, total - columns + 2):
        for rest in _heights(columns - 1, total - first):
            yield (first, *rest)


_SMALL: dict[int, tuple[Small, ...]] = {}


def prepare(count: int) -> Iterator[None]:
    """Make the list that small_piles returns, in slices; at once if it is there already."""
    if count in _SMALL:
        return
    found = []
    for columns in range(1, count + 1):
        for plan in _plans(columns):
            yield
            cells = sorted(plan)
            for heights in _heights(columns, count):
                pile = dict(zip(cells, heights, strict=True))
                sketch = Sketch(pile)
                if sketch.legal:
                    places = frozenset((x - h, y - h) for (x, y), h in pile.items())
                    found.append(Small(pile, sketch.need, count, places))
    _SMALL[count] = tuple(found)


def small_piles(count: int) -> tuple[Small, ...]:
    """Return every legal pile of exactly ``count`` boxes that hangs together."""
    for _ in prepare(count):
        pass
    return _SMALL[count]


def _placed(small: Small, place: Cell) -> Iterator[Pile]:
    """Return the pile in every place on the table that has a lid at ``place``."""
    for p, q in sorted(small.places):
        yield moved(small.pile, place[0] - p, place[1] - q)


def keeping(places: frozenset[Cell], count: int, fixed: Pile | None = None) -> Iterator[Pile]:
    """Return every pile of ``count`` boxes that keeps the open lids, legal or not.

    Its parts (what touches hangs together) keep an open lid each, but for one that may stand
    near the others to hide sides of theirs: farther away it could as well be pushed against
    them, which saves tiles. Without open lids there is one part, and only its shape matters.
    """
    if not places:
        if fixed is None:
            yield from (small.pile for small in small_piles(count))
        elif count == 0:
            yield fixed
        else:
            yield from _beside(fixed, count)
        return
    fixed = fixed or {}
    first = min(places)
    for here in range(1, count + 1):
        for small in small_piles(here):
            for part in _placed(small, first):
                if part.keys() & fixed.keys():
                    continue
                rest = places - {(x - h, y - h) for (x, y), h in part.items()}
                if rest and here == count:
                    continue
                yield from keeping(rest, count - here, {**fixed, **part})


def _beside(fixed: Pile, count: int) -> Iterator[Pile]:
    """Return the pile with one more part in every place where it can hide something of it."""
    x0, y0, x1, y1 = extent(fixed)
    for small in small_piles(count):
        _, _, wide, deep = extent(small.pile)
        reach = max(fixed.values()) + max(small.pile.values())
        for dx in range(x0 - wide - 1, x1 + reach + 1):
            for dy in range(y0 - deep - 1, y1 + reach + 1):
                part = moved(small.pile, dx, dy)
                if not part.keys() & fixed.keys():
                    yield {**fixed, **part}
