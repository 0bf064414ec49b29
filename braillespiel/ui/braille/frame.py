"""What lies on the display: rows of cells with the status cell, and the key under each cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from braillespiel.ui.braille.line import LinePage
from braillespiel.ui.braille.status_cell import beside, with_standing

STATUS_KEY = "@status"
"""The key under the status cell, which no card and no entry has."""
CLASS_KEY = "@class"
"""The key under the class cell."""
SIGN_KEY = "@sign"
"""The key under the sign of a zone, or of a row, in front of its cards."""
STANDING_KEY = "@standing"
"""The key under the part that tells how things stand."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What is on the display now: rows of cells and the key under each cell."""

    rows: tuple[bytes, ...]
    keys: tuple[str, ...]
    """One per cell, row after row; empty if a routing key does nothing."""
    message_from: int | None = None
    """The first row of the message that lies there, None without one."""

    def key_at(self, cell: int) -> str:
        """Return the key under a cell, empty if there is none."""
        return self.keys[cell] if 0 <= cell < len(self.keys) else ""


def frame(
    laid: Sequence[LinePage],
    side: str,
    status: int | None,
    standing: Sequence[tuple[int, str]] = (),
    message_from: int | None = None,
    in_class: int | None = None,
) -> Shown:
    """Put the cell ``status`` beside the first row at the ``side`` "left" or "right" (or "none":
    nowhere), the class cell next to it, and how things stand (``standing``:
    cells and their keys) at its end.

    Without a ``status`` its place stays blank.
    """
    cells, under = b"", []
    if side != "none":
        cells, under = bytes((status or 0,)), ["" if status is None else STATUS_KEY]
    if in_class is not None:
        cells, under = bytes((*cells, in_class)), [*under, CLASS_KEY]
    rows: list[bytes] = []
    keys: list[str] = []
    for page in laid:
        row, here = page.cells, page.under or signed(page)
        if rows:  # blanks under the cells beside the first row
            cells, under = bytes(len(cells)), [""] * len(under)
        elif standing:
            row = with_standing(row, bytes(cell for cell, _ in standing))
            if row is not page.cells:
                own = [STANDING_KEY, *[key for _, key in standing]]
                here = [*here[: -len(own)], *own]
        if cells:
            row = beside(row, cells, side)
            here = [*under, "", *here] if side == "left" else [*here, "", *reversed(under)]
        rows.append(row)
        keys += here
    return Shown(tuple(rows), tuple(keys), message_from)


def signed(page: LinePage) -> list[str]:
    """Return the keys of a row with that of the sign in front of its cards."""
    keys = list(page.keys)
    for start, key in enumerate(keys):
        if key:
            for at in range(start):
                keys[at] = SIGN_KEY if page.cells[at] else ""
            break
    return keys
