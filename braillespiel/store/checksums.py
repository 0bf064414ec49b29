"""Checksums: damage that SQLite cannot see is not taken for what was played.

Every entry of a journal has a sum over itself and all entries before it (``chain``), every match
one over its row and the last of these, every result one over its row.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

HEAD = "id, game, seed, seats, options, players, position, created, rules"
"""Columns of a match that never change."""
RUN = "changed, finished, scores, winners, taken_back"
"""Columns of a match that change while it is played."""
RESULT = "match, seat, game, player, won, score, options, levels, finished, taken_back"

_SIGNED_64 = 8


def summed(*values: Any) -> int:
    """Return a signed number of 64 bits over columns of any sort."""
    data = msgspec.json.encode(values)
    return int.from_bytes(blake2b(data, digest_size=_SIGNED_64).digest(), "big", signed=True)


def headed(head: Sequence[Any]) -> int:
    """Return the sum of a match's HEAD columns; version 1 of the rules was never summed."""
    return summed(*(head[:-1] if head[-1] == 1 else head))


def chained(
    before: int, n: int, seat: Any, text: Any, at: Any, rules: Any = 1, number: Any = 0
) -> int:
    """Return the sum of entry ``n``, given that of the entry before it.

    What entries did not always have (rules, number) is summed only where it says something.
    """
    if number != 0:
        return summed(before, n, seat, text, at, rules, number)
    return summed(before, n, seat, text, at, *(() if rules == 1 else (rules,)))


def chains(head: int, entries: Iterable[Sequence[Any]]) -> list[int]:
    """Return the sums of a journal's entries, from the match's ``head`` on.

    An entry is (seat, text, at, rules, number).
    """
    found, last = [], head
    for n, entry in enumerate(entries):
        last = chained(last, n, *entry)
        found.append(last)
    return found


def fill_in(connection: sqlite3.Connection) -> None:
    """Give a store that had no checksums yet those of its contents."""
    for row in connection.execute(f"SELECT {HEAD} FROM matches WHERE checksum IS NULL").fetchall():
        match, head = row[0], headed(row)
        entries = connection.execute(
            "SELECT seat, text, at, rules, number FROM entries WHERE match = ? ORDER BY n", (match,)
        ).fetchall()
        sums = chains(head, entries)
        connection.executemany(
            "UPDATE entries SET chain = ? WHERE match = ? AND n = ?",
            [(chain, match, n) for n, chain in enumerate(sums)],
        )
        run = connection.execute(f"SELECT {RUN} FROM matches WHERE id = ?", (match,)).fetchone()
        whole = summed(head, len(sums), sums[-1] if sums else head, *run)
        connection.execute("UPDATE matches SET checksum = ? WHERE id = ?", (whole, match))
    for row in connection.execute(
        f"SELECT {RESULT} FROM results WHERE checksum IS NULL"
    ).fetchall():
        connection.execute(
            "UPDATE results SET checksum = ? WHERE match = ? AND seat = ?",
            (summed(*row), row[0], row[1]),
        )
