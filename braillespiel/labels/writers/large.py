"""Large-print labels for low vision: the text of the card, as big as the card allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from braillespiel.labels import type as print_type
from braillespiel.labels.check import Limits
from braillespiel.labels.errors import LabelError
from braillespiel.labels.face import (
    LARGE_SIZE,
    STEP,
    PrintLine,
    ambiguous,
    baselines,
    height,
    in_lines,
    texts,
)
from braillespiel.labels.layout import A4
from braillespiel.labels.notation import Label, LabelSet
from braillespiel.labels.type import BOLD
from braillespiel.labels.writers.pdf import new_canvas, to_mm

_MARGIN = 10.0
_EDGE = 3.0  # mm between label and edge of the card
_HIGHEST = 24.0  # mm type size
_NAME = 7.0  # mm type size of a name below a value
_MOST_LINES = 6
_LINE = 0.8  # mm, the frame


def label_size(limits: Limits) -> tuple[float, float]:
    """Return width and height in mm of a large-print label for a card."""
    card = limits.card
    if card.shape == "lozenge":
        return card.width / 2, card.height / 3
    return card.width - 2 * _EDGE, (card.height - 2 * _EDGE) * 0.45


def large(
    label_set: LabelSet,
    limits: Limits,
    title: str,
    notice: Sequence[str] = (),
    *,
    paper: tuple[float, float] = A4,
) -> tuple[bytes, int]:
    """Return a PDF with one label for every card, to be cut and stuck on, and its page count.

    The value stands large with the colour in words below; colour alone never carries meaning.
    Sentences of ``notice`` get a page of their own before the others.

    Raises:
        LabelError: as in :func:`large_fits`.
    """
    large_fits(label_set, limits, paper)
    wide, high = label_size(limits)
    columns = int((paper[0] - 2 * _MARGIN) // wide)
    rows = int((paper[1] - 2 * _MARGIN) // high)
    left, top = (paper[0] - columns * wide) / 2, (paper[1] - rows * high) / 2
    canvas, buffer = new_canvas(paper, title, label_set.notation.language)
    if notice:
        to_mm(canvas)
        room = paper[0] - 4 * _MARGIN
        said = [
            line
            for text in (title, *notice)
            for line in print_type.wrapped(text, BOLD, LARGE_SIZE, room)
        ]
        for number, line in enumerate(said, 1):
            base = paper[1] - 2 * _MARGIN - number * LARGE_SIZE * STEP
            print_type.draw(canvas, line, 2 * _MARGIN, base, LARGE_SIZE, BOLD)
        canvas.showPage()
    cards = [label for label in label_set.labels for _ in range(label.copies)]
    for start in range(0, len(cards), columns * rows):
        to_mm(canvas)
        for index, label in enumerate(cards[start : start + columns * rows]):
            row, column = divmod(index, columns)
            y = paper[1] - top - (row + 1) * high
            lines = _set(label, wide, high, label_set.notation.language)
            _label(canvas, lines, left + column * wide, y, wide, high)
        canvas.showPage()
    canvas.save()
    return buffer.getvalue(), -(-len(cards) // (columns * rows)) + bool(notice)


def large_fits(label_set: LabelSet, limits: Limits, paper: tuple[float, float]) -> None:
    """Refuse cards that are too small or too large, and names that would be too small to read.

    Raises:
        LabelError: with the sizes, or the card.
    """
    wide, high = label_size(limits)
    room = (paper[0] - 2 * _MARGIN, paper[1] - 2 * _MARGIN)
    card = limits.card
    if wide < 15 or high < 10:
        raise LabelError("error-large-card", width=card.width, height=card.height)
    if wide > room[0] or high > room[1]:
        raise LabelError(
            "error-card-paper",
            width=round(wide, 1),
            height=round(high, 1),
            most_x=round(room[0], 1),
            most_y=round(room[1], 1),
        )
    for label in label_set.labels:
        _set(label, wide, high, label_set.notation.language)


def _set(label: Label, wide: float, high: float, language: str) -> tuple[PrintLine, ...]:
    """Find the largest type in which all of a card is there: its value, and its name below.

    Raises:
        LabelError: that would be smaller than 16 points.
    """
    room, tall = wide - 6.0, high - 5.0
    value, name = texts(label)
    if value:
        for below in _named(name, min(_NAME, high / 4), room, tall, language, 3):
            free = (tall - height(below)) / STEP
            size = min(_HIGHEST, free, print_type.fitted(value, BOLD, _HIGHEST, room, 0.1))
            if size >= LARGE_SIZE:
                return (PrintLine(value, size, True, ambiguous(value)), *below)
    whole = label.name if value else name
    for lines in _named(whole, _HIGHEST, room, tall, language, _MOST_LINES):
        return lines
    raise LabelError("error-large-text", card=label.name, least=16)


def _named(
    text: str, size: float, room: float, tall: float, language: str, most: int
) -> Iterator[tuple[PrintLine, ...]]:
    """Yield a name in lines of types that fit, from ``size`` mm down to 16 points."""
    if not text:
        yield ()
        return
    while size >= LARGE_SIZE - 1e-9:
        rows = min(most, int(tall // (STEP * size)))
        if lines := in_lines(text, BOLD, size, room, language, rows):
            alone = most == _MOST_LINES and ambiguous(text)
            yield tuple(PrintLine(line, size, True, alone) for line in lines)
        size = max(size - 0.5, LARGE_SIZE) if size > LARGE_SIZE else 0.0


def _label(
    canvas: Any, lines: tuple[PrintLine, ...], x: float, y: float, wide: float, high: float
) -> None:
    canvas.setStrokeGray(0)
    canvas.setLineWidth(_LINE)
    inset = _LINE / 2 + 0.5
    canvas.roundRect(x + inset, y + inset, wide - 2 * inset, high - 2 * inset, 2.0)
    canvas.setFillGray(0)
    top = (high - height(lines)) / 2
    for line, base in baselines(lines, top):
        start = x + wide / 2 - line.width / 2
        print_type.draw(canvas, line.text, start, y + high - base, line.size, BOLD)
        if line.underlined:
            print_type.underline(canvas, start, y + high - base, line.width, line.size)
