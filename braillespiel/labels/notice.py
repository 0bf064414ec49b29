"""What the first sheet of a deck of the catalogue says: for which game, and who counted it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from braillespiel.labels import type as print_type
from braillespiel.labels.cells import BLANK
from braillespiel.labels.deck import Deck, in_language
from braillespiel.labels.dimensions import Embosser
from braillespiel.labels.errors import LabelError
from braillespiel.labels.face import LABEL_SIZE, STEP
from braillespiel.labels.layout import Plan, Print, SheetSide, box, place
from braillespiel.labels.notation import Label
from braillespiel.labels.type import REGULAR
from braillespiel.output.braille import louis
from braillespiel.output.braille.tables import usual
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import felt

_EDGE = 6.0
"""From the edge of the paper, mm: printers reach no farther."""


def notice(deck: Deck, words: Words) -> tuple[str, ...]:
    """Return the sentences of a deck; none for a deck that is not in the catalogue."""
    if deck.entry is None:
        return ()
    said = []
    if deck.sold:
        name = in_language(deck.names, words.language)
        said.append(words("finding-sold", deck=name, publisher=deck.entry.publisher))
    if not deck.entry.checked:
        said.append(words("unchecked"))
    return tuple(said)


def noticed(plan: Plan, sentences: Sequence[str]) -> Plan:
    """Return a plan for printers with sentences in the margin of its first sheet.

    Where both margins are too narrow they get a sheet of their own before the others.
    """
    if not sentences or not plan.pages:
        return plan
    wide, high = plan.paper
    lines = print_type.wrapped(" ".join(sentences), REGULAR, LABEL_SIZE, wide - 2 * _EDGE)
    first, step = plan.pages[0], LABEL_SIZE * STEP
    ys = [
        y for outline in (*first.frames, *(item.area for item in first.placed)) for _, y in outline
    ]
    ys += [y for _, one, _, two in first.marks for y in (one, two)]
    tall = len(lines) * step
    if min(ys) >= _EDGE + tall:
        top = _EDGE
    elif max(ys) <= high - _EDGE - tall:
        top = high - _EDGE - tall
    else:
        own = SheetSide((), notes=_prints(lines, wide, _EDGE, step))
        return replace(plan, pages=(own, *plan.pages))
    written = replace(first, notes=_prints(lines, wide, top, step))
    return replace(plan, pages=(written, *plan.pages[1:]))


def _prints(lines: Sequence[str], wide: float, top: float, step: float) -> tuple[Print, ...]:
    return tuple(
        Print(wide / 2, top + number * step + LABEL_SIZE * 0.8, LABEL_SIZE, line)
        for number, line in enumerate(lines)
    )


def noticed_in_braille(
    plan: Plan, sentences: Sequence[str], paper: Embosser, language: str
) -> Plan:
    """Return a plan for embossers with sentences on a sheet of their own before the others.

    Raises:
        LabelError: liblouis is not there.
    """
    if not sentences:
        return plan
    rows = [
        row
        for sentence in sentences
        for row in braille_rows(cells_of_text(sentence, language), paper.columns, 2)
    ][: paper.rows]
    unread = tuple(" " * len(row) for row in rows)
    label = Label("", "", 1, tuple(rows), tuple("t" * len(row) for row in rows), unread, "", "text")
    whole = box(0.0, 0.0, *plan.paper)
    placed = place(label, plan.profile, paper.left, paper.top, whole)
    return replace(plan, pages=(SheetSide((placed,)), *plan.pages))


def cells_of_text(text: str, language: str, table: str = "") -> str:
    """Return a text in Unicode Braille by a ``table``, "": by that without contractions.

    Raises:
        LabelError: liblouis is not there.
    """
    try:
        found = louis.translate(felt(text), table or usual(language))
        return found.cells.replace(" ", BLANK)
    except louis.LouisUnavailable as error:
        raise LabelError("error-liblouis") from error


def braille_rows(cells: str, columns: int, indent: int) -> Iterator[str]:
    """Yield cells in rows that end at blanks; all but the first are indented."""
    row = ""
    for word in _words(cells):
        start = BLANK * indent
        if row and len(row) + len(word) > columns:
            yield row.rstrip(BLANK)
            row = start + word.lstrip(BLANK)
        else:
            row += word
        while len(row) > columns:
            yield row[:columns]
            row = start + row[columns:]
    if row:
        yield row.rstrip(BLANK)


def _words(cells: str) -> list[str]:
    """Return the words of a row, each with the blanks before it."""
    words: list[str] = []
    for cell in cells:
        if not words or (cell == BLANK and words[-1].strip(BLANK)):
            words.append("")
        words[-1] += cell
    return words
