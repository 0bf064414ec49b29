"""Solids for 3D printing: plates with domes, pits and holes, as closed triangle meshes.

A solid is a height map on a grid of lines parallel to the axes. Each field of the grid has one
height (0: nothing there) and may carry one round feature that does not touch the field's edge.
Because neighbouring fields share their corners and walls are cut at every height that occurs, the
mesh has no gaps and needs no Boolean operations.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import Literal

SEGMENTS = 20
"""Corners of a circle, a multiple of 4: on a dot of 1.6 mm no corner is off by over 0.01 mm."""
RINGS = 4
"""Rings of a dome."""

Vertex = tuple[float, float, float]
Triangle = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Feature:
    """A round thing in the middle of a field: lengths in mm."""

    kind: Literal["dome", "pit", "hole"]
    x: float
    y: float
    radius: float
    height: float = 0.0
    """Of a dome above, depth of a pit below the surface; a hole goes through."""


@dataclass(slots=True)
class Mesh:
    """A closed triangle mesh; triangles turn counter-clockwise seen from outside. y goes up."""

    vertices: list[Vertex] = field(default_factory=list)
    triangles: list[Triangle] = field(default_factory=list)
    _known: dict[Vertex, int] = field(default_factory=dict)

    def vertex(self, x: float, y: float, z: float) -> int:
        """Return the number of a vertex, the same for the same place (to 1e-6 mm)."""
        key = (round(x, 6), round(y, 6), round(z, 6))
        number = self._known.get(key)
        if number is None:
            number = self._known[key] = len(self.vertices)
            self.vertices.append(key)
        return number

    def fan(self, corners: Sequence[int]) -> None:
        """Add a convex polygon."""
        for one, two in pairwise(corners[1:]):
            self.triangles.append((corners[0], one, two))

    @property
    def volume(self) -> float:
        """Volume in mm³ of what the triangles enclose."""
        at = self.vertices
        return (
            sum(
                at[a][0] * (at[b][1] * at[c][2] - at[b][2] * at[c][1])
                + at[a][1] * (at[b][2] * at[c][0] - at[b][0] * at[c][2])
                + at[a][2] * (at[b][0] * at[c][1] - at[b][1] * at[c][0])
                for a, b, c in self.triangles
            )
            / 6.0
        )

    def moved(self) -> Mesh:
        """Return the solid moved so that it begins at (0, 0, 0)."""
        low = [min(vertex[axis] for vertex in self.vertices) for axis in range(3)]
        return Mesh(
            [(x - low[0], y - low[1], z - low[2]) for x, y, z in self.vertices],
            list(self.triangles),
        )

    def standing(self) -> Mesh:
        """Return the solid turned to stand on its lower edge, as dots print best (75 to 90°)."""
        thick = max(z for _, _, z in self.vertices)
        return Mesh([(x, thick - z, y) for x, y, z in self.vertices], list(self.triangles))


def height_map(
    xs: Sequence[float],
    ys: Sequence[float],
    heights: Sequence[Sequence[float]],
    features: Iterable[Feature] = (),
) -> Mesh:
    """Return the solid over a grid.

    ``heights[j][i]`` is the height of the field between xs[i], xs[i+1], ys[j] and ys[j+1]; ``xs``
    and ``ys`` rise. Each feature lies inside one field, no two in the same.

    Raises:
        ValueError: a feature touches the edge of its field, lies over nothing, or a pit goes
            through.
    """
    mesh = Mesh()
    in_field: dict[tuple[int, int], Feature] = {}
    for feature in features:
        i, j = _between(xs, feature.x), _between(ys, feature.y)
        room = min(
            feature.x - xs[i], xs[i + 1] - feature.x, feature.y - ys[j], ys[j + 1] - feature.y
        )
        if room <= feature.radius + 1e-6 or (i, j) in in_field or heights[j][i] <= 0:
            raise ValueError(f"no room for a {feature.kind} at {feature.x:g}, {feature.y:g}")
        if feature.kind == "pit" and feature.height >= heights[j][i]:
            raise ValueError("a pit goes through the plate")
        in_field[i, j] = feature
    levels = sorted({0.0, *(height for row in heights for height in row)})

    def height(i: int, j: int) -> float:
        inside = 0 <= i < len(xs) - 1 and 0 <= j < len(ys) - 1
        return heights[j][i] if inside else 0.0

    for j in range(len(ys) - 1):
        for i in range(len(xs) - 1):
            top = heights[j][i]
            if top <= 0:
                continue
            corners = [
                (xs[i], ys[j]),
                (xs[i + 1], ys[j]),
                (xs[i + 1], ys[j + 1]),
                (xs[i], ys[j + 1]),
            ]
            inside = in_field.get((i, j))
            lid(mesh, corners, top, inside)
            _floor(mesh, corners, inside if inside and inside.kind == "hole" else None)
            if inside:
                add_feature(mesh, inside, top)
            sides = ((i, j - 1), (i + 1, j), (i, j + 1), (i - 1, j))
            for side, (ni, nj) in enumerate(sides):
                _wall(mesh, corners[side], corners[(side + 1) % 4], height(ni, nj), top, levels)
    return mesh


def _between(lines: Sequence[float], place: float) -> int:
    for index in range(len(lines) - 1):
        if lines[index] < place < lines[index + 1]:
            return index
    raise ValueError(f"{place:g} is outside the plate")


_TURNS = [-math.pi + 2 * math.pi * k / SEGMENTS for k in range(SEGMENTS)]
# From the left, so that each quarter of the circle faces one corner of its field.
_UNIT = [(math.cos(turn), math.sin(turn)) for turn in _TURNS]


def lid(mesh: Mesh, corners: list[tuple[float, float]], z: float, feature: Feature | None) -> None:
    """Add the upper face of a field, with room for a feature."""
    outer = [mesh.vertex(x, y, z) for x, y in corners]
    if feature is None:
        mesh.fan(outer)
    else:
        _ring(mesh, outer, _rim(mesh, feature, z))


def _floor(mesh: Mesh, corners: list[tuple[float, float]], hole: Feature | None) -> None:
    outer = [mesh.vertex(x, y, 0.0) for x, y in corners]
    if hole is None:
        mesh.fan(outer[::-1])
        return
    before = len(mesh.triangles)
    _ring(mesh, outer, _rim(mesh, hole, 0.0))
    mesh.triangles[before:] = [(a, c, b) for a, b, c in mesh.triangles[before:]]


def _rim(mesh: Mesh, feature: Feature, z: float) -> list[int]:
    x, y, radius = feature.x, feature.y, feature.radius
    return [mesh.vertex(x + radius * cos, y + radius * sin, z) for cos, sin in _UNIT]


def _ring(mesh: Mesh, corners: list[int], rim: list[int]) -> None:
    """Fill the space between a field and the circle in it, seen from above."""
    quarter = SEGMENTS // 4
    for side in range(4):
        corner = corners[side]
        for k in range(side * quarter, (side + 1) * quarter):
            mesh.triangles.append((corner, rim[(k + 1) % SEGMENTS], rim[k]))
        joint = rim[(side + 1) * quarter % SEGMENTS]
        mesh.triangles.append((corner, corners[(side + 1) % 4], joint))


def add_feature(mesh: Mesh, feature: Feature, top: float) -> None:
    """Add a dome, a pit or a hole to a face at the height ``top``."""
    if feature.kind == "hole":
        upper, lower = _rim(mesh, feature, top), _rim(mesh, feature, 0.0)
        for k in range(SEGMENTS):
            n = (k + 1) % SEGMENTS
            mesh.fan((upper[k], upper[n], lower[n], lower[k]))
        return
    sign = 1 if feature.kind == "dome" else -1
    x, y = feature.x, feature.y
    rim = _rim(mesh, feature, top)
    inner, triangles = _cap(feature.radius, feature.height)
    start = len(mesh.vertices)
    mesh.vertices.extend([(x + dx, y + dy, top + sign * dz) for dx, dy, dz in inner])
    numbers = [*rim, *range(start, start + len(inner))]
    mesh.triangles.extend([(numbers[a], numbers[b], numbers[c]) for a, b, c in triangles])


@lru_cache(maxsize=16)
def _cap(radius: float, height: float) -> tuple[list[Vertex], list[Triangle]]:
    """Return a spherical cap about (0, 0): its vertices without the rim, and its triangles.

    Triangles count the rim's vertices first. The sphere follows from base radius and height.
    """
    if height > radius + 1e-9:
        raise ValueError("a spherical cap is at most half its base high")
    sphere = (radius**2 + height**2) / (2 * height)
    widest = math.asin(min(radius / sphere, 1.0))
    vertices: list[Vertex] = []
    triangles: list[Triangle] = []
    for ring in range(1, RINGS):
        angle = widest * (1 - ring / RINGS)
        z, wide = sphere * math.cos(angle) - (sphere - height), sphere * math.sin(angle)
        vertices += [(wide * cos, wide * sin, z) for cos, sin in _UNIT]
        below, above = (ring - 1) * SEGMENTS, ring * SEGMENTS
        for k in range(SEGMENTS):
            n = (k + 1) % SEGMENTS
            triangles.append((below + k, below + n, above + n))
            triangles.append((below + k, above + n, above + k))
    vertices.append((0.0, 0.0, height))
    last, tip = (RINGS - 1) * SEGMENTS, RINGS * SEGMENTS
    triangles += [(last + k, last + (k + 1) % SEGMENTS, tip) for k in range(SEGMENTS)]
    return vertices, triangles


def _wall(
    mesh: Mesh,
    start: tuple[float, float],
    end: tuple[float, float],
    low: float,
    high: float,
    levels: list[float],
) -> None:
    steps = [level for level in levels if low <= level <= high]
    for one, two in pairwise(steps):
        mesh.fan(
            (
                mesh.vertex(*start, one),
                mesh.vertex(*end, one),
                mesh.vertex(*end, two),
                mesh.vertex(*start, two),
            )
        )
