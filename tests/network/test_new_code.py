"""A code that was guessed away: the person at the host is told the new one, and no seat is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from braillespiel.classroom import orders as o
from braillespiel.network.joining import codes, guesses
from braillespiel.network.joining.door import Door
from braillespiel.network.wires import MemoryWire
from tests.classroom.places import School, in_class
from tests.network.places import hello
from tests.network.serving import Serving, guessed_away
from tests.network.test_server import Place, at_a_table
from tests.support.patience import HANGS_S


@pytest.fixture
def serving(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Serving:
    return Serving(tmp_path, monkeypatch, capsys)


class Person:
    """The person at the host; ``heard`` is all that they were sent."""

    def __init__(self, place: Place) -> None:
        self.wire, theirs = MemoryWire(), MemoryWire()
        theirs.connect(self.wire)
        self.place = place
        self.place.server.attach(theirs)

    async def hear(self, kind: str) -> Any:
        async with asyncio.timeout(HANGS_S):
            while True:
                told = msgspec.json.decode(await self.wire.recv())
                if told["type"] == kind:
                    return told


async def told_of(what: str, hear: Callable[[str], Awaitable[Any]]) -> Any:
    """Return the table as it comes with a piece of news."""
    while True:
        table = await hear("table")
        if what in (each["what"] for each in table.get("news", ())):
            return table


def test_the_person_at_the_host_is_told_the_new_code_at_once_and_no_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guesses, "IN_ALL", 3)

    async def test(place: Place) -> None:
        host = Person(place)
        await host.wire.send(msgspec.json.encode(hello("Hans", watches=True)))
        await host.hear("welcome")
        ana = await place.come("Ana")
        await told_of("came", ana.hear)
        new = await guessed_away(place.entrance.door)
        await told_of("code-ended", ana.hear)
        told = await told_of("code-ended", host.hear)
        assert (told["code"], place.entrance.door.code) == (new, new)
        assert {"event": "code-ended", "code": new} in place.records
        await place.server.close()
        assert not any(new in str(each) for each in await ana.end())

    at_a_table(tmp_path, test)


def test_a_table_says_it_where_it_is_served(serving: Serving) -> None:
    new: list[str] = []

    async def scene(door: Door) -> None:
        new.append(codes.pairs(await guessed_away(door)))
        new.append(codes.pairs(door.new_code()))
        await asyncio.sleep(0)

    assert serving.lines(scene) == [
        f"Too many wrong codes were tried. The new code: {new[0]}. Whoever is in stays in.",
        f"The new code: {new[1]}.",
    ]


def test_a_program_that_serves_a_table_is_told(serving: Serving) -> None:
    new: list[str] = []

    async def scene(door: Door) -> None:
        new.append(await guessed_away(door))

    assert serving.events(scene) == [{"event": "code-ended", "code": new[0]}]


def test_a_class_says_it_where_it_is_served(serving: Serving) -> None:
    new: list[str] = []

    async def scene(door: Door) -> None:
        new.append(codes.pairs(await guessed_away(door)))

    told = serving.lines(scene, "--class", "--name", "5b")
    sentence = f"Too many wrong codes were tried. The new code: {new[0]}. Whoever is in stays in."
    assert told == [sentence]


def test_a_program_that_serves_a_class_is_told(serving: Serving) -> None:
    new: list[str] = []

    async def scene(door: Door) -> None:
        new.append(await guessed_away(door))

    told = serving.events(scene, "--class", "--name", "5b")
    assert told == [{"event": "code-ended", "code": new[0]}]


def test_every_desk_shows_the_new_code_and_knows_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guesses, "IN_ALL", 3)

    async def test(school: School) -> None:
        (ana,) = await school.come("Ana")
        desks = [school.desk, school.server.desk()]
        new = await guessed_away(school.door)
        await school.until(lambda: all(each.desk().guessed == 1 for each in desks))
        assert {each.desk().code for each in desks} == {new}
        assert {"event": "code-ended", "code": new} in school.records
        await school.order(o.Remove(school.id("Ana")))
        await school.until(lambda: school.desk.desk().code != new)
        assert school.desk.desk().guessed == 1, "that one was asked for"
        assert new not in str((ana.table, ana.standing, ana.told(object)))

    in_class(tmp_path, test)
