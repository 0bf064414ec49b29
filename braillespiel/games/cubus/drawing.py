"""The picture of the pile as geometry: lozenges for the screen, dots for a tactile display."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import sqrt
from typing import TypeAlias

from braillespiel.games.cubus.picture import Face, Kind, Triangle, lid_place, paint
from braillespiel.games.cubus.pile import Cell
from braillespiel.games.zones import Polygon

HALF_WIDTH = sqrt(3) / 2
"""Half the width of a lid, in edges of a box: the sides stand upright, one edge high."""
SHADES = {Kind.LID: "light", Kind.LEFT: "medium", Kind.RIGHT: "dark"}
PATTERNS = {Kind.LID: "", Kind.LEFT: "stripes-left", Kind.RIGHT: "stripes-right"}
OPEN = "cross"
"""The pattern of an open lid."""
_ORDER = (Kind.LEFT, Kind.RIGHT, Kind.LID)

Point: TypeAlias = tuple[float, float]
Dots: TypeAlias = tuple[tuple[bool, ...], ...]
"""Rows of dots, the top row first; True is a raised dot."""


def cell_key(cell: Cell) -> str:
    """Return the item key of a place of the plan."""
    return f"c{cell[0]},{cell[1]}"


def project(x: float, y: float, z: float) -> Point:
    """Return where a point in space is on the screen: (right, down), in edges of a box."""
    return HALF_WIDTH * (x - y), (x + y) / 2 - z


def corners(face: Face) -> tuple[Point, ...]:
    """Return the corners of a face on the screen, in order around it."""
    (x, y), z = face.cell, face.level
    if face.kind is Kind.LID:
        z += 1
        space = ((x, y, z), (x + 1, y, z), (x + 1, y + 1, z), (x, y + 1, z))
    elif face.kind is Kind.RIGHT:
        space = ((x + 1, y, z), (x + 1, y + 1, z), (x + 1, y + 1, z + 1), (x + 1, y, z + 1))
    else:
        space = ((x, y + 1, z), (x + 1, y + 1, z), (x + 1, y + 1, z + 1), (x, y + 1, z + 1))
    return tuple(project(*point) for point in space)


def seen(pile: Mapping[Cell, int]) -> list[Face]:
    """Return the faces of which anything is seen, those farther back first."""
    faces = set(paint(pile).values())
    return sorted(faces, key=lambda f: (sum(f.cell), f.cell, f.level, _ORDER.index(f.kind)))


def drawing(
    pile: Mapping[Cell, int],
    places: Collection[Cell] = (),
    opened: Collection[Cell] = (),
    before: Mapping[Cell, int] | None = None,
) -> tuple[Polygon, ...]:
    """Return the lozenges of a pile.

    Lids at the picture ``places`` and those of the columns ``opened`` are open. With ``before``,
    the pile on the table, the lozenges that do not lie there yet are ghosts.
    """
    there: set[tuple[Kind, tuple[Triangle, Triangle]]] | None = None
    if before is not None:
        there = {(face.kind, face.triangles()) for face in seen(before)}
    found = []
    for face in seen(pile):
        pattern = PATTERNS[face.kind]
        if face.kind is Kind.LID:
            is_open = lid_place(face.cell, pile[face.cell]) in places or face.cell in opened
            pattern = OPEN if is_open else pattern
        ghost = there is not None and (face.kind, face.triangles()) not in there
        found.append(Polygon(corners(face), SHADES[face.kind], pattern, ghost, cell_key(face.cell)))
    return tuple(found)


def raster(polygons: Collection[Polygon], columns: int, rows: int) -> Dots:
    """Return the outlines as raised dots, as large as they fit; a cross in every open lid.

    For displays with a raster of dots (columns and rows count dots, all at one distance).
    """
    dots = [[False] * columns for _ in range(rows)]
    points = [point for polygon in polygons for point in polygon.corners]
    if points and columns > 1 and rows > 1:
        left, top = min(x for x, _ in points), min(y for _, y in points)
        wide = max(x for x, _ in points) - left
        high = max(y for _, y in points) - top
        scale = min((columns - 1) / wide, (rows - 1) / high)

        def place(point: Point) -> tuple[int, int]:
            return round((point[0] - left) * scale), round((point[1] - top) * scale)

        for polygon in polygons:
            ring = [place(point) for point in polygon.corners]
            for start, end in zip(ring, ring[1:] + ring[:1], strict=True):
                _line(dots, start, end)
            if polygon.pattern == OPEN:
                _line(dots, ring[0], ring[2])
                _line(dots, ring[1], ring[3])
    return tuple(tuple(row) for row in dots)


def _line(dots: list[list[bool]], start: tuple[int, int], end: tuple[int, int]) -> None:
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    for step in range(steps + 1):
        x = round(start[0] + (end[0] - start[0]) * step / steps)
        y = round(start[1] + (end[1] - start[1]) * step / steps)
        dots[y][x] = True


_DOT_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


def braille(dots: Dots) -> tuple[str, ...]:
    """Return rows of dots as rows of eight-dot Braille cells, for displays made of cells."""
    lines = []
    for top in range(0, len(dots), 4):
        line = ""
        for left in range(0, len(dots[0]), 2):
            bits = 0
            for down, pair in enumerate(_DOT_BITS):
                for right, bit in enumerate(pair):
                    y, x = top + down, left + right
                    if y < len(dots) and x < len(dots[0]) and dots[y][x]:
                        bits |= bit
            line += chr(0x2800 + bits)
        lines.append(line)
    return tuple(lines)
