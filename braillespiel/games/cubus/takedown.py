"""Taking the pile down by exactly one box."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from braillespiel.games.cubus.actions import Build
from braillespiel.games.cubus.builds import BuildContext, choose_open, cost
from braillespiel.games.cubus.pile import Cell, Pile
from braillespiel.games.cubus.steps import open_moves, ring, step_builds
from braillespiel.games.cubus.strips import Sketch
from braillespiel.games.cubus.tiles import NONE

Columns: TypeAlias = tuple[tuple[Cell, int], ...]

CHANGES = ((-2, 1), (-3, 2), (1, -2), (2, -3), (-4, 3), (3, -4))
"""By how much the two columns of a rearrangement change; together one box less."""


def _pairs(context: BuildContext, *, leave_open: bool) -> Iterator[tuple[Pile, tuple[Cell, ...]]]:
    """Return piles of one box less in which two columns differ, with the lids to be open."""
    sketch = Sketch(context.pile)
    cells = list(ring(context.pile))
    for first in context.pile:
        had = context.pile[first]
        for down, up in CHANGES:
            if had + down < 0:
                continue
            sketch.set(first, had + down)
            for second in cells:
                had_too = context.pile.get(second, 0)
                if second == first or had_too + up < 0:
                    continue
                sketch.set(second, had_too + up)
                if sketch.legal:
                    opened = (
                        ()
                        if leave_open
                        else choose_open(context, sketch.heights, len(sketch.heights))
                    )
                    result = cost(context, sketch, opened)
                    if result.missing == NONE and not (leave_open and result.moved):
                        yield dict(sketch.heights), opened
                sketch.set(second, had_too)
        sketch.set(first, had)


@lru_cache(maxsize=512)
def _other_way(columns: Columns, places: frozenset[Cell]) -> Build | None:
    context = _context(columns, places)
    found = step_builds(context)
    if found:
        return found[0][2]
    best: tuple[int, Build] | None = None
    for pile, _ in _pairs(context, leave_open=True):
        won = -cost(context, Sketch(pile)).tiles
        if best is None or won > best[0]:
            best = won, Build.of(pile)
    return best[1] if best else None


def _context(columns: Columns, places: frozenset[Cell]) -> BuildContext:
    pile = dict(columns)
    return BuildContext(pile, places, NONE, target=sum(pile.values()) - 1)


def other_way(context: BuildContext) -> Build | None:
    """Return a move that leaves every open lid where it is, None if there is none.

    Looked for are all changes of one column and of two columns; a move that would need three
    is not held against a player.
    """
    return _other_way(tuple(sorted(context.pile.items())), context.open)


def takedowns(context: BuildContext) -> list[Build]:
    """Return moves that take one box, most tiles first; with open lids only where need be."""
    found = [build for _, _, build in step_builds(context)]
    if not found:
        other = other_way(context)
        found = [other] if other else list(open_moves(context))
    if not found:
        found = [Build.of(pile, opened) for pile, opened in _pairs(context, leave_open=False)][:8]
    return found
