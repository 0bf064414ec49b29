"""A small binding of liblouis, the Braille translator, through ctypes.

liblouis keeps global state and aborts the process when two threads use it at once, so every call
goes through one lock. Its messages are collected by a callback instead of landing on stderr.
The library is looked for at the first use; :func:`available` says whether it was found.
"""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from braillespiel import resources
from braillespiel.output import narrow
from braillespiel.output.braille import louis_library
from braillespiel.output.braille import tables as catalogue
from braillespiel.output.braille.errors import LouisUnavailable, TableError
from braillespiel.output.braille.tables import TableInfo, tables

__all__ = [
    "UNKNOWN_CELL",
    "LouisUnavailable",
    "TableError",
    "TableInfo",
    "Translation",
    "available",
    "back_translate",
    "check",
    "display_decode",
    "display_encode",
    "origin",
    "tables",
    "translate",
    "version",
]

# Modes of liblouis.h.
_DOTS_IO = 4
_UC_BRL = 64

UNKNOWN_CELL = "⣿"
"""What replaces a character that neither the table nor our own ``signs.uti`` knows."""
_BLANK_CELL = 0x2800
_LONGEST = 20_000  # characters of one text; a line of a display needs a hundred
_ROOM = 1024  # cells kept ready for a translation

# All printable, and the same length as before: positions must not move.
_CONTROLS = dict.fromkeys([*range(0x20), *range(0x7F, 0xA0)], " ")


@dataclass(frozen=True, slots=True)
class Translation:
    """A text in Braille, and which cell belongs to which character."""

    cells: str
    """Unicode Braille patterns, U+2800 to U+28FF."""
    text_to_cell: tuple[int, ...]
    """For every character of the text the first of its cells (from 0)."""
    cell_to_text: tuple[int, ...]
    """For every cell the character it came from (from 0)."""
    cursor: int | None = None
    """The cell of the cursor, None without one."""

    @property
    def dots(self) -> bytes:
        """The cells as bytes for a display: bit n is dot n + 1."""
        return self.cells.encode("utf-16-le")[::2]


class _Louis:
    """The loaded library. All methods take the lock."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._messages: list[str] = []
        self.found = louis_library.load()
        self._lib = self.found.library
        self._wide_size = int(self._lib.lou_charSize())
        self._wide: Any = ctypes.c_uint32 if self._wide_size == 4 else ctypes.c_uint16
        order = "le" if sys.byteorder == "little" else "be"
        self._encoding = f"utf-{8 * self._wide_size}-{order}"
        self._made = _Room(self._wide, _ROOM)
        self._lib.lou_version.restype = ctypes.c_char_p
        # Kept on the object: the library calls it as long as it lives.
        self._callback = ctypes.CFUNCTYPE(None, ctypes.c_int, ctypes.c_char_p)(self._log)
        self._lib.lou_registerLogCallback(self._callback)

    def _log(self, _level: int, message: bytes | None) -> None:
        if len(self._messages) < 20:
            self._messages.append((message or b"").decode("utf-8", "replace"))

    def version(self) -> str:
        with self._lock:
            return str(self._lib.lou_version().decode("ascii", "replace"))

    def check(self, files: tuple[str, ...]) -> str | None:
        """Return None for a table that compiles, or else liblouis' first complaint."""
        with self._lock:
            self._messages.clear()
            if self._lib.lou_checkTable(_table_list(files)):
                return None
            return self._messages[0] if self._messages else "liblouis gave no reason"

    def translate(
        self, files: tuple[str, ...], text: str, cursor: int | None, *, back: bool = False
    ) -> Translation | None:
        """Translate forwards or back; None if liblouis refuses."""
        names, length = _table_list(files), len(text)
        function = self._lib.lou_backTranslate if back else self._lib.lou_translate
        source = self._units(text)
        room = 8 * length + 64
        with self._lock:
            while True:
                made = self._made
                if made.size < room:
                    made = _Room(self._wide, room)
                made.used.value, made.length.value = length, made.size
                made.cursor.value = -1 if cursor is None else cursor
                self._messages.clear()
                done = function(
                    names,
                    source,
                    made.at_used,
                    made.out,
                    made.at_length,
                    None,
                    None,
                    made.output_pos,
                    made.input_pos,
                    None if cursor is None else made.at_cursor,
                    0 if back else _DOTS_IO | _UC_BRL,
                )
                if not done:
                    return None
                if made.used.value >= length or made.size > 64 * length + 1024:
                    break
                room = 4 * made.size
            count = made.length.value
            return Translation(
                self._text(made.out, count),
                tuple(made.output_pos[:length]),
                tuple(made.input_pos[:count]),
                None if cursor is None else made.cursor.value,
            )

    def convert(self, files: tuple[str, ...], text: str, *, to_dots: bool) -> str | None:
        """Run characters through a display table, one for one."""
        source, out = self._units(text), (self._wide * (len(text) + 1))()
        function = self._lib.lou_charToDots if to_dots else self._lib.lou_dotsToChar
        with self._lock:
            self._messages.clear()
            done = function(_table_list(files), source, out, len(text), _UC_BRL if to_dots else 0)
        return self._text(out, len(text)) if done else None

    def _units(self, text: str) -> bytes:
        # liblouis built with 16 bits knows the basic plane only: one unit for one character.
        if self._wide_size == 2 and not text.isascii():
            text = "".join(char if char <= "\uffff" else "\ufffd" for char in text)
        return (text + "\0").encode(self._encoding, "surrogatepass")

    def _text(self, units: Any, count: int) -> str:
        return ctypes.string_at(units, count * self._wide_size).decode(
            self._encoding, "surrogatepass"
        )


class _Room:
    """What liblouis writes into. One is kept: creating it takes longer than using it."""

    def __init__(self, wide: Any, size: int) -> None:
        self.size = size
        self.out = (wide * size)()
        self.output_pos, self.input_pos = (ctypes.c_int * size)(), (ctypes.c_int * size)()
        self.used, self.length, self.cursor = ctypes.c_int(), ctypes.c_int(), ctypes.c_int()
        self.at_used, self.at_length = ctypes.byref(self.used), ctypes.byref(self.length)
        self.at_cursor = ctypes.byref(self.cursor)


@lru_cache(maxsize=64)
def _table_list(files: tuple[str, ...]) -> bytes:
    # What has no name that liblouis could open, it names in its complaint.
    return b",".join(narrow.encoded(file) or file.encode() for file in files)


@lru_cache(maxsize=1)
def _louis() -> _Louis:
    return _Louis()


_loading = threading.Lock()


def _library() -> _Louis:
    with _loading:
        return _louis()


def available() -> bool:
    """Tell whether liblouis can be loaded on this computer."""
    try:
        _library()
    except LouisUnavailable:
        return False
    return True


def version() -> str:
    """Return the version of liblouis, for example ``"3.24.0"``.

    Raises:
        LouisUnavailable: liblouis is not there.
    """
    return _library().version()


def origin() -> louis_library.Origin:
    """Return whether liblouis came in its package for braillespiel, or is the system's.

    Raises:
        LouisUnavailable: liblouis is not there.
    """
    return _library().found.origin


def check(table: str) -> None:
    """Make sure that a table can be used.

    ``table`` is an id of the catalogue, an installed file name or the path of an own file.

    Raises:
        TableError: it cannot, with the reason.
        LouisUnavailable: liblouis is not there.
    """
    _usable(table)


@lru_cache(maxsize=64)
def _usable(table: str) -> tuple[str, ...]:
    return _checked(table, catalogue.files(table))


@lru_cache(maxsize=16)
def _usable_display(table: str) -> tuple[str, ...]:
    return _checked(table, (catalogue.display_file(table),), _probe_display)


def _probe_display(louis: _Louis, files: tuple[str, ...]) -> str | None:
    # lou_checkTable wants rules too, which a display table has none of.
    if louis.convert(files, chr(_BLANK_CELL), to_dots=False) is not None:
        return None
    return louis._messages[0] if louis._messages else "liblouis gave no reason"


def _checked(
    table: str,
    files: tuple[str, ...],
    probe: Callable[[_Louis, tuple[str, ...]], str | None] = lambda louis, files: louis.check(
        files
    ),
) -> tuple[str, ...]:
    complaint = probe(_library(), files)
    if complaint is None:
        return files
    if "resolve" not in complaint or resources.is_file(resources.named(table)):
        raise TableError(table, "broken", complaint)
    raise TableError(table, "missing" if catalogue.known(table) else "unknown", complaint)


def translate(text: str, table: str, *, cursor: int | None = None) -> Translation:
    """Translate ``text`` into Braille cells.

    ``cursor`` is the index of a character; contracted tables may spell out its word. Control
    characters become blanks. The last few thousand results are kept, because a Braille line is
    drawn again at every key.

    Raises:
        TableError: the table is unknown, missing or broken.
        LouisUnavailable: liblouis is not there.
        ValueError: the cursor is outside the text, or the text over 20,000 characters long.
    """
    if cursor is not None and not 0 <= cursor < len(text):
        raise ValueError(f"cursor {cursor} is outside a text of {len(text)} characters")
    if len(text) > _LONGEST:
        raise ValueError(f"a text of {len(text)} characters is too long for one translation")
    if not text:
        _usable(table)
        return Translation("", (), (), None)
    return _translate(text.translate(_CONTROLS), table, cursor)


@lru_cache(maxsize=4096)
def _translate(text: str, table: str, cursor: int | None) -> Translation:
    made = _library().translate(_usable(table), text, cursor)
    if made is None:
        raise TableError(table, "broken", f"liblouis cannot translate {text!r}")
    return made


def back_translate(cells: str, table: str) -> str:
    """Translate Unicode Braille cells back into text, as far as the table can.

    Not every table is made for it: of the German ones ``de-g2`` gives wrong words.

    Raises:
        TableError: the table is unknown, missing or broken, or goes only forwards.
        LouisUnavailable: liblouis is not there.
    """
    files = _usable(table)
    if not cells:
        return ""
    made = _library().translate(files, cells[:_LONGEST], None, back=True)
    if made is None:
        raise TableError(table, "broken", f"liblouis cannot translate back {cells!r}")
    return made.cells


def display_encode(cells: str, table: str) -> str:
    """Return the characters that stand for Unicode cells in a Braille file (BRF).

    ``table`` is ``"brf"`` (NABCC), ``"brf-de"`` (Eurobraille) or a ``.dis`` file.

    Raises:
        TableError: the table is unknown, missing or broken.
        LouisUnavailable: liblouis is not there.
        ValueError: something else than Unicode Braille cells.
    """
    if bad := next((char for char in cells if not 0x2800 <= ord(char) <= 0x28FF), None):
        raise ValueError(f"{bad!r} is no Braille cell")
    return _convert(cells, table, to_dots=False)


def display_decode(text: str, table: str) -> str:
    """Return the Unicode cells behind the characters of a Braille file; see above.

    A letter counts in the case that the table has: NABCC knows only capitals.

    Raises:
        TableError: the table is unknown, missing or broken.
        LouisUnavailable: liblouis is not there.
        ValueError: a character that the table gives no cell.
    """
    cells = []
    for char in text:
        forms = (char, char.swapcase()) if len(char.swapcase()) == 1 else (char,)
        found = (_convert(form, table, to_dots=True) for form in forms)
        cell = next((cell for cell in found if cell != chr(_BLANK_CELL) or char == " "), None)
        if cell is None:
            raise ValueError(f"{char!r} has no cell in the table {table!r}")
        cells.append(cell)
    return "".join(cells)


def _convert(text: str, table: str, *, to_dots: bool) -> str:
    files = _usable_display(table)
    made = _library().convert(files, text, to_dots=to_dots) if text else ""
    if made is None:
        raise TableError(table, "broken", f"liblouis cannot convert {text!r}")
    return made
