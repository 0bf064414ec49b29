"""Hexaducto's field for mini cards, for those without a 3D printer: one sheet of A3."""

from __future__ import annotations

from braillespiel.labels.dimensions import CardSize
from braillespiel.labels.writers.pdf import new_canvas, to_mm

A3 = (297.0, 420.0)
ROWS = (3, 4, 5, 4, 3)
GAP = 3.2
_LINE = 1.2  # mm, as wide as a finger needs


def places(card: CardSize) -> list[tuple[float, float]]:
    """Return the lower left corner of each of the 19 places in mm, from the upper left on."""
    wide, high = card.width + GAP, card.height + GAP
    top = (A3[1] + len(ROWS) * high - GAP) / 2
    return [
        (A3[0] / 2 - (count * wide - GAP) / 2 + column * wide, top - row * high - card.height)
        for row, count in enumerate(ROWS)
        for column in range(count)
    ]


def field(card: CardSize, title: str, language: str) -> bytes:
    """Return the sheet as a PDF: 19 outlines in offset rows, for swell paper too."""
    canvas, buffer = new_canvas(A3, title, language)
    to_mm(canvas)
    canvas.setLineWidth(_LINE)
    for x, y in places(card):
        canvas.rect(x, y, card.width, card.height, stroke=1, fill=0)
    canvas.showPage()
    canvas.save()
    return buffer.getvalue()
