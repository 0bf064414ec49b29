"""What can go wrong with the store, as data; the sentences are in the catalogue "store"."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

Kind = Literal[
    "cannot-write",
    "full",
    "busy",
    "broken",
    "disk",
    "too-new",
    "no-such-match",
    "match-broken",
    "out-of-order",
    "in-use",
    "gone",
    "at-a-table",
    "away",
    "not-durable",
    "address",
    "led-elsewhere",
    "silent",
    "no-rights",
    "too-old",
    "unprotected",
]


class StoreError(Exception):
    """The store could not do what was asked; nothing in it was lost.

    ``kind`` names the sentence ``store-error-KIND``; ``path`` is the file concerned (empty for a
    store in memory) and ``detail`` what the system said about it.
    """

    def __init__(self, kind: Kind, path: Path | str = "", detail: str = "") -> None:
        self.kind = kind
        self.path = str(path)
        self.detail = detail
        super().__init__(f"{kind}: {path} {detail}".strip())


@dataclass(frozen=True, slots=True)
class Quarantined:
    """A file that is not a store of ours was renamed, so that nothing in it is lost.

    ``reason`` is "broken" or "foreign"; the sentence is ``store-set-aside-REASON``. From a broken
    one, ``rescued`` matches were recovered and ``lost`` matches were not.
    """

    path: Path
    original: Path
    reason: Literal["broken", "foreign"]
    rescued: int = 0
    lost: int = 0


_KINDS: dict[int, Kind] = {
    sqlite3.SQLITE_PERM: "cannot-write",
    sqlite3.SQLITE_READONLY: "cannot-write",
    sqlite3.SQLITE_CANTOPEN: "cannot-write",
    sqlite3.SQLITE_AUTH: "cannot-write",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_ERROR: "broken",  # a table that is not there
    sqlite3.SQLITE_CORRUPT: "broken",
    sqlite3.SQLITE_NOTADB: "broken",
    sqlite3.SQLITE_TOOBIG: "broken",  # a length that no text of ours has
    sqlite3.SQLITE_NOMEM: "broken",
}


SQLITE_ERRORS = (sqlite3.Error, UnicodeError, MemoryError, OverflowError)
"""What reading or writing raises; a damaged schema is quoted in errors that are no text."""


def named(error: Exception, path: Path | str) -> StoreError:
    """Return the StoreError for what SQLite raised (https://sqlite.org/rescode.html)."""
    if not isinstance(error, sqlite3.Error):
        return StoreError("broken", path, str(error))
    code = getattr(error, "sqlite_errorcode", None)
    kind: Kind = "disk" if code is None else _KINDS.get(code & 0xFF, "disk")
    return StoreError(kind, path, str(error))
