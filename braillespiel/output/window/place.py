"""Where the window is and how large it is, remembered from one time to the next."""

from __future__ import annotations

from typing import Protocol

import pygame

SMALLEST = (480, 360)
"""Nothing smaller is remembered (px)."""
FIRST = (1280, 860)
"""How large it is the first time, if the screen has room."""


class PlaceSettings(Protocol):
    """Where place and size are kept, as "WIDTHxHEIGHT+X+Y"."""

    def text(self, key: str) -> str:
        """Return a text setting."""

    def set(self, key: str, value: bool | int | str) -> None:
        """Keep a setting."""


def read(text: str) -> tuple[tuple[int, int], tuple[int, int] | None] | None:
    """Return size and place of "WIDTHxHEIGHT+X+Y", or None if it is not that."""
    size, *place = text.split("+")
    numbers = size.split("x")
    try:
        width, height = (int(number) for number in numbers)
        where = tuple(int(number) for number in place)
    except ValueError:
        return None
    if width < SMALLEST[0] or height < SMALLEST[1] or len(where) not in (0, 2):
        return None
    return (width, height), (where[0], where[1]) if where else None


class WindowPlace:
    """The window's place and size; kept when they change and the window is closed."""

    def __init__(self, settings: PlaceSettings, size: tuple[int, int] | None) -> None:
        self._settings = settings
        desktop = pygame.display.get_desktop_sizes()[0]
        known = None if size is not None else read(settings.text("window"))
        first = (min(FIRST[0], desktop[0] * 9 // 10), min(FIRST[1], desktop[1] * 9 // 10))
        self._fixed = size is not None
        self._where: tuple[int, int] | None = None
        if known is not None:
            size, self._where = known
        wanted = size or first
        if not self._fixed:
            wanted = min(wanted[0], desktop[0]), min(wanted[1], desktop[1])
        self.size = wanted
        # A place off the screen (another monitor was there) is forgotten.
        if self._where is not None and not (
            0 <= self._where[0] < desktop[0] - 50 and 0 <= self._where[1] < desktop[1] - 50
        ):
            self._where = None

    def put(self) -> None:
        """Move the window to where it was last time."""
        if self._where is not None:
            pygame.display.set_window_position(self._where)

    def moved(self, x: int, y: int) -> None:
        """Note that the window was moved."""
        self._where = x, y

    def resized(self, width: int, height: int) -> None:
        """Note that the window was made larger or smaller."""
        self.size = width, height

    def keep(self) -> None:
        """Store place and size."""
        if self._fixed or self.size[0] < SMALLEST[0] or self.size[1] < SMALLEST[1]:
            return
        text = f"{self.size[0]}x{self.size[1]}"
        if self._where is not None and min(self._where) >= 0:
            text += f"+{self._where[0]}+{self._where[1]}"
        if text != self._settings.text("window"):
            self._settings.set("window", text)
