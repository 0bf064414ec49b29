"""What pupils may try: the teacher's code, other names, others' hands, floods, coming back."""

from __future__ import annotations

import asyncio
import re
from datetime import date
from pathlib import Path

import msgspec
import pytest

from braillespiel.classroom import desk as d
from braillespiel.classroom import orders as o
from braillespiel.classroom.classroom import Classroom
from braillespiel.classroom.desks import CODE_MS
from braillespiel.classroom.pupils import WISH_MS, WISHES
from braillespiel.classroom.roster import Roster, RosterPupil
from braillespiel.network import class_messages as c
from braillespiel.network.client import Status, TableProblem
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.joining.handshake import digest
from braillespiel.network.refusals import RefusalError
from braillespiel.network.wires import MemoryWire
from tests.classroom.places import Pupil, School, in_class, roster
from tests.classroom.test_gate import acts, is_next
from tests.network.places import hello
from tests.network.test_server import Place, at_a_table
from tests.table.hosts import Watch

CLASSMATE = "192.168.1.30"


async def refused(school: School, code: str) -> str:
    try:
        await school.server.desks.read_out(school.door, CLASSMATE, code)
    except JoinError as error:
        return error.rule
    return ""


def test_the_teachers_code_cannot_be_guessed(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        await school.order(o.NewDeskCode())
        right = school.desk.desk().desk_code
        wrong = f"{(int(right) + 1) % 10**8:08}"
        # The class's own opens no desk.
        assert await refused(school, school.door.code) == "wrong-code"
        tried = [await refused(school, wrong) for _ in range(20)]
        assert tried[0] == "wrong-code"
        assert set(tried[5:]) <= {"wait", "busy"}
        assert await refused(school, right) in ("wait", "busy")

    in_class(tmp_path, test)


def test_the_teachers_code_opens_one_desk_and_dies(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        await school.order(o.NewDeskCode())
        code = school.desk.desk().desk_code
        assert await refused(school, code) == ""
        assert await refused(school, code) == "wrong-code"
        await school.order(o.NewDeskCode())
        late = school.desk.desk().desk_code
        school.watch.ms += CODE_MS
        assert await refused(school, late) == "wrong-code"

    in_class(tmp_path, test)


class Screen:
    """A screen for all, and every frame that it was sent."""

    def __init__(self, school: School) -> None:
        self.frames: list[bytes] = []
        self.school = school

    async def watch(self) -> None:
        while True:
            mine, theirs = MemoryWire(), MemoryWire()
            theirs.connect(mine)
            admitted = self.school.server.projector()
            self.school.server.attach(theirs, admitted)
            await mine.send(msgspec.json.encode(hello("screen", watches=True)))
            try:
                while True:
                    self.frames.append(await mine.recv())
            except ConnectionError:
                continue


def test_the_projectors_frames_are_the_same_whatever_the_desk_shows(tmp_path: Path) -> None:
    """One class in which nobody is followed, and one in which every hand is on the desk."""
    told = []
    for follows in (False, True):

        async def test(school: School, follows: bool = follows) -> None:
            ana, ben = await school.come("Ana", "Ben")
            if follows:
                for each in ("Ana", "Ben"):
                    await school.order(o.Follow(school.id(each)))
            screen = Screen(school)
            watching = asyncio.ensure_future(screen.watch())
            await school.deal(2, same=True)
            await school.order(o.Gate(on=False), o.Project("1"))
            await school.until(lambda: any(b'"began"' in each for each in screen.frames))
            for _ in range(4):
                for each in (ana, ben):
                    if follows and each.port is not None:
                        hand = str(each.port.view(each.port.chairs[0]))[:500]
                        each.to_class(c.Shown(said=(hand,), text=hand, focus=hand))
                await school.until(lambda: is_next(ana) or is_next(ben))
                actor = ana if is_next(ana) else ben
                acts(actor)
                await school.until(lambda actor=actor: not actor.unanswered)
            if follows:
                await school.until(lambda: all(f.said for f in school.desk.desk().followed))
            school.server.places.projected().table.matches.end("ended")
            school.server.places.projected().look()
            await school.until(lambda: any(b'"gathering"' in f for f in screen.frames[-1:]))
            found = [each for each in screen.frames if b'"update"' in each]
            told.append([re.sub(rb'"match":\d+', b"", each) for each in found])
            assert all(b'"screen"' not in each for each in screen.frames)
            assert all(
                member.get("names") != ["screen"]
                for each in (ana.table, ben.table)
                if each is not None
                for member in msgspec.to_builtins(each)["members"]
            )
            watching.cancel()

        in_class(tmp_path / str(follows), test)
    assert told[0] == told[1]
    assert told[0]


def test_whoever_is_sent_out_does_not_come_back(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben = await school.come("Ana", "Ben")
        code = school.door.code
        await school.order(o.Remove(school.id("Ben")))
        await school.until(lambda: ben.status is Status.ENDED)
        assert ben.problem == TableProblem("removed")
        assert school.door.code != code
        assert not school.server.knows(digest(ben.proved))
        again = Pupil(school, "Ben", ben.proved)
        school.pupils.append(again)
        await school.until(lambda: again.status is Status.ENDED)
        assert again.problem is not None
        assert again.problem.rule == "token-unknown"
        assert ana.status is Status.AT_TABLE

    in_class(tmp_path, test)


def test_whoever_leaves_and_comes_back_to_watch_sits_at_their_own_cards_again(
    tmp_path: Path,
) -> None:
    async def test(school: School) -> None:
        ana, ben = await school.come("Ana", "Ben")
        await school.deal()
        assert ben.port is not None
        chairs = ben.port.chairs
        ben.sit(watches=True)
        await school.until(lambda: ben.told(TableProblem))
        assert [each.rule for each in ben.told(TableProblem)] == ["class-leads"]
        ben.leave()
        await school.until(lambda: not school.shown("Ben").here)
        again = Pupil(school, "Somebody", ben.proved, watches=True)
        school.pupils.append(again)
        await school.until(lambda: again.port is not None)
        assert (again.name, again.place) == ("Ben", "5b 1")
        assert again.port is not None
        assert again.port.chairs == chairs
        assert ana.status is Status.AT_TABLE

    in_class(tmp_path, test)


def test_whoever_left_by_accident_comes_back_to_their_chair_also_with_another_device(
    tmp_path: Path,
) -> None:
    async def test(school: School) -> None:
        _, ben = await school.come("Ana", "Ben")
        await school.deal()
        assert ben.port is not None
        chairs = ben.port.chairs
        gone = []
        ben._on_left = lambda: gone.append(ben)
        ben.leave(comes_back=True)
        assert gone == [], "the token is kept"
        await school.until(lambda: not school.shown("Ben").here)
        (again,) = await school.come("Ben")
        await school.until(lambda: again.port is not None and again.port.chairs == chairs)
        assert again.name == "Ben"

    in_class(tmp_path, test)


def test_names_are_chosen_a_few_times_and_then_slowly(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        await school.come("Ana")
        (thief,) = await school.come("Zoe")
        for _ in range(8):
            thief.to_class(c.CallMe("Ana"))
        await school.until(lambda: len(thief.told(TableProblem)) == 3)
        assert {each.rule for each in thief.told(TableProblem)} == {"too-often"}
        assert thief.name == ""

    in_class(tmp_path, test, roster("Ana", "Ben"))


def test_a_hand_that_goes_up_and_down_without_end_goes_up_now_and_then() -> None:
    watch = Watch()
    room = Classroom("5b", roster(), watch, today=lambda: date(2026, 11, 22))
    ana = room.arrive("ana", "Ana")
    for n in range(WISHES):
        room.heard("ana", c.Hand(n % 2 == 0))
    for _ in range(3):
        with pytest.raises(RefusalError, match="too-often"):
            room.heard("ana", c.Hand(True))
        room.heard("ana", c.Shown(text="no wish"))
    assert ana.hand_at is None
    watch.ms += WISH_MS
    room.heard("ana", c.Hand(True))
    assert ana.hand_at == watch.ms


def test_what_pupils_show_reaches_nobody_unless_it_is_asked_for(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben = await school.come("Ana", "Ben")
        ana.to_class(c.Shown(said=("a secret",), text="a secret"))
        ana.to_class(c.Hand(True))
        await school.until(lambda: school.shown("Ana").need == "hand")
        await school.order(o.Follow(school.id("Ana")))
        assert school.desk.desk().followed == (d.Followed(school.id("Ana")),)
        odd = "\u202egnp.exe\u2801"
        await school.until(lambda: ana.standing and ana.standing.shows)
        ana.to_class(c.Shown(text=odd, rows=("⠓", "h")))
        await school.until(lambda: school.desk.desk().followed[0].shown.text)
        assert school.desk.desk().followed[0].shown == c.Shown(text="gnp.exe", rows=("⠓",))
        assert ben.told(c.Mirror) == []

    in_class(tmp_path, test)


def test_needs_go_to_their_own_pupil_alone(tmp_path: Path) -> None:
    names = Roster((RosterPupil("Ana", {"cells": 40, "theme": "yellow"}), RosterPupil("Ben")))

    async def test(school: School) -> None:
        ana, ben = await school.come("Ana", "Ben")
        assert ana.standing is not None
        assert ana.standing.needs == {}
        await school.order(o.Know())
        await school.until(lambda: ana.standing and ana.standing.needs)
        assert ana.standing.needs == {"cells": 40, "theme": "yellow"}
        assert ben.standing is not None
        assert ben.standing.needs == {}
        await school.deal()
        kept = msgspec.json.encode([school.room.kept(), school.desk.desk(), school.records])
        assert b"yellow" not in kept
        assert b"cells" not in kept

    in_class(tmp_path, test, names)


def test_forty_come_in_the_same_seconds(tmp_path: Path) -> None:
    names = [f"Pupil {n:02}" for n in range(40)]

    async def test(school: School) -> None:
        pupils = await school.come(*names)
        await school.until(lambda: all(each.name for each in pupils))
        assert sorted(each.name for each in pupils) == names
        await school.deal(4)
        assert sorted({each.place for each in pupils}) == sorted(f"5b {n}" for n in range(1, 11))

    in_class(tmp_path, test, roster(*names))


def test_a_class_message_at_a_table_of_no_class_is_refused(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        raw = await place.come("Ana")
        await raw.say(c.Hand(True))  # type: ignore[arg-type]
        told = await raw.hear("refused")
        assert told["rule"] == "message-unknown"

    at_a_table(tmp_path, test)
