"""What went wrong where something happened while a table woke, went to rest or moved."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from pathlib import Path
from typing import Any

import pytest

from braillespiel.house import forgetting
from braillespiel.house import share_messages as s
from braillespiel.house.operating import Operator
from braillespiel.house.person import YEAR_MS
from braillespiel.house.records import Open
from braillespiel.house.remote_tables import RemoteTable
from braillespiel.house.tables import HouseTables
from braillespiel.network import messages as m
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.joining.handshake import digest
from braillespiel.store.errors import StoreError
from tests.network.houses.living import LUDOTECA, House, opened
from tests.network.houses.test_led_elsewhere import acts, two_hosts
from tests.network.houses.test_quick_tables import in_a_loop
from tests.network.houses.test_resting import rested, sat
from tests.network.houses.test_room_on_disk import names_at
from tests.network.houses.test_shared_faults import share_of, takes_late, there
from tests.network.houses.test_shared_meanwhile import (
    GoesToRest,
    comes_without_hello,
    leave,
    named,
)
from tests.network.places import hello
from tests.support.patience import eventually


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("braillespiel.house.server.LOOK_S", 0.001)
    monkeypatch.setattr("braillespiel.house.rooms.REST_MS", 0)


async def lies_at(house: House, home: Path, *names: str) -> str:
    table, seats = await sat(house, home, *(names or ("Ana", "Ben")))
    await acts(seats)
    await leave(seats)
    await rested(house, table)
    return table


async def turns(n: int = 20) -> None:
    for _ in range(n):
        await asyncio.sleep(0)


@in_a_loop
async def test_a_waiter_who_goes_while_a_table_wakes_loses_it_not(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        table = await lies_at(house, tmp_path)
        gate = threading.Event()
        house.server.writer.do(gate.wait)
        getting = asyncio.create_task(house.server.tables.get(table))
        await turns()
        getting.cancel()
        await turns()
        gate.set()
        await asyncio.gather(getting, return_exceptions=True)
        assert await house.server.tables.get(table) is not None


@in_a_loop
async def test_a_waiter_who_goes_while_it_is_taken_there(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house", soon=True) as (house, other):
        table = await lies_at(house, tmp_path)
        share = there(other)
        take = share._take
        waits, _goes = asyncio.Event(), asyncio.Event()

        async def slow(message: s.Take) -> None:
            await take(message)
            waits.set()

        share._take = slow  # type: ignore[method-assign]
        near = share_of(house)
        heard = near.heard
        near.heard = lambda message: None if isinstance(message, s.Answered) else heard(message)  # type: ignore
        getting = asyncio.create_task(house.server.tables.get(table))
        await waits.wait()
        getting.cancel()
        await asyncio.gather(getting, return_exceptions=True)
        await other.go()
        await turns(100)
        assert await house.server.tables.get(table) is not None


@in_a_loop
async def test_a_fault_in_waking_ends_no_house_and_loses_no_table(tmp_path: Path) -> None:
    def broken(*given: Any) -> Any:
        raise KeyError("a fault")

    async with opened(tmp_path / "house") as house:
        table = await lies_at(house, tmp_path)
        tables = house.server.tables
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(HouseTables, "_go_on", broken)
            with pytest.raises(KeyError):
                await tables.get(table)
            tables._unseen.append(table)
            await tables.look_after()
        assert await tables.get(table) is not None


@in_a_loop
async def test_the_house_clock_is_set_right_while_a_link_lasts(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house", soon=True) as (house, other):
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        clock = house.server.people._clock
        house.server.people._clock = lambda: clock() + YEAR_MS
        there_now = there(other).people.now
        await eventually(lambda: there_now() >= YEAR_MS // 2 + clock(), "the time is told there")
        await leave(seats)
        await rested(house, table)
        await house.server.tables.forget_old()
        assert house.server.tables.find(table) is not None


async def _deleted_before_hello(house: House, folder: Path) -> None:
    seat = await comes_without_hello(house, folder)
    await Operator(house.server, "Somebody").delete("Ben")
    with contextlib.suppress(ConnectionError):
        await seat.say(hello("somebody"))
    with pytest.raises((ConnectionError, AssertionError)):
        await seat.next(m.Welcome)


@in_a_loop
async def test_deleted_before_hello(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        await _deleted_before_hello(house, tmp_path)


@in_a_loop
async def test_deleted_before_hello_there(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, _other):
        await _deleted_before_hello(house, tmp_path)


@in_a_loop
async def test_who_comes_while_they_are_deleted_is_nowhere(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        table = (await (await house.come(tmp_path / "Ana", "Ana").lobby()).open()).table
        await (await house.come(tmp_path / "Ben", "Ben").lobby()).wire.close(1000, "")
        people = house.server.people
        delete = people.delete
        waits, goes = asyncio.Event(), asyncio.Event()

        async def slow(*given: Any) -> Any:
            waits.set()
            await goes.wait()
            return await delete(*given)

        people.delete = slow  # type: ignore
        deleting = asyncio.create_task(Operator(house.server, "Somebody").delete("Ben"))
        await waits.wait()
        try:
            seat = await house.come(tmp_path / "Ben", "").sit(table)
            await seat.welcome()
        except (JoinError, ConnectionError, AssertionError):
            pass
        goes.set()
        await deleting
        assert "Ben" not in names_at(house.server.rooms[table])


@in_a_loop
async def test_banned_while_a_table_goes_to_rest_there(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house", soon=True) as (house, other):
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        going = GoesToRest(other)
        await leave(seats)
        await going.waits.wait()
        banning = asyncio.create_task(Operator(house.server, "Somebody").ban("Ben", 3, "reason"))
        await turns(200)
        going.goes.set()
        await banning
        room = await house.server.tables.get(table)
        assert room is not None
        ben = named(house, "Ben")
        await eventually(lambda: not room.knows(ben), "he has no place any more")


@in_a_loop
async def test_a_ban_reaches_awake_tables_though_one_cannot_wake(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        await lies_at(house, tmp_path)
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        ben = named(house, "Ben")

        def full(game: str) -> None:
            raise HouseError("house-full")

        house.server.tables._has_room = full  # type: ignore
        with pytest.raises(HouseError):
            await Operator(house.server, "Somebody").ban("Ben", 3, "reason")
        assert not house.server.rooms[table].knows(ben)


@in_a_loop
async def test_blocked_while_a_table_wakes_there(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house", soon=True) as (house, other):
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        room = there(other).rooms[table]
        said = {digest(room.token(named(house, name))) for name in ("Ana", "Ben")}
        room._memory.allowed["words"] |= said
        await leave(seats)
        await rested(house, table)
        share = there(other)
        waits, goes = takes_late(share)
        getting = asyncio.create_task(house.server.tables.get(table))
        await waits.wait()
        await house.server.people.block(named(house, "Ana"), named(house, "Ben"), True)
        house.server.tables.part(named(house, "Ana"))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("braillespiel.house.rooms.REST_MS", 10**9)
            goes.set()
            assert isinstance(await getting, RemoteTable)
            allowed = share.rooms[table]._memory.allowed
            await eventually(lambda: not allowed["words"], "nobody types any more")


@in_a_loop
async def test_renamed_while_a_table_wakes_here(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        table = await lies_at(house, tmp_path)
        gate = threading.Event()
        house.server.writer.do(gate.wait)
        getting = asyncio.create_task(house.server.tables.get(table))
        await turns()
        renaming = asyncio.create_task(house.server.people.rename(named(house, "Ana"), "Anne"))
        await turns()
        gate.set()
        room: Any = await getting
        await renaming
        assert names_at(room) == {"Anne", "Ben"}
        playing = room.table.matches.playing
        assert {each.name for each in playing.chairs} >= {"Anne"}
        assert room.table.name == "Anne"


def refuses(*given: Any) -> None:
    raise StoreError("full")


@in_a_loop
async def test_the_same_name_otherwise_written_goes_back(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        await house.come(tmp_path / "Ana", "Ana").lobby()
        ana = named(house, "Ana")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(forgetting, "rename", refuses)
            with pytest.raises(StoreError):
                await house.server.people.rename(ana, "ANA")
        assert ana.name == "Ana"
        await house.server.people.rename(ana, "ANA")
        assert house.server.people.named("ana") is ana


@in_a_loop
async def test_two_new_names_at_once_go_back_to_the_first(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        await house.come(tmp_path / "Ana", "Ana").lobby()
        people = house.server.people
        ana = named(house, "Ana")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(forgetting, "rename", refuses)
            await asyncio.gather(
                people.rename(ana, "Anne"), people.rename(ana, "Berta"), return_exceptions=True
            )
        assert ana.name == "Ana"
        assert people.named("Ana") is ana


@in_a_loop
async def test_a_name_that_is_not_free_on_disk_is_not_taken_meanwhile(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        await house.come(tmp_path / "Ana", "Ana").lobby()
        await house.come(tmp_path / "Ben", "Ben").lobby()
        people = house.server.people
        ana, ben = named(house, "Ana"), named(house, "Ben")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(forgetting, "rename", refuses)
            await asyncio.gather(
                people.rename(ana, "Anne"), people.rename(ben, "Ana"), return_exceptions=True
            )
        assert (ana.name, ben.name) == ("Ana", "Ben")


@in_a_loop
async def test_a_name_on_disk_stays_though_its_second_writing_fails(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        await house.come(tmp_path / "Ana", "Ana").lobby()
        people = house.server.people
        ana = named(house, "Ana")
        with pytest.MonkeyPatch.context() as patch:

            async def settle() -> bool:
                patch.setattr(forgetting, "rename", refuses)
                return True

            people.settle = settle
            with pytest.raises(StoreError):
                await people.rename(ana, "Anne")
            await asyncio.wrap_future(house.server.writer.do(lambda: None))
        rows = house.store.database.rows("SELECT name FROM house_people")
        assert [row[0] for row in rows] == [ana.name]


@in_a_loop
async def test_no_host_leads_more_than_it_offered(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house", soon=True) as (house, _other):
        one = await lies_at(house, tmp_path)
        two = await lies_at(house, tmp_path, "Cleo", "Dora")
        share_of(house).most = 1
        await asyncio.gather(*map(house.server.tables.get, (one, two)))
        assert len(share_of(house).tables) == 1


@in_a_loop
async def test_a_ban_between_coming_and_the_lobby(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        await (await house.come(tmp_path / "Ben", "Ben").lobby()).wire.close(1000, "")
        server = house.server
        inside = server._in
        waits, goes = asyncio.Event(), asyncio.Event()

        async def slow(*given: Any, **more: Any) -> None:
            await inside(*given, **more)
            waits.set()
            await goes.wait()

        server._in = slow  # type: ignore
        guest = await house.come(tmp_path / "Ben", "").silent()
        await waits.wait()
        await Operator(server, "Somebody").ban("Ben", 3, "reason")
        ben = named(house, "Ben")
        goes.set()
        await guest.ended()
        await eventually(lambda: not server.lobby.visits(ben), "he is gone")


@in_a_loop
async def test_its_host_goes_as_it_has_said_that_a_table_rests(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house", soon=True) as (house, other):
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        await seats["Ana"].ask(m.Say(prepared="hello"), m.Said)
        near, share = other.links[0], share_of(house)
        heard = share.heard

        def and_goes(message: s.FromShare) -> None:
            heard(message)
            if isinstance(message, s.Answered) and message.rested is not None:
                near.lose()

        share.heard = and_goes  # type: ignore[method-assign]
        await leave(seats)
        await rested(house, table)
        await house.server.tables.look_after()
        lies = await rested(house, table)
        assert list(await lies.said()) == [("Ana", "hello")]
        assert await house.server.tables.get(table) is not None


@in_a_loop
async def test_renamed_while_a_lost_table_is_led_anew(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, _other):
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        gate = threading.Event()
        house.server.writer.do(gate.wait)
        share_of(house).lose()
        getting = asyncio.create_task(house.server.tables.get(table))
        await turns(200)
        renaming = asyncio.create_task(house.server.people.rename(named(house, "Ana"), "Anne"))
        await turns(200)
        gate.set()
        room: Any = await getting
        await renaming
        assert names_at(room) == {"Anne", "Ben"}
        assert room.table.name == "Anne"


@in_a_loop
async def test_who_is_banned_has_no_place_at_a_table_that_rests_there(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house", soon=True) as (house, _other):
        table = await lies_at(house, tmp_path)
        await Operator(house.server, "Somebody").ban("Ben", 3, "reason")
        room = await house.server.tables.get(table)
        assert room is not None
        ben = named(house, "Ben")
        await eventually(lambda: not room.knows(ben), "he has no place any more")


@in_a_loop
async def test_who_is_banned_has_no_place_at_a_table_where_they_play(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        await Operator(house.server, "Somebody").ban("Ben", 3, "reason")
        assert not house.server.rooms[table].knows(named(house, "Ben"))


@in_a_loop
async def test_no_table_wakes_in_a_house_that_has_ended(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        table = await lies_at(house, tmp_path)
        gate = threading.Event()
        house.server.writer.do(gate.wait)
        waking = asyncio.create_task(house.server.tables.get(table))
        opening = asyncio.create_task(house.server.tables.open(Open(LUDOTECA), "Cleo"))
        await turns(200)
        ending = asyncio.create_task(house.server.abandon())
        await turns(200)
        gate.set()
        await ending
        assert await waking is None
        with pytest.raises(HouseError):
            await opening
        assert not house.server.rooms
