"""The hosts of a house whose store is a database: which of them leads it, and which ones wait.

Each host says every second that it is alive, and looks twice a second who else is. Whose sign has
not changed for three seconds of the own clock is dead: no clocks are compared. Taking over raises
the house's epoch in a transaction in which only one can; whatever a host writes names its epoch
(:class:`LedDatabase`), so one that was paused or cut off meanwhile writes nothing more.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from secrets import token_hex
from time import monotonic, sleep
from typing import Any, TypeVar

from braillespiel.house import deletions
from braillespiel.store.database import Row
from braillespiel.store.errors import StoreError
from braillespiel.store.sql import SqlDatabase

BEAT_S = 1.0
LOOK_S = 0.5
DEAD_S = 3.0
"""A host that has not said for so long that it is alive is dead."""
UNSURE_S = 2.5
"""A host that could not say so for so long leads no more: another one may soon."""

_EPOCH = "SELECT epoch FROM house_leads WHERE what = 'house'"

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class HostsSeen:
    """What a look found: the signs of all hosts, who leads, under which epoch (0: nobody), at which
    address.
    """

    beats: Mapping[str, int]
    leader: str
    epoch: int
    where: str


class HostTable:
    """What the hosts of a house know of each other, in its database. Methods raise StoreError.

    ``host`` is this one, and no other; ``address`` is told to the operators of others. In the data
    folder ``home`` a copy is kept of the list of deletions.
    """

    def __init__(
        self, database: SqlDatabase, host: str, address: str = "", home: Path | None = None
    ) -> None:
        self._database = database
        self.host, self.address = host, address
        self._home = home
        self._copied = 0
        """Up to which number the list of deletions was copied."""

    def beat(self) -> None:
        """Say that this host is alive; this waits for nobody who writes."""
        self._database.rows(
            "INSERT INTO house_hosts (host, address, beat) VALUES (?, ?, 1)"
            " ON CONFLICT (host) DO UPDATE SET beat = house_hosts.beat + 1 RETURNING beat",
            self.host,
            self.address,
        )

    def look(self) -> HostsSeen:
        """Return who is there."""
        if self._home is not None:
            with contextlib.suppress(OSError):  # it is tried again
                self._copied = deletions.copy(self._database, self._home, self._copied)
        rows = self._database.rows("SELECT host, address, beat FROM house_hosts")
        leads = self._database.rows("SELECT host, epoch FROM house_leads WHERE what = 'house'")
        leader, epoch = leads[0] if leads else ("", 0)
        where = next((str(address) for host, address, _ in rows if host == leader), "")
        return HostsSeen({str(host): int(beat) for host, _, beat in rows}, leader, epoch, where)

    def lead(self, seen: int) -> int | None:
        """Lead the house in place of whoever led it under ``seen``; return the own epoch.

        None: somebody else was faster.
        """
        with self._database.transaction() as execute:
            row = execute(_EPOCH).fetchone()
            if (0 if row is None else row[0]) != seen:
                return None
            execute(
                "INSERT INTO house_leads (what, host, epoch) VALUES ('house', ?, ?)"
                " ON CONFLICT (what) DO UPDATE SET host = excluded.host, epoch = excluded.epoch",
                (self.host, seen + 1),
            )
        return seen + 1

    def forget(self, host: str) -> None:
        """Forget a host that is dead, or this one when it ends: nobody waits for it then."""
        self._database.rows("DELETE FROM house_hosts WHERE host = ? RETURNING host", host)


class HostWatch:
    """Tells by the own clock, in seconds, who is dead."""

    def __init__(self) -> None:
        self._since: dict[str, tuple[int, float]] = {}

    def saw(self, beats: Mapping[str, int], now: float) -> None:
        """Note the signs of all hosts."""
        before = self._since
        self._since = {
            host: before[host] if host in before and before[host][0] == beat else (beat, now)
            for host, beat in beats.items()
        }

    def lives(self, host: str, now: float) -> bool:
        """Tell whether a host has given a sign lately."""
        return host in self._since and now - self._since[host][1] < DEAD_S

    def dead(self, now: float) -> list[str]:
        """Return who has given none."""
        return [host for host in self._since if not self.lives(host, now)]


class LedDatabase:
    """The database of a house for the host that leads it under ``epoch`` (store.sql.SqlDatabase).

    Once another host leads, every transaction raises StoreError "led-elsewhere".
    """

    def __init__(self, database: SqlDatabase, epoch: int) -> None:
        self._database, self._epoch = database, epoch

    @property
    def path(self) -> Path | None:
        """Return its file, None where it has none."""
        return self._database.path

    @property
    def saved(self) -> bool:
        """Tell whether what is written here will still be there at the next start."""
        return self._database.saved

    @contextlib.contextmanager
    def transaction(self) -> Iterator[Callable[..., Any]]:
        """Give a function that executes statements: all of them or, if the block raises, none."""
        with self._database.transaction() as execute:
            row = execute(_EPOCH).fetchone()
            if row is None or row[0] != self._epoch:
                raise StoreError("led-elsewhere")
            yield execute

    def snapshot(self) -> contextlib.AbstractContextManager[Callable[..., list[Row]]]:
        """Give a function like ``rows``; all that it finds was there at one time."""
        return self._database.snapshot()

    def rows(self, statement: str, *arguments: Any) -> list[Row]:
        """Return what a query finds."""
        return self._database.rows(statement, *arguments)

    def examine(self) -> None:
        """Raise StoreError "broken" if it is damaged."""
        self._database.examine()

    def scrub(self) -> None:
        """Leave nothing of what was deleted where it lay."""
        self._database.scrub()

    def size(self) -> int:
        """Return how many bytes are in use."""
        return self._database.size()

    def bound(self, most: int) -> None:
        """Take no more than so many bytes."""
        self._database.bound(most)

    def close(self) -> None:
        """Close it; everything is written already."""
        self._database.close()


def alone(database: SqlDatabase) -> LedDatabase | None:
    """Return the database of a house that no host has open, to change it; None if one is alive.

    Where hosts have left signs, it takes some seconds to see whether they live. Raises StoreError.
    """
    table = HostTable(database, token_hex(8))
    before = table.look()
    if before.beats:
        sleep(DEAD_S)
    seen = table.look()
    if any(before.beats.get(host) != beat for host, beat in seen.beats.items()):
        return None
    epoch = table.lead(seen.epoch)
    return None if epoch is None else LedDatabase(database, epoch)


class Leadership:
    """Keeps this host's place among the hosts of its house, in the running loop.

    ``table`` has a connection of its own, so that no sign waits for what the house writes.
    """

    def __init__(self, table: HostTable, clock: Callable[[], float] = monotonic) -> None:
        self._table, self._clock = table, clock
        self._watch = HostWatch()
        self._pool = ThreadPoolExecutor(1, "house hosts")
        self._beaten = -BEAT_S
        """When this host has said last that it is alive."""

    async def lead(self, on_wait: Callable[[str | None], None]) -> int:
        """Return the epoch once this host leads.

        ``on_wait`` is called when it has to wait first: with the address of another host that
        leads, or with None for a database that does not answer.
        """
        told: str | None = ""
        while True:
            waits: str | None = ""
            try:
                seen = await self._do(self._look)
                if seen.leader != self._table.host and self._watch.lives(
                    seen.leader, self._clock()
                ):
                    waits = seen.where
                else:
                    epoch = await self._do(partial(self._table.lead, seen.epoch))
                    if epoch is not None:
                        return epoch
            except StoreError:
                waits = None
            if waits != told and waits != "":
                on_wait(waits)
            told = waits
            await asyncio.sleep(LOOK_S)

    async def hold(self, epoch: int) -> None:
        """Return once this host does not lead under ``epoch`` any more, or cannot be sure of it."""
        sure = self._clock()
        while True:
            began = self._clock()
            step = asyncio.ensure_future(self._do(self._look))
            await asyncio.wait({step}, timeout=max(0.0, sure + UNSURE_S - began))
            if not step.done():
                step.add_done_callback(_passed_over)
                return
            try:
                if step.result().epoch != epoch:
                    return
                sure = began
            except StoreError:
                if self._clock() - sure >= UNSURE_S:
                    return
            await asyncio.sleep(LOOK_S)

    async def leave(self) -> None:
        """This host ends: whoever waits need not wait for it any longer."""
        with contextlib.suppress(StoreError, TimeoutError):
            async with asyncio.timeout(UNSURE_S):
                await self._do(partial(self._table.forget, self._table.host))
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _do(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def _look(self) -> HostsSeen:
        """Say that this host is alive, if it is time, and look who else is."""
        now = self._clock()
        if now - self._beaten >= BEAT_S:
            self._table.beat()
            self._beaten = now
        seen = self._table.look()
        self._watch.saw(seen.beats, self._clock())
        for host in self._watch.dead(self._clock()):
            if host != seen.leader:
                self._table.forget(host)
        return seen


def _passed_over(step: asyncio.Future[Any]) -> None:
    """Nobody waits for this any more, whatever comes of it."""
    if not step.cancelled():
        step.exception()
