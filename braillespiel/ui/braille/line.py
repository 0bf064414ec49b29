"""The Braille line: zone sign, cards in short notation, the focused one underlined.

Pure layout: Braille wordings in, rows of cells out. A cell is one byte, bit n for dot n + 1.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from braillespiel.games.zones import Item, Shape, Zone
from braillespiel.ui.braille.transcriber import Transcriber

UNDERLINE = 0xC0
"""Dots 7 and 8: the focused card, the cursor."""
MARK = 0x47
"""Dots 1, 2, 3 and 7 in the blank before a card: it is marked, and nothing has moved."""
_UNDERLINED = bytes(cell | UNDERLINE for cell in range(256))


@dataclass(frozen=True, slots=True)
class Chunk:
    """A piece of the line that is not split if it fits: one card, one menu entry."""

    braille: str
    key: str = ""
    at: int = 0
    """In a field shown whole: its place, in halves of a card's width."""
    marked: bool = False
    close: bool = False
    """Whether no blank parts it from the one before."""


@dataclass(frozen=True, slots=True)
class BrailleLine:
    """What a screen wants on the display: a lead (zone sign), chunks, and which one is focused."""

    lead: str
    chunks: tuple[Chunk, ...]
    focus: int | None = None
    rows: tuple[BrailleLine, ...] = ()
    """On displays with several lines: the field row by row, its cards under one another."""
    widest: str = ""
    """Of a field: the widest card that can come into it."""
    items: tuple[BrailleLine, ...] = ()
    """On displays with several lines: items that form no field, each on a line of its own."""
    beside: BrailleLine | None = None
    """On displays with several lines: the field that lies beside this one if both fit."""
    right: bool = False
    """Whether this field is the right one of the two."""

    @property
    def focused_key(self) -> str:
        """The key of the focused chunk, or of the first one if none has the focus."""
        focus = self.focus or 0
        return self.chunks[focus].key if focus < len(self.chunks) else ""


MANY_ROWS = 6
"""Displays with so many lines show the board, the hand, an opponent and the piles, each where it
stays, and messages at the bottom."""


class Section(NamedTuple):
    """A part of the table that has its own place on a display of many lines."""

    line: BrailleLine
    focused: bool
    """Whether it is the screen's line, which can be panned."""


@dataclass(slots=True)
class LinePage:
    """One width of cells and, for every cell, the key of the chunk under it."""

    cells: bytes
    keys: list[str]
    focused: bool = False
    spans: Sequence[tuple[int, int, int]] = ()
    """Which cells its chunks have: number, first cell, end; the numbers follow each other."""
    under: list[str] | None = None
    """The keys with that of the sign in front of the cards, once they were asked for."""


Row: TypeAlias = list[tuple[int, bytes]]
"""What lies on one width of cells: numbers of chunks, each with its cells, or a piece of them."""


def pages(line: BrailleLine, width: int, transcriber: Transcriber) -> list[LinePage]:
    """Lay out a line over as many pages of ``width`` cells as it needs, at least one."""
    lead, cells = written(line, width, transcriber)
    rows = filled(cells, len(lead), width, closed(line))
    return [focused(page(line, lead, row, width), line.focus) for row in rows]


def written(line: BrailleLine, width: int, transcriber: Transcriber) -> tuple[bytes, list[bytes]]:
    """Return the cells of a line's lead, cut off where it leaves no room, and of its chunks."""
    lead = transcriber.cells(line.lead)[: max(0, width - 4)]
    return lead, [transcriber.cells(chunk.braille) for chunk in line.chunks]


def balanced(
    cells: Sequence[bytes], start: int, width: int, close: Collection[int] = ()
) -> list[Row]:
    """Fill rows as :func:`filled` does, but so that the last one is not nearly blank."""
    result = filled(cells, start, width, close)
    if len(result) == 1 or _used(result[-1], start) >= width // 3:
        return result
    low, high = width // 2, width
    while low < high:
        middle = (low + high) // 2
        if len(filled(cells, start, middle, close)) > len(result):
            low = middle + 1
        else:
            high = middle
    return filled(cells, start, high, close)


def filled(cells: Sequence[bytes], start: int, most: int, close: Collection[int] = ()) -> list[Row]:
    """Spread chunks over rows of at most ``most`` cells, of which a lead takes ``start``.

    No blank parts the chunks of the numbers ``close`` from those before.
    """
    row: Row = []
    result = [row]
    used = start
    for number, rest in enumerate(cells):
        if used > start and used + (number not in close) + len(rest) > most:
            row = []
            result.append(row)
            used = start
        while True:
            used += used > 0 and not (row and number in close)  # a blank
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


def page(line: BrailleLine, lead: bytes, row: Row, width: int) -> LinePage:
    """Return a row as ``width`` cells and what lies there, wherever the focus is."""
    cells, keys = bytearray(lead), [""] * len(lead)
    spans: list[tuple[int, int, int]] = []
    for number, piece in row:
        chunk = line.chunks[number]
        key = chunk.key
        if cells and (chunk.marked or not (chunk.close and spans)):
            cells.append(MARK if chunk.marked else 0)
            keys.append(key if key == keys[-1] else "")
        spans.append((number, len(cells), len(cells) + len(piece)))
        cells += piece
        keys += [key] * len(piece)
    missing = width - len(cells)
    cells += bytes(missing)
    keys += [""] * missing
    return LinePage(bytes(cells), keys, spans=spans)


def focused(page: LinePage, focus: int | None) -> LinePage:
    """Return a page with the focused chunk underlined, if that lies on it."""
    if focus is None or not page.spans or not 0 <= focus - page.spans[0][0] < len(page.spans):
        return page
    _, start, end = page.spans[focus - page.spans[0][0]]
    cells = page.cells
    underlined = cells[start:end].translate(_UNDERLINED)
    return LinePage(
        cells[:start] + underlined + cells[end:], page.keys, True, page.spans, page.under
    )


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
    return wrapped(cells.split(b"\0"), width)[0]


class Lies(NamedTuple):
    """Where a word lies that was wrapped."""

    row: int
    cell: int
    to: int
    """The row in which it ends."""


def wrapped(words: Iterable[bytes], width: int) -> tuple[list[bytes], list[Lies]]:
    """Return rows of at most ``width`` cells as :func:`wrap` does, and where each word lies."""
    rows: list[bytes] = []
    places: list[Lies] = []
    row = b""
    for word in words:
        if (
            row
            and len(row) + 1 + len(word) > width
            and (len(word) <= width or len(row) + 1 >= width)
        ):
            rows.append(row)
            row = b""
        begun, cell = len(rows), len(row) + 1 if row else 0
        row = row + b"\0" + word if row else word
        while len(row) > width:
            rows.append(row[:width])
            row = row[width:]
        places.append(Lies(begun, cell, len(rows)))
    if row or not rows:
        rows.append(row)
    return [row.ljust(width, b"\0") for row in rows], places


def closed(line: BrailleLine) -> frozenset[int]:
    """Return the numbers of the chunks that no blank parts from the one before."""
    return frozenset(
        number for number, chunk in enumerate(line.chunks) if chunk.close and not chunk.marked
    )


class ZoneLines:
    """Lines of zones: what stands in the last zone is put together once, wherever its focus is."""

    def __init__(self) -> None:
        self._zone: Zone | None = None
        self._strips: dict[int, _Strip] = {}
        """What lies in a row of the zone, by its number; a list is the row 0."""
        self._lines: dict[tuple[str | None, bool], BrailleLine] = {}
        """Its lines, by the key of what was focused, and whether with rows."""

    def line(self, zone: Zone, focus: Item | None, with_rows: bool = False) -> BrailleLine:
        """Return the line of a zone: a list in full; of a field, the row that has the focus."""
        if zone is not self._zone:
            self._zone, self._strips = zone, _strips(zone)
            self._lines.clear()
        key = None if focus is None else focus.key
        found = self._lines.get((key, with_rows))
        if found is None:
            found = self._lines[key, with_rows] = self._made(zone, key, with_rows)
        return found

    def _made(self, zone: Zone, key: str | None, with_rows: bool) -> BrailleLine:
        strips = self._strips
        here = next(iter(strips.values()))
        if key is not None and len(strips) > 1:
            for strip in strips.values():
                if key in strip.keys:
                    here = strip
                    break
        if zone.whole:
            here = _whole(zone.sign, strips.values())
        line = BrailleLine(
            here.sign, here.chunks, here.keys.index(key) if key in here.keys else None
        )
        if not with_rows or zone.shape in (Shape.LIST, Shape.PILES) or not zone.items:
            return line
        rows = _field(zone, strips, key)
        if zone.shape is Shape.ROWS:
            lines = [
                BrailleLine(row.lead, (chunk,), 0 if place == row.focus else None)
                for row in rows
                for place, chunk in enumerate(row.chunks)
            ]
            return replace(line, items=tuple(lines))
        return replace(line, rows=rows, widest=zone.widest)


def zone_line(zone: Zone, focus: Item | None, with_rows: bool = False) -> BrailleLine:
    """Return the line of a zone that is asked for once (:class:`ZoneLines`)."""
    return ZoneLines().line(zone, focus, with_rows)


class _Strip(NamedTuple):
    """What lies in a list, or in a row of a field."""

    sign: str
    chunks: tuple[Chunk, ...]
    keys: tuple[str, ...]


def _strips(zone: Zone) -> dict[int, _Strip]:
    """Return the rows of a zone by their numbers, in order."""
    if not zone.items:
        return {0: _Strip(zone.sign, (Chunk(zone.empty.braille),), ())}
    if zone.shape in (Shape.LIST, Shape.PILES):
        return {0: _strip(zone.sign, zone.items)}
    axis = 1 if zone.shape is Shape.HEX else 0
    rows: dict[int, list[Item]] = {}
    for item in sorted(zone.items, key=lambda item: (item.place[axis], item.place[1 - axis])):
        rows.setdefault(item.place[axis], []).append(item)
    return {
        number: _strip(row_sign(zone, shown), items)
        for shown, (number, items) in enumerate(rows.items(), 1)
    }


def _whole(sign: str, strips: Iterable[_Strip]) -> _Strip:
    """Return all rows of a small field on one line, each without blanks."""
    chunks = tuple(
        replace(chunk, close=at > 0) for strip in strips for at, chunk in enumerate(strip.chunks)
    )
    return _Strip(sign, chunks, tuple(chunk.key for chunk in chunks))


def _strip(sign: str, items: Sequence[Item]) -> _Strip:
    chunks = tuple([Chunk(item.text.braille, item.key) for item in items])
    return _Strip(sign, chunks, tuple([item.key for item in items]))


def in_print(line: BrailleLine) -> str:
    """Return a line's wordings one after the other, the focused one in brackets."""
    mark = chr(0x2800 + MARK)
    parts = [line.lead, *[f"{mark * chunk.marked}{chunk.braille}" for chunk in line.chunks]]
    if line.focus is not None and len(line.chunks) > 1:
        parts[line.focus + 1] = f"[{parts[line.focus + 1]}]"
    return " ".join(filter(None, parts))


def with_marks(line: BrailleLine, marked: Collection[str]) -> BrailleLine:
    """Mark chunks, in the line and in its rows."""
    if not marked:
        return line
    chunks = tuple(
        replace(chunk, marked=True) if chunk.key in marked else chunk for chunk in line.chunks
    )
    rows = tuple(with_marks(row, marked) for row in line.rows)
    items = tuple(with_marks(item, marked) for item in line.items)
    beside = None if line.beside is None else with_marks(line.beside, marked)
    return replace(line, chunks=chunks, rows=rows, items=items, beside=beside)


def row_sign(zone: Zone, shown: int) -> str:
    """Return what stands before the row ``shown`` (from 1) of a field: "f1"."""
    name = zone.rows[shown - 1].braille if shown <= len(zone.rows) else str(shown)
    between = " " if zone.sign and name[1:].isalpha() else ""
    return f"{zone.sign}{between}{name}"


def _field(zone: Zone, strips: Mapping[int, _Strip], key: str | None) -> tuple[BrailleLine, ...]:
    """Return all rows with the place of every card; hexagon rows are shifted by half a card."""
    hexagons = zone.shape is Shape.HEX
    places = {
        item.key: 2 * item.place[0] + item.place[1] if hexagons else 2 * item.place[1]
        for item in zone.items
    }
    first = min(places.values())
    rows = []
    for sign, found, keys in strips.values():
        chunks = [
            # A hexagon's columns show where cards are missing; the rest of an item would say it.
            replace(
                chunk,
                braille=chunk.braille.split(" ")[0] if hexagons else chunk.braille,
                at=places[chunk.key] - first,
            )
            for chunk in found
        ]
        focus = keys.index(key) if key in keys else None
        rows.append(BrailleLine("" if hexagons else sign, tuple(chunks), focus))
    return tuple(rows)
