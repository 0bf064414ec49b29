"""Days on which nobody means harm: computers sleep, clocks are wrong, lines break halfway."""

from __future__ import annotations

import asyncio
import datetime
from pathlib import Path

import pytest

from braillespiel.application.table_matches import StoredTable
from braillespiel.network import members
from braillespiel.network import messages as m
from braillespiel.network.client import Status
from braillespiel.network.joining import certificate
from braillespiel.network.members import SHARED
from braillespiel.network.refusals import RefusalError
from braillespiel.store.opening import open_store
from tests.network.places import Person, Room, playing
from tests.network.test_server_attacks import Open, beside, home, opened
from tests.support.patience import HANGS_S, eventually

__all__ = ["beside", "home"]
HOUR_MS = 3_600_000


BEGUN_MS = 300


def rolling(*, listens: bool) -> tuple[Room, list[Person]]:
    """Return two seats at SIX without a clock; the first one's dice roll."""
    room, people = playing("six", options={"untimed": True}, listens=listens)
    people[0].act(people[0].legal()[0])
    room.deliver()
    return room, people


def phase(room: Room) -> str:
    found: str = room.host.match.state.public.phase
    return found


# --- computers sleep ---------------------------------------------------------------------------


def test_no_sand_runs_while_the_hosts_computer_sleeps(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    room = Room(m.SetUp("six", 2), 2, keeper=StoredTable(store, tmp_path))
    ana, ben = room.join("Ana"), room.join("Ben")
    room.pass_time(BEGUN_MS)
    mover = ana if ana.legal() else ben
    mover.act(mover.legal()[0])
    before = room.host.game_time
    room.watch.ms += HOUR_MS
    room.pass_time(0)
    assert room.host.game_time - before <= 250
    assert phase(room) == "air"
    room.pass_time(2000)
    assert phase(room) == "window"
    assert [person.heard()[-1] for person in (ana, ben)] == ["began", "began"]
    store.close()


def test_who_slept_wakes_up_in_the_same_chair_with_all_that_was_told() -> None:
    room, (ana, ben) = playing("ludoteca")
    ben.deaf = True  # stopped: its socket takes frames and nobody reads them
    while 0 in room.host.match.state.to_act():
        ana.act(ana.legal()[0])
    room.pass_time(HOUR_MS)
    assert ana.heard() == ["came", "came", "began"]
    room.fall_out(ben)  # a ping found nobody
    assert ana.heard() == ["fell-out"]
    ben.deaf = False
    told = len(room.host.match.journal)
    room.enter(ben)
    assert ana.heard() == ["back"]
    assert ben.port is not None
    assert len(ben.port.past) + len(ben.port.take()) == told
    ben.act(ben.legal()[0])
    assert ben.take_late() == []
    assert len(room.host.match.journal) == told + 1


# --- clocks are wrong --------------------------------------------------------------------------


def test_a_clock_set_back_keeps_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The host's certificate begins later than a seat's clock shows."""
    begins = datetime.datetime(2090, 1, 1, tzinfo=datetime.UTC)
    monkeypatch.setattr(certificate, "_FROM", begins)

    async def scene() -> None:
        async with asyncio.timeout(HANGS_S), opened(tmp_path) as host:
            await (await host.guest("Ben")).close()
            assert [guest.name for guest in host.table.members] == ["Ben"]

    asyncio.run(scene())


# --- lines break halfway -----------------------------------------------------------------------


HALVES = {
    "the head of a frame": b"\x81\xfe\xff",
    "less than a frame": b"\x81\x90\0\0\0\0" + b'{"type":"say"',
    "the first frame of two": b"\x01\x8d\0\0\0\0" + b'{"type":"say"',
}


def test_half_a_message_of_a_guest_is_no_message(beside) -> None:
    async def attack(host: Open) -> None:
        for n, half in enumerate(HALVES.values()):
            connection = await host.guest(f"Guest {chr(65 + n)}")
            connection.transport.write(half)
            connection.transport.close()
            await connection.wait_closed()
        mixed = await host.guest("Mix")
        mixed.transport.write(HALVES["the first frame of two"])
        mixed.transport.write(b"\x81\x82\0\0\0\0{}")  # another message within it
        await mixed.wait_closed()
        await eventually(
            lambda: not any(guest.here for guest in host.table.members if guest.name != "Ben"),
            "everybody but Ben to go",
        )
        assert host.refusals() == []

    beside(attack, hears=True)


# --- one client wants all the chairs -----------------------------------------------------------


def test_one_client_takes_no_more_chairs_than_people_share_it() -> None:
    room = Room(m.SetUp("ludoteca", 4), 4)
    with pytest.raises(RefusalError) as caught:
        room.join(*(f"{sign}na" for sign in "ABCD"))
    assert (caught.value.rule, caught.value.details) == ("names-many", {"most": SHARED})
    assert list(room.table.members) == []


def test_who_comes_as_many_is_removed_and_others_find_room_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(members, "PEOPLE", 4)
    room = Room(m.SetUp("ludoteca", 2))
    ana = room.join("Ana", host=True)
    crowd = [room.join(name) for name in ("Bodo", "Kuno", "Gerti")]
    with pytest.raises(RefusalError) as caught:
        room.join("Ben")
    assert (caught.value.rule, caught.value.details) == ("full", {"most": 4})
    ana.power("close-door")
    for each in crowd:
        ana.power("remove", each.member)
        assert each.problem is not None
        assert (each.status, each.problem.rule) == (Status.ENDED, "removed")
    ana.power("new-code")
    assert room.table.wishes == [("new-code", 0)]
    ana.power("open-door")
    ben = room.join("Ben")
    assert ana.heard()[-1] == "came"
    ben.ready()
    ana.start()
    assert (ana.seat, ben.seat) == (0, 1)


# --- nobody listens ----------------------------------------------------------------------------


def test_where_bots_alone_sit_dice_need_no_time() -> None:
    room, people = rolling(listens=False)
    assert phase(room) == "air"
    room.pass_time(0)
    assert phase(room) == "window"
    assert room.host.question(0) == people[0].port.question(0)  # type: ignore[union-attr]


def test_where_anybody_listens_dice_roll_for_two_seconds() -> None:
    room, _ = rolling(listens=False)
    room.join("Eve", watches=True)
    room.pass_time(1999)
    assert phase(room) == "air"
    room.pass_time(1)
    assert phase(room) == "window"
