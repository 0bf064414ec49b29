"""The power goes, or the class is packed up: everything goes on where it was."""

from __future__ import annotations

import asyncio
from pathlib import Path

from braillespiel.classroom import orders as o
from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.roster import Roster, RosterPupil
from braillespiel.network import class_messages as c
from braillespiel.network.joining.handshake import digest
from tests.classroom.places import TITLE, Pupil, School, roster
from tests.classroom.test_gate import acts, journal


def test_after_the_power_went_all_sit_where_they_sat_and_play_on(tmp_path: Path) -> None:
    async def test() -> None:
        school = School(tmp_path, roster("Ana", "Ben", "Cora"))
        pupils = await school.come("Ana", "Ben", "Cora")
        await school.order(o.KeepEvidence(True, "Notation", 30, ("hints",)))
        pupils[0].to_class(c.Consents(yes=True))
        await school.until(lambda: school.shown("Ana").consent == "yes")
        await school.deal()
        pair = [each for each in pupils if each.place == "5b 1"]
        for each in pair:
            each.listen()
        await school.until(lambda: any(acts(each) for each in pair))
        await school.until(lambda: journal(school) == 1)
        places = {each.name: (each.place, each.port and each.port.chairs) for each in pupils}
        tokens = {each.name: each.proved for each in pupils}
        again = await school.again()
        try:
            known = {name: again.server.guest(digest(token)) for name, token in tokens.items()}
            assert {each and each.names for each in known.values()} == {(n,) for n in known}
            back = [Pupil(again, name, tokens[name]) for name in ("Cora", "Ben", "Ana")]
            again.pupils = back
            await again.until(lambda: all(each.port is not None for each in back))
            now = {each.name: (each.place, each.port and each.port.chairs) for each in back}
            assert now == places
            assert journal(again) == 1
            ana = back[2]
            assert ana.standing is not None
            assert ana.standing.consent == "yes"
            assert ana.standing.purpose == c.Purpose("Notation", "2026-12-22", ("hints",))
        finally:
            await again.end()

    asyncio.run(test())


def test_who_paused_when_the_power_went_pauses_until_the_teacher_lets_them_go_on(
    tmp_path: Path,
) -> None:
    def stand(pupils: list[Pupil], paused: bool) -> bool:
        return all(each.port is not None and each.port.standing.paused is paused for each in pupils)

    async def back_in(school: School, tokens: dict[str, str]) -> list[Pupil]:
        school.pupils = [Pupil(school, name, token) for name, token in tokens.items()]
        await school.until(lambda: all(each.port is not None for each in school.pupils))
        return school.pupils

    def pausing(school: School) -> set[str]:
        return {each.name for each in school.pupils if each.standing and each.standing.paused}

    async def test() -> None:
        school = School(tmp_path, roster("Ana", "Ben", "Cora"))
        pupils = await school.come("Ana", "Ben", "Cora")
        await school.deal(3)
        await school.order(o.Pause(on=True, text="Look here"))
        tokens = {each.name: each.proved for each in pupils}
        again = await school.again()
        assert again.desk.desk().paused
        back = await back_in(again, tokens)
        assert pausing(again) == {"Ana", "Ben", "Cora"}
        await again.until(lambda: stand(back, paused=True))
        await again.order(o.Pause(on=False))
        await again.until(lambda: stand(back, paused=False) and not pausing(again))
        await again.order(o.Pause(again.id("Ben"), on=True))
        third = await again.again()
        try:
            assert not third.desk.desk().paused
            back = await back_in(third, tokens)
            assert pausing(third) == {"Ben"}
            await third.until(lambda: stand(back, paused=False))
        finally:
            await third.end()

    asyncio.run(test())


def test_a_packed_up_class_keeps_places_and_the_teachers_yes_for_the_same_list(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        listed = tuple(RosterPupil(name, {"wording": "full"}) for name in ("Ana", "Ben"))
        school = School(tmp_path, Roster(listed))
        await school.come("Ana", "Ben", "Zoe")  # nobody of the list
        await school.order(o.Know(school.id("Ana")))
        await school.deal()
        tokens = {each.name: each.proved for each in school.pupils}
        places = {each.name: each.port and each.port.chairs for each in school.pupils}
        again = await school.again(packs_up=True)
        try:
            assert not again.server.knows(digest(tokens[""]))
            back = {name: Pupil(again, name, tokens[name]) for name in ("Ana", "Ben")}
            again.pupils = list(back.values())
            await again.until(lambda: all(each.port is not None for each in back.values()))
            assert {name: each.port and each.port.chairs for name, each in back.items()} == {
                name: places[name] for name in back
            }
            unsure = {name: each.standing and each.standing.unsure for name, each in back.items()}
            assert unsure == {"Ana": False, "Ben": True}
        finally:
            await again.end()

    asyncio.run(test())


def test_with_another_list_each_device_says_anew_whose_it_is(tmp_path: Path) -> None:
    async def test() -> None:
        school = School(tmp_path, roster("Ana", "Ben"))
        ana, ben = await school.come("Ana", "Ben")
        await school.deal()
        chairs = {each.name: each.port and each.port.chairs for each in (ana, ben)}
        again = await school.again(packs_up=True, names=roster("Ana", "Ben", "Cora"))
        try:
            assert not again.server.knows(digest(ana.proved))
            assert again.server.guest(digest(ana.proved)) is None
            # Whoever has Ben's tablet now types another name; the match is found by the name.
            (other,) = await again.come("ben")
            await again.until(lambda: other.port is not None)
            assert (other.name, other.place) == ("Ben", "5b 1")
            assert other.port is not None
            assert other.port.chairs == chairs["Ben"]
        finally:
            await again.end()

    asyncio.run(test())


def test_nobody_is_told_of_what_is_not_on_disk(tmp_path: Path) -> None:
    async def test() -> None:
        school = School(tmp_path, roster("Ana", "Ben"))
        try:
            (ana,) = await school.come("Ana")
            assert ana.name == "Ana"
            kept = ClassFile.at(tmp_path, TITLE).kept
            assert [(each.name, len(each.digests)) for each in kept.pupils] == [("Ana", 1)]
        finally:
            await school.end()

    asyncio.run(test())
