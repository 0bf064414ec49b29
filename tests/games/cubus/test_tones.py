"""A row of heights sounds along with its words, where the setting wants it."""

from __future__ import annotations

from pathlib import Path

from tests.support.player import Player


def test_a_row_is_heard_as_tones_unless_switched_off(tmp_path: Path) -> None:
    player = Player(tmp_path / "home")
    player.play("cubus")
    player.press("B")
    assert player.press("X")
    assert player.sounds.melodies
    player.app.settings.set("tones", False)
    player.sounds.melodies.clear()
    assert player.press("X")
    assert player.sounds.melodies == []
