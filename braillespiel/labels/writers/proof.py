"""The proof sheet: print, dots and text of every label side by side, to check before cutting."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from braillespiel.labels import type as print_type
from braillespiel.labels.cells import dots_name, points, size
from braillespiel.labels.check import Limits
from braillespiel.labels.deck import in_language
from braillespiel.labels.layout import A4
from braillespiel.labels.notation import Label, LabelSet
from braillespiel.labels.type import BOLD, REGULAR
from braillespiel.labels.writers.pdf import new_canvas, to_mm
from braillespiel.words.catalogue import Words

_LEFT, _TOP, _BOTTOM = 15.0, 15.0, 16.0
_GUTTER = 8.0
_NUMBERS = 22.0  # mm for the dot numbers in two columns, three times as much in one
_WIDEST = 30.0  # mm of a label that two columns have room for
_TEXT = 3.2
_SMALL = 2.6
_MOST_FINDINGS = 14


@dataclass(slots=True)
class _Pen:
    """Where the next line goes; y counts from the top of the page in mm."""

    canvas: Any
    paper: tuple[float, float]
    y: float = _TOP

    def text(self, text: str, x: float, y: float, size: float, font: str = REGULAR) -> None:
        print_type.draw(self.canvas, text, x, self.paper[1] - y, size, font)

    def rule(self, x1: float, x2: float, y: float, grey: float, wide: float) -> None:
        self.canvas.setStrokeGray(grey)
        self.canvas.setLineWidth(wide)
        self.canvas.line(x1, self.paper[1] - y, x2, self.paper[1] - y)


def proof(
    label_set: LabelSet,
    limits: Limits,
    findings: Sequence[str],
    words: Words,
    title: str,
    *,
    paper: tuple[float, float] = A4,
) -> tuple[bytes, int]:
    """Return a PDF with every kind of card once, and its page count.

    Each row has print, notation, dots at true size and dot numbers.

    ``findings`` are the sentences of the check that are conflicts; ``words`` speaks the language
    of the labels.
    """
    canvas, buffer = new_canvas(paper, title, label_set.notation.language)
    pen = _Pen(canvas, paper)
    to_mm(canvas)
    _head(pen, label_set, limits, findings, words, title)
    widest = max(size(label.lines, limits.profile)[0] for label in label_set.labels)
    columns = 2 if widest <= _WIDEST else 1
    wide = (paper[0] - 2 * _LEFT - (columns - 1) * _GUTTER) / columns
    tallest = max(size(label.lines, limits.profile)[1] for label in label_set.labels)
    step = max(tallest + 2.4, 8.4)
    rest = list(label_set.labels)
    pages = _page_count(len(rest), pen.y, step, paper, columns)
    page = 1
    while True:
        top = pen.y
        fit = max(int((paper[1] - _BOTTOM - top - 6.0) // step), 1)
        for column in range(columns):
            x = _LEFT + column * (wide + _GUTTER)
            part, rest = rest[:fit], rest[fit:]
            if part:
                _column(pen, part, limits, words, (x, top, wide, step), widest)
        _foot(pen, words, title, page, pages)
        canvas.showPage()
        if not rest:
            break
        page += 1
        to_mm(canvas)
        pen.y = _TOP
    canvas.save()
    return buffer.getvalue(), page


def _page_count(
    rows: int, top: float, step: float, paper: tuple[float, float], columns: int
) -> int:
    def room(start: float) -> int:
        return max(int((paper[1] - _BOTTOM - start - 6.0) // step), 1) * columns

    more = rows - room(top)
    return 1 if more <= 0 else 1 - (-more // room(_TOP))


def _head(
    pen: _Pen,
    label_set: LabelSet,
    limits: Limits,
    findings: Sequence[str],
    words: Words,
    title: str,
) -> None:
    right = pen.paper[0] - _LEFT
    pen.canvas.setFillGray(0)
    pen.text(title, _LEFT, pen.y + 5.0, 7.0, BOLD)
    pen.y += 8.0
    pen.rule(_LEFT, right, pen.y, 0.0, 0.5)
    notation, profile, card = label_set.notation, limits.profile, limits.card
    columns, rows = limits.cells
    facts = [
        words("proof-count", cards=label_set.count, kinds=len(label_set.labels)),
        words(
            "proof-notation",
            scheme=in_language(notation.scheme.names, notation.language),
            table=notation.table,
        ),
        words(
            "proof-dimensions",
            profile=in_language(profile.names, notation.language),
            dot=profile.dot,
            cell=profile.cell,
            line=profile.line,
        ),
        words(
            "proof-card",
            width=card.width,
            height=card.height,
            margin=limits.margin,
            cells=columns,
            lines=rows,
        ),
    ]
    pen.y += 1.6
    for fact in facts:
        pen.y += 4.4
        pen.text(fact, _LEFT, pen.y, _TEXT)
    pen.y += 4.0
    _findings(pen, findings, words, right)
    pen.y += 4.0


def _findings(pen: _Pen, findings: Sequence[str], words: Words, right: float) -> None:
    room = right - _LEFT - 6.0
    lines = [words("proof-no-conflicts")]
    if findings:
        lines = []
        for finding in findings[:_MOST_FINDINGS]:
            lines += _wrapped(finding, room)
        if len(findings) > _MOST_FINDINGS:
            lines.append(words("proof-more", count=len(findings) - _MOST_FINDINGS))
    high = 4.4 * len(lines) + 3.0
    pen.canvas.setFillGray(0.93)
    pen.canvas.rect(_LEFT, pen.paper[1] - pen.y - high, right - _LEFT, high, stroke=0, fill=1)
    pen.canvas.setFillGray(0)
    pen.canvas.rect(
        _LEFT, pen.paper[1] - pen.y - high, 1.0 if findings else 0.4, high, stroke=0, fill=1
    )
    for line in lines:
        pen.y += 4.4
        pen.text(line, _LEFT + 3.0, pen.y, _TEXT, BOLD if not findings else REGULAR)
    pen.y += 3.0


def _wrapped(text: str, room: float) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if print_type.width(longer, REGULAR, _TEXT) > room and lines[-1]:
            lines.append("  " + word)
        else:
            lines[-1] = longer if len(lines) == 1 else lines[-1] + " " + word
    return lines


def _column(
    pen: _Pen,
    labels: Sequence[Label],
    limits: Limits,
    words: Words,
    box: tuple[float, float, float, float],
    widest: float,
) -> None:
    """Draw rows of labels; ``box`` is left, top, width and the height of a row."""
    profile = limits.profile
    x, top, wide, step = box
    numbers = _NUMBERS if widest <= _WIDEST else 3 * _NUMBERS
    numbers_x = x + wide - numbers
    dots_x = numbers_x - max(12.0, widest + 2.0) - 1.0
    room = dots_x - x - 10.0
    pen.canvas.setFillGray(0.35)
    pen.text(words("proof-head-print"), x + 8.0, top + 3.0, _SMALL)
    pen.text(words("proof-head-braille"), dots_x, top + 3.0, _SMALL)
    pen.text(words("proof-head-dots"), numbers_x, top + 3.0, _SMALL)
    pen.canvas.setFillGray(0)
    y = top + 5.0
    pen.rule(x, x + wide, y, 0.0, 0.25)
    for label in labels:
        middle = y + step / 2
        pen.canvas.setFillGray(0.35)
        pen.text(f"{label.copies} ×", x, middle + 1.0, _SMALL)
        pen.canvas.setFillGray(0)
        name_size = print_type.fitted(label.name, BOLD, _TEXT, room, 2.5)
        name = print_type.shortened(label.name, BOLD, name_size, room)
        pen.text(name, x + 8.0, middle - (0.5 if label.text else -1.1), name_size, BOLD)
        if label.text:
            pen.text(label.text, x + 8.0, middle + 3.0, _SMALL)
        _, high_dots = size(label.lines, profile)
        for dx, dy in points(label.lines, profile):
            pen.canvas.circle(
                dots_x + profile.base / 2 + dx,
                pen.paper[1] - (middle - high_dots / 2 + profile.base / 2 + dy),
                profile.base / 2,
                stroke=0,
                fill=1,
            )
        rows = [" ".join(map(dots_name, line)) for line in label.lines]
        for index, row in enumerate(rows):
            row_y = middle + 1.0 + (index - (len(rows) - 1) / 2) * 3.4
            row_size = print_type.fitted(row, REGULAR, _SMALL, numbers, 1.6)
            pen.text(row, numbers_x, row_y, row_size)
        y += step
        pen.rule(x, x + wide, y, 0.8, 0.15)


def _foot(pen: _Pen, words: Words, title: str, page: int, pages: int) -> None:
    pen.canvas.setFillGray(0.35)
    text = words("proof-page", page=page, pages=pages)
    wide = print_type.width(text, REGULAR, _SMALL)
    base = pen.paper[1] - 9.0
    pen.text(title, _LEFT, base, _SMALL)
    pen.text(text, pen.paper[0] - _LEFT - wide, base, _SMALL)
    pen.canvas.setFillGray(0)
