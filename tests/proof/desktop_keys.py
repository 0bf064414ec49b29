"""Random keys through a real desktop: the X server's own keys and mouse, a screen reader's actions.

The desktop (tests/window/desktop.py) is that of the environment: AccessKit asks for it once in a
process.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pygame

from braillespiel.output.window.frontend import Window
from tests.proof.key_sources import SYMS, Counting
from tests.support.patience import until
from tests.window.desktop import Robot
from tests.window.xtest import XTest

SIZES = ((480, 360), (640, 480), (800, 600), (1024, 768), (1279, 861), (1, 1), (200, 150))
_LAST = "Insert"
_AGAIN_S = 0.5
_MODIFIERS = {"Ctrl": 0xFFE3, "Alt": 0xFFE9, "Shift": 0xFFE1}
_SHIFTED = '~!@#$%^&*()_+{}|:"<>?'
_VALUES = (0.0, 1.0, 50.0, -7.0, 1e9, float("inf"), float("nan"))
_CHECKED = 5
"""Of so many bursts one is followed by a look at the tree."""


class DesktopKeys(Counting):
    """Keys that are pressed, held and let go, clicks, sizes, the focus, actions through AT-SPI."""

    def __init__(self, rng: Random) -> None:
        super().__init__(_LAST)
        self._rng = rng
        self._held: list[int] = []
        self._bursts = 0

    def open(self, columns: int, rows: int) -> None:
        self._x = XTest(os.environ["DISPLAY"])
        self._robot = Robot(dict(os.environ))

    def frontend(self, settings: Any) -> Window:
        if self._rng.random() < 0.5:
            settings.set("window", f"{self._rng.randint(480, 1280)}x{self._rng.randint(360, 860)}")
        self._window = Window(settings)
        # Not from pygame: of a window of X its get_wm_info reads fields of Wayland, and crashes.
        self._id = until(lambda: self._x.window("braillespiel"), "the window")
        return self._window

    def send(self, names: Sequence[str], clean: bool = False) -> None:
        rng = self._rng
        if clean:
            self._let_go()
            self._x.focus(self._id)
        for name in names:
            chance = 0.0 if clean else rng.random()
            if chance < 0.85:
                self._named(name, clean)
            elif chance < 0.93:
                self._mouse()
            elif chance < 0.98:
                self._wish()
            else:
                self._state()

    # -- the keyboard and the mouse ------------------------------------------------------

    def _press(self, code: int, keep: float = 0.0) -> None:
        self._x.key(code, True)
        if self._rng.random() < keep:
            self._held.append(code)
        else:
            self._x.key(code, False)

    def _named(self, name: str, clean: bool) -> None:
        given, _, base = ("", "", name) if len(name) == 1 else name.rpartition("+")
        base = base or "+"
        symbol = SYMS.get(base) or _MODIFIERS.get(base) or (ord(base) if len(base) == 1 else 0)
        code = self._x.code(symbol)
        modifiers = [_MODIFIERS[part] for part in given.split("+") if part in _MODIFIERS]
        if base in _SHIFTED:
            modifiers.append(_MODIFIERS["Shift"])
        keep = 0.0 if clean else 0.02
        if not code or (not clean and self._rng.random() < 0.05):
            code = self._rng.randint(9, 255)  # any key of any keyboard
        held = [self._x.code(modifier) for modifier in modifiers]
        for modifier in held:
            self._x.key(modifier, True)
        self._press(code, keep)
        for modifier in held:
            self._x.key(modifier, False)

    def _let_go(self) -> None:
        for code in self._held:
            self._x.key(code, False)
        self._held.clear()

    def _mouse(self) -> None:
        rng, scene = self._rng, self._window._scene
        place = rng.randint(-5, 1300), rng.randint(-5, 900)
        if scene is not None and rng.random() < 0.8:
            buttons = [block for block in scene.dock.blocks if block.kind == "button"]
            if buttons and rng.random() < 0.3:
                place = rng.choice(buttons).face.center
            elif scene.blocks:
                face = rng.choice(scene.blocks).face
                place = face.move(scene.view.left, scene.view.top - self._window._scroll).center
        left, top = pygame.display.get_window_position()
        self._x.move(left + place[0], top + place[1])
        number = rng.choice((1, 1, 1, 2, 3, 4, 5, 8))
        self.did["clicks"] += 1
        self._x.button(number, True)
        self._x.button(number, False)

    # -- what a screen reader and a window manager do ------------------------------------

    def _wish(self) -> None:
        rng = self._rng
        steps = [rng.random() for _ in range(rng.randint(1, 5))]
        way = rng.choice(("action", "action", "focus", "value"))
        if self._robot.chance(steps, way, rng.choice(_VALUES)):
            self.did["wishes of a screen reader"] += 1

    def _state(self) -> None:
        rng, window = self._rng, self._id
        self.did["changes of the window"] += 1
        match rng.randrange(4):
            case 0 | 1:
                place = rng.randint(-200, 800), rng.randint(-50, 500)
                self._x.place(window, *place, *rng.choice(SIZES))
            case 2:
                self._x.focus(None)
            case _:
                self._x.show(window, False)
                self._x.show(window, True)

    # -- what has come, and what is wrong ------------------------------------------------

    def come(self) -> Callable[[], bool]:
        """A key last; again where nobody had the keyboard when it came."""
        before, sent = self._count, 0.0
        self._let_go()

        def arrived() -> bool:
            nonlocal sent
            if not pygame.display.get_init():
                return True  # the window was closed
            if self._count == before and time.monotonic() - sent > _AGAIN_S:
                sent = time.monotonic()
                self._x.focus(self._id)
                self._press(self._x.code(SYMS[_LAST]))
            return self._count > before

        return arrived

    def faults(self) -> list[str]:
        """What a screen reader reads must be what was given to it."""
        self._bursts += 1
        if self._bursts % _CHECKED or not pygame.display.get_init():
            return []
        self.did["trees read"] += 1
        tree = self._robot.tree()
        if tree is None:
            return ["a screen reader finds no window"]
        read = {node.name for node in tree.all()}
        given = {spec.label for spec in self._window.access._nodes.values() if spec.actions}
        return [f"a screen reader does not find {sorted(given - read)}"] if given - read else []

    def close(self) -> None:
        self._let_go()
        self._robot.close()
        self._x.close()
