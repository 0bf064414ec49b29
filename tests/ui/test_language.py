"""What follows the language of the player besides the sentences."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from braillespiel.commands.telling import Telling
from braillespiel.network.houses.messages import Line
from braillespiel.output.braille import louis
from braillespiel.output.braille.tables import tables, usual
from braillespiel.ui.network.at_house import AtHouse
from braillespiel.ui.network.house import HouseLobby
from braillespiel.ui.settings import BY_KEY, told_value
from braillespiel.words.phrase import card_notation
from tests.support.player import Player


@pytest.mark.parametrize(
    ("language", "title", "cells"),
    [
        ("de", "Beenden", "⠃⠑⠑⠝⠙⠑⠝"),
        ("en", "Quit", "⠠⠟⠥⠊⠞"),  # with a capital sign
    ],
)
def test_braille_is_that_of_the_language_until_chosen(
    tmp_path: Path, language: str, title: str, cells: str
) -> None:
    player = Player(tmp_path / language, language)
    assert player.press("Up") == [f"{title}, 8 " + ("von 8" if language == "de" else "of 8")]
    assert player.cells.startswith(cells + "⠀")


def test_a_chosen_braille_table_stays_whatever_the_language(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", settings={"braille-table": "us-comp8"})
    player.press("Up")
    quit_sign = louis.translate("Quit", "us-comp8").cells
    assert player.cells.startswith(quit_sign)
    assert not louis.translate("Quit", "ueb-g1").cells.startswith(quit_sign)


def test_every_language_has_a_usual_table_of_its_own() -> None:
    languages = {info.id: info.language for info in tables("text")}
    assert {language: languages[usual(language)] for language in ("de", "en", "fr")} == {
        "de": "de",
        "en": "en",
        "fr": "fr",
    }
    assert usual("lb") == "ueb-g1"


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_demonstration_shows_cards_as_the_client_does(tmp_path: Path, language: str) -> None:
    player = Player(tmp_path, language)
    told = card_notation("r", 7) + " ok?"
    cells = Telling("logomachy", ["A", "B"], 0, language).cells(told)
    assert cells == player.ui.announcer.braille.transcriber.unicode(told)
    assert cells == {"de": "⠗⠶⠀⠕⠅⠹", "en": "⠛⠗⠀⠕⠅⠹"}[language]


NOTE = "pas encore relu par une personne de langue française"
OFFERED = {
    "de": (
        ("Deutsch", "deutsch"),
        ("Englisch, English", "englisch"),
        (f"Französisch, Français, {NOTE}", f"französisch {NOTE}"),
    ),
    "en": (
        ("German, Deutsch", "German"),
        ("English", "English"),
        (f"French, Français, {NOTE}", f"French {NOTE}"),
    ),
    "fr": (
        ("allemand, Deutsch", "allemand"),
        ("anglais, English", "anglais"),
        (f"Français, {NOTE}", f"Français {NOTE}"),
    ),
}
"""Each language as the setting says it and as the line has it, by the language of the player."""


@pytest.mark.parametrize("language", OFFERED)
def test_a_language_is_offered_as_the_player_calls_it_and_then_as_it_calls_itself(
    tmp_path: Path, language: str
) -> None:
    words = Player(tmp_path, language).ui.words
    told = [told_value(words, BY_KEY["language"], code) for code in ("de", "en", "fr")]
    assert [each.full for each in told] == [said for said, _ in OFFERED[language]]
    assert [each.braille.casefold() for each in told] == [
        felt.casefold() for _, felt in OFFERED[language]
    ]


def test_the_setting_of_the_language_is_heard_by_a_voice_of_ones_own(tmp_path: Path) -> None:
    player = Player(tmp_path, "de")
    player.press("F2", "Enter")
    heard = [player.press("Right")[-1] for _ in range(2)]
    assert heard == ["Deutsch", "Englisch, English"]


TABLE_LINES = {
    "de": ("de", "Sprache: Deutsch.", "deutsch"),
    "en": ("de", "Sprache: Englisch, English.", "englisch"),
    "fr": ("en", "Language: French, Français.", "French"),
}
"""Languages of tables in a house: a reader's language, what Tab says, what the line has of it."""


@pytest.mark.parametrize("code", TABLE_LINES)
def test_the_language_of_a_table_in_a_house_is_told_as_the_player_calls_it(
    tmp_path: Path, code: str
) -> None:
    language, said, felt = TABLE_LINES[code]
    player = Player(tmp_path, language)
    at = AtHouse(player.ui, None)
    line = Line("abc", "logomachy", free=1, seats=2, language=code)
    at.visit = SimpleNamespace(  # type: ignore[assignment]
        tables={"abc": line}, people={}, problem=None, called="Ana", house=None
    )
    told = HouseLobby(player.ui, at)._line(line).help
    assert told is not None
    assert f" {said}" in told.full
    assert felt.casefold() in told.braille.casefold().split()
    assert not {"english", "français"} & set(told.braille.casefold().split())


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "Sprache der Wörter: Deutsch, 9 von 12"),
        ("en", "Language of the words: English, 9 of 12"),
    ],
)
def test_words_are_formed_in_the_language_that_is_spoken(
    tmp_path: Path, language: str, line: str
) -> None:
    player = Player(tmp_path / language, language)
    player.press("Enter", *"LOG", "Enter", "End")
    assert player.press("Up", "Up", "Up") == [line]


def test_after_the_end_ending_a_turn_says_that_the_match_is_over(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.play("logomachy", rounds=1)
    for _ in range(40):
        if table.port.host.is_over:
            break
        player.press("C", "Enter")
        if player.ui.screen is not table:
            player.press("Enter")
    assert player.press("E") == ["Die Partie ist zu Ende"]
    assert player.cells == "⠵⠥⠀⠑⠝⠙⠑"
