"""Several ways to one thing, of which any will do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


async def first_of(
    ways: Sequence[Callable[[], Awaitable[T]]], slow_s: float, drop: Callable[[T], None]
) -> T:
    """Return what the first way leads to that leads anywhere.

    The next one is tried where those before it have failed, or take longer than ``slow_s`` seconds.
    ``drop`` is given what others have led to at the same moment. Raises what the first way raises
    if none leads anywhere.
    """
    begun: list[asyncio.Task[T]] = []
    won: asyncio.Task[T] | None = None
    try:
        while won is None:
            waits = [task for task in begun if not task.done()]
            if len(begun) < len(ways):
                waits.append(asyncio.ensure_future(_gone(ways[len(begun)])))
                begun.append(waits[-1])
            if not waits:
                return begun[0].result()
            slow = slow_s if len(begun) < len(ways) else None
            await asyncio.wait(waits, timeout=slow, return_when=asyncio.FIRST_COMPLETED)
            won = next((task for task in begun if _succeeded(task)), None)
        return won.result()
    finally:
        for task in begun:
            task.cancel()
        await asyncio.gather(*begun, return_exceptions=True)
        for task in begun:
            if task is not won and _succeeded(task):
                drop(task.result())


async def _gone(way: Callable[[], Awaitable[T]]) -> T:
    return await way()


def _succeeded(task: asyncio.Task[T]) -> bool:
    return task.done() and not task.cancelled() and task.exception() is None
