"""Plates of any outline with holes, rims, ridges and domes: what fields along the axes cannot do.

All outlines are loops of corners, counter-clockwise seen from above, in millimetres; y goes up.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from braillespiel.labels.mesh import SEGMENTS, Feature, Mesh, add_feature, lid

Corner = tuple[float, float]
Loop = Sequence[Corner]


def wall(mesh: Mesh, loop: Loop, low: float, high: float, *, inward: bool = False) -> None:
    """Add an upright wall along a loop; it faces outwards, or into a hole."""
    for one, two in zip(loop, (*loop[1:], loop[0]), strict=True):
        corners = (
            mesh.vertex(*one, low),
            mesh.vertex(*two, low),
            mesh.vertex(*two, high),
            mesh.vertex(*one, high),
        )
        mesh.fan(corners[::-1] if inward else corners)


def face(mesh: Mesh, loop: Loop, z: float, *, up: bool = True) -> None:
    """Add a convex face."""
    corners = [mesh.vertex(*corner, z) for corner in loop]
    mesh.fan(corners if up else corners[::-1])


def circle(x: float, y: float, radius: float) -> list[Corner]:
    """Return a circle as a loop."""
    turns = [-math.pi + 2 * math.pi * k / SEGMENTS for k in range(SEGMENTS)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]


def hexagon(x: float, y: float, across: float) -> list[Corner]:
    """Return a hexagon that stands on a corner; ``across`` is from flat to flat."""
    far = across / math.sqrt(3)
    angles = (math.radians(turn) for turn in (-90, -30, 30, 90, 150, 210))
    return [(x + far * math.cos(turn), y + far * math.sin(turn)) for turn in angles]


def notched(loop: Loop, side: float, deep: float) -> list[Corner]:
    """Return a hexagon whose top corner is cut ``side`` mm along its edges, and ``deep`` inwards.

    Tile and place get the same cut, so that a tile fits in one of six turns.
    """
    top, right, left = loop[3], loop[2], loop[4]

    def along(other: Corner) -> Corner:
        part = side / math.dist(top, other)
        return top[0] + (other[0] - top[0]) * part, top[1] + (other[1] - top[1]) * part

    one, two = along(right), along(left)
    return [*loop[:3], one, (top[0], one[1] - deep), two, *loop[4:]]


def ring(
    mesh: Mesh, outer: Loop, inner: Loop, z: float, centre: Corner, *, up: bool = True
) -> None:
    """Fill the space between two loops that both can be seen whole from ``centre``."""
    out, outward = _turned(outer, centre)
    into, inward = _turned(inner, centre)
    corners = {*out, *into}
    i = j = 0
    while i < len(out) or j < len(into):
        ahead = _angle(outward, i + 1) if i < len(out) else math.inf
        beside = _angle(inward, j + 1) if j < len(into) else math.inf
        by_outer = (out[i % len(out)], out[(i + 1) % len(out)], into[j % len(into)])
        by_inner = (out[i % len(out)], into[(j + 1) % len(into)], into[j % len(into)])
        first = ahead <= beside
        if first and j < len(into) and not _empty(*by_outer, corners):
            first = not _empty(*by_inner, corners)
        elif not first and i < len(out) and not _empty(*by_inner, corners):
            first = _empty(*by_outer, corners)
        chosen = by_outer if first else by_inner
        numbers = [mesh.vertex(*corner, z) for corner in chosen]
        if len(set(numbers)) == 3:
            mesh.fan(numbers if up else numbers[::-1])
        i, j = (i + 1, j) if first else (i, j + 1)


def _angle(angles: Sequence[float], index: int) -> float:
    round_, at = divmod(index, len(angles))
    return angles[at] + 2 * math.pi * round_


def _turned(loop: Loop, centre: Corner) -> tuple[list[Corner], list[float]]:
    """Return a loop from its least angle about a centre on, with rising angles."""
    x0, y0 = centre
    angles = [math.atan2(y - y0, x - x0) for x, y in loop]
    start = min(range(len(loop)), key=angles.__getitem__)
    corners = [*loop[start:], *loop[:start]]
    rising: list[float] = []
    for x, y in corners:
        turn = math.atan2(y - y0, x - x0)
        while rising and turn < rising[-1] - 1e-9:
            turn += 2 * math.pi
        rising.append(turn)
    return corners, rising


def _area(a: Corner, b: Corner, c: Corner) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _empty(a: Corner, b: Corner, c: Corner, corners: Iterable[Corner]) -> bool:
    """Tell whether a triangle is one, and has no other corner inside."""
    if _area(a, b, c) < 1e-6:
        return False
    return not any(
        one not in (a, b, c) and min(_area(a, b, one), _area(b, c, one), _area(c, a, one)) > 1e-7
        for one in corners
    )


def domes(
    mesh: Mesh, dots: Sequence[Corner], radius: float, high: float, z: float, pad: float
) -> list[Corner]:
    """Add a rectangle of the face at ``z`` with domes, and return its outline."""
    xs = _lines([x for x, _ in dots], radius + pad)
    ys = _lines([y for _, y in dots], radius + pad)
    found = {(_field(xs, x), _field(ys, y)): Feature("dome", x, y, radius, high) for x, y in dots}
    for j, (low, up) in enumerate(pairwise(ys)):
        for i, (left, right) in enumerate(pairwise(xs)):
            corners = [(left, low), (right, low), (right, up), (left, up)]
            dome = found.get((i, j))
            lid(mesh, corners, z, dome)
            if dome:
                add_feature(mesh, dome, z)
    return [
        *((x, ys[0]) for x in xs[:-1]),
        *((xs[-1], y) for y in ys[:-1]),
        *((x, ys[-1]) for x in xs[:0:-1]),
        *((xs[0], y) for y in ys[:0:-1]),
    ]


def _lines(places: Iterable[float], edge: float) -> list[float]:
    rows = sorted({round(place, 6) for place in places})
    between = [(one + two) / 2 for one, two in pairwise(rows)]
    return [rows[0] - edge, *between, rows[-1] + edge]


def _field(lines: Sequence[float], place: float) -> int:
    return sum(line < place for line in lines) - 1
