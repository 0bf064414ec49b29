"""A line laid out for one size of display: its rows or its field, and the screenfuls of them."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.ui.braille.field import Field, Place, steps
from braillespiel.ui.braille.field_pair import FieldPair, laid_out
from braillespiel.ui.braille.frame import signed
from braillespiel.ui.braille.line import (
    BrailleLine,
    LinePage,
    Row,
    balanced,
    closed,
    filled,
    focused,
    page,
    written,
)
from braillespiel.ui.braille.transcriber import Transcriber


class LineLayout:
    """Where the chunks of a line lie on rows of ``width`` cells; cells are made when shown.

    It stays as it is while only the focus walks along the line (:meth:`holds`).
    """

    def __init__(
        self,
        line: BrailleLine,
        width: int,
        rows: int,
        transcriber: Transcriber,
        height: int | None = None,
    ) -> None:
        """Lay out ``line`` for a display of ``rows`` rows, of which messages keep the last one.

        If the line fits whole only with the last row, it takes that too; a ``height`` is kept.
        """
        self._for = width, rows, transcriber.revision
        self._line = line
        self._lines = _lines(line, rows)
        self._leads: list[bytes] = []
        self._rows: list[tuple[int, Row]] = []
        """For every row the number of its line, and what lies there."""
        self._pages: dict[int, LinePage] = {}
        """The rows that were shown, without their focus."""
        beside = line.beside.rows if line.beside is not None else ()
        needed = max(len(line.rows), len(beside))
        if rows == 1 or not line.rows:
            self._fill(width, rows, transcriber)
            needed = needed if line.rows else len(self._rows)
        self.height = height or (1 if rows == 1 else rows if needed == rows else rows - 1)
        """Rows that the line may take while there is no message."""
        self.field: Field | FieldPair | None = None
        """The field, if several of its rows can be shown at once."""
        if rows > 1:
            self.field = laid_out(line, width, self.height, transcriber)
        self._screens = steps(max(0, len(self._rows) - self.height), self.height)

    def _fill(self, width: int, rows: int, transcriber: Transcriber) -> None:
        fill = balanced if rows == 1 else filled
        for number, line in enumerate(self._lines):
            lead, cells = written(line, width, transcriber)
            self._leads.append(lead)
            self._rows += [(number, row) for row in fill(cells, len(lead), width, closed(line))]

    def holds(self, line: BrailleLine, width: int, rows: int, revision: int) -> bool:
        """Tell whether ``line`` lies like this on such a display, wherever its focus is."""
        if self._for != (width, rows, revision):
            return False
        known = self._line
        if line is known:
            return True
        if rows == 1:
            same = line.chunks == known.chunks and line.lead == known.lead
        else:
            same = line == known
        if same:
            self._line, self._lines = line, _lines(line, rows)
        return same

    def shown(self, screen: int | None, place: Place | None) -> tuple[list[LinePage], bool]:
        """Return the rows that are shown, and whether there is more behind them.

        ``screen`` or the ``place`` in a field was panned to; None: the focus's is shown.
        """
        if self.field is not None:
            place = place or self.field.focused
            return self.field.pages(place), self.field.beside(place, 1) is not None
        first = self._screens[self._screen(screen)]
        last = first + self.height
        count = len(self._rows)
        return [self._page(number) for number in range(first, min(last, count))], last < count

    def _page(self, number: int) -> LinePage:
        at, pieces = self._rows[number]
        line = self._lines[at]
        if number not in self._pages:
            found = self._pages[number] = page(line, self._leads[at], pieces, self._for[0])
            found.under = signed(found)
        return focused(self._pages[number], line.focus)

    def beside(self, screen: int | None, by: int) -> int | None:
        """Return the number of the screenful after (``by`` 1) or before (-1), None at the end."""
        found = self._screen(screen) + by
        return found if 0 <= found < len(self._screens) else None

    def _screen(self, screen: int | None) -> int:
        """Return which screenful is shown: the one that was panned to, or that with the focus."""
        if screen is not None:
            return min(screen, len(self._screens) - 1)
        focused = 0
        for at, (number, pieces) in enumerate(self._rows):
            focus = self._lines[number].focus
            if focus is not None and pieces and pieces[0][0] <= focus <= pieces[-1][0]:
                focused = at
                break
        for found, first in enumerate(self._screens):
            if focused < first + self.height:
                return found
        return len(self._screens) - 1


def _lines(line: BrailleLine, rows: int) -> Sequence[BrailleLine]:
    """Return what lies on rows of its own: items that form no field, if there are several rows."""
    return (line,) if rows == 1 else line.items or (line,)
