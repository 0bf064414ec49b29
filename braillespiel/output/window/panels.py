"""One panel as blocks: a heading and tiles in the shape of their zone, from (0, 0)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass

from pygame import Rect

from braillespiel.output.picture import Panel, Tile
from braillespiel.output.window import drawings, figures, fonts, tiles
from braillespiel.output.window.blocks import Block, Run, Sizes, bottom, lines, text_blocks


@dataclass(slots=True)
class Laid:
    """A panel laid out: its blocks, and how much room they take."""

    panel: Panel
    blocks: list[Block]
    width: int
    height: int
    more: tuple[bool, bool] = (False, False)
    """Whether anything is hidden to the left and to the right."""
    place: tuple[int, int] = (0, 0)

    def move_to(self, x: int, y: int) -> None:
        """Move the whole panel to a place."""
        across, down = x - self.place[0], y - self.place[1]
        if across or down:
            for block in self.blocks:
                block.move(across, down)
            self.place = x, y


@dataclass(frozen=True, slots=True)
class PanelRoom:
    """What a panel may take: its greatest width and the height of the viewport, in px."""

    width: int
    height: int


class PanelLayout:
    """Lays panels out, and keeps them: most of a picture is as it was in the last one."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[tuple[object, ...], Laid]] = {}

    def lay(
        self,
        panel: Panel,
        focus: str | None,
        sizes: Sizes,
        room: PanelRoom,
        notes: tuple[str, ...],
    ) -> Laid:
        """Lay a panel out as ``lay`` does; its place may be that of the last time."""
        scrolls = panel.menu or panel.shape in ("hex", "grid")
        asked = (panel, focus if scrolls else None, sizes, room, notes)
        kept = self._kept.get(panel.id)
        if kept is not None and kept[0] == asked:
            return kept[1]
        laid = lay(panel, focus, sizes, room, notes)
        self._kept[panel.id] = asked, laid
        return laid

    def keep_only(self, ids: Collection[str]) -> None:
        """Forget the panels that are there no more."""
        for gone in self._kept.keys() - ids:
            del self._kept[gone]


def lay(
    panel: Panel, focus: str | None, sizes: Sizes, room: PanelRoom, notes: tuple[str, ...]
) -> Laid:
    """Lay a panel out. ``focus`` is the focused tile's key, ``notes`` text that belongs to it."""
    head = heading(panel, sizes, room.width - panel.acts * sizes.unit * 5 // 4)
    if panel.acts and head:
        head = _marked(head, sizes)
    top = bottom(head) + (sizes.unit // 6 if head else 0)
    more = (False, False)
    if not panel.tiles:
        blocks = text_blocks(panel.empty, sizes.unit, room.width, (0, top), ink="quiet")
    elif panel.menu:
        blocks = _menu(panel, focus, sizes, room, top, notes)
    elif panel.shape == "hex":
        blocks, more = _window(_hex(panel, sizes, top), focus, room.width)
    elif panel.shape == "grid":
        blocks, more = _window(_grid(panel, sizes, room, top), focus, room.width)
    elif panel.shape == "rows":
        blocks = _rows(panel, sizes, room, top)
    else:
        blocks = _flow([_tile(panel, tile, sizes, room.width) for tile in panel.tiles], room, top)
    if panel.drawing:
        blocks.append(_beside(panel, blocks, sizes, room, top))
    for block in blocks:
        block.panel = panel.id
        if block.tile is not None:
            block.key = block.tile.key
    everything = head + blocks
    across = max((block.rect.right for block in everything), default=0)
    return Laid(panel, everything, min(across, room.width), bottom(everything), more)


def _marked(head: list[Block], sizes: Sizes) -> list[Block]:
    """Put a sign before a heading: whoever the panel belongs to is to act."""
    size = head[0].runs[0].size
    for block in head:
        block.move(size, 0)
    sign = Rect(0, head[0].rect.top, size * 4 // 5, size)
    return [Block(sign, "acts", sign), *head]


def heading(panel: Panel, sizes: Sizes, room: int) -> list[Block]:
    """Return the panel's name and its summary, on one line if they fit."""
    size = sizes.unit * (23 if panel.menu else 20) // 20
    size = fonts.fit(panel.name, size, sizes.base, (room, 3 * size), True)
    blocks = text_blocks(panel.name, size, room, (0, 0), True)
    if not panel.summary or not blocks:
        return blocks
    last = blocks[-1].runs[0]
    small = max(sizes.base, size * 17 // 20)
    left = last.rect.right + size // 2
    if left + fonts.width(panel.summary, small) <= room:
        run = Run(panel.summary, left, last.y + size - small, small, ink="quiet")
        last_block = blocks[-1]
        last_block.runs.append(run)
        last_block.rect = last_block.rect.union(run.rect)
        return blocks
    return blocks + text_blocks(panel.summary, small, room, (0, bottom(blocks)), ink="quiet")


def _beside(panel: Panel, blocks: list[Block], sizes: Sizes, room: PanelRoom, top: int) -> Block:
    """Return the panel's drawing, to the right of its tiles or below them."""
    right = max((block.rect.right for block in blocks), default=0) + sizes.unit
    if room.width - right >= sizes.unit * 8:
        drawn = drawings.block(panel.drawing, sizes, (room.width - right, room.height))
        drawn.move(right, top)
    else:
        drawn = drawings.block(panel.drawing, sizes, (room.width, room.height))
        drawn.move(0, bottom(blocks, top) + sizes.pad)
    return drawn


def _tile(panel: Panel, tile: Tile, sizes: Sizes, room: int) -> Block:
    tile = figures.counted(tile)
    if figures.listed(tile):
        block = tiles.listed(tile, sizes, room)
    elif figures.dice(tile):
        block = tiles.dice(tile, sizes, room)
    elif panel.shape == "piles" and (tile.symbol or tile.back):
        block = tiles.pile(tile, sizes, room)
    elif tile.symbol or tile.back:
        block = tiles.card(tile, sizes, room)
    else:
        block = tiles.chip(tile, sizes, room, panel.signs.list)
    block.tile = tile
    return block


def _flow(blocks: list[Block], room: PanelRoom, top: int, left: int = 0) -> list[Block]:
    """Set blocks side by side, on as many lines as they need."""
    x, y, down = left, top, 0
    line: list[Block] = []

    def end_line() -> None:
        for done in line:
            done.move(0, (down - done.rect.height) // 2)
        line.clear()

    for block in blocks:
        if x > left and x + block.rect.width > room.width:
            end_line()
            x, y, down = left, y + down, 0
        block.move(x, y)
        line.append(block)
        x += block.rect.width
        down = max(down, block.rect.height)
    end_line()
    return blocks


def _rows(panel: Panel, sizes: Sizes, room: PanelRoom, top: int) -> list[Block]:
    """Set the tiles of every row after its name, or below it if room is short."""
    by_row: dict[int, list[Tile]] = defaultdict(list)
    for tile in panel.tiles:
        by_row[tile.place[0]].append(tile)
    numbers = sorted({*by_row, *range(len(panel.rows))})
    size = max(sizes.base, sizes.unit * 17 // 20)
    names = {n: panel.rows[n] if n < len(panel.rows) else "" for n in numbers}
    widest = max((fonts.width(name, size) for name in names.values()), default=0)
    beside = widest + size if widest <= room.width * 3 // 10 else 0
    found: list[Block] = []
    y = top
    for number in numbers:
        row = sorted(by_row[number], key=lambda tile: tile.place[1])
        name = names[number]
        if not beside:
            name_blocks = text_blocks(name, size, room.width, (0, y), ink="quiet") if name else []
            found += name_blocks
            y = bottom(name_blocks, y)
        laid = _flow([_tile(panel, t, sizes, room.width - beside) for t in row], room, y, beside)
        foot = bottom(laid, y + size)
        if beside and name:
            middle = y + (laid[0].rect.height if laid else size) // 2 - size // 2
            found += text_blocks(name, size, widest + 1, (0, middle), ink="quiet")
        found += laid
        y = foot
    return found


def _grid(panel: Panel, sizes: Sizes, room: PanelRoom, top: int) -> list[Block]:
    """Set cells in columns and rows that are as wide and high as their largest cell."""
    cells = []
    wide: dict[int, int] = defaultdict(int)
    high: dict[int, int] = defaultdict(int)
    for tile in panel.tiles:
        block = tiles.table_cell(tile, sizes, room.width, marks=panel.role == "table")
        block.tile = tile
        row, column = tile.place
        wide[column] = max(wide[column], block.rect.width)
        high[row] = max(high[row], block.rect.height)
        cells.append(block)
    names, left = _row_names(panel, sizes, room, sorted(high))
    lefts, tops = {}, {}
    x, y = left, top
    for column in sorted(wide):
        lefts[column] = x
        x += wide[column]
    for row in sorted(high):
        tops[row] = y
        y += high[row]
    for block in cells:
        assert block.tile is not None
        row, column = block.tile.place
        tiles.settle_cell(block, wide[column], high[row])
        block.move(lefts[column], tops[row])
    for row, run in names.items():
        run.y = tops[row] + high[row] // 2 - run.size // 2
    return [Block(run.rect, "text", run.rect, [run]) for run in names.values()] + cells


def _hex(panel: Panel, sizes: Sizes, top: int) -> list[Block]:
    """Set hexagons that stand on a corner; place is axial: q along the row, r the row."""
    laid = []
    for tile in panel.tiles:
        block = tiles.hexagon(tile, sizes)
        block.tile = tile
        q, r = tile.place
        block.move(round((q + r / 2) * block.rect.width), round(r * block.rect.height * 3 / 4))
        laid.append(block)
    left = min(block.rect.left for block in laid)
    first = min(block.rect.top for block in laid)
    numbers = sorted({block.tile.place[1] for block in laid if block.tile is not None})
    names = {}
    across = 0
    size = max(sizes.base * 4 // 5, sizes.unit * 3 // 4)
    for number, row in enumerate(numbers):
        if number < len(panel.rows):
            names[row] = Run(panel.rows[number], 0, 0, size, ink="quiet")
            across = max(across, names[row].rect.width + size // 2)
    for block in laid:
        block.move(across - left, top - first)
    for row, run in names.items():
        same = next(b for b in laid if b.tile is not None and b.tile.place[1] == row)
        run.y = same.rect.centery - size // 2
    return [Block(run.rect, "text", run.rect, [run]) for run in names.values()] + laid


def _row_names(
    panel: Panel, sizes: Sizes, room: PanelRoom, rows: list[int]
) -> tuple[dict[int, Run], int]:
    size = max(sizes.base, sizes.unit * 17 // 20)
    names = {
        row: Run(panel.rows[row], 0, 0, size, ink="quiet")
        for row in rows
        if row < len(panel.rows) and panel.rows[row]
    }
    widest = max((run.rect.width for run in names.values()), default=0)
    if not names or widest > room.width * 3 // 10:
        return {}, 0
    return names, widest + size // 2


def _window(
    blocks: list[Block], focus: str | None, room: int
) -> tuple[list[Block], tuple[bool, bool]]:
    """Show the part of a wide field around the focus; a tile is shown whole or not at all."""
    field = [block for block in blocks if block.tile is not None]
    across = max(block.rect.right for block in field)
    if across <= room:
        return blocks, (False, False)
    names = [block for block in blocks if block.tile is None]
    start = min(block.rect.left for block in field)
    if start > room * 3 // 10:
        names = []
    first = start if names else 0
    middle = next(
        (b.rect.centerx for b in field if b.tile is not None and b.tile.key == focus), first
    )
    shift = max(start - first, min(middle - (first + room) // 2, across - room))
    for block in field:
        block.move(-shift, 0)
    kept = [b for b in field if b.rect.left >= first and b.rect.right <= room]
    left = any(b.rect.left < first for b in field)
    right = any(b.rect.right > room for b in field)
    return names + kept, (left, right)


def _menu(
    panel: Panel, focus: str | None, sizes: Sizes, room: PanelRoom, top: int, notes: tuple[str, ...]
) -> list[Block]:
    """Set entries below each other; the focused one carries its notes."""
    across = min(room.width, sizes.unit * 34)
    laid: list[Block] = []
    y = top
    for tile in panel.tiles:
        block = tiles.entry(tile, sizes, across, room.height)
        block.tile = tile
        block.move(0, y)
        laid.append(block)
        y = block.rect.bottom
        if tile.key == focus:
            for note in notes:
                left = sizes.margin + sizes.unit
                wide = min(room.width - left - sizes.margin, sizes.unit * 40)
                size = fonts.fit(note, sizes.unit, sizes.base, (wide, room.height * 3 // 4))
                for run in lines(note, size, wide, (left, y + size // 4), ink="ink"):
                    laid.append(Block(run.rect, "text", run.rect, [run]))
                y = bottom(laid) + size // 2
    return laid
