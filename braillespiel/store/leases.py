"""Leases: no two clients play the same match at once, whatever their clocks say.

A running client holds a lock of the operating system on a file of its own in the folder
``clients``; the lock ends with its process, however that ends. Taking a match raises the fence
number in its row, and every write compares that number inside its own transaction: a client that
was taken for dead, but is not, writes nothing any more.
"""

from __future__ import annotations

import contextlib
import uuid
from pathlib import Path
from typing import TYPE_CHECKING

from braillespiel.store import private
from braillespiel.store.errors import StoreError
from braillespiel.store.records import MatchId
from braillespiel.store.sql import SqlDatabase

if TYPE_CHECKING:
    from filelock import BaseFileLock

FOLDER = "clients"
SUFFIX = ".lock"


class Leases:
    """The leases of one client (``owner``). Every method raises StoreError."""

    def __init__(self, database: SqlDatabase, owner: str = "") -> None:
        self._database = database
        self.owner = owner or uuid.uuid4().hex
        self._fences: dict[MatchId, int] = {}
        self._own: BaseFileLock | None = None

    def acquire(self, match: MatchId) -> None:
        """Take the match for this client. Raises StoreError "in-use" while another one plays it.

        The match of a client whose process has ended is taken over.
        """
        with self._database.transaction() as execute:
            fence = self._fence(match)
            holder = self._holder(match)
            if holder not in ("", self.owner) and self._lives(holder):
                raise StoreError("in-use", self._database.path or "", str(match))
            # Seen from other clients a lock is there from the moment its file is: all of them
            # look inside a transaction.
            self._hold_lock()
            execute("UPDATE matches SET fence = ? WHERE id = ?", (fence + 1, match))
            execute(
                "INSERT INTO leases VALUES (?, ?)"
                " ON CONFLICT (match) DO UPDATE SET owner = excluded.owner",
                (match, self.owner),
            )
        self._fences[match] = fence + 1

    def check(self, match: MatchId) -> None:
        """Check that this client may write to the match; call it inside the write's transaction.

        Raises StoreError "no-such-match", "in-use" when another client plays it, "out-of-order"
        when another client has played it since this one took it.
        """
        fence, holder = self._fence(match), self._holder(match)
        others = holder not in ("", self.owner)
        ours = self._fences.get(match)
        if others and (ours is not None or self._lives(holder)):
            raise StoreError("in-use", self._database.path or "", str(match))
        if ours not in (None, fence):
            raise StoreError("out-of-order", self._database.path or "", str(match))

    def holds(self, match: MatchId) -> bool:
        """Tell whether this client has taken the match, and not given it up."""
        return match in self._fences

    def release(self, match: MatchId) -> None:
        """Give one match up, so that another client may continue it."""
        self._fences.pop(match, None)
        with self._database.transaction() as execute:
            execute("DELETE FROM leases WHERE owner = ? AND match = ?", (self.owner, match))

    def release_all(self) -> None:
        """Give up every match of this client, so that another client may continue it."""
        self._fences.clear()
        if self._database.rows("SELECT 1 FROM leases WHERE owner = ?", self.owner):
            with self._database.transaction() as execute:
                execute("DELETE FROM leases WHERE owner = ?", (self.owner,))

    def close(self) -> None:
        """Give everything up; this client is about to end."""
        try:
            self.release_all()
        finally:
            lock, self._own = self._own, None
            if lock is not None:
                lock.release(force=True)
                with contextlib.suppress(OSError):
                    Path(lock.lock_file).unlink(missing_ok=True)

    # --- inside -----------------------------------------------------------------------------

    def _fence(self, match: MatchId) -> int:
        rows = self._database.rows("SELECT fence FROM matches WHERE id = ?", match)
        if not rows:
            raise StoreError("no-such-match", self._database.path or "", str(match))
        return int(rows[0][0])

    def _holder(self, match: MatchId) -> str:
        rows = self._database.rows("SELECT owner FROM leases WHERE match = ?", match)
        return str(rows[0][0]) if rows else ""

    def _folder(self) -> Path | None:
        path = self._database.path
        return None if path is None else path.parent / FOLDER

    def _hold_lock(self) -> None:
        folder = self._folder()
        if folder is None or self._own is not None:
            return
        with contextlib.suppress(OSError, NotImplementedError):
            private.make_folder(folder)
            for path in folder.glob("*" + SUFFIX):
                self._lives(path.stem)  # sweeps those of clients that were killed
            lock = _lock(folder / (self.owner + SUFFIX))
            lock.acquire(blocking=False)
            self._own = lock

    def _lives(self, owner: str) -> bool:
        """Tell whether a client's process is running; what a dead one left is cleared away.

        If the file system has no locks nobody can tell: the fence alone then decides.
        """
        from filelock import Timeout

        folder = self._folder()
        path = None if folder is None else folder / (owner + SUFFIX)
        try:
            if path is None or not path.exists():
                return False
            with _lock(path).acquire(blocking=False):
                pass
            path.unlink(missing_ok=True)
        except Timeout:
            return True
        except (OSError, ValueError, NotImplementedError):
            return False
        return False


def anybody_plays(home: Path) -> bool:
    """Tell whether a client of the store in ``home`` has had a match open and still runs."""
    from filelock import Timeout

    for path in (home / FOLDER).glob("*" + SUFFIX):
        try:
            with _lock(path).acquire(blocking=False):
                continue
        except Timeout:
            return True
        except (OSError, NotImplementedError):
            continue
    return False


def get_ready() -> None:
    """Load what locks need; before the first match, beside the client."""
    _lock(Path(SUFFIX))


def _lock(path: Path) -> BaseFileLock:
    from filelock import FileLock  # loaded with the first match, not at the start

    return FileLock(str(path), mode=private.FILE_MODE, thread_local=False)
