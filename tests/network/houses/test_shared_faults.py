"""What went wrong once where two hosts lead the tables of a house."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from braillespiel.house import records as r
from braillespiel.house import share_messages as s
from braillespiel.house.link import HostLink
from braillespiel.house.operating import Operator
from braillespiel.house.relays import InnerPort, SeatsLink
from braillespiel.house.remote_tables import HouseShare, RemoteTable
from braillespiel.house.rooms import HouseRoom
from braillespiel.house.table_share import TableShare
from braillespiel.network import messages as m
from braillespiel.network.houses import messages as h
from braillespiel.network.joining import certificate
from braillespiel.store.errors import StoreError
from braillespiel.store.match_file import MatchFile
from braillespiel.store.records import StoredPlayer
from tests.network.houses.another_host import AnotherHost
from tests.network.houses.living import LUDOTECA, House, Seat, opened
from tests.network.houses.test_led_elsewhere import acts, two_hosts
from tests.network.houses.test_quick_tables import in_a_loop
from tests.network.houses.test_resting import rested, sat
from tests.network.places import hello
from tests.support.patience import HANGS_S, eventually
from tests.web.places import PASSES


def share_of(house: House) -> HouseShare:
    (found,) = house.server.shares._shares.values()
    return found


def there(other: AnotherHost) -> TableShare:
    assert other.share._share is not None
    return other.share._share


def takes_late(share: TableShare) -> tuple[asyncio.Event, asyncio.Event]:
    """Have a host lead a table only once the second event is set; the first says that it waits."""
    take, waits, goes = share._take, asyncio.Event(), asyncio.Event()

    async def slow(message: s.Take) -> None:
        waits.set()
        await goes.wait()
        await take(message)

    share._take = slow  # type: ignore[method-assign]
    return waits, goes


@in_a_loop
async def test_who_is_muted_is_muted_there_though_others_changed_as_they_came(
    tmp_path: Path,
) -> None:
    async with two_hosts(tmp_path / "house") as (house, other):
        table_of = await (await house.come(tmp_path / "Ana", "Ana").lobby()).open()
        coming = house.come(tmp_path / "Ben", "Ben")
        coming.way.table = table_of.table
        seat = Seat(await coming.way.open())  # Ben has not said hello yet
        await eventually(lambda: bool(there(other)._wires), "Ben is at the other host")
        house.server.shares.tell_what_changed()  # as it is every second
        await seat.say(hello("somebody"))
        await seat.welcome()
        room = house.server.rooms[table_of.table]
        await eventually(lambda: room.seats_here == 1, "Ben sits there")
        await Operator(house.server, "Somebody").mute("Ben", 3)
        await seat.say(m.Say(prepared="hello"))
        answer: Any = await seat.next((m.Said, m.Refused))  # type: ignore[arg-type]
        assert isinstance(answer, m.Refused)


@in_a_loop
async def test_who_is_muted_while_a_table_wakes_there_is_muted(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house", soon=True) as (house, other):
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        for seat in seats.values():
            await seat.close()
        await rested(house, table)
        share = there(other)
        waits, goes = takes_late(share)
        getting = asyncio.create_task(house.server.tables.get(table))
        await waits.wait()
        await Operator(house.server, "Somebody").mute("Ana", 3)
        goes.set()
        assert isinstance(await getting, RemoteTable)
        ana = house.server.people.named("Ana")
        assert ana is not None
        known = share.people.get(ana.key)
        assert known is not None
        assert known.muted == ana.muted


@in_a_loop
async def test_a_new_name_is_told_once(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, _other):
        ana = await house.come(tmp_path / "Ana", "Ana").lobby()
        for _ in range(3):
            await ana.open()
        ben = await house.come(tmp_path / "ben", "Ben").lobby()
        told: list[Any] = []
        share = share_of(house)
        put = share.put
        share.put = lambda message: (told.append(message), put(message))[1]  # type: ignore[method-assign,assignment,func-returns-value]
        await ben.ask(h.Rename("Benno"), h.Done)
        assert len([each for each in told if isinstance(each, s.Changed)]) <= 1


def test_a_fault_in_taking_one_table_costs_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*given: object) -> HouseRoom | None:
        raise KeyError("a fault")

    async def lived() -> None:
        async with two_hosts(tmp_path / "house") as (house, other):
            monkeypatch.setattr(TableShare, "_room", broken)
            monkeypatch.setattr("braillespiel.house.remote_tables.CALL_S", 0.5)
            cleo = await house.come(tmp_path / "cleo", "Cleo").lobby()
            found = house.server.rooms[(await cleo.open()).table]
            assert isinstance(found, HouseRoom)
            assert not other.links[0].is_over

    asyncio.run(lived())


@in_a_loop
async def test_a_table_is_found_though_its_host_went_as_it_had_taken_it(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, other):
        ana = await house.come(tmp_path / "Ana", "Ana").lobby()
        near = other.links[0]
        heard = share_of(house).heard

        def and_goes(message: s.FromShare) -> None:
            heard(message)
            if isinstance(message, s.Answered):
                near.lose()

        share_of(house).heard = and_goes  # type: ignore[method-assign]
        table_of = await ana.open()
        seat = await house.come(tmp_path / "Ana", "").sit(table_of.table)
        await seat.welcome()


@in_a_loop
async def test_how_a_table_is_at_once_after_it_was_taken_is_known(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, other):
        ana = await house.come(tmp_path / "Ana", "Ana").lobby()
        share = there(other)
        put = share._put

        def with_another(message: s.FromShare) -> None:
            put(message)
            if isinstance(message, s.Answered) and message.state is not None:
                put(msgspec.structs.replace(message.state, may_rest=True))

        share._put = with_another  # type: ignore[method-assign]
        table_of = await ana.open()
        room = house.server.rooms[table_of.table]
        assert isinstance(room, RemoteTable)
        assert room.state.may_rest


@in_a_loop
async def test_who_is_apart_from_very_many_comes_to_a_table_there(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, other):
        ana = await house.come(tmp_path / "Ana", "Ana").lobby()
        table_of = await ana.open()
        person = house.server.people.named("Ana")
        assert person is not None
        person.blocks |= {f"{n:064x}" for n in range(1000)}
        seat = await house.come(tmp_path / "Ana", "").sit(table_of.table)
        await seat.welcome()
        assert not other.links[0].is_over


@in_a_loop
async def test_a_table_that_is_set_free_is_shown(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, _other):
        ana = await house.come(tmp_path / "Ana", "Ana").lobby()
        table_of = await ana.open()
        seat = await house.come(tmp_path / "Ana", "").sit(table_of.table)
        await seat.welcome()
        room = house.server.rooms[table_of.table]
        await eventually(lambda: room.is_open, "it is shown")
        room.expects = frozenset(("key",))
        house.server.lobby.room_changed(room)
        assert not room.is_open
        await eventually(lambda: not room.state.is_open, "the other host knows")
        shown: list[object] = []
        house.server.lobby.room_changed = shown.append  # type: ignore[method-assign]
        room.expects = None
        await eventually(lambda: room in shown, "it is shown again")
        assert room.is_open


@in_a_loop
async def test_a_host_that_has_not_offered_to_lead_tables_hears_nothing_of_them(
    tmp_path: Path,
) -> None:
    own = certificate.shared(tmp_path / "shared", certificate.made())
    async with opened(tmp_path / "house", shows=own) as house:
        house.server.shares.begin("the host that leads", 1)
        inner = InnerPort(own, house.entrance, house.server.shares)
        await inner.listen("127.0.0.1", 0)
        told: list[bytes] = []
        context = own.inner(server=False)
        streams = await asyncio.open_connection("127.0.0.1", inner.port, ssl=context)
        link = HostLink(*streams, None, lambda link, body: told.append(body))
        streams[1].write(msgspec.json.encode(SeatsLink(own.fingerprint.hex())) + b"\n")
        running = asyncio.create_task(link.run())
        await link.ping()
        await eventually(lambda: bool(link.latency), "it is answered")
        assert not told
        link.offer()
        await eventually(lambda: bool(told), "it is told")
        link.lose()
        await running
        await inner.close()


@in_a_loop
async def test_a_table_whose_opener_was_deleted_meanwhile_is_not_opened(tmp_path: Path) -> None:
    async with two_hosts(tmp_path / "house") as (house, other):
        share, reads, goes = there(other), asyncio.Event(), asyncio.Event()
        put = share._put

        async def slow(message: s.Take) -> None:
            answers: list[s.FromShare] = []
            share._put = answers.append  # type: ignore[method-assign]
            await TableShare._take(share, message)
            share._put = put  # type: ignore[method-assign]
            reads.set()
            await goes.wait()
            for each in answers:
                put(each)

        share._take = slow  # type: ignore[method-assign]
        ana = await house.come(tmp_path / "Ana", "Ana").lobby()
        await ana.say(h.Open(LUDOTECA))
        await reads.wait()
        await Operator(house.server, "Somebody").delete("Ana")
        goes.set()
        await eventually(lambda: not house.server.rooms and not share.rooms, "it is gone")
        await eventually(lambda: share.people.named("Ana") is None, "she is forgotten")


def test_who_is_deleted_though_a_lost_table_cannot_be_led_leaves_the_others_whole(
    tmp_path: Path,
) -> None:
    async def lived() -> None:
        async with two_hosts(tmp_path / "house") as (house, _):
            _table, seats = await sat(house, tmp_path, "Ana", "Ben")
            await acts(seats)

            def busy(tables: object) -> list[Any]:
                raise StoreError("busy")

            house.server._ledger.lead_some = busy  # type: ignore[method-assign,assignment]
            house.server.tables._moving.add("elsewhere")
            with contextlib.suppress(StoreError):
                await Operator(house.server, "Somebody").delete("Ana")
            both = house.server.rooms.keys() & house.server.tables._resting.keys()
            assert not both

    asyncio.run(lived())


@in_a_loop
async def test_nobody_is_reported_who_was_deleted_while_it_was_asked_what_was_said(
    tmp_path: Path,
) -> None:
    async with two_hosts(tmp_path / "house") as (house, _):
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        await acts(seats)
        visit = await house.come(tmp_path / "Ben", "").lobby()
        room = house.server.rooms[table]
        said = room.said

        async def slow() -> Any:
            await Operator(house.server, "Somebody").delete("Ana")
            return await said()

        room.said = slow  # type: ignore[method-assign]
        await visit.say(h.Report("Ana", "name", table))
        await visit.next((h.Refused, h.Done))  # type: ignore[arg-type]
        assert not house.store.database.rows("SELECT 1 FROM house_reports")


@pytest.mark.parametrize("how", ["neutral", "delete"])
def test_no_name_comes_late_to_the_disk_that_nobody_has_any_more(tmp_path: Path, how: str) -> None:
    async def lived() -> None:
        async with two_hosts(tmp_path / "house") as (house, other):
            table, seats = await sat(house, tmp_path, "Ana", "Ben")
            await acts(seats)
            players = [StoredPlayer(name, "online") for name in seats]
            archive = MatchFile(
                game="ludoteca", seed=1, seats=2, options={}, players=players, journal=[]
            )
            writes = threading.Event()
            ledger = there(other)._ledger
            append = ledger.append

            def slow(appends: Any) -> list[bool]:
                writes.wait(HANGS_S)
                return append(appends)

            ledger.append = slow  # type: ignore[method-assign]
            room = there(other).rooms[table]
            kept = room.keeper._read.of_match
            # As where a match that is over goes to the archive.
            room._pen.write(r.encoded(r.Over()), tuple(kept), archive)
            del house.server.tables.rooms[table]  # and the table is closed at this moment
            operator = Operator(house.server, "Somebody")
            work = asyncio.ensure_future(getattr(operator, how)("Ana"))
            for _ in range(PASSES):
                await asyncio.sleep(0)
            writes.set()
            await work
            await eventually(lambda: room._pen.kept or room._pen.fenced, "it is written")
            rows = house.store.database.rows("SELECT players FROM matches")
            assert "Ana" not in str(rows)

    asyncio.run(lived())
