"""Binary STL, millimetres."""

from __future__ import annotations

import math
import struct

from braillespiel.labels.mesh import Mesh

_FACET = struct.Struct("<12fH")


def stl(mesh: Mesh, name: str) -> bytes:
    """Return the file; ``name`` goes into its header (ASCII, at most 79 characters)."""
    header = f"braillespiel {name}".encode("ascii", "replace")[:79].ljust(80, b"\0")
    pack, vertices = _FACET.pack, mesh.vertices
    facets = [header, struct.pack("<I", len(mesh.triangles))]
    for a, b, c in mesh.triangles:
        one, two, three = vertices[a], vertices[b], vertices[c]
        ax, ay, az = one
        bx, by, bz = two
        cx, cy, cz = three
        ux, uy, uz, vx, vy, vz = bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az
        nx, ny, nz = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
        by_length = 1.0 / (math.sqrt(nx * nx + ny * ny + nz * nz) or 1.0)
        normal = (nx * by_length, ny * by_length, nz * by_length)
        facets.append(pack(*normal, *one, *two, *three, 0))
    return b"".join(facets)
