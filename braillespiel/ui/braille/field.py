"""A field on a display with several lines: its rows under one another, cards in columns.

What does not fit is reached by panning, as in reading: to the right, then on to the rows below.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TypeAlias

from braillespiel.ui.braille.line import MARK, UNDERLINE, BrailleLine, Chunk, LinePage, part
from braillespiel.ui.braille.transcriber import Transcriber

_NUMBER_SIGN = bytes((0x3C,))

Place: TypeAlias = tuple[int, int]
"""A part of a field: the first row shown, and how many cells are cut off at the left."""


class Field:
    """A field laid out for a display of ``width`` cells and ``height`` lines.

    The leads of rows of one kind have the same width, so that cards stand under one another.
    """

    def __init__(
        self,
        rows: Sequence[BrailleLine],
        width: int | None,
        height: int,
        transcriber: Transcriber,
        widest: str = "",
        bare: bool = False,
    ) -> None:
        """Lay out ``rows``; columns are as far apart as ``widest``, which may still come, needs.

        Without a ``width`` the field takes only the cells it needs; ``bare`` leaves out the number
        signs, where there is nothing but numbers.
        """
        self._rows = rows
        self._height = height
        self._cards = [[transcriber.cells(chunk.braille) for chunk in row.chunks] for row in rows]
        may_come = transcriber.cells(widest)
        if bare:
            self._cards = [[card.replace(_NUMBER_SIGN, b"") for card in row] for row in self._cards]
            may_come = may_come.replace(_NUMBER_SIGN, b"")
        room = [1, len(may_come)]
        self._wide = max([*room, *(len(card) for row in self._cards for card in row)])
        leads = [transcriber.cells(row.lead) for row in rows]
        longest = max(len(lead) for lead in leads)
        margin = longest if width is None else min(self._room(width), longest)
        self._leads = [lead[:margin] for lead in leads]
        marked = any(chunk.marked for row in rows for chunk in row.chunks)
        self._start = margin + 1 if margin or marked else 0
        self.width = self._start + self._end() if width is None else width
        self._window = self.width - self._start

    def _room(self, width: int) -> int:
        """Return how wide a lead may be: the widest card should fit beside it if possible."""
        beside = width - 1 - self._wide
        return beside if beside >= width // 3 else width // 2

    def _end(self) -> int:
        """Return where the last card could end, counted from the end of the leads."""
        return max(self._left(chunk) for row in self._rows for chunk in row.chunks) + self._wide

    @property
    def focused(self) -> Place:
        """The place that shows the focus roughly in the middle of its rows."""
        for number, row in enumerate(self._rows):
            if row.focus is not None:
                first = min(max(0, number - self._height // 2), self.last_row)
                left, card = self._left(row.chunks[row.focus]), self._cards[number][row.focus]
                return first, max(0, min(left, left + len(card) - self._window))
        return 0, 0

    def beside(self, place: Place, by: int) -> Place | None:
        """Return the next (``by`` 1) or previous (-1) place in reading order, None at the end."""
        beside = {(place[0], cut) for cut in self._cuts}  # the focus's rows are read to their end
        places = sorted({*self._places, *beside})
        if by > 0:
            return next((other for other in places if other > place), None)
        return next((other for other in reversed(places) if other < place), None)

    def pages(self, place: Place) -> list[LinePage]:
        """Return at most ``height`` rows of cells from ``place`` on."""
        first, cut = place
        shown = slice(first, first + self._height)
        rows = zip(self._rows[shown], self._cards[shown], self._leads[shown], strict=True)
        return [self._page(row, cards, lead, cut) for row, cards, lead in rows]

    @cached_property
    def _places(self) -> list[Place]:
        rows = steps(self.last_row, self._height)
        return [(row, cut) for row in rows for cut in self._cuts]

    @cached_property
    def _cuts(self) -> list[int]:
        """Return where to cut so that every piece is shown whole somewhere."""
        pieces = sorted(
            (left, left + len(cells))
            for row, cards in zip(self._rows, self._cards, strict=True)
            for chunk, card in zip(row.chunks, cards, strict=True)
            for left, cells in self._pieces(chunk, card)
        )
        last = max(0, max((end for _, end in pieces), default=0) - self._window)
        cuts = [0]
        for left, end in pieces:
            if end > cuts[-1] + self._window:
                cuts.append(min(left, last))
        return cuts

    def _pieces(self, chunk: Chunk, card: bytes) -> list[tuple[int, bytes]]:
        """Return a card and where it begins; one that is too wide comes in several pieces."""
        left, found = self._left(chunk), []
        while card:
            piece, rest = part(card, self._window, self._window)
            found.append((left, piece))
            left += len(card) - len(rest)
            card = rest
        return found

    @property
    def last_row(self) -> int:
        """The first row of the last screenful."""
        return max(0, len(self._rows) - self._height)

    def _left(self, chunk: Chunk) -> int:
        """Return where a card begins, counted from the end of the leads."""
        return chunk.at * (self._wide + 1) // 2

    def _page(self, row: BrailleLine, cards: Sequence[bytes], lead: bytes, cut: int) -> LinePage:
        """Return a row of cells: a card is there whole or not at all, so "-11" is never "-1"."""
        width, start = self.width, self._start
        row_cells, keys = bytearray(lead.ljust(width, b"\0")), [""] * width
        for number, (chunk, card) in enumerate(zip(row.chunks, cards, strict=True)):
            underline = UNDERLINE if number == row.focus else 0
            for left, cells in self._pieces(chunk, card):
                if not cut <= left <= cut + self._window - len(cells):
                    continue
                if chunk.marked and left == self._left(chunk):
                    row_cells[start + left - cut - 1] = MARK
                for column, cell in enumerate(cells, start + left - cut):
                    row_cells[column] = cell | underline
                    keys[column] = chunk.key
        return LinePage(bytes(row_cells), keys, row.focus is not None)


def steps(last: int, by: int) -> list[int]:
    """Return where screenfuls of ``by`` rows begin: 0, ``by``, twice ``by`` ..., and ``last``."""
    return [*range(0, last, by), last]
