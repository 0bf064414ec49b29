"""The lattice: cells of a hexagonal field, its lines, its parts and where a part can dock.

A cell (q, r) in axial coordinates is one int, ``q * STRIDE + r``, so that a step is an addition.
Rows run along r (r grows downwards), q grows to the right; (0, 0) is the centre of the deal.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import cache

STRIDE = 1024
_HALF = STRIDE // 2

ROW = STRIDE
"""One step to the right in a row."""
FALLING = 1
"""One step from the upper left to the lower right."""
RISING = STRIDE - 1
"""One step from the lower left to the upper right."""
AXES = (ROW, FALLING, RISING)
AXIS_NAMES = {ROW: "row", FALLING: "falling", RISING: "rising"}
NEIGHBOURS = (ROW, -ROW, FALLING, -FALLING, RISING, -RISING)


def cell(q: int, r: int) -> int:
    """Return the cell at axial (q, r); both within ±500."""
    return q * STRIDE + r


@cache
def axial(place: int) -> tuple[int, int]:
    """Return (q, r) of a cell, or of the step between two cells."""
    r = (place + _HALF) % STRIDE - _HALF
    return (place - r) // STRIDE, r


@cache
def reading_order(place: int) -> tuple[int, int]:
    """Return a sort key: row by row from the top, each from the left."""
    q, r = axial(place)
    return r, q


def text(place: int) -> str:
    """Return a cell (or step) as "q,r"."""
    return "{},{}".format(*axial(place))


def hexagon(side: int) -> tuple[int, ...]:
    """Return the cells of a hexagon of ``side`` cells around (0, 0), in reading order."""
    reach = side - 1
    return tuple(
        cell(q, r)
        for r in range(-reach, reach + 1)
        for q in range(-reach, reach + 1)
        if abs(q + r) <= reach
    )


DEAL = hexagon(3)
"""The 19 cells of the deal: rows of 3, 4, 5, 4 and 3."""


def run(cells: Collection[int], start: int, axis: int) -> list[int]:
    """Return the unbroken run of cells through ``start`` along ``axis``, in its direction."""
    first = start
    while first - axis in cells:
        first -= axis
    found = [first]
    following = first + axis
    while following in cells:
        found.append(following)
        following += axis
    return found


def runs(cells: Collection[int]) -> Iterator[tuple[int, list[int]]]:
    """Yield (axis, run) for every line of the field, edge to edge; single cells too."""
    for axis in AXES:
        for place in cells:
            if place - axis not in cells:
                yield axis, run(cells, place, axis)


def clearable(cells: Collection[int], smallest: int) -> bool:
    """Tell whether any line of the field has ``smallest`` cells; no card ever comes in again."""
    return any(len(line) >= smallest for _, line in runs(cells))


def parts(cells: Iterable[int]) -> list[frozenset[int]]:
    """Return the connected parts of a field, the largest first, then in reading order."""
    left = set(cells)
    found = []
    while left:
        seed = left.pop()
        part = {seed}
        edge = [seed]
        while edge:
            place = edge.pop()
            for step in NEIGHBOURS:
                beside = place + step
                if beside in left:
                    left.remove(beside)
                    part.add(beside)
                    edge.append(beside)
        found.append(frozenset(part))
    if len(found) > 1:
        found.sort(key=lambda part: (-len(part), reading_order(anchor(part))))
    return found


def anchor(part: Iterable[int]) -> int:
    """Return the first cell of a part in reading order: the part's name."""
    return min(part, key=reading_order)


def docks(cells: Collection[int], part: frozenset[int], body: frozenset[int]) -> list[int]:
    """Return every step by which ``part`` can be moved to touch ``body``, in reading order.

    The moved part overlaps no card of ``cells`` but its own and shares an edge with ``body``.
    """
    others = set(cells) - part
    edge = {place + step for place in body for step in NEIGHBOURS} - others
    steps = {target - place for target in edge for place in part}
    return sorted(
        (by for by in steps if not any(place + by in others for place in part)),
        key=reading_order,
    )


def movable(found: list[frozenset[int]]) -> list[tuple[frozenset[int], list[frozenset[int]]]]:
    """Return which of the parts (largest first) may dock, each with the bodies it may dock at.

    The largest part stays; where several are equally large, the player decides which.
    """
    size = len(found[0])
    bodies = [part for part in found if len(part) == size]
    return [
        (part, [body for body in bodies if body is not part])
        for part in found
        if len(bodies) > 1 or part is not bodies[0]
    ]


def dock_places(cells: Collection[int]) -> list[tuple[int, int]]:
    """Return (anchor of the part, step) for every legal docking of a field fallen apart."""
    found = parts(cells)
    if len(found) < 2:
        return []
    result = []
    for part, bodies in movable(found):
        name = anchor(part)
        result += [(name, by) for by in docks(cells, part, frozenset().union(*bodies))]
    return result
