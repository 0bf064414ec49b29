"""A field on a display of several lines: its rows under one another, cards in columns.

What does not fit is reached by panning, as one reads: to the right, then on to the rows below.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TypeAlias

from braillespiel.seat.braille_line import UNDERLINE, Chunk, Line, Page
from braillespiel.seat.transcriber import Transcriber

Place: TypeAlias = tuple[int, int]
"""A part of a field: the first row shown, and how many cells are cut off at the left."""


class Field:
    """A field laid out for a display of ``width`` cells and ``height`` lines.

    Rows of one kind have leads of one width, so that cards stand under one another.
    """

    def __init__(
        self, rows: Sequence[Line], width: int, height: int, transcriber: Transcriber
    ) -> None:
        self._rows = rows
        self._width = width
        self._height = height
        self._leads = [transcriber.cells(row.lead) for row in rows]
        self._cards = [[transcriber.cells(chunk.braille) for chunk in row.chunks] for row in rows]
        self._wide = max((len(card) for row in self._cards for card in row), default=1)
        self._margin = max(len(lead) for lead in self._leads)
        self._start = self._margin + 1 if self._margin else 0

    @property
    def focused(self) -> Place:
        """The place that shows the focus, about in the middle of its rows."""
        for number, row in enumerate(self._rows):
            if row.focus is not None:
                first = min(max(0, number - self._height // 2), self._last_row)
                right = self._left(row.chunks[row.focus]) + self._wide
                return first, max(0, right - self._width)
        return 0, 0

    def beside(self, place: Place, by: int) -> Place | None:
        """Return the next place (``by`` 1) or the one before (-1) as one reads; None at the end."""
        if by > 0:
            return next((other for other in self._places if other > place), None)
        return next((other for other in reversed(self._places) if other < place), None)

    def pages(self, place: Place) -> list[Page]:
        """Return at most ``height`` rows of cells from ``place`` on."""
        first, cut = place
        shown = slice(first, first + self._height)
        rows = zip(self._rows[shown], self._cards[shown], self._leads[shown], strict=True)
        return [self._page(row, cards, lead, cut) for row, cards, lead in rows]

    @cached_property
    def _places(self) -> list[Place]:
        rows = _steps(self._last_row, self._height)
        right = max(self._left(chunk) for row in self._rows for chunk in row.chunks) + self._wide
        card = self._wide + 1
        whole_cards = max(1, (self._width - self._start) // card) * card
        cuts = _steps(max(0, right - self._width), whole_cards)
        return [(row, cut) for row in rows for cut in cuts]

    @property
    def _last_row(self) -> int:
        return max(0, len(self._rows) - self._height)

    def _left(self, chunk: Chunk) -> int:
        return self._start + chunk.at * (self._wide + 1) // 2

    def _page(self, row: Line, cards: Sequence[bytes], lead: bytes, cut: int) -> Page:
        width, margin = self._width, self._margin
        page = Page(bytearray(lead[:width].ljust(width, b"\0")), [""] * width)
        for number, (chunk, card) in enumerate(zip(row.chunks, cards, strict=True)):
            underline = UNDERLINE if number == row.focus else 0
            for column, cell in enumerate(card, self._left(chunk) - cut):
                if margin <= column < width:
                    page.cells[column] = cell | underline
                    page.keys[column] = chunk.key
        page.focused = row.focus is not None
        return page


def _steps(last: int, by: int) -> list[int]:
    """Return 0, ``by``, twice ``by`` ..., and ``last``."""
    return [*range(0, last, by), last]
