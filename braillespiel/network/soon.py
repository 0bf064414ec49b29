"""Calls in a loop, from its own thread and from others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVarTuple

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
