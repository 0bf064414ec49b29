"""The picture of the pile as geometry: lozenges for the screen, dots for a tactile display."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import sqrt

from braillespiel.games.cubus.picture import Face, Kind, Triangle, lid_place, paint
from braillespiel.games.cubus.pile import Cell
from braillespiel.games.dots import Dots, Point, Raster
from braillespiel.games.zones import Polygon

HALF_WIDTH = sqrt(3) / 2
"""Half the width of a lid, in edges of a box: the sides stand upright, one edge high."""
SHADES = {Kind.LID: "light", Kind.LEFT: "medium", Kind.RIGHT: "dark"}
PATTERNS = {Kind.LID: "", Kind.LEFT: "stripes-left", Kind.RIGHT: "stripes-right"}
OPEN = "cross"
"""The pattern of an open lid."""
_ORDER = (Kind.LEFT, Kind.RIGHT, Kind.LID)


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
    drawn = Raster(columns, rows)
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
                drawn.line(start, end)
            if polygon.pattern == OPEN:
                drawn.line(ring[0], ring[2])
                drawn.line(ring[1], ring[3])
    return drawn.dots


def outline(heights: Sequence[int], columns: int, rows: int) -> Dots:
    """Return stacks of squares of these heights, as large as they fit: a pile from one side."""
    drawn, tallest = Raster(columns, rows), max(heights, default=0)
    if not tallest:
        return drawn.dots
    edge = min((columns - 1) // len(heights), (rows - 1) // tallest)
    for number, height in enumerate(heights):
        left = number * edge
        for level in range(height):
            low = rows - 1 - level * edge
            right, high = left + edge, low - edge
            corners = [(left, low), (right, low), (right, high), (left, high)]
            for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
                drawn.line(start, end)
    return drawn.dots


def three_sides(pile: Mapping[Cell, int], columns: int, rows: int) -> tuple[Dots, Dots, Dots]:
    """Return a pile seen as in the picture, from the left and from the right."""
    rights = sorted({x for x, _ in pile})
    lefts = sorted({y for _, y in pile})
    left = [max(pile.get((x, y), 0) for y in lefts) for x in rights]
    right = [max(pile.get((x, y), 0) for x in rights) for y in reversed(lefts)]
    return (
        raster(drawing(pile), columns, rows),
        outline(left, columns, rows),
        outline(right, columns, rows),
    )
