"""On the Braille line a game begins with full sentences; when they end is told, game by game."""

from __future__ import annotations

from pathlib import Path

from braillespiel.games import registry
from braillespiel.ui.screens.first_run import FirstRun
from braillespiel.ui.screens.main_menu import MainMenu
from tests.support.player import Player


def asked(player: Player) -> str:
    """Ask whose turn it is; return how the line's answer begins."""
    player.press("T")
    return player.cells


def test_a_game_that_was_not_played_yet_has_full_sentences_though_another_was(
    tmp_path: Path,
) -> None:
    settings = {"new-games": "ludoteca logomachy"}
    player = Player(tmp_path, "en", columns=40, settings=settings)
    player.play("logomachy")
    full = asked(player)
    player.ui.pop_to(player.ui.screens[0])
    player.play("hexaducto")
    short = asked(player)
    player.ui.pop_to(player.ui.screens[0])
    player.play("logomachy")
    assert asked(player) == full
    player.ui.has_played("logomachy")
    assert asked(player) != full
    assert len(asked(player)) < len(full)
    assert player.ui.settings.get("new-games") == "ludoteca"
    assert short != full


def test_when_the_sentences_become_short_is_told_and_how_they_come_back(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=40, settings={"new-games": "logomachy"})
    player.play("logomachy")
    begin = len(player.ear.heard)
    player.ui.has_played("logomachy")
    told = "Braille line says things briefly"
    assert any(told in text for text in player.ear.heard[begin:])
    begin = len(player.ear.heard)
    player.ui.has_played("logomachy")
    assert player.ear.heard[begin:] == []


def test_without_a_display_or_with_a_wording_of_ones_own_nothing_is_told(tmp_path: Path) -> None:
    settings = {"new-games": "logomachy", "braille-wording": "normal"}
    player = Player(tmp_path, "en", columns=40, settings=settings)
    player.play("logomachy")
    begin = len(player.ear.heard)
    player.ui.has_played("logomachy")
    assert player.ear.heard[begin:] == []
    assert player.ui.settings.get("new-games") == ""


def test_at_the_first_start_every_game_is_new(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=40)
    player.ui.push(FirstRun(player.ui, lambda: player.ui.push(MainMenu(player.ui))))
    player.press("Enter")
    assert str(player.ui.settings.get("new-games")).split() == list(registry.own())
