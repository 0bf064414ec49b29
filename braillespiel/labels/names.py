"""What a text in a deck may contain: characters that can be printed, and no invisible ones."""

from __future__ import annotations

import unicodedata

LONGEST = 200
"""Characters of a name, a letter or a Braille text; what a card has room for is far less."""

_UNSEEN = dict.fromkeys(
    [0x00AD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF, *range(0xFE00, 0xFE10)], None
)
"""Soft hyphens, signs without width and variation selectors: office programs leave them behind."""
_TURNING = {0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)}
_BLANKS = str.maketrans("\t\n\r\v\f\u2028\u2029\u0085", " " * 8)


class BadText(ValueError):
    """A text that cannot stand on a label; ``kind`` is "control" or "long"."""

    def __init__(self, kind: str, what: str | int) -> None:
        self.kind = kind
        self.what = what
        """The code point ("U+0007"), or how many characters."""
        super().__init__(f"{kind} {what}")


def cleaned(text: str) -> str:
    """Return a text composed (NFC), without unseen signs, blanks made single.

    Raises:
        BadText: it holds a control character or a sign that turns the direction of writing, or
            it is longer than :data:`LONGEST`.
    """
    text = unicodedata.normalize("NFC", text.translate(_BLANKS).translate(_UNSEEN))
    refuse(text)
    return " ".join(text.split())


def refuse(text: str) -> None:
    """Refuse what :func:`cleaned` refuses; line breaks and tabs are let through.

    Raises:
        BadText: as there.
    """
    for char in text:
        code = ord(char)
        control = unicodedata.category(char) in ("Cc", "Cs") and char not in "\t\n"
        if control or code in _TURNING or code & 0xFFFE == 0xFFFE or 0xFDD0 <= code <= 0xFDEF:
            raise BadText("control", f"U+{code:04X}")
    if len(text) > LONGEST:
        raise BadText("long", len(text))
