"""Whom a house has deleted: digests in a file beside its store, which no backup of the store holds.

The store counts the deletions that it has seen. One that is put back from a backup has seen fewer
than the file lists: those are carried out again (house.forgetting). Where several hosts have a
store together, each of them copies the list that is in it.
"""

from __future__ import annotations

import hmac
import threading
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
_ALONE = threading.Lock()
"""Held while a list is changed: a host's signs have a thread of their own."""


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
    with _ALONE:
        found = sorted({*read(path), *more})
        files.write(path, "".join(f"{number} {digest}\n" for number, digest in found).encode())


def to_carry_out(store: Store) -> list[Deletion]:
    """Return the deletions that the store has not seen. Raises StoreError."""
    if store.home is None:
        return []
    listed = _read(store.home)
    if not is_shared(store):
        seen = _seen(store)
        return [each for each in listed if each[0] > seen]
    rows = store.database.rows("SELECT digest, done FROM house_deleted")
    done = {digest for digest, carried_out in rows if carried_out}
    owed = {digest for digest, _ in rows} | {digest for _, digest in listed}
    return [(number, digest) for number, digest in enumerate(sorted(owed - done), 1)]


def note(store: Store, secret: bytes, key: str) -> int:
    """Put a key on the list before it is deleted; return the deletion's number.

    Raises StoreError.
    """
    last = _seen(store)
    if store.home is None:
        return last + 1
    number = max((each[0] for each in _read(store.home)), default=0)
    number = 1 + max(number, last)
    _merge(store.home, [(number, digest_of_key(secret, key))])
    return number


def see(store: Store, execute: Execute, number: int, digest: str) -> None:
    """Count a deletion as seen, in the transaction that carries it out.

    A store that several hosts have keeps its digest, too, for the lists of the others: there it is
    seen by that, since hosts number their deletions each for itself.
    """
    if not is_shared(store):
        facts.keep(execute, "deletions", str(number))
        return
    execute(
        "INSERT INTO house_deleted (digest, done) VALUES (?, 1)"
        " ON CONFLICT (digest) DO UPDATE SET done = 1",
        (digest,),
    )


def exchange(database: SqlDatabase, home: Path, *, tells: bool) -> None:
    """Add to the list of a data folder whom a store that several hosts share names.

    ``tells``: whom only the list names is told to the store, and is to be deleted again by whoever
    leads the house. Raises StoreError.
    """
    listed = _read(home)
    there = {digest for _, digest in listed}
    kept = {str(digest) for (digest,) in database.rows("SELECT digest FROM house_deleted")}
    last = max((number for number, _ in listed), default=0)
    if kept - there:
        _merge(home, list(enumerate(sorted(kept - there), last + 1)))
    for digest in sorted(there - kept) if tells else ():
        database.rows(
            "INSERT INTO house_deleted (digest, done) VALUES (?, 0)"
            " ON CONFLICT (digest) DO NOTHING RETURNING digest",
            digest,
        )


def is_shared(store: Store) -> bool:
    """Tell whether several hosts may have a store."""
    return store.saved and store.database.path is None


def _read(home: Path) -> list[Deletion]:
    try:
        return read(home / files.FOLDER / FILE)
    except OSError as error:
        raise StoreError("cannot-write", error.filename or "", error.strerror or "") from error


def _merge(home: Path, more: list[Deletion]) -> None:
    try:
        merge(home, more)
    except OSError as error:
        raise StoreError("cannot-write", error.filename or "", error.strerror or "") from error


def _seen(store: Store) -> int:
    rows = store.database.rows("SELECT value FROM house_facts WHERE name = 'deletions'")
    return int(rows[0][0]) if rows else 0
