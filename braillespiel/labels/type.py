"""Print beside the Braille: an embedded font, widths, and characters that the font lacks."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import font_source_sans_pro
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from braillespiel.labels.errors import LabelError

MM = 72 / 25.4
"""Points in a millimetre."""
REGULAR, BOLD = "SourceSansPro", "SourceSansPro-Bold"
"""Source Sans Pro by Adobe, SIL Open Font License: Latin, Greek and Cyrillic."""
ASCENT, DESCENT = 0.75, 0.25
"""How far letters reach above and below the baseline, in parts of the size of the type."""

UNDER, RULE = 0.12, 0.07
"""From the baseline to a line below a text, and its thickness, in parts of the size."""

_FILES = {REGULAR: "SourceSansPro-Regular.ttf", BOLD: "SourceSansPro-Bold.ttf"}
_SUITS = "♣♦♥♠"
_PLAIN = {"\u00a0": " ", "\u202f": " ", "\u2009": " ", "\u2011": "-"}


@lru_cache(maxsize=2)
def _glyphs(font: str) -> frozenset[int]:
    """Load a font and return the code points that it has."""
    path = Path(font_source_sans_pro.font_directory) / _FILES[font]
    loaded = TTFont(font, str(path))
    pdfmetrics.registerFont(loaded)
    return frozenset(loaded.face.charToGlyph)


def ready(font: str) -> str:
    """Make a font known to documents, and return its name."""
    _glyphs(font)
    return font


def runs(text: str, font: str) -> Iterator[tuple[str, str]]:
    """Split a text into (piece, font): card suits come from ZapfDingbats, which every reader has.

    Raises:
        LabelError: a sign that neither font has.
    """
    glyphs = _glyphs(font)
    piece, using = "", font
    for char in unicodedata.normalize("NFC", text):
        char = _PLAIN.get(char, char)
        wanted = "ZapfDingbats" if char in _SUITS else font
        if wanted == font and ord(char) not in glyphs:
            raise LabelError("error-print-sign", sign=char, code=f"U+{ord(char):04X}", text=text)
        if wanted != using and piece:
            yield piece, using
            piece = ""
        using = wanted
        piece += char
    if piece:
        yield piece, using


def width(text: str, font: str, size: float) -> float:
    """Return the width of a text in mm at a type size in mm.

    Raises:
        LabelError: as in :func:`runs`.
    """
    return _width(text, font) * size


@lru_cache(maxsize=4096)
def _width(text: str, font: str) -> float:
    return float(sum(pdfmetrics.stringWidth(piece, name, 1) for piece, name in runs(text, font)))


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


def wrapped(text: str, font: str, size: float, room: float) -> list[str]:
    """Return the text in lines of at most ``room`` mm; words that are wider are cut."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if width(longer, font, size) <= room:
            line = longer
            continue
        if line:
            lines.append(line)
        line = word
        while width(line, font, size) > room and len(line) > 1:
            end = len(line) - 1
            while end > 1 and width(line[:end], font, size) > room:
                end -= 1
            lines.append(line[:end])
            line = line[end:]
    return [*lines, line] if line or not lines else lines


def draw(canvas: Any, text: str, x: float, y: float, size: float, font: str = REGULAR) -> None:
    """Draw a text on a reportlab canvas whose unit is the mm; (x, y) is its start."""
    for piece, name in runs(text, font):
        canvas.setFont(name, size)
        canvas.drawString(x, y, piece)
        x += pdfmetrics.stringWidth(piece, name, size)


def underline(canvas: Any, x: float, y: float, wide: float, size: float) -> None:
    """Draw a line below a text that begins at (x, y) and is ``wide`` mm wide."""
    thick = RULE * size
    canvas.rect(x, y - UNDER * size - thick, wide, thick, stroke=0, fill=1)
