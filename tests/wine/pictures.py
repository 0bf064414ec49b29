"""Pictures of what an X server shows, to be looked at."""

from __future__ import annotations

import struct
from pathlib import Path

import pygame


def keep_picture(screen: Path, picture: Path) -> None:
    """Turn the frame buffer of the X server (XWD) into a PNG."""
    data = screen.read_bytes()
    header = struct.unpack(">25I", data[:100])
    start, (width, height), row = header[0] + header[19] * 12, header[4:6], header[12]
    rows = bytearray()
    for y in range(height):
        rows += data[start + y * row : start + y * row + 4 * width]
    rows[3::4] = b"\xff" * (width * height)  # what is unused there would be transparency here
    colours = {bytes(rows[at : at + 3]) for at in range(0, len(rows), 4)}
    assert len(colours) > 20, f"nothing is drawn: {len(colours)} colours"
    pygame.image.save(pygame.image.frombuffer(bytes(rows), (width, height), "BGRA"), str(picture))
