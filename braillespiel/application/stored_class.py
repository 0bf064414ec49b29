"""A class on disk: its file (classroom.archive), and the matches of its tables in the store."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from secrets import randbits
from threading import Lock
from typing import TYPE_CHECKING

from msgspec.structs import replace

from braillespiel.application.table_file import KeptFile
from braillespiel.application.table_matches import ClassPlace, StoredTable
from braillespiel.application.write_thread import WriteThread
from braillespiel.classroom.keeping import packed_up
from braillespiel.classroom.kept import ClassMatch, KeptClass, KeptClassTable, KeptEvidence
from braillespiel.engine.chance import SEED_BITS
from braillespiel.store.errors import StoreError

if TYPE_CHECKING:
    from pathlib import Path

    from braillespiel.classroom.archive import ClassFile
    from braillespiel.classroom.pupils import TableOf
    from braillespiel.engine.contract import Document
    from braillespiel.store.opening import Store


class StoredClass:
    """Keeps one class. Belongs to the thread that opened the store; writes in one of its own."""

    def __init__(self, store: Store, home: Path, file: ClassFile) -> None:
        self._store, self._home, self._file = store, home, file
        self._tables = _files(file.kept)
        self._matches = {each.match: each for each in file.kept.matches}
        self._first = WriteThread()
        """Of the class itself; those of its tables are beside it."""
        self._beside: list[WriteThread] = []
        self._lock = Lock()
        self._latest: KeptClass | None = None
        self._evidence: list[KeptEvidence] = []
        """What is still to be written: the latest for each purpose."""
        self.on_change: Callable[[], None] = lambda: None

    @property
    def writing(self) -> WriteThread:
        """What counts the writes of the class itself."""
        return self._first

    def write(self, kept: KeptClass | None, evidence: KeptEvidence | None = None) -> None:
        """Have a class written with its tables; what is refused is the writing's ``trouble``."""
        whole = None if kept is None else self._whole(kept)
        with self._lock:
            self._latest = whole or self._latest
            if evidence is not None:
                others = [each for each in self._evidence if each.purpose != evidence.purpose]
                self._evidence = [*others, evidence]
        self._first.write(self._write)

    def _whole(self, kept: KeptClass) -> KeptClass:
        tables = {each.name: each for each in self._told_apart(kept)}
        return replace(
            kept,
            tables=tuple(tables.values()),
            matches=tuple(self._matches.values()),
        )

    def _told_apart(self, kept: KeptClass) -> list[KeptClassTable]:
        """Return the tables, and note which pupils had which seats of their matches."""
        pupils = {digest: pupil.id for pupil in kept.pupils for digest in pupil.digests}
        found = []
        for name, file in self._tables.items():
            found.append(KeptClassTable(name, file.match, file.table))
            if file.match is None:
                continue
            before = self._matches.get(file.match, ClassMatch(file.match)).pupils
            now = {
                chair: pupils[member.digest]
                for member in file.table.members
                for chair in member.chairs
                if member.digest in pupils
            }
            self._matches[file.match] = ClassMatch(file.match, before | now)
        return found

    def _write(self) -> None:
        with self._lock:
            latest, self._latest = self._latest, None
            evidence, self._evidence = self._evidence, []
        try:
            for each in evidence:
                self._file.keep_evidence(each)
            if latest is not None:
                self._file.keep(latest)
        except StoreError:
            with self._lock:  # the next write has it too
                self._latest = self._latest or latest
                later = {each.purpose.until + each.purpose.text for each in self._evidence}
                self._evidence += [
                    each for each in evidence if each.purpose.until + each.purpose.text not in later
                ]
            raise

    def pack_up(self, kept: KeptClass, evidence: KeptEvidence | None = None) -> None:
        """Write a class that ends in good order, and wait for it."""
        self.on_change = lambda: None
        whole = packed_up(self._whole(kept))
        self._tables = _files(whole)
        self.write(whole, evidence)
        self._first.wait()

    def table(self, table: TableOf) -> tuple[StoredTable, WriteThread]:
        """Return the keeper of a table, and what counts its writes."""
        commits = WriteThread(self._first)
        self._beside.append(commits)
        place = ClassPlace(
            lambda: self._tables.get(table.name),
            partial(self._remember, table.name),
            partial(_start, table),
        )
        return StoredTable(self._store, self._home, commits=commits, place=place), commits

    def _remember(self, name: str, kept: KeptFile) -> None:
        self._tables[name] = kept
        self.on_change()

    def drop(self, table: TableOf) -> None:
        """A table is put away; its match stays among the matches."""
        self._tables.pop(table.name, None)

    @property
    def kept(self) -> bool:
        """Tell whether all that was to be written of the class and its tables is on disk."""
        return all(each.kept for each in (self._first, *self._beside))

    def close(self) -> None:
        """Finish what was asked for; ``kept`` then tells whether that could be done."""
        for each in (*self._beside, self._first):
            each.close()


def _files(kept: KeptClass) -> dict[str, KeptFile]:
    return {
        each.name: KeptFile(each.match, each.kept) for each in kept.tables if each.kept is not None
    }


def _start(table: TableOf) -> tuple[int, Document | None]:
    return randbits(SEED_BITS) if table.seed is None else table.seed, table.start
