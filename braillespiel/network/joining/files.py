"""Files of a host and of a seat: readable by their owner only, and written whole or not at all."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from braillespiel.store import private

FOLDER = "network"
"""Where in the data folder everything is that network play keeps."""
TABLE = "table.json"
"""The file there that says who was at the own table, and in which match."""
SEAT = "seat.json"
"""The file there that says at whose table one sits in a match."""


def folder(home: Path) -> Path:
    """Return that folder, made if there is none. Raises OSError."""
    private.make_folder(home)
    found = home / FOLDER
    private.make_folder(found)
    return found


def write(path: Path, data: bytes) -> None:
    """Write a file: then it is on disk, or else the old one still is. Raises OSError."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    options = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0)
    with contextlib.suppress(FileNotFoundError):
        draft.unlink()
    try:
        with os.fdopen(os.open(draft, options, private.FILE_MODE), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        _settle(path.parent)
    finally:
        draft.unlink(missing_ok=True)


def _settle(where: Path) -> None:
    """Make sure that a new name, too, survives a power cut, on systems that can do so."""
    if os.name == "posix":
        with contextlib.suppress(OSError):
            handle = os.open(where, os.O_RDONLY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)
