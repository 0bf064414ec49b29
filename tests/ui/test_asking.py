"""Keys that ask answer in every view over a table, without moving anything; secrets stay so."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.player import Player

HAND = "Hand: blue 6, green 1, yellow 8"
LOUIS = "Louis: 3 cards in hand, no cards taken, no chips"
VALENTIN = "Valentin: 2 cards in hand, no cards taken, no chips"
MIDDLE = "Middle: green 6, blue 10, blue 9, yellow 4, blue 7"
FOCUSED = "blue 6. takes green 6"
SCORES = "you no chips, Louis no chips, Valentin no chips, round 1."
TURN = "Your turn: one of 3 fits."


def logomachy(home: Path, language: str = "en") -> Player:
    player = Player(home, language)
    player.play("logomachy", seats=3)
    return player


VIEWS = [("Shift+S",), ("Escape",), ("Escape", "F2"), ("Escape", "F2", "Enter"), ("F4",)]


@pytest.mark.parametrize("opening", VIEWS, ids=" ".join)
def test_asking_answers_in_every_view_over_the_table(
    tmp_path: Path, opening: tuple[str, ...]
) -> None:
    player = logomachy(tmp_path)
    player.press(*opening)
    view, here = player.ui.screen, player.table.navigator.zone
    focused = view.focused()
    assert player.press("T") == [TURN]
    assert player.cells == "⠽⠕⠥⠗⠀⠞⠥⠗⠝⠒⠀⠬⠼⠁⠌⠼⠉", "one of three, as it is heard"
    assert player.press("S") == [SCORES]
    assert player.press("L") == ["Valentin lays blue 7."]
    assert player.press("C") == [HAND]
    assert player.cells == "⠓⠀⠋⠃⠀⠁⠛⠀⠓⠽"
    assert player.press("B") == ["Your table: no cards taken, no chips"]
    assert player.press("G") == [LOUIS]
    assert player.press("G") == [VALENTIN]
    assert player.press("Shift+G") == [LOUIS]
    assert player.press("D") == [MIDDLE]
    assert player.press("R") == [MIDDLE]
    assert player.ui.screen is view
    assert view.focused() == focused
    assert player.table.navigator.zone == here


def test_everything_about_the_focused_card_is_told_where_the_entry_explains_nothing(
    tmp_path: Path,
) -> None:
    player = logomachy(tmp_path)
    player.press("Escape")
    assert player.press("I") == [FOCUSED]
    player.press("Escape", "F4")
    assert player.press("I")[0].startswith("Logomachy is a fishing game"), "the rule under it"


def test_a_choice_is_made_knowing_everything(tmp_path: Path) -> None:
    player = Player(tmp_path, "de", seed=7)
    player.play("logomachy")
    player.press("3", "Enter")
    assert player.press("T") == ["Dran: 2 von 3 passen."]
    assert player.press("D") == ["Mitte: 2 Einsen, rote 7, grüne 6"]
    assert player.press("F3") == ["Was tun? rote 1 und blaue 1 nehmen, mit Karte grüne 2, 1 von 2"]


def test_in_the_help_letters_search_first_and_ask_where_they_find_nothing(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    player.press("Escape", "F1")
    assert player.press("Down") == [
        "T, S, L, C, B, G, Shift G, D, I, Shift I: asks about the game, 2 of 14"
    ]
    assert player.press("C") == [HAND]
    assert player.press("S") == ["F2: settings, 9 of 14"]


def test_nobody_asks_between_two_people(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.press(
        "Enter", "L", "Enter", "Down", "Down", "Down", "Right", "Right", "Right", "Home", "Enter"
    )
    for opening in ((), ("Down", "Enter")):
        player.press(*opening)
        for key in "TSLCBGDI":
            said = player.press(key)
            assert said[0].endswith((": no entry", " of 2", " of 5")), (key, said)


def test_without_a_table_letters_only_search(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    assert player.press("C") == ["c: no entry"]
    assert player.press("S") == ["Settings, 3 of 8"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_digits_read_the_hand_over_the_score_table(tmp_path: Path, language: str) -> None:
    player = logomachy(tmp_path, language)
    here = player.table.navigator.item
    hand = [item.text.full for item in player.table.navigator.zone.items]
    player.press("Shift+S")
    view, cell = player.ui.screen, player.ui.screen.focused()
    for number, card in enumerate(hand, 1):
        (said,) = player.press(str(number))
        assert said.startswith(card)
        assert said.endswith(("1 of 3", "2 of 3", "3 of 3", "1 von 3", "2 von 3", "3 von 3"))
        assert player.cells
    only = {"en": "Only 3 here", "de": "Nur 3 da"}[language]
    assert player.press("4")[0].startswith(only[:4])
    assert player.sounds.played[-1] == "edge"
    assert player.press("0")[0].startswith(only[:4])
    assert player.ui.screen is view
    assert player.ui.screen.focused() == cell
    player.press("Escape")
    assert player.table.navigator.item == here


def test_digits_read_what_was_asked_for_last_over_the_score_table(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    player.press("Shift+S")
    assert player.press("D") == [MIDDLE]
    assert player.press("2")[0].startswith("blue 10")
    assert player.press("C") == [HAND]
    assert player.press("2")[0].startswith("green 1")
    player.press("D", "Escape", "Shift+S")
    assert player.press("2")[0].startswith("green 1"), "the hand again, in a new view"


def test_a_digit_goes_on_searching_in_a_menu(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    player.press("Escape")
    assert player.press("2") != ["green 1, 2 of 3"]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Nothing in hand."), ("de", "Nichts in der Hand.")]
)
def test_a_digit_says_that_a_hand_is_empty(tmp_path: Path, language: str, said: str) -> None:
    player = Player(tmp_path, language)
    player.play("hexaducto")
    assert player.press("C") == [said]
    player.press("Shift+S")
    assert player.press("1") == [said]
