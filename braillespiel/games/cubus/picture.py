"""The picture of a pile as the rules define it: which faces are seen, and what makes it illegal.

The pile is seen along (1, 1, 1). A point (x, y, z) falls on (x - z, y - z) of the picture plane;
every unit square of that plane is cut by its diagonal into a triangle ``LOWER`` with the
corners (p, q), (p+1, q), (p+1, q+1) and a triangle ``UPPER`` with (p, q), (p, q+1), (p+1, q+1).
Every face of a box fills two triangles. This is the reference: it paints the columns from back
to front, triangle by triangle. :mod:`.strips` says the same faster.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import TypeAlias

from braillespiel.games.cubus.pile import Cell, pieces

LOWER, UPPER = 0, 1
Triangle: TypeAlias = tuple[int, int, int]
"""(p, q, LOWER or UPPER) in the plane of the picture."""


class Kind(Enum):
    """The kinds of faces. A left side looks to the left front (+y), a right side to +x."""

    LEFT = "left"
    RIGHT = "right"
    LID = "lid"


@dataclass(frozen=True, slots=True)
class Face:
    """A face of a box: column ``cell``, its kind, and the box's level from the ground (0 up)."""

    cell: Cell
    kind: Kind
    level: int

    def triangles(self) -> tuple[Triangle, Triangle]:
        """Return the two triangles of the picture that this face fills."""
        p, q = self.cell[0] - self.level, self.cell[1] - self.level
        if self.kind is Kind.LID:
            return (p - 1, q - 1, LOWER), (p - 1, q - 1, UPPER)
        if self.kind is Kind.RIGHT:
            return (p, q, LOWER), (p, q - 1, UPPER)
        return (p, q, UPPER), (p - 1, q, LOWER)


class Flaw(Enum):
    """Why a picture is illegal."""

    HALF = "half"
    HIDDEN = "hidden"


@dataclass(frozen=True, slots=True)
class Fault:
    """Column ``front`` hides half a face of column ``cell`` (HALF), or of its lid something."""

    flaw: Flaw
    cell: Cell
    front: Cell


@dataclass(frozen=True, slots=True)
class Picture:
    """What is seen of a pile: the faces seen whole, and the faults."""

    faces: frozenset[Face]
    faults: tuple[Fault, ...]

    @property
    def legal(self) -> bool:
        """Tell whether every seen face is seen whole, and every column's lid."""
        return not self.faults

    def count(self, kind: Kind) -> int:
        """Return how many faces of a kind are seen whole."""
        return sum(face.kind is kind for face in self.faces)


def lid_place(cell: Cell, height: int) -> Cell:
    """Return the place (p, q) in the picture of the lid of a column."""
    return cell[0] - height, cell[1] - height


@lru_cache(maxsize=4096)
def _beside(triangle: Triangle) -> tuple[Triangle, Triangle, Triangle]:
    """Return the triangles that share an edge with one."""
    p, q, half = triangle
    if half == LOWER:
        return (p, q, UPPER), (p, q - 1, UPPER), (p + 1, q, UPPER)
    return (p, q, LOWER), (p, q + 1, LOWER), (p - 1, q, LOWER)


def pieces_seen(pile: Mapping[Cell, int]) -> int:
    """Return in how many pieces the picture lies; tiles hang together edge to edge."""
    return _pieces_seen(frozenset(pile.items()))


@lru_cache(maxsize=512)  # a pile is some kilobytes
def _pieces_seen(columns: frozenset[tuple[Cell, int]]) -> int:
    """Do that; everybody at a table asks for the same piles, with every box that could be added."""
    left: set[Triangle] = set().union(*(_covered(cell, height) for cell, height in columns))
    found = 0
    while left:
        found += 1
        reached = [left.pop()]
        while reached:
            near = left.intersection(_beside(reached.pop()))
            left -= near
            reached += near
    return found


@lru_cache(maxsize=4096)
def _covered(cell: Cell, height: int) -> frozenset[Triangle]:
    """Return the triangles of the picture that a column covers."""
    return frozenset(triangle for face in _faces(cell, height) for triangle in face.triangles())


def _faces(cell: Cell, height: int) -> list[Face]:
    """Return the faces of a column in the order in which they are painted."""
    faces = [Face(cell, kind, z) for z in range(height) for kind in (Kind.LEFT, Kind.RIGHT)]
    return [*faces, Face(cell, Kind.LID, height - 1)]


def falls_apart(before: Mapping[Cell, int], after: Mapping[Cell, int]) -> bool:
    """Tell whether the picture of ``after`` lies in more pieces than one, and than before."""
    # Columns side by side are seen edge to edge.
    if pieces(after) < 2:
        return False
    found = pieces_seen(after)
    return found > 1 and found > pieces_seen(before)


def paint(pile: Mapping[Cell, int]) -> dict[Triangle, Face]:
    """Return the face that is nearest the viewer on every triangle of the picture."""
    canvas: dict[Triangle, Face] = {}
    for cell in sorted(pile, key=sum):
        for face in _faces(cell, pile[cell]):
            for triangle in face.triangles():
                canvas[triangle] = face
    return canvas


def picture(pile: Mapping[Cell, int]) -> Picture:
    """Return what is seen of the pile, and every fault with the column that causes it."""
    canvas = paint(pile)
    seen: dict[Face, int] = {}
    for face in canvas.values():
        seen[face] = seen.get(face, 0) + 1
    faults = []
    for face, count in seen.items():
        if count == 1:
            faults.append(Fault(Flaw.HALF, face.cell, _cover(face, canvas)))
    for cell, height in pile.items():
        lid = Face(cell, Kind.LID, height - 1)
        if lid not in seen:
            faults.append(Fault(Flaw.HIDDEN, cell, _cover(lid, canvas)))
    whole = frozenset(face for face, count in seen.items() if count == 2)
    return Picture(whole, tuple(sorted(faults, key=lambda f: (f.cell, f.front, f.flaw.value))))


def _cover(face: Face, canvas: Mapping[Triangle, Face]) -> Cell:
    return next(canvas[t].cell for t in face.triangles() if canvas[t] != face)
