"""How long a loop stands still: every callback is timed, by the clock and by its thread's CPU."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Stalls:
    """The callbacks that took longer than ``least`` ms: (CPU ms, wall ms, what it was)."""

    least: float
    found: list[tuple[float, float, str]] = field(default_factory=list)
    callbacks: int = 0

    def worst(self, number: int = 10) -> list[str]:
        """Return the longest ones."""
        longest = sorted(self.found, reverse=True)[:number]
        return [f"{cpu:.1f} ms of CPU, {wall:.1f} ms: {what}" for cpu, wall, what in longest]


@contextlib.contextmanager
def watched(least: float = 5.0) -> Iterator[Stalls]:
    """Time every callback of the loops of this thread meanwhile."""
    stalls = Stalls(least)
    run = asyncio.Handle._run

    def timed(handle: Any) -> None:
        work = _work(handle)  # a task that has ended no longer knows what it did
        begun, cpu = time.perf_counter(), time.thread_time()
        run(handle)
        spent = (time.thread_time() - cpu) * 1000
        stalls.callbacks += 1
        if spent > stalls.least:
            wall = (time.perf_counter() - begun) * 1000
            stalls.found.append((spent, wall, _name(work)))

    asyncio.Handle._run = timed  # type: ignore[method-assign]
    try:
        yield stalls
    finally:
        asyncio.Handle._run = run  # type: ignore[method-assign]


def _work(handle: Any) -> Any:
    callback = handle._callback
    task = getattr(callback, "__self__", None)
    return task.get_coro() if isinstance(task, asyncio.Task) else callback


def _name(work: Any) -> str:
    return str(getattr(work, "__qualname__", work))
