"""The last position kept of a match: what can be shown if its journal no longer fits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from sqlite3 import Cursor
from typing import Any

import msgspec

from braillespiel.decoding import decode
from braillespiel.store.checksums import summed
from braillespiel.store.records import KeptPosition, MatchId

EVERY = 20
"""A position is kept after at most this many entries."""
COLUMNS = "match, length, state, checksum"
Execute = Callable[..., Cursor]


def is_due(length: int, kept: int, over: bool) -> bool:
    """Tell whether a position should be kept now; the last one was kept after ``kept`` entries."""
    return length - kept >= EVERY or (over and length != kept)


def write(execute: Execute, match: MatchId, position: KeptPosition, chain: int) -> None:
    """Keep a position in place of the previous one; ``chain`` is the sum of its last entry."""
    state = msgspec.json.encode(position.state).decode()
    row = (match, position.length, state)
    execute(
        f"INSERT INTO positions ({COLUMNS}) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (match) DO UPDATE SET length = excluded.length, state = excluded.state,"
        " checksum = excluded.checksum",
        (*row, summed(*row, chain)),
    )


def drop(execute: Execute, match: MatchId, length: int) -> None:
    """Forget a position of a match that is no longer ``length`` entries long."""
    execute("DELETE FROM positions WHERE match = ? AND length > ?", (match, length))


def length(execute: Execute, match: MatchId) -> int:
    """Return after how many entries the last position was kept, 0 if none was."""
    row = execute("SELECT length FROM positions WHERE match = ?", (match,)).fetchone()
    return int(row[0]) if row else 0


def read(row: tuple[Any, ...] | None, sums: Sequence[int], head: int) -> KeptPosition | None:
    """Return the position of a row (COLUMNS); None if it is damaged or of another journal.

    ``sums`` are those of the journal's entries, ``head`` is that of the match's head.
    """
    if row is None or not isinstance(row[1], int) or not 0 <= row[1] <= len(sums):
        return None
    chain = sums[row[1] - 1] if row[1] else head
    if row[3] != summed(*row[:3], chain):
        return None
    try:
        state = decode(row[2], dict[str, Any])
    except (msgspec.MsgspecError, TypeError, RecursionError):
        return None
    return KeptPosition(row[1], state)
