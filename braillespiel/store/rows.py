"""Rows of the store as values; a row that fails its check is None, or raises ValueError."""

from __future__ import annotations

from typing import Any

import msgspec

from braillespiel.decoding import convert, decode
from braillespiel.store import kept
from braillespiel.store.checksums import HEAD, RUN, chains, headed, summed
from braillespiel.store.database import Row
from braillespiel.store.records import (
    MatchLine,
    OptionValue,
    StoredMatch,
    StoredPlayer,
)

MATCH = f"{HEAD}, {RUN}, checksum"
"""The columns that :func:`match` takes."""
LINE = (
    f"{MATCH},"
    " (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE match = id),"
    " (SELECT chain FROM entries WHERE match = id ORDER BY n DESC LIMIT 1)"
)
"""The columns that :func:`line` takes."""
ENTRY = "n, seat, text, at, rules, number, chain"
_HEAD_WIDTH = len(HEAD.split(", "))
_RUN_WIDTH = len(RUN.split(", "))


def head_sum(row: Row) -> int:
    """Return the sum of what never changes, from a row of MATCH columns."""
    return headed(row[:_HEAD_WIDTH])


def whole_sum(head: int, length: int, last: int, run: Row) -> int:
    """Return a match's checksum; ``last`` is that of its last entry (without any: the head's)."""
    return summed(head, length, last, *run)


def line(row: Row) -> MatchLine | None:
    """Return what a list shows of a match; None if it was damaged."""
    length, last = row[-2:]
    head, run = head_sum(row), row[_HEAD_WIDTH : _HEAD_WIDTH + _RUN_WIDTH]
    if row[-3] != whole_sum(head, length, head if last is None else last, run):
        return None
    try:
        return convert(_values(row) | {"length": length}, MatchLine)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError):
        return None


def match(row: Row, entries: list[Row], position: Row | None = None) -> StoredMatch:
    """Return a match from MATCH, ENTRY and kept.COLUMNS columns.

    Raises ValueError, saying what was damaged; a damaged position counts as none.
    """
    if [entry[0] for entry in entries] != list(range(len(entries))):
        raise ValueError("journal with gaps")
    head = head_sum(row)
    sums = chains(head, (entry[1:-1] for entry in entries))
    for number, (entry, right) in enumerate(zip(entries, sums, strict=True), 1):
        if entry[-1] != right:
            raise ValueError(f"entry {number} changed")
    run = row[_HEAD_WIDTH : _HEAD_WIDTH + _RUN_WIDTH]
    if row[-1] != whole_sum(head, len(sums), sums[-1] if sums else head, run):
        raise ValueError("changed outside the journal, or its end is missing")
    try:
        values = _values(row) | {
            "entries": [entry[1:-1] for entry in entries],
            "kept": kept.read(position, sums, head),
        }
        return convert(values, StoredMatch)
    except (msgspec.MsgspecError, TypeError, RecursionError) as error:
        raise ValueError(str(error)) from error


def _values(row: Row) -> dict[str, Any]:
    names = (*HEAD.split(", "), *RUN.split(", "))
    values = dict(zip(names, row, strict=False))
    values["seed"] = int(values["seed"])
    for name, kind in (
        ("options", dict[str, OptionValue]),
        ("players", list[StoredPlayer]),
        ("position", dict[str, Any] | None),
        ("scores", list[int] | None),
        ("winners", list[int] | None),
    ):
        values[name] = _read(values[name], kind)
    return values


def written(value: Any) -> str | None:
    """Return a value as a column keeps it; None stays None."""
    return None if value is None else msgspec.json.encode(value).decode()


def _read(text: Any, kind: Any) -> Any:
    return convert(None, kind) if text is None else decode(text, kind)
