"""The SQLite file of the store: opening, setting aside what is broken, transactions."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import platformdirs

from braillespiel.store.errors import SQLITE_ERRORS, SetAside, StoreError, named
from braillespiel.store.schema import APPLICATION_ID, MIGRATIONS, SCHEMA_VERSION

FILE_NAME = "braillespiel.sqlite3"
BUSY_TIMEOUT = 2.0
"""How long another client's write is waited for, in seconds."""

Clock = Callable[[], int]
"""Returns the wall-clock time in milliseconds since 1970, UTC."""

Row = tuple[Any, ...]


def wall_clock() -> int:
    """Return the wall-clock time in milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


def home_folder() -> Path:
    """Return where the store lies: ``BRAILLESPIEL_HOME``, else the platform's data folder."""
    given = os.environ.get("BRAILLESPIEL_HOME")
    return Path(given) if given else Path(platformdirs.user_data_dir("braillespiel", False))


class Database:
    """An open store; ``path`` is None for one in memory, which is gone when the client ends."""

    def __init__(self, connection: sqlite3.Connection, path: Path | None) -> None:
        self._connection = connection
        self.path = path

    @property
    def saved(self) -> bool:
        """Tell whether what is written here is still there at the next start."""
        return self.path is not None

    @contextlib.contextmanager
    def transaction(self) -> Iterator[Callable[..., sqlite3.Cursor]]:
        """Give a function that executes statements; at the end all of them are on disk.

        Nothing is written when the block raises. Raises StoreError.
        """
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection.execute
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise
        except SQLITE_ERRORS as error:
            raise named(error, self.path or "") from error

    def rows(self, statement: str, *arguments: Any) -> list[Row]:
        """Return what a query finds. Raises StoreError."""
        try:
            return self._connection.execute(statement, arguments).fetchall()
        except SQLITE_ERRORS as error:
            raise named(error, self.path or "") from error

    def close(self) -> None:
        """Close the store; everything is on disk already."""
        self._connection.close()


def open_database(home: Path | None = None, clock: Clock = wall_clock) -> Database:
    """Open the store in ``home``, making it when there is none.

    Raises StoreError: "cannot-write", "full", "busy", "disk", "too-new", or "broken" when the
    file is no store of ours; :func:`set_aside` then makes room for a new one.
    """
    folder = home if home is not None else home_folder()
    path = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("cannot-write", folder, str(error)) from error
    try:
        connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT, isolation_level=None)
    except SQLITE_ERRORS as error:
        raise named(error, path) from error
    try:
        _prepare(connection, path)
    except SQLITE_ERRORS as error:
        connection.close()
        raise named(error, path) from error
    except StoreError:
        connection.close()
        raise
    _sync_folder(folder)
    return Database(connection, path)


def open_in_memory(copy_of: Path | None = None) -> Database:
    """Open a store that is not saved; it starts with what ``copy_of`` holds, if readable."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    if copy_of is not None and copy_of.is_file():
        # The last actions of a client that was cut off lie in the log beside the file. It can be
        # read where its index is there too; immutable reads the file alone, with no need for it.
        for how in ("mode=ro", "mode=ro&immutable=1"):
            with contextlib.suppress(*SQLITE_ERRORS):
                source = sqlite3.connect(f"{copy_of.resolve().as_uri()}?{how}", uri=True)
                with contextlib.closing(source):
                    if _version(source) == SCHEMA_VERSION and not _complaint(source):
                        source.backup(connection)
                        break
    _prepare(connection, Path(":memory:"))
    return Database(connection, None)


def set_aside(home: Path | None = None, clock: Clock = wall_clock) -> SetAside | None:
    """Rename the file in ``home`` if it is no store of ours; None if it has become one.

    Another client may be doing the same: only one renames, under a lock. Raises StoreError.
    """
    from filelock import FileLock, Timeout  # needed on this rare path only

    folder = home if home is not None else home_folder()
    path = folder / FILE_NAME
    try:
        with FileLock(str(folder / "set-aside.lock"), timeout=BUSY_TIMEOUT):
            try:
                open_database(folder, clock).close()
            except StoreError as error:
                if error.kind != "broken":
                    raise
            else:
                return None
            reason = _reason(path)
            stamp = datetime.fromtimestamp(clock() / 1000, UTC).strftime("%Y%m%d-%H%M%S")
            target = _free_name(path, f"{reason}-{stamp}")
            for suffix in ("-wal", "-shm", ""):
                part = path.with_name(path.name + suffix)
                if part.exists():
                    part.rename(target.with_name(target.name + suffix))
            return SetAside(target, path, reason)
    except Timeout as error:
        raise StoreError("busy", path, str(error)) from error
    except OSError as error:
        raise StoreError("cannot-write", path, str(error)) from error


def _reason(path: Path) -> Literal["broken", "foreign"]:
    """Tell a sound database of another program from a damaged file."""
    try:
        address = f"{path.resolve().as_uri()}?mode=ro"
        with contextlib.closing(sqlite3.connect(address, uri=True)) as connection:
            ours = connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
            return "broken" if ours or _complaint(connection) else "foreign"
    except SQLITE_ERRORS:
        return "broken"


def _free_name(path: Path, word: str) -> Path:
    number = 1
    while True:
        more = "" if number == 1 else f"-{number}"
        target = path.with_name(f"{path.stem}-{word}{more}{path.suffix}")
        if not target.exists():
            return target
        number += 1


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Check that the file is a store of ours, bring it up to date, set how it is written."""
    # A text with broken letters is still a text; who reads it tells what is wrong with it.
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    connection.execute("BEGIN")  # all seen at one moment: another client may be making the file
    ours = connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
    empty = not connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]
    version = _version(connection)
    connection.execute("COMMIT")
    if not ours and not empty:
        raise StoreError("broken", path, "a database of another program")
    if version > SCHEMA_VERSION:
        raise StoreError("too-new", path, str(version))
    if complaint := _complaint(connection):
        raise StoreError("broken", path, complaint)
    connection.execute("PRAGMA foreign_keys = ON")
    # On disk when COMMIT returns, also through a power failure; readers never wait.
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in MIGRATIONS[_version(connection) :]:
            for statement in filter(str.strip, step.split(";")):
                connection.execute(statement)
        if missing := _schema() - _tables(connection):
            raise StoreError("broken", path, f"{min(missing)[0]}: missing or changed")
        # Written at every opening: a file that cannot be written shows now, not in mid-match.
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _tables(connection: sqlite3.Connection) -> frozenset[Row]:
    return frozenset(connection.execute("SELECT name, sql FROM sqlite_schema"))


@lru_cache(maxsize=1)
def _schema() -> frozenset[Row]:
    """Return the tables of a store that is up to date."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(";".join(MIGRATIONS))
        return _tables(connection)


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _complaint(connection: sqlite3.Connection) -> str:
    """Return what is damaged in the file, empty if nothing is."""
    answer = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    return "" if answer == "ok" else answer


def _sync_folder(folder: Path) -> None:
    """See to it that the new file's name is on disk too, where the system can do that."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
