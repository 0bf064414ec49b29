"""A class on disk: who is in it and sits where, and the matches of its tables.

``classes`` in the data folder has a folder for each class, readable by its owner only, with
``class.json`` and a file for each table. The matches are in the store like those of every network
table.
"""

from __future__ import annotations

import contextlib
import hashlib
from errno import EDQUOT, ENOSPC
from functools import partial
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING

import msgspec

from braillespiel.application.commits import Commits
from braillespiel.application.table_matches import StoredTable
from braillespiel.classroom.kept import KeptClass, packed_up
from braillespiel.network.joining import files
from braillespiel.store import private
from braillespiel.store.errors import Kind, StoreError

if TYPE_CHECKING:
    from braillespiel.classroom.pupils import TableOf
    from braillespiel.engine.contract import Document
    from braillespiel.store.opening import Store

FOLDER = "classes"
FILE = "class.json"


def folder_of(home: Path, title: str) -> Path:
    """Return the folder of the class with this title."""
    plain = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in title.lower())
    told_apart = hashlib.sha256(title.encode()).hexdigest()[:8]
    return home / FOLDER / f"{plain[:40].strip('-') or 'class'}-{told_apart}"


def read(home: Path, title: str) -> KeptClass | None:
    """Return a class as it was kept, None if there is none, or nothing of it can be read."""
    try:
        return msgspec.json.decode((folder_of(home, title) / FILE).read_bytes(), type=KeptClass)
    except (OSError, msgspec.MsgspecError):
        return None


class StoredClass:
    """Keeps one class in the store. Belongs to the thread that opened the store.

    Raises OSError if its folder cannot be made.
    """

    def __init__(self, store: Store, home: Path, title: str) -> None:
        self._store, self._home = store, home
        private.make_folder(home)
        private.make_folder(home / FOLDER)
        self.folder = folder_of(home, title)
        private.make_folder(self.folder)
        self._first = Commits()
        """Of the class itself; those of its tables are beside it."""

    @property
    def writing(self) -> Commits:
        """What counts the writes of the class itself."""
        return self._first

    def write(self, kept: KeptClass) -> None:
        """Have a class written; what has failed is the writing's ``trouble``."""
        with contextlib.suppress(StoreError):  # of the write before: told at the desk
            self._first.write(partial(self._write, kept))

    def _write(self, kept: KeptClass) -> None:
        path = self.folder / FILE
        try:
            files.write(path, msgspec.json.encode(kept))
        except OSError as error:
            kind: Kind = "full" if error.errno in (ENOSPC, EDQUOT) else "disk"
            raise StoreError(kind, path, error.strerror or str(error)) from error

    def pack_up(self, kept: KeptClass) -> None:
        """Write a class that ends in good order, and wait for it."""
        self.write(packed_up(kept))
        self._first.wait()

    def table(self, table: TableOf) -> tuple[StoredTable, Commits]:
        """Return the keeper of a table, and what counts its writes."""
        commits = Commits(self._first)
        start = partial(self._start, table)
        keeper = StoredTable(
            self._store, self._home, commits=commits, file=self._file(table.name), start=start
        )
        return keeper, commits

    def drop(self, table: TableOf) -> None:
        """Forget who sat at a table; its match stays among the matches."""
        self._first.also(partial(_gone, self._file(table.name)))

    def close(self) -> None:
        """Finish what was asked for."""
        self._first.close()

    def _file(self, name: str) -> Path:
        return self.folder / f"table-{name}.json"

    def _start(self, table: TableOf) -> tuple[int, Document | None]:
        seed = randbits(48) if table.seed is None else table.seed
        return seed, table.start


def _gone(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink()
