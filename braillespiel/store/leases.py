"""Leases: the same match is not played by two clients at once."""

from __future__ import annotations

import os
import socket
import uuid
from collections.abc import Callable

from braillespiel.store.database import Clock, Database, wall_clock
from braillespiel.store.errors import StoreError
from braillespiel.store.records import MatchId

LEASE_TIMEOUT = 10 * 60 * 1000
"""After how many ms without a sign of life a lease is stale; a client beats once a minute."""


def process_lives(pid: int) -> bool:
    """Tell whether a process of this machine is running."""
    import psutil  # needed only when another client holds the match

    return bool(psutil.pid_exists(pid))


class Leases:
    """The leases of one client (``owner``). Every method raises StoreError."""

    def __init__(
        self,
        database: Database,
        clock: Clock = wall_clock,
        lives: Callable[[int], bool] = process_lives,
        owner: str = "",
        host: str = "",
    ) -> None:
        self._database = database
        self._clock = clock
        self._lives = lives
        self.owner = owner or uuid.uuid4().hex
        self.host = host or socket.gethostname()

    def acquire(self, match: MatchId) -> None:
        """Take the match for this client. Raises StoreError "in-use" while another one plays it.

        A lease is stale, and taken over, when its process has ended (same machine) or when it
        has shown no sign of life for LEASE_TIMEOUT.
        """
        with self._database.transaction() as execute:
            rows = execute(
                "SELECT owner, host, pid, max(beat, changed) FROM leases"
                " JOIN matches ON id = match WHERE match = ?",
                (match,),
            ).fetchall()
            if rows and rows[0][0] is not None:
                owner, host, pid, beat = rows[0]
                if owner != self.owner and not self._stale(host, pid, beat):
                    raise StoreError("in-use", self._database.path or "", str(pid))
            if not execute("SELECT 1 FROM matches WHERE id = ?", (match,)).fetchone():
                raise StoreError("no-such-match", self._database.path or "", str(match))
            execute(
                "INSERT OR REPLACE INTO leases VALUES (?, ?, ?, ?, ?)",
                (match, self.owner, self.host, os.getpid(), self._clock()),
            )

    def beat(self, match: MatchId) -> None:
        """Show that this client still plays the match; about once a minute is enough.

        Raises StoreError "in-use" when another client has taken it over.
        """
        with self._database.transaction() as execute:
            self.check(match)
            execute(
                "UPDATE leases SET beat = ? WHERE match = ? AND owner = ?",
                (self._clock(), match, self.owner),
            )

    def release(self, match: MatchId) -> None:
        """Give the match up, so that another client may go on with it."""
        with self._database.transaction() as execute:
            execute("DELETE FROM leases WHERE match = ? AND owner = ?", (match, self.owner))

    def release_all(self) -> None:
        """Give every match of this client up."""
        if self._database.rows("SELECT 1 FROM leases WHERE owner = ?", self.owner):
            with self._database.transaction() as execute:
                execute("DELETE FROM leases WHERE owner = ?", (self.owner,))

    def check(self, match: MatchId) -> None:
        """Raise StoreError "in-use" if another client holds the match."""
        rows = self._database.rows(
            "SELECT pid FROM leases WHERE match = ? AND owner <> ?", match, self.owner
        )
        if rows:
            raise StoreError("in-use", self._database.path or "", str(rows[0][0]))

    def _stale(self, host: str, pid: int, beat: int) -> bool:
        if self._clock() - beat > LEASE_TIMEOUT:
            return True
        return host == self.host and not self._lives(pid)
