"""A sighted helper beside a pupil: by a link of the teacher's, in print, and nothing of others'."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from braillespiel.classroom import desk as d
from braillespiel.classroom import orders as o
from braillespiel.classroom.classroom import Classroom
from braillespiel.classroom.desks import CODE_MS
from braillespiel.classroom.links import OpenHelper
from braillespiel.classroom.orders import OrderError, Orders
from braillespiel.classroom.roster import Roster
from braillespiel.network import class_messages as c
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.messages import SetUp
from tests.classroom.places import School, Shelf, in_class, roster

HAND = c.Shown(said=("Hand: eight",), text="hand 8", language="en")


async def opened(school: School, pupil: str, helper: str = "Lena") -> OpenHelper:
    """Let the teacher make a link, and a helper use it; a page of theirs is open."""
    await school.order(o.MakeLink(school.id(pupil), helper))
    code = await coded(school, pupil)
    page = await school.server.read_link("10.0.0.9", code)
    page.looks_on(True)
    await school.until(lambda: link(school, pupil).here)
    return page


async def coded(school: School, pupil: str) -> str:
    """Wait until the desk shows the code of a link, and return it."""
    await school.until(lambda: link(school, pupil).code)
    return link(school, pupil).code


def link(school: School, pupil: str) -> d.Link:
    """Return the link of whoever looks on beside a pupil, as the desk shows it."""
    number = school.id(pupil)
    return next((one for one in school.desk.desk().links if one.pupil == number), d.Link(0, 0, ""))


def test_the_pupil_is_told_each_time_and_only_this_pupils_line_is_seen(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        mia, ben = await school.come("Mia", "Ben")
        page = await opened(school, "Mia")
        await school.until(lambda: mia.standing and mia.standing.lends)
        assert mia.standing is not None
        assert ben.standing is not None
        assert [(one.name, one.helps, one.agreed) for one in mia.standing.lends] == [
            ("Lena", False, True)
        ]
        assert mia.standing.shows
        assert (ben.standing.lends, ben.standing.shows) == ((), False)
        ben.to_class(c.Shown(said=("Ben's secret",), text="secret"))
        mia.to_class(HAND)
        await school.until(lambda: page.shown.line)
        shown = page.shown
        assert (shown.helper, shown.pupil, shown.line, shown.said, shown.language) == (
            "Lena", "Mia", "hand 8", "Hand: eight", "en",
        )  # fmt: skip
        assert "secret" not in repr(shown)
        page.looks_on(False)
        await school.until(lambda: not mia.standing.lends)  # type: ignore[union-attr]
        assert not mia.standing.shows
        assert page.shown.line == page.shown.said == ""
        page.looks_on(True)
        await school.until(lambda: mia.standing.lends)  # type: ignore[union-attr]

    in_class(tmp_path, test, roster("Mia", "Ben"))


def test_what_is_private_or_unheard_is_not_seen(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        (mia,) = await school.come("Mia")
        page = await opened(school, "Mia")
        assert page.shown.state == "nothing"
        mia.to_class(HAND)
        await school.until(lambda: page.shown.line)
        mia.to_class(c.Shown(private=True))
        await school.until(lambda: page.shown.state == "private")
        assert page.shown.line == page.shown.said == ""
        mia.to_class(c.Shown(text="pile"))
        await school.until(lambda: page.shown.line == "pile")
        assert page.shown.said == "", "what was said before something private stays away"
        mia.to_class(c.Shown(said=("nobody hears this",), text="pile 3", heard=False))
        await school.until(lambda: page.shown.line == "pile 3")
        assert page.shown.said == ""
        mia.wire.abort()
        await school.until(lambda: page.shown.state == "away")
        assert page.shown.line == ""

    in_class(tmp_path, test, roster("Mia"))


def test_whose_turn_it_is_is_told_with_computer_players(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        mia, ben = await school.come("Mia", "Ben")
        page = await opened(school, "Mia")
        assert (page.shown.phase, page.shown.turn) == ("hall", ())
        await school.order(o.Deal(SetUp("ludoteca", 3)))
        await school.until(school.all_play)
        mia.listen()
        ben.listen()
        await school.until(lambda: page.shown.turn)
        assert page.shown.phase == "playing"
        (turn,) = page.shown.turn
        assert turn in ("Mia", "Ben", "Bot One")
        assert page.shown.own is (turn == "Mia")
        await school.order(o.Pause())
        await school.until(lambda: page.shown.paused)
        assert page.shown.turn == (turn,)

    in_class(tmp_path, test, roster("Mia", "Ben"))


def test_the_pupil_ends_it_by_the_key_and_the_teacher_is_told(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        mia, ben = await school.come("Mia", "Ben")
        page = await opened(school, "Mia")
        await school.until(lambda: mia.standing and mia.standing.lends)
        (lends,) = mia.standing.lends  # type: ignore[union-attr]
        ben.to_class(c.Lend("end", lends.pupil))
        mia.to_class(c.Lend("accept", lends.pupil))
        mia.to_class(HAND)
        await school.until(lambda: page.shown.line)
        assert not page.ended, "only the pupil's own key ends it"
        mia.to_class(c.Lend("end", lends.pupil))
        await school.until(lambda: page.ended)
        await school.until(lambda: school.desk.desk().ended)
        (told,) = school.desk.desk().ended
        assert (told.name, told.pupil, school.desk.desk().links) == ("Lena", school.id("Mia"), ())
        await school.until(lambda: mia.standing and not mia.standing.shows)
        assert school.room.pupils.get(school.id("Mia")).shown == c.Shown()  # type: ignore[union-attr]

    in_class(tmp_path, test, roster("Mia", "Ben"))


def test_the_teacher_ends_it_or_makes_another_and_the_end_of_the_class_ends_all(
    tmp_path: Path,
) -> None:
    async def test(school: School) -> None:
        await school.come("Mia", "Ben")
        first = await opened(school, "Mia")
        second = await opened(school, "Mia", "Jon")
        assert first.ended
        await school.order(o.EndLink(link(school, "Mia").number))
        await school.until(lambda: second.ended)
        assert school.desk.desk().ended == (), "the pupil has ended nothing"
        await school.order(o.EndLink(99))
        third = await opened(school, "Ben")
        await school.order(o.EndClass())
        await school.until(school.server.ended.is_set)
        await school.server.close()
        assert third.ended

    in_class(tmp_path, test, roster("Mia", "Ben"))


def test_a_code_is_for_one_desk_one_device_and_five_minutes(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        await school.come("Mia")
        other = school.server.desk()
        await school.order(o.MakeLink(school.id("Mia"), "Lena"))
        code = await coded(school, "Mia")
        await school.until(lambda: other.desk().links)
        assert (len(code), other.desk().links[0].code) == (8, "")
        page = await school.server.read_link("10.0.0.9", f"{code[:4]} {code[4:]}")
        with pytest.raises(JoinError, match="wrong-code"):
            await school.server.read_link("10.0.0.9", code)
        assert not page.ended
        await school.order(o.MakeLink(school.id("Mia"), "Jon"))
        late = await coded(school, "Mia")
        school.watch.ms += CODE_MS
        school.server._news.set()
        await school.until(lambda: not school.desk.desk().links)
        with pytest.raises(JoinError, match="wrong-code"):
            await school.server.read_link("10.0.0.8", late)

    in_class(tmp_path, test, roster("Mia"))


def test_who_guesses_at_a_link_guesses_at_the_door_and_a_new_code_ends_unused_links(
    tmp_path: Path,
) -> None:
    async def test(school: School) -> None:
        await school.come("Mia", "Ben")
        used = await opened(school, "Ben")
        await school.order(o.MakeLink(school.id("Mia"), "Lena"))
        code = await coded(school, "Mia")
        rules = []
        for guess in range(12):
            with pytest.raises(JoinError) as raised:
                await school.server.read_link("10.0.0.9", f"{guess:08}")
            rules.append(raised.value.rule)
        assert rules[:5] == ["wrong-code"] * 5
        assert "wait" in rules
        with pytest.raises(JoinError, match="wait"):
            await school.server.read_link("10.0.0.9", code)
        with pytest.raises(JoinError, match="wait"):
            await school.door.read_out("10.0.0.9", school.door.code)
        school.server.new_code("135790", "guessed")
        await school.until(lambda: link(school, "Mia").number == 0)
        with pytest.raises(JoinError, match="wrong-code"):
            await school.server.read_link("10.0.0.8", code)
        assert not used.ended

    in_class(tmp_path, test, roster("Mia", "Ben"))


def test_another_device_or_name_ends_the_link(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        mia, ben = await school.come("Mia", "Ben")
        page = await opened(school, "Mia")
        mia.close(0)
        await school.until(lambda: not school.shown("Mia").here)
        (again,) = await school.come("Mia")  # a device that nobody knows: whoever holds it
        await school.until(lambda: again.name == "Mia")
        assert page.ended
        other = await opened(school, "Ben")
        await school.order(o.Remove(school.id("Ben")))
        await school.until(lambda: other.ended)
        assert ben.standing is not None

    in_class(tmp_path, test, roster("Mia", "Ben"))


def test_a_name_that_the_teacher_gives_to_a_device_ends_its_link() -> None:
    room = Classroom("5b", Roster(()), lambda: 0)
    pupil = room.arrive("a" * 64, "Mia")
    orders = Orders(room, Shelf(), Random(1))
    orders.carry_out(o.MakeLink(pupil.id, "Lena"), 1)
    assert room.sighted.of(pupil.id) is not None
    orders.carry_out(o.Decide(pupil.id, yes=True, name="Zoe"), 1)
    assert room.sighted.of(pupil.id) is None


@pytest.mark.parametrize(("pupil", "name", "rule"), [(1, "\u3164", "name"), (7, "Lena", "class")])
def test_a_link_needs_a_name_and_a_pupil(pupil: int, name: str, rule: str) -> None:
    room = Classroom("5b", Roster(()), lambda: 0)
    room.arrive("a" * 64, "Mia")
    with pytest.raises(OrderError) as raised:
        Orders(room, Shelf(), Random(1)).carry_out(o.MakeLink(pupil, name), 1)
    assert raised.value.rule.startswith(rule)
    assert not list(room.sighted)


def test_nothing_of_a_helper_is_kept(tmp_path: Path) -> None:
    async def run() -> None:
        school = School(tmp_path, roster("Mia", "Ben"))
        mia, _ = await school.come("Mia", "Ben")
        page = await opened(school, "Mia", "Wilhelmina")
        mia.to_class(c.Shown(said=("Zanzibar is said",), text="quagga on the line"))
        await school.until(lambda: page.shown.line)
        await school.deal()
        assert "Wilhelmina" not in repr(school.records)
        again = await school.again(packs_up=True)
        assert not list(again.room.sighted)
        await again.end()

    asyncio.run(run())
    for path in tmp_path.rglob("*"):
        if path.is_file():
            held = path.read_bytes().lower()
            assert not any(word in held for word in (b"wilhelmina", b"zanzibar", b"quagga")), path
