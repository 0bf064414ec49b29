"""Unread messages read on as one text: broken at blanks, with a bar where the next one begins.

With two bars begins a text of what was overtaken: it happened before the reader's last move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from braillespiel.ui.braille.line import wrapped
from braillespiel.ui.braille.messages import BrailleMessage
from braillespiel.ui.braille.status_cell import BAR
from braillespiel.ui.braille.transcriber import Transcriber

MOST = 8
"""Messages of one text: whoever was away for long does not wait until all are laid out."""
_BAR = bytes((BAR,))


class Span(NamedTuple):
    """Where a message lies in a text."""

    rows: range
    begins: int
    """Its first cell in its first row."""


class Text(NamedTuple):
    """Messages one behind the other."""

    braille: str
    rows: list[bytes]
    spans: list[Span]
    """Of each message."""


def one_text(
    messages: Sequence[BrailleMessage], width: int, transcriber: Transcriber, turn: int = 0
) -> Text:
    """Lay out messages, one or more, over rows of at most ``width`` cells.

    What somebody did directly after what the message before tells stands without bar and name.
    ``turn``: how many moves their reader has made.
    """
    brailles: list[str] = []
    words: list[bytes] = []
    of: list[tuple[int, int]] = []
    for number, message in enumerate(messages):
        goes_on = number > 0 and message.behind is messages[number - 1]
        bars = 2 if message.turn < turn else number > 0 and not goes_on
        turn = message.turn
        if bars:
            brailles.append("|" * bars)
            words.append(_BAR * bars)
        brailles.append(message.going_on if goes_on else message.braille)
        first = len(words)
        words += transcriber.cells(brailles[-1]).split(b"\0")
        of.append((first, len(words) - 1))
    rows, lie = wrapped(words, width)
    spans = [Span(range(lie[a].row, lie[b].to + 1), lie[a].cell) for a, b in of]
    return Text(" ".join(brailles), rows, spans)
