"""What one seat's Braille display shows: the screen's line or field, messages over it, panning."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from braillespiel.seat.braille_field import Field, Place
from braillespiel.seat.braille_line import Line, Page, pages, wrap
from braillespiel.seat.transcriber import Transcriber
from braillespiel.words.phrase import without_marks


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
        self._place: Place | None = None
        """The screenful of a list, the place in a field, that was panned to; None: the focus's."""
        self._queue: list[str] = []
        self._part = 0

    # -- what to show ------------------------------------------------------------------

    def show(self, line: Line) -> None:
        """Take the screen's line; what is shown of it goes back to the focus."""
        if line != self._line:
            self._page = self._place = None
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

    def withdraw(self, braille: str) -> None:
        """Take a message that no longer holds out of those over the line."""
        if braille in self._queue:
            if self._queue.index(braille) == 0:
                self._part = 0
            self._queue.remove(braille)

    def uncover(self, braille: str) -> None:
        """Take an answer that lies on top away, if it shows its beginning; else change nothing."""
        while not self._part and self._over() == braille:
            self._queue.pop(0)

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
        self._page = self._place = None
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
        return self._turn(1)

    def pan_left(self) -> bool:
        """Show what came before; False at the beginning."""
        if self._over() is not None:
            if self._part:
                self._part = max(0, self._part - self.rows)
                return True
            return False
        return self._turn(-1)

    def _turn(self, by: int) -> bool:
        """Show the screenful of the line after the present one, or before it."""
        field = self._field()
        if field is not None:
            place = field.beside(self._place or field.focused, by)
            if place is None:
                return False
            self._place = place
            return True
        laid = self._pages()
        page = self._current(laid) + by
        if not 0 <= page * self.rows < len(laid):
            return False
        self._page = page
        return True

    # -- layout ------------------------------------------------------------------------

    def shown(self) -> Shown:
        """Return the cells for the display as it is set now."""
        over = self._over()
        width, height = self.columns, self.rows
        if over is not None:
            parts = self._parts()[self._part : self._part + height]
            rows = [*parts, *[bytes(width)] * (height - len(parts))]
            return Shown(tuple(rows), ("",) * (width * height))
        field = self._field()
        if field is not None:
            laid = field.pages(self._place or field.focused)
        else:
            laid = self._pages()
            first = self._current(laid) * height
            laid = laid[first : first + height]
        blank = Page(bytearray(width), [""] * width)
        laid = [*laid, *[blank] * (height - len(laid))]
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
        """Return which screenful of a list is shown: the one with the focus, or panned to."""
        if self._page is not None:
            return min(self._page, (len(laid) - 1) // self.rows)
        return next((n for n, page in enumerate(laid) if page.focused), 0) // self.rows

    def _field(self) -> Field | None:
        """Return the field, where the display can show several of its rows at once."""
        if self.rows == 1 or not self._line.rows:
            return None
        return Field(self._line.rows, self.columns, self.rows, self.transcriber)
