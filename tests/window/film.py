"""The window filmed while keys are pressed and held, by a simulated clock."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from braillespiel.output.window.frontend import Window
from braillespiel.ui.screens.new_match import MatchSetup
from tests.support.player import Clock, Player
from tests.window.flashes import Watcher

SIZE = (1024, 768)
REPEAT_MS = 40  # between two repetitions of a key that is held, as the window asks SDL for
FRAME_MS = 17


class Film:
    """A player whose window is looked at whenever it may have changed."""

    def __init__(self, player: Player, window: Window, watcher: Watcher) -> None:
        self.player, self.window, self.watcher = player, window, watcher

    def play(self, game: str) -> None:
        """Open a match of one person against normal bots."""
        self.player.ui.push(MatchSetup(self.player.ui, game))
        self.press("Enter")

    def pass_time(self, ms: int) -> None:
        """Let time pass, a frame of the screen after the other."""
        clock = self.player.clock
        for _ in range(0, ms, FRAME_MS):
            clock.ms += FRAME_MS
            self.player.app.step(0)
            surface = pygame.display.get_surface()
            assert surface is not None
            self.watcher.look(clock.ms / 1000, pygame.surfarray.pixels3d(surface))

    def hold(self, *keys: str, ms: int = 1200) -> None:
        """Hold a key, or several in turn as fast as one repeats."""
        for number in range(0, ms // REPEAT_MS):
            self.player.ui.press(keys[number % len(keys)])
            self.pass_time(REPEAT_MS)

    def press(self, *keys: str) -> None:
        """Press keys one after the other, without haste."""
        for key in keys:
            self.player.ui.press(key)
            self.pass_time(400)


@contextmanager
def film(home: Path, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> Iterator[Film]:
    """Open the client in a window that SDL draws in memory."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    windows: list[Window] = []

    def opened(values: Any) -> Window:
        windows.append(Window(values, SIZE, clock=lambda: clock.ms / 1000))
        return windows[0]

    clock = Clock()
    player = Player(home, settings={"double-press-ms": 0, **settings}, frontend=opened)
    clock = player.clock
    try:
        yield Film(player, windows[0], Watcher())
    finally:
        player.app.close()
