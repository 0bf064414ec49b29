"""Two fields side by side: the player's own on the left of a bar, an opponent's on the right."""

from __future__ import annotations

import re
from itertools import zip_longest

from braillespiel.ui.braille.field import Field, Place, steps
from braillespiel.ui.braille.line import BrailleLine, LinePage
from braillespiel.ui.braille.status_cell import BAR
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.words.phrase import without_marks

_NUMBER = re.compile(r"-?[0-9]*|\?")
_BETWEEN = 3
"""Cells between the fields: a blank, the bar, a blank."""


class FieldPair:
    """Two whole fields, row beside row, for a display of ``width`` cells and ``height`` lines.

    The bar is in the middle if both leave room for that, so that it stays as they grow.
    """

    def __init__(self, left: Field, right: Field, width: int, height: int) -> None:
        """Put two fields of at most ``width`` - 3 cells together side by side."""
        self._fields = left, right
        middle = max(left.width + 1, width // 2)
        self._bar = min(middle, width - right.width - 2)
        self._width = width
        self._height = height
        self._steps = steps(max(left.last_row, right.last_row), height)

    @property
    def focused(self) -> Place:
        """The place that shows the focus."""
        return max(field.focused for field in self._fields)

    def beside(self, place: Place, by: int) -> Place | None:
        """Return the rows below (``by`` 1) or above (-1) of both fields; None at the end."""
        places = [(row, 0) for row in self._steps]
        if by > 0:
            return next((other for other in places if other > place), None)
        return next((other for other in reversed(places) if other < place), None)

    def pages(self, place: Place) -> list[LinePage]:
        """Return at most ``height`` rows of cells from ``place`` on, the bar in each."""
        left, right = (field.pages(place) for field in self._fields)
        return [self._row(one, other) for one, other in zip_longest(left, right)]

    def _row(self, left: LinePage | None, right: LinePage | None) -> LinePage:
        cells, keys, focused = bytearray(self._width), [""] * self._width, False
        cells[self._bar] = BAR
        for start, part in ((0, left), (self._bar + 2, right)):
            if part is not None:
                end = start + len(part.cells)
                cells[start:end] = part.cells
                keys[start:end] = part.keys
                focused |= part.focused
        return LinePage(bytes(cells), keys, focused)


def laid_out(
    line: BrailleLine, width: int, height: int, transcriber: Transcriber
) -> Field | FieldPair | None:
    """Return the field of ``line``, if several of its rows can be shown at once.

    With the field that is to lie beside it, if both fit on ``width`` cells.
    """
    if not line.rows:
        return None
    if line.beside is not None and line.beside.rows:
        both = (line.beside, line) if line.right else (line, line.beside)
        for bare in (False, True) if all(map(_only_numbers, both)) else (False,):
            left, right = (_whole(each, height, transcriber, bare) for each in both)
            if left.width + _BETWEEN + right.width <= width:
                return FieldPair(left, right, width, height)
    return Field(line.rows, width, height, transcriber, line.widest)


def _only_numbers(line: BrailleLine) -> bool:
    """Tell whether there is nothing but numbers and cards that are face down in a field."""
    cards = (without_marks(chunk.braille) for row in line.rows for chunk in row.chunks)
    return all(_NUMBER.fullmatch(card) for card in cards)


def _whole(line: BrailleLine, height: int, transcriber: Transcriber, bare: bool) -> Field:
    """Return a field on exactly as many cells as it needs."""
    return Field(line.rows, None, height, transcriber, line.widest, bare)
