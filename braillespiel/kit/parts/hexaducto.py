"""Hexaducto, which is sold nowhere: a board of 37 places for each player, and 150 tiles.

Dimensions in mm, as tried (sliced, not yet printed): an empty place is a pit, a tile in it stands
out; face up it has dots, face down a hollow. A tooth at the top corner lets a tile in one way up.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from braillespiel.kit.parts.part import KitPart
from braillespiel.kit.parts.plates import Corner, circle, domes, face, hexagon, notched, ring, wall
from braillespiel.labels.cells import points
from braillespiel.labels.dimensions import Profile
from braillespiel.labels.mesh import Mesh
from braillespiel.labels.notation import Label

TILE, PITCH = 22.0, 24.0
"""Tile from flat to flat, and from place to place: Braille of neighbours is 7.9 apart."""
THICK = 3.4
CLEAR = 0.3
"""Play of a tile in its place, all round."""
LEDGE, INNER, OUTER = 1.6, 3.2, 2.4
"""Heights: where a tile rests, walls of the 19 places, walls of the ring that parts dock in."""
HOLE = 9.2
"""Radius of the hole below a tile: its dots lie in it, face down."""
HOLLOW, DEEP = 6.0, 0.8
"""Radius and depth of the hollow in the back of a tile."""
_TOOTH, _PLACE_TOOTH = (4.4, 1.2), (3.6, 1.0)
_SIDE, _FIELD = 4, 3
_PAD = 0.6
_RIM = 0.45
"""What the outermost wall, which has a place on one side only, is wider than half a wall."""


def outline() -> list[Corner]:
    """Return the outline of a tile about (0, 0)."""
    return notched(hexagon(0, 0, TILE), *_TOOTH)


def place_outline(x: float = 0.0, y: float = 0.0) -> list[Corner]:
    """Return the outline of the pit of a place."""
    return notched(hexagon(x, y, TILE + 2 * CLEAR), *_PLACE_TOOTH)


def tile(lines: Sequence[str], profile: Profile) -> Mesh:
    """Return a tile with a label in its middle; it begins at (0, 0)."""
    mesh = Mesh()
    dots = list(points(lines, profile))
    across = [x for x, _ in dots]
    middle = (min(across) + max(across)) / 2
    centred = [(x - middle, profile.dot - y) for x, y in dots]
    edge = outline()
    block = domes(mesh, centred, profile.base / 2, profile.height, THICK, _PAD)
    ring(mesh, edge, block, THICK, (0.0, 0.0))
    wall(mesh, edge, 0.0, THICK)
    rim, floor = circle(0, 0, HOLLOW), circle(0, 0, HOLLOW - 1.0)
    ring(mesh, edge, rim, 0.0, (0.0, 0.0), up=False)
    for k in range(len(rim)):
        n = (k + 1) % len(rim)
        mesh.fan(
            (
                mesh.vertex(*floor[k], DEEP),
                mesh.vertex(*floor[n], DEEP),
                mesh.vertex(*rim[n], 0.0),
                mesh.vertex(*rim[k], 0.0),
            )
        )
    face(mesh, floor, DEEP, up=False)
    return mesh.moved()


def places() -> dict[tuple[int, int], tuple[float, float, float]]:
    """Return the places of a board by their axial coordinates: x, y and height of the walls."""
    reach = range(1 - _SIDE, _SIDE)
    return {
        (q, r): (
            PITCH * (q + r / 2),
            -PITCH * math.sqrt(3) / 2 * r,
            INNER if max(abs(q), abs(r), abs(q + r)) < _FIELD else OUTER,
        )
        for q in reach
        for r in reach
        if abs(q + r) < _SIDE
    }


def board() -> Mesh:
    """Return the board of one player: 19 places, and a lower ring of 18 for docking."""
    mesh = Mesh()
    cells = places()
    heights = {(round(x, 3), round(y, 3)): high for x, y, high in cells.values()}
    border = _border([(x, y) for x, y, _ in cells.values()])
    for x, y, high in cells.values():
        plain, pit, hole = hexagon(x, y, PITCH), place_outline(x, y), circle(x, y, HOLE)
        edge = [border.get((round(one[0], 3), round(one[1], 3)), one) for one in plain]
        ring(mesh, edge, pit, high, (x, y))
        wall(mesh, pit, LEDGE, high, inward=True)
        ring(mesh, pit, hole, LEDGE, (x, y))
        wall(mesh, hole, 0.0, LEDGE, inward=True)
        ring(mesh, edge, hole, 0.0, (x, y), up=False)
        for k, (one, two) in enumerate(zip(edge, (*edge[1:], edge[0]), strict=True)):
            low = heights.get(_beyond(plain, k, x, y), 0.0)
            for below, above in pairwise(z for z in (0.0, OUTER, INNER) if low <= z <= high):
                mesh.fan(
                    (
                        mesh.vertex(*one, below),
                        mesh.vertex(*two, below),
                        mesh.vertex(*two, above),
                        mesh.vertex(*one, above),
                    )
                )
    return mesh.moved()


def _beyond(hexagon: Sequence[Corner], side: int, x: float, y: float) -> Corner:
    """Return the middle of the neighbour beyond a side, rounded."""
    one, two = hexagon[side], hexagon[(side + 1) % 6]
    return round(one[0] + two[0] - x, 3), round(one[1] + two[1] - y, 3)


def _border(middles: Sequence[Corner]) -> dict[Corner, Corner]:
    """Return where the corners at the edge of the board go, so that its wall is wide enough."""
    there = {(round(x, 3), round(y, 3)) for x, y in middles}
    normals: dict[Corner, list[Corner]] = {}
    for x, y in middles:
        corners = hexagon(x, y, PITCH)
        for side in range(6):
            beyond = _beyond(corners, side, x, y)
            if beyond in there:
                continue
            normal = ((beyond[0] - x) / PITCH, (beyond[1] - y) / PITCH)
            for corner in (corners[side], corners[(side + 1) % 6]):
                normals.setdefault((round(corner[0], 3), round(corner[1], 3)), []).append(normal)
    moved = {}
    for corner, (one, two) in normals.items():
        across, up = one[0] + two[0], one[1] + two[1]
        far = _RIM / math.cos(math.pi / 6) / math.hypot(across, up)
        moved[corner] = (corner[0] + across * far, corner[1] + up * far)
    return moved


def parts(labels: Sequence[Label], profile: Profile) -> list[KitPart]:
    """Return the board of one player, and the tiles of a whole set."""
    tiles = tuple((label.name, tile(label.lines, profile), label.copies) for label in labels)
    return [
        KitPart("board", (("board", board(), 1),), fill=0.95),
        KitPart("tiles", tiles, fill=0.61),
    ]
