"""Screens and their buttons show what is told: the spoken wording, what a key does here."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.ui.screens.menu import Menu
from braillespiel.ui.surroundings import buttons
from tests.support.player import Player


def _named(player: Player) -> dict[str, str]:
    return {button.key: button.text for button in buttons(player.ui)}


@pytest.mark.parametrize(("language", "roll"), [("de", "Würfeln"), ("en", "Roll")])
def test_a_key_that_the_game_uses_itself_names_its_button(
    tmp_path: Path, language: str, roll: str
) -> None:
    player = Player(tmp_path, language)
    player.play("six", seats=2)
    named = _named(player)
    assert named["Space"] == roll
    # E secures the third place here: nobody finds that behind "End turn".
    assert "E" not in named


@pytest.mark.parametrize(
    ("language", "mark", "raised", "menu", "drop"),
    [
        ("de", "Markieren", "Eine Kiste drauf", "Menü", "Geplanten Bau verwerfen"),
        ("en", "Mark", "Add a box", "Menu", "Drop the planned build"),
    ],
)
def test_an_open_draft_names_the_buttons(
    tmp_path: Path, language: str, mark: str, raised: str, menu: str, drop: str
) -> None:
    player = Player(tmp_path, language)
    player.play("cubus", seats=2)
    named = _named(player)
    assert (named["Space"], named["Escape"]) == (mark, menu)
    player.press("A")
    named = _named(player)
    assert (named["Space"], named["Escape"]) == (raised, drop)


@pytest.mark.parametrize(
    ("style", "title"),
    [("full", "Pass because you cannot build?"), ("normal", "Really pass?")],
)
def test_a_screen_shows_the_wording_that_is_spoken(tmp_path: Path, style: str, title: str) -> None:
    player = Player(tmp_path, "en", settings={"wording": style})
    player.play("cubus", seats=2)
    player.ui.push(Menu(player.ui, player.ui.words.phrase("cubus-pass-sure"), []))
    assert player.ui.screen.picture().title == title
