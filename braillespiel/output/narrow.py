"""File names for C libraries, which on Windows open them in the characters of one country."""

from __future__ import annotations

import os
from collections.abc import Callable


def encoded(
    path: str,
    system: str = os.name,
    ansi: Callable[[str], bytes] | None = None,
    short: Callable[[str], str] | None = None,
) -> bytes | None:
    """Return ``path`` as such a library takes it, or None if it cannot express its characters.

    What the code page lacks is asked for by its short name ("JRG~1"), where the drive keeps
    those. ``system`` is as in ``os.name``; ``ansi`` and ``short`` are Windows' own by default.
    """
    if system != "nt":
        return os.fsencode(path)
    code_page = _ansi if ansi is None else ansi
    try:
        return code_page(path)
    except UnicodeError:
        pass
    try:
        return code_page(_short(path) if short is None else short(path))
    except (UnicodeError, OSError):
        return None


def _ansi(path: str) -> bytes:
    return path.encode("mbcs")


def _short(path: str) -> str:
    import ctypes

    room = ctypes.create_unicode_buffer(32768)
    kernel = ctypes.windll.kernel32  # type: ignore[attr-defined]
    if not kernel.GetShortPathNameW(path, room, len(room)):
        raise OSError(f"{path} has no short name")
    return room.value
