"""A class that somebody who knows the code has filled with devices of nobody."""

from __future__ import annotations

from datetime import date

import pytest

from braillespiel.classroom.classroom import MOST, NAME_MS, Classroom
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
