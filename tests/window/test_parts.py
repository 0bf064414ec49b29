"""Only what has changed is laid out and drawn, and it looks as if everything had been."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pygame
import pytest

from braillespiel.games import registry
from braillespiel.output.window import changes, painter
from braillespiel.output.window.layout import SceneLayout, lay
from tests.support.player import Player

SIZE = (1280, 800)
KEYS = (
    *("Right", "Left", "Down", "Up", "PageDown", "PageUp", "Home", "End", "Space", "Enter", "T"),
    *("C", "B", "1", "2", "S", "Tab", "Escape", "H", "F1", "Ctrl++", "Ctrl+-"),
)


@pytest.fixture(autouse=True)
def font() -> None:
    pygame.font.init()


@pytest.mark.parametrize("game", registry.own())
def test_a_part_that_is_drawn_makes_the_whole_right(game: str, tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=40, seed=5)
    player.play(game)
    rng = Random(game)
    kept, whole = pygame.Surface(SIZE), pygame.Surface(SIZE)
    layout, before, in_parts, scroll = SceneLayout(), None, 0, 0
    for _ in range(60):
        key = rng.choice(KEYS)
        player.press(key)
        if not player.ui.screens:
            break
        picture = player.ui.picture()
        scene = layout.lay(picture, SIZE, scroll)
        anew = lay(picture, SIZE, scroll, layout._growth)
        assert (scene.blocks, scene.frames, scene.scroll) == (anew.blocks, anew.frames, anew.scroll)
        scroll = scene.scroll
        now = changes.drawn(picture, scene, scene.scroll)
        parts = changes.changed(before, now)
        before = now
        in_parts += bool(parts)
        painter.paint(kept, picture, scene, scene.scroll, False, parts)
        painter.paint(whole, picture, scene, scene.scroll, False)
        assert kept.get_buffer().raw == whole.get_buffer().raw, (key, parts)
    assert in_parts > 10
