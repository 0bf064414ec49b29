"""How often a code may be tried; the clock is simulated."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from braillespiel.network.joining import guesses
from braillespiel.network.joining.errors import LONGEST_WAIT, JoinError
from braillespiel.network.joining.guesses import AT_ONCE, Guesses, origin
from tests.network.joining.hosts import Clock


class Counted:
    def __init__(self, at_once: int = 1000) -> None:
        self.clock = Clock()
        self.ended = 0
        self.guesses = Guesses(self._end, self.clock, at_once)

    def _end(self) -> None:
        self.ended += 1
        self.guesses.begin_anew()

    def wrong(self, address: str = "192.0.2.1", times: int = 1) -> None:
        for _ in range(times):
            self.guesses.take(address).resolve(False)

    def refused(self, address: str = "192.0.2.1") -> tuple[str, object]:
        with pytest.raises(JoinError) as caught:
            self.guesses.take(address)
        return caught.value.rule, caught.value.details.get("seconds")


def test_each_wait_is_twice_as_long_as_the_one_before_up_to_an_hour() -> None:
    table = Counted()
    for seconds in (60, 120, 240, 480, 960, 1920, LONGEST_WAIT, LONGEST_WAIT):
        table.wrong(times=5)
        assert table.refused() == ("wait", seconds)
        table.clock.now += seconds - 0.5
        assert table.refused() == ("wait", 1)
        table.clock.now += 0.5


def test_other_addresses_do_not_wait() -> None:
    table = Counted()
    table.wrong(times=5)
    table.wrong("192.0.2.2", times=4)
    assert table.refused() == ("wait", 60)
    table.guesses.take("192.0.2.2")


def test_each_right_proof_gives_its_own_guess_back_and_allows_one_more() -> None:
    table = Counted()
    table.wrong(times=4)
    for _ in range(20):
        table.guesses.take("192.0.2.1").resolve(True)
    table.wrong(times=20)
    table.guesses.take("192.0.2.1").withdraw()
    table.wrong()
    assert table.refused() == ("wait", 60)
    table.clock.now += 60
    table.wrong(times=5)
    assert table.refused() == ("wait", 120)


def test_a_guess_is_resolved_once() -> None:
    table = Counted()
    for _ in range(10):
        guess = table.guesses.take("192.0.2.1")
        guess.resolve(True)
        guess.resolve(False)
    table.guesses.take("192.0.2.1")


def test_guesses_under_way_count_so_that_many_at_once_are_no_more() -> None:
    table = Counted()
    for _ in range(5):
        table.guesses.take("192.0.2.1")
    assert table.refused() == ("busy", None)


def test_fifty_in_all_end_the_code_once_and_waiting_addresses_go_on_waiting() -> None:
    table = Counted()
    for n in range(9):
        table.wrong(f"192.0.2.{n}", times=5)
    table.wrong("192.0.2.10", times=4)
    assert table.ended == 0
    table.wrong("192.0.2.11")
    assert table.ended == 1
    assert table.refused("192.0.2.3") == ("wait", 60)
    table.wrong("192.0.2.12", times=5)
    assert table.ended == 1


def test_fifty_under_way_and_wrong_together_are_all_there_are() -> None:
    table = Counted()
    for n in range(50):
        table.guesses.take(f"192.0.2.{n}")
    assert table.refused("192.0.2.99") == ("busy", None)


def tried(table: Counted, seconds: int) -> int:
    """Return how many wrong guesses there are in this time, each from another address."""
    found = 0
    for second in range(seconds):
        for n in range(50):
            with contextlib.suppress(JoinError):
                table.guesses.take(f"198.51.{second % 256}.{n}").resolve(False)
                found += 1
        table.clock.now += 1
    return found


def test_wrong_guesses_of_all_addresses_together_are_slowed() -> None:
    table = Counted(AT_ONCE)
    assert tried(table, 1) == 20
    assert tried(table, 400) == 100
    table.clock.now += 3600
    assert tried(table, 1) == 20


def test_right_guesses_are_not_slowed() -> None:
    table = Counted(AT_ONCE)
    for n in range(100):
        table.guesses.take(f"192.0.2.{n}").resolve(True)
    assert tried(table, 1) == 20
    for _ in range(40):
        table.guesses.take("192.0.2.1").resolve(True)  # where somebody knew the code
    with pytest.raises(JoinError):
        table.guesses.take("203.0.113.1")


def test_what_was_no_guess_is_given_back() -> None:
    table = Counted(AT_ONCE)
    for n in range(100):
        table.guesses.take(f"192.0.2.{n}").withdraw()
    with_wrong = [table.guesses.take("192.0.2.1") for _ in range(5)]
    with_wrong[0].resolve(False)
    assert table.refused() == ("busy", None), "nobody knew the code there"


def test_those_who_wait_come_in_the_order_of_their_failures() -> None:
    async def scene() -> list[str]:
        clock = Clock()
        table = Guesses(lambda: None, clock)
        for n in range(20):
            table.take(f"198.51.100.{n % 10}").resolve(False)
        came: list[str] = []

        async def wait(address: str) -> None:
            (await table.turn(address)).resolve(False)
            came.append(address)

        addresses = [f"198.51.100.{n}" for n in range(3)]
        waiting = [asyncio.ensure_future(wait(each)) for each in (*addresses, "192.0.2.1")]
        await asyncio.sleep(0)
        assert came == [], "there are no more guesses now"
        clock.now += 60
        table._hand_out()
        await asyncio.gather(*waiting)
        return came

    assert asyncio.run(scene())[0] == "192.0.2.1"


def test_who_gives_up_waiting_leaves_the_guess_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        table = Guesses(lambda: None)
        first = [table.take("192.0.2.1") for _ in range(5)]
        waiting = [asyncio.ensure_future(table.turn("192.0.2.1")) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        first[0].withdraw()
        waiting[1].cancel()  # it has just been given one
        await asyncio.wait(waiting[:2])
        assert isinstance(await waiting[2], guesses.Guess)
        with pytest.raises(JoinError):
            table.take("192.0.2.1")
        for each in first[1:]:
            each.resolve(True)
        assert table._queue == []

    asyncio.run(scene())


def test_who_waits_where_the_last_guess_was_wrong_is_told_to_wait() -> None:
    async def scene() -> int:
        table = Guesses(lambda: None)
        first = [table.take("192.0.2.1") for _ in range(5)]
        waiting = asyncio.ensure_future(table.turn("192.0.2.1"))
        await asyncio.sleep(0)
        for each in first:
            each.resolve(False)
        with pytest.raises(JoinError) as caught:
            await waiting
        return int(caught.value.details["seconds"])

    assert asyncio.run(scene()) == 60


def test_so_many_addresses_are_remembered_and_those_that_wait_longest(monkeypatch) -> None:
    monkeypatch.setattr(guesses, "ADDRESSES", 8)
    table = Counted()
    table.wrong(times=5)
    for n in range(100):
        table.wrong(f"198.51.100.{n}")
    assert table.refused() == ("wait", 60)
    assert len(table.guesses._counts) == 8


def test_what_counts_as_one_address() -> None:
    assert origin("192.0.2.1") == origin("::ffff:192.0.2.1") == "192.0.2.1"
    assert origin("2001:db8:0:1::1") == origin("2001:db8:0:1:ffff::2")
    assert origin("2001:db8:0:1::1") != origin("2001:db8:0:2::1")
    assert origin("fe80::1%eth0") == origin("fe80::2%eth0")
