"""Print beside the Braille: fonts, widths, and signs that the plain fonts lack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from reportlab.pdfbase.pdfmetrics import stringWidth

MM = 72 / 25.4
"""Points in a millimetre."""
REGULAR, BOLD = "Helvetica", "Helvetica-Bold"

_SUITS = "♣♦♥♠"
_DINGBATS = dict(zip(_SUITS, "\u2663\u2666\u2665\u2660", strict=True))
_PLAIN = {"−": "-", "\u00a0": " ", "\u202f": " ", "→": ">", "←": "<"}


def runs(text: str, font: str) -> Iterator[tuple[str, str]]:
    """Split a text into (piece, font): card suits come from ZapfDingbats.

    A sign that neither font has becomes a question mark, so that a gap is seen.
    """
    piece, using = "", font
    for char in text:
        char = _PLAIN.get(char, char)
        wanted = "ZapfDingbats" if char in _SUITS else font
        if wanted == font:
            char = char.encode("cp1252", "replace").decode("cp1252")
        else:
            char = _DINGBATS[char]
        if wanted != using and piece:
            yield piece, using
            piece = ""
        using = wanted
        piece += char
    if piece:
        yield piece, using


def width(text: str, font: str, size: float) -> float:
    """Return the width of a text in mm at a type size in mm."""
    return float(sum(stringWidth(piece, name, size) for piece, name in runs(text, font)))


def fitted(text: str, font: str, size: float, room: float, least: float) -> float:
    """Return the type size (mm) at which a text fits into ``room`` mm, at least ``least``."""
    wide = width(text, font, size)
    return size if wide <= room else max(size * room / wide, least)


def shortened(text: str, font: str, size: float, room: float) -> str:
    """Return the text, cut with an ellipsis where it is wider than ``room`` mm."""
    if width(text, font, size) <= room + 1e-6:
        return text
    while text and width(text + "…", font, size) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def draw(canvas: Any, text: str, x: float, y: float, size: float, font: str = REGULAR) -> None:
    """Draw a text on a reportlab canvas whose unit is the mm; (x, y) is its start."""
    for piece, name in runs(text, font):
        canvas.setFont(name, size)
        canvas.drawString(x, y, piece)
        x += stringWidth(piece, name, size)
