"""A class as its pupils and its desk see it: coming in, names, tables, pauses, hands."""

from __future__ import annotations

import asyncio
from pathlib import Path

from braillespiel.classroom import orders as o
from braillespiel.network import class_messages as c
from braillespiel.network.client import ConnectionNews, Status, TableProblem
from braillespiel.network.messages import Began, SetUp
from braillespiel.network.protocol import FromHost
from tests.classroom.places import Pupil, School, in_class, roster


def test_a_device_that_another_one_replaced_is_forgotten_without_a_new_code(
    tmp_path: Path,
) -> None:
    async def test(school: School) -> None:
        (first,) = await school.come("Ana")
        school.watch.ms += 3_600_000
        first.close(0)
        await school.until(lambda: not school.shown("Ana").here)
        (second,) = await school.come("Ana")
        await school.until(lambda: second.name == "Ana")
        [ana, gone] = school.desk.desk().pupils
        assert (ana.name, ana.here) == ("Ana", True)
        assert (gone.was, gone.here, gone.need) == ("Ana", False, "")
        code = school.desk.desk().code
        await school.order(o.Forget(gone.id))
        assert [each.id for each in school.desk.desk().pupils] == [ana.id]
        assert school.desk.desk().code == code
        await school.order(o.Forget(ana.id))
        assert school.refused() == [("class-device-here", {"name": "Ana"})]

    in_class(tmp_path, test, roster("Ana", "Ben"))


def test_pupils_come_into_the_hall_and_go_to_tables_without_losing_a_connection(
    tmp_path: Path,
) -> None:
    async def test(school: School) -> None:
        pupils = await school.come("Ana", "Ben", "Cora")
        assert [each.name for each in pupils] == ["Ana", "Ben", "Cora"]
        assert {each.place for each in pupils} == {"5b"}
        await school.deal()
        assert sorted(each.place for each in pupils) == ["5b 1", "5b 1", "5b 2"]
        assert all(not each.told(ConnectionNews) for each in pupils)
        assert all(each.told(c.Moved) == [c.Moved()] for each in pupils)
        alone = next(each for each in pupils if each.place == "5b 2")
        assert alone.port is not None
        assert [player.level for player in alone.port.players] == ["", "normal"]
        assert school.shown("Ana").front_end == "page"
        tables = school.desk.desk().tables
        assert [(each.name, len(each.pupils), each.game) for each in tables] == [
            ("1", 2, "ludoteca"),
            ("2", 1, "ludoteca"),
        ]

    in_class(tmp_path, test)


def test_a_name_of_the_list_is_found_however_it_is_typed_and_others_choose(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, other = await school.come("anna", "Zoe")
        assert ana.name == "Anna"
        assert other.name == ""
        assert other.standing is not None
        assert other.standing.free == ("Ben",)
        other.to_class(c.CallMe("Ben"))
        await school.until(lambda: other.name == "Ben")
        assert ana.standing is not None
        assert ana.standing.free == ()

    in_class(tmp_path, test, roster("Anna", "Ben"))


def test_names_of_the_list_that_sound_alike_are_two_pupils(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        pupils = await school.come("Ana", "Anna")
        assert [each.name for each in pupils] == ["Ana", "Anna"]

    in_class(tmp_path, test, roster("Anna", "Ana"))


def test_whoever_takes_another_name_waits_for_the_teacher(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben, thief = await school.come("Ana", "Ben", "Ana")
        assert thief.name == ""
        assert thief.standing is not None
        assert thief.standing.asked
        await school.until(lambda: school.desk.desk().pupils[0].need == "name")
        wanted = school.desk.desk().pupils[0]
        assert (wanted.name, wanted.wants) == ("Ana 2", "Ana")
        await school.deal()
        assert thief.place == "5b"
        await school.order(o.Decide(wanted.id, yes=False))
        await school.until(lambda: thief.standing is not None and not thief.standing.asked)
        assert thief.name == ""
        thief.to_class(c.CallMe("Cora"))
        await school.until(lambda: thief.name == "Cora")
        assert school.shown("Cora").late
        assert (ana.name, ben.name) == ("Ana", "Ben")

    in_class(tmp_path, test)


def test_with_the_teachers_yes_another_device_has_the_name_and_the_chair(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben = await school.come("Ana", "Ben")
        await school.deal()
        chairs = ana.port.chairs if ana.port is not None else ()
        again = (await school.come("Ana"))[0]
        await school.until(lambda: school.desk.desk().pupils[0].need == "name")
        await school.order(o.Decide(school.desk.desk().pupils[0].id, yes=True))
        await school.until(lambda: again.port is not None and again.name == "Ana")
        assert again.port is not None
        assert again.port.chairs == chairs
        await school.until(lambda: ana.name == "" and ana.place == "5b")
        assert ben.status is Status.AT_TABLE

    in_class(tmp_path, test)


def test_hands_are_sorted_by_time_and_stuck_pupils_come_after_them(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben, cora = await school.come("Ana", "Ben", "Cora")
        await school.order(o.Deal(SetUp("ludoteca", 3)))
        await school.until(school.all_play)
        for each in (ana, ben, cora):
            each.listen()
        await school.until(lambda: any(each.turn for each in school.desk.desk().pupils))
        turn = next(each.name for each in school.desk.desk().pupils if each.turn)
        others = [each for each in (ana, ben, cora) if each.name != turn]
        others[1].to_class(c.Hand(True))
        await school.until(lambda: school.shown(others[1].name).need == "hand")
        school.watch.ms += 61_000
        others[0].to_class(c.Hand(True))
        await school.until(lambda: school.shown(others[0].name).need == "hand")
        needs = [(each.name, each.need) for each in school.desk.desk().pupils]
        assert needs == [(others[1].name, "hand"), (others[0].name, "hand"), (turn, "stuck")]
        await school.order(o.Pause(pupil=school.id(turn)))
        assert school.shown(turn).need == "", "nobody is stuck who is to wait"
        await school.order(o.Pause(pupil=school.id(turn), on=False))
        await school.order(o.HandDown(school.id(others[1].name)))
        assert others[1].standing is not None
        await school.until(lambda: others[1].standing and not others[1].standing.hand)

    in_class(tmp_path, test)


def test_help_is_offered_to_nobody_at_another_table(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben, cem, _ = await school.come("Ana", "Ben", "Cem", "Dag")
        first, second = (
            tuple(school.id(name) for name in names) for names in (("Ana", "Ben"), ("Cem", "Dag"))
        )
        await school.deal(by="hand", groups=(first, second))
        ana.to_class(c.Lend("offer", second[0]))
        ana.to_class(c.Lend("offer", first[1]))
        await school.until(lambda: ben.standing and ben.standing.lends)
        assert [(each.helper, each.helped) for each in school.room.lends] == [first]
        await school.until(lambda: ana.told(TableProblem))
        assert [each.rule for each in ana.told(TableProblem)] == ["class-no-neighbour"]
        assert cem.standing is not None
        assert cem.standing.lends == ()

    in_class(tmp_path, test)


def test_everybody_knows_where_they_sit_before_their_match_begins(tmp_path: Path) -> None:
    order: dict[str, list[str]] = {"Ana": [], "Ben": [], "Cora": []}

    def noted(pupil: Pupil) -> None:
        received, mine = pupil.received, order[pupil.name]

        def note(message: FromHost) -> None:
            if isinstance(message, c.Standing) and message.table:
                mine.append("sits")
            elif isinstance(message, Began):
                mine.append("began")
            received(message)

        pupil.received = note  # type: ignore[method-assign]

    async def test(school: School) -> None:
        for pupil in await school.come(*order):
            noted(pupil)
        await school.deal(3)
        assert {name: each[:1] for name, each in order.items()} == {
            name: ["sits"] for name in order
        }
        assert all(each.count("began") == 1 for each in order.values())

    in_class(tmp_path, test)


def test_no_bot_is_called_like_somebody_of_the_class(tmp_path: Path) -> None:
    async def test() -> None:
        school = School(tmp_path, roster("Ada A.", "Bob B."), ("Ada", "Bob", "Louis"))
        try:
            (ada,) = await school.come("Ada A.")
            await school.deal()
            assert ada.port is not None
            assert [player.name for player in ada.port.players] == ["Ada A.", "Louis"]
        finally:
            await school.end()

    asyncio.run(test())
