"""The SQLite file of the store: opening, setting aside what is broken, transactions."""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import platformdirs

from braillespiel import resources
from braillespiel.store import private
from braillespiel.store.checksums import fill_in
from braillespiel.store.errors import SQLITE_ERRORS, Quarantined, StoreError, named
from braillespiel.store.place import place
from braillespiel.store.schema import APPLICATION_ID, MIGRATIONS, SCHEMA_VERSION

FILE_NAME = "braillespiel.sqlite3"
BUSY_TIMEOUT = 2.0
"""How long to wait for another client's write, in seconds."""

BACKUP_DAYS = 30
"""How long the copy is kept that was made before an older store was upgraded."""

NO_VERSION = 1000
"""A schema version that no program of ours will reach: the number is damaged."""

_BACKUP = "before-upgrade"

Clock = Callable[[], int]
"""Returns the wall-clock time in milliseconds since 1970, UTC."""

Row = tuple[Any, ...]


def wall_clock() -> int:
    """Return the wall-clock time in milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


def home_folder() -> Path:
    """Return where the store is: ``BRAILLESPIEL_HOME``, or else the platform's data folder."""
    folder = platformdirs.user_data_dir("braillespiel", False)
    return resources.given_home() or Path(resources.extended(folder))


class Database:
    """An open store; ``path`` is None for one in memory, which is gone when the client ends."""

    def __init__(self, connection: sqlite3.Connection, path: Path | None) -> None:
        self._connection = connection
        self._alone = threading.RLock()
        """Held while statements belong together: a table that is served writes in a thread."""
        self.path = path
        self._inode = self._now_there()

    @property
    def saved(self) -> bool:
        """Tell whether what is written here will still be there at the next start."""
        return self.path is not None

    @contextlib.contextmanager
    def transaction(self, *, beside: bool = False) -> Iterator[Callable[..., sqlite3.Cursor]]:
        """Give a function that executes statements; at the end all of them are on disk.

        A file has one transaction after the other in any case. Nothing is written if the block
        raises. Raises StoreError.
        """
        if self._now_there() != self._inode:
            raise StoreError("gone", self.path or "")
        with self._alone, self._begun("BEGIN IMMEDIATE"):
            yield self._connection.execute

    @contextlib.contextmanager
    def snapshot(self) -> Iterator[Callable[..., list[Row]]]:
        """Give a function like ``rows``; all that it finds was there at one time, whatever another
        client writes meanwhile. Raises StoreError.
        """
        with self._alone:
            if self._connection.in_transaction:
                yield self.rows
            else:
                with self._begun("BEGIN"):
                    yield self.rows

    @contextlib.contextmanager
    def _begun(self, begin: str) -> Iterator[None]:
        try:
            self._connection.execute(begin)
            try:
                yield
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

    def examine(self) -> None:
        """Check the whole file if a fault is suspected. Raises StoreError "broken"."""
        try:
            complaint = _complaint(self._connection)
        except SQLITE_ERRORS as error:
            raise named(error, self.path or "") from error
        if complaint:
            raise StoreError("broken", self.path or "", complaint)

    def scrub(self) -> None:
        """Leave nothing of what was deleted in the free parts of the file, or in older copies.

        Raises StoreError.
        """
        try:
            self._connection.execute("VACUUM")
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            for copy in _backups(self.path) if self.path else ():
                copy.unlink(missing_ok=True)
        except OSError as error:
            raise StoreError("cannot-write", error.filename, error.strerror or "") from error
        except SQLITE_ERRORS as error:
            raise named(error, self.path or "") from error

    def size(self) -> int:
        """Return how many bytes are in use; the place of what was deleted is used again."""
        return (self._pragma("page_count") - self._pragma("freelist_count")) * self._page()

    def bound(self, most: int) -> None:
        """Take no more than so many bytes: what does not fit is refused as on a full disk."""
        self._pragma(f"max_page_count = {max(1, most // self._page())}")

    def _page(self) -> int:
        return self._pragma("page_size")

    def _pragma(self, what: str) -> int:
        ((found,),) = self.rows(f"PRAGMA {what}")
        return int(found)

    def close(self) -> None:
        """Close the store; everything is on disk already."""
        with contextlib.suppress(*SQLITE_ERRORS):
            self._connection.close()

    def _now_there(self) -> tuple[int, int] | None:
        """Return what tells the file from another that took its name while it was open."""
        if self.path is None or os.name != "posix":
            return None
        with contextlib.suppress(OSError):
            status = self.path.stat()
            return status.st_dev, status.st_ino
        return None


def open_database(home: Path | None = None, clock: Clock = wall_clock) -> Database:
    """Open the store in ``home``, creating it if there is none.

    Raises StoreError: "cannot-write", "full", "busy", "disk", "too-new", or "broken" when the
    file is no store of ours; :func:`quarantined` then makes room for a new one.
    """
    folder = home if home is not None else home_folder()
    path = folder / FILE_NAME
    try:
        private.make_folder(folder)
        if path.exists() and not path.is_file():
            raise StoreError("cannot-write", path, "no regular file")
        private.make_file(path)
        if _unreadable_format(path):
            raise StoreError("broken", path, "a file format that SQLite does not know")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        full = isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)
        raise StoreError("full" if full else "cannot-write", folder, reason) from error
    try:
        # Not only for the thread that opens it: a table that is served writes in another one.
        connection = sqlite3.connect(
            path, timeout=BUSY_TIMEOUT, isolation_level=None, check_same_thread=False
        )
    except SQLITE_ERRORS as error:
        raise named(error, path) from error
    try:
        _prepare(connection, path, lambda version: _back_up(path, version))
    except SQLITE_ERRORS as error:
        connection.close()
        raise named(error, path) from error
    except StoreError:
        connection.close()
        raise
    _forget_backups(path, clock)
    _sync_folder(folder)
    return Database(connection, path)


def _back_up(path: Path, version: int) -> None:
    """Copy a store of an older schema beside it, whole or not at all. Raises StoreError."""
    target = path.with_name(f"{path.stem}-{_BACKUP}-{version}{path.suffix}")
    draft = target.with_name(f"{path.stem}-{_BACKUP}-0{path.suffix}")
    try:
        draft.unlink(missing_ok=True)
        private.make_file(draft)
        with (
            contextlib.closing(sqlite3.connect(path, timeout=BUSY_TIMEOUT)) as source,
            contextlib.closing(sqlite3.connect(draft)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, whatever becomes of the log
        draft.replace(target)
        os.utime(target)
    except OSError as error:
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
        kind: Literal["full", "cannot-write"] = "full" if full else "cannot-write"
        raise StoreError(kind, target, error.strerror or str(error)) from error


def _backups(path: Path) -> list[Path]:
    return sorted(path.parent.glob(f"{path.stem}-{_BACKUP}-*{path.suffix}*"))


def _forget_backups(path: Path, clock: Clock) -> None:
    """Delete the copies whose days are over."""
    for copy in _backups(path):
        with contextlib.suppress(OSError):
            if clock() / 1000 - copy.stat().st_mtime > BACKUP_DAYS * 86_400:
                copy.unlink()


def _unreadable_format(path: Path) -> bool:
    """Tell whether the header of a SQLite file asks for a format that does not exist.

    SQLite itself takes such a file to be read-only, or not a database at all.
    https://sqlite.org/fileformat2.html#file_format_version_numbers
    """
    with path.open("rb") as file:
        header = file.read(20)
    return header.startswith(b"SQLite format 3\0") and not {*header[18:20]} <= {1, 2}


def open_in_memory(copy_of: Path | None = None) -> Database:
    """Open a store that is not saved; it starts with the contents of ``copy_of``, if readable."""
    if copy_of is not None:
        # The last actions of a client that was cut off lie in the log beside the file. It can be
        # read where its index is there too; immutable reads the file alone, with no need for it.
        for how in ("mode=ro", "mode=ro&immutable=1"):
            with contextlib.suppress(*SQLITE_ERRORS, OSError, ValueError, StoreError):
                return _copied(copy_of, how)
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    _prepare(connection, Path(":memory:"))
    return Database(connection, None)


def _copied(path: Path, how: str) -> Database:
    if not path.is_file():
        raise StoreError("cannot-write", path)
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    source = sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True)
    with contextlib.closing(source):
        if _complaint(source):
            raise StoreError("broken", path)
        source.backup(connection)
    _prepare(connection, path)
    # It is a copy: what another client plays on disk is nothing that it could spoil.
    connection.execute("DELETE FROM leases")
    return Database(connection, None)


def quarantined(home: Path | None = None, clock: Clock = wall_clock) -> Quarantined | None:
    """Rename the file in ``home`` if it is not a store of ours; None if it has become one.

    Another client may be doing the same: only one renames, under a lock. Raises StoreError.
    """
    from filelock import FileLock, Timeout  # needed on this rare path only

    folder = home if home is not None else home_folder()
    path = folder / FILE_NAME
    try:
        lock = FileLock(
            str(folder / "set-aside.lock"), timeout=BUSY_TIMEOUT, mode=private.FILE_MODE
        )
        with lock:
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
                    private.move(part, target.with_name(target.name + suffix), BUSY_TIMEOUT)
            return Quarantined(target, path, reason)
    except Timeout as error:
        raise StoreError("busy", path, str(error)) from error
    except (OSError, NotImplementedError) as error:
        raise StoreError("cannot-write", path, str(error)) from error


def _reason(path: Path) -> Literal["broken", "foreign"]:
    """Tell an intact database of another program from a damaged file."""
    try:
        address = f"{path.resolve().as_uri()}?mode=ro"
        with contextlib.closing(sqlite3.connect(address, uri=True)) as connection:
            return "broken" if _is_ours(connection) or _complaint(connection) else "foreign"
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


def _prepare(
    connection: sqlite3.Connection, path: Path, back_up: Callable[[int], None] | None = None
) -> None:
    """Check that the file is a store of ours, bring it up to date, set how it is written.

    Before an older one is changed, ``back_up`` is called with its version, while nobody writes.
    """
    # A text with broken letters is still a text; who reads it tells what is wrong with it.
    connection.text_factory = lambda data: data.decode("utf-8", "replace")
    connection.execute("BEGIN")  # all seen at one moment: another client may be making the file
    version, tables = _version(connection), _tables(connection)
    ours = _is_ours(connection)
    connection.execute("COMMIT")
    if tables and not ours:
        raise StoreError("broken", path, "a database of another program")
    if not 0 <= version < NO_VERSION:
        raise StoreError("broken", path, f"version {version}")
    if version > SCHEMA_VERSION:
        raise StoreError("too-new", path, str(version))
    if complaint := _complaint(connection):
        raise StoreError("broken", path, complaint)
    connection.execute("PRAGMA foreign_keys = ON")
    # On disk when COMMIT returns, also through a power failure; readers never wait.
    if place(path.parent) == "network":
        # A log's index is shared memory, which a network drive has not: sqlite.org/wal.html. A log
        # that another client uses at this moment stays.
        with contextlib.suppress(sqlite3.OperationalError):
            connection.execute("PRAGMA journal_mode = DELETE")
    else:
        connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = _version(connection)
        if steps := MIGRATIONS[version:]:
            if version and back_up is not None:
                back_up(version)
            for statement in filter(str.strip, ";".join(steps).split(";")):
                connection.execute(statement)
            fill_in(connection)
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


def _is_ours(connection: sqlite3.Connection) -> bool:
    """Tell whether it is marked as ours; a damaged mark does not make it a foreign one."""
    marked = connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION_ID
    return marked or _tables(connection) >= _schema()


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
    answer = str(connection.execute("PRAGMA integrity_check(1)").fetchone()[0])
    return "" if answer == "ok" else answer


def _sync_folder(folder: Path) -> None:
    """Make sure that the new file's name is on disk too, if the system can do that."""
    if os.name != "posix":
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
