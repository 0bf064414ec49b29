"""The Braille line: zone sign, cards in short notation, the focused one underlined.

Pure layout: Braille wordings in, rows of cells out. A cell is one byte, bit n for dot n + 1.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

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


def pages(line: Line, width: int, transcriber: Transcriber) -> list[Page]:
    """Lay out a line over as many pages of ``width`` cells as it needs, at least one."""
    return _filled(line, width, width, transcriber)


def balanced(line: Line, width: int, transcriber: Transcriber) -> list[Page]:
    """Lay out a line as :func:`pages` does, but so that the last page is not nearly blank."""
    result = pages(line, width, transcriber)
    if len(result) == 1 or _used(result[-1]) >= width // 3:
        return result
    low, high = width // 2, width
    while low < high:
        middle = (low + high) // 2
        if len(_filled(line, width, middle, transcriber)) > len(result):
            low = middle + 1
        else:
            high = middle
    return _filled(line, width, high, transcriber)


def _used(page: Page) -> int:
    return len(page.cells.rstrip(b"\0"))


def _filled(line: Line, width: int, most: int, transcriber: Transcriber) -> list[Page]:
    """Lay out a line over pages of ``width`` cells, using at most ``most`` cells of each."""
    lead = transcriber.cells(line.lead)[: max(0, width - 4)]
    start = len(lead)
    page = Page(bytearray(lead), [""] * start)
    result = [page]
    for number, chunk in enumerate(line.chunks):
        cells = transcriber.cells(chunk.braille)
        focused = number == line.focus
        if focused:
            cells = cells.translate(_UNDERLINED)
        used = len(page.cells)
        if used > start and used + (used > 0) + len(cells) > most:
            page = Page(bytearray(lead), [""] * start)
            result.append(page)
            used = start
        while True:
            if used:
                page.cells.append(0)
                page.keys.append(chunk.key if chunk.key == page.keys[-1] else "")
                used += 1
            piece, cells = part(cells, most - used, most - start)
            page.cells += piece
            page.keys += [chunk.key] * len(piece)
            page.focused |= focused
            if not cells:
                break
            page = Page(bytearray(lead), [""] * start)
            result.append(page)
            used = start
    for page in result:
        missing = width - len(page.cells)
        page.cells += bytes(missing)
        page.keys += [""] * missing
    return result


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
    marked = [
        f"[{chunk.braille}]" if number == line.focus and len(line.chunks) > 1 else chunk.braille
        for number, chunk in enumerate(line.chunks)
    ]
    return " ".join(part for part in (line.lead, *marked) if part)


def with_marks(line: Line, marked: Collection[str], sign: str) -> Line:
    """Put ``sign`` before the marked chunks, in the line and in its rows."""
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
