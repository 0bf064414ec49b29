"""Codes of a table: six digits, drawn anew for each evening."""

from __future__ import annotations

import secrets
import unicodedata

from braillespiel.network.joining.errors import JoinError

DIGITS = 6
_LONGEST_SHOWN = 40
_BETWEEN = " -.,;:_/"


def draw() -> str:
    """Return a new code."""
    return f"{secrets.randbelow(10**DIGITS):0{DIGITS}d}"


def pairs(code: str) -> str:
    """Return a code as it is said on the phone and felt on one line: "20 48 16"."""
    return " ".join(code[at : at + 2] for at in range(0, len(code), 2))


def read(text: str) -> str:
    """Return the code that somebody typed, with or without spaces. Raises JoinError code-form."""
    found = unicodedata.normalize("NFKC", text[: 4 * _LONGEST_SHOWN])
    digits = "".join(sign for sign in found if sign not in _BETWEEN and not sign.isspace())
    if len(digits) != DIGITS or not (digits.isascii() and digits.isdigit()):
        raise JoinError("code-form", text=text[:_LONGEST_SHOWN])
    return digits
