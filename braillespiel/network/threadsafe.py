"""Calls in a loop, from its own thread and from others; and the end of a task in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVarTuple

Given = TypeVarTuple("Given")


def call_soon(
    loop: asyncio.AbstractEventLoop,
    call: Callable[[*Given], object],
    *given: *Given,
) -> None:
    """Have ``call`` run in the loop's next turn; from any thread. Raises RuntimeError if closed.

    In the loop's own thread nothing has to wake it. Waking it writes to a socket, and meanwhile
    another thread takes the interpreter: half a millisecond for each of those at a table.
    """
    if asyncio._get_running_loop() is loop:
        loop.call_soon(call, *given)
    else:
        loop.call_soon_threadsafe(call, *given)


async def end_of(task: asyncio.Task[Any]) -> None:
    """Return once a cancelled task has ended. Raises what it raised, other than its cancellation.

    A caller that is cancelled meanwhile stays so: whoever suppresses CancelledError around
    ``await task`` loses its own too, and goes on for ever.
    """
    await asyncio.wait((task,))
    if not task.cancelled():
        task.result()
