"""Large-print labels for low vision: the text of the card, as big as the card allows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from braillespiel.labels import type as print_type
from braillespiel.labels.check import Limits
from braillespiel.labels.errors import LabelError
from braillespiel.labels.layout import A4
from braillespiel.labels.notation import Label, LabelSet
from braillespiel.labels.type import BOLD
from braillespiel.labels.writers.pdf import new_canvas, to_mm

_MARGIN = 10.0
_EDGE = 3.0  # mm between label and edge of the card
_HIGHEST = 24.0  # mm type size
_LEAST = 2.5
_STEP = 1.1  # from line to line, in parts of the size of the type
_LINE = 0.8  # mm, the frame


def label_size(limits: Limits) -> tuple[float, float]:
    """Return width and height in mm of a large-print label for a card."""
    card = limits.card
    if card.shape == "lozenge":
        return card.width / 2, card.height / 3
    return card.width - 2 * _EDGE, (card.height - 2 * _EDGE) * 0.45


def large(
    label_set: LabelSet, limits: Limits, title: str, *, paper: tuple[float, float] = A4
) -> tuple[bytes, int]:
    """Return a PDF with one label for every card, to be cut and stuck on, and its page count.

    The value stands large with the colour in words below; colour alone never carries meaning.

    Raises:
        LabelError: as in :func:`large_fits`.
    """
    large_fits(label_set, limits, paper)
    wide, high = label_size(limits)
    columns = int((paper[0] - 2 * _MARGIN) // wide)
    rows = int((paper[1] - 2 * _MARGIN) // high)
    left, top = (paper[0] - columns * wide) / 2, (paper[1] - rows * high) / 2
    canvas, buffer = new_canvas(paper, title, label_set.notation.language)
    cards = [label for label in label_set.labels for _ in range(label.copies)]
    for start in range(0, len(cards), columns * rows):
        to_mm(canvas)
        for index, label in enumerate(cards[start : start + columns * rows]):
            row, column = divmod(index, columns)
            y = paper[1] - top - (row + 1) * high
            _label(canvas, label, left + column * wide, y, wide, high)
        canvas.showPage()
    canvas.save()
    return buffer.getvalue(), -(-len(cards) // (columns * rows))


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
        _set(label, wide, high)


@dataclass(frozen=True, slots=True)
class _Setting:
    """How the print of one label is set: type sizes in mm."""

    lines: tuple[str, ...]
    size: float
    below: str
    small: float

    @property
    def block(self) -> float:
        """Height of all lines together."""
        return self.size * (0.72 + _STEP * (len(self.lines) - 1)) + self.small * 1.3


def _set(label: Label, wide: float, high: float) -> _Setting:
    """Find the largest type in which all of a name is there.

    Raises:
        LabelError: that would be smaller than 2.5 mm.
    """
    room, tall = wide - 6.0, high - 5.0
    main, below = _texts(label)
    small = print_type.fitted(below, BOLD, min(7.0, high / 4), room, 0.1) if below else 0.0
    if small and small < _LEAST:
        main, below, small = label.name, "", 0.0
    best: _Setting | None = None
    for lines in _ways(main, room):
        size = min(
            _HIGHEST,
            (tall - small * 1.3) / (0.8 + _STEP * (len(lines) - 1)),
            *(print_type.fitted(line, BOLD, _HIGHEST, room, 0.1) for line in lines),
        )
        if best is None or size > best.size:
            best = _Setting(tuple(lines), size, below, small)
    if best is None or best.size < _LEAST:
        raise LabelError("error-large-text", card=label.name, least=_LEAST)
    return best


def _ways(text: str, room: float) -> Iterator[list[str]]:
    """Yield a text in one line, two, three ..., each as even as words allow."""
    words = text.split()
    for count in range(1, min(len(words), 6) + 1):
        target = max(len(text) / count, max(map(len, words)))
        lines = [""]
        for word in words:
            if lines[-1] and len(lines[-1]) + 1 + len(word) > target + 2:
                lines.append(word)
            else:
                lines[-1] = f"{lines[-1]} {word}".strip()
        yield lines
    yield print_type.wrapped(text, BOLD, _LEAST, room)


def _label(canvas: Any, label: Label, x: float, y: float, wide: float, high: float) -> None:
    canvas.setStrokeGray(0)
    canvas.setLineWidth(_LINE)
    inset = _LINE / 2 + 0.5
    canvas.roundRect(x + inset, y + inset, wide - 2 * inset, high - 2 * inset, 2.0)
    canvas.setFillGray(0)
    one = _set(label, wide, high)
    base = y + high / 2 + one.block / 2 - one.size * 0.72
    for line in one.lines:
        half = print_type.width(line, BOLD, one.size) / 2
        print_type.draw(canvas, line, x + wide / 2 - half, base, one.size, BOLD)
        base -= one.size * _STEP
    if one.below:
        half = print_type.width(one.below, BOLD, one.small) / 2
        base = y + high / 2 - one.block / 2 + one.small * 0.25
        print_type.draw(canvas, one.below, x + wide / 2 - half, base, one.small, BOLD)


def _texts(label: Label) -> tuple[str, str]:
    if label.colour and label.value and label.value.lstrip("-").isalnum() and len(label.value) < 4:
        return label.value, label.colour
    return label.name, ""
