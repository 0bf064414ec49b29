"""A house's store has a bound, told before it is reached; where the disk is full a table waits."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from braillespiel.games import registry
from braillespiel.house import forgetting, server
from braillespiel.house.ledger import Append
from braillespiel.house.store_ledger import StoreLedger
from braillespiel.house.writer import Pen
from braillespiel.network import messages as m
from braillespiel.network.houses import messages as h
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import open_store
from tests.network.houses.living import LUDOTECA, House, Seat, opened
from tests.support.patience import eventually

SLOW_S = 1.0
"""How long a slow disk takes for a record."""


async def sat(house: House, home: Path) -> tuple[list[Seat], m.Act]:
    """Return two people at a table where a match has begun, and what the first of them may do."""
    coming = [house.come(home / name, name) for name in ("Ana", "Ben")]
    table = (await (await coming[0].lobby()).open()).table
    seats = [await each.sit(table) for each in coming]
    began = [await seat.next(m.Began) for seat in seats]
    if action_of(began[0]) is None:
        seats.reverse()
        began.reverse()
    action = action_of(began[0])
    assert action is not None
    return seats, action


def action_of(began: m.Began) -> m.Act | None:
    """Return the first action that is legal for a seat; None where it is not on turn."""
    (mine,) = json.loads(bytes(began.now))["chairs"]
    game = registry.game(began.game)
    view: Any = game.view_from(began.seats, dict(began.options), mine["seat"], mine["view"])
    legal = view.legal_actions() if mine["seat"] in view.to_act() else []
    return m.Act(mine["seat"], 1, mine["question"], str(legal[0])) if legal else None


def test_what_is_deleted_makes_room(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    ledger = StoreLedger(store)
    before = ledger.bytes()
    lead = ledger.open("full", "table", json.dumps("x" * 300_000))
    assert ledger.bytes() > before + 300_000
    ledger.bound(ledger.bytes())
    with pytest.raises(StoreError) as refused:
        ledger.open("more", "table", json.dumps("x" * 300_000))
    assert refused.value.kind == "full"
    assert ledger.tables() == ["full"]
    assert ledger.append([Append("full", lead.epoch, 2, "w", "", ends=True)]) == [True]
    assert ledger.bytes() < before + 100_000
    ledger.open("more", "table", json.dumps("x" * 300_000))
    store.close()


def test_that_the_bound_is_near_is_told_and_no_new_table_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "LOOK_S", 0.01)
    store = open_store(tmp_path / "house")
    used = StoreLedger(store).bytes()
    store.close()
    most = used + 1_000_000
    until_near = int(server.NEARLY * most) - used + 20_000

    async def lived() -> None:
        async with opened(tmp_path / "house", most_bytes=most) as house:
            guest = await house.come(tmp_path / "eve", "Eve").lobby()
            ledger = StoreLedger(house.store)
            lead = ledger.open("filler", "table", json.dumps("x" * until_near))
            await eventually(lambda: {"event": "nearly-full"} in house.told, "the bound")
            assert await guest.refused(h.Open(LUDOTECA)) == "house-full"
            ledger.append([Append("filler", lead.epoch, 2, "w", "", ends=True)])
            await eventually(lambda: {"event": "room-again"} in house.told, "room")
            assert (await guest.open()).table

    asyncio.run(lived())


def test_a_table_waits_for_a_full_disk_and_says_so_and_then_goes_on(tmp_path: Path) -> None:
    async def lived() -> None:
        async with opened(tmp_path / "house") as house:
            writer = house.server.writer
            writer.again_s, writer.told_s = 0.01, 0.05
            ledger = StoreLedger(house.store)
            filler = Pen(writer, ledger.open("filler", "table", "{}"))
            seats, action = await sat(house, tmp_path)
            ledger.bound(ledger.bytes() + 50_000)
            filler.write(json.dumps("x" * 300_000))
            await seats[0].say(action)
            for seat in seats:
                assert (await seat.next(m.Refused)).rule == "store-waits"
            await seats[0].say(replace(action, number=2))
            assert (await seats[0].next(m.Answer)).refusal == m.Rule("store-waits")
            assert not [each for seat in seats for each in seat.got if isinstance(each, m.Update)]
            ledger.bound(10**9)
            for seat in seats:
                await seat.next(m.Update)
                await seat.news("store-again")

    asyncio.run(lived())


def test_nobody_is_called_what_the_disk_does_not_take(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuses(*given: Any) -> None:
        raise StoreError("full")

    async def lived() -> None:
        async with opened(tmp_path / "house") as house:
            seats, _ = await sat(house, tmp_path)
            people = house.server.people
            ana = people.named("Ana")
            assert ana is not None
            with monkeypatch.context() as patched:
                patched.setattr(forgetting, "rename", refuses)
                with pytest.raises(StoreError):
                    await people.rename(ana, "Anne")
                assert (people.named("Ana"), people.named("Anne")) == (ana, None)
                (room,) = house.server.rooms.values()
                await eventually(lambda: {"Ana", "Ben"} == names_at(room), "the name is back")
            await people.rename(ana, "Anne")
            assert (people.named("Ana"), people.named("Anne")) == (None, ana)
            for seat in seats:
                await seat.close()

    asyncio.run(lived())


def names_at(room: Any) -> set[str]:
    return {name for guest in room.table.members for name in guest.names}


def tried(home: Path) -> dict[str, Any]:
    """Play in a name space of its own, in which a small file system can be mounted."""
    done = subprocess.run(
        [
            *("unshare", "--user", "--map-root-user", "--mount"),
            *(sys.executable, "-P", "-m", "tests.network.houses.on_a_full_disk", str(home)),
        ],
        cwd=Path(__file__).parents[3],
        env={"PYTHONPATH": str(Path(__file__).parents[3]), "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_on_a_disk_that_is_really_full_a_match_waits_and_loses_nothing(tmp_path: Path) -> None:
    found = tried(tmp_path)
    assert found["ends"] == [0, 0, 0]
    assert found["finished"] == ["logomachy"]


def test_a_disk_that_takes_its_time_holds_up_nobody_but_the_table_that_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lived() -> None:
        async with opened(tmp_path / "house") as house:
            await sat(house, tmp_path)
            begun, goes_on = threading.Event(), threading.Event()
            append = house.server._ledger.append

            def slow(appends: list[Append]) -> list[bool]:
                begun.set()
                threading.Timer(SLOW_S, goes_on.set).start()
                goes_on.wait()
                return append(appends)

            monkeypatch.setattr(house.server._ledger, "append", slow)
            (table,) = house.server.rooms
            closing = asyncio.ensure_future(house.server.tables.close(table))
            while not begun.is_set():
                await asyncio.sleep(0.001)
            assert not goes_on.is_set(), "the loop stood until the disk was ready"
            assert await closing

    asyncio.run(lived())
