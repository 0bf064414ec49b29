"""What a display's keys write: digits in computer Braille, lowered or signed, and umlauts.

BRLTTY makes characters of what is written with dots, by its text table: ⠂ is "," in most languages
and "1" in American computer Braille, ⠼ is "#", in British "!" and in French "0". Source: the tables
de, en_GB, en_US, fr, it, nl of BRLTTY 6.5. Dots 1256 are "8" and dots 246 are "9" in computer
Braille; in a German word they are ü and ö.
"""

from __future__ import annotations

import re

_UPPER = "jabcdefghi"
"""What stands behind the number sign for 0 to 9."""
_SIGNED = re.compile("[#!0⠼]([a-j]+|[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚]+)")
_CELLS = "⠚⠁⠃⠉⠙⠑⠋⠛⠓⠊"
_LOWERED = str.maketrans(
    {
        **dict.fromkeys(",⠂", "1"),
        **dict.fromkeys(";⠆", "2"),
        **dict.fromkeys(":⠒", "3"),
        **dict.fromkeys("/.⠲", "4"),
        **dict.fromkeys("?⠢", "5"),
        **dict.fromkeys("+!⠖", "6"),
        **dict.fromkeys('="⠶', "7"),
        **dict.fromkeys("(<⠦", "8"),
        **dict.fromkeys("*⠔", "9"),
        **dict.fromkeys(")>&⠴", "0"),
    }
)
"""The characters that BRLTTY's tables have for lowered digits."""
SIGNS = "#⠼"
"""Number signs that are nothing else where a digit is expected."""
_UMLAUTS = str.maketrans("`98~", "äöüß")
"""The characters that BRLTTY's table de has for these letters of six dots."""
_LETTER = r"[^\W\d_]"
_IN_A_WORD = re.compile(rf"(?<={_LETTER}{_LETTER})[`98~]|(?<![\d`~])[`98~](?={_LETTER})")


def meant(text: str) -> str:
    """Return what was typed where a number is expected, with digits however they were written.

    Where a digit stands, commas, colons and the like are what separates numbers.
    """
    found = _SIGNED.sub(_signed, text)
    return found if any(map(str.isdecimal, found)) else found.translate(_LOWERED)


def _signed(found: re.Match[str]) -> str:
    known = _UPPER if found[1][0] in _UPPER else _CELLS
    return "".join(str(known.index(sign)) for sign in found[1])


def digit(character: str, after_sign: bool = False) -> str:
    """Return the digit that one character stands for, "" for none."""
    if after_sign:
        return str(_UPPER.index(character)) if character in _UPPER else ""
    found = character.translate(_LOWERED)
    return found if found != character and len(character) == 1 else ""


def as_letters(text: str) -> str:
    """Return ``text`` with each sign that could be an umlaut, or ß, as that letter."""
    return text.translate(_UMLAUTS)


def in_words(text: str) -> str:
    """Return ``text`` with such a sign as a letter where it stands in a word: before a letter, or
    behind two.

    A number or a card stays what it is: "8" alone, "18", "8.30", "b9". The text is as long as
    before.
    """
    return _IN_A_WORD.sub(lambda found: as_letters(found[0]), text)
