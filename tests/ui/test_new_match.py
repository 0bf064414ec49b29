"""Setting a match up: what one line does to the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.ui.screens.new_match import MatchSetup
from tests.support.player import Player


def test_the_focus_stays_on_its_line_when_lines_above_it_go_and_come(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.press("Enter", *"HEX", "Enter")
    assert player.press("R") == ["Rätsel: Nein, Partie, 5 von 13"]
    # A puzzle is played alone: the lines of the number of seats and of the second seat go.
    assert player.press("Right") == ["Leicht: 15 Minuten"]
    assert player.press("Right") == ["Mittel: 10 Minuten"]
    assert player.press("Up") == ["Platz 1: Mensch, Spieler 1, 2 von 11"]
    assert player.press("Down") == ["Rätsel: Mittel: 10 Minuten, 3 von 11"]
    assert player.press("Left", "Left") == ["Nein, Partie"]
    assert player.press("Up") == ["Platz 2: Computer, mittel, Louis, 4 von 13"]


def test_a_line_that_brings_seats_keeps_the_focus_too(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.press("Enter", *"LOG", "Enter")
    said = player.press("Z")
    while not said[0].startswith("Zwei Kartensätze"):
        said = player.press("Down")
    assert said == ["Zwei Kartensätze: aus, 7 von 12"]
    assert player.press("Right") == ["an"]
    assert player.press("Right") == ["aus"]
    assert player.press("Right") == ["an"]
    assert player.press("Up") == ["Nehmen ist Pflicht: aus, 9 von 15"]


@pytest.mark.parametrize(
    ("language", "match", "puzzle", "begun"),
    [
        ("en", "Start the game: match", "Start the game: easy puzzle", "Hexaducto, easy puzzle."),
        (
            "de",
            "Spiel beginnen: Partie",
            "Spiel beginnen: Rätsel leicht",
            "Hexaducto, Rätsel leicht.",
        ),
    ],
)
def test_a_puzzle_chosen_and_left_again_gives_the_seats_back_and_the_start_says_what_begins(
    tmp_path: Path, language: str, match: str, puzzle: str, begun: str
) -> None:
    player = Player(tmp_path, language)
    player.press("Enter", *"HEX", "Enter", "Down", "Down", "Down", "Down", "Right", "Left")
    setup = player.ui.screen
    assert isinstance(setup, MatchSetup)
    assert setup.options["puzzle"] == "off"
    assert setup.seats == 2
    assert player.press("Home")[0].startswith(f"{match}, 1 ")
    player.press("Down", "Down", "Down", "Down", "Right")
    assert setup.seats == 1
    assert player.press("Home")[0].startswith(puzzle)
    assert player.press("Enter")[0].startswith(begun)


def test_every_option_changed_and_changed_back_leaves_the_others_as_they_were(
    tmp_path: Path,
) -> None:
    player = Player(tmp_path)
    for game in registry.own():
        setup = MatchSetup(player.ui, game)
        player.ui.push(setup)
        before = (dict(setup.options), setup.seats)
        for key in [entry.key for entry in setup.entries if entry.key.startswith("option-")]:
            setup.point(key, say=False)
            forth = setup.entry()
            assert forth is not None
            assert forth.change is not None
            by = 1 if forth.change(1) else -1
            if by < 0:
                forth.change(-1)
            back = setup.entry()
            assert back is not None
            assert back.change is not None
            assert back.change(-by)
            assert (dict(setup.options), setup.seats) == before, (game, key)
        player.ui.pop(silent=True)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("de", ["Reaktionszeit: 2,5 Sekunden", "3 Sekunden", "Zeit zum Heben: 3 Sekunden"]),
        ("en", ["Reaction time: 2.5 seconds", "3 seconds", "Time to lift: 3 seconds"]),
    ],
)
def test_times_are_said_in_seconds(tmp_path: Path, language: str, told: list[str]) -> None:
    player = Player(tmp_path, language)
    player.press("Enter", *"SIX", "Enter")
    before, changed, below = told
    said = player.press("Down")
    while not said[-1].startswith(before + ", "):
        said = player.press("Down")
    assert player.press("Right") == [changed]
    assert player.press("Down")[-1].startswith(below + ", ")


def test_enter_on_the_last_number_goes_on_with_the_first(tmp_path: Path) -> None:
    player = Player(tmp_path)
    setup = MatchSetup(player.ui, "ludoteca")
    player.ui.push(setup)
    setup.point("option-target", say=False)
    numbers = []
    for _ in range(20):
        player.press("Enter")
        numbers.append(setup.options["target"])
    assert numbers[14:17] == [200, 10, 20]
    assert len(set(numbers)) == 20


@pytest.mark.parametrize(
    ("language", "composed", "usual"),
    [
        ("de", "Allein und ohne Uhr: ", "Allein, mit begrenzten Zügen und begrenzter Zeit: "),
        ("en", "Alone and without a clock: ", "Alone, with limited moves and limited time: "),
        ("fr", "En solo et sans horloge\u00a0: ", "En solo, avec un nombre de coups "),
    ],
)
def test_a_choice_with_an_explanation_of_its_own_is_explained_by_it(
    tmp_path: Path, language: str, composed: str, usual: str
) -> None:
    player = Player(tmp_path, language)
    setup = MatchSetup(player.ui, "hexaducto")
    player.ui.push(setup)
    assert setup.point("option-puzzle", say=False)
    assert player.press("Tab")[0].startswith(usual)
    assert player.press("Left", "Tab")[0].startswith(composed)
    assert player.press("Right", "Tab")[0].startswith(usual)
