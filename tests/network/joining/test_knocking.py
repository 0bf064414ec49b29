"""From the second code on that was guessed away newcomers knock; the clock is simulated."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from braillespiel.network.joining import guesses, knocking
from braillespiel.network.joining.door import Door
from braillespiel.network.joining.knocking import Knock, Knocking
from tests.network.joining.hosts import Host
from tests.network.serving import guessed_away


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guesses, "IN_ALL", 3)


class Told:
    """What happens at a door where one can knock."""

    def __init__(self) -> None:
        self.knocking = Knocking()
        self.events: list[tuple[str, int]] = []
        self.knocking.on_event = self._note

    def _note(self, what: str, knock: Knock | None) -> None:
        self.events.append((what, 0 if knock is None else knock.number))

    async def knocks(self, *names: str) -> list[asyncio.Task[str]]:
        tasks = [asyncio.create_task(self.knocking.knock((name,))) for name in names]
        await asyncio.sleep(0)
        return tasks


def told(scene: Callable[[Told], Awaitable[None]]) -> list[tuple[str, int]]:
    async def run() -> list[tuple[str, int]]:
        here = Told()
        await scene(here)
        return here.events

    return asyncio.run(run())


def at_a_door(scene: Callable[[Door], Awaitable[None]]) -> None:
    async def run() -> None:
        door = Door(b"", lambda key: False)
        await scene(door)
        door.close()

    asyncio.run(run())


def test_the_first_code_that_is_guessed_away_is_changed_and_nobody_knocks() -> None:
    async def scene(door: Door) -> None:
        await guessed_away(door)
        admitted = await door.read_out("192.0.2.1", door.code)
        assert admitted.knocking is None

    at_a_door(scene)


def test_from_the_second_on_newcomers_knock_and_the_code_stays() -> None:
    async def scene(door: Door) -> None:
        await guessed_away(door)
        code = await guessed_away(door)
        assert (await door.read_out("192.0.2.1", code)).knocking is door.knocking
        with pytest.raises(AssertionError, match="the code stays"):
            await guessed_away(door)
        assert door.code == code

    at_a_door(scene)


def test_a_new_code_of_the_person_at_the_host_begins_anew() -> None:
    async def scene(door: Door) -> None:
        for _ in range(2):
            await guessed_away(door)
        door.new_code()
        assert (await door.read_out("192.0.2.1", door.code)).knocking is None
        await guessed_away(door)
        assert not door.knocking.on
        await guessed_away(door)
        assert door.knocking.on

    at_a_door(scene)


def test_a_door_that_opened_by_itself_is_closed_by_the_next_code_that_is_guessed_away() -> None:
    async def scene(door: Door) -> None:
        for _ in range(2):
            await guessed_away(door)
        door.knocking._open()
        assert (await door.read_out("192.0.2.1", door.code)).knocking is None
        await guessed_away(door)
        assert (await door.read_out("192.0.2.1", door.code)).knocking is door.knocking

    at_a_door(scene)


def test_at_the_tables_port_newcomers_knock_too_and_whoever_has_a_token_does_not(at_table) -> None:
    async def scene(host: Host) -> None:
        entry = await host.by_code()
        for _ in range(2):
            await guessed_away(host.door)
        await host.by_code(host.door.code)
        await host.by_token(entry)
        assert [each.knocking is not None for each in host.admitted] == [False, True, False]

    at_table(scene)


def test_each_is_let_in_or_turned_away() -> None:
    async def scene(here: Told) -> None:
        mia, eve = await here.knocks("Mia", "Eve")
        assert here.knocking.waiting == (Knock(1, ("Mia",)), Knock(2, ("Eve",)))
        assert here.knocking.answer(2, False)
        assert here.knocking.answer(1, True)
        assert (await mia, await eve) == ("", "not-let-in")
        assert not here.knocking.answer(1, True), "nobody waits any more"
        assert here.knocking._opens is None

    assert told(scene) == [("knocks", 1), ("knocks", 2), ("turned-away", 2), ("let-in", 1)]


def test_whoever_goes_before_an_answer_waits_no_more() -> None:
    async def scene(here: Told) -> None:
        (mia,) = await here.knocks("Mia")
        mia.cancel()
        await asyncio.wait([mia])
        assert here.knocking.waiting == ()

    assert told(scene) == [("knocks", 1), ("knock-gone", 1)]


def test_after_ten_minutes_without_an_answer_the_door_opens() -> None:
    async def scene(here: Told) -> None:
        here.knocking.begin()
        mia, ben = await here.knocks("Mia", "Ben")
        timer = here.knocking._opens
        assert timer is not None
        assert timer.when() - asyncio.get_running_loop().time() > knocking.UNANSWERED_S - 1
        here.knocking._open()
        assert (await mia, await ben, here.knocking.on) == ("", "", False)

    events = [("newcomers-knock", 0), ("knocks", 1), ("knocks", 2), ("knocking-over", 0)]
    assert told(scene) == events


def test_the_ten_minutes_are_over_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knocking, "UNANSWERED_S", 0.01)

    async def scene(here: Told) -> None:
        assert await here.knocking.knock(("Mia",)) == ""

    assert told(scene) == [("knocks", 1), ("knocking-over", 0)]


def test_an_answer_to_one_lets_the_others_wait_ten_minutes_more() -> None:
    async def scene(here: Told) -> None:
        await here.knocks("Mia", "Ben")
        before = here.knocking._opens
        here.knocking.answer(1, False)
        after = here.knocking._opens
        assert before is not None
        assert after is not None
        assert before.cancelled()
        assert after.when() >= before.when()
        here.knocking.answer(2, False)

    told(scene)


def test_no_more_than_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knocking, "MOST", 2)

    async def scene(here: Told) -> None:
        await here.knocks("Mia", "Ben")
        (eve,) = await here.knocks("Eve")
        assert eve.done(), "nobody who finds no room waits for an answer"
        assert await eve == "busy"
        here.knocking.close()

    assert told(scene) == [("knocks", 1), ("knocks", 2)]
