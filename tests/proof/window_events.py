"""What a window gets: keys, clicks, wheel, other sizes, focus, a screen reader's actions."""

from __future__ import annotations

import contextlib
import math
import os
import warnings
from random import Random
from types import SimpleNamespace
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import accesskit
import pygame

from braillespiel.output.window.frontend import Window
from braillespiel.output.window.keys import _NAMES

SIZES = ((480, 360), (640, 480), (800, 600), (1024, 768), (1280, 860), (1, 1), (200, 150))
TYPED = (*"éßẞŉﬁ\u0301\u202eǆ中🎲\x9b\0 \u00a0", "", "ab")
ACTIONS = tuple(getattr(accesskit.Action, name) for name in dir(accesskit.Action) if name.isupper())
USUAL = (
    accesskit.Action.CLICK,
    accesskit.Action.FOCUS,
    accesskit.Action.INCREMENT,
    accesskit.Action.SET_VALUE,
)
NUMBERS = (0, 1, 50, 1e9, -1e9, math.nan, math.inf, -math.inf, 1e308)
VALUES = (*NUMBERS, "50", None, (0, 30.0), (1, "x"))
_KEYS = {name: key for key, name in _NAMES.items()}
_MODIFIERS = {"Ctrl": pygame.KMOD_LCTRL, "Alt": pygame.KMOD_LALT, "Shift": pygame.KMOD_LSHIFT}
_ODD = (pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LSHIFT, pygame.K_CAPSLOCK, pygame.K_PAUSE, 0,
        pygame.K_KP0, pygame.K_KP_ENTER, pygame.K_MENU, 0x40000100, 0x10FFFF, 0xDF)  # fmt: skip


class Events:
    """Posts events to a window whose keys the client gets."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._now_s = 0.0
        self._window: Window

    def window(self, settings: Any) -> Window:
        """Make the window of the client; SDL draws it in memory."""
        if self._rng.random() < 0.5:
            settings.set("window", f"{self._rng.randint(480, 1280)}x{self._rng.randint(360, 860)}")
        self._window = Window(settings, clock=lambda: self._now_s)
        # Whether a reader hears live regions is asked of other programs; here it is chance.
        self._window.access._hears = self._rng.random() < 0.7
        return self._window

    def send(self, name: str, clean: bool) -> None:
        """Send a key a moment later; where it is not to be clean, now and then something else."""
        self._now_s += self._rng.choice((0.0, 0.01, 0.1, 1.0))
        chance = 1.0 if clean else self._rng.random()
        if chance < 0.70 or clean:
            if not self._named(name):
                self._odd_key()
        elif chance < 0.78:
            self._odd_key()
        elif chance < 0.92:
            self._mouse()
        elif chance < 0.985:
            self._wish()
        else:
            self._state()

    def _post(self, kind: int, **values: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **values))

    def _key(self, key: int, modifiers: int, typed: str) -> None:
        self._post(pygame.KEYDOWN, key=key, mod=modifiers, unicode=typed, scancode=0)
        if self._rng.random() < 0.9:
            self._post(pygame.KEYUP, key=key, mod=modifiers, unicode=typed, scancode=0)

    def _named(self, name: str) -> bool:
        if name == "Ctrl":
            self._key(pygame.K_LCTRL, 0, "")
            return True
        given, _, base = ("", "", name) if len(name) == 1 else name.rpartition("+")
        modifiers = 0
        for part in given.split("+"):
            modifiers |= _MODIFIERS.get(part, 0)
        if not base:
            base = "+"
        if base in _KEYS:
            self._key(_KEYS[base], modifiers, "")
        elif len(base) == 1:
            typed = base if modifiers & pygame.KMOD_SHIFT else base.lower()
            self._key(ord(base.lower()[0]), modifiers, typed)
        else:
            return False
        return True

    def _odd_key(self) -> None:
        rng = self._rng
        key = rng.choice((rng.choice(_ODD), rng.randrange(32, 0xD800), rng.choice(list(_NAMES))))
        self._key(key, rng.choice((0, 0, rng.getrandbits(16))), rng.choice(TYPED))

    def _mouse(self) -> None:
        rng, window = self._rng, self._window
        if rng.random() < 0.2:
            self._post(pygame.MOUSEWHEEL, x=0, y=rng.choice((-3, -1, 1, 50)), flipped=False)
            return
        place = rng.randint(-5, 1300), rng.randint(-5, 900)
        scene = window._scene
        if scene is not None and rng.random() < 0.8:
            blocks = [b for b in scene.dock.blocks if b.kind == "button"]
            if blocks and rng.random() < 0.3:
                place = rng.choice(blocks).face.center
            elif scene.blocks:
                block = rng.choice(scene.blocks)
                shown = block.face.move(scene.view.left, scene.view.top - window._scroll)
                place = shown.center
                if block.steps and rng.random() < 0.5:
                    step = rng.choice(block.steps)
                    place = step.move(scene.view.left, scene.view.top - window._scroll).center
        pygame.key.set_mods(rng.choice((0, 0, 0, pygame.KMOD_SHIFT)))
        button = rng.choice((1, 1, 1, 2, 3, 8))
        if rng.random() < 0.95:
            self._post(pygame.MOUSEBUTTONDOWN, pos=place, button=button, touch=False)
        if rng.random() < 0.95:
            self._post(pygame.MOUSEBUTTONUP, pos=place, button=button, touch=False)

    def _wish(self) -> None:
        """What a screen reader asks for; AccessKit calls from a thread of its own."""
        rng, access = self._rng, self._window.access
        known = list(access._ids.names) or [0]
        target = rng.choice(known) if rng.random() < 0.9 else rng.getrandbits(20)
        action, data = rng.choice(ACTIONS), rng.choice(VALUES)
        if rng.random() < 0.6:
            action = rng.choice(USUAL)
        access._asked(SimpleNamespace(action=action, target=target, data=data))
        if rng.random() < 0.2:
            access._whole()

    def _state(self) -> None:
        rng = self._rng
        match rng.randrange(6):
            case 0 | 1:
                width, height = rng.choice(SIZES)
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", DeprecationWarning)
                    pygame.Window.from_display_module().size = width, height
                self._post(pygame.VIDEORESIZE, w=width, h=height, size=(width, height))
            case 2:
                self._post(pygame.WINDOWFOCUSLOST)
                with contextlib.suppress(pygame.error):
                    self._post(pygame.WINDOWFOCUSGAINED)
            case 3:
                self._post(pygame.WINDOWMOVED, x=rng.randint(-2000, 2000), y=rng.randint(-50, 900))
            case 4:
                self._post(pygame.VIDEOEXPOSE)
            case _:
                if rng.random() < 0.1:
                    self._post(pygame.QUIT)
