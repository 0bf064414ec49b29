"""Names and sentences that others wrote: what may be in them, and which names are too alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Any

NAME = 40
"""Characters of a name."""
CHAT = 500
"""Characters of a chat message."""
_REFUSED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control, format (bidi, invisible), surrogate, private-use and unassigned characters, breaks."""
_BRAILLE = range(0x2800, 0x2900)
BETWEEN = "; "
"""Stands between several names, and in none: "Surname, First" is one person."""
_BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u3164\uffa0")
"""Letters that are not seen (Hangul fillers, Khmer inherent vowels)."""
_FOLDED = str.maketrans(
    "01l|5ßасеіјорѕухԁԛԝһвкмнтьαβεικνορτυχ",
    "oiiissaceijopsyxdqwhbkmhtbabeiknoptyx",
)
"""Signs that look alike, as after casefold: digits, and letters of the Cyrillic and Greek scripts
beside the Latin ones they are mistaken for (Unicode Technical Standard 39, confusables)."""


class TextError(ValueError):
    """A text that is refused; ``rule`` says why, ``details`` what the bound is."""

    def __init__(self, rule: str, **details: Any) -> None:
        self.rule = rule
        self.details = details
        super().__init__(rule)


def _refused(sign: str) -> bool:
    category = unicodedata.category(sign)
    return category in _REFUSED or sign in _BLANK or ord(sign) in _BRAILLE


def name(text: str) -> str:
    """Return a name with single spaces. Raises TextError name-empty, name-long, name-signs."""
    found = " ".join(unicodedata.normalize("NFC", text[: 4 * NAME]).split())
    if not any(unicodedata.category(sign)[0] in "LN" for sign in found):
        raise TextError("name-empty")
    if len(text) > NAME or len(found) > NAME:
        raise TextError("name-long", most=NAME)
    if ";" in found or any(_refused(sign) for sign in found):
        raise TextError("name-signs")
    return found


def is_plain(text: str) -> bool:
    """Tell whether a text contains no character that we never show."""
    return (text.isascii() and text.isprintable()) or not any(map(_refused, text))


def is_cells(text: object) -> bool:
    """Tell whether something is a text of signs of Unicode's Braille patterns alone."""
    return isinstance(text, str) and all(ord(sign) in _BRAILLE for sign in text)


def chat(text: str) -> str:
    """Return a chat message on one line. Raises TextError chat-empty, chat-long, chat-signs."""
    if len(text) > CHAT:
        raise TextError("chat-long", most=CHAT)
    found = " ".join(unicodedata.normalize("NFC", text).split())
    if not found:
        raise TextError("chat-empty")
    if any(_refused(sign) for sign in found):
        raise TextError("chat-signs")
    return found


def sound(text: str) -> str:
    """Return what is left of a name without case, accents, signs and spaces.

    Two names of which the same is left sound or feel alike.
    """
    plain = unicodedata.normalize("NFKD", text).casefold().translate(_FOLDED)
    kept = [sign for sign in plain if unicodedata.category(sign)[0] in "LN"]
    return "".join(sign for n, sign in enumerate(kept) if not n or sign != kept[n - 1])


def alike(text: str, others: Iterable[str]) -> str | None:
    """Return the first of the other names that sounds or feels like ``text``, or None."""
    mine = sound(text)
    return next((other for other in others if sound(other) == mine), None)


def plain(text: str, most: int = CHAT) -> str:
    """Return somebody else's text without the characters that we never show."""
    shown = text[:most]
    return shown if is_plain(shown) else "".join(sign for sign in shown if not _refused(sign))
