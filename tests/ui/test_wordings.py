"""Wording by ear and by finger: brief, normal, full; by kind of message; on demand; card names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.robots.body import read_cells
from tests.robots.words import words
from tests.support.player import Player


def choose(player: Player, **settings: Any) -> None:
    for key, value in settings.items():
        player.ui.settings.set(key.replace("_", "-"), value)
    player.ui.apply_settings()


def felt(player: Player) -> str:
    """Read what lies on the display."""
    cells = bytes(ord(cell) & 0xFF for cell in player.cells)
    return read_cells(cells, words("en").felt).strip()


def test_each_kind_of_message_has_its_wording_when_the_wording_is_normal(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C")
    assert player.press("T") == ["Your turn: 2 of 3 fit."]
    choose(player, wording_table="brief")
    assert player.press("T") == ["You, 2 fit"]
    choose(player, wording_own="full", wording_others="brief")
    assert player.press("Enter") == [
        "yellow 3 laid.",
        "Louis: yellow 8 takes red 1, blue 1, green 6",
        "You",
    ]


def test_the_finger_has_its_wording_by_kind_apart(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=80, settings={"braille-wording": "normal"})
    player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C", "T")
    assert felt(player) == "your turn₃ 2 of 3 fit₄"
    choose(player, braille_wording_table="brief")
    player.press("T")
    assert felt(player) == "your turn₃ +2/3"


def test_on_demand_nothing_is_said_by_itself_and_every_key_answers(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", settings={"on-demand": True})
    player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C")
    assert player.press("Enter") == ["yellow 3 laid"]
    assert player.press("L") == ["Louis: yellow 8 takes red 1, blue 1 and green 6."]
    assert player.press("T") == ["Your turn: one of 2 fits."]


def test_a_card_has_one_name_in_every_sentence(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.play("ludoteca", seats=2)
    player.press("Ctrl+L")
    for style, name in (
        ("full", "3 Lending system"),
        ("normal", "3 Lending"),
        ("brief", "3 Lending"),
    ):
        choose(player, wording=style)
        assert player.press("C")[0].split(". ")[1] == f"{name}, 2 of 13"
    choose(player, wording="full")
    assert player.press("D", "Enter") == ["6 Cooperation with parents drawn."]
    choose(player, wording="normal")
    heard = player.press("C", "A")
    assert heard[0] == "3 Lending discarded."
    assert "Louis discards 6 Lending." in heard


@pytest.mark.parametrize(
    ("order", "heard"), [("game", "red 1"), ("colour", "red 1"), ("value", "1 red")]
)
def test_cards_begin_with_their_value_or_their_colour(
    tmp_path: Path, order: str, heard: str
) -> None:
    player = Player(tmp_path, "en", settings={"card-order": order})
    player.play("logomachy", seats=2)
    player.press("Ctrl+L")
    assert player.press("D") == [f"Middle, 4 cards. {heard}, 1 of 4"]


def test_cards_of_ludoteca_begin_with_their_pillar_on_wish(tmp_path: Path) -> None:
    player = Player(tmp_path, "de", settings={"card-order": "colour"})
    player.play("ludoteca", seats=2)
    player.press("Ctrl+L")
    assert player.press("C") == ["Hand, 13 Karten. Ausleihe 3, 2 von 13"]
