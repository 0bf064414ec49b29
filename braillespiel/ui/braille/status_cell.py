"""The status cell: one cell that says something about the line beside it.

Its left column (dots 1, 2, 3 and 7, from the top) is as high as the number of messages waiting
behind what is shown: one to three, and four or more. Dot 4: a message or an answer is shown, not
the zone or the menu. Dot 5: it is the reader's turn. Dot 8: there is more to the right. Dot 6: the
last routing press came too soon to act. So a message that goes on at one's turn is no colon.

In a class a second cell lies beside it, towards the line: the class cell. Dot 7 is always there,
so that a finger finds it. Dot 1: the hand is raised. Dot 2: the teacher follows the line. Dot 3:
paused. Dot 4: the table waits for this reader.
"""

from __future__ import annotations

ROOM = 2
"""Cells it takes from a line: itself, and a blank beside it."""
CLASS = 0x40
HAND, FOLLOWED, PAUSED, WAITED_FOR = 0x01, 0x02, 0x04, 0x08
"""Dots of the class cell."""
NARROWEST = 12
"""On displays with fewer cells there is none."""

WIDE = 40
"""On displays with at least this many cells, how things stand is shown too, if the line leaves
room: after a bar at the right end of the first row."""
BAR = 0xB8
"""Dots 4, 5, 6 and 8: a colon of cards has no dot 8."""

MESSAGE, TURN, MORE, TOO_SOON = 0x08, 0x10, 0x80, 0x20
_WAITING = (0, 0x01, 0x03, 0x07, 0x47)


def status_cell(waiting: int, message: bool, turn: bool, more: bool, too_soon: bool = False) -> int:
    """Return the cell, bit n for dot n + 1; ``waiting`` counts messages behind what is shown."""
    bar = _WAITING[min(waiting, len(_WAITING) - 1)]
    return bar | MESSAGE * message | TURN * turn | MORE * more | TOO_SOON * too_soon


def class_cell(hand: bool, followed: bool, paused: bool, waited_for: bool) -> int:
    """Return the class cell, bit n for dot n + 1."""
    told = HAND * hand | FOLLOWED * followed | PAUSED * paused | WAITED_FOR * waited_for
    return CLASS | told


def room(side: str, columns: int, in_class: bool) -> int:
    """Return how many cells of a row status cell, class cell and the blank beside them take."""
    if columns < NARROWEST:
        return 0
    return (ROOM if side != "none" else int(in_class)) + in_class


def beside(row: bytes, cells: bytes, side: str) -> bytes:
    """Return a row with these cells at the ``side`` "left" or "right", the outermost one first."""
    return cells + b"\0" + row if side == "left" else row + b"\0" + cells[::-1]


def with_standing(row: bytes, standing: bytes) -> bytes:
    """Return a row with how things stand at its end, or the same row if there is no room."""
    room = len(standing) + 1
    if not standing or len(row.rstrip(b"\0")) + 1 > len(row) - room:
        return row
    return row[:-room] + bytes((BAR,)) + standing
