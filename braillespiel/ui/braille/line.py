"""The Braille line: zone sign, cards in short notation, the focused one underlined.

Pure layout: Braille wordings in, rows of cells out. A cell is one byte, bit n for dot n + 1.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from braillespiel.games.zones import Item, Shape, Zone
from braillespiel.ui.braille.transcriber import Transcriber

UNDERLINE = 0xC0
"""Dots 7 and 8: the focused card, the cursor."""
_UNDERLINED = bytes(cell | UNDERLINE for cell in range(256))


@dataclass(frozen=True, slots=True)
class Chunk:
    """A piece of the line that is not split if it fits: one card, one menu entry."""

    braille: str
    key: str = ""
    at: int = 0
    """In a field shown whole: its place, in halves of a card's width."""


@dataclass(frozen=True, slots=True)
class Line:
    """What a screen wants on the display: a lead (zone sign), chunks, and which one is focused."""

    lead: str
    chunks: tuple[Chunk, ...]
    focus: int | None = None
    rows: tuple[Line, ...] = ()
    """On displays with several lines: the field row by row, its cards under one another."""
    widest: str = ""
    """Of a field: the widest card that can come into it."""
    items: tuple[Line, ...] = ()
    """On displays with several lines: items that form no field, each on a line of its own."""
    beside: Line | None = None
    """On displays with several lines: the field that lies beside this one if both fit."""
    right: bool = False
    """Whether this field is the right one of the two."""

    @property
    def focused_key(self) -> str:
        """The key of the focused chunk, or of the first one if none has the focus."""
        focus = self.focus or 0
        return self.chunks[focus].key if focus < len(self.chunks) else ""


@dataclass(slots=True)
class Page:
    """One width of cells and, for every cell, the key of the chunk under it."""

    cells: bytearray
    keys: list[str] = field(default_factory=list)
    focused: bool = False


Row: TypeAlias = list[tuple[int, bytes]]
"""What lies on one width of cells: numbers of chunks, each with its cells, or a piece of them."""


def pages(line: Line, width: int, transcriber: Transcriber) -> list[Page]:
    """Lay out a line over as many pages of ``width`` cells as it needs, at least one."""
    lead, cells = written(line, width, transcriber)
    return [page(line, lead, row, width) for row in filled(cells, len(lead), width)]


def written(line: Line, width: int, transcriber: Transcriber) -> tuple[bytes, list[bytes]]:
    """Return the cells of a line's lead, cut off where it leaves no room, and of its chunks."""
    lead = transcriber.cells(line.lead)[: max(0, width - 4)]
    return lead, [transcriber.cells(chunk.braille) for chunk in line.chunks]


def balanced(cells: Sequence[bytes], start: int, width: int) -> list[Row]:
    """Fill rows as :func:`filled` does, but so that the last one is not nearly blank."""
    result = filled(cells, start, width)
    if len(result) == 1 or _used(result[-1], start) >= width // 3:
        return result
    low, high = width // 2, width
    while low < high:
        middle = (low + high) // 2
        if len(filled(cells, start, middle)) > len(result):
            low = middle + 1
        else:
            high = middle
    return filled(cells, start, high)


def filled(cells: Sequence[bytes], start: int, most: int) -> list[Row]:
    """Spread chunks over rows of at most ``most`` cells, of which a lead takes ``start``."""
    row: Row = []
    result = [row]
    used = start
    for number, rest in enumerate(cells):
        if used > start and used + 1 + len(rest) > most:
            row = []
            result.append(row)
            used = start
        while True:
            used += used > 0  # a blank
            if used + len(rest) <= most:
                row.append((number, rest))
                used += len(rest)
                break
            piece, rest = part(rest, most - used, most - start)
            row.append((number, piece))
            used += len(piece)
            if not rest:
                break
            row = []
            result.append(row)
            used = start
    return result


def _used(row: Row, start: int) -> int:
    """Return up to where a row is not blank."""
    used = end = start
    for _, piece in row:
        used += used > 0
        text = len(piece.rstrip(b"\0"))
        end = used + text if text else end
        used += len(piece)
    return end


def page(line: Line, lead: bytes, row: Row, width: int) -> Page:
    """Return a row as ``width`` cells with the focused chunk underlined, and what lies there."""
    cells, keys = bytearray(lead), [""] * len(lead)
    focused = False
    for number, piece in row:
        key = line.chunks[number].key
        if cells:
            cells.append(0)
            keys.append(key if key == keys[-1] else "")
        if number == line.focus:
            piece, focused = piece.translate(_UNDERLINED), True
        cells += piece
        keys += [key] * len(piece)
    missing = width - len(cells)
    cells += bytes(missing)
    keys += [""] * missing
    return Page(cells, keys, focused)


def part(cells: bytes, room: int, row: int) -> tuple[bytes, bytes]:
    """Cut off as much as fits of a piece that is too long, at a blank if there is one.

    A word longer than a whole ``row`` has to be split anyway: it begins behind the one before.
    """
    if len(cells) <= room:
        return cells, b""
    blanks = [at for at, cell in enumerate(cells) if not cell & ~UNDERLINE]
    ends = [*blanks, len(cells)]
    word = next(at for at, end in enumerate(ends) if end > room or end == len(cells))
    begins = ends[word - 1] + 1 if word else 0
    if ends[word] - begins > row and begins < room:
        return cells[:room], cells[room:]
    for end in range(room, 0, -1):
        if not cells[end] & ~UNDERLINE:
            return cells[:end], cells[end + 1 :]
    return cells[:room], cells[room:]


def wrap(cells: bytes, width: int) -> list[bytes]:
    """Break a message at its blanks into rows of at most ``width`` cells.

    A longer word is split where a row ends.
    """
    rows: list[bytes] = []
    row = b""
    for word in cells.split(b"\0"):
        if (
            row
            and len(row) + 1 + len(word) > width
            and (len(word) <= width or len(row) + 1 >= width)
        ):
            rows.append(row)
            row = b""
        row = row + b"\0" + word if row else word
        while len(row) > width:
            rows.append(row[:width])
            row = row[width:]
    if row or not rows:
        rows.append(row)
    return [row.ljust(width, b"\0") for row in rows]


def zone_line(zone: Zone, focus: Item | None, with_rows: bool = False) -> Line:
    """Return the line of a zone: a list in full; of a field, the row that has the focus."""
    if not zone.items:
        return Line(zone.sign, (Chunk(zone.empty.braille),))
    if zone.shape in (Shape.LIST, Shape.PILES):
        index = zone.items.index(focus) if focus in zone.items else None
        return Line(
            zone.sign, tuple(Chunk(item.text.braille, item.key) for item in zone.items), index
        )
    axis = 1 if zone.shape is Shape.HEX else 0
    numbers = sorted({item.place[axis] for item in zone.items})
    here = focus.place[axis] if focus in zone.items and focus is not None else numbers[0]
    line = _row(zone, here, axis, focus, numbers.index(here) + 1)
    if not with_rows:
        return line
    rows = _field(zone, numbers, axis, focus)
    if zone.shape is Shape.ROWS:
        lines = tuple(
            Line(row.lead, (chunk,), 0 if place == row.focus else None)
            for row in rows
            for place, chunk in enumerate(row.chunks)
        )
        return replace(line, items=lines)
    return replace(line, rows=rows, widest=zone.widest)


def in_print(line: Line) -> str:
    """Return a line's wordings one after the other, the focused one in brackets."""
    parts = [line.lead, *[chunk.braille for chunk in line.chunks]]
    if line.focus is not None and len(line.chunks) > 1:
        parts[line.focus + 1] = f"[{parts[line.focus + 1]}]"
    return " ".join(filter(None, parts))


def with_marks(line: Line, marked: Collection[str], sign: str) -> Line:
    """Put ``sign`` before the marked chunks, in the line and in its rows."""
    if not marked:
        return line
    chunks = tuple(
        replace(chunk, braille=f"{sign}{chunk.braille}") if chunk.key in marked else chunk
        for chunk in line.chunks
    )
    rows = tuple(with_marks(row, marked, sign) for row in line.rows)
    items = tuple(with_marks(item, marked, sign) for item in line.items)
    beside = None if line.beside is None else with_marks(line.beside, marked, sign)
    return replace(line, chunks=chunks, rows=rows, items=items, beside=beside)


def row_sign(zone: Zone, shown: int) -> str:
    """Return what stands before the row ``shown`` (from 1) of a field: "f1"."""
    name = zone.rows[shown - 1].braille if shown <= len(zone.rows) else str(shown)
    between = " " if zone.sign and name[1:].isalpha() else ""
    return f"{zone.sign}{between}{name}"


def _row(zone: Zone, number: int, axis: int, focus: Item | None, shown: int) -> Line:
    items = [item for item in zone.items if item.place[axis] == number]
    items.sort(key=lambda item: item.place[1 - axis])
    index = items.index(focus) if focus in items else None
    return Line(
        row_sign(zone, shown), tuple(Chunk(item.text.braille, item.key) for item in items), index
    )


def _field(zone: Zone, numbers: Sequence[int], axis: int, focus: Item | None) -> tuple[Line, ...]:
    """Return all rows with the place of every card; hexagon rows are shifted by half a card."""
    hexagons = zone.shape is Shape.HEX

    def at(item: Item) -> int:
        return 2 * item.place[0] + item.place[1] if hexagons else 2 * item.place[1]

    first = min(at(item) for item in zone.items)
    rows = []
    for shown, number in enumerate(numbers, 1):
        line = _row(zone, number, axis, focus, shown)
        places = {item.key: at(item) - first for item in zone.items}
        chunks = tuple(
            # A hexagon's columns show where cards are missing; the rest of an item would say it.
            replace(
                chunk,
                braille=chunk.braille.split(" ")[0] if hexagons else chunk.braille,
                at=places[chunk.key],
            )
            for chunk in line.chunks
        )
        rows.append(Line("" if hexagons else line.lead, chunks, line.focus))
    return tuple(rows)
