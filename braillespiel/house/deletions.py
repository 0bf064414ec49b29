"""Whom a house has deleted: digests in a file beside its store, which no backup of the store holds.

The store counts the deletions that it has seen. One that is put back from a backup has seen fewer
than the file lists: those are carried out again (house.forgetting). Where several hosts have a
store together, each of them copies the list that is in it.
"""

from __future__ import annotations

import hmac
from pathlib import Path

from braillespiel.house import facts
from braillespiel.network.joining import files
from braillespiel.store.errors import StoreError
from braillespiel.store.matches import Execute
from braillespiel.store.opening import Store
from braillespiel.store.sql import SqlDatabase

FILE = "deleted.txt"
"""The list, in the folder of everything that network play keeps: a number and a digest a line."""

Deletion = tuple[int, str]


def digest_of_key(secret: bytes, key: str) -> str:
    """Return what stands for a key on the list of this house, and tells nothing of it."""
    return hmac.digest(secret, f"deleted {key}".encode(), "sha256").hex()


def read(path: Path) -> list[Deletion]:
    """Return what a list holds; lines that are none are passed over. Raises OSError."""
    try:
        lines = path.read_text("ascii", errors="replace").splitlines()
    except FileNotFoundError:
        return []
    parts = [line.split() for line in lines]
    return sorted(
        {(int(each[0]), each[1]) for each in parts if len(each) == 2 and each[0].isdecimal()}
    )


def merge(home: Path, more: list[Deletion]) -> None:
    """Add to the list of a data folder, so that it is on disk. Raises OSError."""
    path = files.folder(home) / FILE
    found = sorted({*read(path), *more})
    files.write(path, "".join(f"{number} {digest}\n" for number, digest in found).encode())


def to_carry_out(store: Store) -> list[Deletion]:
    """Return the deletions that the store has not seen. Raises StoreError."""
    if store.home is None:
        return []
    home, seen = store.home, _seen(store)
    try:
        return [each for each in read(home / files.FOLDER / FILE) if each[0] > seen]
    except OSError as error:
        raise StoreError("cannot-write", error.filename or "", error.strerror or "") from error


def note(store: Store, secret: bytes, key: str) -> int:
    """Put a key on the list before it is deleted; return the deletion's number.

    Raises StoreError.
    """
    last = _seen(store)
    if store.home is None:
        return last + 1
    home = store.home
    try:
        there = read(files.folder(home) / FILE)
        number = 1 + max((each[0] for each in there), default=0)
        number = max(number, last + 1)
        merge(home, [(number, digest_of_key(secret, key))])
    except OSError as error:
        raise StoreError("cannot-write", error.filename or "", error.strerror or "") from error
    return number


def see(store: Store, execute: Execute, number: int, digest: str) -> None:
    """Count a deletion as seen, in the transaction that carries it out.

    A store that several hosts have keeps its digest, too, for the lists of the others.
    """
    facts.keep(execute, "deletions", str(number))
    if store.saved and store.database.path is None:
        statement = "INSERT INTO house_deleted VALUES (?, ?) ON CONFLICT (number) DO NOTHING"
        execute(statement, (number, digest))


def copy(database: SqlDatabase, home: Path, after: int = 0) -> int:
    """Add to the list of a data folder what the store that several hosts share has after a number.

    Return the number of the last. Raises OSError, StoreError.
    """
    statement = "SELECT number, digest FROM house_deleted WHERE number > ? ORDER BY number"
    more = [(int(number), str(digest)) for number, digest in database.rows(statement, after)]
    if more and not set(read(files.folder(home) / FILE)).issuperset(more):
        merge(home, more)
    return more[-1][0] if more else after


def _seen(store: Store) -> int:
    rows = store.database.rows("SELECT value FROM house_facts WHERE name = 'deletions'")
    return int(rows[0][0]) if rows else 0
