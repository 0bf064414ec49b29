"""Card notation as a card table needs it: which part comes first, and digits kept from letters.

In a table with lowered digits no digit is a letter, and notation is written as it stands. A table
whose digits are the letters a to j writes a card's value first, without a number sign ("7r" is g
r), every other number with one, and a letter that could be taken for a digit, or for a card, after
a letter sign. The French table has digits of its own, and a sign before every number that is no
card's value.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from braillespiel.words.phrase import PUNCTUATION, cards_in, without_marks

NUMBER_SIGN, LETTER_SIGN = "\u283c", "\u2830"
FRENCH_NUMBER_SIGN = "\u2820"
TEN = "\ue01a"
"""The value ten of a card."""
_VALUES = {ord(str(digit)): chr(0xE010 + digit) for digit in range(10)}
_LIKE_DIGITS = frozenset("abcdefghijABCDEFGHIJ")
_LIKE_A_CARD = re.compile(r"(?:[a-i]|a[a-e]|x)[^\W\d_](?![^\W\d_])", re.IGNORECASE)
"""Letters that could be a card of at most 15, value first."""

_DIGITS_AND_LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
_SIGNS = "+-*/=#&%@_<>"
_UNKNOWN = "\u28ff"
_NUMBER = re.compile(r"[0-9]+(?:[.,][0-9]+)*")


def as_written(token: str, value_first: bool, signed: bool = False) -> str:
    """Return a notation as the card table gets it, character by character.

    ``value_first`` and ``signed`` are facts of the table.
    """
    if signed:
        return "".join(
            f"{text}{value}" if value else _NUMBER.sub(rf"{FRENCH_NUMBER_SIGN}\g<0>", text)
            for text, value in cards_in(token)
        )
    if not value_first:
        return without_marks(token)
    return "".join(
        f"{_value(value)}{text}" if value else _rest(text) for text, value in cards_in(token)
    )


def own_punctuation(
    translate: Callable[[str, str], str], text_table: str, card_table: str
) -> frozenset[str]:
    """Return the punctuation that a line can write as the text table does where it stands alone.

    Left out is what would be felt as a digit or a letter of the card table, or as another sign.
    ``translate`` takes a text and a table to cells.
    """
    cards = {
        sign: translate(sign, card_table) for sign in f"{_DIGITS_AND_LETTERS}{_SIGNS}{PUNCTUATION}"
    }
    digits = {_UNKNOWN, *(cards[sign] for sign in _DIGITS_AND_LETTERS)}
    written = {sign: translate(sign, text_table) for sign in PUNCTUATION}
    own = {sign for sign, cells in written.items() if digits.isdisjoint(cells)}
    clash = own
    while clash:
        others = {cells: sign for sign, cells in cards.items() if sign not in own}
        clash = {sign for sign in own if written[sign] in others}
        own = own - clash
    return frozenset(own)


def _value(value: str) -> str:
    return TEN if value == "10" else value.translate(_VALUES)


def _rest(text: str) -> str:
    """Return what is not a card, with its numbers and letters made different."""
    written: list[str] = []
    in_number = in_letters = False
    for number, sign in enumerate(text):
        if sign.isdigit():
            if not in_number:
                written.append(NUMBER_SIGN)
            in_number = True
        elif sign not in ".," or not text[number + 1 : number + 2].isdigit():
            like_digit = in_number and sign in _LIKE_DIGITS
            if like_digit or (not (in_number or in_letters) and _LIKE_A_CARD.match(text, number)):
                written.append(LETTER_SIGN)
            in_number = False
        in_letters = sign.isalpha()
        written.append(sign)
    return "".join(written)
