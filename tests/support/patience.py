"""How long tests wait: until what they wait for is there, however slow the machine.

A test that gives up after some seconds fails beside other work, and tells nothing then. Only what
hangs for good may end a wait; whoever waits for something that must not come names that time.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable

# As they are here, whatever a test puts in the place of time's.
from time import monotonic, process_time, sleep
from typing import Any, TypeVar

import pytest

HANGS_S = 600
"""Seconds after which a wait is taken to hang; no machine is that slow."""
GRACE_S = 5.0
"""Seconds that a process has for ending by itself before it is killed; nothing fails of that."""
_PAUSE_S = 0.003

PATIENT: dict[str, Any] = {"open_timeout": HANGS_S, "ping_interval": None}
"""What a connection of websockets is opened with: its own limits are 10 and 20 s."""

OF_THE_PROGRAM = {
    "braillespiel.classroom.check": ("_REQUEST_S",),
    "braillespiel.games.fence": ("BROKEN_OFF_S", "SERVED_S"),
    "braillespiel.house.entrance": ("PING_S",),
    "braillespiel.house.gateway": ("HOLD_S", "PING_S", "STALL_S"),
    "braillespiel.house.relays": ("GREETING_S", "HOLD_S", "STALL_S", "TRY_S"),
    "braillespiel.house.remote_tables": ("CALL_S",),
    "braillespiel.house.writer": ("END_S",),
    "braillespiel.network.entrance": ("PING_S",),
    "braillespiel.network.houses.asking": ("ANSWER_S",),
    "braillespiel.network.houses.visiting": ("OPEN_S",),
    "braillespiel.network.houses.house_path": ("PING_S",),
    "braillespiel.network.joined": ("OPEN_S",),
    "braillespiel.network.joining.handshake": ("WAIT_S",),
    "braillespiel.network.joining.seat": ("ANSWER_S", "OPEN_S"),
    "braillespiel.network.line": ("STUCK_S",),
    "braillespiel.network.server": ("HELLO_S",),
    "braillespiel.network.server_thread": ("START_S",),
    "braillespiel.network.join_path": ("PING_S",),
    "braillespiel.store.postgres": ("COMMIT_S",),
    "braillespiel.web.helper": ("RELOAD_S",),
    "braillespiel.web.page_line": ("STUCK_S",),
    "braillespiel.web.seat": ("ANSWER_S", "RELOAD_S"),
    "braillespiel.web.server": ("PING_S", "REQUEST_S"),
    "braillespiel.web.visitor": ("OPEN_S",),
}
"""How long the program itself waits for others before it gives them up, by module: in a test both
sides are in one process, which may stand still for longer. Tests of a limit set it themselves."""

T = TypeVar("T")


def slowed() -> float:
    """Return how many times as long as alone things take now, at least 1: by what runs a core.

    A limit of the program that a test lets come sooner, so that it hurries, comes later by that.
    """
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


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


def outlast(patch: pytest.MonkeyPatch) -> None:
    """Let the program, as far as it is imported, wait for others until something hangs."""
    for module, limits in OF_THE_PROGRAM.items():
        if module in sys.modules:
            for limit in limits:
                patch.setattr(sys.modules[module], limit, float(HANGS_S))


def end(process: subprocess.Popen[Any], grace_s: float = GRACE_S) -> None:
    """Ask a process to end if it has not ended; kill it if it does not."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(grace_s)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(HANGS_S)


class OwnTime:
    """The CPU time of this process, in a running loop: ``async with OwnTime() as own``.

    A crowd that goes by it is as dense for those whom it disturbs on a machine with much else to do
    as on an idle one.
    """

    def __init__(self) -> None:
        self._due: list[tuple[float, asyncio.Future[None]]] = []

    async def __aenter__(self) -> OwnTime:
        self._task = asyncio.create_task(self._pass())
        return self

    async def __aexit__(self, *reason: object) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    def after(self, seconds: float) -> asyncio.Future[None]:
        """Return what is done after so many seconds of it."""
        found: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._due.append((process_time() + seconds, found))
        return found

    async def _pass(self) -> None:
        while True:
            now = process_time()
            for at, each in self._due:
                if at <= now and not each.done():
                    each.set_result(None)
            self._due = [(at, each) for at, each in self._due if not each.done()]
            await asyncio.sleep(_PAUSE_S)


def _in_vain(what: str | Callable[[], str]) -> str:
    return f"waited {HANGS_S} s in vain for {what if isinstance(what, str) else what()}"
