"""What comes in from outside: every text's size, depth, length and kind are checked here.

A match file, a position, a deck, players' sentences, keys, a setting: whoever wrote it, reading it
neither hangs nor ends the program. The kinds of text and their bounds are in the table LIMITS; an
error is an InputError, whose sentence is the message ``outside-KIND`` in the catalogue "system".
"""

from __future__ import annotations

import json
import os
import stat
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Literal

Kind = Literal["missing", "unreadable", "no-file", "large", "encoding", "deep", "long", "number"]
What = Literal[
    "match", "position", "deck", "words", "keys", "settings", "lesson", "roster", "class"
]


@dataclass(frozen=True, slots=True)
class Limit:
    """How much of a kind of text is read."""

    size: int
    """Bytes of the whole."""
    depth: int = 64
    """How deeply lists and objects may be nested."""
    length: int = 20_000
    """Characters of a single text, or of a line of TOML."""
    digits: int = 100
    """Digits of a number."""


LIMITS: dict[What, Limit] = {
    "match": Limit(8 << 20),
    "position": Limit(4 << 20),
    "deck": Limit(4 << 20, depth=16, length=2_000),
    "words": Limit(256 << 10, length=8_000, digits=6),
    "keys": Limit(64 << 10, depth=4, length=200),
    "settings": Limit(64 << 10, depth=1),
    "lesson": Limit(1 << 20),
    "class": Limit(8 << 20, depth=32),
    "roster": Limit(256 << 10, depth=4, length=2_000, digits=6),
}
"""The longest matches have well under 1 MB, all our own sentences in one language 200 kB."""

NAME_LENGTH = 100
"""Characters of a person's name in a match that comes from outside."""


_READ_AT_ONCE = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


class InputError(Exception):
    """A text from outside is not read; ``kind`` names the sentence ``outside-KIND``.

    ``path`` is the file or where the text was, ``detail`` the bound it exceeds or what the system
    says about it.
    """

    def __init__(self, kind: Kind, path: Path | str, detail: str | int = "") -> None:
        self.kind = kind
        self.path = str(path)
        self.detail = detail
        super().__init__(f"{kind}: {path} {detail}".strip())


def read_bytes(path: Path, what: What) -> bytes:
    """Return what a file contains. Raises InputError; never waits for a pipe or a device."""
    limit = LIMITS[what].size
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            raise IsADirectoryError(21, os.strerror(21))
        if not stat.S_ISREG(status.st_mode):
            raise InputError("no-file", path)
        with os.fdopen(os.open(path, _READ_AT_ONCE), "rb") as file:
            data = file.read(limit + 1)
    except FileNotFoundError as error:
        raise InputError("missing", path) from error
    except OSError as error:
        raise InputError("unreadable", path, error.strerror or str(error)) from error
    except ValueError as error:  # a name with a zero byte in it
        raise InputError("missing", path) from error
    if len(data) > limit:
        raise too_large(what, path)
    return data


def read_text(path: Path, what: What) -> str:
    """Return the contents of a UTF-8 file, without the mark that some editors write first."""
    return decoded(read_bytes(path, what), what, path)


def read_stream(stream: IO[bytes], what: What, name: str) -> str:
    """Return the contents of a UTF-8 stream; see read_text."""
    limit = LIMITS[what].size
    data = stream.read(limit + 1)
    if len(data) > limit:
        raise too_large(what, name)
    return decoded(data, what, name)


def decoded(data: bytes, what: What, name: Path | str) -> str:
    """Return UTF-8 as text. Raises InputError "large", "encoding"."""
    if len(data) > LIMITS[what].size:
        raise too_large(what, name)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError("encoding", name) from error


def json_data(text: str, what: What, name: Path | str) -> Any:
    """Return the data in a JSON text.

    Raises InputError, and json.JSONDecodeError if it is not JSON.
    """
    if len(text) > LIMITS[what].size:
        raise too_large(what, name)
    try:
        data = json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError:
        raise
    except RecursionError as error:
        raise InputError("deep", name, LIMITS[what].depth) from error
    except ValueError as error:  # Python reads no number of over 4,300 digits
        raise InputError("number", name, LIMITS[what].digits) from error
    return checked(data, what, name)


def toml_data(text: str, what: What, name: Path | str) -> dict[str, Any]:
    """Return the data in a TOML text.

    Raises InputError, and tomllib.TOMLDecodeError if it is not TOML.
    """
    limit = LIMITS[what]
    # A key of very many parts takes the square of its length to read.
    if any(len(line) > limit.length for line in text.split("\n")):
        raise InputError("long", name, limit.length)
    try:
        data = tomllib.loads(text.replace("\r\n", "\n"))
    except tomllib.TOMLDecodeError:
        raise
    except RecursionError as error:
        raise InputError("deep", name, limit.depth) from error
    except ValueError as error:
        raise InputError("number", name, limit.digits) from error
    checked(data, what, name)
    return data


def checked(data: Any, what: What, name: Path | str) -> Any:
    """Return decoded data if nothing in it exceeds the bounds of its kind."""
    limit = LIMITS[what]
    largest = 10**limit.digits
    level, depth = [data], 0
    while level:
        below: list[Any] = []
        depth += any(isinstance(value, dict | list) for value in level)
        if depth > limit.depth:
            raise InputError("deep", name, limit.depth)
        for value in level:
            if isinstance(value, dict):
                below += value.keys()
                below += value.values()
            elif isinstance(value, list):
                below += value
            elif isinstance(value, str):
                if len(value) > limit.length:
                    raise InputError("long", name, limit.length)
            elif isinstance(value, int) and not -largest < value < largest:
                raise InputError("number", name, limit.digits)
        level = below
    return data


def whole_number(text: str, what: What = "settings") -> int:
    """Return a number that somebody typed. Raises ValueError if it is not one or too long."""
    if len(text) > LIMITS[what].digits:
        raise ValueError(len(text))
    return int(text)


def too_large(what: What, name: Path | str) -> InputError:
    """Return the error for a text that has more bytes than its kind may have."""
    return InputError("large", name, _megabytes(LIMITS[what].size))


def _megabytes(size: int) -> str:
    return f"{size >> 20} MB" if size >= 1 << 20 else f"{size >> 10} kB"
