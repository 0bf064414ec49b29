"""Reports in a house: what it relayed itself, kept until the operator has decided, or 30 days."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from braillespiel.decoding import decoder
from braillespiel.house.people import DAY_MS
from braillespiel.house.person import RegisteredPerson
from braillespiel.house.writer import LedgerWriter
from braillespiel.network.houses.errors import HouseError
from braillespiel.store.database import Clock, wall_clock
from braillespiel.store.opening import Store

KEPT_DAYS = 30
A_DAY = 10
"""Reports that one person may make a day."""
IN_ALL = 2000


class HouseReport(msgspec.Struct, frozen=True):
    """A report as an operator reads it."""

    id: int
    made: int
    reporter: str
    """The key of whoever made it."""
    about: str
    what: str
    lines: tuple[tuple[str, str], ...]
    """Who said what, as the house relayed it."""


_LINES: msgspec.json.Decoder[tuple[tuple[str, str], ...]] = decoder(tuple[tuple[str, str], ...])


class HouseReports:
    """The reports of a house, on disk."""

    def __init__(self, store: Store, writer: LedgerWriter, clock: Clock = wall_clock) -> None:
        self._store = store
        self._writer = writer
        self._clock = clock

    async def make(
        self,
        person: RegisteredPerson,
        about: RegisteredPerson,
        what: str,
        lines: Sequence[tuple[str, str]],
    ) -> None:
        """Keep a report; on disk when this returns. Raises HouseError, StoreError."""
        now = self._clock()

        def write() -> bool:
            with self._store.database.transaction() as execute:
                old = now - KEPT_DAYS * DAY_MS
                execute("DELETE FROM house_reports WHERE made < ?", (old,))
                (mine,) = execute(
                    "SELECT count(*) FROM house_reports WHERE reporter = ? AND made > ?",
                    (person.key, now - DAY_MS),
                ).fetchone()
                (there,) = execute("SELECT count(*) FROM house_reports").fetchone()
                if mine >= A_DAY or there >= IN_ALL:
                    return False
                execute(
                    "INSERT INTO house_reports (made, reporter, about, what, lines)"
                    " VALUES (?, ?, ?, ?, ?)",
                    (now, person.key, about.key, what, msgspec.json.encode(lines).decode()),
                )
                return True

        if not await asyncio.wrap_future(self._writer.do(write)):
            raise HouseError("house-reports-many", {"most": A_DAY})

    def all(self) -> list[HouseReport]:
        """Return the reports that wait for the operator, the oldest first. Raises StoreError."""
        rows = self._store.database.rows(
            "SELECT id, made, reporter, about, what, lines FROM house_reports"
            " WHERE made >= ? ORDER BY id",
            self._clock() - KEPT_DAYS * DAY_MS,
        )
        return [
            HouseReport(number, made, reporter, about, what, _LINES.decode(lines))
            for number, made, reporter, about, what, lines in rows
        ]

    async def decide(self, number: int) -> None:
        """A report is decided: it is deleted. Raises StoreError."""

        def write() -> None:
            with self._store.database.transaction() as execute:
                execute("DELETE FROM house_reports WHERE id = ?", (number,))

        await asyncio.wrap_future(self._writer.do(write))

    async def forget_old(self) -> None:
        """Delete what nobody has decided for 30 days. Raises StoreError."""
        old = self._clock() - KEPT_DAYS * DAY_MS

        def write() -> None:
            with self._store.database.transaction() as execute:
                execute("DELETE FROM house_reports WHERE made < ?", (old,))

        await asyncio.wrap_future(self._writer.do(write))
