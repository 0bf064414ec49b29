"""The builds of one box on a pile that slopes down towards the viewer, without trial and error.

There a box can go exactly where both neighbours behind are higher, or the plan ends. It needs a
right side at the rear left edge (x = 0), a left side at the rear right edge (y = 0) and a lid on
the ground; all other faces it takes over from those that it hides.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from braillespiel.games.cubus.actions import Build
from braillespiel.games.cubus.builds import BuildContext, OneMore, choose_open
from braillespiel.games.cubus.pile import FARTHEST, HIGHEST, Cell, Pile
from braillespiel.games.cubus.strips import Need

Grid: TypeAlias = tuple[tuple[int, ...], ...]


class Corner(NamedTuple):
    """One more box can go on column (x, y), now ``height`` high, for this many tiles."""

    tiles: int
    y: int
    x: int
    height: int
    left: int
    right: int
    lid: int


class Corners:
    """Where one box can go on a pile, the cheapest first, and the builds asked for until now."""

    __slots__ = ("_builds", "_grid", "_places")

    def __init__(self, grid: Grid, places: list[Corner] | None) -> None:
        self._grid = grid
        self._places = places
        self._builds: list[Build | None] = [None] * len(places or ())
        """The builds that have been named, in the order of their places."""

    def grown(self, cell: Cell, grid: Grid) -> Corners:
        """Return the corners when the one at ``cell`` is filled; ``grid`` are the new rows."""
        x, y = cell
        near = (cell, (x + 1, y), (x, y + 1))
        places = [corner for corner in self._places or () if (corner.x, corner.y) not in near]
        places += [corner for at in near if (corner := _corner(grid, *at))]
        return Corners(grid, sorted(places))

    def builds(self, context: BuildContext, most: int) -> list[Build] | None:
        """Return at most ``most`` legal builds, the best first; None if the pile rises."""
        if self._places is None:
            return None
        left, right, closed, opened = context.hand
        lids, places, dearest = closed + opened, context.open, 3 if context.children else 2
        found: list[Build] = []
        builds = self._builds
        for number, corner in enumerate(self._places):
            tiles, y, x, height, needs_left, needs_right, needs_lid = corner
            if tiles > dearest:
                break
            if needs_left > left or needs_right > right or needs_lid > lids:
                continue
            if places and height and (x - height, y - height) in places:
                continue
            build = builds[number]
            if build is None:
                build = builds[number] = Build(_filled(self._grid, x, y))
            if needs_lid and not closed:
                pile = build.pile
                build = Build(build.heights, build.at, choose_open(context, pile, len(pile)))
            found.append(build)
            if len(found) == most:
                break
        return found

    def _named(self, heights: Grid) -> Corner | None:
        """Return the place whose build has been named with these rows."""
        for corner, one in zip(self._places or (), self._builds, strict=True):
            if one is not None and one.heights == heights:
                return corner
        return None

    def known(self, context: BuildContext, build: Build, boxes: int) -> OneMore | None:
        """Return what is known of a build if ``builds`` has named its pile, None otherwise.

        The pile has so many ``boxes`` now.
        """
        if context.need is None or build.at != (0, 0):
            return None
        corner = self._named(build.heights)
        if corner is None:
            return None
        _, y, x, height, left, right, lid = corner
        if height >= HIGHEST or max(x, y) > FARTHEST or (x - height, y - height) in context.open:
            return None
        if height:
            pile: Pile = dict(context.pile)
            pile[x, y] = height + 1
        else:
            pile = build.pile
        before = context.need
        need = Need(before.left + left, before.right + right, before.lids + lid)
        return OneMore(pile, boxes + 1, need, (x, y))


@lru_cache(maxsize=1024)
def corners(grid: Grid) -> Corners:
    """Return the corners of a pile given as rows of heights."""
    return Corners(grid, _places(grid))


def _places(grid: Grid) -> list[Corner] | None:
    """Return where one box can go, the cheapest first; None if the pile rises to the viewer."""
    if any(a < b for row in grid for a, b in pairwise(row)):
        return None
    if any(a < b for behind, row in pairwise(grid) for a, b in zip(behind, row, strict=True)):
        return None
    wide = len(grid[0]) if grid else 0
    cells = ((x, y) for y in range(len(grid) + 1) for x in range(wide + 1))
    return sorted(corner for x, y in cells if (corner := _corner(grid, x, y)))


def _corner(grid: Grid, x: int, y: int) -> Corner | None:
    """Return the corner at (x, y), which may lie just outside, if both behind are higher."""
    tall = y < len(grid)
    line = grid[y] if tall else ()
    height = line[x] if x < len(line) else 0
    if x and (line[x - 1] if tall else 0) <= height:
        return None
    if y and (grid[y - 1][x] if x < len(grid[y - 1]) else 0) <= height:
        return None
    left, right, lid = int(y == 0), int(x == 0), int(height == 0)
    return Corner(left + right + lid, y, x, height, left, right, lid)


def _filled(grid: Grid, x: int, y: int) -> Grid:
    """Return the rows with one more box at (x, y), which may lie just outside."""
    if y == len(grid):
        grid = (*grid, (0,) * (len(grid[0]) if grid else 0))
    if grid and x == len(grid[0]):
        grid = tuple((*row, 0) for row in grid)
    row = grid[y]
    return (*grid[:y], (*row[:x], row[x] + 1, *row[x + 1 :]), *grid[y + 1 :])
