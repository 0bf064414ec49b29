"""The good piles: those that slope down towards the viewer, described by two profiles.

A pile without gaps whose heights nowhere rise towards the viewer shows as many right sides as
the heights of its rear left edge add up to (profile ``rights``, one entry a row), and as many
left sides as those of its rear right edge (profile ``lefts``, one entry a column). For given
profiles the pile is largest with the height min(rights[y], lefts[x]) everywhere, and with the
highest of these cells when lids are short. The number of its boxes is at most the square root of
lids times left times right sides (Loomis and Whitney 1949).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import isqrt
from typing import NamedTuple, TypeAlias

from braillespiel.games.cubus.pile import Cell, Pile

Profile: TypeAlias = tuple[int, ...]
MOST_LIDS = 16


@cache
def profiles(total: int, largest: int) -> tuple[Profile, ...]:
    """Return the falling rows of numbers that begin with ``largest`` and add up to ``total``."""

    def rest(left: int, most: int) -> list[Profile]:
        if left == 0:
            return [()]
        return [
            (first, *tail)
            for first in range(min(left, most), 0, -1)
            for tail in rest(left - first, first)
        ]

    if largest > total or largest < 1:
        return ()
    return tuple((largest, *tail) for tail in rest(total - largest, largest))


class Block(NamedTuple):
    """Two profiles and, for every number of lids, the most boxes (0: too few lids)."""

    rights: Profile
    lefts: Profile
    boxes: tuple[int, ...]


_BLOCKS: dict[tuple[int, int], tuple[Block, ...]] = {}
SLICE = 128
"""Blocks made between two breaths: about a millisecond."""


def prepare(right: int, left: int) -> Iterator[None]:
    """Make the list that blocks returns, in slices; at once if it is there already."""
    if (right, left) in _BLOCKS:
        return
    found: list[Block] = []
    for top in range(1, min(right, left) + 1):
        for rights in profiles(right, top):
            for lefts in profiles(left, top):
                least = len(rights) + len(lefts) - 1
                if least > MOST_LIDS:
                    continue
                edge = sum(rights) + sum(lefts) - top
                inner = sorted((min(r, s) for r in rights[1:] for s in lefts[1:]), reverse=True)
                boxes = [0] * least + [edge]
                for height in inner[: MOST_LIDS - least]:
                    boxes.append(boxes[-1] + height)
                found.append(Block(rights, lefts, tuple(boxes)))
                if len(found) % SLICE == 0:
                    yield
    found.sort(key=lambda block: -block.boxes[-1])
    _BLOCKS[right, left] = tuple(found)


def blocks(right: int, left: int) -> tuple[Block, ...]:
    """Return all pairs of profiles that need exactly these sides, the largest piles first."""
    for _ in prepare(right, left):
        pass
    return _BLOCKS[right, left]


def most_boxes(left: int, right: int, lids: int) -> int:
    """Return the Loomis-Whitney bound: no pile of these faces has more boxes."""
    return isqrt(left * right * lids)


@cache
def least_tiles(boxes: int) -> int:
    """Return a number of tiles below which no pile has this many boxes (same bound)."""
    return min(
        left + right + max(1, -(-boxes * boxes // (left * right)))
        for left in range(1, MOST_LIDS + 1)
        for right in range(1, MOST_LIDS + 1)
    )


def fill(block: Block, lids: int) -> Pile:
    """Return the largest pile of a block with at most this many lids."""
    rows, columns = len(block.rights), len(block.lefts)
    caps = {
        (x, y): min(block.rights[y], block.lefts[x]) for y in range(rows) for x in range(columns)
    }
    edge = {cell for cell in caps if 0 in cell}
    return thin(caps, edge, lids) or {}


def thin(caps: Pile, needed: set[Cell], lids: int) -> Pile | None:
    """Return the pile with its lowest columns taken away until the lids suffice.

    ``needed`` columns stay, and those behind them. None if there are too few lids for these.
    """
    if len(caps) <= lids:
        return caps
    kept = {
        (x, y) for px, py in needed for x in range(px + 1) for y in range(py + 1) if (x, y) in caps
    }
    if len(kept) > lids:
        return None
    rest = sorted((c for c in caps if c not in kept), key=lambda c: (-caps[c], c[0] + c[1], c))
    kept.update(rest[: lids - len(kept)])
    return {cell: caps[cell] for cell in caps if cell in kept}


def fits(block: Block, lids: int, places: list[Cell]) -> list[Pile]:
    """Return the largest piles within a block that keep open lids at their picture places.

    One pile for every way to push the block under the first open lid. Lowering one column to
    an open lid's height lowers all in front of it; this is repeated until all open lids fit,
    and leaves the largest pile there is, since the piles that fit are closed under taking the
    greater height everywhere.
    """
    rights, lefts = block.rights, block.lefts
    rows, columns = len(rights), len(lefts)
    p, q = places[0]
    found = []
    for y in range(rows):
        for x in range(columns):
            here = min(rights[y], lefts[x])
            inner = y + 1 < rows and x + 1 < columns
            beyond = min(rights[y + 1], lefts[x + 1]) if inner else 0
            for depth in range(here, max(beyond, 1) - 1, -1):
                pile = _fit(block, lids, places, p + depth - x, q + depth - y)
                if pile is not None:
                    found.append(pile)
    return found


def _fit(block: Block, lids: int, places: list[Cell], x0: int, y0: int) -> Pile | None:
    """Return the largest pile whose back corner is at (x0, y0), None if the lids do not fit."""
    rights, lefts = block.rights, block.lefts
    caps = [[min(r, s) for s in lefts] for r in rights]
    rows, columns = len(rights), len(lefts)
    depths = [min(rights[0], lefts[0])] * len(places)
    again = True
    while again:
        again = False
        for number, (p, q) in enumerate(places):
            depth = depths[number]
            x, y = p + depth - x0, q + depth - y0
            while depth and not (0 <= x < columns and 0 <= y < rows and caps[y][x] >= depth):
                depth, x, y = depth - 1, x - 1, y - 1
            if not depth:
                return None
            if depth != depths[number] or caps[y][x] > depth:
                depths[number] = depth
                again = True
                for row in caps[y:]:
                    for at in range(x, columns):
                        if row[at] > depth:
                            row[at] = depth
    pile = {(x, y): h for y, row in enumerate(caps) for x, h in enumerate(row)}
    needed = {
        (p + depth - x0, q + depth - y0) for (p, q), depth in zip(places, depths, strict=True)
    }
    thinned = thin(pile, needed, lids)
    if thinned is None:
        return None
    return {(x + x0, y + y0): h for (x, y), h in thinned.items()}
