"""The proof sheet: print, dots and text of every label side by side, to check before cutting."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from braillespiel.labels import type as print_type
from braillespiel.labels.cells import dots_name, points, size
from braillespiel.labels.check import Limits
from braillespiel.labels.deck import in_language
from braillespiel.labels.errors import LabelError
from braillespiel.labels.layout import A4
from braillespiel.labels.notation import Label, LabelSet
from braillespiel.labels.type import BOLD, REGULAR
from braillespiel.labels.writers.pdf import new_canvas, to_mm
from braillespiel.words.catalogue import Words

_LEFT, _TOP, _BOTTOM = 15.0, 15.0, 16.0
_GUTTER = 8.0
_NUMBERS = 24.0  # mm for the dot numbers in two columns
_WIDEST = 25.0  # mm of a label that two columns have room for
_COPIES = 8.0  # mm for how many copies there are
_TEXT = 3.2
_SMALL = 2.6
_STEP = 1.25  # from line to line, in parts of the size of the type
_LEAST_ROW = 8.4
_ROW_EDGE = 1.2  # mm above and below what a row holds
_HEAD = 5.0  # mm for the heads of columns
_MOST_FINDINGS = 14
_MOST_LINES = 36


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

    @property
    def bottom(self) -> float:
        """Where rows must end."""
        return self.paper[1] - _BOTTOM


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where the columns of a row begin, and how wide they are, in mm."""

    count: int
    wide: float
    dots: float
    numbers: float

    @property
    def print_room(self) -> float:
        return self.dots - _COPIES - 2.0

    @property
    def numbers_room(self) -> float:
        return self.wide - self.numbers


@dataclass(frozen=True, slots=True)
class _Row:
    """What one label takes on the sheet, broken into lines that fit their columns."""

    label: Label
    print: tuple[str, ...]
    text: tuple[str, ...]
    numbers: tuple[str, ...]
    dots_high: float
    type: float
    """Size of the print in mm."""

    @property
    def words_high(self) -> float:
        return _STEP * (self.type * len(self.print) + _SMALL * len(self.text))

    @property
    def high(self) -> float:
        """Height of the row in mm."""
        inside = max(self.words_high, _STEP * _SMALL * len(self.numbers), self.dots_high)
        return max(inside + 2 * _ROW_EDGE, _LEAST_ROW)


def proof(
    label_set: LabelSet,
    limits: Limits,
    findings: Sequence[str],
    words: Words,
    title: str,
    notice: Sequence[str] = (),
    *,
    paper: tuple[float, float] = A4,
) -> tuple[bytes, int]:
    """Return a PDF with every kind of card once, and its page count.

    Each row has print, what the cells say with marks, dots at true size and dot numbers.
    ``findings`` are the sentences of the check that are conflicts, ``notice`` those that must be
    known of the deck; ``words`` speaks the language of the labels.

    Raises:
        LabelError: as in :func:`proof_rows`.
    """
    columns, rows = proof_rows(label_set, limits, words, paper)
    pages = _pages(rows, columns, paper, _head_high(findings, words, paper, len(notice)))
    canvas, buffer = new_canvas(paper, title, label_set.notation.language)
    for number, page in enumerate(pages, 1):
        pen = _Pen(canvas, paper)
        to_mm(canvas)
        if number == 1:
            facts = (*notice, *_facts(label_set, limits, words))
            _head(pen, facts, findings, words, title)
        top = pen.y
        for column, part in enumerate(page):
            if part:
                x = _LEFT + column * (columns.wide + _GUTTER)
                _column(pen, part, limits, words, x, top, columns)
        _foot(pen, words, title, number, len(pages))
        canvas.showPage()
    canvas.save()
    return buffer.getvalue(), len(pages)


def proof_rows(
    label_set: LabelSet, limits: Limits, words: Words, paper: tuple[float, float]
) -> tuple[_Columns, list[_Row]]:
    """Return the columns and rows of a proof sheet.

    Raises:
        LabelError: a label is larger than the sheet, or a name cannot be printed.
    """
    profile = limits.profile
    widest = max(size(label.lines, profile)[0] for label in label_set.labels)
    whole = paper[0] - 2 * _LEFT
    if widest <= _WIDEST:
        wide = (whole - _GUTTER) / 2
        numbers = wide - _NUMBERS
        columns = _Columns(2, wide, numbers - max(12.0, widest + 2.0), numbers)
    else:
        numbers = whole - max(min(2 * _NUMBERS, (whole - widest) / 3), 15.0)
        columns = _Columns(1, whole, numbers - widest - 2.0, numbers)
    if columns.print_room < 25.0:
        most = int((whole - _COPIES - 25.0 - 15.0 - 4.0 - profile.dot) // profile.cell)
        longest = max(label_set.labels, key=lambda label: label.columns)
        raise LabelError(
            "error-proof", card=longest.name, cells=longest.columns, columns=max(most, 1)
        )
    rows = [_row(label, limits, words, columns) for label in label_set.labels]
    tallest = max(rows, key=lambda row: row.high)
    if tallest.high > paper[1] - _TOP - _BOTTOM - _HEAD:
        raise LabelError(
            "error-proof-rows", card=tallest.label.name, lines=len(tallest.label.lines)
        )
    return columns, rows


def _row(label: Label, limits: Limits, words: Words, columns: _Columns) -> _Row:
    numbers: list[str] = []
    for line in label.lines:
        cells = " ".join(map(dots_name, line))
        numbers += print_type.wrapped(cells, REGULAR, _SMALL, columns.numbers_room)
    text = label.text
    if label.mark:
        text += " " + words("proof-mark", dots="-".join(map(dots_name, label.mark)))
    room = columns.print_room
    name_size = print_type.fitted(label.name, BOLD, _TEXT, room, _SMALL)
    return _Row(
        label,
        tuple(print_type.wrapped(label.name, BOLD, name_size, room)),
        tuple(print_type.wrapped(text, REGULAR, _SMALL, room)) if text else (),
        tuple(numbers),
        size(label.lines, limits.profile)[1],
        name_size,
    )


def _pages(
    rows: Sequence[_Row], columns: _Columns, paper: tuple[float, float], first_top: float
) -> list[list[list[_Row]]]:
    """Share rows out over pages and their columns; the first page begins lower."""
    pages: list[list[list[_Row]]] = [[[] for _ in range(columns.count)]]
    top, at = first_top, 0
    end = paper[1] - _BOTTOM
    y = top + _HEAD
    for row in rows:
        while y + row.high > end:
            at += 1
            if at == columns.count:
                pages.append([[] for _ in range(columns.count)])
                top, at = _TOP, 0
            y = top + _HEAD
        pages[-1][at].append(row)
        y += row.high
    return pages


def _facts(label_set: LabelSet, limits: Limits, words: Words) -> list[str]:
    notation, profile, card = label_set.notation, limits.profile, limits.card
    columns, rows = limits.cells
    return [
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


_FACT = 4.4  # mm from line to line of the head


def _head_high(
    findings: Sequence[str], words: Words, paper: tuple[float, float], notices: int
) -> float:
    """Return where the rows of the first page begin."""
    lines = _finding_lines(findings, words, paper[0] - 2 * _LEFT - 6.0)
    return _TOP + 8.0 + 1.6 + (4 + notices) * _FACT + 4.0 + _FACT * len(lines) + 3.0 + 4.0


def _head(
    pen: _Pen, facts: Sequence[str], findings: Sequence[str], words: Words, title: str
) -> None:
    right = pen.paper[0] - _LEFT
    pen.canvas.setFillGray(0)
    title_size = print_type.fitted(title, BOLD, 7.0, right - _LEFT, 2.5)
    shown = print_type.shortened(title, BOLD, title_size, right - _LEFT)
    pen.text(shown, _LEFT, pen.y + 5.0, title_size, BOLD)
    pen.y += 8.0
    pen.rule(_LEFT, right, pen.y, 0.0, 0.5)
    pen.y += 1.6
    for fact in facts:
        pen.y += _FACT
        fact_size = print_type.fitted(fact, REGULAR, _TEXT, right - _LEFT, 1.5)
        pen.text(fact, _LEFT, pen.y, fact_size)
    pen.y += 4.0
    _findings(pen, findings, words, right)
    pen.y += 4.0


def _finding_lines(findings: Sequence[str], words: Words, room: float) -> list[str]:
    lines = [words("proof-no-conflicts")]
    if findings:
        lines = []
        shown = 0
        for finding in findings[:_MOST_FINDINGS]:
            more = print_type.wrapped(finding, REGULAR, _TEXT, room - 2.0)
            if len(lines) + len(more) > _MOST_LINES:
                break
            lines += [more[0], *("  " + line for line in more[1:])]
            shown += 1
        if shown < len(findings):
            lines.append(words("proof-more", count=len(findings) - shown))
    return lines


def _findings(pen: _Pen, findings: Sequence[str], words: Words, right: float) -> None:
    lines = _finding_lines(findings, words, right - _LEFT - 6.0)
    high = _FACT * len(lines) + 3.0
    pen.canvas.setFillGray(0.93)
    pen.canvas.rect(_LEFT, pen.paper[1] - pen.y - high, right - _LEFT, high, stroke=0, fill=1)
    pen.canvas.setFillGray(0)
    pen.canvas.rect(
        _LEFT, pen.paper[1] - pen.y - high, 1.0 if findings else 0.4, high, stroke=0, fill=1
    )
    for line in lines:
        pen.y += _FACT
        font = BOLD if not findings else REGULAR
        line_size = print_type.fitted(line, font, _TEXT, right - _LEFT - 5.0, 1.5)
        pen.text(line, _LEFT + 3.0, pen.y, line_size, font)
    pen.y += 3.0


def _column(
    pen: _Pen,
    rows: Sequence[_Row],
    limits: Limits,
    words: Words,
    x: float,
    top: float,
    columns: _Columns,
) -> None:
    """Draw rows of labels from ``top`` on."""
    pen.canvas.setFillGray(0.35)
    pen.text(words("proof-head-print"), x + _COPIES, top + 3.0, _SMALL)
    pen.text(words("proof-head-braille"), x + columns.dots, top + 3.0, _SMALL)
    pen.text(words("proof-head-dots"), x + columns.numbers, top + 3.0, _SMALL)
    pen.canvas.setFillGray(0)
    y = top + _HEAD
    pen.rule(x, x + columns.wide, y, 0.0, 0.25)
    for row in rows:
        _draw_row(pen, row, limits, x, y, columns)
        y += row.high
        pen.rule(x, x + columns.wide, y, 0.8, 0.15)


def _draw_row(pen: _Pen, row: _Row, limits: Limits, x: float, y: float, columns: _Columns) -> None:
    middle, profile, label = y + row.high / 2, limits.profile, row.label
    pen.canvas.setFillGray(0.35)
    pen.text(f"{label.copies} ×", x, middle + 1.0, _SMALL)
    pen.canvas.setFillGray(0)
    base = middle - row.words_high / 2
    for line in row.print:
        pen.text(line, x + _COPIES, base + row.type * 0.85, row.type, BOLD)
        base += _STEP * row.type
    for line in row.text:
        pen.text(line, x + _COPIES, base + _SMALL * 0.85, _SMALL)
        base += _STEP * _SMALL
    for dx, dy in points(label.lines, profile):
        pen.canvas.circle(
            x + columns.dots + profile.base / 2 + dx,
            pen.paper[1] - (middle - row.dots_high / 2 + profile.base / 2 + dy),
            profile.base / 2,
            stroke=0,
            fill=1,
        )
    base = middle - _STEP * _SMALL * len(row.numbers) / 2
    for line in row.numbers:
        pen.text(line, x + columns.numbers, base + _SMALL * 0.85, _SMALL)
        base += _STEP * _SMALL


def _foot(pen: _Pen, words: Words, title: str, page: int, pages: int) -> None:
    pen.canvas.setFillGray(0.35)
    text = words("proof-page", page=page, pages=pages)
    wide = print_type.width(text, REGULAR, _SMALL)
    base = pen.paper[1] - 9.0
    shown = print_type.shortened(title, REGULAR, _SMALL, pen.paper[0] - 2 * _LEFT - wide - 5.0)
    pen.text(shown, _LEFT, base, _SMALL)
    pen.text(text, pen.paper[0] - _LEFT - wide, base, _SMALL)
    pen.canvas.setFillGray(0)
