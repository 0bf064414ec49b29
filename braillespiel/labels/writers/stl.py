"""Binary STL, millimetres."""

from __future__ import annotations

import struct

from braillespiel.labels.mesh import Mesh

_FACET = struct.Struct("<12fH")


def stl(mesh: Mesh, name: str) -> bytes:
    """Return the file; ``name`` goes into its header (ASCII, at most 79 characters)."""
    header = f"braillespiel {name}".encode("ascii", "replace")[:79].ljust(80, b"\0")
    out = bytearray(header + struct.pack("<I", len(mesh.triangles)))
    vertices = mesh.vertices
    for a, b, c in mesh.triangles:
        (ax, ay, az), (bx, by, bz), (cx, cy, cz) = vertices[a], vertices[b], vertices[c]
        ux, uy, uz = bx - ax, by - ay, bz - az
        vx, vy, vz = cx - ax, cy - ay, cz - az
        nx, ny, nz = uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx
        long = (nx * nx + ny * ny + nz * nz) ** 0.5 or 1.0
        normal = (nx / long, ny / long, nz / long)
        out += _FACET.pack(*normal, ax, ay, az, bx, by, bz, cx, cy, cz, 0)
    return bytes(out)
