"""Sleeping until an event comes.

``pygame.event.wait`` looks a thousand times a second whether there is one, which takes two or three
percent of a core. SDL itself sleeps until the system has something for the window; it is asked
through the library that pygame has loaded.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame

_SHORT_MS = 50
_VIDEO = 0x20
"""SDL_INIT_VIDEO."""


def events_within(wait_ms: int) -> list[pygame.event.Event]:
    """Return the events that there are, as soon as there are any, after ``wait_ms`` at the latest.

    Below 0 it waits without end.
    """
    asleep = _sdl_sleep()
    # For a frame Windows wakes too coarsely; what costs is waiting where nothing happens.
    if asleep is None or 0 <= wait_ms < _SHORT_MS:
        return [pygame.event.wait(max(0, wait_ms)), *pygame.event.get()]
    asleep(None, wait_ms)
    return pygame.event.get()


@cache
def _sdl_sleep() -> Callable[[None, int], int] | None:
    """Return SDL_WaitEventTimeout, which leaves the events in the queue if it has no place for one;
    None if it cannot be reached.
    """
    try:
        # What it is linked with is found through a module of pygame, too; Windows asks each library
        # for its own.
        package = Path(pygame.__path__[0])
        library = package / "SDL2.dll" if os.name == "nt" else Path(str(pygame.base.__file__))
        sdl = ctypes.CDLL(str(library))
        if not sdl.SDL_WasInit(_VIDEO):
            return None  # another one than pygame's: it would sleep through every key
        found = sdl.SDL_WaitEventTimeout
    except (AttributeError, OSError):
        return None
    found.argtypes = (ctypes.c_void_p, ctypes.c_int)
    return found
