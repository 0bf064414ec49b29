"""A screen for programs of Windows, and pictures of what it shows, to be looked at."""

from __future__ import annotations

import struct
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from tests.window.desktop import x_server
from tests.wine.python import WindowsPython


@contextmanager
def screen(windows: WindowsPython) -> Iterator[tuple[str, Path]]:
    """Start an X server for this Windows; yield its name and the file of its frame buffer."""
    with tempfile.TemporaryDirectory() as name, x_server(options=("-fbdir", name)) as display:
        windows.restart()
        try:
            yield display, Path(name) / "Xvfb_screen0"
        finally:
            windows.restart()


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
