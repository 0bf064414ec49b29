"""The first start: one question for the outputs that are there, heard and felt; then the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.output.braille.display import KeyKind
from braillespiel.ui.screens.first_run import FirstRun
from braillespiel.ui.screens.main_menu import ChooseGame, MainMenu
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.phrase import Phrase
from tests.support.finished import finish
from tests.support.player import Player

DOWN = "Enter chooses a game; Down takes you to guided matches, voice, rate, language and Braille, "
DOWN += "Left and Right change a setting. Yes, choose a game, 1 of 7"
READER_DOWN = DOWN.replace("voice, rate", "speech")
TEXT_DOWN = DOWN.replace("voice, rate", "voice")


def first_start(home: Path, voice: str, display: bool, language: str = "en") -> Player:
    """A person who starts the program for the first time, with these outputs."""
    player = Player(home, language, settings={"first-run": True})
    player.ear.name = voice
    if not display:
        player.display.unplug()
        player.settle()
    player.ui.screens.clear()
    player.ear.said.clear()
    player.ui.push(FirstRun(player.ui, lambda: player.ui.push(MainMenu(player.ui), silent=True)))
    player.settle()
    return player


@pytest.mark.parametrize(
    ("voice", "display", "heard", "felt"),
    [
        (
            "prism",
            True,
            "Welcome to braillespiel. Your screen reader says this, and it is on your Braille "
            f"display of 40 cells. Do you get both? {READER_DOWN}",
            "⠗⠑⠁⠙⠑⠗⠀⠁⠝⠙⠀⠃⠗⠁⠊⠇⠇⠑⠀⠃⠕⠞⠓⠀⠞⠓⠑⠗⠑⠦⠀⠑⠝⠞⠑⠗⠂",
        ),
        (
            "prism",
            False,
            f"Welcome to braillespiel. Your screen reader says this. {READER_DOWN}",
            "",
        ),
        (
            "recording",
            True,
            "Welcome to braillespiel. Can you hear me, and feel this on your Braille display of "
            f"40 cells? {DOWN}",
            "⠉⠁⠝⠀⠽⠕⠥⠀⠋⠑⠑⠇⠀⠞⠓⠊⠎⠦⠀⠑⠝⠞⠑⠗⠂⠀⠕⠗⠀⠗⠕⠥⠞⠊⠝⠛",
        ),
        ("recording", False, f"Welcome to braillespiel. Can you hear me? {DOWN}", ""),
        (
            "off",
            True,
            "Welcome to braillespiel. This is on your Braille display of 40 cells, no voice "
            f"responds. Can you feel it? {TEXT_DOWN}",
            "⠉⠁⠝⠀⠽⠕⠥⠀⠋⠑⠑⠇⠀⠞⠓⠊⠎⠦⠀⠑⠝⠞⠑⠗⠂⠀⠕⠗⠀⠗⠕⠥⠞⠊⠝⠛",
        ),
        (
            "off",
            False,
            "Welcome to braillespiel. No voice or Braille display responds yet; every sentence "
            f"is here as text. Can you read it? {TEXT_DOWN}",
            "",
        ),
    ],
)
def test_one_question_for_the_outputs_that_are_there(
    tmp_path: Path, voice: str, display: bool, heard: str, felt: str
) -> None:
    player = first_start(tmp_path, voice, display)
    assert player.ear.said == [heard]
    assert player.cells == felt
    assert player.keyboard.lines[-1] == heard, "and it can be read"
    assert player.press("Enter") == [f"Which game? Cubus, 1 of {len(registry.own())}"]
    assert [type(screen) for screen in player.ui.screens] == [MainMenu, ChooseGame]


def test_the_finger_reads_on_to_the_keys(tmp_path: Path) -> None:
    player = first_start(tmp_path, "off", display=True)
    player.press("BraillePanRight")
    assert player.cells == "⠕⠝⠀⠽⠑⠎⠒⠀⠏⠇⠁⠽⠂⠀⠙⠕⠺⠝⠒⠀⠎⠑⠞⠀⠥⠏⠀⠽⠑⠎"


def test_the_status_cell_is_blank_until_the_display_has_answered(tmp_path: Path) -> None:
    player = first_start(tmp_path, "off", display=True)
    assert player.ui.braille().rows[0][-1] == 0
    assert not player.ui.braille().keys[-1], "and a routing key there wipes nothing"
    player.display.press(KeyKind.PAN_RIGHT)
    player.settle()
    assert player.ui.braille().rows[0][-1] == 0x08  # a message


def test_a_routing_key_on_yes_in_the_question_answers_it(tmp_path: Path) -> None:
    player = first_start(tmp_path, "off", display=True)
    player.display.press(KeyKind.PAN_RIGHT)
    player.settle()
    player.clock.ms += 1000
    yes = player.cells.index("⠽⠑⠎")
    player.display.press(KeyKind.ROUTE, cell=yes)
    player.settle()
    assert [type(screen) for screen in player.ui.screens] == [MainMenu, ChooseGame]


def test_who_begins_has_full_sentences_until_a_match_is_over(tmp_path: Path) -> None:
    player = first_start(tmp_path, "off", display=True)
    player.press("Enter", "L", "Enter", "Enter", "Ctrl+L")
    wording = player.ui.announcer.wording
    told = Phrase("Anna lays a card.", "Anna lays", "anna lays")
    assert wording.brailled(told) == "Anna lays a card."
    finish(player)
    assert wording.brailled(told) == "anna lays"
    assert player.ui.settings.get("braille-wording") == "brief"


def test_where_nothing_speaks_the_keys_of_the_display_are_named_from_the_start(
    tmp_path: Path,
) -> None:
    player = first_start(tmp_path, "off", display=False)
    assert not player.ui.naming.by_display
    player.display.resize(40)
    player.settle()
    assert player.ui.naming.by_display
    player.press("Down")
    assert not player.ui.naming.by_display, "a key came from a keyboard"


def test_a_voice_or_a_display_that_comes_late_is_asked_about(tmp_path: Path) -> None:
    player = first_start(tmp_path, "off", display=False)
    player.ear.said.clear()
    player.ear.name = "espeak"
    player.settle()
    assert player.ear.said == [f"Welcome to braillespiel. Can you hear me? {DOWN}"]
    player.ear.said.clear()
    player.display.resize(20)
    player.settle()
    assert player.ear.said[-1].startswith(
        "Welcome to braillespiel. Can you hear me, and feel this on your Braille display of 20"
    )
    felt = [player.cells[:18].rstrip("⠀")]
    for _ in range(4):
        player.press("BraillePanRight")
        felt.append(player.cells[:18].rstrip("⠀"))
    assert felt == [
        "⠉⠁⠝⠀⠽⠕⠥⠀⠋⠑⠑⠇⠀⠞⠓⠊⠎⠦",  # "can you feel this?"
        "⠑⠝⠞⠑⠗⠂⠀⠕⠗⠀⠗⠕⠥⠞⠊⠝⠛",  # "enter, or routing"
        "⠕⠝⠀⠽⠑⠎⠒⠀⠏⠇⠁⠽⠂",  # "on yes: play,"
        "⠙⠕⠺⠝⠒⠀⠎⠑⠞⠀⠥⠏⠀⠽⠑⠎",  # "down: set up yes"
        "⠽⠑⠎⠀⠼⠁⠌⠼⠛",  # "yes 1/7", and nothing that was asked without a display
    ]


@pytest.mark.parametrize(
    ("letters", "key", "card"),
    [
        ("", "C", "Your tiles, 2 tiles. a left, 1 of 4"),
        ("H", "B", "Your field, 19 cards, 19 face down, sum 0. face down, top left corner"),
        ("L", "C", "Hand, 3 cards. yellow 3, 1 of 3"),
        ("LL", "C", "Hand, 13 cards. 3 Lending, 2 of 13"),
        ("S", "C", "Your places. 13, 1 of 3"),
    ],
)
def test_the_first_card_is_eight_keys_away_at_most(
    tmp_path: Path, letters: str, key: str, card: str
) -> None:
    player = first_start(tmp_path, "recording", display=True)
    keys = ["Enter", *letters, "Enter", "Enter", key]
    said = player.press(*keys)
    assert player.ui.screen is player.table
    assert len(keys) <= 8
    assert said[0].startswith(card)


def test_what_is_typed_replaces_the_proposed_name(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.press("Enter", "L", "Enter", "Down", "Down")
    assert player.press("Enter") == [
        "Name for seat 1. Player 1. Typing replaces it. Enter when done, Escape cancels, "
        "Delete clears it"
    ]
    assert player.press("Shift+A") == ["A"]
    assert player.cells == "⠠⠁⠀⣸⣤"
    assert player.press("N", "N", "Enter") == ["Logomachy. Seat 1: person, Ann, 3 of 12"]
    assert player.press("Enter")[0].startswith("Name for seat 1. Ann. ")
    assert player.press("Right") == ["Ann"]
    assert player.press("A", "Enter") == ["Logomachy. Seat 1: person, Anna, 3 of 12"]
    player.press("Enter")
    assert player.press("Backspace") == ["a deleted"]
    assert player.press("E", "Enter") == ["Logomachy. Seat 1: person, Anne, 3 of 12"]
    player.press("Enter")
    assert isinstance(player.ui.screen, Prompt)
    assert player.press("X", "Escape") == ["Logomachy. Seat 1: person, Anne, 3 of 12"]
