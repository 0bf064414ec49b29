"""What the cells of the Braille line say in print, for the sighted teacher beside the reader."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from braillespiel.output.picture import Print
from braillespiel.ui.braille.frame import SIGN_KEY, STANDING_KEY, STATUS_KEY, Shown
from braillespiel.ui.braille.line import BrailleLine
from braillespiel.ui.braille.view import BrailleView
from braillespiel.words.phrase import without_marks

_SPAN = re.compile(rb"[^\0]+")


def prints(view: BrailleView, shown: Shown) -> tuple[Print, ...]:
    """Return for every row shown where which text belongs."""
    width = len(shown.rows[0]) if shown.rows else 0
    over = view.over()
    found: tuple[Print, ...] = ()
    if over is not None:
        text, rows, first = over
        room = len(shown.rows) - (shown.message_from or 0)
        found = tuple(
            tuple((view.margin + start, count, word) for start, count, word in row)
            for row in message_prints(view.transcriber.print(text), rows)[first : first + room]
        )
    lines = tuple(
        line_print(
            view.line,
            row,
            shown.keys[n * width : (n + 1) * width],
            view.transcriber.print,
            [section.line for section in view.sections if not section.focused],
        )
        for n, row in enumerate(shown.rows[: shown.message_from])
    )
    return (*lines, *found)


def word_at(view: BrailleView, shown: Shown, cell: int) -> str:
    """Return the word of a message or an answer over a cell of the display, "" for none."""
    width = len(shown.rows[0])
    if shown.message_from is None or not 0 <= cell < len(shown.keys):
        return ""
    row, column = divmod(cell, width)
    if row < shown.message_from:
        return ""
    row_print = prints(view, shown)[row:][:1]
    for start, count, word in row_print[0] if row_print else ():
        if start <= column < start + count and " " not in word:
            return word.strip(".,:;?!")
    return ""


def message_prints(text: str, rows: Sequence[bytes]) -> tuple[Print, ...]:
    """Return the print of a message, word under word.

    If a contracted table has made other words of it, the whole text goes under the first row.
    """
    spans = [[(m.start(), len(m.group())) for m in _SPAN.finditer(row)] for row in rows]
    words = text.split()
    if sum(len(row) for row in spans) != len(words):
        return (((0, len(rows[0]), text),), *[() for _ in rows[1:]]) if rows else ()
    left = iter(words)
    return tuple(tuple((start, count, next(left)) for start, count in row) for row in spans)


def line_print(
    line: BrailleLine,
    row: bytes,
    keys: Sequence[str],
    printed: Callable[[str], str] = without_marks,
    others: Sequence[BrailleLine] = (),
) -> Print:
    """Return the print of one row: a card's notation under its cells, the zone sign first."""
    beside = line.beside.rows if line.beside is not None else ()
    parts = [*line.rows, *beside, *line.items, line]
    for other in others:
        parts += [*other.rows, *other.items, other]
    shown = set(keys) - {""}
    texts: dict[str, str] = {}
    first: BrailleLine | None = None
    for part in parts:
        for chunk in part.chunks:
            if chunk.key in shown:
                texts[chunk.key] = chunk.braille
                first = first or part
    here = first or line
    nameless = [here.lead, *[chunk.braille for chunk in here.chunks if not chunk.key]]
    found: list[tuple[int, int, str]] = []
    loose: list[tuple[int, int]] = []
    start = 0
    while start < len(row):
        end = start + 1
        while end < len(row) and keys[end] == keys[start]:
            end += 1
        cells = row[start:end]
        used = len(cells.rstrip(b"\0"))
        if keys[start] in (STATUS_KEY, STANDING_KEY):
            pass  # it says nothing in print
        elif keys[start] in texts and used:
            found.append((start, end - start, printed(texts[keys[start]])))
        elif keys[start] not in ("", SIGN_KEY):
            pass  # how things stand
        elif used:
            loose += [(start + m.start(), len(m.group())) for m in _SPAN.finditer(cells)]
        start = end
    signs = " ".join(map(printed, nameless)).split()
    if len(loose) == len(signs):
        found += [(*span, text) for span, text in zip(loose, signs, strict=True)]
    return tuple(sorted(found))
