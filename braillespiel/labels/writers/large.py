"""Large-print labels for low vision: what stands on the card, as big as the card allows."""

from __future__ import annotations

from typing import Any

from braillespiel.labels import type as print_type
from braillespiel.labels.check import Limits
from braillespiel.labels.layout import A4
from braillespiel.labels.notation import Label, LabelSet
from braillespiel.labels.type import BOLD
from braillespiel.labels.writers.pdf import new_canvas, to_mm

_MARGIN = 10.0
_EDGE = 3.0  # mm between label and edge of the card
_HIGHEST = 24.0  # mm type size
_LEAST = 2.5
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
    """
    wide, high = label_size(limits)
    columns = max(int((paper[0] - 2 * _MARGIN) // wide), 1)
    rows = max(int((paper[1] - 2 * _MARGIN) // high), 1)
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


def _label(canvas: Any, label: Label, x: float, y: float, wide: float, high: float) -> None:
    canvas.setStrokeGray(0)
    canvas.setLineWidth(_LINE)
    inset = _LINE / 2 + 0.5
    canvas.roundRect(x + inset, y + inset, wide - 2 * inset, high - 2 * inset, 2.0)
    canvas.setFillGray(0)
    room = wide - 6.0
    main, below = _texts(label)
    small = print_type.fitted(below, BOLD, min(7.0, high / 4), room, _LEAST) if below else 0.0
    size = min(_HIGHEST, (high - 6.0 - small * 1.3) / 0.8)
    lines = _wrapped(main, size, room)
    size = min(size, (high - 6.0 - small * 1.3) / (0.8 + 1.1 * (len(lines) - 1)))
    size = min(print_type.fitted(line, BOLD, size, room, _LEAST) for line in lines)
    block = size * (0.72 + 1.1 * (len(lines) - 1)) + small * 1.3
    base = y + high / 2 + block / 2 - size * 0.72
    for line in lines:
        text = print_type.shortened(line, BOLD, size, room)
        half = print_type.width(text, BOLD, size) / 2
        print_type.draw(canvas, text, x + wide / 2 - half, base, size, BOLD)
        base -= size * 1.1
    if below:
        text = print_type.shortened(below, BOLD, small, room)
        half = print_type.width(text, BOLD, small) / 2
        base = y + high / 2 - block / 2 + small * 0.1
        print_type.draw(canvas, text, x + wide / 2 - half, base, small, BOLD)


def _texts(label: Label) -> tuple[str, str]:
    if label.colour and label.value and label.value.lstrip("-").isalnum() and len(label.value) < 4:
        return label.value, label.colour
    return label.name, ""


def _wrapped(text: str, size: float, room: float) -> list[str]:
    """Break a text into at most three lines of about the same width."""
    if print_type.width(text, BOLD, size) <= room or " " not in text:
        return [text]
    words = text.split()
    lines = [""]
    target = max(len(text) / 3, max(map(len, words)))
    for word in words:
        if lines[-1] and len(lines[-1]) + 1 + len(word) > target + 2 and len(lines) < 3:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
