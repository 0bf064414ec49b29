"""Who types a name is not yet whose it is: needs and another's line wait for the teacher's yes."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest

from braillespiel.classroom import orders as o
from braillespiel.classroom import standing
from braillespiel.classroom.classroom import ALL_NAMES, NAMES, Classroom
from braillespiel.classroom.pupils import TRY_MS
from braillespiel.classroom.roster import Roster, RosterPupil
from braillespiel.network import class_messages as c
from braillespiel.network.client import TableProblem
from braillespiel.network.refusals import RefusalError
from tests.classroom.places import School, in_class
from tests.table.hosts import Watch

NEEDS = {"cells": 20, "theme": "yellow"}
LISTED = Roster(
    (
        RosterPupil("Ana", NEEDS),
        RosterPupil("Ben", {"wording": "full"}, word="otter"),
        RosterPupil("Cem"),
        RosterPupil("Eva", assistant_of="Ana"),
    )
)


def test_one_device_reads_nobodys_needs(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        for name in ("Ana", "Ben", "Cem"):
            (device,) = await school.come(name)
            assert device.standing is not None
            # All alike, also who needs nothing: whoever takes a name learns nothing of it.
            assert (device.standing.needs, device.standing.unsure) == ({}, True)
            assert standing.needs(school.room, "another token", name) == {}
        assert standing.needs(school.room, "another token", "Ben otter") == {"wording": "full"}

    in_class(tmp_path, test, LISTED)


def test_a_word_of_ones_own_is_a_yes_and_another_is_none(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        (ben,) = await school.come("Ben Otter")
        assert ben.standing is not None
        assert (ben.standing.you, ben.standing.unsure) == ("Ben", False)
        assert ben.standing.needs == {"wording": "full"}
        (other,) = await school.come("Ben badger")
        assert other.standing is not None
        assert (other.standing.you, other.standing.needs) == ("", {})

    in_class(tmp_path, test, LISTED)


def test_the_word_takes_the_name_back_from_whoever_has_it(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        (thief,) = await school.come("Ben")
        (ben,) = await school.come("Ben otter")
        await school.until(lambda: ben.standing and ben.standing.you == "Ben")
        await school.until(lambda: thief.standing and thief.standing.you == "")

    in_class(tmp_path, test, LISTED)


def test_who_is_not_known_and_gone_locks_nobody_out(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        school.room.arrive("thief", "Ana")
        school.room.came("thief")
        school.room.fell_out("thief")
        (ana,) = await school.come("Ana")
        assert ana.standing is not None
        assert ana.standing.you == "Ana"

    in_class(tmp_path, test, LISTED)


def test_one_yes_is_for_all_who_wait_and_is_remembered(tmp_path: Path) -> None:
    async def test() -> None:
        school = School(tmp_path, LISTED)
        ana, cem = await school.come("Ana", "Cem")
        assert school.shown("Ana").need == "yes"
        assert school.shown("Cem").need == ""  # for whom a yes changes nothing
        await school.order(o.Know())
        await school.until(lambda: ana.standing and ana.standing.needs == NEEDS)
        await school.until(lambda: cem.standing and not cem.standing.unsure)
        again = await school.again()
        pupil = again.room.called("Ana")
        assert pupil is not None
        assert pupil.known
        await again.end()

    asyncio.run(test())


def test_a_name_that_assists_is_offered_to_nobody_and_shows_nothing_without_a_yes(
    tmp_path: Path,
) -> None:
    async def test(school: School) -> None:
        ana, eva = await school.come("Ana", "Eva")
        (other,) = await school.come("Nobody")
        assert other.standing is not None
        assert "Eva" not in other.standing.free
        assert eva.standing is not None
        assert (eva.standing.assists, eva.standing.unsure) == ("", True)
        assert ana.standing is not None
        assert not ana.standing.shows
        ana.to_class(c.Shown(said=("a secret",), text="a secret"))
        ana.to_class(c.Hand(True))
        await school.until(lambda: school.shown("Ana").need == "hand")
        assert school.shown("Eva").need == "yes"
        await school.order(o.Know(school.id("Eva")))
        await school.until(lambda: eva.standing and eva.standing.assists == "Ana")
        (seen,) = ana.standing.lends
        assert (seen.name, seen.helps, seen.agreed) == ("Eva", False, True)
        assert not any("secret" in told.shown.text for told in eva.told(c.Mirror))

    in_class(tmp_path, test, LISTED)


def test_the_child_ends_it_and_the_teacher_learns_that(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, eva = await school.come("Ana", "Eva")
        await school.order(o.Know())
        await school.until(lambda: eva.standing and eva.standing.assists == "Ana")
        await school.until(lambda: ana.standing and ana.standing.lends)
        assert ana.standing is not None
        ana.to_class(c.Lend("end", ana.standing.lends[0].pupil))
        await school.until(lambda: eva.standing and eva.standing.assists == "")
        await school.until(lambda: ana.standing and not ana.standing.shows)
        shown = school.shown("Eva")
        assert (shown.need, shown.assists, shown.refused_by) == ("yes", "Ana", "Ana")
        await school.order(o.Know())  # one yes for all is none for whom a child has refused
        assert school.refused()[0][0] == "class-nothing-to-decide"
        await school.order(o.Know(school.id("Eva")))
        await school.until(lambda: eva.standing and eva.standing.assists == "Ana")

    in_class(tmp_path, test, LISTED)


def test_names_tried_are_limited_and_counted_and_forty_behind_one_address_come_in() -> None:
    names = [f"Pupil {n}" for n in range(40)]
    watch = Watch()
    room = Classroom("5b", Roster(tuple(RosterPupil(name) for name in names)), watch)
    for n, name in enumerate(names):
        assert room.arrive(f"token {n}", name, "192.168.1.7").name == name
        room.came(f"token {n}")
    for n in range(NAMES - 40):
        room.arrive(f"more {n}", "Pupil 1", "192.168.1.7")
    with pytest.raises(RefusalError, match="too-often"):
        room.arrive("one more", "Pupil 2", "192.168.1.7")
    assert room.arrive("elsewhere", "Somebody", "192.168.1.8")
    assert standing.shown(room, 0).tried == NAMES - 40 + 1
    assert standing.shown(room, 0).missing == ()


def test_the_desk_says_who_of_the_list_is_missing(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        await school.come("Ana", "Cem")
        assert school.desk.desk().missing == ("Ben", "Eva")

    in_class(tmp_path, test, LISTED)


def test_the_spare_devices_of_somebody_sent_out_go_too() -> None:
    room = Classroom("5b", LISTED, Watch())
    ana = room.arrive("ana", "Ana", "192.168.1.7")
    for n in range(3):
        room.arrive(f"spare {n}", "Nobody", "192.168.1.7")
    room.arrive("other", "Nobody", "192.168.1.8")
    room.arrive("cem", "Cem", "192.168.1.7")
    room.send_out(ana)
    assert [pupil.digest for pupil in room.pupils] == ["other", "cem"]


def test_spare_devices_with_names_go_too_where_there_is_no_list() -> None:
    room = Classroom("5b", Roster(()), Watch())
    ana = room.arrive("ana", "Ana", "192.168.1.7")
    for n, name in enumerate(("Zoe", "Zac")):
        room.arrive(f"spare {n}", name, "192.168.1.7")
        room.came(f"spare {n}")
        room.fell_out(f"spare {n}")
    room.arrive("cem", "Cem", "192.168.1.7")
    room.came("cem")
    room.arrive("dora", "Dora", "192.168.1.8")
    room.send_out(ana)
    assert [pupil.digest for pupil in room.pupils] == ["cem", "dora"]


def test_a_raw_ready_begins_no_match_in_a_class_that_is_led(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben = await school.come("Ana", "Cem")
        for each in (ana, ben):
            each.ready()
            each.start()
        await school.until(
            lambda: len(ana.told(TableProblem)) >= 2 and len(ben.told(TableProblem)) >= 2
        )
        rules = {problem.rule for each in (ana, ben) for problem in each.told(TableProblem)}
        assert rules == {"class-leads"}
        assert all(server.table.matches.phase == "gathering" for _, server in school.server.places)

    in_class(tmp_path, test, LISTED)


def test_strangers_who_try_names_from_many_addresses_keep_no_free_name_from_its_child() -> None:
    room = Classroom("5b", LISTED, Watch())
    refused = 0
    for n in range(ALL_NAMES + 10):
        try:
            room.arrive(f"stranger {n}", "Nobody", f"10.0.{n}.1")
        except RefusalError:
            refused += 1
    assert refused > 0
    assert room.arrive("ana", "Ana", "192.168.1.7").name == "Ana"
    assert room.arrive("ben", "Ben otter", "192.168.1.8").known


def test_words_that_are_tried_by_choosing_names_again_and_again_are_limited_too() -> None:
    watch = Watch()
    room = Classroom("5b", LISTED, watch)
    room.arrive("cem", "Cem", "192.168.1.9")
    room.came("cem")
    thief = room.arrive("thief", "Nobody", "192.168.1.7")
    room.came("thief")
    heard = 0
    for _ in range(4 * NAMES):
        watch.ms += TRY_MS  # as often as one device may choose a name
        with contextlib.suppress(RefusalError):
            room.heard("thief", c.CallMe("Cem"))
            heard += 1
    assert NAMES <= heard < 3.2 * NAMES
    assert thief.name == ""


def test_who_came_and_was_never_there_is_missing_since_then_and_not_since_the_clock_began() -> None:
    watch = Watch()
    watch.ms = 900_000_000
    room = Classroom("5b", LISTED, watch)
    room.arrive("ana", "Ana", "192.168.1.7")
    watch.ms += 5000
    (ana,) = standing.shown(room, 0).pupils
    assert (ana.need, ana.since_ms) == ("lost", 5000)


def test_a_word_does_not_make_assist_whom_the_child_has_refused(tmp_path: Path) -> None:
    listed = Roster((RosterPupil("Ana"), RosterPupil("Eva", assistant_of="Ana", word="fox")))

    async def test() -> None:
        school = School(tmp_path, listed)
        ana, eva = await school.come("Ana", "Eva fox")
        await school.until(lambda: eva.standing and eva.standing.assists == "Ana")
        await school.until(lambda: ana.standing and ana.standing.lends)
        assert ana.standing is not None
        ana.to_class(c.Lend("end", ana.standing.lends[0].pupil))
        await school.until(lambda: eva.standing and eva.standing.assists == "")
        (other,) = await school.come("Eva fox")
        await school.until(lambda: other.standing and other.standing.you == "Eva")
        assert other.standing is not None
        assert other.standing.assists == ""
        again = await school.again()
        assert again.shown("Eva").refused_by == "Ana"
        await again.end()

    asyncio.run(test())


def test_names_are_offered_by_first_names_that_are_clear_and_stand_for_the_whole_name() -> None:
    names = ("Ada Berg", "Bo Lind", "Bo Moe")
    room = Classroom("5b", Roster(tuple(RosterPupil(name) for name in names)), Watch())
    assert room.free_names() == ("Ada", "Bo Lind", "Bo Moe")
    assert room.arrive("a", "ada").name == "Ada Berg"
    guest = room.arrive("b", "Bo")
    assert not guest.name, "two are called Bo"
    room.heard("b", c.CallMe("Bo Moe"))
    assert guest.name == "Bo Moe"
    room.came("b")
    assert room.free_names() == ("Bo Lind",)
    assert standing.shown(room, 1).missing == ("Ada", "Bo Lind")
