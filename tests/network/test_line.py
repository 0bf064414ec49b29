"""The queue of a connection: nothing waits for those who do not read; those who do miss nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
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
        self.closed: tuple[int, str] | None = None

    async def send(self, frame: bytes) -> None:
        await self.free.wait()
        self.taken.append(msgspec.json.decode(frame))

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
