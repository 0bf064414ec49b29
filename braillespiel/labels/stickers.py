"""Labels to cut out, and labels on sheets of stickers."""

from __future__ import annotations

from typing import Literal

from braillespiel.labels.cards import PAGE_MARGIN, TEXT_GAP
from braillespiel.labels.cells import size
from braillespiel.labels.dimensions import Profile, Sheet, sheets
from braillespiel.labels.errors import LabelError
from braillespiel.labels.face import LABEL_SIZE, STEP, PrintLine, ambiguous, baselines, in_lines
from braillespiel.labels.fit import EDGE
from braillespiel.labels.layout import (
    A4,
    Outline,
    Placed,
    Plan,
    Print,
    Segment,
    SheetSide,
    box,
    crop_marks,
    each_copy,
    place,
)
from braillespiel.labels.notation import Label, LabelSet
from braillespiel.labels.type import REGULAR

KNIFE = 1.5
"""From the edge of a label that is cut out to its dots, mm, if nothing else is wanted."""
CUT_CORNER = 3.0
"""Side of the corner that is cut off to tell which way up a label is, mm."""
LINE_GAP = 2.5
"""From the lowest dots to a base line, mm: as far as to a fourth row of dots."""
LINE = 0.8
"""Thickness of a base line, mm."""
_BESIDE_GAP = 1.5  # mm between the last cell and print beside it
_WIDE_ENOUGH = 26.0  # mm that a label may have for its print, however short its Braille
_MOST_LINES = 3
_TEXT = STEP * LABEL_SIZE  # mm, a line of print

_Spot = tuple[float, float, tuple[str, ...] | None, tuple[str, ...] | None]

Orientation = Literal["none", "corner", "line"]


def sticker_size(
    label_set: LabelSet,
    profile: Profile,
    *,
    with_print: bool = True,
    knife: float = KNIFE,
    orientation: Orientation = "none",
) -> tuple[float, float]:
    """Return the smallest sticker (mm) that takes every label of the deck, with a line of print."""
    sizes = [size(label.lines, profile) for label in label_set.labels]
    wide = max(width for width, _ in sizes) + 2 * knife
    high = max(height for _, height in sizes) + 2 * knife + line_room(orientation)
    if orientation == "corner":
        wide += max(0.0, _corner_room(profile, min(knife, EDGE)) - 2 * knife)
    return wide, high + (_TEXT + TEXT_GAP if with_print else 0.0)


def _corner_room(profile: Profile, edge: float) -> float:
    """Return what the distances from dots to the top and right edges (mm) must add up to.

    So that the dot nearest to the slanting edge of the cut corner keeps ``edge`` mm from it.
    """
    return float(CUT_CORNER + 2**0.5 * edge - (2 - 2**0.5) * profile.base / 2)


def line_room(orientation: Orientation) -> float:
    """Return the height in mm that a base line takes below the dots."""
    return LINE_GAP + LINE if orientation == "line" else 0.0


def own_sheet(
    label_set: LabelSet,
    profile: Profile,
    *,
    paper: tuple[float, float] = A4,
    with_print: bool = True,
    knife: float = KNIFE,
    orientation: Orientation = "none",
) -> Sheet:
    """Return a sheet of stickers as small as the deck's labels allow, to be cut by hand.

    Raises:
        LabelError: the longest label does not fit on the paper.
    """
    wide, high = sticker_size(
        label_set, profile, with_print=with_print, knife=knife, orientation=orientation
    )
    room = (paper[0] - 2 * PAGE_MARGIN, paper[1] - 2 * PAGE_MARGIN)
    if wide > room[0] or high > room[1]:
        longest = max(label_set.labels, key=lambda label: size(label.lines, profile))
        width, height = size(longest.lines, profile)
        raise LabelError(
            "error-cut-paper",
            card=longest.name,
            need_x=round(width, 1),
            need_y=round(height, 1),
            columns=_cells(room[0] - 2 * knife, profile.dot, profile.cell, profile),
            rows=_cells(room[1] - (high - height), 2 * profile.dot, profile.line, profile),
        )
    if with_print:
        widest = min(max(1.4 * wide, _WIDE_ENOUGH), room[0])
        wide, most = _print_room(label_set, wide, widest)
        high += (most - 1) * _TEXT
        if high > room[1]:
            high -= (most - 1) * _TEXT
    columns, rows = int(room[0] // wide), int(room[1] // high)
    left, top = (paper[0] - columns * wide) / 2, (paper[1] - rows * high) / 2
    return Sheet(
        "cut",
        {"*": "cut"},
        paper,
        (wide, high),
        columns,
        rows,
        left,
        top,
        (wide, high),
        "made for the deck",
    )


def _print_room(label_set: LabelSet, wide: float, widest: float) -> tuple[float, int]:
    """Return how wide labels must be for print in few lines, and how many lines the longest takes.

    ``wide`` is what they have anyway, ``widest`` what they may have, in mm.
    """
    language = label_set.notation.language
    most = 1
    for label in label_set.labels:
        lines = in_lines(label.name, REGULAR, LABEL_SIZE, widest - 1.0, language, _MOST_LINES)
        if lines:
            wide = max(wide, *(PrintLine(line, LABEL_SIZE).width + 1.0 for line in lines))
            most = max(most, len(lines))
    return wide, most


def _cells(room: float, dots: float, step: float, profile: Profile) -> int:
    """Return how many cells (or lines) fit into a length."""
    return max(int((room - dots - profile.base + 1e-6) // step) + 1, 0)


def sticker_plan(
    label_set: LabelSet,
    profile: Profile,
    sheet: Sheet,
    *,
    per_card: int = 2,
    with_print: bool = True,
    first: int = 1,
    edge: float = EDGE,
    orientation: Orientation = "none",
) -> Plan:
    """Return stickers, ``per_card`` for every card (two: one for each corner).

    ``first`` is the first free sticker of the first sheet, counted by rows from 1, so that a
    sheet already begun can be used up. Dots keep ``edge`` mm from the edge of a sticker.

    Raises:
        LabelError: a label is larger than a sticker of the sheet.
    """
    stickers = [(label, copy) for label, copy in each_copy(label_set) for _ in range(per_card)]
    per_sheet = sheet.columns * sheet.rows
    if not 1 <= first <= per_sheet:
        raise LabelError("error-first-sticker", first=first, most=per_sheet)
    language = label_set.notation.language if with_print else None
    maker = _Sticker(profile, sheet, language, edge, orientation)
    pages = []
    at, todo = first - 1, stickers
    while todo:
        part, todo = todo[: per_sheet - at], todo[per_sheet - at :]
        placed: list[Placed] = []
        lines: list[Segment] = []
        for index, (label, copy) in enumerate(part, at):
            made, line = maker.place(label, copy, *sheet.place(index))
            placed.append(made)
            lines += line
        used = {divmod(index, sheet.columns) for index in range(at, at + len(part))}
        cut = sheet.id == "cut"
        marks = crop_marks(sheet.left, sheet.top, *sheet.size, used) if cut else ()
        frames = tuple(item.area for item in placed) if cut else ()
        pages.append(SheetSide(tuple(placed), frames, marks, tuple(lines)))
        at = 0
    return Plan(sheet.paper, profile, tuple(pages), with_print=with_print)


def _lines(
    texts: tuple[str, ...], top: float, *, left: float | None = None, middle: float = 0.0
) -> tuple[Print, ...]:
    """Return lines of print from ``top`` downwards, from the left or about a middle."""
    lines = [PrintLine(text, LABEL_SIZE, underlined=ambiguous(text)) for text in texts]
    return tuple(
        Print(
            middle if left is None else left + line.width / 2,
            base,
            line.size,
            line.text,
            underlined=line.underlined,
        )
        for line, base in baselines(lines, top)
    )


class _Sticker:
    """Where things go on a sticker of one sheet."""

    def __init__(
        self,
        profile: Profile,
        sheet: Sheet,
        language: str | None,
        edge: float,
        orientation: Orientation,
    ) -> None:
        """``language`` is that of the print, None for none."""
        self._profile, self._sheet, self._language = profile, sheet, language
        self._edge, self._orientation = edge, orientation

    def place(
        self, label: Label, copy: int, x: float, y: float
    ) -> tuple[Placed, tuple[Segment, ...]]:
        """Return a label on the sticker whose top left corner is at (x, y), and its lines.

        Raises:
            LabelError: it does not fit.
        """
        width, height = size(label.lines, self._profile)
        spot = self._spot(width, height, label)
        if spot is None:
            raise self._refusal(label, width, height)
        wide, high = self._sheet.size
        line = line_room(self._orientation)
        corner = CUT_CORNER if self._orientation == "corner" else 0.0
        half = self._profile.base / 2
        across, down, below, beside = spot
        at_x, at_y = x + across + half, y + down + half
        prints: tuple[Print, ...] = ()
        if below:
            prints = _lines(below, y + down + height + line + TEXT_GAP, middle=x + wide / 2)
        elif beside:
            top = y + down + height / 2 - len(beside) * _TEXT / 2
            prints = _lines(beside, top, left=x + across + width + _BESIDE_GAP)
        area = self._area(x, y, wide, high, corner)
        lines = self._lines(x, y, wide, corner)
        if line:
            under = y + down + height + LINE_GAP + LINE / 2
            lines = ((x + across, under, x + across + width, under),)
        made = place(label, self._profile, at_x, at_y, area, copy=copy, prints=prints)
        return made, lines

    def _spot(self, width: float, height: float, label: Label | None = None) -> _Spot | None:
        """Return how far right and down dots of that size in mm lie, and the lines of print below
        and beside them; None if they do not fit."""
        wide, high = self._sheet.size
        line = line_room(self._orientation)
        free_x, free_y = wide - width - 2 * self._edge, high - height - line - 2 * self._edge
        room = free_y + self._edge - TEXT_GAP
        below = self._printed(label, wide - 1.0, room)
        beside = None
        if not below:
            # Cut short or set smaller it would tell cards apart no better than nothing.
            single = self._orientation == "corner"
            room = _TEXT if single else high - 1.0
            beside = self._printed(label, free_x + self._edge - _BESIDE_GAP - 0.5, room)
        text = TEXT_GAP + len(below) * _TEXT if below else 0.0
        down = max(self._edge, (high - height - line - text) / 2)
        across = (wide - width) / 2
        if beside:
            across = max(self._edge, min(down, (free_x + 2 * self._edge) / 4))
            needed = max(PrintLine(one, LABEL_SIZE).width for one in beside) + _BESIDE_GAP + 0.5
            across = max(self._edge, min(across, wide - width - needed))
        slant = 0.0
        if self._orientation == "corner":
            slant = _corner_room(self._profile, self._edge) - down
        if wide - across - width < slant:
            across = max(self._edge, wide - width - slant)
        if min(free_x, free_y, wide - across - width - slant) < -1e-6:
            return None
        return across, down, below, beside

    def _printed(self, label: Label | None, room: float, high: float) -> tuple[str, ...] | None:
        """Return a card's name in the lines that an area of that size (mm) takes, or None."""
        if label is None or self._language is None or not label.name:
            return None
        most = min(int((high + 1e-6) // _TEXT), _MOST_LINES)
        return in_lines(label.name, REGULAR, LABEL_SIZE, room, self._language, most)

    def _area(self, x: float, y: float, wide: float, high: float, corner: float) -> Outline:
        if not corner:
            return box(x, y, wide, high)
        return (
            (x, y),
            (x + wide - corner, y),
            (x + wide, y + corner),
            (x + wide, y + high),
            (x, y + high),
        )

    def _lines(self, x: float, y: float, wide: float, corner: float) -> tuple[Segment, ...]:
        """Return the cut of a corner on a sheet whose stickers have no outlines of ours."""
        if not corner or self._sheet.id == "cut":
            return ()
        return ((x + wide - corner, y, x + wide, y + corner),)

    def _refusal(self, label: Label, width: float, height: float) -> LabelError:
        wide, high = self._sheet.size
        profile, edge, line = self._profile, self._edge, line_room(self._orientation)
        others = [
            one.id
            for one in sheets().values()
            if _Sticker(profile, one, self._language, edge, self._orientation)._spot(width, height)
        ]
        columns = _cells(wide - 2 * edge, profile.dot, profile.cell, profile)
        rows = _cells(high - 2 * edge - line, 2 * profile.dot, profile.line, profile)
        while rows and columns and self._spot(*size(("⠿" * columns,), profile)) is None:
            columns -= 1  # Where a cut corner takes the last cell.
        return LabelError(
            "error-sticker",
            card=label.name,
            need_x=round(width, 1),
            need_y=round(height + line, 1),
            sheet=self._sheet.id,
            width=wide,
            height=high,
            edge=edge,
            columns=columns,
            rows=rows,
            others=", ".join(others),
            count=len(others),
        )
