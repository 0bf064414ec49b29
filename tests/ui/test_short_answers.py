"""Nothing twice, nothing that does not help: short help, typing, coming back, moments."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from braillespiel.games import registry
from braillespiel.ui.screens.match_line import moment
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, capitalised
from tests.proof.situations import random_action
from tests.support.finished import finished
from tests.support.player import Player


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def test_the_short_help_of_menus_and_prompts_names_only_what_works_there(home: Path) -> None:
    player = Player(home)
    player.press("F1")
    menu = [entry.key for entry in player.ui.screen.entries]  # type: ignore[attr-defined]
    assert "menu.mark" not in menu
    assert "menu.inspect" in menu
    player.press("Escape", "Enter", "L", "Enter", "Down", "Down", "Enter", "F1")
    typing = [entry.key for entry in player.ui.screen.entries]  # type: ignore[attr-defined]
    assert typing[:3] == ["type", "prompt.activate", "prompt.back"]
    assert not {"menu.mark", "menu.inspect"} & set(typing)


def test_the_help_of_a_menu_first_says_how_one_walks_and_searches(home: Path) -> None:
    player = Player(home)
    assert player.press("F1")[0].endswith(
        "Pfeil hoch, Pfeil runter, Pos 1, Ende: durch die Einträge, 1 von 13"
    )
    assert player.press("Down") == ["Buchstaben: zu einem Eintrag springen, 2 von 13"]
    player.press("Escape", "Enter", "Enter", "F1")
    assert player.press("Down")[0].startswith("Pfeil links, Pfeil rechts: Wert ändern, ")


@pytest.mark.parametrize(
    ("language", "heard"),
    [
        ("en", ["Wording: full", "Sound volume: 50"]),
        ("de", ["Ausführlichkeit: voll", "Lautstärke der Klänge: 50"]),
        ("fr", ["Formulation\u00a0: complète", "Volume des sons\u00a0: 50"]),
    ],
)
def test_a_setting_changed_by_a_key_is_named_before_its_value(
    home: Path, language: str, heard: list[str]
) -> None:
    player = Player(home, language)
    player.play("ludoteca")
    assert player.press("F11") + player.press("F9") == heard


@pytest.mark.parametrize("game", registry.own())
def test_how_a_match_ended_is_told_once(home: Path, game: str) -> None:
    untimed = [option for option in registry.game(game).options if option.id == "untimed"]
    player = finished(home, game, "en", **{option.id: True for option in untimed})
    table, number = player.table, 0
    while not table.over:  # in a timed game what was told has to be heard first
        number += 1
        if not random_action(table, Random(number)):
            player.wait(1000, 500)
    table.deliver()
    player.settle()
    result = table.presenter.result(table.view()).normal
    assert sum(result in said for said in player.ear.said) == 1, player.ear.said[-4:]


@pytest.mark.parametrize("key", ["Delete", "Ctrl+Backspace"])
def test_one_key_empties_what_was_typed(home: Path, key: str) -> None:
    player = Player(home)
    player.press("Enter", "L", "Enter", "Down", "Down", "Enter")
    for _ in range(2):
        assert player.press(key) == ["Leer"]
    player.press("Shift+A", "N", "N", "A")
    assert player.press("Enter") == ["Logomachy. Platz 1: Mensch, Anna, 3 von 12"]


def test_an_empty_prompt_names_the_keys_that_end_it(home: Path) -> None:
    player = Player(home, "en")
    player.press("Enter", "C", "Enter", "End", "Enter")
    assert player.ear.said[-1].endswith("Empty. Enter when done, Escape cancels")
    assert player.press("Escape")[0].startswith("Cubus. ")


def test_f4_opens_the_rules_of_the_game_under_the_focus(home: Path) -> None:
    player = Player(home)
    player.press("Enter", "L")
    for _ in range(2):
        assert player.press("F4")[0].startswith("Regeln: Logomachy. ")
    place = f"{registry.own().index('logomachy') + 1} von {len(registry.own())}"
    assert player.press("Escape") == [f"Welches Spiel? Logomachy, {place}"]


@pytest.mark.parametrize("extended", [False, True])
def test_the_help_names_the_key_of_bonus_goals_where_there_are_some(
    home: Path, extended: bool
) -> None:
    player = Player(home)
    player.play("ludoteca", extended=extended)
    for _ in range(2):
        player.press("F1")
        entries = player.ui.screen.entries  # type: ignore[attr-defined]
        assert ("game.goal" in [entry.key for entry in entries]) is extended


def test_captions_go_on_with_a_capital() -> None:
    assert capitalised("2 Plättchen. eine rechte Seite") == "2 Plättchen. Eine rechte Seite"
    assert capitalised("Geht das? öffnen, z. b. am 1. und 2. Platz") == (
        "Geht das? Öffnen, z. b. am 1. und 2. Platz"
    )


def test_who_comes_back_to_the_table_is_not_told_again_whose_turn_it_is(home: Path) -> None:
    player = Player(home)
    player.play("cubus")
    assert any(said.startswith("Cubus. Dran: ") for said in player.ear.said)
    assert player.press("Shift+S", "Escape")[0].startswith("Plan, ")
    assert player.press("F3")[0].startswith("Cubus. Dran: ")


def test_a_moment_is_said_as_people_do() -> None:
    assert moment(Words("de", ("client",)), "2026-11-21T04:09") == Phrase(
        "21. November 2026, 4:09 Uhr", "21.11., 4:09", "21.11. 4:09"
    )
    assert moment(Words("en", ("client",)), "2026-03-01T23:00").full == "1 March 2026, 23:00"


def test_a_deleted_blank_is_named(home: Path) -> None:
    player = Player(home)
    player.press("Enter", "L", "Enter", "Down", "Down", "Enter")
    assert player.press("Backspace") == ["1 gelöscht"]
    assert player.press("Backspace") == ["Leerzeichen gelöscht"]


def test_blanks_alone_are_named_and_felt(home: Path) -> None:
    player = Player(home)
    ui = player.ui
    ui.push(Prompt(ui, Phrase.plain("Name"), "", lambda text: None))
    player.press("Space", "Space")
    assert player.press("Down") == ["Leerzeichen"]
    assert player.cells


def test_capital_letters_find_entries_too(home: Path) -> None:
    player = Player(home)
    assert player.press("Shift+S") == ["Spielregeln, 4 von 8"]


def test_what_is_felt_in_the_name_is_not_felt_again_where_all_of_it_is_asked_for(
    tmp_path: Path,
) -> None:
    here = Player(tmp_path, "en")
    here.play("hexaducto")
    here.press("D")
    assert here.press("I") == ["Draw pile. 111 cards. Card set 1"]
    assert here.cells == "⠙⠼⠁⠁⠁⠀⠎⠑⠞⠀⠼⠁"
