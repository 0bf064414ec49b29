"""Several short messages side by side on a row, each whole, with a bar between them."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.ui.braille.messages import Message
from braillespiel.ui.braille.status_cell import BAR
from braillespiel.ui.braille.transcriber import Transcriber

_BETWEEN = bytes((0, BAR, 0))


def company(unread: Sequence[Message], width: int, transcriber: Transcriber) -> tuple[Message, ...]:
    """Return the messages that follow the first of ``unread`` on the same row."""
    found: list[Message] = []
    used = -len(_BETWEEN)
    for message in unread:
        used += len(_BETWEEN) + len(transcriber.cells(message.braille))
        if used > width:
            break
        found.append(message)
    return tuple(found[1:])


def side_by_side(brailles: Sequence[str], transcriber: Transcriber) -> bytes:
    """Return the cells of several Braille wordings with a bar between them."""
    return _BETWEEN.join(transcriber.cells(braille) for braille in brailles)
