"""The window: zones in large type, what was spoken, and the Braille line, for those who see."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Protocol

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from braillespiel.output.frontend import Clicked, Closed, FrontEvent, KeyPressed
from braillespiel.output.picture import Picture
from braillespiel.output.window.drawing import Drawing
from braillespiel.output.window.keys import KeyReader


class Settings(Protocol):
    """What the window keeps of its own."""

    def text(self, key: str) -> str:
        """Return a text setting."""

    def set(self, key: str, value: bool | int | str) -> None:
        """Keep a setting."""


class Window:
    """A resizable pygame window; it sleeps until a key, a click or :meth:`wake`."""

    name = "window"
    wants_pictures = True

    def __init__(self, settings: Settings, size: tuple[int, int] = (1000, 700)) -> None:
        self._settings = settings
        pygame.display.init()
        pygame.font.init()
        self._wake = pygame.event.custom_type()
        self._surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        pygame.display.set_caption("braillespiel")
        self._keys = KeyReader()
        self._drawing = Drawing()
        self._picture: Picture | None = None
        self._targets: list[tuple[pygame.Rect, str]] = []

    def wait(self, seconds: float | None) -> Sequence[FrontEvent]:
        """Return the keys and clicks that came, at the latest after ``seconds``."""
        if seconds == 0:
            events = pygame.event.get()
        else:
            first = pygame.event.wait(0 if seconds is None else max(1, round(seconds * 1000)))
            events = [first, *pygame.event.get()]
        found: list[FrontEvent] = []
        for event in events:
            if event.type in (pygame.KEYDOWN, pygame.KEYUP):
                name = self._keys.name(event)
                if name is not None:
                    found.append(KeyPressed(name))
            elif event.type == pygame.QUIT:
                found.append(Closed())
            elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
                key = self._hit(event.pos)
                if key:
                    found.append(Clicked(key))
            elif event.type in (pygame.VIDEORESIZE, pygame.VIDEOEXPOSE):
                self._redraw()
        return found

    def _hit(self, place: tuple[int, int]) -> str:
        return next((key for rect, key in self._targets if rect.collidepoint(place)), "")

    def wake(self) -> None:
        """End a wait at once; from any thread."""
        if pygame.display.get_init():
            pygame.event.post(pygame.event.Event(self._wake))

    def line(self, text: str) -> None:
        """Sentences are shown as captions of the picture."""

    def draw(self, picture: Picture) -> None:
        """Draw the screen."""
        self._picture = picture
        self._redraw()

    def _redraw(self) -> None:
        if self._picture is not None:
            self._surface = pygame.display.get_surface() or self._surface
            self._targets = self._drawing.draw(self._surface, self._picture)
            pygame.display.flip()

    def close(self) -> None:
        """Close the window."""
        pygame.display.quit()
