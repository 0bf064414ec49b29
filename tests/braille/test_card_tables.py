"""Our own card notation tables, cell by cell."""

from __future__ import annotations

import pytest

from braillespiel.output.braille import louis

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


@pytest.mark.parametrize("table", ["cards-de", "cards-int"])
def test_every_character_has_short_cells_of_six_dots(table: str) -> None:
    for char in LATIN_1 + SIGNS:
        cells = louis.translate(char, table).cells
        assert 1 <= len(cells) <= 3, char
        assert all(ord(cell) <= 0x283F for cell in cells), char
        assert (cells.strip("⠀") == "") == char.isspace(), char


@pytest.mark.parametrize("table", ["cards-de", "cards-int"])
def test_a_card_is_read_the_same_alone_and_in_a_row(table: str) -> None:
    cards = [f"{letter}{value}" for letter in "hrgb" for value in range(1, 16)]
    alone = "⠀".join(louis.translate(card, table).cells for card in cards)
    assert louis.translate(" ".join(cards), table).cells == alone


def test_in_german_notation_every_sign_and_digit_differs() -> None:
    keyboard = [chr(code) for code in range(0x21, 0x7F) if not chr(code).isupper()]
    cells = {char: louis.translate(char, "cards-de").cells for char in [*keyboard, *"äöüß"]}
    assert len(set(cells.values())) == len(cells)


def test_german_card_cells_come_back() -> None:
    for text in ("r7 g3 b10", "e0 l9", "(r5+b2)=7", "h12 ?"):
        cells = louis.translate(text, "cards-de").cells
        assert louis.back_translate(cells, "cards-de") == text
