"""Blocks: what the layout consists of. Rectangles with text in them, measured before drawing."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from pygame import Rect

from braillespiel.output.picture import Outline, Tile
from braillespiel.output.window import fonts

LEAST = 14
"""No text is set smaller than this (px of line height), however little room there is."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """Lengths that follow from the window's size and the zoom, in px.

    ``unit`` is the line height of ordinary text: a fortieth of the window's height at 100 %, at
    least 18 px, so that 100 % looks the same on every screen.
    """

    window: tuple[int, int]
    scale: int
    unit: int
    base: int

    @classmethod
    def of(cls, window: tuple[int, int], scale: int) -> Sizes:
        """Return the sizes for a window and a zoom in per cent."""
        base = max(18, min(window[1] // 36, window[0] // 50))
        return cls(window, scale, base * scale // 100, base)

    def enlarged(self, percent: int, view: int) -> Sizes:
        """Return the sizes of things ``percent`` as large, that a card still fits a view high."""
        unit = min(self.unit * percent // 100, max(self.base * 3 // 4, (view - 30) * 100 // 355))
        return replace(self, unit=unit)

    @property
    def pad(self) -> int:
        """Space between things and around them."""
        return max(6, min(self.unit // 2, self.window[0] // 40))

    @property
    def ring(self) -> int:
        """Thickness of the focus ring, at least 3 px."""
        return max(3, min(self.unit // 6, 10))

    @property
    def margin(self) -> int:
        """Room around a tile in which its ring is drawn, with a gap."""
        return self.ring + max(2, self.ring // 2)


@dataclass(slots=True)
class Run:
    """A piece of text on one line.

    ``ink`` is "ink", "quiet", "face" (on its card), "accent", "turn" (in the bar) or "first" (the
    first fact of a line).
    """

    text: str
    x: int
    y: int
    size: int
    bold: bool = False
    ink: str = "ink"

    @property
    def rect(self) -> Rect:
        """Where the text lies."""
        return Rect(self.x, self.y, fonts.width(self.text, self.size, self.bold), self.size)


@dataclass(slots=True)
class Block:
    """A thing on the screen. ``rect`` holds everything of it, its focus ring too.

    ``face`` is where its shape is drawn; ``kind`` says which: text, frame, card, pile, hex, cell,
    chip, entry, button, drawing, dice, line, turn, paused, acts. ``key`` comes back when it is
    clicked; ``steps`` are the places of the arrows for less and more, ``figure`` that of a small
    drawing, ``plates`` those of dice or of chips.
    """

    rect: Rect
    kind: str
    face: Rect
    runs: list[Run] = field(default_factory=list)
    tile: Tile | None = None
    panel: str = ""
    key: str = ""
    steps: tuple[Rect, Rect] | None = None
    strip: int = 0
    outlines: tuple[Outline, ...] = ()
    figure: Rect | None = None
    plates: list[Rect] = field(default_factory=list)

    def move(self, x: int, y: int) -> None:
        """Move the block by this many px."""
        self.rect = self.rect.move(x, y)
        self.face = self.face.move(x, y)
        self.figure = self.figure and self.figure.move(x, y)
        self.plates = [plate.move(x, y) for plate in self.plates]
        for run in self.runs:
            run.x += x
            run.y += y
        if self.steps is not None:
            self.steps = (self.steps[0].move(x, y), self.steps[1].move(x, y))


def lines(
    text: str, size: int, room: int, place: tuple[int, int], bold: bool = False, ink: str = "ink"
) -> list[Run]:
    """Return a text as runs, a line each, from ``place`` downwards."""
    return [
        Run(line, place[0], place[1] + number * size, size, bold, ink)
        for number, line in enumerate(fonts.wrap(text, size, room, bold))
    ]


def text_blocks(
    text: str, size: int, room: int, place: tuple[int, int], bold: bool = False, ink: str = "ink"
) -> list[Block]:
    """Return a text as blocks, a line each: a line is shown whole or not at all."""
    return [
        Block(run.rect, "text", run.rect, [run])
        for run in lines(text, size, room, place, bold, ink)
    ]


def bottom(blocks: list[Block], start: int = 0) -> int:
    """Return where the lowest of the blocks ends."""
    return max((block.rect.bottom for block in blocks), default=start)
