"""Our own card notation tables, cell by cell."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from braillespiel.output.braille import louis
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.words.card_notation import as_written
from braillespiel.words.phrase import Phrase, card_notation, notation


def translated(text: str, table: str) -> str:
    return louis.translate(text, table).cells


LATIN_1 = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)]))
SIGNS = "♠♥♦♣♤♡♢♧←↑→↓↔↕↖↗↘↙▶◀▲▼●○■□★☆✓✗█▁−–—…“”„‘’€Œœ"


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("r7 g3 b10", "⠗⠶⠀⠛⠒⠀⠃⠂⠴"),
        ("1234567890", "⠂⠆⠒⠲⠢⠖⠶⠦⠔⠴"),
        ("h r7 g3 b10", "⠓⠀⠗⠶⠀⠛⠒⠀⠃⠂⠴"),
        ("R7", "⠗⠶"),
        ("r+2 r-2 r−2", "⠗⠬⠆⠀⠗⠤⠆⠀⠗⠤⠆"),
        ("? -", "⠹⠀⠤"),
        ("7*2/4.5", "⠶⠡⠆⠌⠲⠄⠢"),
        ("3:4,1=2", "⠒⠸⠲⠠⠂⠿⠆"),
        ("(e9)", "⠷⠑⠔⠾"),
        ("äöüß", "⠜⠪⠳⠮"),
        ("é à", "⠈⠑⠀⠈⠁"),
        ("♠7♥8♦9♣0", "⠸⠏⠶⠸⠓⠦⠸⠅⠔⠸⠞⠴"),
        ("→↑", "⠻⠕⠻⠬"),
    ],
)
def test_german_notation_has_lowered_digits(text: str, cells: str) -> None:
    assert louis.translate(text, "cards-de").cells == cells


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("\ue017r \ue013g \ue01ab", "⠛⠗⠀⠉⠛⠀⠭⠃"),
        ("1 2 3 4 5 6 7 8 9 0", "⠁⠀⠃⠀⠉⠀⠙⠀⠑⠀⠋⠀⠛⠀⠓⠀⠊⠀⠚"),
        ("\u283c10", "⠼⠁⠚"),
        ("2\u2830b", "⠃⠰⠃"),
        ("100 210 101", "⠁⠚⠚⠀⠃⠁⠚⠀⠁⠚⠁"),
        ("12", "⠁⠃"),
        ("\ue01a♥ \ue017♠ \ue012♦ \ue013♣", "⠭⠓⠀⠛⠎⠀⠃⠙⠀⠉⠉"),
        ("? , : . -", "⠹⠀⠠⠀⠸⠀⠄⠀⠤"),
        ("2+2=4", "⠃⠬⠃⠿⠙"),
        ("ä é", "⠈⠁⠀⠈⠑"),
    ],
)
def test_international_notation_puts_value_then_suit(text: str, cells: str) -> None:
    assert louis.translate(text, "cards-int").cells == cells


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("r7 v3 b10", "⠗⠻⠀⠧⠩⠀⠃⠡⠼"),
        ("\u28201234567890", "⠠⠡⠣⠩⠹⠱⠫⠻⠳⠪⠼"),
        ("+ - * / =", "⠠⠖⠀⠤⠀⠔⠀⠌⠀⠠⠶"),
        ("? : , . ;", "⠢⠀⠒⠀⠂⠀⠲⠀⠆"),
        ("(e9)", "⠦⠑⠪⠴"),
        ("é â î", "⠈⠑⠀⠈⠁⠀⠈⠊"),
    ],
)
def test_french_notation_has_the_digits_of_the_french_code(text: str, cells: str) -> None:
    assert louis.translate(text, "cards-fr").cells == cells


def test_french_numbers_and_signs_are_those_of_liblouis() -> None:
    for text in ("1 2 3 4 5 6 7 8 9 0", "12 345 678 90", "a + b", "? : , . ;", "- * / < > # ="):
        cells = louis.translate(as_written(text, False, True), "cards-fr").cells
        assert cells == louis.translate(text, "fr").cells, text


def test_a_french_value_has_no_number_sign_and_any_other_number_has_one() -> None:
    transcriber = Transcriber(
        lambda text, table: louis.translate(text, table).cells, "fr", "cards-fr"
    )
    written = {
        card_notation("r", 7): "⠗⠻",
        notation(f"{card_notation('b', 10)}+12"): "⠃⠡⠼⠠⠖⠠⠡⠣",
        "p1": "⠏⠠⠡",
        "3/12": "⠠⠩⠌⠠⠡⠣",
        "1.5": "⠠⠡⠲⠱",
    }
    assert {braille: transcriber.unicode(braille) for braille in written} == written


@pytest.mark.parametrize("text_table", ["fr", "fr-g2", "fr-comp8"])
def test_cards_zones_and_digits_are_distinct_in_french(text_table: str) -> None:
    transcriber = Transcriber(translated, text_table, "cards-fr")
    letters = "abcdefghijklmnopqrstuvwxyz"
    wordings = [card_notation(letter, value) for letter in letters for value in range(16)]
    wordings += [*letters, *(f"{letter}{n}" for letter in letters for n in range(10))]
    wordings += [f"{one}{two}" for one in letters for two in letters]  # signs of zones, too
    wordings += [str(number) for number in range(100)]
    cells = [transcriber.unicode(wording) for wording in wordings]
    assert len(set(cells)) == len(wordings)


@pytest.mark.parametrize("table", ["cards-de", "cards-fr", "cards-int"])
def test_every_character_has_short_cells_of_six_dots(table: str) -> None:
    for char in LATIN_1 + SIGNS:
        cells = louis.translate(char, table).cells
        assert 1 <= len(cells) <= 3, char
        assert all(ord(cell) <= 0x283F for cell in cells), char
        assert (cells.strip("⠀") == "") == char.isspace(), char


@pytest.mark.parametrize("table", ["cards-de", "cards-fr", "cards-int"])
def test_a_card_is_read_the_same_alone_and_in_a_row(table: str) -> None:
    cards = [f"{letter}{value}" for letter in "hrgb" for value in range(1, 16)]
    alone = "⠀".join(louis.translate(card, table).cells for card in cards)
    assert louis.translate(" ".join(cards), table).cells == alone


@pytest.mark.parametrize(("table", "more"), [("cards-de", "äöüß"), ("cards-fr", "")])
def test_every_sign_and_digit_differs(table: str, more: str) -> None:
    keyboard = [chr(code) for code in range(0x21, 0x7F) if not chr(code).isupper()]
    cells = {char: louis.translate(char, table).cells for char in [*keyboard, *more]}
    assert len(set(cells.values())) == len(cells)


def test_german_card_cells_come_back() -> None:
    for text in ("r7 g3 b10", "e0 l9", "(r5+b2)=7", "h12 ?"):
        cells = louis.translate(text, "cards-de").cells
        assert louis.back_translate(cells, "cards-de") == text


def test_the_page_on_french_cards_shows_what_the_tables_write() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "braille-french.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d) \| (.) \| (.?) \| (.) \| (.+) \|$", page, re.MULTILINE)
    assert [row[0] for row in rows] == list("1234567890")
    for digit, cell, letter, lowered, sign in rows:
        assert louis.translate(digit, "cards-fr").cells == cell
        assert louis.translate(digit, "cards-de").cells == lowered
        assert louis.translate(sign, "fr").cells == lowered
        assert letter == "" or louis.translate(letter, "fr").cells == cell
    assert "not yet been read by a French Braille reader" in page


PUNCTUATION_TABLES = {
    "German": ("de-g0", "cards-de"),
    "English": ("ueb-g1", "cards-int"),
    "French": ("fr", "cards-fr"),
}


def test_the_page_on_punctuation_shows_what_lines_write() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "braille-french.md").read_text("utf-8")
    rows = re.findall(r"^\| `(.)` \| (.+) \|$", page, re.MULTILINE)
    assert "".join(row[0] for row in rows) == ".,;:!?…'\"()"
    for sign, columns in rows:
        cells = columns.split(" | ")
        for tables, (text, line) in zip(
            PUNCTUATION_TABLES.values(), zip(cells[::2], cells[1::2], strict=True), strict=True
        ):
            transcriber = Transcriber(translated, *tables)
            assert translated(sign, tables[0]) == text, (sign, tables)
            assert transcriber.unicode(Phrase.name(sign).braille) == line, (sign, tables)


@pytest.mark.parametrize(
    ("tables", "cells"),
    [
        (("de-g2", "cards-de"), "⠹ ⠈⠮⠈⠮ ⠄⠄⠄ ⠸ ⠠"),
        (("de-g2", "cards-int"), "⠢ ⠖⠖ ⠄⠄⠄ ⠒ ⠂"),
        (("ueb-g2", "cards-int"), "⠰⠦ ⠖⠖ ⠲⠲⠲ ⠒ ⠂"),
        (("ueb-g2", "cards-de"), "⠹ ⠈⠮⠈⠮ ⠄⠄⠄ ⠸ ⠠"),
        (("fr-g2", "cards-fr"), "⠢ ⠖⠖ ⠲⠲⠲ ⠒ ⠂"),
        (("fr-comp8", "cards-fr"), "⠢ ⠖⠖ ⠲⠲⠲ ⠒ ⠂"),
    ],
)
def test_punctuation_that_stands_alone_is_the_languages_own(
    tables: tuple[str, str], cells: str
) -> None:
    transcriber = Transcriber(translated, *tables)
    texts = ["?", "!!", "...", ":", ","]
    assert " ".join(transcriber.unicode(Phrase.name(text).braille) for text in texts) == cells
    transcriber.card_table, transcriber.text_table = "cards-int", "ueb-g1"
    assert transcriber.unicode(Phrase.name("!").braille) == "⠖"


@pytest.mark.parametrize("tables", PUNCTUATION_TABLES.values())
def test_punctuation_that_stands_alone_is_no_digit(tables: tuple[str, str]) -> None:
    transcriber = Transcriber(translated, *tables)
    signs = {sign: transcriber.unicode(Phrase.name(sign).braille) for sign in ".,;:!?'\"()"}
    card_signs = {transcriber.unicode(f"{sign}") for sign in "+-=*/"}
    digits = {translated(digit, tables[1]) for digit in "0123456789"}
    assert len(set(signs.values())) == len(signs)
    assert not card_signs & set(signs.values())
    assert not digits & {cell for cells in signs.values() for cell in cells}


def test_a_hidden_card_is_no_question_mark() -> None:
    assert Transcriber(translated, "ueb-g1", "cards-int").unicode("? ? -") == "⠹⠀⠹⠀⠤"
