"""Taking the pile down by exactly one box."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

from braillespiel.games.cubus.actions import Build
from braillespiel.games.cubus.builds import Site, bill, choose_open
from braillespiel.games.cubus.pile import Cell, Pile
from braillespiel.games.cubus.steps import open_moves, ring, step_builds
from braillespiel.games.cubus.strips import Sketch
from braillespiel.games.cubus.tiles import NONE

Columns: TypeAlias = tuple[tuple[Cell, int], ...]

CHANGES = ((-2, 1), (-3, 2), (1, -2), (2, -3), (-4, 3), (3, -4))
"""By how much the two columns of a rearrangement change; together one box less."""


def _pairs(site: Site, *, leave_open: bool) -> Iterator[tuple[Pile, tuple[Cell, ...]]]:
    """Return piles of one box less in which two columns differ, with the lids to be open."""
    sketch = Sketch(site.pile)
    cells = list(ring(site.pile))
    for first in site.pile:
        had = site.pile[first]
        for down, up in CHANGES:
            if had + down < 0:
                continue
            sketch.set(first, had + down)
            for second in cells:
                had_too = site.pile.get(second, 0)
                if second == first or had_too + up < 0:
                    continue
                sketch.set(second, had_too + up)
                if sketch.legal:
                    opened = (
                        () if leave_open else choose_open(site, sketch.heights, len(sketch.heights))
                    )
                    result = bill(site, sketch, opened)
                    if result.missing == NONE and not (leave_open and result.moved):
                        yield dict(sketch.heights), opened
                sketch.set(second, had_too)
        sketch.set(first, had)


@lru_cache(maxsize=512)
def _other_way(columns: Columns, places: frozenset[Cell]) -> Build | None:
    site = _site(columns, places)
    found = step_builds(site)
    if found:
        return found[0][2]
    best: tuple[int, Build] | None = None
    for pile, _ in _pairs(site, leave_open=True):
        won = -bill(site, Sketch(pile)).tiles
        if best is None or won > best[0]:
            best = won, Build.of(pile)
    return best[1] if best else None


def _site(columns: Columns, places: frozenset[Cell]) -> Site:
    pile = dict(columns)
    return Site(pile, places, NONE, target=sum(pile.values()) - 1)


def other_way(site: Site) -> Build | None:
    """Return a move that leaves every open lid where it is, None if there is none.

    Looked for are all changes of one column and of two columns; a move that would need three
    is not held against a player.
    """
    return _other_way(tuple(sorted(site.pile.items())), site.open)


def takedowns(site: Site) -> list[Build]:
    """Return moves that take one box, most tiles first; with open lids only where need be."""
    found = [build for _, _, build in step_builds(site)]
    if not found:
        other = other_way(site)
        found = [other] if other else list(open_moves(site))
    if not found:
        found = [Build.of(pile, opened) for pile, opened in _pairs(site, leave_open=False)][:8]
    return found
