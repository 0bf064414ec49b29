"""The end of a task that was cancelled."""

from __future__ import annotations

import asyncio

import pytest

from braillespiel.network.threadsafe import end_of


async def _slow(ends: asyncio.Event) -> None:
    try:
        await asyncio.Event().wait()
    finally:
        await ends.wait()


def test_the_end_of_a_cancelled_task_is_no_error() -> None:
    async def scene() -> None:
        task = asyncio.create_task(asyncio.Event().wait())
        task.cancel()
        await end_of(task)
        assert task.cancelled()

    asyncio.run(scene())


def test_what_a_task_raised_is_raised() -> None:
    async def fails() -> None:
        raise ConnectionError

    async def scene() -> None:
        with pytest.raises(ConnectionError):
            await end_of(asyncio.create_task(fails()))

    asyncio.run(scene())


def test_who_waits_for_the_end_of_a_task_can_be_cancelled() -> None:
    async def scene() -> None:
        ends = asyncio.Event()
        task = asyncio.create_task(_slow(ends))
        await asyncio.sleep(0)
        task.cancel()
        waiting = asyncio.create_task(end_of(task))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        ends.set()
        await end_of(task)

    asyncio.run(scene())
