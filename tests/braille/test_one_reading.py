"""Lines are read in one way only; all tables and whole matches: python -m tests.proof cells."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.output.braille import louis
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.words.phrase import Phrase, card_notation, without_marks
from tests.braille.one_reading import letter_cards, misread
from tests.braille.reading import notations
from tests.braille.wordings import collected

TABLES = {
    "de": ("de-g0", "de-g2", "de-comp8"),
    "en": ("ueb-g1", "ueb-g2", "fr-g2"),
    "fr": ("fr", "fr-g2", "de-g2"),
}
CARDS = {
    "de": ("cards-de", "cards-int", "cards-fr"),
    "en": ("cards-de", "cards-int"),
    "fr": ("cards-fr",),
}


def written(braille: str, text_table: str, card_table: str, game: str = "") -> str:
    transcriber = Transcriber(
        lambda text, table: louis.translate(text, table).cells, text_table, card_table
    )
    if game:
        transcriber.letter_cards = letter_cards(game, "de")
    return transcriber.unicode(braille)


@pytest.mark.parametrize("game", registry.own())
@pytest.mark.parametrize("language", TABLES)
def test_word_notation_word_has_one_reading(game: str, language: str) -> None:
    for text in TABLES[language]:
        for cards in CARDS[language]:
            assert list(misread(game, language, text, cards, most=30, variants=2)) == []


@pytest.mark.parametrize(
    ("braille", "text_table", "card_table", "cells"),
    [
        (f"{card_notation('b', 3)}: {card_notation('r', 3)}", "de-g2", "cards-de", "⠃⠒⠸⠀⠗⠒"),
        (f"{card_notation('b', 3)}: {card_notation('r', 3)}", "ueb-g2", "cards-int", "⠉⠃⠸⠀⠉⠗"),
        ("you 0 19?", "ueb-g1", "cards-de", "⠽⠕⠥⠀⠴⠀⠂⠔⠹"),
        ("you 0 19?", "ueb-g1", "cards-int", "⠽⠕⠥⠀⠼⠚⠀⠼⠁⠊⠹"),
        ("l:1", "de-g0", "cards-de", "⠇⠸⠂"),
        ("l:1", "ueb-g1", "cards-int", "⠇⠸⠼⠁"),
        ("p1 +l1 au", "de-g2", "cards-de", "⠏⠂⠀⠬⠇⠂⠀⠁⠥"),
        ("9 p 1+1 5 18", "de-g2", "cards-de", "⠔⠀⠏⠀⠂⠬⠂⠀⠢⠀⠂⠦"),
        ("9 p 1+1 5 18", "ueb-g1", "cards-int", "⠼⠊⠀⠏⠀⠼⠁⠬⠼⠁⠀⠼⠑⠀⠼⠁⠓"),
        (
            " ".join(["h", *(card_notation(*card) for card in (("b", 3), ("e", 3), ("r", 8)))]),
            "ueb-g2",
            "cards-int",
            "⠓⠀⠉⠃⠀⠉⠑⠀⠓⠗",
        ),
        (card_notation("g", 10), "ueb-g2", "cards-int", "⠭⠛"),
        ("was passt", "de-g2", "cards-de", "⠺⠁⠎⠀⠏⠁⠮⠞"),
        ("Anna2 was in", "ueb-g2", "cards-de", "⠠⠁⠝⠝⠁⠼⠃⠀⠺⠁⠎⠀⠊⠝"),
        ("2b di by", "ueb-g2", "cards-int", "⠼⠃⠰⠃⠀⠰⠙⠊⠀⠰⠃⠽"),
        ("neu neu: tausch", "de-g1", "cards-fr", "⠝⠑⠥⠀⠝⠑⠥⠒⠀⠞⠁⠥⠎⠉⠓"),
        ("neu neues", "de-g1", "cards-de", "⠝⠣⠀⠝⠣⠑⠎"),
        ("ö föhn", "de-comp6", "cards-fr", "⠰⠠⠪⠀⠋⠠⠪⠓⠝"),
        ("ö föhn", "de-comp6", "cards-de", "⠠⠪⠀⠋⠠⠪⠓⠝"),
        ("côté côtés", "fr-g2", "cards-fr", "⠉⠹⠞⠿⠀⠉⠹⠎"),
        ("côté côtés", "fr-g2", "cards-de", "⠉⠹⠀⠉⠹⠎"),
        ("un une Une une: unes", "fr-g2", "cards-fr", "⠥⠝⠀⠥⠝⠑⠀⠨⠥⠝⠑⠀⠥⠝⠑⠒⠀⠥⠝⠎"),
        ("dû", "fr", "cards-fr", "⠙⠱"),
    ],
)
def test_lines_are_written(braille: str, text_table: str, card_table: str, cells: str) -> None:
    assert written(braille, text_table, card_table) == cells


@pytest.mark.parametrize("game", registry.own())
@pytest.mark.parametrize("language", TABLES)
def test_a_notation_has_no_accent(game: str, language: str) -> None:
    """A card table writes a letter with an accent as another letter or in two cells."""
    _, found = collected(game, language, most=30, variants=2)
    assert [text for text in found if not without_marks(text).isascii()] == []


def test_no_sign_of_a_deck_or_label_has_an_accent() -> None:
    signs = {
        (path.name, sign)
        for path in Path(registry.__file__).parent.glob("*/*.toml")
        for names in re.findall(r"^sign = \{(.*)\}", path.read_text("utf-8"), re.MULTILINE)
        for sign in re.findall('"([^"]+)"', names)
    }
    assert ("deck.toml", "rep") in signs
    assert {(name, sign) for name, sign in signs if not sign.isascii()} == set()


def test_blanks_that_only_print_has_are_not_felt() -> None:
    for table in ("fr", "fr-g2", "fr-comp8"):
        assert written("Oui\u00a0: r7\u00a0?", table, "cards-fr") == written(
            "Oui: r7?", table, "cards-fr"
        )
        assert written("100\u00a0fois", table, "cards-fr") == written("100 fois", table, "cards-fr")
    transcriber = Transcriber(lambda text, table: text, "fr", "cards-fr")
    assert transcriber.print("«\u00a0Oui\u00a0!\u00a0»") == "«Oui!»"


def test_a_word_is_never_contracted_to_a_card_of_the_game() -> None:
    assert written("3 bis 5", "de-g2", "cards-de", "hexaducto") == "⠒⠀⠃⠎⠀⠢"
    assert written("3 bis 5", "de-g2", "cards-de", "ludoteca") == "⠒⠀⠃⠊⠎⠀⠢"


@pytest.mark.parametrize(
    ("name", "text_table", "card_table", "cells"),
    [
        ("R2", "de-g0", "cards-de", "⠗⠼⠃"),
        ("R2", "ueb-g1", "cards-int", "⠠⠗⠼⠃"),
        ("7", "de-g2", "cards-de", "⠼⠛"),
        ("Bo", "de-g2", "cards-de", "⠃⠕"),
        ("Anna 3", "de-g2", "cards-de", "⠁⠝⠝⠁⠀⠼⠉"),
        ("Anna", "de-g2", "cards-de", "⠁⠝⠝⠁"),
    ],
)
def test_a_name_is_never_written_as_notation(
    name: str, text_table: str, card_table: str, cells: str
) -> None:
    phrase = Phrase.name(name)
    assert (phrase.full, phrase.brief) == (name, name)
    assert written(phrase.braille, text_table, card_table) == cells


def test_a_sign_after_a_name_belongs_to_the_text() -> None:
    assert written(f"{Phrase.name('Bo').braille}: 3", "de-g2", "cards-de") == "⠃⠕⠒⠀⠒"
    assert written("bo: 3", "de-g2", "cards-de") == "⠃⠕⠸⠀⠒"


def test_the_reader_finds_what_is_ambiguous() -> None:
    assert notations("⠃⠒", "cards-de") == {"b3"}
    assert notations("⠛⠗", "cards-int") == {"7r"}
    assert notations("⠁⠃⠗", "cards-int") == {"12r"}
    assert notations("⠼⠃⠭⠼⠛", "cards-int") == {"2x7"}
