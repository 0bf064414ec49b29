"""A match that is over can be looked at until another begins, whichever host people find."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from braillespiel.house import records as r
from braillespiel.house.operating import Operator
from braillespiel.house.server import OF_ONE
from braillespiel.network import messages as m
from braillespiel.network.houses import messages as h
from braillespiel.network.joined import TableClient
from braillespiel.store.records import MatchLine
from tests.network.houses.living import House, opened
from tests.support.patience import eventually

SHORT = m.SetUp("ludoteca", 2, {"target": 10})
MOST = 400
"""Actions of such a match at most."""


class AtTable:
    """Somebody at a table with a client that knows nothing from before."""

    def __init__(self, house: House, home: Path, name: str, table: str) -> None:
        way = house.come(home / name, name).way
        way.table = table
        self.client = TableClient(way, [name])
        self._task = asyncio.create_task(self.client.follow())

    async def sees(self, phase: str) -> Any:
        """Return what they see of the match once the table is so far."""
        await self.is_at(phase)
        await eventually(lambda: self.client.port, "there is no match")
        assert self.client.port is not None
        return self.client.port.view(self.seat)

    async def is_at(self, phase: str) -> None:
        """Wait until the table is so far."""

        def there() -> bool:
            return self.client.table is not None and self.client.table.phase == phase

        await eventually(there, lambda: f"{self.client.table}")

    @property
    def seat(self) -> int:
        assert self.client.port is not None
        seat = self.client.port.chairs[0]
        assert seat is not None
        return seat

    async def leave(self) -> None:
        self.client.close(0)
        await self._task


async def played(one: AtTable, other: AtTable) -> None:
    """Play until both see that the match is over."""
    for each in (one, other):
        await each.sees("playing")
    for _ in range(MOST):
        ports: Any = one.client.port, other.client.port
        acting = [each for each in (one, other) if each.seat in ports[0].view(one.seat).to_act()]
        if not acting:
            break
        (mover,) = acting
        port: Any = mover.client.port
        await eventually(lambda: mover.seat in port.view(mover.seat).to_act(), "it is known")  # noqa: B023
        sent = ports[0].sent
        port.submit(mover.seat, port.view(mover.seat).legal_actions()[0])
        await eventually(lambda: ports[0].sent > sent, "nothing happens")  # noqa: B023
    for each in (one, other):
        assert (await each.sees("over")).is_over()


@contextlib.asynccontextmanager
async def played_out(home: Path) -> AsyncIterator[tuple[House, str, AtTable, AtTable]]:
    """Give a house with a table at which two have played to the end; they lose it as it closes."""
    async with opened(home / "house") as house:
        lobby = await house.come(home / "Ana", "Ana").lobby()
        table = (await lobby.open(SHORT)).table
        ana, ben = (AtTable(house, home, name, table) for name in ("Ana", "Ben"))
        await played(ana, ben)
        yield house, table, ana, ben
    for each in (ana, ben):
        await each.leave()


def archived(house: House) -> list[MatchLine]:
    return list(house.store.matches.finished())


def test_who_comes_back_to_the_next_host_is_told_how_the_match_ended(tmp_path: Path) -> None:
    async def scene() -> None:
        home = tmp_path / "house"
        async with played_out(tmp_path) as (house, table, ana, ben):
            (archive,) = archived(house)
            chairs = ana.seat, ben.seat

        async with opened(home) as house:
            await eventually(lambda: table in house.server.rooms, "it is not looked at")

        async with opened(home) as house:  # whoever was not told before is told now
            ana, ben = (AtTable(house, tmp_path, name, table) for name in ("Ana", "Ben"))
            views = [await each.sees("over") for each in (ana, ben)]
            assert all(view.is_over() for view in views)
            assert (ana.seat, ben.seat) == chairs
            assert not ana.client.port.standing.paused  # type: ignore[union-attr]
            assert list(views[0].scores()) == list(archive.scores)
            assert [each.id for each in archived(house)] == [archive.id]
            ana.client.ask("again")
            await eventually(lambda: ben.client.table.proposals, "it is proposed")  # type: ignore[union-attr]
            (proposal,) = ben.client.table.proposals  # type: ignore[union-attr]
            ben.client.agree(proposal.number, True)
            assert not (await ben.sees("playing")).is_over()
        for each in (ana, ben):
            await each.leave()

        async with opened(home) as house:  # of the first match nothing is left but the archive
            ana = AtTable(house, tmp_path, "Ana", table)
            assert not (await ana.sees("playing")).is_over()
            assert [each.id for each in archived(house)] == [archive.id]
            await ana.leave()

    asyncio.run(scene())


def test_a_match_that_is_over_keeps_nobody_from_opening_a_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with played_out(tmp_path) as (_, table, *_gone):
            pass
        async with opened(tmp_path / "house") as house:
            await eventually(lambda: table in house.server.rooms, "it is not looked at")
            lobby = await house.come(tmp_path / "Ana", "Ana").lobby()
            others = [(await lobby.open()).table for _ in range(OF_ONE)]
            assert sorted(house.server.rooms) == sorted(others)
            assert await lobby.refused(h.Open(SHORT)) == "house-tables-many"

    asyncio.run(scene())


def test_a_table_whose_match_is_over_ends_with_the_last_who_goes(tmp_path: Path) -> None:
    async def scene() -> None:
        home = tmp_path / "house"
        async with played_out(tmp_path) as (_, table, *_gone):
            pass
        async with opened(home) as house:
            await eventually(lambda: table in house.server.rooms, "it is not looked at")
            house.server.rooms[table]._since -= 60_000
            assert not house.server.rooms[table].is_over, "it waits for those who were there"
            ana = AtTable(house, tmp_path, "Ana", table)
            await ana.sees("over")
            ana.client.leave()
            await eventually(lambda: table not in house.server.rooms, "it is still there")
            assert len(archived(house)) == 1
            await ana.leave()
        async with opened(home) as house:
            assert not list(house.server.tables)

    asyncio.run(scene())


def test_a_match_that_was_put_away_is_not_shown_again(tmp_path: Path) -> None:
    async def scene() -> None:
        home = tmp_path / "house"
        async with played_out(tmp_path) as (house, table, ana, ben):
            ana.client.ask("gather")
            await ben.is_at("gathering")
            room = house.server.rooms[table]
            await eventually(lambda: room._pen.kept, "it is not written")
            kept = [r.decoded(each) for each in house.server._ledger.records(table)]
            assert not [each for each in kept if isinstance(each, r.Begun | r.Entries | r.Over)]
        async with opened(home) as house:
            ana = AtTable(house, tmp_path, "Ana", table)
            await ana.is_at("gathering")
            assert ana.client.port is None
            await ana.leave()

    asyncio.run(scene())


def test_whoever_is_deleted_is_gone_from_a_match_that_is_over_too(tmp_path: Path) -> None:
    async def scene() -> None:
        async with played_out(tmp_path) as (house, table, ana, _ben):
            await Operator(house.server, "Somebody who left").delete("Ben")
            await ana.is_at("over")
            kept = " ".join(each.data for each in house.server._ledger.records(table))
            assert '"Ana"' in kept
            assert '"Ben"' not in kept
            names = [[each.name for each in line.players] for line in archived(house)]
            assert [sorted(each) for each in names] == [["Ana", "Somebody who left"]]

    asyncio.run(scene())
