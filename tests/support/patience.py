"""How long tests wait: until what they wait for is there, however slow the machine.

A test that gives up after some seconds fails beside other work, and tells nothing then. Only what
hangs for good may end a wait; whoever waits for something that must not come names that time.
"""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Callable
from time import monotonic, sleep  # as they are here, whatever a test puts in the place of time's
from typing import Any, TypeVar

HANGS_S = 600
"""Seconds after which a wait is taken to hang; no machine is that slow."""
GRACE_S = 5.0
"""Seconds that a process has for ending by itself before it is killed; nothing fails of that."""
_PAUSE_S = 0.003

T = TypeVar("T")


def until(look: Callable[[], T], what: str | Callable[[], str]) -> T:
    """Return the first true answer of ``look``; fail with ``what`` if it never comes."""
    ends = monotonic() + HANGS_S
    while not (answer := look()):
        if monotonic() > ends:
            raise AssertionError(_in_vain(what))
        sleep(_PAUSE_S)
    return answer


async def eventually(look: Callable[[], T], what: str | Callable[[], str]) -> T:
    """Do as :func:`until`, and let the loop go on meanwhile."""
    ends = monotonic() + HANGS_S
    while not (answer := look()):
        if monotonic() > ends:
            raise AssertionError(_in_vain(what))
        await asyncio.sleep(_PAUSE_S)
    return answer


def end(process: subprocess.Popen[Any], grace_s: float = GRACE_S) -> None:
    """Ask a process to end if it has not ended; kill it if it does not."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(grace_s)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(HANGS_S)


def _in_vain(what: str | Callable[[], str]) -> str:
    return f"waited {HANGS_S} s in vain for {what if isinstance(what, str) else what()}"
