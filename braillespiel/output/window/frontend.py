"""The window: zones as cards, what was spoken, the Braille line; and all of it for screen readers.

It sleeps until a key, a click, a screen reader's request or :meth:`Window.wake`.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from typing import Protocol

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# The click that brings the window to the front counts.
os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
# Pictures that are drawn in memory go to the screen as they are: loading an OpenGL in software for
# it would take 120 MB and, at 1080p, 30 ms a frame.
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

import pygame

from braillespiel.output.frontend import Clicked, Closed, FrontEvent, KeyPressed, Stepped
from braillespiel.output.picture import Picture
from braillespiel.output.window import changes, drawings, painter
from braillespiel.output.window.bridge import bridge
from braillespiel.output.window.flash_limiter import FlashLimiter
from braillespiel.output.window.keys import KeyReader
from braillespiel.output.window.layout import Scene, SceneLayout
from braillespiel.output.window.place import WindowPlace
from braillespiel.output.window.sleep import events_within

LONG_PRESS_S = 0.6
"""A press of at least this length marks instead of acting; the other mouse buttons mark at once."""
GLIDE_S = 0.12
"""How long the document takes to move to the focus, unless less motion is wanted."""
FRAME_S = 1 / 60
WHEEL = 3
"""Lines that a notch of the wheel scrolls."""


class WindowSettings(Protocol):
    """What the window keeps of its own."""

    def text(self, key: str) -> str:
        """Return a text setting."""

    def set(self, key: str, value: bool | int | str) -> None:
        """Keep a setting."""


class Window:
    """A resizable pygame window that remembers its place and size."""

    name = "window"
    wants_pictures = True

    def __init__(
        self,
        settings: WindowSettings,
        size: tuple[int, int] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._clock = clock
        pygame.display.init()
        pygame.font.init()
        pygame.key.set_repeat(400, 40)
        self._wake = pygame.event.custom_type()
        self._place = WindowPlace(settings, size)
        # The accessibility adapter has to be there before the window is seen.
        pygame.display.set_mode(self._place.size, pygame.RESIZABLE | pygame.HIDDEN)
        pygame.display.set_caption("braillespiel")
        self.access, self.unreadable_because = bridge(self.wake)
        self.readable = self.unreadable_because is None
        self._surface = pygame.display.set_mode(self._place.size, pygame.RESIZABLE | pygame.SHOWN)
        self._place.put()
        pygame.key.set_mods(pygame.KMOD_NONE)  # an older window may have left its own behind
        self._keys = KeyReader()
        self._picture: Picture | None = None
        self._layout = SceneLayout()
        self._scene: Scene | None = None
        self._scroll = 0
        self._shown: changes.DrawnScene | None = None
        self._drawn_on = (0, 0)
        self._glide: tuple[float, int] | None = None
        self._limiter = FlashLimiter()
        self._late_s = 0.0
        self._pressed: tuple[float, str] | None = None
        self.access.focused(True)
        self.access.placed()

    # -- events ------------------------------------------------------------------------

    def wait(self, seconds: float | None) -> Sequence[FrontEvent]:
        """Return the keys and clicks that came, after ``seconds`` at the latest."""
        if self._late_s or self._glide is not None:
            soon = max(FRAME_S, self._late_s)
            seconds = soon if seconds is None else min(seconds, soon)
        if seconds == 0:
            events = pygame.event.get()
        else:
            events = events_within(-1 if seconds is None else max(1, round(seconds * 1000)))
        found: list[FrontEvent] = []
        dirty = bool(self._late_s) or self._glide is not None
        for event in events:
            if event.type in (pygame.KEYDOWN, pygame.KEYUP):
                name = self._keys.name(event)
                if name is not None:
                    found.append(KeyPressed(name, self._keys.digit(event)))
            elif event.type == pygame.QUIT:
                found.append(Closed())
            elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                found += self._mouse(event)
            elif event.type == pygame.MOUSEWHEEL:
                self._wheel(event.y)
                dirty = True
            elif event.type == pygame.WINDOWMOVED:
                self._place.moved(event.x, event.y)
                self.access.placed()
            elif event.type == pygame.WINDOWFOCUSGAINED:
                self.access.focused(True)
            elif event.type == pygame.WINDOWFOCUSLOST:
                self.access.focused(False)
            elif event.type == pygame.VIDEORESIZE:
                self._place.resized(event.w, event.h)
                self._limiter = FlashLimiter()  # the window is empty now
                self.access.placed()
                self._lay()
                dirty = True
            elif event.type == pygame.VIDEOEXPOSE:
                dirty = True
        found += self.access.requests()
        if dirty:
            self._paint(exposed=True)
        return found

    def _mouse(self, event: pygame.event.Event) -> list[FrontEvent]:
        """A click acts when the button is released over the thing it was pressed on."""
        if event.button not in (1, 2, 3):
            return []
        hit = self._hit(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed = self._clock(), "" if hit is None else repr(hit)
            return []
        since, what = self._pressed or (0.0, "")
        self._pressed = None
        if hit is None or repr(hit) != what:
            return []
        shift = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
        held = self._clock() - since >= LONG_PRESS_S
        if isinstance(hit, Clicked) and (event.button != 1 or shift or held):
            return [Clicked(hit.key, act=False), KeyPressed("Space")]
        return [hit]

    def _hit(self, place: tuple[int, int]) -> FrontEvent | None:
        scene = self._scene
        if scene is None:
            return None
        for block in scene.dock.blocks:
            if block.kind == "button" and block.face.collidepoint(place):
                return KeyPressed(block.key)
        if not scene.view.collidepoint(place):
            return None
        x, y = place[0] - scene.view.left, place[1] - scene.view.top + self._scroll
        under = [b for b in scene.shown(self._scroll) if b.rect.collidepoint(x, y)]
        for block in under:
            key = drawings.at(block, x, y) if block.outlines else ""
            if key:
                return Clicked(key)
        found = [b for b in under if b.key]
        if not found:
            return None
        block = min(found, key=lambda b: (b.rect.centerx - x) ** 2 + (b.rect.centery - y) ** 2)
        for by, step in zip((-1, 1), block.steps or (), strict=False):
            if step.collidepoint(x, y):
                return Stepped(block.key, by)
        return Clicked(block.key) if block.tile is not None else None

    def _wheel(self, notches: int) -> None:
        if self._scene is not None:
            moved = self._scroll - notches * WHEEL * self._scene.sizes.unit
            self._scroll = max(0, min(moved, self._scene.most))
            self._scene.scroll = self._scroll
            self._glide = None
            self._limiter.followed(self._scroll)

    def wake(self) -> None:
        """End a wait at once; from any thread."""
        if pygame.display.get_init():
            pygame.event.post(pygame.event.Event(self._wake))

    # -- output ------------------------------------------------------------------------

    def line(self, text: str) -> None:
        """Sentences are shown as captions of the picture."""

    def forget(self) -> None:
        """Nothing stays: the next picture has its own captions."""

    def announce(self, text: str, urgent: bool) -> bool:
        """Pass an event on to a screen reader; False if it would not be heard."""
        return self.access.announce(text, urgent)

    def draw(self, picture: Picture) -> None:
        """Draw the screen, and tell the screen reader what has changed."""
        if picture.title and (self._picture is None or self._picture.title != picture.title):
            pygame.display.set_caption(f"{picture.title} – braillespiel")
        self._picture = picture
        self._lay()
        self._paint()
        if self._scene is not None:
            self.access.update(picture, self._scene)

    def _lay(self) -> None:
        if self._picture is None:
            return
        self._surface = pygame.display.get_surface() or self._surface
        if self._surface.get_size() != self._drawn_on:
            self._drawn_on, self._shown = self._surface.get_size(), None  # nothing lies there yet
        before = self._scroll if self._scene is None else self._scene.scroll
        self._scene = self._layout.lay(self._picture, self._surface.get_size(), before)
        now = self._clock()
        if (
            self._scene.scroll == self._scroll
            or self._picture.reduced_motion
            or self._limiter.hasty(now)
        ):
            self._glide = None
        else:
            self._glide = now, self._scroll

    def _paint(self, exposed: bool = False) -> None:
        if self._picture is None or self._scene is None:
            return
        now = self._clock()
        self._late_s = self._limiter.wait_s(self._picture, self._scene, now)
        if self._late_s:
            if exposed:
                pygame.display.flip()
            return
        self._limiter.painted(self._picture, self._scene, now)
        if self._glide is None:
            self._scroll = self._scene.scroll
        else:
            began, start = self._glide
            share = min(1.0, (now - began + FRAME_S) / GLIDE_S)
            eased = 1 - (1 - share) ** 3
            self._scroll = round(start + (self._scene.scroll - start) * eased)
            if share >= 1.0:
                self._glide = None
        gliding = self._glide is not None
        before = self._shown
        self._shown = None if gliding else changes.drawn(self._picture, self._scene, self._scroll)
        rects = changes.changed(before, self._shown)
        parts = None if exposed else rects
        painter.paint(self._surface, self._picture, self._scene, self._scroll, gliding, parts)
        if rects is None or exposed:
            pygame.display.flip()
        elif rects:
            pygame.display.update(rects)

    def close(self) -> None:
        """Close the window."""
        self._place.keep()
        self.access.close()
        pygame.display.quit()
