"""The purpose-made Braille line: zone sign, cards in short notation, the focused one underlined.

Pure layout: Braille wordings in, rows of cells out. A cell is one byte, bit n for dot n + 1.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace

from braillespiel.games.zones import Item, Shape, Zone
from braillespiel.seat.transcriber import Transcriber
from braillespiel.words.phrase import without_marks

UNDERLINE = 0xC0
"""Dots 7 and 8: the focused card, the cursor."""
_UNDERLINED = bytes(cell | UNDERLINE for cell in range(256))


@dataclass(frozen=True, slots=True)
class Chunk:
    """A piece of the line that is not torn apart if it fits: one card, one menu entry."""

    braille: str
    key: str = ""
    at: int = 0
    """In a field shown whole: where it stands, in halves of a card's width."""


@dataclass(frozen=True, slots=True)
class Line:
    """What a screen wants on the display: a lead (zone sign), chunks, and which is focused."""

    lead: str
    chunks: tuple[Chunk, ...]
    focus: int | None = None
    rows: tuple[Line, ...] = ()
    """On displays of several lines: the field row by row, its cards under one another."""


@dataclass(slots=True)
class Page:
    """One width of cells and, for every cell, the key of the chunk under it."""

    cells: bytearray
    keys: list[str] = field(default_factory=list)
    focused: bool = False


def pages(line: Line, width: int, transcriber: Transcriber) -> list[Page]:
    """Lay a line out over as many pages of ``width`` cells as it needs, at least one."""
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
        if used > start and used + (used > 0) + len(cells) > width:
            page = Page(bytearray(lead), [""] * start)
            result.append(page)
            used = start
        while True:
            if used:
                page.cells.append(0)
                page.keys.append("")
                used += 1
            part, cells = _part(cells, width - used)
            page.cells += part
            page.keys += [chunk.key] * len(part)
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


def _part(cells: bytes, room: int) -> tuple[bytes, bytes]:
    """Cut what fits off a piece that is too long, at a blank if there is one."""
    if len(cells) <= room:
        return cells, b""
    for end in range(room, 0, -1):
        if not cells[end] & ~UNDERLINE:
            return cells[:end], cells[end + 1 :]
    return cells[:room], cells[room:]


def wrap(cells: bytes, width: int) -> list[bytes]:
    """Break a message at its blanks into rows of at most ``width`` cells."""
    rows: list[bytes] = []
    row = b""
    for word in cells.split(b"\0"):
        if row and len(row) + 1 + len(word) > width:
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
    """Return the line of a zone: a list whole, of a field the row that holds the focus."""
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
    return Line(line.lead, line.chunks, line.focus, _field(zone, numbers, axis, focus))


def with_marks(line: Line, marked: Collection[str], sign: str) -> Line:
    """Put ``sign`` before the chunks that are marked, in the line and in its rows."""
    chunks = tuple(
        replace(chunk, braille=f"{sign}{chunk.braille}") if chunk.key in marked else chunk
        for chunk in line.chunks
    )
    rows = tuple(with_marks(row, marked, sign) for row in line.rows)
    return replace(line, chunks=chunks, rows=rows)


def _row(zone: Zone, number: int, axis: int, focus: Item | None, shown: int) -> Line:
    items = [item for item in zone.items if item.place[axis] == number]
    items.sort(key=lambda item: item.place[1 - axis])
    index = items.index(focus) if focus in items else None
    name = zone.rows[shown - 1].braille if shown <= len(zone.rows) else str(shown)
    lead = f"{zone.sign}{name}" if zone.sign else name
    return Line(lead, tuple(Chunk(item.text.braille, item.key) for item in items), index)


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
        chunks = tuple(replace(chunk, at=places[chunk.key]) for chunk in line.chunks)
        rows.append(Line("" if hexagons else line.lead, chunks, line.focus))
    return tuple(rows)


def field_pages(rows: Sequence[Line], width: int, transcriber: Transcriber) -> list[Page]:
    """Lay a whole field out, one page a row, cards in columns; it is cut so that the focus shows.

    Rows of one kind have leads of one width, so that cards stand under one another.
    """
    cells = [[transcriber.cells(chunk.braille) for chunk in row.chunks] for row in rows]
    wide = max((len(card) for row in cells for card in row), default=1)
    leads = [transcriber.cells(row.lead) for row in rows]
    margin = max(len(lead) for lead in leads)
    start = margin + 1 if margin else 0

    def left(chunk: Chunk) -> int:
        return start + chunk.at * (wide + 1) // 2

    focused = [left(row.chunks[row.focus]) for row in rows if row.focus is not None]
    cut = max(0, focused[0] + wide - width) if focused else 0
    result = []
    for row, cards, lead in zip(rows, cells, leads, strict=True):
        page = Page(bytearray(lead[:width].ljust(width, b"\0")), [""] * width)
        for number, (chunk, card) in enumerate(zip(row.chunks, cards, strict=True)):
            underline = UNDERLINE if number == row.focus else 0
            for offset, cell in enumerate(card):
                column = left(chunk) - cut + offset
                if margin <= column < width or (not margin and 0 <= column < width):
                    page.cells[column] = cell | underline
                    page.keys[column] = chunk.key
        page.focused = row.focus is not None
        result.append(page)
    return result


@dataclass(frozen=True, slots=True)
class Shown:
    """What lies on the display now: rows of cells and the key under each cell."""

    rows: tuple[bytes, ...]
    keys: tuple[str, ...]
    """One per cell, row after row; empty where a routing key does nothing."""


class BrailleView:
    """What one seat's display shows: the screen's line, or a message over it; panned by key.

    Messages lie over the line one after the other; pan right goes on to the next one and after
    the last to the line. As with speech, any other own key is answered at once and what was
    still waiting is skipped: it is in the history buffers.
    """

    def __init__(self, transcriber: Transcriber) -> None:
        self.transcriber = transcriber
        self.columns = 40
        self.rows = 1
        self._line = Line("", ())
        self._page: int | None = None
        self._queue: list[str] = []
        self._part = 0

    # -- what to show ------------------------------------------------------------------

    def show(self, line: Line) -> None:
        """Take the screen's line; the page goes back to the focus."""
        if line != self._line:
            self._page = None
        self._line = line

    def answer(self, braille: str) -> None:
        """Show the answer to an own key over the line until the next key."""
        self._queue.insert(0, braille)
        self._part = 0

    def message(self, braille: str) -> None:
        """Put an event's message over the line, behind those still unread."""
        self._queue.append(braille)
        if self._over() is None:
            self._part = 0

    def overtake(self, braille: str) -> None:
        """Put a message in the place of all that lie over the line."""
        self._queue[:] = [braille]
        self._part = 0

    def key_pressed(self) -> None:
        """An own key leaves messages and answers; the line shows the focus again."""
        self.clear()

    def clear(self) -> None:
        """Forget messages and answers (another seat sits down)."""
        self._queue.clear()
        self._page = None
        self._part = 0

    @property
    def is_over(self) -> bool:
        """Tell whether a message or an answer lies over the line."""
        return self._over() is not None

    @property
    def unread(self) -> int:
        """How many messages wait."""
        return max(0, len(self._queue) - 1)

    @property
    def line(self) -> Line:
        """The screen's line, under any message."""
        return self._line

    def over(self) -> tuple[str, list[bytes], int] | None:
        """Return the message over the line, its rows, and the first row shown; None if none."""
        over = self._over()
        return None if over is None else (over, self._parts(), self._part)

    def fits(self, line: Line) -> bool:
        """Tell whether ``line`` can be felt whole without panning."""
        return len(pages(line, self.columns, self.transcriber)) <= self.rows

    # -- panning -----------------------------------------------------------------------

    def pan_right(self) -> bool:
        """Show what comes next: rest of the message, next message, line, next page of it."""
        if self._over() is not None:
            if self._part + self.rows < len(self._parts()):
                self._part += self.rows
                return True
            self._queue.pop(0)
            self._part = 0
            return True
        laid = self._pages()
        page = self._current(laid)
        if page + 1 < len(laid):
            self._page = page + 1
            return True
        return False

    def pan_left(self) -> bool:
        """Show what came before; False at the beginning."""
        if self._over() is not None:
            if self._part:
                self._part = max(0, self._part - self.rows)
                return True
            return False
        page = self._current(self._pages())
        if page:
            self._page = page - 1
            return True
        return False

    # -- layout ------------------------------------------------------------------------

    def shown(self) -> Shown:
        """Return the cells for the display as it is set now."""
        over = self._over()
        width, height = self.columns, self.rows
        if over is not None:
            parts = self._parts()[self._part : self._part + height]
            rows = [*parts, *[bytes(width)] * (height - len(parts))]
            return Shown(tuple(rows), ("",) * (width * height))
        laid = self._field_pages() if height > 1 and self._line.rows else None
        if laid is None:
            all_pages = self._pages()
            current = self._current(all_pages)
            laid = all_pages[current : current + height]
        blank = Page(bytearray(width), [""] * width)
        laid = [*laid[:height], *[blank] * (height - len(laid))]
        rows = [bytes(page.cells) for page in laid]
        return Shown(tuple(rows), tuple(key for page in laid for key in page.keys))

    def plain(self) -> str:
        """Return what is shown as print, for a screen reader that brailles it by itself."""
        over = self._over()
        if over is not None:
            return without_marks(over)
        line = self._line
        marked = [
            f"[{chunk.braille}]" if number == line.focus and len(line.chunks) > 1 else chunk.braille
            for number, chunk in enumerate(line.chunks)
        ]
        return without_marks(" ".join(part for part in (line.lead, *marked) if part))

    def _over(self) -> str | None:
        return self._queue[0] if self._queue else None

    def _parts(self) -> list[bytes]:
        return wrap(self.transcriber.cells(self._over() or ""), self.columns)

    def _pages(self) -> list[Page]:
        return pages(self._line, self.columns, self.transcriber)

    def _current(self, laid: Sequence[Page]) -> int:
        if self._page is not None:
            return min(self._page, len(laid) - 1)
        return next((n for n, page in enumerate(laid) if page.focused), 0)

    def _field_pages(self) -> list[Page]:
        """Return a window of the field's rows around the focused one."""
        laid = field_pages(self._line.rows, self.columns, self.transcriber)
        here = next((n for n, page in enumerate(laid) if page.focused), 0)
        start = max(0, min(here - self.rows // 2, len(laid) - self.rows))
        return laid[start : start + self.rows]
