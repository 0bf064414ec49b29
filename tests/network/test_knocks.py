"""Newcomers knock: the person at the host alone is shown their names, and lets each in."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from braillespiel.classroom import desk as d
from braillespiel.classroom import orders as o
from braillespiel.commands import answers
from braillespiel.network import messages as m
from braillespiel.network.client import ConnectionNews, Status, TableProblem
from braillespiel.network.join_path import JoinPath
from braillespiel.network.joined import Opened, TableClient
from braillespiel.network.joining import guesses, handshake, knocking, seat
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.door import Door
from braillespiel.network.wires import MemoryWire, SocketWire
from tests.classroom.places import Pupil, School, in_class
from tests.network.places import hello
from tests.network.serving import Serving, guessed_away
from tests.network.test_new_code import Person, told_of
from tests.network.test_server import Place, Raw, at_a_table
from tests.support.patience import eventually


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guesses, "IN_ALL", 3)


@pytest.fixture
def serving(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Serving:
    return Serving(tmp_path, monkeypatch, capsys)


async def twice_guessed_away(door: Door) -> str:
    await guessed_away(door)
    return await guessed_away(door)


class AtDoor:
    """A table at which newcomers knock, the person at the host, and Ana, who was there before."""

    def __init__(self, place: Place, host: Person, ana: Raw) -> None:
        self.place, self.host, self.ana = place, host, ana
        self.door = place.entrance.door

    async def knocks(self, *names: str) -> Raw:
        """Let somebody with the right code say who they are, and wait to be told of them."""
        address = Address("127.0.0.1", self.place.entrance.port)
        opened = await JoinPath(address, self.door.code, plain=True)("")
        raw = Raw(opened.wire._socket, opened.token)  # type: ignore[attr-defined]
        await raw.say(hello(*names))
        return raw

    async def power(self, what: m.PowerOver, number: int) -> None:
        await self.host.wire.send(msgspec.json.encode(m.Power(what, number)))

    def events(self) -> list[tuple[Any, ...]]:
        found = [each for each in self.place.records if each["event"] not in ("came", "began")]
        return [(each["event"], each.get("number"), each.get("name")) for each in found]


def where_one_knocks(home: Path, test: Callable[[AtDoor], Awaitable[None]]) -> None:
    async def run(place: Place) -> None:
        host = Person(place)
        await host.wire.send(msgspec.json.encode(hello("Hans", watches=True)))
        await host.hear("welcome")
        ana = await place.come("Ana")
        await twice_guessed_away(place.entrance.door)
        await told_of("newcomers-knock", host.hear)
        place.records.clear()
        await test(AtDoor(place, host, ana))

    at_a_table(home, run)


def test_the_person_at_the_host_is_shown_who_knocks_and_lets_each_in(tmp_path: Path) -> None:
    async def test(here: AtDoor) -> None:
        mia, eve = await here.knocks("Mia", "Tom"), await here.knocks("Eve")
        assert await mia.hear("knocked") == {"type": "knocked"}
        shown = await told_of("knocks", here.host.hear)
        assert shown["knocks"] == [{"number": 1, "names": ["Mia", "Tom"]}]
        assert [each["name"] for each in shown["news"]] == ["Mia; Tom"]
        shown = await told_of("knocks", here.host.hear)
        assert [each["names"] for each in shown["knocks"]] == [["Mia", "Tom"], ["Eve"]]
        await here.power("turn-away", 2)
        refused = (await eve.end())[-1]
        assert (refused["rule"], refused["ends"]) == ("not-let-in", True)
        await here.power("let-in", 1)
        await mia.hear("welcome")
        assert "knocks" not in await told_of("came", here.host.hear)
        assert here.events() == [
            ("knocks", 1, "Mia; Tom"),
            ("knocks", 2, "Eve"),
            ("turned-away", 2, "Eve"),
            ("refused", None, None),
            ("let-in", 1, "Mia; Tom"),
        ]

    where_one_knocks(tmp_path, test)


def test_no_seat_is_told_who_knocks_and_none_may_answer(tmp_path: Path) -> None:
    async def test(here: AtDoor) -> None:
        await here.knocks("Mia")
        await told_of("knocks", here.host.hear)
        await here.ana.say(m.Power("let-in", 1), m.Say("done"))
        told = []
        while not told or told[-1]["type"] != "said":
            told.append(msgspec.json.decode(await here.ana.socket.recv()))
        assert [each["rule"] for each in told if each["type"] == "refused"] == ["not-host"]
        assert "Mia" not in str(told)
        assert "knock" not in str(told)

    where_one_knocks(tmp_path, test)


def test_whoever_was_there_does_not_knock(tmp_path: Path) -> None:
    async def test(here: AtDoor) -> None:
        address = Address("127.0.0.1", here.place.entrance.port)
        client = TableClient(_with_token(address, here.ana.token), ["Ana"])
        following = asyncio.ensure_future(client.follow())
        await eventually(lambda: client.status is Status.AT_TABLE, "Ana does not come back")
        assert here.door.knocking.waiting == ()
        client.close(0)
        await following

    where_one_knocks(tmp_path, test)


def _with_token(address: Address, token: str) -> Callable[[str], Awaitable[Opened]]:
    async def connect(_: str) -> Opened:
        socket = await seat.dial(address, plain=True)
        await seat.join(socket, token=token, pin=handshake.PLAIN)
        return Opened(SocketWire(socket), token)

    return connect


def test_a_name_that_cannot_be_is_told_before_anybody_is_asked(tmp_path: Path) -> None:
    async def test(here: AtDoor) -> None:
        for name, rule in (("Ana", "name-alike"), ("A\u2800", "name-signs")):
            refused = (await (await here.knocks(name)).end())[-1]
            assert (refused["type"], refused["rule"]) == ("refused", rule)
        await here.host.wire.send(msgspec.json.encode(m.Power("close-door")))
        await told_of("door-closed", here.host.hear)
        assert (await (await here.knocks("Mia")).end())[-1]["rule"] == "door-closed"
        assert here.door.knocking.waiting == ()

    where_one_knocks(tmp_path, test)


def test_whoever_goes_or_floods_waits_no_more(tmp_path: Path) -> None:
    async def test(here: AtDoor) -> None:
        mia, eve = await here.knocks("Mia"), await here.knocks("Eve")
        await eve.hear("knocked")
        await mia.hear("knocked")
        await mia.socket.close()
        await eve.say(*[b"{}"] * 100)
        assert (await eve.end())[-1]["rule"] == "flood"
        await eventually(lambda: here.door.knocking.waiting == (), "somebody still waits")
        await here.power("let-in", 1)
        assert (await here.host.hear("refused"))["rule"] == "knock-gone"

    where_one_knocks(tmp_path, test)


def test_without_an_answer_the_door_opens_and_that_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(knocking, "UNANSWERED_S", 0.05)

    async def test(here: AtDoor) -> None:
        mia = await here.knocks("Mia")
        await mia.hear("welcome")
        await told_of("knocking-over", here.host.hear)
        await (await here.knocks("Ben")).hear("welcome")

    where_one_knocks(tmp_path, test)


def test_a_client_says_that_it_waits_and_why_it_does_not_come_in(tmp_path: Path) -> None:
    async def test(here: AtDoor) -> None:
        address = Address("127.0.0.1", here.place.entrance.port)
        client = TableClient(JoinPath(address, here.door.code, plain=True), ["Mia"])
        following = asyncio.ensure_future(client.follow())
        await told_of("knocks", here.host.hear)
        await eventually(lambda: client._notices, "nothing is told")
        assert client.take() == [ConnectionNews("knocked")]
        await here.power("turn-away", 1)
        await following
        assert client.problem == TableProblem("not-let-in")

    where_one_knocks(tmp_path, test)


def test_a_table_that_closes_sends_those_away_who_knock(tmp_path: Path) -> None:
    async def test(here: AtDoor) -> None:
        mia = await here.knocks("Mia")
        await mia.hear("knocked")
        await here.place.server.close()
        assert (await mia.end())[-1]["rule"] == "host-leaves"

    where_one_knocks(tmp_path, test)


# --- where a table or a class is served -----------------------------------------------------------


def test_the_answers_that_are_understood() -> None:
    assert answers.read("3") == answers.read(" +3\r") == (3, True)
    assert answers.read("-12") == answers.read("- 12") == (12, False)
    assert answers.read('{"knock": 3, "admit": true}') == (3, True)
    assert answers.read('{"knock": 3, "admit": false}') == (3, False)
    odd = ("", "yes", "3.0", "1234567890", '{"knock": true, "admit": true}', '{"knock": 3}', "[3]")
    assert [answers.read(each) for each in (*odd, '{"knock": "3", "admit": 1}')] == [None] * 8


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Return what types a line where a table is served."""
    here, there = os.pipe()
    stdin = os.fdopen(here)
    monkeypatch.setattr(sys, "stdin", stdin)
    return lambda line: os.write(there, line.encode() + b"\n") and None  # type: ignore[func-returns-value]


async def _asked(door: Door) -> None:
    """Let three people knock, one after another."""
    for name in ("Mia", "Eve", "Zoe"):
        asyncio.ensure_future(door.knocking.knock((name,)))  # noqa: RUF006
        await asyncio.sleep(0)


@pytest.mark.parametrize("more", [(), ("--class", "--name", "5b")])
def test_names_are_printed_and_answers_typed(
    more: tuple[str, ...], serving: Serving, typing: Callable[[str], None]
) -> None:
    new: list[str] = []

    async def scene(door: Door) -> None:
        new.append(await twice_guessed_away(door))
        await _asked(door)
        for line in ("9", "no", "", "1", "-2"):
            typing(line)
        await eventually(lambda: len(door.knocking.waiting) == 1, "nobody is let in")

    told = serving.lines(scene, *more)
    ways = "{0} and Enter lets in, -{0} and Enter turns away."
    over = "If nobody answers for ten minutes, whoever knows the code comes in."
    nobody = (
        "Nobody with that number is knocking. Type the number of whoever knocks, or a minus and the"
        " number."
    )
    assert new[0][:2] in told[1]
    assert told[2:] == [
        "From now on newcomers knock, and you let each of them in.",
        *(f"{name} knocks. {ways.format(n)} {over}" for n, name in enumerate(("Mia", "Eve"), 1)),
        f"Zoe knocks. {ways.format(3)} {over}",
        nobody,
        nobody,
        "Let in: Mia.",
        "Turned away: Eve.",
    ]


@pytest.mark.parametrize("more", [(), ("--class", "--name", "5b")])
def test_programs_are_told_names_and_answer(
    more: tuple[str, ...], serving: Serving, typing: Callable[[str], None]
) -> None:
    async def scene(door: Door) -> None:
        await twice_guessed_away(door)
        await _asked(door)
        typing('{"knock": 1, "admit": true}')
        typing('{"knock": 1, "admit": false}')
        typing('{"knock": 2, "admit": false}')
        await eventually(lambda: len(door.knocking.waiting) == 1, "nobody is let in")

    assert serving.events(scene, *more)[2:] == [
        {"event": "newcomers-knock"},
        {"event": "knocks", "number": 1, "name": "Mia"},
        {"event": "knocks", "number": 2, "name": "Eve"},
        {"event": "knocks", "number": 3, "name": "Zoe"},
        {"event": "let-in", "number": 1, "name": "Mia"},
        {"event": "nobody-knocks", "number": 1},
        {"event": "turned-away", "number": 2, "name": "Eve"},
    ]


# --- in a class -----------------------------------------------------------------------------------


class Newcomer(Pupil):
    """A pupil who has proved the code where newcomers knock."""

    async def _connect(self, token: str) -> Opened:
        if token:
            return await super()._connect(token)
        admitted = await self.school.door.read_out("192.0.2.1", self.school.door.code)
        self.proved = admitted.token
        mine, theirs = MemoryWire(), MemoryWire()
        theirs.connect(mine)
        self.school.server.attach(theirs, admitted)
        return Opened(mine, admitted.token)


def test_the_teacher_lets_each_in_at_the_desk(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        (ana,) = await school.come("Ana")
        await twice_guessed_away(school.door)
        await school.until(lambda: school.desk.desk().knocking == "on")
        mia, eve = Newcomer(school, "Mia"), Newcomer(school, "Eve")
        school.pupils += [mia, eve]
        await school.until(lambda: len(school.desk.desk().knocks) == 2)
        assert school.desk.desk().knocks == (d.Knock(1, ("Mia",)), d.Knock(2, ("Eve",)))
        assert [each.name for each in school.desk.desk().pupils] == ["Ana"], "nobody has come yet"
        await school.order(o.LetIn(1, True), o.LetIn(2, False))
        await school.until(lambda: mia.standing is not None and eve.problem is not None)
        assert eve.problem == TableProblem("not-let-in")
        assert {each.name for each in school.desk.desk().pupils} == {"Ana", "Mia"}
        await school.deal(2)  # who moves to a table does not knock there
        assert "Eve" not in str((ana.table, ana.standing, ana.told(object)))

    in_class(tmp_path, test)


def test_a_class_whose_teacher_does_not_answer_opens_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(knocking, "UNANSWERED_S", 0.05)

    async def test(school: School) -> None:
        await twice_guessed_away(school.door)
        mia = Newcomer(school, "Mia")
        school.pupils.append(mia)
        await school.until(lambda: mia.standing is not None)
        await school.until(lambda: school.desk.desk().knocking == "over")
        assert school.desk.desk().knocks == ()
        assert (await school.door.read_out("192.0.2.2", school.door.code)).knocking is None

    in_class(tmp_path, test)
