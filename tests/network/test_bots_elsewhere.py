"""Bots that think in processes: what one of them does to itself, no other table notices."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from braillespiel.application.bot_workers import BotWorkers, chosen
from braillespiel.engine.like_me import bot_of
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import think
from braillespiel.games import registry
from braillespiel.house import server
from braillespiel.network import messages as m
from braillespiel.table.thinkers import BotFaultError, BotTask
from tests.network.houses.living import House, Seat, opened
from tests.network.houses.test_room_on_disk import action_of
from tests.support.patience import HANGS_S, eventually, until

TARGET = "tests.network.bot_targets:choosing"
BUDGET_S = 4.0
"""A bot that hangs is given up after it."""


@pytest.fixture
def workers() -> Iterator[BotWorkers]:
    made = BotWorkers(2, HANGS_S, TARGET)
    yield made
    made.close()


@pytest.fixture
def impatient() -> Iterator[BotWorkers]:
    made = BotWorkers(2, BUDGET_S, TARGET)
    yield made
    made.close()


def task(match: Match, level: str, seat: int = 0, number: int = 7) -> BotTask:
    view = match.game.view_document(match.state.view(seat))
    return BotTask(match.game.id, match.seats, match.options, None, seat, level, number, view)


def outcome(workers: BotWorkers, asked: BotTask) -> str:
    """Return what is chosen, or why nothing is."""
    told = threading.Event()
    choice = workers.ask(asked, told.set)
    assert told.wait(HANGS_S)
    try:
        return choice.action or ""
    except BotFaultError as error:
        return f"fault: {error}"


@pytest.mark.parametrize("name", registry.own())
def test_a_bot_chooses_elsewhere_as_it_does_at_the_table(name: str) -> None:
    game = registry.game(name)
    match = Match(game, 2, game.resolve({}), 5)
    seats = [seat for seat in range(2) if seat in match.state.to_act()]
    for seat in seats:
        for level in ("easy", "normal"):
            at_table = think(bot_of(game, level), match.state.view(seat), Random(7))
            assert chosen(task(match, level, seat)) == str(at_table)
    assert seats or game.timed


def logomachy() -> Match:
    return Match(registry.game("logomachy"), 2, {}, 3)


def acting(match: Match) -> int:
    return min(match.state.to_act())


def test_one_that_raises_fails_alone(workers: BotWorkers) -> None:
    match = logomachy()
    seat = acting(match)
    assert "ZeroDivisionError" in outcome(workers, task(match, "normal", seat))
    assert not outcome(workers, task(match, "easy", seat)).startswith("fault")


def test_one_that_hangs_is_ended_and_nobody_waits_for_it(impatient: BotWorkers) -> None:
    match = logomachy()
    seat = acting(match)
    impatient.ask(task(match, "easy", seat), lambda: None)
    assert "does not answer" in outcome(impatient, task(match, "hard", seat))
    assert len(impatient.workers) <= 2


def test_a_process_that_is_killed_is_tried_once_more(workers: BotWorkers, tmp_path: Path) -> None:
    match = logomachy()
    seat = acting(match)
    dies = task(match, f"dies:{tmp_path / 'died'}", seat)
    assert not outcome(workers, dies).startswith("fault")
    assert (tmp_path / "died").exists()


def test_what_nobody_needs_any_more_is_not_thought_of(workers: BotWorkers) -> None:
    match = logomachy()
    seat = acting(match)
    told: list[str] = []
    busy = [workers.ask(task(match, "easy", seat), lambda: None) for _ in range(4)]
    dropped = workers.ask(task(match, "normal", seat), lambda: told.append("dropped"))
    dropped.drop()
    last = workers.ask(task(match, "easy", seat), lambda: told.append("last"))
    until(lambda: told, "the last one")
    assert told == ["last"]
    assert last.action
    until(lambda: all(each.action for each in busy), "the others")


async def left_to_a_bot(house: House, home: Path, level: str) -> Seat:
    """Have somebody at a table of their own leave whose turn it is; return who stays."""
    set_up = m.SetUp("logomachy", 2, levels=(level,))
    coming = [house.come(home / f"{name} {level}", f"{name} {level}") for name in ("Ana", "Ben")]
    table = (await (await coming[0].lobby()).open(set_up)).table
    seats = [await each.sit(table) for each in coming]
    began = [await seat.next(m.Began) for seat in seats]
    if action_of(began[0]) is None:
        seats.reverse()
    await seats[0].say(m.Leave())
    await seats[1].news("went")
    return seats[1]


def test_what_one_does_no_other_table_of_a_house_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "BotWorkers", lambda: BotWorkers(2, BUDGET_S, TARGET))

    async def lived() -> None:
        async with opened(tmp_path / "house") as house:
            raises, hangs, chooses = [
                await left_to_a_bot(house, tmp_path, level) for level in ("normal", "hard", "easy")
            ]
            for seat in (raises, hangs):
                await seat.news("bot-failed")
            await chooses.next(m.Update)
            assert not any(
                each.what == "bot-failed"
                for told in chooses.got
                if isinstance(told, m.Table)
                for each in told.news
            )
            for seat in (raises, hangs):
                await seat.say(m.Ask("go-on"))
                await seat.news("goes-on")
            await eventually(lambda: played(house) == 3, "the simpler ones")

    asyncio.run(lived())


def played(house: House) -> int:
    """Return at how many tables somebody has acted."""
    playing = [room.table.matches.playing for room in house.server.rooms.values()]
    return sum(bool(each and each.host.match.journal) for each in playing)
