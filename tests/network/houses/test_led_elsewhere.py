"""Tables of a house that another host leads: what holds of those here holds of them, too."""

from __future__ import annotations

import asyncio
import contextlib
import inspect
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from braillespiel.house import remote_tables
from braillespiel.house import share_messages as s
from braillespiel.house.link import LinkKind
from braillespiel.house.operating import Operator
from braillespiel.house.remote_tables import HouseShare, HouseShares, RemoteTable
from braillespiel.house.rooms import HouseRoom
from braillespiel.house.table_share import TableShare
from braillespiel.house.tables import ID, HouseTables
from braillespiel.network import messages as m
from braillespiel.network.houses import messages as h
from tests.network.houses import (
    living,
    test_attacks,
    test_by_keys,
    test_deleted,
    test_devices,
    test_friends,
    test_friends_by_keys,
    test_getting_in,
    test_invitations,
    test_kept,
    test_ladder,
    test_lobby,
    test_operator,
    test_over,
    test_quick,
    test_quick_by_keys,
    test_quick_tables,
    test_quiet_tables,
    test_room_on_disk,
    test_silence,
    test_watched,
)
from tests.network.houses.another_host import AnotherHost, another_host
from tests.network.houses.living import House, Seat
from tests.network.houses.test_quick_tables import in_a_loop
from tests.network.houses.test_resting import LONG, rested, sat
from tests.network.houses.test_room_on_disk import action_of
from tests.support.patience import eventually

MODULES = (
    *(test_attacks, test_by_keys, test_deleted, test_devices, test_friends, test_friends_by_keys),
    *(test_getting_in, test_invitations, test_kept, test_ladder, test_lobby, test_operator),
    *(test_over, test_quick, test_quick_by_keys, test_quick_tables, test_quiet_tables),
    *(test_room_on_disk, test_silence, test_watched),
)
Case = Callable[[Path], None]


OF_ONE_HOST = (
    *("writer.", "house.told if", "in house.told)", "told_s", "told]", "bs_", "_ledger"),
)
"""What a test says that looks at what the host that leads the house writes, logs or counts."""


def cases(module: ModuleType) -> Iterator[Case]:
    """Yield the tests of a module that open a house and look at one host alone in nothing."""
    for name, found in inspect.getmembers(module, inspect.isfunction):
        if name.startswith("test_") and found.__module__ == module.__name__:
            plain = list(inspect.signature(found).parameters) == ["tmp_path"]
            if plain and not any(word in inspect.getsource(found) for word in OF_ONE_HOST):
                yield found


@pytest.fixture
def led_elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Have each house that is opened give all its tables to another host.

    Whoever looks into a table as it is here sees it as it is there.
    """
    opened: set[str] = set()
    rooms: dict[str, HouseRoom] = {}
    take, opens = TableShare._room, HouseTables.open

    def room(self: TableShare, *given: Any) -> HouseRoom | None:
        found = take(self, *given)
        if found is not None:
            rooms[found.id] = found
        return found

    async def table(self: HouseTables, *given: Any) -> object:
        found = await opens(self, *given)
        opened.add(found.id)
        return found

    def looked_at(self: RemoteTable, name: str) -> object:
        return getattr(rooms[self.id], name)

    monkeypatch.setattr(TableShare, "_room", room)
    monkeypatch.setattr(RemoteTable, "__getattr__", looked_at, raising=False)

    def chosen(self: HouseShares, own: int) -> HouseShare | None:
        return next(iter(self._shares.values()), None)

    monkeypatch.setattr(HouseShares, "chosen", chosen)
    monkeypatch.setattr(HouseTables, "open", table)
    monkeypatch.setattr(living, "beside", another_host)
    yield
    assert opened <= rooms.keys(), "tables were led by the host that leads the house"


CASES = [case for module in MODULES for case in cases(module)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.__name__)
def test_what_holds_here_holds_where_another_host_leads_the_tables(
    case: Case, tmp_path: Path, led_elsewhere: None
) -> None:
    case(tmp_path)


# -- what only such tables have ------------------------------------------------------------------


@contextlib.asynccontextmanager
async def two_hosts(home: Path, *, soon: bool = False) -> AsyncIterator[tuple[House, AnotherHost]]:
    """Give a house, and the host that leads its tables."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(living, "beside", contextlib.nullcontext)
        for module in ("server", "table_share"):
            patch.setattr(f"braillespiel.house.{module}.LOOK_S", 0.001)
        if soon:
            patch.setattr("braillespiel.house.rooms.REST_MS", 0)
        async with living.opened(home) as house, another_host(house) as other:
            yield house, other


async def acts(seats: dict[str, Seat]) -> None:
    """Have whoever may act first do so, and return once everybody was told."""
    for seat in seats.values():
        action = action_of(await seat.next(m.Began))
        if action is not None:
            await seat.say(action)
    for seat in seats.values():
        await seat.next(m.Update)


@in_a_loop
async def test_another_host_leads_what_the_leading_one_does_not_lead_alone(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, other):
        house.server.shares.alone = 1
        ana = await house.come(tmp_path / "ana", "Ana").lobby()
        found = [(await ana.open()).table for _ in range(3)]
        kinds = [type(house.server.rooms[table]) for table in found]
        assert kinds == [HouseRoom, RemoteTable, RemoteTable]
        assert (house.server.tables.led_here, other.share.tables) == (1, 2)
        await other.go()
        await eventually(lambda: house.server.tables.led_here == 3, "they are led here")
        third = AnotherHost(house, "a third one")
        await third.come()
        await ana.say(h.Look())
        ben = await house.come(tmp_path / "ben", "Ben").lobby()
        await ben.open()
        assert (house.server.tables.led_here, third.share.tables) == (3, 1)
        await third.go()


@pytest.mark.parametrize(
    ("alone", "most", "theirs", "led"),
    [
        (9, 2000, 2000, [4, 0]),
        (1, 2000, 2000, [2, 2]),
        (0, 0, 2000, [0, 4]),
        (3, 1, 2, [2, 2]),
        (0, 0, 0, [4, 0]),
    ],
)
def test_who_leads_how_many(
    tmp_path: Path, alone: int, most: int, theirs: int, led: list[int]
) -> None:
    async def lived() -> None:
        async with two_hosts(tmp_path / "house") as (house, other):
            shares = house.server.shares
            shares.alone, shares.most = alone, most
            for share in shares._shares.values():
                share.most = theirs
            for name in ("Ana", "Ben"):
                guest = await house.come(tmp_path / name, name).lobby()
                for _ in range(2):
                    await guest.open()
            assert [house.server.tables.led_here, other.share.tables] == led

    asyncio.run(lived())


@in_a_loop
async def test_what_is_played_there_goes_on_here_once_that_host_is_gone(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, other):
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        room = house.server.rooms[table]
        assert isinstance(room, RemoteTable)
        await other.go()
        for seat in seats.values():
            await seat.ended()
        back = {name: await house.come(tmp_path / name, "").sit(table) for name in seats}
        for seat in back.values():
            assert (await seat.welcome()).back
        began = [await seat.next(m.Began) for seat in back.values()]
        assert sorted(each.acted for each in began) == [(0,), (1,)]
        assert isinstance(house.server.rooms[table], HouseRoom)


@in_a_loop
async def test_a_table_lies_and_wakes_at_another_host_with_all_it_knew(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house", soon=True) as (house, other):
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        await seats["Ana"].ask(m.Say(prepared="hello"), m.Said)
        for seat in seats.values():
            await seat.close()
        lies = await rested(house, table)
        assert list(await lies.said()) == [("Ana", "hello")]
        assert other.share.tables == 0
        house.server.people._clock = lambda: lies.since + LONG
        ana = await house.come(tmp_path / "Ana", "").sit(table)
        assert (await ana.welcome()).back
        assert isinstance(house.server.rooms[table], RemoteTable)
        visit = await house.come(tmp_path / "Ana", "").lobby()
        await visit.ask(h.Report("Ben", "name", table), h.Done)
        (report,) = house.server.reports.all()
        assert report.lines == (("Ana", "hello"),)


@pytest.mark.parametrize("late", [False, True])
def test_a_host_that_does_not_lead_a_table_leaves_it_to_this_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    async def lived() -> None:
        async with two_hosts(tmp_path / "house") as (house, other):
            share = other.share._share
            assert share is not None
            if late:
                monkeypatch.setattr(remote_tables, "CALL_S", 0.01)
                monkeypatch.setattr(share, "_take", lambda message: asyncio.sleep(0))
            else:
                monkeypatch.setattr("braillespiel.house.table_share.is_played", lambda *_: False)
            table, seats = await sat(house, tmp_path, "Ana", "Ben")
            assert isinstance(house.server.rooms[table], HouseRoom)
            await acts(seats)
            assert other.links[0].is_over is late

    asyncio.run(lived())


@in_a_loop
async def test_who_is_deleted_is_unknown_to_the_other_host_too(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, other):
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        share = other.share._share
        assert share is not None
        assert share.people.named("Ana") is not None
        await Operator(house.server, "Somebody").delete("Ana")
        await seats["Ana"].ended()
        served = share._wires
        await eventually(lambda: all(each.name != "Ana" for _, _, each in served.values()), "gone")
        await share._look_after()
        assert share.people.named("Ana") is None
        assert (
            house.store.database.rows("SELECT 1 FROM house_records WHERE data LIKE '%\"Ana\"%'")
            == []
        )
        ben = await house.come(tmp_path / "Ben", "").sit(table)
        assert (await ben.welcome()).back


@in_a_loop
async def test_a_new_code_is_told_at_the_table(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, _):
        opened = await (await house.come(tmp_path / "ana", "Ana").lobby()).open(closed=True)
        ana = await house.come(tmp_path / "ana", "", code=opened.code).sit(opened.table)
        assert (await ana.table()).code == opened.code
        room = house.server.rooms[opened.table]
        assert isinstance(room, RemoteTable)
        assert room.door is not None
        code = room.door.new_code()
        await ana.news("new-code")
        assert [each.code for each in ana.got if isinstance(each, m.Table)][-1] == code
        assert room.opened.code == code


@in_a_loop
async def test_a_table_that_the_other_host_leads_no_more_is_led_anew(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, other):
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        actions = {name: action_of(await seat.next(m.Began)) for name, seat in seats.items()}
        with house.store.database.transaction() as execute:
            execute("UPDATE house_tables SET epoch = epoch + 1")
        for name, action in actions.items():
            if action is not None:
                await seats[name].say(action)
        for seat in seats.values():
            await seat.ended()
        assert not any(each.is_over for each in other.links)
        await eventually(lambda: not house.server.shares.tables, "it is known")
        back = await house.come(tmp_path / "Ana", "").sit(table)
        assert (await back.welcome()).back
        assert other.share.tables == 1


@in_a_loop
async def test_a_host_that_gives_no_sign_is_given_up(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, other):
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        house.server.shares.lives = lambda host: False
        await eventually(lambda: other.links[0].is_over, "it is given up")
        for seat in seats.values():
            await seat.ended()
        back = await house.come(tmp_path / "Ana", "").sit(table)
        assert (await back.welcome()).back


@in_a_loop
async def test_a_host_that_answers_nothing_is_given_up(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, other):
        near, far = other.links
        far.put = lambda *_: None  # type: ignore[method-assign]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("braillespiel.house.link.ASK_S", 0.0)
            await eventually(lambda: near.is_over, "it is given up")
        ana = await house.come(tmp_path / "ana", "Ana").lobby()
        assert isinstance(house.server.rooms[(await ana.open()).table], HouseRoom)


@pytest.mark.parametrize("end", [0, 1], ids=["to the leading host", "to the other one"])
@pytest.mark.parametrize(
    "said", [b"", b"{}", b'{"type":"ShareOffer","host":"x"}', b'{"type":"Take"}']
)
def test_what_a_host_may_not_say_ends_its_link(tmp_path: Path, said: bytes, end: int) -> None:
    async def lived() -> None:
        async with two_hosts(tmp_path / "house") as (house, other):
            other.links[1 - end].put(LinkKind.TABLES, 0, said)
            await eventually(lambda: other.links[end].is_over, "it is over")
            ana = await house.come(tmp_path / "ana", "Ana").lobby()
            assert isinstance(house.server.rooms[(await ana.open()).table], HouseRoom)

    asyncio.run(lived())


@in_a_loop
async def test_what_is_said_of_a_table_that_is_led_no_more_means_nothing(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, other):
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        there = house.server.rooms[table]
        assert isinstance(there, RemoteTable)
        state = replace(there.state, line=replace(there.state.line, id="a" * ID))
        for late in (state, s.Fenced("a" * ID), s.Answered(999)):
            other.links[1].put(LinkKind.TABLES, 0, msgspec.json.encode(late))
        for late_too in (s.Expect("elsewhere", None), s.Quiet("elsewhere", "key")):
            other.links[0].put(LinkKind.TABLES, 0, msgspec.json.encode(late_too))
        other.links[0].put(LinkKind.TABLES, 0, msgspec.json.encode(s.HangUp(99, "rule")))
        await seats["Ana"].ask(m.Say(prepared="hello"), m.Said)
        assert not any(each.is_over for each in other.links)
