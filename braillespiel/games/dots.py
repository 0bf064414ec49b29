"""Pictures for displays with a raster of dots, as rows of raised dots; never tried on hardware.

All are pure functions from what a seat sees to dots. As Braille they go to displays made of cells.
"""

from __future__ import annotations

import struct
import zlib
from typing import TypeAlias

Dots: TypeAlias = tuple[tuple[bool, ...], ...]
"""Rows of dots, the top row first; True is a raised dot."""
Point: TypeAlias = tuple[float, float]

_DOT_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


class Raster:
    """A raster of ``columns`` by ``rows`` dots, all at one distance, to draw on."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self._dots = [[False] * columns for _ in range(rows)]

    def dot(self, x: int, y: int) -> None:
        """Raise a dot; what lies outside is left out."""
        if 0 <= x < self.columns and 0 <= y < self.rows:
            self._dots[y][x] = True

    def line(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Raise the dots from ``start`` to ``end``."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        for step in range(steps + 1):
            x = round(start[0] + (end[0] - start[0]) * step / steps)
            y = round(start[1] + (end[1] - start[1]) * step / steps)
            self.dot(x, y)

    def cells(self, x: int, y: int, cells: bytes) -> None:
        """Write Braille cells, the upper left dot of the first at (``x``, ``y``)."""
        for number, cell in enumerate(cells):
            for down, pair in enumerate(_DOT_BITS):
                for right, bit in enumerate(pair):
                    if cell & bit:
                        self.dot(x + 3 * number + right, y + down)

    @property
    def dots(self) -> Dots:
        """The rows."""
        return tuple(map(tuple, self._dots))


def png(dots: Dots, scale: int = 8) -> bytes:
    """Return rows of dots as a PNG picture: black squares of ``scale`` pixels on white."""
    wide, high = len(dots[0]) * scale, len(dots) * scale
    lines = [
        b"\0" + b"".join((b"\0" if dot else b"\xff") * scale for dot in row)
        for row in dots
        for _ in range(scale)
    ]

    def chunk(kind: bytes, data: bytes) -> bytes:
        check = zlib.crc32(kind + data)
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)

    head = struct.pack(">IIBBBBB", wide, high, 8, 0, 0, 0, 0)  # eight bits of grey
    body = zlib.compress(b"".join(lines), 9)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


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
