"""Which connections of a house are still alive: one timer for all, and no question without need.

Whoever is heard of is alive, and clients ask by themselves. Only who has been silent for a while is
asked, and those of whom it is told at a table how long a frame takes.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any, Protocol

from websockets.exceptions import ConnectionClosed

LOOKS = 10
"""So often it looks at all of them within the time after which one is asked."""
AT_ONCE = 16
"""So many are asked in one go: in a house of thousands all others would wait for a tenth of a
second, again and again.
"""


class Alive(Protocol):
    """A connection that can be asked."""

    heard: float
    """When something came last."""

    @property
    def transport(self) -> asyncio.WriteTransport:
        """What can be cut off."""

    async def ping(self) -> Any:
        """Ask. Raises ConnectionClosed."""


class Heartbeat:
    """Asks who has been silent for ``silent_s``, and cuts off who does not answer for as long."""

    def __init__(self, silent_s: float) -> None:
        self._silent_s = silent_s
        self._asked: dict[Alive, float] = {}
        """All connections, each with when it was asked last."""
        self._measured: set[Alive] = set()
        self._asks: set[asyncio.Task[None]] = set()

    def watch(self, connection: Alive) -> None:
        """Look after a connection from now on."""
        self._asked[connection] = connection.heard

    def measure(self, connection: Alive) -> None:
        """Ask in any case from now on: how long the answer takes is of interest."""
        self._measured.add(connection)

    def forget(self, connection: Alive) -> None:
        """A connection is over."""
        self._asked.pop(connection, None)
        self._measured.discard(connection)

    async def run(self) -> None:
        """Look after all connections, until cancelled."""
        while True:
            await asyncio.sleep(self._silent_s / LOOKS)
            self.look(asyncio.get_running_loop().time())

    def look(self, now: float) -> None:
        """Ask whose turn it is, and cut off who is gone."""
        due: deque[Alive] = deque()
        for connection, asked in list(self._asked.items()):
            silent = now - connection.heard
            if silent >= 2 * self._silent_s:
                self.forget(connection)
                connection.transport.abort()
            elif now - asked >= self._silent_s and (
                silent >= self._silent_s or connection in self._measured
            ):
                self._asked[connection] = now
                due.append(connection)
        self._ask(due)

    def _ask(self, due: deque[Alive]) -> None:
        """Ask some of them, and the others once everybody else has come in between."""
        loop = asyncio.get_running_loop()
        for _ in range(min(AT_ONCE, len(due))):
            task = loop.create_task(_ask(due.popleft()))
            self._asks.add(task)
            task.add_done_callback(self._asks.discard)
        if due:
            loop.call_soon(self._ask, due)


async def _ask(connection: Alive) -> None:
    with contextlib.suppress(ConnectionClosed):
        await connection.ping()
