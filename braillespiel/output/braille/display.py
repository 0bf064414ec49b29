"""A Braille display: what a seat writes to and gets keys from.

A display is asked for its size, written to in rows of cells, and polled for events; none of that
ever blocks. :class:`SimulatedDisplay` is the one of the window, the terminal and the tests.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Literal, Protocol

Absence = Literal["absent", "refused", "nonsense", "silent", "closed"]
"""Why a display is not there: BRLTTY is not running; it refuses us (key file); what answers is not
BrlAPI; it stopped answering; it closed the connection."""


@dataclass(frozen=True, slots=True)
class DisplaySize:
    """Cells per row, and rows."""

    columns: int
    rows: int = 1

    @property
    def cells(self) -> int:
        """All cells."""
        return self.columns * self.rows


class KeyKind(Enum):
    """What a key of the display is for."""

    PAN_LEFT = auto()
    PAN_RIGHT = auto()
    LINE_UP = auto()
    LINE_DOWN = auto()
    TOP = auto()
    BOTTOM = auto()
    HOME = auto()
    BACK = auto()
    ROUTE = auto()
    """A routing key; ``cell`` says over which cell."""
    KEY = auto()
    """A character or key as on a keyboard; ``name`` says which."""
    DOTS = auto()
    """A combination of dots that is not a character; ``dots`` says which, ``chord`` with space."""
    OTHER = auto()
    """A navigation key without a meaning here; ``name`` is BRLTTY's command."""


@dataclass(frozen=True, slots=True)
class DisplayKey:
    """A key pressed on the display."""

    kind: KeyKind
    cell: int = 0
    """For ROUTE: the cell, counted from 0 across all rows."""
    name: str = ""
    """For KEY: a character as itself, "Space", "Enter", "Escape", "Tab", "Backspace", "Delete",
    "Insert", "Up", "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown", "F1" to "F35",
    after "Ctrl+", "Alt+", "Shift+" in this order (a letter then is a capital: "Ctrl+Z")."""
    dots: int = 0
    """For DOTS: bit n is dot n + 1."""
    chord: bool = False


@dataclass(frozen=True, slots=True)
class Connected:
    """The display is there, for the first time or again."""

    size: DisplaySize


@dataclass(frozen=True, slots=True)
class SizeChanged:
    """The display has another size from now on."""

    size: DisplaySize


@dataclass(frozen=True, slots=True)
class Lost:
    """The display is gone, or could not be reached; it is tried again automatically."""

    reason: Absence
    detail: str = ""


DisplayEvent = DisplayKey | Connected | SizeChanged | Lost


class BrailleDisplay(Protocol):
    """A display, its cells and its keys. No method blocks."""

    name: str
    on_event: Callable[[], None] | None
    """Called, maybe from another thread, when :meth:`poll` has something new."""
    model: tuple[str, str]
    """BRLTTY's names for its driver and the model, ("", "") where nobody says so."""
    calm: bool
    """Whether nothing may be written but what is new: the display takes long for it."""

    def size(self) -> DisplaySize | None:
        """Return the size, or None while there is no display."""

    def write(self, rows: Sequence[bytes], cursor: int | None = None) -> None:
        """Show ``rows``, one byte per cell, bit n for dot n + 1.

        Rows are filled up with blanks or cut to the display. ``cursor`` is a cell counted from 0
        through all rows of the display. Without a display the rows are kept and shown when one
        comes.
        """

    def poll(self) -> list[DisplayEvent]:
        """Return what happened since the last call, oldest first."""

    def focus(self, active: bool) -> None:
        """Take the display for ourselves, or leave it to others while our window is behind."""

    def close(self) -> None:
        """Release the display. Nothing else may be called afterwards."""


def fit(rows: Sequence[bytes], size: DisplaySize) -> bytes:
    """Return ``rows`` as the cells of a display of that size, row by row."""
    columns = size.columns
    fitted = [bytes(row[:columns]).ljust(columns, b"\0") for row in rows[: size.rows]]
    return b"".join(fitted).ljust(size.cells, b"\0")


def unicode_rows(cells: bytes, size: DisplaySize) -> list[str]:
    """Return cells as rows of Unicode Braille patterns, for a window, a terminal or a test."""
    text = "".join(chr(0x2800 + cell) for cell in cells)
    return [text[start : start + size.columns] for start in range(0, size.cells, size.columns)]


@dataclass(frozen=True, slots=True)
class DisplayDriver:
    """A way to displays: what a module of ``drivers/`` offers as ``DRIVER``."""

    make: Callable[[], BrailleDisplay]
    """Makes a display, which looks for a real one from then on."""
    rank: int = 100
    """Its place in the list, the lowest first."""


class SimulatedDisplay:
    """A display without hardware: it holds the cells, and takes keys from whoever shows it."""

    def __init__(
        self,
        columns: int,
        rows: int = 1,
        *,
        name: str = "simulated",
        on_event: Callable[[], None] | None = None,
    ) -> None:
        self.name = name
        self.on_event = on_event
        self.model = ("", "")
        self.calm = False
        self.cells = b""
        self.cursor: int | None = None
        self.focused = True
        self._size: DisplaySize | None = DisplaySize(columns, rows)
        self._written: tuple[tuple[bytes, ...], int | None] = ((), None)
        self._events: deque[DisplayEvent] = deque([Connected(self._size)])
        self._show()

    def size(self) -> DisplaySize | None:
        """Return the size, or None while the display is unplugged."""
        return self._size

    def write(self, rows: Sequence[bytes], cursor: int | None = None) -> None:
        """Show ``rows``; see :meth:`BrailleDisplay.write`."""
        self._written = (tuple(map(bytes, rows)), cursor)
        self._show()

    def poll(self) -> list[DisplayEvent]:
        """Return what happened since the last call, oldest first."""
        events = []
        while self._events:
            events.append(self._events.popleft())
        return events

    def focus(self, active: bool) -> None:
        """Remember whether our window is in front."""
        self.focused = active

    def close(self) -> None:
        """Forget the cells."""
        self._size = None
        self.cells = b""

    def press(self, kind: KeyKind, *, cell: int = 0, name: str = "", dots: int = 0) -> None:
        """Press a key of the display."""
        self._happen(DisplayKey(kind, cell=cell, name=name, dots=dots))

    def resize(self, columns: int, rows: int = 1) -> None:
        """Become a display of another size, or plug it in again."""
        back, self._size = self._size is None, DisplaySize(columns, rows)
        self._show()
        self._happen(Connected(self._size) if back else SizeChanged(self._size))

    def unplug(self, reason: Absence = "closed") -> None:
        """Take the display away until :meth:`resize`."""
        self._size = None
        self.cells = b""
        self._happen(Lost(reason))

    def lines(self) -> list[str]:
        """Return what can be felt, as rows of Unicode Braille patterns."""
        return unicode_rows(self.cells, self._size) if self._size else []

    def _happen(self, event: DisplayEvent) -> None:
        self._events.append(event)
        if self.on_event is not None:
            self.on_event()

    def _show(self) -> None:
        if self._size is not None:
            rows, self.cursor = self._written
            self.cells = fit(rows, self._size)


@dataclass(frozen=True, slots=True)
class Frame:
    """One write to a display."""

    lines: tuple[str, ...]
    cursor: int | None


class RecordingDisplay(SimulatedDisplay):
    """A simulated display that keeps every frame, for tests and for a teacher."""

    def __init__(
        self,
        columns: int = 40,
        rows: int = 1,
        *,
        name: str = "recording",
        on_event: Callable[[], None] | None = None,
    ) -> None:
        self.frames: list[Frame] = []
        super().__init__(columns, rows, name=name, on_event=on_event)

    def write(self, rows: Sequence[bytes], cursor: int | None = None) -> None:
        """Show ``rows`` and remember them."""
        super().write(rows, cursor)
        if self._size is not None:
            self.frames.append(Frame(tuple(self.lines()), cursor))
