"""Recover what is undamaged in a broken store that was set aside; its file stays as it is."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from braillespiel.store import kept, rows
from braillespiel.store.checksums import HEAD, RESULT, RUN, fill_in, summed
from braillespiel.store.database import Row
from braillespiel.store.errors import SQLITE_ERRORS
from braillespiel.store.schema import MIGRATIONS
from braillespiel.store.sql import SqlDatabase

_WAL_FORMAT = b"\2\2"


def rescue(source: Path, into: SqlDatabase) -> tuple[int, int]:
    """Recover matches, results and settings of the file ``source`` that are undamaged.

    Returns how many matches were recovered, and of how many others something was found. Raises
    StoreError if ``into`` cannot be written.
    """
    with contextlib.suppress(*SQLITE_ERRORS, OSError), _copy(source) as damaged:
        return _take_over(damaged, into)
    return 0, 0


@contextlib.contextmanager
def _copy(source: Path) -> Iterator[sqlite3.Connection]:
    """Provide a copy that can be read as far as possible, with its log applied."""
    with tempfile.TemporaryDirectory(prefix="braillespiel-") as folder:
        copy = Path(folder) / "copy.sqlite3"
        for suffix in ("", "-wal"):
            part = source.with_name(source.name + suffix)
            if part.is_file():
                shutil.copyfile(part, copy.with_name(copy.name + suffix))
        with copy.open("r+b") as file:
            file.seek(18)
            file.write(_WAL_FORMAT)
        with contextlib.closing(sqlite3.connect(copy, isolation_level=None)) as connection:
            connection.text_factory = lambda data: data.decode("utf-8", "replace")
            with contextlib.suppress(*SQLITE_ERRORS):
                connection.execute("PRAGMA cell_size_check = ON")
            unsummed = not _column(connection, "chain")
            for step, column in ((1, "chain"), (2, "rules"), (4, "number")):
                if not _column(connection, column):
                    for statement in filter(str.strip, MIGRATIONS[step].split(";")):
                        with contextlib.suppress(*SQLITE_ERRORS):
                            connection.execute(statement)
            if unsummed:
                with contextlib.suppress(*SQLITE_ERRORS):
                    fill_in(connection)
            yield connection


def _column(connection: sqlite3.Connection, name: str) -> bool:
    """Tell whether entries already have this column."""
    return bool(_found(connection, "pragma_table_info('entries')", "name", f"name = '{name}'"))


def _found(
    connection: sqlite3.Connection, table: str, columns: str, where: str = "1", order: str = "1"
) -> list[Row]:
    """Return the rows that can be read; from the first damaged place on, those from the end."""
    found: dict[Row, None] = {}
    for direction in ("", " DESC"):
        statement = f"SELECT {columns} FROM {table} WHERE {where} ORDER BY {order}{direction}"
        try:
            for row in connection.execute(statement):
                found[row] = None
        except SQLITE_ERRORS:
            continue
        break
    return list(found)


def _take_over(damaged: sqlite3.Connection, into: SqlDatabase) -> tuple[int, int]:
    seen = {row[0] for row in _found(damaged, "entries", "match", order="match")}
    taken = 0
    with into.transaction() as execute:
        for row in _found(damaged, "matches", rows.MATCH, order="id"):
            seen.add(row[0])
            entries = _found(damaged, "entries", rows.ENTRY, f"match = {_number(row[0])}", "n")
            try:
                whole = rows.match(row, sorted(entries))
            except (ValueError, TypeError):
                continue
            inserted = execute(
                f"INSERT OR IGNORE INTO matches ({HEAD}, {RUN}, checksum) VALUES ({_marks(row)})",
                row,
            )
            if not inserted.rowcount:
                continue  # another client has begun a match of this number meanwhile
            for entry in sorted(entries):
                execute(
                    f"INSERT INTO entries (match, {rows.ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    (row[0], *entry),
                )
            for position in _found(damaged, "positions", kept.COLUMNS, f"match = {whole.id}"):
                execute(f"INSERT INTO positions ({kept.COLUMNS}) VALUES (?, ?, ?, ?)", position)
            taken += 1
        for row in _found(damaged, "results", f"{RESULT}, checksum", order="match"):
            if row[-1] == summed(*row[:-1]):
                execute(
                    f"INSERT OR IGNORE INTO results ({RESULT}, checksum) VALUES ({_marks(row)})",
                    row,
                )
        for row in _found(damaged, "settings", "profile, key, value", order="profile"):
            if all(isinstance(value, str) for value in row):
                execute("INSERT OR IGNORE INTO settings VALUES (?, ?, ?)", row)
    return taken, len(seen) - taken


def _number(value: Any) -> int:
    return value if isinstance(value, int) else -1


def _marks(row: Row) -> str:
    return ", ".join("?" * len(row))
