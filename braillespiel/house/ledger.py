"""What a house keeps of its tables: records that are appended, each by whoever leads the table.

A table is led by one process at a time, under an epoch that only rises. An append names the epoch
and the number of the record; where another process leads, or the number is taken, nothing is
written. So two processes can never both go on with a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from braillespiel.house.ladder import LadderResult
from braillespiel.store.match_file import MatchFile


class FencedError(Exception):
    """Somebody else leads this table now."""


@dataclass(frozen=True, slots=True)
class Lead:
    """A table that is led here: under which epoch, and the number of its last record.

    ``rests`` is since when nobody was there, in ms since 1970, whole days; 0: somebody was.
    """

    table: str
    name: str
    epoch: int
    last: int
    rests: int = 0


@dataclass(frozen=True, slots=True)
class LedgerRecord:
    """A record of a table, as a JSON document."""

    n: int
    data: str


@dataclass(frozen=True, slots=True)
class Append:
    """A record to be appended. ``write`` is random: by it a write that was unsure is known again.

    ``without`` are records that it takes the place of. ``archived`` is a match that is over: it
    goes to the archive in the same transaction, ``counted`` what it is for its ladder: so it counts
    once. With ``ends`` the table itself is deleted.
    """

    table: str
    epoch: int
    n: int
    write: str
    data: str
    without: tuple[int, ...] = ()
    archived: MatchFile | None = None
    counted: LadderResult | None = None
    ends: bool = False


class Ledger(Protocol):
    """Where records are. Every method raises StoreError; then nothing of the call is written."""

    def open(self, table: str, name: str, data: str) -> Lead:
        """Keep a new table with its first record, and lead it."""

    def append(self, appends: Sequence[Append]) -> list[bool]:
        """Append records of several tables in one transaction.

        Tells of each whether it is there; False: somebody else leads that table now.
        """

    def lead(self, table: str) -> Lead:
        """Lead a table from now on; whoever led it before is fenced. Raises FencedError."""

    def lead_all(self) -> list[tuple[Lead, list[LedgerRecord]]]:
        """Lead all tables from now on, and return the records of each without what was played.

        One that rests is led only from the moment on at which it wakes.
        """

    def lead_some(self, tables: Sequence[str]) -> list[tuple[Lead, list[LedgerRecord]]]:
        """Lead these tables from now on, as far as they are there (lead_all)."""

    def rest(self, lead: Lead, since: int) -> None:
        """Note since when nobody is at a table that is led here."""

    def wake(self, lead: Lead) -> tuple[Lead, list[LedgerRecord]]:
        """Lead a table that rested, and return its records. Raises FencedError."""

    def tables(self) -> list[str]:
        """Return all tables."""

    def records(self, table: str) -> list[LedgerRecord]:
        """Return a table's records in order."""

    def bytes(self) -> int:
        """Return how much there is on disk."""

    def bound(self, most: int) -> None:
        """Take no more than so many bytes: what does not fit is refused as on a full disk."""
