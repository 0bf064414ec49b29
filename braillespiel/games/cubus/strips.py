"""The picture, fast: it falls into upright strips, and a strip is a row of numbers.

Strip d of the picture plane is d <= u - v <= d + 1. It holds the right halves of the columns with
x - y = d and the left halves of those with x - y = d + 1. Going towards the viewer these columns
have the places n = 2y (right halves) and n = 2y + 1 (left halves), and a strip's triangles can be
numbered downwards so that column n with height h fills just the triangles n - 2h to n: first half
its lid, then two for every side. A nearer column covers the lower end of those behind, never the
upper. So a pile is legal exactly if, for every two neighbouring columns n < m of every strip,
with t = m - 2h(m) the top of the nearer one:

- the lid of n is seen: n - 2h(n) < t; and
- no side of n is cut in two: t > n, or n and m are of different parity.

The sides of n that are seen are then half of the triangles between its lid and t.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

from braillespiel.games.cubus.picture import Fault, Flaw
from braillespiel.games.cubus.pile import Cell, Pile


class Need(NamedTuple):
    """How many tiles a legal picture needs."""

    left: int
    right: int
    lids: int

    @property
    def total(self) -> int:
        """Return the number of tiles of all kinds."""
        return self.left + self.right + self.lids


class Sketch:
    """A pile whose legality and tile count are kept up to date, one column at a time."""

    __slots__ = ("_bad", "_strips", "boxes", "heights", "left", "right")

    def __init__(self, pile: Mapping[Cell, int] | None = None) -> None:
        self.heights: Pile = {}
        self.boxes = 0
        self.left = 0
        self.right = 0
        self._bad = 0
        self._strips: dict[int, list[int]] = {}
        if pile:
            self._fill(pile)

    def _fill(self, pile: Mapping[Cell, int]) -> None:
        """Do at once what set does column by column."""
        self.heights = dict(pile)
        tops: dict[int, list[tuple[int, int]]] = {}
        for (x, y), height in pile.items():
            self.boxes += height
            d, n = x - y, 2 * y
            tops.setdefault(d - 1, []).append((n + 1, n + 1 - 2 * height))
            tops.setdefault(d, []).append((n, n - 2 * height))
        left = right = bad = 0
        for d, columns in tops.items():
            columns.sort(reverse=True)
            nearer, cover = 0, 0
            first = True
            for n, top in columns:
                end = n
                if not first and cover <= n:
                    end = cover - 1
                    if cover <= top or not (nearer - n) & 1:
                        bad += 1
                if n & 1:
                    left += (end - top) >> 1
                else:
                    right += (end - top) >> 1
                nearer, cover, first = n, top, False
            self._strips[d] = [n for n, _ in reversed(columns)]
        self.left, self.right, self._bad = left, right, bad

    @property
    def legal(self) -> bool:
        """Tell whether the picture is legal; the need for tiles counts only then."""
        return self._bad == 0

    @property
    def need(self) -> Need:
        """Return the tiles that the picture needs."""
        return Need(self.left, self.right, len(self.heights))

    def _height(self, d: int, n: int) -> int:
        y = n >> 1
        return self.heights[(y + d + (n & 1), y)]

    def _pair(self, d: int, n: int, m: int | None, sign: int) -> None:
        """Count (sign 1) or discount (-1) what column n shows and hides before column m."""
        top = n - 2 * self._height(d, n)
        end = n
        if m is not None:
            cover = m - 2 * self._height(d, m)
            if cover <= top or (cover <= n and not (m - n) & 1):
                self._bad += sign
            if cover <= end:
                end = cover - 1
        sides = (end - top) >> 1
        if n & 1:
            self.left += sign * sides
        else:
            self.right += sign * sides

    def set(self, cell: Cell, height: int) -> int:
        """Give a column a height (0 takes it away); return the height that it had."""
        x, y = cell
        before = self.heights.get(cell, 0)
        if height == before:
            return before
        for d, n in ((x - y - 1, 2 * y + 1), (x - y, 2 * y)):
            places = self._strips.setdefault(d, [])
            at = bisect_left(places, n)
            here = at < len(places) and places[at] == n
            behind = places[at - 1] if at else None
            after = at + 1 if here else at
            nearer = places[after] if after < len(places) else None
            if here:
                self._pair(d, n, nearer, -1)
            if behind is not None:
                self._pair(d, behind, n if here else nearer, -1)
        if height:
            self.heights[cell] = height
        else:
            del self.heights[cell]
        for d, n in ((x - y - 1, 2 * y + 1), (x - y, 2 * y)):
            places = self._strips[d]
            if height and not before:
                insort(places, n)
            elif before and not height:
                places.remove(n)
            at = bisect_left(places, n)
            behind = places[at - 1] if at else None
            after = at + 1 if height else at
            nearer = places[after] if after < len(places) else None
            if height:
                self._pair(d, n, nearer, 1)
            if behind is not None:
                self._pair(d, behind, n if height else nearer, 1)
        self.boxes += height - before
        return before

    def faults(self) -> list[Fault]:
        """Return the faults, each with the column that causes it, sorted by column."""
        found = set()
        for d, places in self._strips.items():
            for n, m in pairwise(places):
                cover = m - 2 * self._height(d, m)
                cell, front = _cell(d, n), _cell(d, m)
                if cover <= n - 2 * self._height(d, n):
                    found.add(Fault(Flaw.HIDDEN, cell, front))
                elif cover <= n and not (m - n) & 1:
                    found.add(Fault(Flaw.HALF, cell, front))
        return sorted(found, key=lambda f: (f.cell, f.front, f.flaw.value))

    def sides(self, cell: Cell) -> tuple[int, int]:
        """Return how many left and right sides of a column are seen (in a legal picture)."""
        x, y = cell
        seen = []
        for d, n in ((x - y - 1, 2 * y + 1), (x - y, 2 * y)):
            places = self._strips[d]
            at = bisect_left(places, n) + 1
            end = n
            if at < len(places):
                end = min(n, places[at] - 2 * self._height(d, places[at]) - 1)
            seen.append(max(0, end - n + 2 * self.heights[cell]) >> 1)
        return seen[0], seen[1]


def _cell(d: int, n: int) -> Cell:
    y = n >> 1
    return y + d + (n & 1), y


def need_of(pile: Mapping[Cell, int]) -> Need | None:
    """Return the tiles that a pile needs, None if its picture is illegal."""
    sketch = Sketch(pile)
    return sketch.need if sketch.legal else None
