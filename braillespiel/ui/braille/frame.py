"""What lies on the display: rows of cells with the status cell, and the key under each cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from braillespiel.ui.braille.line import Page
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


def frame(
    laid: Sequence[Page],
    side: str,
    status: int,
    standing: bytes = b"",
    message_from: int | None = None,
    in_class: int | None = None,
) -> Shown:
    """Put the cell ``status`` beside the first row at the ``side`` "left" or "right" (or "none":
    nowhere), the class cell next to it, and how things stand (``standing``) at its end.
    """
    rows = [bytes(page.cells) for page in laid]
    keys = [_with_sign(page) for page in laid]
    first = with_standing(rows[0], standing)
    if first != rows[0]:
        rows[0], used = first, len(standing) + 1
        keys[0] = [*keys[0][:-used], *[STANDING_KEY] * used]
    own = [(status, STATUS_KEY)] if side != "none" else []
    own += [(in_class, CLASS_KEY)] if in_class is not None else []
    if own:
        cells, under = bytes(cell for cell, _ in own), [key for _, key in own]
        blank, nothing = bytes(len(own)), [""] * len(own)
        rows = [beside(row, blank if number else cells, side) for number, row in enumerate(rows)]
        keys = [_beside(row, nothing if number else under, side) for number, row in enumerate(keys)]
    return Shown(tuple(rows), tuple(key for row in keys for key in row), message_from)


def _beside(keys: Sequence[str], own: Sequence[str], side: str) -> list[str]:
    return [*own, "", *keys] if side == "left" else [*keys, "", *reversed(own)]


def _with_sign(page: Page) -> list[str]:
    """Return the keys of a row with that of the sign in front of its cards."""
    start = next((at for at, key in enumerate(page.keys) if key), 0)
    sign = [SIGN_KEY if cell else "" for cell in page.cells[:start]]
    return [*sign, *page.keys[start:]]
