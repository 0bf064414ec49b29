"""A house notices who is gone, and does not ask who was heard of anyhow."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from braillespiel.house.heartbeat import AT_ONCE, Heartbeat
from tests.network.houses.living import opened


class Connection:
    def __init__(self) -> None:
        self.heard = 0.0
        self.asked = 0
        self.transport: Any = self
        self.gone = False

    async def ping(self) -> None:
        self.asked += 1

    def abort(self) -> None:
        self.gone = True


async def looked(heartbeat: Heartbeat, now: float) -> None:
    heartbeat.look(now)
    await asyncio.sleep(0)


def test_who_is_heard_of_is_not_asked_and_who_is_silent_is_asked_once() -> None:
    async def told() -> None:
        heartbeat, talks, silent = Heartbeat(10), Connection(), Connection()
        for each in (talks, silent):
            heartbeat.watch(each)  # type: ignore[arg-type]
        talks.heard = 5
        await looked(heartbeat, 9)
        assert (talks.asked, silent.asked) == (0, 0)
        await looked(heartbeat, 11)
        await looked(heartbeat, 14)
        assert (talks.asked, silent.asked) == (0, 1)
        talks.heard = 19
        await looked(heartbeat, 20)
        assert (talks.gone, silent.gone) == (False, True)
        assert talks.asked == 0

    asyncio.run(told())


def test_who_answers_stays() -> None:
    async def told() -> None:
        heartbeat, connection = Heartbeat(10), Connection()
        heartbeat.watch(connection)  # type: ignore[arg-type]
        for now in (10, 20, 30):
            await looked(heartbeat, now)
            connection.heard = now + 1
        assert not connection.gone
        heartbeat.forget(connection)  # type: ignore[arg-type]
        await looked(heartbeat, 1000)
        assert not connection.gone

    asyncio.run(told())


def test_thousands_are_asked_a_few_at_a_time() -> None:
    async def told() -> None:
        heartbeat, many = Heartbeat(10), [Connection() for _ in range(3 * AT_ONCE + 1)]
        for each in many:
            heartbeat.watch(each)  # type: ignore[arg-type]
        heartbeat.look(11)
        asked = []
        for _ in many:
            await asyncio.sleep(0)
            asked.append(sum(each.asked for each in many))
        assert asked[:4] == [AT_ONCE, 2 * AT_ONCE, 3 * AT_ONCE, 3 * AT_ONCE + 1]
        assert [each.asked for each in many] == [1] * len(many)

    asyncio.run(told())


def test_at_a_table_it_is_found_out_how_long_a_frame_takes() -> None:
    async def told() -> None:
        heartbeat, connection = Heartbeat(10), Connection()
        heartbeat.watch(connection)  # type: ignore[arg-type]
        heartbeat.measure(connection)  # type: ignore[arg-type]
        for now in range(0, 31, 5):
            connection.heard = now
            await looked(heartbeat, now)
        assert connection.asked == 3

    asyncio.run(told())


def test_a_house_cuts_off_whose_line_is_dead(tmp_path: Path) -> None:
    async def told() -> None:
        async with opened(tmp_path / "house") as house:
            guest = await house.come(tmp_path / "ana", "Ana").lobby()
            await guest.next(object)
            now = asyncio.get_running_loop().time()
            house.entrance.heartbeat.look(now + 10_000)
            await guest.ended()

    asyncio.run(told())
