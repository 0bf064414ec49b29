"""Cubus: tiles that are told apart by what is on them, whichever way they lie. A trial.

Dimensions in mm: lines 1.0 high and at least 1.1 wide (tactiles.eu), 3.2 between elements (BANA:
an eighth of an inch), textured areas at least 6.4 (a quarter of an inch).
"""

from __future__ import annotations

import math
from itertools import pairwise

from braillespiel.kit.parts.part import KitPart
from braillespiel.kit.parts.plates import Corner, domes, face, ring, wall
from braillespiel.kit.parts.trays import plan_board
from braillespiel.labels.mesh import Mesh

SIDE = 40.0
THICK = 3.0
HIGH = 1.0
"""Of ridges, domes and rims."""
RIDGE = 1.2
FLOOR = 0.8
"""What is left below the hollow of an open lid."""
_APART = 5.0
_DOME, _DOME_PITCH = 1.1, 5.5
_RIM = (0.62, 0.55)
_LONG = 11.0
_EDGE = 1.5
COPIES = {"left": 16, "right": 16, "closed": 12, "open": 4}


def lozenge(part: float = 1.0) -> list[Corner]:
    """Return the outline of a tile about (0, 0), the long way up, or one inside it."""
    high, wide = SIDE * math.sqrt(3) / 2 * part, SIDE / 2 * part
    return [(0.0, -high), (wide, 0.0), (0.0, high), (-wide, 0.0)]


def tile(kind: str) -> Mesh:
    """Return a tile, "left", "right", "closed" or "open"; it begins at (0, 0)."""
    mesh = Mesh()
    edge = lozenge()
    wall(mesh, edge, 0.0, THICK)
    face(mesh, edge, 0.0, up=False)
    if kind == "left":
        block = _ridges(mesh)
    elif kind == "right":
        steps = (-2, -1, 0, 1, 2)
        dots = [(x * _DOME_PITCH, y * _DOME_PITCH) for x in steps[1:4] for y in steps]
        block = domes(mesh, dots, _DOME, HIGH, THICK, 0.5)
    else:
        block, inner = (lozenge(part) for part in _RIM)
        deep = THICK if kind == "closed" else FLOOR
        wall(mesh, block, THICK, THICK + HIGH)
        ring(mesh, block, inner, THICK + HIGH, (0.0, 0.0))
        wall(mesh, inner, deep, THICK + HIGH, inward=True)
        face(mesh, inner, deep)
    ring(mesh, edge, block, THICK, (0.0, 0.0))
    return mesh.moved()


def _ridges(mesh: Mesh) -> list[Corner]:
    """Add three ridges along the long way, and return the outline of their field."""
    half = RIDGE / 2
    sides = [side for x in (-_APART, 0.0, _APART) for side in (x - half, x + half)]
    lines = [sides[0] - _EDGE, *sides, sides[-1] + _EDGE]
    for number, (left, right) in enumerate(pairwise(lines)):
        field = [(left, -_LONG), (right, -_LONG), (right, _LONG), (left, _LONG)]
        raised = number % 2 == 1
        face(mesh, field, THICK + HIGH if raised else THICK)
        if raised:
            wall(mesh, field, THICK, THICK + HIGH)
    return [*((x, -_LONG) for x in lines), *((x, _LONG) for x in reversed(lines))]


def parts() -> list[KitPart]:
    """Return the plan board for cubes, and the tiles."""
    tiles = tuple((kind, tile(kind), count) for kind, count in COPIES.items())
    return [plan_board(), KitPart("lozenges", tiles, fill=0.56, trial=True)]
