"""Which rows of a display with several lines are for the screen's line, and which for messages."""

from __future__ import annotations

from braillespiel.ui.braille.line import Line, Page, balanced, pages
from braillespiel.ui.braille.transcriber import Transcriber


def list_pages(line: Line, width: int, rows: int, transcriber: Transcriber) -> list[Page]:
    """Lay out items that form no field in columns, for ``rows`` rows of ``width`` cells."""
    if rows == 1:
        return balanced(line, width, transcriber)
    lines = line.items or (line,)
    return [page for each in lines for page in pages(each, width, transcriber)]


def line_rows(line: Line, width: int, rows: int, transcriber: Transcriber) -> int:
    """Return how many of ``rows`` rows the line may take: all but the last, kept for messages.

    If it fits whole only with the last row, it takes that too while there is no message.
    """
    if rows == 1:
        return 1
    beside = line.beside.rows if line.beside is not None else ()
    needed = max(len(line.rows), len(beside))
    if not line.rows:
        needed = len(list_pages(line, width, rows, transcriber))
    return rows if needed == rows else rows - 1
