"""What many seats have to do at once is spread over turns of the loop; keys come in between."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from braillespiel.network.threadsafe import call_soon
from braillespiel.web import round_scheduler
from braillespiel.web.round_scheduler import RoundScheduler, Work
from tests.web.places import Place


class Cpu:
    """A thread's CPU time that goes on only where the test says so."""

    def __init__(self) -> None:
        self.spent = 0.0

    def __call__(self) -> float:
        return self.spent


@pytest.fixture
def cpu(monkeypatch: pytest.MonkeyPatch) -> Cpu:
    """No work takes any time but the test's."""
    found = Cpu()
    monkeypatch.setattr(round_scheduler.time, "thread_time", found)
    monkeypatch.setattr(round_scheduler, "TURN_S", 1.0)
    return found


def in_turns(
    ask: Callable[[RoundScheduler, Callable[[str, float], Work]], None], cpu: Cpu
) -> list[str]:
    """Return what was done, "|" between turns of the loop."""
    done: list[str] = []

    def work(name: str, takes: float) -> Work:
        def take(begun: float) -> None:
            done.append(name)
            cpu.spent += takes

        return take

    async def main() -> None:
        found = round_scheduler.scheduler()
        assert found is round_scheduler.scheduler()
        ask(found, work)
        while found._asked:
            await asyncio.sleep(0)
            done.append("|")

    asyncio.run(main())
    return done


def test_a_turn_ends_after_so_much_work_and_the_rest_comes_in_the_next_in_order(cpu: Cpu) -> None:
    def ask(found: RoundScheduler, work: Callable[[str, float], Work]) -> None:
        for name in "abcde":
            found.ask(work(name, 0.5))

    assert in_turns(ask, cpu) == ["a", "b", "|", "c", "d", "|", "e", "|"]


def test_what_takes_longer_than_a_turn_is_done_nevertheless(cpu: Cpu) -> None:
    def ask(found: RoundScheduler, work: Callable[[str, float], Work]) -> None:
        found.ask(work("a", 7))
        found.ask(work("b", 7))

    assert in_turns(ask, cpu) == ["a", "|", "b", "|"]


def test_what_has_begun_comes_first_and_nothing_is_done_twice_or_after_it_was_given_up(
    cpu: Cpu,
) -> None:
    def ask(found: RoundScheduler, work: Callable[[str, float], Work]) -> None:
        a, b, c = (work(name, 0) for name in "abc")
        for each in (a, b, c, a):
            found.ask(each)
        found.go_on(c)
        found.give_up(b)
        found.give_up(b)

    assert in_turns(ask, cpu) == ["c", "a", "|"]


def test_a_fault_of_one_seat_leaves_the_others_their_turn(cpu: Cpu) -> None:
    faults: list[object] = []

    def fault(begun: float) -> None:
        raise ZeroDivisionError

    def ask(found: RoundScheduler, work: Callable[[str, float], Work]) -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda loop, told: faults.append(type(told["exception"]))
        )
        found.ask(fault)
        found.ask(work("a", 0))

    assert in_turns(ask, cpu) == ["|", "a", "|"]
    assert faults == [ZeroDivisionError]


@pytest.fixture
def four(tmp_path: Path) -> Iterator[Place]:
    """A table with four seats that have done all they had to."""
    with Place(tmp_path) as place:
        for name in ("Ana", "Ben", "Cem", "Dora"):
            place.run(place.enter(name))
        place.run(place.settle())
        yield place


def test_what_a_table_tells_all_of_them_is_shown_seat_after_seat(
    four: Place, cpu: Cpu, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[object] = []

    def noted(n: int, went: Callable[[float], bool]) -> Callable[[float], bool]:
        def go(begun: float) -> bool:
            done = went(begun)
            order.append(n)
            cpu.spent += 1  # each takes a whole turn
            return done

        return go

    for n, seat in enumerate(four.web.seats.values()):
        monkeypatch.setattr(seat, "_went_round", noted(n, seat._went_round))

    async def told() -> None:
        for seat in four.web.seats.values():
            seat._soon()
        while round_scheduler.scheduler()._asked:
            await asyncio.sleep(0)
            order.append("|")

    four.run(told())
    assert order[:8] == [0, "|", 1, "|", 2, "|", 3, "|"]


def test_a_key_is_answered_while_the_others_have_much_to_do(
    four: Place, cpu: Cpu, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = four.pages[3]
    before = page.focused()

    def busy(begun: float) -> bool:
        cpu.spent += 1
        return page.focused() != before

    *others, _ = four.web.seats.values()
    for seat in others:
        monkeypatch.setattr(seat, "_went_round", busy)

    async def pressed() -> None:
        for seat in others:
            seat._soon()
        await page.send("press", key="Down")
        await page.until(lambda page: page.focused() != before)

    four.run(pressed())
    assert page.focused() != before


def test_a_call_from_the_loops_own_thread_wakes_nothing_and_one_from_another_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    order: list[str] = []

    async def main() -> None:
        loop = asyncio.get_running_loop()
        there = asyncio.Event()

        def from_elsewhere() -> None:
            call_soon(loop, order.append, "elsewhere")
            call_soon(loop, there.set)

        call_soon(loop, order.append, "here")
        with monkeypatch.context() as patched:
            patched.setattr(loop, "call_soon_threadsafe", None)
            call_soon(loop, order.append, "here too")
        thread = threading.Thread(target=from_elsewhere)
        thread.start()
        await there.wait()
        thread.join()

    asyncio.run(main())
    assert order == ["here", "here too", "elsewhere"]
