"""The queue of a connection: nothing waits for those who do not read; those who do miss nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

import msgspec
import pytest

from braillespiel.network import line as lines
from braillespiel.network import messages as m
from braillespiel.network.line import UPDATES, SendQueue


class Stuck:
    """A wire that takes nothing until it is let."""

    remote = "there"

    def __init__(self) -> None:
        self.taken: list[Any] = []
        self.free = asyncio.Event()
        self.aborted = False
        self.quick = False
        self.together: list[int] = []
        """How many frames were sent at once."""
        self.closed: tuple[int, str] | None = None

    async def send(self, frame: bytes) -> None:
        await self.free.wait()
        self.taken.append(msgspec.json.decode(frame))

    def send_now(self, frames: Sequence[bytes]) -> bool:
        if self.free.is_set() and self.quick:
            self.taken += map(msgspec.json.decode, frames)
            self.together.append(len(frames))
            return True
        return False

    async def recv(self) -> bytes:
        await asyncio.Event().wait()
        raise AssertionError

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    def abort(self) -> None:
        self.aborted = True

    def delay(self) -> float:
        return 0


def update(number: int, size: int = 2) -> m.Update:
    return m.Update(1, number, msgspec.Raw(b'"' + b"x" * size + b'"'))


def now(missed: int) -> m.FromHost:
    return m.Update(1, 1000, msgspec.Raw(b"{}"), missed)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


@pytest.mark.parametrize(("number", "size"), [(UPDATES + 9, 2), (20, 20_000)])
def test_too_much_gives_way_to_how_things_stand(number: int, size: int) -> None:
    async def told() -> None:
        wire = Stuck()
        line = SendQueue(wire, now)
        line.put(m.Said(1, "Ana", "hello"))
        for n in range(number):
            line.put(update(n, size))
        line.end("")
        wire.free.set()
        await line.write()
        assert wire.taken[0]["type"] == "said"
        updates = [each for each in wire.taken if each["type"] == "update"]
        (first, *rest) = updates
        assert first["revision"] == 1000
        assert first["missed"] + len(rest) == number
        assert wire.closed == (1000, "")

    run(told())


def test_who_takes_nothing_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "STUCK_S", 0.01)

    async def told() -> None:
        wire = Stuck()
        line = SendQueue(wire, now)
        line.put(update(1))
        await line.write()
        assert wire.aborted

    run(told())


def test_who_is_told_without_end_and_reads_nothing_is_sent_away() -> None:
    async def told() -> None:
        wire = Stuck()
        line = SendQueue(wire, lambda missed: None)
        for _ in range(lines.MESSAGES + 1):
            line.put(m.Said(1, "Ana", "hello"))
        assert line.ending

    run(told())


def test_a_long_message_travels_in_parts() -> None:
    async def told() -> None:
        wire = Stuck()
        line = SendQueue(wire, now)
        line.put(update(1, m.FRAME))
        line.end("")
        wire.free.set()
        await line.write()
        assert [each["type"] for each in wire.taken] == ["part"] * 6
        whole = msgspec.json.decode("".join(each["text"] for each in wire.taken))
        assert whole["revision"] == 1

    run(told())


def test_what_comes_at_one_moment_is_sent_together() -> None:
    async def told() -> None:
        wire = Stuck()
        wire.quick = True
        wire.free.set()
        line = SendQueue(wire, now)
        writer = asyncio.create_task(line.write())
        await asyncio.sleep(0)
        line.put(update(1))
        line.put(m.Answer(0, 1))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [each["type"] for each in wire.taken] == ["update", "answer"]
        assert wire.together == [2]
        wire.quick = False  # from here on it takes one after the other
        line.put(update(2))
        line.put(m.Answer(0, 2))
        line.end("over")
        await writer
        assert [each["type"] for each in wire.taken[2:]] == ["update", "answer"]
        assert wire.together == [2]
        assert wire.closed == (1008, "over")

    run(told())
