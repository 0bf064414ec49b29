"""A reader of the Braille line who knows only the tables, nothing of the program that writes it.

A notation is read by the card table's own file, backwards. A word is whatever its forward
translation, by itself, looks like. A line may be read in one way only.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "braille_tables"
_RULE = re.compile(r"^(?:sign|digit|lowercase) (\S+) ([0-9-]+)(?: |$)")
_UPPER = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚"
_HIGH_DIGITS = dict(zip(_UPPER, "1234567890", strict=True))
_NUMBER_SIGN, _LETTER_SIGN, _TEN = "⠼", "⠰", "⠭"
_FRENCH_NUMBER_SIGN, _FRENCH_DIGITS = "⠠", "[⠡⠣⠩⠹⠱⠫⠻⠳⠪⠼]"
_HIGHEST = 15
"""No card of a game with colours is worth more."""


def _cell(dots: str) -> str:
    return chr(0x2800 + sum(1 << int(dot) - 1 for dot in dots if dot != "0"))


@cache
def signs(table: str) -> dict[str, list[str]]:
    """Return what cells can mean in a card table, from its file: one or more signs each."""
    found: dict[str, list[str]] = {}
    for line in (FOLDER / f"{table}.utb").read_text("utf-8").splitlines():
        rule = _RULE.match(line)
        if rule is None:
            continue
        sign = chr(int(rule[1][2:], 16)) if rule[1].startswith("\\x") else rule[1][-1]
        if (sign.isascii() and sign != " ") or sign in "äöüß":
            found.setdefault("".join(map(_cell, rule[2].split("-"))), []).append(sign)
    return found


def notations(cells: str, table: str) -> set[str]:
    """Return every way to read cells without a blank as notation, in print."""
    return set(_read(cells, table, "start"))


def _read(cells: str, table: str, before: str) -> Iterator[str]:
    if not cells:
        yield ""
        return
    if table == "cards-int":
        yield from _numbers_and_cards(cells, table, before)
    if table == "cards-fr":
        number = re.match(
            f"{_FRENCH_NUMBER_SIGN}({_FRENCH_DIGITS}(?:[⠂⠲]?{_FRENCH_DIGITS})*)", cells
        )
        if number is not None:
            text = "".join(signs(table)[cell][0] for cell in number[1])
            yield from (text + rest for rest in _read(cells[number.end() :], table, "number"))
    known = signs(table)
    for length in (1, 2, 3):
        for sign in known.get(cells[:length], ()) if len(cells) >= length else ():
            if table == "cards-int" and (sign.isdigit() or sign in "#"):
                continue
            if table == "cards-fr" and sign.isdigit() and before not in ("letter", "value"):
                continue  # a number that is no card's value has its sign
            if before == "number" and sign in "abcdefghij" and table == "cards-int":
                continue  # it would have been another digit
            if before != "letter" and sign.isalpha() and _is_card(cells) and table == "cards-int":
                continue  # letters that look like a card have a letter sign
            kind = "letter" if sign.isalpha() else "value" if sign.isdigit() else "sign"
            yield from (sign + rest for rest in _read(cells[length:], table, kind))


def _is_card(cells: str) -> bool:
    return any(True for _ in _cards(cells))


def _cards(cells: str) -> Iterator[tuple[str, str, str]]:
    """Yield (value, letter, rest) of a card at the beginning, value first."""
    letters = "".join(cell for cell in signs("cards-int") if len(cell) == 1 and _letter(cell))
    for value in (_TEN, f"[{_UPPER}]", f"⠁[{_UPPER}]"):
        found = re.match(f"({value})([{letters}])((?![{letters}]).*)", cells)
        if found is None:
            continue
        worth = "10" if found[1] == _TEN else "".join(_HIGH_DIGITS[cell] for cell in found[1])
        if 0 < int(worth) <= _HIGHEST and (worth != "10" or found[1] == _TEN):
            yield worth, _letter(found[2]), found[3]


def _letter(cell: str) -> str:
    return next((sign for sign in signs("cards-int").get(cell, ()) if sign.isalpha()), "")


def _numbers_and_cards(cells: str, table: str, before: str) -> Iterator[str]:
    if cells[0] == _NUMBER_SIGN:
        digits = re.match(f"[{_UPPER}]+(?:[⠄⠠][{_UPPER}]+)*", cells[1:])
        if digits is not None:
            text = "".join(
                _HIGH_DIGITS.get(cell, "." if cell == "⠄" else ",") for cell in digits[0]
            )
            rest = cells[1 + digits.end() :]
            yield from (text + other for other in _read(rest, table, "number"))
    elif cells[0] == _LETTER_SIGN:
        run = 1
        while run < len(cells) and _letter(cells[run]):
            run += 1
        text = "".join(map(_letter, cells[1:run]))
        yield from (text + other for other in _read(cells[run:], table, "letter"))
    elif before != "letter":
        for value, letter, rest in _cards(cells):
            yield from (value + letter + other for other in _read(rest, table, "letter"))


def neighbours(text: str, count: int) -> set[str]:
    """Return every ``count`` signs side by side in a notation, beginning and end as blanks."""
    whole = f" {text.lower()} "
    return {whole[at : at + count] for at in range(max(1, len(whole) - count + 1))}


class Reader:
    """Reads lines of one game in one pair of tables."""

    def __init__(self, card_table: str, words: dict[str, str], found: Iterable[str]) -> None:
        """``words`` are the words that occur and the cells of each, translated alone.

        ``found`` are the notations that occur; others of such neighbours can be read as well.

        Not every table tells capitals from small letters, so words are read as small ones.
        """
        self._table = card_table
        self._neighbours = frozenset(three for text in found for three in neighbours(text, 3))
        self._words: dict[str, set[str]] = {}
        for word, cells in words.items():
            self._words.setdefault(cells, set()).add(word.lower())
        self._known: dict[str, set[str]] = {}

    def read(self, cells: str) -> set[tuple[str, ...]]:
        """Return every sequence of words and notations that a line can be."""
        lines: set[tuple[str, ...]] = {()}
        for token in cells.split("⠀"):
            lines = {(*line, other) for line in lines for other in self.token(token)}
        return lines

    def token(self, cells: str) -> set[str]:
        """Return every word and notation that cells without a blank can be."""
        if cells not in self._known:
            found = {text for text in notations(cells, self._table)
                     if neighbours(text, 3) <= self._neighbours}  # fmt: skip
            self._known[cells] = found | self._words.get(cells, set())
        return self._known[cells]
