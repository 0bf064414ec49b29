"""The one layout model: pages with labels at true size, in millimetres.

x goes right, y goes down, (0, 0) is the top left corner of the page. Every output is written from
a :class:`Plan`; nothing else knows where a dot lies. :mod:`braillespiel.labels.fit` checks it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from braillespiel.labels.cells import points
from braillespiel.labels.dimensions import Profile
from braillespiel.labels.notation import Label, LabelSet

Segment = tuple[float, float, float, float]
Outline = tuple[tuple[float, float], ...]
"""Corners of a convex area, clockwise."""
A4 = (210.0, 297.0)
LETTER = (215.9, 279.4)

MARK = 4.0
"""Length of a crop mark."""
MARK_GAP = 1.0


@dataclass(frozen=True, slots=True)
class Print:
    """A line of ordinary print; (x, y) is the middle of its baseline."""

    x: float
    y: float
    size: float
    """Height of the type in mm."""
    text: str
    turn: float = 0.0
    """Degrees clockwise, about (x, y)."""
    bold: bool = False
    underlined: bool = False
    """So that 6 and 9 are told apart."""


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
    area: Outline
    """What the label may not leave: its card, its sticker, or its place in the embosser's grid."""
    prints: tuple[Print, ...] = ()


@dataclass(frozen=True, slots=True)
class SheetSide:
    """One side of a sheet."""

    placed: tuple[Placed, ...]
    frames: tuple[Outline, ...] = ()
    """Corners of the outlines of cards or stickers."""
    marks: tuple[Segment, ...] = ()
    """Crop marks."""
    lines: tuple[Segment, ...] = ()
    """Base lines below labels, and corners to be cut off."""
    notes: tuple[Print, ...] = ()
    """Print beside the labels, such as where a deck comes from; it stays where it is."""

    def dots(self) -> Iterator[tuple[float, float]]:
        """Yield all dot centres of the page."""
        for item in self.placed:
            yield from item.dots


@dataclass(frozen=True, slots=True)
class Plan:
    """Pages of one size, and the dimensions their dots have."""

    paper: tuple[float, float]
    profile: Profile
    pages: tuple[SheetSide, ...]
    mirrored: bool = False
    with_print: bool = True

    @property
    def count(self) -> int:
        """How many labels are on all pages."""
        return sum(len(page.placed) for page in self.pages)

    @property
    def no_print(self) -> int:
        """Kinds of cards whose print found no room beside the dots."""
        lacking = (i.label.card for page in self.pages for i in page.placed if not i.prints)
        return len(set(lacking)) if self.with_print else 0

    def mirror(self) -> Plan:
        """Return the plan as seen from behind, for slate and stylus; print stays readable."""
        wide = self.paper[0]
        made = self._moved(lambda x, y: (wide - x, y), clockwise=False)
        return replace(made, mirrored=not self.mirrored)

    def adjusted(self, offset: tuple[float, float], scale: tuple[float, float]) -> Plan:
        """Return the plan moved by ``offset`` (mm) and stretched about the top left corner."""
        return self._moved(lambda x, y: (x * scale[0] + offset[0], y * scale[1] + offset[1]))

    def _moved(
        self, at: Callable[[float, float], tuple[float, float]], *, clockwise: bool = True
    ) -> Plan:
        def outline(corners: Outline) -> Outline:
            moved = tuple(at(x, y) for x, y in corners)
            return moved if clockwise else moved[::-1]

        def segment(one: Segment) -> Segment:
            return (*at(one[0], one[1]), *at(one[2], one[3]))

        def item(one: Placed) -> Placed:
            x, y = at(one.x, one.y)
            return replace(
                one,
                x=x,
                y=y,
                dots=tuple(at(*dot) for dot in one.dots),
                area=outline(one.area),
                prints=tuple(replace(p, x=at(p.x, p.y)[0], y=at(p.x, p.y)[1]) for p in one.prints),
            )

        def page(one: SheetSide) -> SheetSide:
            return SheetSide(
                tuple(map(item, one.placed)),
                tuple(map(outline, one.frames)),
                tuple(map(segment, one.marks)),
                tuple(map(segment, one.lines)),
                one.notes,
            )

        return replace(self, pages=tuple(map(page, self.pages)))


def place(
    label: Label,
    profile: Profile,
    x: float,
    y: float,
    area: Outline,
    *,
    copy: int = 1,
    turn: tuple[float, float] | None = None,
    slant: tuple[float, float, float] = (0.0, 0.0, 0.0),
    prints: tuple[Print, ...] = (),
) -> Placed:
    """Return a label with dot 1 at (x, y), turned by 180 degrees about ``turn`` if given.

    ``slant`` turns it, and its print, by degrees clockwise about a place: (degrees, x, y).
    """
    dots = tuple((x + dx, y + dy) for dx, dy in points(label.lines, profile))
    if turn is None:
        if slant[0]:
            x, y = slanted(x, y, slant)
            dots = tuple(slanted(*dot, slant) for dot in dots)
            prints = tuple(
                replace(p, x=at[0], y=at[1], turn=p.turn + slant[0])
                for p in prints
                for at in (slanted(p.x, p.y, slant),)
            )
        return Placed(label, copy, 0, x, y, dots, area, prints)
    cx, cy = 2 * turn[0], 2 * turn[1]
    return Placed(
        label,
        copy,
        1,
        cx - x,
        cy - y,
        tuple((cx - dx, cy - dy) for dx, dy in dots),
        area,
        tuple(replace(p, x=cx - p.x, y=cy - p.y, turn=(p.turn + 180) % 360) for p in prints),
    )


def slanted(x: float, y: float, slant: tuple[float, float, float]) -> tuple[float, float]:
    """Return a place turned by degrees clockwise about another one: (degrees, x, y)."""
    angle, cx, cy = math.radians(slant[0]), slant[1], slant[2]
    cos, sin = math.cos(angle), math.sin(angle)
    return cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos


def box(x: float, y: float, wide: float, high: float) -> Outline:
    """Return a rectangle as an outline."""
    return ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))


def each_copy(label_set: LabelSet) -> Iterator[tuple[Label, int]]:
    """Yield every card of a deck with the number of its copy, from 1."""
    for label in label_set.labels:
        for copy in range(1, label.copies + 1):
            yield label, copy


def crop_marks(
    left: float, top: float, wide: float, high: float, used: set[tuple[int, int]]
) -> tuple[Segment, ...]:
    """Return crop marks for a grid of fields, at both ends of every cut.

    ``used`` are the fields (row, column) with something to cut out; marks end with them.
    """
    marks: list[Segment] = []
    for cut in sorted({column + side for _, column in used for side in (0, 1)}):
        rows = [row for row, column in used if column in (cut - 1, cut)]
        x, first, last = left + cut * wide, top + min(rows) * high, top + (max(rows) + 1) * high
        marks.append((x, first - MARK_GAP - MARK, x, first - MARK_GAP))
        marks.append((x, last + MARK_GAP, x, last + MARK_GAP + MARK))
    for cut in sorted({row + side for row, _ in used for side in (0, 1)}):
        columns = [column for row, column in used if row in (cut - 1, cut)]
        y = top + cut * high
        first, last = left + min(columns) * wide, left + (max(columns) + 1) * wide
        marks.append((first - MARK_GAP - MARK, y, first - MARK_GAP, y))
        marks.append((last + MARK_GAP, y, last + MARK_GAP + MARK, y))
    return tuple(marks)
