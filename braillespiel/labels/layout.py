"""The one layout model: pages with labels at true size, in millimetres.

x goes right, y goes down, (0, 0) is the top left corner of the page. Every output is written from
a :class:`Plan`; nothing else knows where a dot lies.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from braillespiel.labels import type as print_type
from braillespiel.labels.cells import points, size
from braillespiel.labels.check import Limits
from braillespiel.labels.dimensions import Profile, Sheet
from braillespiel.labels.errors import LabelError
from braillespiel.labels.notation import Label, LabelSet
from braillespiel.labels.type import REGULAR

Segment = tuple[float, float, float, float]
Outline = tuple[tuple[float, float], ...]
A4 = (210.0, 297.0)
LETTER = (215.9, 279.4)

TEXT_SIZE = 2.3  # mm, height of the print line under a label
LEAST_TEXT = 1.5
_TEXT_GAP = 0.8  # mm between dots and print
_PAD = 1.5  # mm around the dots of a sticker
_PAGE_MARGIN = 10.0
_MARK = 4.0  # length of a crop mark
_MARK_GAP = 1.0


@dataclass(frozen=True, slots=True)
class Print:
    """A line of ordinary print; (x, y) is the middle of its baseline."""

    x: float
    y: float
    size: float
    """Height of the type in mm."""
    text: str
    turned: bool = False


@dataclass(frozen=True, slots=True)
class Placed:
    """One label on a page."""

    label: Label
    copy: int
    """Which copy of the card, from 1."""
    corner: int
    """0 top left, 1 bottom right (turned by 180 degrees); 0 for a sticker."""
    x: float
    y: float
    """Dot 1 of the first cell (before turning: of the label as read)."""
    dots: tuple[tuple[float, float], ...]
    """Centres of the dots."""
    prints: tuple[Print, ...] = ()


@dataclass(frozen=True, slots=True)
class Page:
    """One side of a sheet."""

    placed: tuple[Placed, ...]
    frames: tuple[Outline, ...] = ()
    """Corners of the outlines of cards or stickers."""
    marks: tuple[Segment, ...] = ()
    """Crop marks."""

    def dots(self) -> Iterator[tuple[float, float]]:
        """Yield all dot centres of the page."""
        for item in self.placed:
            yield from item.dots


@dataclass(frozen=True, slots=True)
class Plan:
    """Pages of one size, and the dimensions their dots have."""

    paper: tuple[float, float]
    profile: Profile
    pages: tuple[Page, ...]
    mirrored: bool = False

    @property
    def count(self) -> int:
        """How many labels are on all pages."""
        return sum(len(page.placed) for page in self.pages)

    def mirror(self) -> Plan:
        """Return the plan as seen from behind, for slate and stylus; print stays readable."""
        wide = self.paper[0]

        def page(one: Page) -> Page:
            return Page(
                tuple(
                    replace(
                        item,
                        x=wide - item.x,
                        dots=tuple((wide - x, y) for x, y in item.dots),
                        prints=tuple(replace(p, x=wide - p.x) for p in item.prints),
                    )
                    for item in one.placed
                ),
                tuple(tuple((wide - x, y) for x, y in frame) for frame in one.frames),
                tuple((wide - x1, y1, wide - x2, y2) for x1, y1, x2, y2 in one.marks),
            )

        return replace(self, pages=tuple(map(page, self.pages)), mirrored=not self.mirrored)

    def adjusted(self, offset: tuple[float, float], scale: tuple[float, float]) -> Plan:
        """Return the plan moved by ``offset`` (mm) and stretched about the top left corner."""

        def at(x: float, y: float) -> tuple[float, float]:
            return x * scale[0] + offset[0], y * scale[1] + offset[1]

        def page(one: Page) -> Page:
            return Page(
                tuple(
                    replace(
                        item,
                        x=at(item.x, item.y)[0],
                        y=at(item.x, item.y)[1],
                        dots=tuple(at(x, y) for x, y in item.dots),
                        prints=tuple(
                            replace(p, x=at(p.x, p.y)[0], y=at(p.x, p.y)[1]) for p in item.prints
                        ),
                    )
                    for item in one.placed
                ),
                tuple(tuple(at(x, y) for x, y in frame) for frame in one.frames),
                tuple((*at(x1, y1), *at(x2, y2)) for x1, y1, x2, y2 in one.marks),
            )

        return replace(self, pages=tuple(map(page, self.pages)))


def place(
    label: Label,
    profile: Profile,
    x: float,
    y: float,
    *,
    copy: int = 1,
    turn: tuple[float, float] | None = None,
    prints: tuple[Print, ...] = (),
) -> Placed:
    """Return a label with dot 1 at (x, y), turned by 180 degrees about ``turn`` if given."""
    dots = tuple((x + dx, y + dy) for dx, dy in points(label.lines, profile))
    if turn is None:
        return Placed(label, copy, 0, x, y, dots, prints)
    cx, cy = 2 * turn[0], 2 * turn[1]
    return Placed(
        label,
        copy,
        1,
        cx - x,
        cy - y,
        tuple((cx - dx, cy - dy) for dx, dy in dots),
        tuple(replace(p, x=cx - p.x, y=cy - p.y, turned=not p.turned) for p in prints),
    )


def each_copy(label_set: LabelSet) -> Iterator[tuple[Label, int]]:
    """Yield every card of a deck with the number of its copy, from 1."""
    for label in label_set.labels:
        for copy in range(1, label.copies + 1):
            yield label, copy


def card_plan(
    label_set: LabelSet,
    limits: Limits,
    *,
    paper: tuple[float, float] = A4,
    with_print: bool = True,
) -> Plan:
    """Return whole cards at true size with crop marks, a label in each of two corners.

    For sleeves, for cards that are printed anew, and as a template to emboss through. A lozenge
    carries one label in its middle.

    Raises:
        LabelError: not even one card fits on the paper.
    """
    card, profile = limits.card, limits.profile
    columns = int((paper[0] - 2 * _PAGE_MARGIN) // card.width)
    rows = int((paper[1] - 2 * _PAGE_MARGIN) // card.height)
    if columns < 1 or rows < 1:
        raise LabelError("error-card-paper", card=f"{card.width:g}x{card.height:g}")
    left = (paper[0] - columns * card.width) / 2
    top = (paper[1] - rows * card.height) / 2
    pages = []
    cards = list(each_copy(label_set))
    for start in range(0, len(cards), columns * rows):
        placed: list[Placed] = []
        frames = []
        for index, (label, copy) in enumerate(cards[start : start + columns * rows]):
            row, column = divmod(index, columns)
            x, y = left + column * card.width, top + row * card.height
            frames.append(_outline(x, y, card.width, card.height, card.shape))
            placed += _on_card(label, copy, limits, x, y, with_print)
        marks = _crop_marks(left, top, card.width, card.height, columns, rows)
        pages.append(Page(tuple(placed), tuple(frames), marks))
    return Plan(paper, profile, tuple(pages))


def _outline(x: float, y: float, wide: float, high: float, shape: str = "card") -> Outline:
    if shape == "lozenge":
        middle_x, middle_y = x + wide / 2, y + high / 2
        return ((middle_x, y), (x + wide, middle_y), (middle_x, y + high), (x, middle_y))
    return ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))


def _on_card(
    label: Label, copy: int, limits: Limits, x: float, y: float, with_print: bool
) -> list[Placed]:
    card, profile = limits.card, limits.profile
    width, height = size(label.lines, profile)
    half = profile.base / 2
    if card.shape == "lozenge":
        at_x = x + card.width / 2 - width / 2 + half
        at_y = y + card.height / 2 - height / 2 + half
        room = limits.room[0]
        prints = (
            _print_under(label, x + card.width / 2, at_y - half + height, room / 2, room)
            if with_print
            else ()
        )
        return [place(label, profile, at_x, at_y, copy=copy, prints=prints)]
    at_x, at_y = x + limits.margin + half, y + limits.margin + half
    prints = (
        _print_under(
            label, at_x - half + width / 2, at_y - half + height, width / 2, limits.room[0]
        )
        if with_print
        else ()
    )
    middle = (x + card.width / 2, y + card.height / 2)
    return [
        place(label, profile, at_x, at_y, copy=copy, prints=prints),
        place(label, profile, at_x, at_y, copy=copy, turn=middle, prints=prints),
    ]


def _print_under(
    label: Label, middle: float, bottom: float, reach: float, room: float
) -> tuple[Print, ...]:
    """Return the print line of a label on a card, at most ``reach`` to the left of the middle."""
    text_size = print_type.fitted(label.name, REGULAR, TEXT_SIZE, room, LEAST_TEXT)
    text = print_type.shortened(label.name, REGULAR, text_size, room)
    half = print_type.width(text, REGULAR, text_size) / 2
    baseline = bottom + _TEXT_GAP + text_size * 0.72
    return (Print(max(middle, middle - reach + half), baseline, text_size, text),)


def _crop_marks(
    left: float, top: float, wide: float, high: float, columns: int, rows: int
) -> tuple[Segment, ...]:
    right, bottom = left + columns * wide, top + rows * high
    marks: list[Segment] = []
    for column in range(columns + 1):
        x = left + column * wide
        marks.append((x, top - _MARK_GAP - _MARK, x, top - _MARK_GAP))
        marks.append((x, bottom + _MARK_GAP, x, bottom + _MARK_GAP + _MARK))
    for row in range(rows + 1):
        y = top + row * high
        marks.append((left - _MARK_GAP - _MARK, y, left - _MARK_GAP, y))
        marks.append((right + _MARK_GAP, y, right + _MARK_GAP + _MARK, y))
    return tuple(marks)


def sticker_size(
    label_set: LabelSet, profile: Profile, *, with_print: bool = True
) -> tuple[float, float]:
    """Return the smallest sticker (mm) that takes every label of the deck."""
    sizes = [size(label.lines, profile) for label in label_set.labels]
    wide = max(width for width, _ in sizes) + 2 * _PAD
    high = max(height for _, height in sizes) + 2 * _PAD
    return wide, high + (TEXT_SIZE + _TEXT_GAP if with_print else 0.0)


def own_sheet(
    label_set: LabelSet,
    profile: Profile,
    *,
    paper: tuple[float, float] = A4,
    with_print: bool = True,
) -> Sheet:
    """Return a sheet of stickers as small as the deck's labels allow, to be cut by hand."""
    wide, high = sticker_size(label_set, profile, with_print=with_print)
    if with_print:
        longest = max(
            print_type.width(label.name, REGULAR, LEAST_TEXT) for label in label_set.labels
        )
        wide = max(wide, min(longest + 2.0, 1.4 * wide))
    columns = max(int((paper[0] - 2 * _PAGE_MARGIN) // wide), 1)
    rows = max(int((paper[1] - 2 * _PAGE_MARGIN) // high), 1)
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


def sticker_plan(
    label_set: LabelSet,
    profile: Profile,
    sheet: Sheet,
    *,
    per_card: int = 2,
    with_print: bool = True,
    first: int = 1,
) -> Plan:
    """Return stickers, ``per_card`` for every card (two: one for each corner).

    ``first`` is the first free sticker of the first sheet, counted by rows from 1, so that a
    sheet already begun can be used up.

    Raises:
        LabelError: a label is larger than a sticker of the sheet.
    """
    stickers = [(label, copy) for label, copy in each_copy(label_set) for _ in range(per_card)]
    per_sheet = sheet.columns * sheet.rows
    if not 1 <= first <= per_sheet:
        raise LabelError("error-first-sticker", first=first, most=per_sheet)
    slots: list[tuple[Label, int] | None] = [None] * (first - 1)
    slots += stickers
    pages = []
    for start in range(0, len(slots), per_sheet):
        placed: list[Placed] = []
        frames = []
        for index, slot in enumerate(slots[start : start + per_sheet]):
            if slot is None:
                continue
            x, y = sheet.place(index)
            frames.append(_outline(x, y, *sheet.size))
            placed.append(_on_sticker(*slot, profile, sheet, x, y, with_print))
        cut = sheet.id == "cut"
        marks = (
            _crop_marks(sheet.left, sheet.top, *sheet.size, sheet.columns, sheet.rows)
            if cut
            else ()
        )
        pages.append(Page(tuple(placed), tuple(frames) if cut else (), marks))
    return Plan(sheet.paper, profile, tuple(pages))


def _on_sticker(
    label: Label,
    copy: int,
    profile: Profile,
    sheet: Sheet,
    x: float,
    y: float,
    with_print: bool,
) -> Placed:
    width, height = size(label.lines, profile)
    wide, high = sheet.size
    if width > wide or height > high:
        raise LabelError(
            "error-sticker",
            card=label.name,
            need=f"{width:.1f}x{height:.1f}",
            sheet=sheet.id,
            have=f"{wide:g}x{high:g}",
        )
    below = TEXT_SIZE + _TEXT_GAP
    use_print = with_print and high - height - below >= -1e-6
    if not use_print:
        below = 0.0
    at_x = x + (wide - width) / 2 + profile.base / 2
    at_y = y + (high - height - below) / 2 + profile.base / 2
    prints: tuple[Print, ...] = ()
    if use_print:
        room = wide - 1.0
        text_size = print_type.fitted(label.name, REGULAR, TEXT_SIZE, room, LEAST_TEXT)
        text = print_type.shortened(label.name, REGULAR, text_size, room)
        bottom = at_y - profile.base / 2 + height + _TEXT_GAP
        prints = (Print(x + wide / 2, bottom + text_size * 0.72, text_size, text),)
    return place(label, profile, at_x, at_y, copy=copy, prints=prints)
