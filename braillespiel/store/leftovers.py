"""What stays of deleted texts in the free parts of SQLite files."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import msgspec

from braillespiel.store.errors import SQLITE_ERRORS

_BESIDE = ("-wal", "-journal")


def spelled(names: Iterable[str], games: Iterable[str]) -> list[bytes]:
    """Return how a store writes names: within a match's players, and behind a result's game."""
    games = tuple(games)
    found = dict.fromkeys(
        each
        for name in names
        for each in (msgspec.json.encode(name), *(f"{game}{name}".encode() for game in games))
    )
    return list(found)


def holding(path: Path, needles: Sequence[bytes]) -> list[Path]:
    """Return which files of a store hold a needle outside the rows that it shows.

    Of a file that is no readable store, every place counts. Raises OSError.
    """
    shown = dict.fromkeys(needles, 0)
    for text in _texts(path):
        for needle in needles:
            shown[needle] += text.count(needle)
    found = []
    for part in (path, *(path.with_name(path.name + ending) for ending in _BESIDE)):
        if not part.is_file():
            continue
        data = part.read_bytes()
        most = shown if part == path else dict.fromkeys(needles, 0)
        if any(data.count(needle) > most[needle] for needle in needles):
            found.append(part)
    return found


def _texts(path: Path) -> Iterator[bytes]:
    """Yield what each row shows, its columns one behind the other as the file has them."""
    if not path.is_file():
        return
    with (
        contextlib.suppress(*SQLITE_ERRORS),
        contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as base,
    ):
        for (table,) in base.execute("SELECT name FROM sqlite_schema WHERE type = 'table'"):
            for row in base.execute(f'SELECT * FROM "{table}"'):
                cells = (each.encode() if isinstance(each, str) else b"\0" for each in row)
                yield b"".join(cells)
