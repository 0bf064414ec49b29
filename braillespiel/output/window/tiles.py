"""One tile as a block: how large a card, a hexagon, a table cell, a menu entry has to be."""

from __future__ import annotations

from pygame import Rect

from braillespiel.output.picture import Tile
from braillespiel.output.window import figures, fonts
from braillespiel.output.window.blocks import LEAST, Block, Run, Sizes, lines


def _centred(text: str, size: int, area: Rect, bold: bool = True, ink: str = "face") -> Run:
    across = fonts.width(text, size, bold)
    return Run(text, area.centerx - across // 2, area.centery - size // 2, size, bold, ink)


def _shrunk(text: str, size: int, room: int, bold: bool) -> int:
    """Return the greatest size of at most ``size`` at which a text stays on one line."""
    across = fonts.width(text, size, bold)
    if across <= max(0, room):
        return size
    size = max(LEAST, size * room // across)
    while size > LEAST and fonts.width(text, size, bold) > room:
        size -= 1
    return size


def card(tile: Tile, sizes: Sizes, room: int) -> Block:
    """Return a card: its symbol large, its letter in the corner, its pattern along the foot.

    A small drawing stands below the symbol, which then lies beside the letter.
    """
    unit, margin = sizes.unit, sizes.margin
    ink = "ink" if figures.is_empty(tile) else "face"
    drawn = figures.has_drawing(tile)
    size = _shrunk(tile.symbol, unit * 33 // 20, room - 2 * margin - unit, True)
    letter = fonts.width(tile.letter, unit, True) if tile.letter else 0
    across = max(unit * 9 // 4, fonts.width(tile.symbol, size, True) + unit, letter + unit)
    beside = letter + unit // 3 if drawn and tile.letter else 0
    if beside:
        across = max(across, beside + fonts.width(tile.symbol, size, True) + unit // 2)
    down = unit * 7 // 2
    face = Rect(margin, margin, across, down)
    strip = unit // 2 if tile.pattern and not tile.back else 0
    block = Block(face.inflate(2 * margin, 2 * margin), "card", face, strip=strip)
    if tile.letter and not tile.back:
        block.runs.append(
            Run(tile.letter, face.left + unit // 3, face.top + unit // 16, unit, True, ink)
        )
    if drawn:
        large = tile.figure.startswith("tile-")  # which is drawn small in its square
        edge = min(unit * (19 if large else 13) // 10, across - unit // 2)
        block.figure = Rect(face.centerx - edge // 2, face.bottom - strip - edge, edge, edge)
        block.figure.top -= max(1, unit // 8)
    if tile.prints:
        size = min(size, unit * 3 // 2)
        wide = fonts.cell_width(size)
        top = face.top + (down - size - unit) // 2
        start = face.centerx - fonts.width(tile.symbol, size, True) // 2
        block.runs.append(Run(tile.symbol, start, top, size, True, "face"))
        for first, count, text in tile.prints:
            small = _shrunk(text, unit * 17 // 20, max(1, count) * wide, False)
            block.runs.append(Run(text, start + first * wide, top + size, small, False, "face"))
    elif tile.symbol:
        area = Rect(face)
        if drawn:
            area.left += beside
            area.width -= beside
            area.height = unit * 7 // 4
        elif tile.letter and not tile.back:
            area.top += unit
            area.height -= unit
        if not drawn:
            area.height -= strip + max(0, strip // 4)
        block.runs.append(_centred(tile.symbol, size, area, ink=ink))
    return block


def dice(tile: Tile, sizes: Sizes, room: int) -> Block:
    """Return dice side by side, or in rows where room is short; below them what they show."""
    unit, margin = sizes.unit, sizes.margin
    faces = figures.dice(tile)
    edge = min(unit * 2, room - 2 * margin)
    columns = max(1, min(len(faces), (room - 2 * margin) // (edge + unit // 4)))
    rows = -(-len(faces) // columns)
    wide = columns * (edge + unit // 4) - unit // 4
    high = rows * (edge + unit // 4) - unit // 4
    face = Rect(margin, margin, wide, high)
    block = Block(face.inflate(2 * margin, 2 * margin), "dice", face)
    for number in range(len(faces)):
        at = divmod(number, columns)
        place = (face.left + at[1] * (edge + unit // 4), face.top + at[0] * (edge + unit // 4))
        block.plates.append(Rect(place, (edge, edge)))
    if any(faces) and tile.symbol:
        block.face.height += unit * 5 // 4
        block.rect.height += unit * 5 // 4
        below = Rect(face.left, face.bottom - unit * 5 // 4, wide, unit * 5 // 4)
        block.runs.append(_centred(tile.symbol, unit, below, ink="ink"))
    return block


def listed(tile: Tile, sizes: Sizes, room: int) -> Block:
    """Return a line of the desk: a sign, a name, and each fact as a chip of its own."""
    unit, margin = sizes.unit, sizes.margin
    inside = min(room - 2 * margin, unit * 30)
    gap, left = unit // 3, margin + unit * 2
    block = Block(Rect(0, 0, 0, 0), "line", Rect(margin, margin, inside, 0))
    block.figure = Rect(margin + gap, margin + unit // 4, unit * 5 // 4, unit * 5 // 4)
    block.runs = lines(tile.text, unit, inside - unit * 2 - gap, (left, margin + gap), True)
    y = margin + gap + len(block.runs) * unit
    x = max(run.rect.right for run in block.runs) + unit if len(block.runs) == 1 else left
    y -= unit if len(block.runs) == 1 else 0
    size, chip_ink = unit * 17 // 20, "first"
    for fact in tile.facts:
        shown = lines(fact, size, inside - unit * 2 - 3 * gap, (0, 0), ink=chip_ink)
        wide = max(run.rect.width for run in shown) + 2 * gap
        if x > left and x + wide > margin + inside - gap:
            x, y = left, y + unit * 3 // 2
        for number, run in enumerate(shown):
            run.x, run.y = x + gap, y + (unit - size) // 2 + number * size
            block.runs.append(run)
        high = unit + (len(shown) - 1) * size
        block.plates.append(Rect(x, y - unit // 8, wide, high + unit // 4))
        y += (len(shown) - 1) * size
        x += wide + gap
        chip_ink = "ink"
    block.face.height = y + unit + gap - margin
    block.rect = block.face.inflate(2 * margin, 2 * margin)
    return block


def pile(tile: Tile, sizes: Sizes, room: int) -> Block:
    """Return a pile: its top card, and beside it what it is."""
    unit, margin = sizes.unit, sizes.margin
    block = card(tile, sizes, room)
    block.kind = "pile"
    size = unit * 17 // 20
    words = f"{tile.text}\n{tile.state}" if tile.state else tile.text
    left = block.face.right + unit // 2
    beside = min(unit * 9, room - left - margin)
    if beside < unit * 4:
        left, beside = margin, room - 2 * margin
        runs = lines(words, size, beside, (left, block.face.bottom + margin), ink="quiet")
    else:
        runs = lines(words, size, beside, (left, 0), ink="quiet")
        top = max(margin, block.face.centery - len(runs) * size // 2)
        for run in runs:
            run.y += top
    block.runs += runs
    right = max(run.rect.right for run in runs) if runs else block.face.right
    foot = max([block.face.bottom, *(run.rect.bottom for run in runs)])
    block.rect = Rect(0, 0, max(right, block.face.right) + margin, foot + margin)
    return block


def chip(tile: Tile, sizes: Sizes, room: int, between: str) -> Block:
    """Return something that has words but no symbol, its state after ``between``."""
    unit, margin = sizes.unit, sizes.margin
    inside = min(room - 2 * margin - unit, unit * 16)
    words = f"{tile.text}{between}{tile.state}" if tile.state else tile.text
    runs = lines(words, unit, inside, (margin + unit // 2, margin + unit // 3))
    across = max([unit * 2, *(run.rect.width for run in runs)]) + unit
    face = Rect(margin, margin, across, len(runs) * unit + unit * 2 // 3)
    return Block(face.inflate(2 * margin, 2 * margin), "chip", face, runs)


def table_cell(tile: Tile, sizes: Sizes, room: int, *, marks: bool) -> Block:
    """Return a cell of a grid, as small as what stands in it allows.

    Where cells are marked there is room for the tick above the text.
    """
    unit, margin = sizes.unit, sizes.margin
    text = tile.symbol or tile.text
    runs = lines(text, unit, min(room - 2 * margin - unit // 2, unit * 12), (0, 0), ink="face")
    across = max([unit * 7 // 4, *(run.rect.width + unit // 2 for run in runs)])
    down = max(unit * 7 // 4, len(runs) * unit + (unit if marks else unit // 2))
    face = Rect(margin, margin, across, down)
    block = Block(face.inflate(2 * margin, 2 * margin), "cell", face, runs)
    block.strip = unit // 3 if tile.pattern else 0
    return block


def settle_cell(block: Block, across: int, down: int) -> None:
    """Give a cell the size of its column and row, and centre its text in it."""
    grow_x, grow_y = across - block.rect.width, down - block.rect.height
    block.rect.size = (across, down)
    block.face.width += grow_x
    block.face.height += grow_y
    high = sum(run.size for run in block.runs)
    top = block.face.centery - (high + block.strip) // 2
    if block.tile is not None and block.tile.marked:  # the tick lies above
        top = block.face.bottom - block.strip - high
    for number, run in enumerate(block.runs):
        run.x = block.face.centerx - run.rect.width // 2
        run.y = top + number * run.size


def hexagon(tile: Tile, sizes: Sizes) -> Block:
    """Return a hexagonal card that stands on a corner; neighbours touch its rectangle."""
    unit = sizes.unit
    radius = unit * 3 / 2
    rect = Rect(0, 0, round(radius * 1.732), round(radius * 2))
    block = Block(rect, "hex", Rect(rect))
    text = tile.symbol or ("" if tile.back else tile.text[:2])
    if text:
        size = _shrunk(text, unit * 5 // 4, round(rect.width * 0.72), True)
        area = rect.move(0, -unit // 6 if tile.pattern else 0)
        block.runs.append(_centred(text, size, area))
    return block


def entry(tile: Tile, sizes: Sizes, room: int, high: int) -> Block:
    """Return a menu entry as wide as ``room``: sign, name, value; at most ``high`` px high."""
    margin, base = sizes.margin, sizes.base
    kind = tile.control.kind
    stepped = kind in ("choice", "slider")
    inside = room - 2 * margin
    size = sizes.unit
    text = f"{tile.text} {tile.value}".strip()
    while size > base and not _entry_fits(tile, text, size, inside, high - 2 * margin):
        size = max(base, size * 15 // 16)
    gap = size // 2
    left = margin + gap + (size + gap if kind == "check" else 0)
    arrows = 2 * (size + gap) if stepped else 0
    usable = margin + inside - gap - left
    top = margin + size // 4
    name = fonts.width(tile.text, size)
    worth = "" if kind == "check" else tile.value
    value = fonts.width(worth, size, True) if worth else 0
    steps = None
    if not worth:
        runs = lines(tile.text, size, usable, (left, top))
        foot = top + len(runs) * size
    elif name + size + value + arrows <= usable:
        runs = [Run(tile.text, left, top, size)]
        edge = margin + inside - gap
        runs.append(Run(worth, edge - arrows // 2 - value, top, size, True, "accent"))
        foot = top + size
        if stepped:
            steps = (
                Rect(edge - arrows - value, top, size, size),
                Rect(edge - size, top, size, size),
            )
    else:
        runs = lines(tile.text, size, usable, (left, top))
        below = top + len(runs) * size
        start = left + arrows // 2
        shown = lines(worth, size, usable - arrows, (start, below), True, "accent")
        runs += shown
        foot = below + len(shown) * size
        if stepped:
            steps = (
                Rect(left, below, size, size),
                Rect(margin + inside - gap - size, below, size, size),
            )
    bar = size // 3 if kind == "slider" else 0
    face = Rect(margin, margin, inside, foot - margin + size // 4 + bar)
    block = Block(face.inflate(2 * margin, 2 * margin), "entry", face, runs, steps=steps)
    block.strip = bar
    return block


def _entry_fits(tile: Tile, text: str, size: int, inside: int, high: int) -> bool:
    stepped = tile.control.kind in ("choice", "slider")
    usable = inside - size - (3 * size if stepped or tile.control.kind == "check" else 0)
    if fonts.longest_word(text, size, True) > usable:
        return False
    count = len(fonts.wrap(tile.text, size, usable))
    count += len(fonts.wrap(tile.value, size, usable, True)) if tile.value else 0
    return count * size + size <= high
