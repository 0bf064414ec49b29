"""What happens while another host is about to lead a table, has it rest, hangs or is gone."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from braillespiel.house import share_messages as s
from braillespiel.house.operating import Operator
from braillespiel.house.people import DAY_MS
from braillespiel.house.person import YEAR_MS, RegisteredPerson
from braillespiel.house.remote_tables import RemoteTable
from braillespiel.house.tables import HouseTables
from braillespiel.network import messages as m
from tests.network.houses.another_host import AnotherHost
from tests.network.houses.living import House, Seat, opened
from tests.network.houses.test_led_elsewhere import acts, two_hosts
from tests.network.houses.test_quick_tables import in_a_loop
from tests.network.houses.test_resting import rested, sat
from tests.network.houses.test_shared_faults import share_of, there
from tests.network.places import hello
from tests.support.patience import eventually

LATER = 10**15
"""Long after every match was forgotten, in ns."""


def named(house: House, name: str) -> RegisteredPerson:
    found = house.server.people.named(name)
    assert found is not None
    return found


class GoesToRest:
    """Two people leave a table of another host; its answer that it rests is not said yet."""

    def __init__(self, other: AnotherHost) -> None:
        self.share, self.waits, self.goes = there(other), asyncio.Event(), asyncio.Event()
        self._stopped = self.share._stopped
        self.share._stopped = self._slow  # type: ignore[method-assign]

    async def _slow(self, room: Any, message: s.Stop) -> s.Rested | None:
        found = await self._stopped(room, message)
        if message.how == "rest":
            self.waits.set()
            await self.goes.wait()
        return found


async def leave(seats: dict[str, Seat]) -> None:
    for seat in seats.values():
        await seat.close()


def test_a_wrong_clock_there_loses_no_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = "braillespiel.house.table_share"
    monkeypatch.setattr(f"{module}.time_ns", lambda: LATER, raising=False)
    monkeypatch.setattr(f"{module}.wall_clock", lambda: LATER, raising=False)

    async def lived() -> None:
        async with two_hosts(tmp_path / "house", soon=True) as (house, _other):
            table, seats = await sat(house, tmp_path, "Ana", "Ben")
            await acts(seats)
            await leave(seats)
            await rested(house, table)
            await house.server.tables.forget_old()
            assert house.server.tables.find(table) is not None

    asyncio.run(lived())


@in_a_loop
async def test_that_host_counts_time_as_the_house_does(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, _other):
        house.server.people._clock = lambda: YEAR_MS  # the clock of this machine is wrong
        again = AnotherHost(house, "a third one")
        await again.come()
        assert YEAR_MS <= there(again).people.now() < YEAR_MS + DAY_MS
        await again.go()


@in_a_loop
async def test_for_whom_chairs_are_kept_is_known_after_a_move(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, other):
        ana = await house.come(tmp_path / "Ana", "Ana").lobby()
        table = (await ana.open()).table
        rooms = house.server.rooms
        assert isinstance(rooms[table], RemoteTable)
        rooms[table].expects = frozenset(("key",))
        await other.go()
        await eventually(lambda: not isinstance(rooms[table], RemoteTable), "it is led here")
        assert rooms[table].expects == frozenset(("key",))


@in_a_loop
async def test_a_host_that_comes_anew_has_its_old_tables_led_at_once(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, other):
        again = AnotherHost(house)  # of that name; nobody has seen the old link end
        coming = asyncio.create_task(again.come())
        await eventually(lambda: len(again.links) == 2, "it is linked")
        await eventually(lambda: other.links[0].is_over, "the old link is given up")
        assert len(house.server.shares._shares) == 1
        coming.cancel()
        await again.go()


@in_a_loop
async def test_a_new_name_while_a_table_goes_to_rest_is_that_of_what_was_said(
    tmp_path: Path,
) -> None:
    async with two_hosts(tmp_path / "house", soon=True) as (house, other):
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        await seats["Ana"].ask(m.Say(prepared="hello"), m.Said)
        going = GoesToRest(other)
        await leave(seats)
        await going.waits.wait()
        await house.server.people.rename(named(house, "Ana"), "Anne")
        going.goes.set()
        lies = await rested(house, table)
        assert list(await lies.said()) == [("Anne", "hello")]


@in_a_loop
async def test_a_block_while_a_table_goes_to_rest_is_not_lost(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house", soon=True) as (house, other):
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        going = GoesToRest(other)
        going.share.rooms[table]._memory.allowed["words"] |= {"a digest"}
        await leave(seats)
        await going.waits.wait()
        await house.server.people.block(named(house, "Ana"), named(house, "Ben"), True)
        house.server.tables.part(named(house, "Ana"))
        going.goes.set()
        lies = await rested(house, table)
        assert not lies.memory.allowed["words"]


@in_a_loop
async def test_a_table_at_which_somebody_is_again_does_not_go_to_rest(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, other):
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        share, answers = there(other), list[s.FromShare]()
        share._put = answers.append  # type: ignore[method-assign]
        await share._stop(s.Stop(7, table, "rest", ""))
        assert answers == [s.Answered(7, refused=True)]
        assert table in share.rooms


@in_a_loop
async def test_that_host_is_told_a_new_code(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, _other):
        ana = await house.come(tmp_path / "Ana", "Ana").lobby()
        table = (await ana.open(closed=True)).table
        told = list[s.FromLeader]()
        share_of(house).put = told.append  # type: ignore[method-assign]
        room = house.server.rooms[table]
        assert isinstance(room, RemoteTable)
        room._recode("23456789", "guessed")
        assert told == [s.Recode(table, "23456789", "guessed")]


def test_a_fault_in_leading_a_lost_table_ends_neither_the_house_nor_other_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, broken = HouseTables._go_on, ""

    def goes_on(tables: HouseTables, lead: Any, *given: Any) -> Any:
        if lead.table == broken:
            raise KeyError("a fault")
        return go_on(tables, lead, *given)

    async def lived() -> None:
        nonlocal broken
        async with two_hosts(tmp_path / "house") as (house, _other):
            ana = await house.come(tmp_path / "Ana", "Ana").lobby()
            for _ in range(3):  # one of them is led here
                await ana.open()
            rooms = house.server.rooms
            broken, whole = (each.id for each in rooms.values() if isinstance(each, RemoteTable))
            monkeypatch.setattr(HouseTables, "_go_on", goes_on)
            share_of(house).lose()
            await house.server.tables.look_after()
            await eventually(lambda: not isinstance(rooms[whole], RemoteTable), "it is led here")
            assert "fault" in [each["event"] for each in house.told]

    asyncio.run(lived())


@in_a_loop
async def test_others_come_back_to_their_tables_while_a_host_hangs(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        house, other = await stack.enter_async_context(two_hosts(tmp_path / "house", soon=True))
        tables = []
        for pair in (("Ana", "Ben"), ("Cleo", "Dora")):
            table, seats = await sat(house, tmp_path, *pair)
            await acts(seats)
            await leave(seats)
            await rested(house, table)
            tables.append(table)
        held, take = asyncio.Event(), there(other)._take

        async def hangs(message: s.Take) -> None:
            if message.table != tables[0]:
                await take(message)
                return
            held.set()
            await asyncio.Event().wait()

        there(other)._take = hangs  # type: ignore[method-assign]
        first = asyncio.create_task(house.server.tables.get(tables[0]))
        await held.wait()
        assert not house.server.tables._alone(tables[1]).locked()
        assert isinstance(await house.server.tables.get(tables[1]), RemoteTable)
        assert not first.done()
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)


async def comes_without_hello(house: House, folder: Path) -> Seat:
    """Have Ben come to Ana's table, and say nothing yet."""
    table = (await (await house.come(folder / "Ana", "Ana").lobby()).open()).table
    coming = house.come(folder / "Ben", "Ben")
    coming.way.table = table
    seat = Seat(await coming.way.open())
    await eventually(lambda: len(house.server._wires) > 0, "Ben is served")
    return seat


async def _banned_before_hello(house: House, folder: Path) -> None:
    """Ban somebody who has come to a table and not said hello yet."""
    seat = await comes_without_hello(house, folder)
    await Operator(house.server, "Somebody").ban("Ben", 3, "for a reason")
    await seat.say(hello("somebody"))
    answer: Any = await seat.next((m.Welcome, m.Refused))  # type: ignore[arg-type]
    assert isinstance(answer, m.Refused)
    assert answer.rule == "house-banned"


def test_who_is_banned_before_they_sit_does_not_sit(tmp_path: Path) -> None:
    async def lived() -> None:
        async with opened(tmp_path / "house") as house:
            await _banned_before_hello(house, tmp_path)

    asyncio.run(lived())


def test_who_is_banned_before_they_sit_there_does_not_sit(tmp_path: Path) -> None:
    async def lived() -> None:
        async with two_hosts(tmp_path / "house") as (house, _other):
            await _banned_before_hello(house, tmp_path)

    asyncio.run(lived())


@in_a_loop
async def test_that_host_keeps_the_bound_of_the_store(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, _other):
        bounds: list[int] = []
        database = house.store.database
        bound = database.bound
        database.bound = lambda most: (bounds.append(most), bound(most))[1]  # type: ignore[method-assign,func-returns-value]
        again = AnotherHost(house, "a third one")
        await again.come()
        assert bounds == [house.server.most_bytes]
        await again.go()
