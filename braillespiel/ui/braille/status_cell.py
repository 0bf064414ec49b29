"""The status cell: one cell that says something about the line beside it.

Its left column (dots 1, 2, 3 and 7, from the top) is as high as the number of messages waiting
behind what is shown: one to three, and four or more. Dot 4: a message or an answer is shown, not
the zone or the menu. Dot 5: it is the reader's turn. Dot 6: there is more to the right. Dot 8: the
last routing press came too soon to act.
"""

from __future__ import annotations

ROOM = 2
"""Cells it takes from a line: itself, and a blank beside it."""
NARROWEST = 12
"""On displays with fewer cells there is none."""

WIDE = 40
"""On displays with at least this many cells, how things stand is shown too, if the line leaves
room: after a bar at the right end of the first row."""
BAR = 0x38
"""Dots 4, 5 and 6."""

MESSAGE, TURN, MORE, TOO_SOON = 0x08, 0x10, 0x20, 0x80
_WAITING = (0, 0x01, 0x03, 0x07, 0x47)


def status_cell(waiting: int, message: bool, turn: bool, more: bool, too_soon: bool = False) -> int:
    """Return the cell, bit n for dot n + 1; ``waiting`` counts messages behind what is shown."""
    bar = _WAITING[min(waiting, len(_WAITING) - 1)]
    return bar | MESSAGE * message | TURN * turn | MORE * more | TOO_SOON * too_soon


def beside(row: bytes, cell: int, side: str) -> bytes:
    """Return a row with its status cell at the ``side`` "left" or "right"."""
    return bytes((cell, 0)) + row if side == "left" else row + bytes((0, cell))


def with_standing(row: bytes, standing: bytes) -> bytes:
    """Return a row with how things stand at its end, or the same row if there is no room."""
    room = len(standing) + 1
    if not standing or len(row.rstrip(b"\0")) + 1 > len(row) - room:
        return row
    return row[:-room] + bytes((BAR,)) + standing
