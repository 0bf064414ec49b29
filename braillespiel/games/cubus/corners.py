"""The builds of one box on a pile that falls off towards the viewer, without trial.

There a box can go exactly where both neighbours behind are higher, or the plan ends. It needs a
right side at the rear left edge (x = 0), a left side at the rear right edge (y = 0) and a lid on
the ground; all other faces it takes over from those that it hides.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, TypeAlias

from braillespiel.games.cubus.actions import Build
from braillespiel.games.cubus.builds import Known, Site, choose_open
from braillespiel.games.cubus.pile import Cell, Pile
from braillespiel.games.cubus.strips import Need

Grid: TypeAlias = tuple[tuple[int, ...], ...]


class Corner(NamedTuple):
    """One more box at ``cell``, now ``height`` high: the tiles it needs and the build."""

    cell: Cell
    height: int
    left: int
    right: int
    lid: int
    build: Build


@lru_cache(maxsize=1024)
def corners(grid: Grid) -> tuple[Corner, ...] | None:
    """Return where one box can go, the cheapest first; None if the pile rises to the viewer."""
    wide = len(grid[0]) if grid else 0
    padded = tuple((*row, 0) for row in grid)
    found = []
    above = (99,) * (wide + 1)
    for y, row in enumerate((*padded, (0,) * (wide + 1))):
        behind = 99
        for x, height in enumerate(row):
            if height > behind or height > above[x]:
                return None
            if height < behind and height < above[x]:
                rows = grid if y < len(grid) else (*grid, (0,) * wide)
                if x == wide:
                    rows = tuple((*r, 0) for r in rows)
                line = rows[y]
                after = (*rows[:y], (*line[:x], height + 1, *line[x + 1 :]), *rows[y + 1 :])
                found.append(
                    Corner((x, y), height, int(y == 0), int(x == 0), int(height == 0), Build(after))
                )
            behind = height
        above = row
    found.sort(key=lambda corner: corner.left + corner.right + corner.lid)
    return tuple(found)


def known_corner(site: Site, grid: Grid, build: Build, pile: Pile) -> Known | None:
    """Return what is known of ``build`` if it is one of the corners, None otherwise."""
    if site.need is None or build.at != (0, 0):
        return None
    for corner in corners(grid) or ():
        if corner.build.heights == build.heights:
            before = site.need
            need = Need(
                before.left + corner.left, before.right + corner.right, before.lids + corner.lid
            )
            return Known(pile, site.boxes + 1, need)
    return None


def corner_builds(site: Site, grid: Grid, most: int) -> list[Build] | None:
    """Return at most ``most`` legal builds of one box, the best first; None as for corners."""
    candidates = corners(grid)
    if candidates is None:
        return None
    left, right, closed, opened = site.hand
    lids, places, dearest = closed + opened, site.open, 3 if site.children else 2
    found: list[Build] = []
    for (x, y), height, needs_left, needs_right, needs_lid, build in candidates:
        if needs_left > left or needs_right > right or needs_lid > lids:
            continue
        if needs_left + needs_right + needs_lid > dearest:
            break
        if places and height and (x - height, y - height) in places:
            continue
        if needs_lid and not closed:
            pile = build.pile
            build = Build(build.heights, build.at, choose_open(site, pile, len(pile)))
        found.append(build)
        if len(found) == most:
            break
    return found
