"""The foot of the window: magnifier, captions, the Braille line, buttons. It never scrolls."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect

from braillespiel.output.picture import Picture
from braillespiel.output.window import fonts
from braillespiel.output.window.blocks import LEAST, Block, Run, Sizes, lines

SENTENCES = 3
"""How many of the last sentences are shown at most."""


@dataclass(slots=True)
class BrailleRow:
    """A row of cells, each ``size`` px high, from ``place`` on."""

    cells: str
    place: tuple[int, int]
    size: int


@dataclass(slots=True)
class Dock:
    """What is at the foot, from ``top`` down to the window's edge."""

    top: int
    blocks: list[Block] = field(default_factory=list)
    braille: list[BrailleRow] = field(default_factory=list)
    areas: list[Rect] = field(default_factory=list)
    """The grounds that captions, magnifier and Braille lie on."""


def lay(picture: Picture, sizes: Sizes) -> Dock:
    """Lay out the foot from below: buttons, Braille, captions, magnifier."""
    down = sizes.window[1]
    dock = Dock(down)
    _buttons(picture, sizes, dock)
    if picture.braille:
        _braille(picture, sizes, dock)
    share = 15 if picture.magnified else 22
    _captions(picture, sizes, dock, min(3 * sizes.unit, down * share // 100))
    if picture.magnified:
        _magnifier(picture, sizes, dock, min(4 * sizes.unit, down * 26 // 100))
    return dock


def _buttons(picture: Picture, sizes: Sizes, dock: Dock) -> None:
    if not picture.buttons:
        return
    room = sizes.window[0] - 2 * sizes.pad
    size = min(sizes.unit * 17 // 20, max(sizes.base * 17 // 20, sizes.window[1] // 24))
    while size > LEAST and _buttons_width(picture, size) > room:
        size -= 1
    gap, margin = size // 3, max(2, size // 6)
    high = size + size // 2
    rows: list[list[Block]] = [[]]
    x = 0
    for button in picture.buttons:
        wide = fonts.width(button.text, size) + size
        if rows[-1] and x + wide > room:
            rows.append([])
            x = 0
        face = Rect(sizes.pad + x, 0, wide, high)
        run = Run(button.text, face.left + size // 2, size // 4, size)
        rows[-1].append(Block(face, "button", face, [run], key=button.key))
        x += wide + gap
    y = dock.top - len(rows) * (high + margin) - margin
    dock.top = y
    for number, row in enumerate(rows):
        for block in row:
            block.move(0, y + margin + number * (high + margin))
            dock.blocks.append(block)


def _buttons_width(picture: Picture, size: int) -> int:
    return sum(fonts.width(b.text, size) + size + size // 3 for b in picture.buttons)


def _braille(picture: Picture, sizes: Sizes, dock: Dock) -> None:
    across, down = sizes.window
    rows = len(picture.braille)
    columns = max(len(row) for row in picture.braille)
    room = across - 4 * sizes.pad
    size = min(sizes.unit * 2, down * 18 // 100 // max(1, rows) * 10 // 17)
    size = max(10, size)
    while size > 10 and fonts.cell_width(size) * columns > room:
        size -= 1
    small = max(LEAST, min(size * 3 // 5, sizes.unit * 17 // 20))
    high = rows * (size + small) + sizes.pad
    dock.top -= high + sizes.pad // 2
    area = Rect(sizes.pad, dock.top, across - 2 * sizes.pad, high)
    dock.areas.append(area)
    wide = fonts.cell_width(size)
    y = dock.top + sizes.pad // 2
    for number, cells in enumerate(picture.braille):
        left = area.left + sizes.pad
        dock.braille.append(BrailleRow(cells, (left, y), size))
        prints = picture.prints[number] if number < len(picture.prints) else ()
        for start, count, text in prints:
            limit = max(wide * count, wide)
            letters = small
            while letters > 9 and fonts.width(text, letters) > limit:
                letters -= 1
            run = Run(text, left + start * wide, y + size, letters, ink="quiet")
            dock.blocks.append(Block(run.rect, "text", run.rect, [run]))
        y += size + small


def _captions(picture: Picture, sizes: Sizes, dock: Dock, high: int) -> None:
    """Show the last sentence as large as it fits, older ones above it if there is room."""
    across = sizes.window[0] - 4 * sizes.pad
    dock.top -= high + sizes.pad + sizes.pad // 2
    area = Rect(sizes.pad, dock.top, sizes.window[0] - 2 * sizes.pad, high + sizes.pad)
    dock.areas.append(area)
    if not picture.captions:
        return
    last = picture.captions[-1]
    size = fonts.fit(last, sizes.unit, LEAST, (across, high), True)
    left = area.left + sizes.pad
    floor = area.bottom - sizes.pad // 2
    for number, text in enumerate(picture.captions[-1 : -1 - SENTENCES : -1]):
        count = len(fonts.wrap(text, size, across, number == 0))
        top = floor - count * size
        if number and top < area.top + sizes.pad // 2:
            break
        ink = "quiet" if number else "ink"
        for run in lines(text, size, across, (left, top), number == 0, ink):
            dock.blocks.append(Block(run.rect, "text", run.rect, [run]))
        floor = top


def _magnifier(picture: Picture, sizes: Sizes, dock: Dock, high: int) -> None:
    """Show the focused item, very large."""
    across = sizes.window[0] - 4 * sizes.pad
    dock.top -= high + sizes.pad // 2
    area = Rect(sizes.pad, dock.top, sizes.window[0] - 2 * sizes.pad, high)
    dock.areas.append(area)
    size = fonts.fit(picture.magnified, sizes.unit * 3, LEAST, (across, high * 9 // 10), True)
    count = len(fonts.wrap(picture.magnified, size, across, True))
    top = area.centery - count * size // 2
    for run in lines(picture.magnified, size, across, (area.left + sizes.pad, top), True):
        dock.blocks.append(Block(run.rect, "text", run.rect, [run]))
