"""A computer player that raises, or chooses what is refused: told once, and can be replaced."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from braillespiel.classroom import orders as o
from braillespiel.classroom.pupils import Pupil
from braillespiel.classroom.table_servers import TableServers
from braillespiel.engine.contract import Bot, Game
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.logomachy.actions import Play
from braillespiel.network.class_messages import FromClass, Told
from braillespiel.network.messages import SetUp
from braillespiel.network.server import FAULT_MS, TableServer
from braillespiel.table import host as hosting
from braillespiel.table.host import TableHost
from braillespiel.table.port import LocalPort, Request
from tests.classroom.places import School, in_class
from tests.network.places import Room, playing
from tests.support.player import Player
from tests.table.hosts import host_of

SLICES = 500


class Raising(Bot[Any, Any]):
    """Raises while it thinks."""

    def choose(self, view: Any, rng: Random) -> Iterator[None]:
        yield
        raise ZeroDivisionError


class Cheating(Bot[Any, Any]):
    """Chooses what the rules refuse: a card that it does not have."""

    def choose(self, view: Any, rng: Random) -> Any:
        yield
        return Play("x99")


class Unmade(Bot[Any, Any]):
    """Is not even made."""

    def __init__(self) -> None:
        raise KeyError("no such level")

    def choose(self, view: Any, rng: Random) -> Any:
        raise AssertionError


KINDS = (Raising, Cheating, Unmade)


@pytest.fixture(params=KINDS, ids=lambda kind: kind.__name__)
def failing(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> type[Bot[Any, Any]]:
    kind: type[Bot[Any, Any]] = request.param
    monkeypatch.setattr(type(registry.game("logomachy")), "bot", lambda self, level: kind())
    return kind


def ended(host: TableHost) -> bool:
    for _ in range(SLICES):
        if host.is_over or host.failed is not None:
            break
        for seat in host.match.state.to_act() & set(host.people):
            host.act(seat, host.view(seat).legal_actions()[0])
        host.think()
    return host.is_over


def test_the_match_pauses_and_ports_learn_it_once(failing: type[Bot[Any, Any]]) -> None:
    host, _ = host_of(Match(registry.game("logomachy"), 2, {}, 3), bots=(1,))
    port = LocalPort(host, (0,))
    assert not ended(host)
    assert (host.failed, host.paused) == (1, True)
    told = [update.standing.failed for update in port.take()]
    assert told.count(1) == 1
    before = list(host.match.journal)
    host.go_on()
    for _ in range(SLICES):
        host.think()
        host.tick()
    assert (port.take(), host.match.journal) == ([], before)


def test_another_one_plays_on_to_the_end(failing: type[Bot[Any, Any]]) -> None:
    host, _ = host_of(Match(registry.game("logomachy"), 2, {}, 3), bots=(1,))
    port = LocalPort(host, (0,))
    ended(host)
    assert port.request(Request.REPLACE_BOT)
    assert port.request(Request.GO_ON)
    assert not port.request(Request.REPLACE_BOT)
    assert ended(host)


def test_a_person_can_take_the_seat_too(failing: type[Bot[Any, Any]]) -> None:
    host, _ = host_of(Match(registry.game("logomachy"), 2, {}, 3), bots=(1,))
    ended(host)
    host.seat_player(1, type(host.players[0])("Eve"))
    assert host.failed is None


def test_at_home_one_question_asks_for_another(
    failing: type[Bot[Any, Any]], tmp_path: Path
) -> None:
    player = Player(tmp_path, "en")
    player.play("logomachy", seats=2)
    name = player.table.port.players[1].name
    while player.table.port.standing.failed is None:
        seat = player.table.seat
        if player.table.acting(seat):
            player.table.act(player.table.view().legal_actions()[0])
        player.settle()
    question = f"{name}, a computer player, cannot play on. Shall a simpler one play for {name}?"
    said = [each.speech for each in player.said]
    assert len([each for each in said if question in each]) == 1
    assert not [each for each in player.press("Escape") if question in each]
    assert not [each for each in player.press("T") if question in each]
    player.press("Escape")
    assert len([each for each in player.press("Escape") if question in each]) == 1
    player.press("Down", "Enter")
    player.settle()
    assert player.table.port.standing.failed is None
    assert not player.table.port.standing.paused


def test_a_hint_that_fails_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(tmp_path, "en")
    player.play("logomachy", seats=2)
    while not player.table.acting(player.table.seat):
        player.settle()
    game: Game[Any, Any, Any] = registry.game("logomachy")
    monkeypatch.setattr(type(game), "bot", lambda self, level: Raising())
    assert player.press("H") == [
        "No hint: the computer player that gives hints has failed. Your match is kept."
    ]


@pytest.fixture
def room(failing: type[Bot[Any, Any]]) -> Room:
    found, people = playing("logomachy", 1, seats=2)
    for _ in range(SLICES):
        if found.host.failed is not None:
            break
        if found.host.match.state.to_act() == {0}:
            people[0].act(people[0].legal()[0])
        found.pass_time(1000)
    return found


def test_at_a_network_table_it_is_told_once_and_anybody_goes_on(room: Room) -> None:
    (person,) = room.people.values()
    assert person.heard().count("bot-failed") == 1
    room.pass_time(60_000)
    assert person.heard() == []
    person.ask("go-on")
    room.pass_time(100)
    assert (person.heard(), room.host.failed, room.host.paused) == (["goes-on"], None, False)


def test_a_table_that_is_led_goes_on_by_itself(
    failing: type[Bot[Any, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    room, (person,) = playing("logomachy", 1, seats=2)
    assert room.table.matches.playing is not None
    monkeypatch.setattr(room.table.matches.playing, "_led", True)
    for _ in range(SLICES):
        if room.host.is_over:
            break
        if room.host.match.state.to_act() == {person.seat}:
            person.act(person.legal()[0])
        room.pass_time(1000)
    assert room.host.is_over
    assert person.heard().count("bot-failed") == 1


def test_a_table_that_is_led_stands_where_the_simplest_bot_fails_too(
    failing: type[Bot[Any, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosting, "_Substitute", Raising)
    room, (person,) = playing("logomachy", 1, seats=2)
    assert room.table.matches.playing is not None
    monkeypatch.setattr(room.table.matches.playing, "_led", True)
    for _ in range(SLICES):
        if room.host.failed is not None:
            break
        if room.host.match.state.to_act() == {person.seat}:
            person.act(person.legal()[0])
        room.pass_time(1000)
    room.pass_time(60_000)
    assert person.heard().count("bot-failed") == 2
    assert room.host.paused


def test_a_led_table_asks_to_go_on_at_once_with_the_simpler_bot(
    failing: type[Bot[Any, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    room, (person,) = playing("logomachy", 1, seats=2)
    played = room.table.matches.playing
    assert played is not None
    monkeypatch.setattr(played, "_led", True)
    if room.host.match.state.to_act() == {person.seat}:
        person.act(person.legal()[0])
    due: int | None = None
    while not any(news.what == "bot-failed" for news in room.table._news):
        due = room.table.tick()
        room.watch.ms += 1000
    assert due == 0  # else nothing would call it again


def test_the_time_loop_survives_what_a_table_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    room, (person,) = playing("logomachy", 1, seats=2)
    records: list[Any] = []
    server = TableServer(room.table, records.append)

    def fault(self: TableHost) -> bool:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr(TableHost, "tick", fault)
        assert {server._pass_time() for _ in range(50)} == {FAULT_MS, None}  # then it is paused
        told = [each["event"] for each in records]
        assert (told.count("fault"), told.count("failed")) == (1, 1)
    person.ask("go-on")
    assert server._pass_time() != FAULT_MS
    assert not room.host.paused


def test_the_time_of_a_class_survives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fault(room: Any) -> int:
        raise ZeroDivisionError

    async def test(school: School) -> None:
        with monkeypatch.context() as broken:
            broken.setattr("braillespiel.classroom.standing.next_stuck", fault)
            school.server._news.set()
            await school.until(lambda: any(row["event"] == "fault" for row in school.records))
        (ana,) = await school.come("Ana")
        assert ana.standing is not None

    in_class(tmp_path, test)


def test_a_table_that_raises_keeps_nothing_from_the_other_tables_of_a_class(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = TableServers._begin

    def begin(self: TableServers, name: str, server: TableServer) -> None:
        if name == "1":
            raise ZeroDivisionError
        real(self, name, server)

    monkeypatch.setattr(TableServers, "_begin", begin)

    async def test(school: School) -> None:
        await school.come("Ana", "Ben", "Cem", "Dora")
        await school.order(o.Deal(SetUp("ludoteca", 2)))
        await school.until(
            lambda: (
                {each.name: each.phase for each in school.desk.desk().tables}
                == {"1": "gathering", "2": "playing"}
            )
        )
        assert any(row["event"] == "fault" for row in school.records)

    in_class(tmp_path, test)


def test_what_cannot_be_done_for_one_pupil_is_done_for_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = TableServers.tell

    def tell(self: TableServers, pupil: Pupil, message: FromClass) -> None:
        if pupil.name == "Ana":
            raise ZeroDivisionError
        real(self, pupil, message)

    async def test(school: School) -> None:
        _, ben = await school.come("Ana", "Ben")
        monkeypatch.setattr(TableServers, "tell", tell)
        await school.order(o.SayTo("Look here"))
        await school.until(lambda: ben.told(Told))
        assert any(row["event"] == "fault" for row in school.records)

    in_class(tmp_path, test)
