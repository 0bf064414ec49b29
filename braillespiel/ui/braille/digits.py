"""Digits as a display's keys write them: computer Braille, lowered, or behind the number sign.

BRLTTY makes characters of what is written with dots, by its text table: ⠂ is "," in most languages
and "1" in American computer Braille, ⠼ is "#", in British "!" and in French "0". Source: the tables
de, en_GB, en_US, fr, it, nl of BRLTTY 6.5.
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
