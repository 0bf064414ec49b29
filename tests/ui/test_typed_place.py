"""A place is typed as one writes it down: "r2 3"."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.player import Player


def typed(player: Player, text: str) -> list[str]:
    """Type a place after the key for it, and Enter; return what was heard."""
    player.press("/")
    for character in text:
        player.press("Space" if character == " " else character.upper())
    return player.press("Enter")


@pytest.fixture
def hexaducto(tmp_path: Path) -> Player:
    player = Player(tmp_path, columns=20)
    player.play("hexaducto", seats=2)
    player.press("Ctrl+L", "D")
    return player


@pytest.mark.parametrize("text", ["r2 3", "2 3", "2,3", "R2P3", "reihe 2 platz 3"])
def test_a_place_is_typed_in_several_ways(hexaducto: Player, text: str) -> None:
    assert typed(hexaducto, text) == ["verdeckt, Reihe 2, Platz 3, 6 von 19"]
    assert hexaducto.cells == "⠋⠆⠀⠹⠀⠹⠀⣹⠀⠹"  # "f2 ? ? ? ?", the third focused


def test_the_prompt_says_how(hexaducto: Player) -> None:
    assert hexaducto.press("/")[0].startswith("Welcher Platz? Reihe und Platz, etwa r2 3. ")
    assert hexaducto.press("Escape")[0].startswith("Stapel")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("r9 1", "In Reihe 9 gibt es keinen Platz 1."),
        ("r1 4", "In Reihe 1 gibt es keinen Platz 4."),
        ("0 0", "In Reihe 0 gibt es keinen Platz 0."),
        ("hallo", "hallo ist kein Platz: Tippe Reihe und Platz, etwa r2 3."),
        ("1 2 3", "1 2 3 ist kein Platz: Tippe Reihe und Platz, etwa r2 3."),
        ("", "Welcher Platz? Reihe und Platz, etwa r2 3"),
    ],
)
def test_a_place_that_is_none_is_told(hexaducto: Player, text: str, said: str) -> None:
    assert typed(hexaducto, text) == [said]
    assert hexaducto.press("I")[0].startswith("Ziehstapel")  # the focus has not moved


def test_the_opponents_field_is_meant_while_one_is_there(hexaducto: Player) -> None:
    hexaducto.press("G")
    typed(hexaducto, "5 1")
    assert hexaducto.table.navigator.zone.id == "opponent-1"
    assert hexaducto.cells == "⠛⠆⠗⠢⠀⣹⠀⠹⠀⠹"


def test_in_cubus_rows_and_columns_have_the_numbers_of_the_sentences(tmp_path: Path) -> None:
    player = Player(tmp_path, columns=20)
    player.play("cubus", seats=2)
    player.press("Ctrl+L")
    assert typed(player, "r1 1") == ["Höhe 1, Spalte 1, Reihe 1, 1 von 1"]
    assert player.cells == "⠏⠂⠀⣂"
    player.press("A")
    assert typed(player, "r0 2") == ["leer, Spalte 2, Reihe 0, 3 von 9"]
    assert player.cells == "⠏⠴⠀⠴⠀⠴⠀⣴"
    assert typed(player, "r2 1") == ["leer, Spalte 1, Reihe 2, 8 von 9"]
    assert player.cells == "⠏⠆⠀⠴⠀⣴⠀⠴"


def test_where_there_is_no_field_that_is_said(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.play("logomachy", seats=2)
    assert player.press("/") == [
        "Plätze kannst du tippen, wo es ein Feld gibt, etwa in Hexaducto und Cubus."
    ]
