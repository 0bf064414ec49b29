"""A class that somebody who knows the code has filled with devices of nobody."""

from __future__ import annotations

from datetime import date

import pytest

from braillespiel.classroom.classroom import MOST, NAME_MS, Classroom
from braillespiel.classroom.pupils import Pupil
from braillespiel.classroom.roster import Roster
from braillespiel.network.refusals import RefusalError
from tests.classroom.places import roster
from tests.table.hosts import Watch


def filled(names: Roster) -> Classroom:
    """Return a class in which Ana is, and for the rest devices that came and went."""
    watch = Watch()
    room = Classroom("5b", names, watch, today=lambda: date(2026, 11, 22))
    room.arrive("ana", "Ana")
    room.came("ana")
    for n in range(MOST - 1):
        watch.ms += NAME_MS
        room.arrive(f"ghost {n}", "Eve")
        room.came(f"ghost {n}")
        room.fell_out(f"ghost {n}")
    return room


@pytest.mark.parametrize("names", [roster("Ana", "Ben"), roster()])
def test_who_comes_late_finds_room_where_only_devices_of_nobody_take_it(names: Roster) -> None:
    room = filled(names)
    ben = room.arrive("ben", "Ben")
    assert ben.name == "Ben"
    assert not room.pupils.with_digest("ghost 0")
    assert room.pupils.with_digest("ghost 1")
    assert room.pupils.with_digest("ana")


def test_nobody_of_the_list_and_nobody_who_is_there_gives_way() -> None:
    names = [f"Pupil {n:02}" for n in range(MOST)]
    watch = Watch()
    room = Classroom("5b", roster(*names[1:]), watch, today=lambda: date(2026, 11, 22))
    for name in names[1:]:
        watch.ms += NAME_MS
        room.arrive(name, name)  # known, and not here
    watch.ms += 2 * NAME_MS
    room.arrive(names[0], "Somebody")
    room.came(names[0])
    with pytest.raises(RefusalError, match="full"):
        room.arrive("late", "Late")
    assert all(map(room.pupils.with_digest, names))


def came(room: Classroom, digest: str, name: str, address: str) -> Pupil:
    found = room.arrive(digest, name, address)
    room.came(found.digest)
    return found


@pytest.mark.parametrize("names", [roster("Ana", "Ben", "Cem"), roster()])
def test_one_device_that_stays_does_not_fill_the_class(names: Roster) -> None:
    watch = Watch()
    room = Classroom("5b", names, watch, today=lambda: date(2026, 11, 22))
    came(room, "ana", "Ana", "192.168.1.2")
    for n in range(MOST - 1):
        watch.ms += NAME_MS
        came(room, f"eve {n}", f"Eve {n:02}", "192.168.1.66")
    watch.ms += NAME_MS
    assert came(room, "ben", "Ben", "192.168.1.3").name == "Ben"
    assert came(room, "dora", "Dora", "192.168.1.4")
    assert all(map(room.pupils.with_digest, ("ana", "ben", "dora", "eve 0")))
    assert not room.pupils.with_digest(f"eve {MOST - 2}")
    with pytest.raises(RefusalError, match="full"):
        room.arrive("one more", "Eve", "192.168.1.66")
    # Of the list, also from there.
    if names.pupils:
        assert came(room, "cem", "Cem", "192.168.1.66").name == "Cem"


def test_many_devices_of_many_addresses_displace_nobody() -> None:
    watch = Watch()
    room = Classroom("5b", roster(), watch, today=lambda: date(2026, 11, 22))
    for n in range(MOST):
        came(room, f"pupil {n}", f"Pupil {n:02}", f"192.168.1.{n}")
    with pytest.raises(RefusalError, match="full"):
        room.arrive("late", "Late", "192.168.1.200")
    assert all(room.pupils.with_digest(f"pupil {n}") for n in range(MOST))


def test_whoever_sits_at_a_table_gives_way_to_nobody() -> None:
    watch = Watch()
    room = Classroom("5b", roster("Ana"), watch, today=lambda: date(2026, 11, 22))
    for n in range(MOST):
        watch.ms += NAME_MS
        came(room, f"guest {n}", f"Guest {n:02}", "192.168.1.66").table = "1"
    with pytest.raises(RefusalError, match="full"):
        room.arrive("ana", "Ana", "192.168.1.2")
