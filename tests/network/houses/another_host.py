"""Another host of a house, in this process, over the same store: it leads all tables."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from functools import partial

from braillespiel.house.host_counts import HostCounts
from braillespiel.house.link import HostLink
from braillespiel.house.table_share import HostShare
from braillespiel.store.schema import SCHEMA_VERSION
from tests.network.houses.living import House
from tests.support.patience import eventually

LEADS, OTHER = "the host that leads", "the other one"


class AnotherHost:
    """Leads the tables of a house, as long as its link to it lasts."""

    def __init__(self, house: House, name: str = OTHER) -> None:
        self.house = house
        self.counts = HostCounts()
        self.share = HostShare(house.store.database, name, self.counts)
        self.links: tuple[HostLink, ...] = ()
        self._running: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        """Link to the house, and offer to lead its tables."""
        one, other = socket.socketpair()
        shares = self.house.server.shares
        before = len(shares._shares)
        near = HostLink(*await asyncio.open_connection(sock=one), None, shares.told)
        near.on_over = partial(shares.over, near)
        far = await asyncio.open_connection(sock=other)
        self.links = near, HostLink(*far, self.share.opened, self.share.told)
        self._running = [asyncio.create_task(each.run()) for each in self.links]
        shares.came(near)
        await eventually(lambda: len(shares._shares) > before, "it offers to lead tables")

    async def go(self) -> None:
        """End at once."""
        for each in self.links:
            each.lose()
        await asyncio.gather(*self._running)
        await self.share.end()


@contextlib.asynccontextmanager
async def another_host(house: House) -> AsyncIterator[AnotherHost]:
    """Give another host that leads all tables of a house."""
    with house.store.database.transaction() as execute:
        execute("CREATE TABLE IF NOT EXISTS house_schema (version INTEGER)")
        execute("DELETE FROM house_schema")
        execute("INSERT INTO house_schema VALUES (?)", (SCHEMA_VERSION,))
        row = "('house', ?, 1) ON CONFLICT (what) DO UPDATE SET host = excluded.host"
        execute(f"INSERT INTO house_leads (what, host, epoch) VALUES {row}", (LEADS,))
    house.server.shares.begin(LEADS, 1)
    host = AnotherHost(house)
    await host.come()
    try:
        yield host
    finally:
        await host.go()
