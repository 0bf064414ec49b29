"""A solid as a finger meets it: its height at every point, seen from above."""

from __future__ import annotations

import math

import numpy as np

from braillespiel.labels.mesh import Mesh

STEP = 0.1
"""From point to point in mm."""


def turned(mesh: Mesh, degrees: float) -> Mesh:
    """Return a solid turned about the vertical, beginning at (0, 0)."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    places = [(x * cos - y * sin, x * sin + y * cos, z) for x, y, z in mesh.vertices]
    return Mesh(places, list(mesh.triangles)).moved()


def heights(mesh: Mesh, step: float = STEP) -> np.ndarray:
    """Return the height of the uppermost face at points ``step`` mm apart, 0 beside the solid."""
    at = np.array(mesh.vertices)
    wide, high = at[:, :2].max(axis=0)
    across, down = int(wide / step) + 2, int(high / step) + 2
    found = np.zeros((down, across))
    for a, b, c in at[np.array(mesh.triangles)]:
        area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        if area <= 1e-9:
            continue  # seen from below, or upright
        x0, x1 = (int(f(a[0], b[0], c[0]) / step) for f in (min, max))
        y0, y1 = (int(f(a[1], b[1], c[1]) / step) for f in (min, max))
        xs, ys = np.meshgrid(
            (np.arange(x0, x1 + 1) + 0.5) * step, (np.arange(y0, y1 + 1) + 0.5) * step
        )
        u = ((b[0] - a[0]) * (ys - a[1]) - (b[1] - a[1]) * (xs - a[0])) / area
        v = ((xs - a[0]) * (c[1] - a[1]) - (ys - a[1]) * (c[0] - a[0])) / area
        z = a[2] + u * (c[2] - a[2]) + v * (b[2] - a[2])
        inside = (u >= -1e-9) & (v >= -1e-9) & (u + v <= 1 + 1e-9)
        part = found[y0 : y1 + 1, x0 : x1 + 1]
        np.maximum(part, np.where(inside[: part.shape[0], : part.shape[1]], z, 0.0), out=part)
    return found


def runs(line: np.ndarray, low: float, step: float = STEP) -> tuple[list[float], list[float]]:
    """Return the widths in mm of what rises above ``low`` along a line, and of the gaps between."""
    above = [bool(value > low) for value in line]
    if True not in above:
        return [], []
    first, last = above.index(True), len(above) - 1 - above[::-1].index(True)
    widths: list[tuple[bool, float]] = []
    for value in above[first : last + 1]:
        if widths and widths[-1][0] == value:
            widths[-1] = (value, widths[-1][1] + step)
        else:
            widths.append((value, step))
    return [w for up, w in widths if up], [w for up, w in widths if not up]
