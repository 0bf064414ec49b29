"""One connection as the host sees it: what waits to be sent, and who is at the other end.

Sending never waits for anybody: what is said goes into a queue. If too much waits, the updates in
it are replaced by one that says how things stand; whoever takes nothing for ten seconds is
disconnected.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

from braillespiel.network import messages as m
from braillespiel.network import protocol
from braillespiel.network.frames import FrameError, frames

UPDATES = 64
BYTES = 256 << 10
"""More updates than this, in number or bytes, are replaced by one."""
AT_ONCE = 32 << 10
"""So many bytes are sent without waiting for the connection to take them."""
STUCK_S = 10.0
"""How long a frame may take to be taken."""
MESSAGES = 4096
"""More of anything ends the connection."""


class Wire(Protocol):
    """What carries frames: a websocket, or a pair of queues within a process."""

    @property
    def remote(self) -> str:
        """Where the other end is, for a log."""

    async def send(self, frame: bytes) -> None:
        """Send a frame; returns once it is on its way. Raises ConnectionError."""

    def send_now(self, frames: Sequence[bytes]) -> bool:
        """Send frames together if nothing sent before still waits; tell whether that was done."""

    async def recv(self) -> bytes:
        """Return the next frame. Raises ConnectionError once there is none."""

    async def close(self, code: int, reason: str) -> None:
        """End the connection."""

    def abort(self) -> None:
        """End the connection at once."""

    def delay(self) -> float:
        """Return how many ms there and back take, 0 if that is not known."""


class SendQueue:
    """A connection and its queue; ``snapshot`` makes the update that replaces those left out."""

    def __init__(self, wire: Wire, snapshot: Callable[[int], m.FromHost | None]) -> None:
        self.wire = wire
        self.member: int | None = None
        self._snapshot = snapshot
        self._queue: deque[tuple[protocol.FromHost, list[bytes]]] = deque()
        self._updates = 0
        self._bytes = 0
        self._wake = asyncio.Event()
        self._idle = False
        """Whether ``write`` waits for something to send."""
        self._pushes = False
        self._ends: str | None = None

    def put(self, message: protocol.FromHost) -> None:
        """Queue a message; returns at once."""
        if self._ends is not None:
            return
        try:
            made = frames(message)
        except FrameError as error:
            self.end(error.rule)
            return
        self._queue.append((message, made))
        self._updates += isinstance(message, m.Update)
        self._bytes += sum(map(len, made))
        if self._updates > UPDATES or (self._bytes > BYTES and self._updates > 1):
            self._leave_out()
        if len(self._queue) > MESSAGES or self._bytes > 8 * BYTES:
            self._queue.clear()
            self.end("too-slow")
        if not self._idle:
            self._wake.set()
        elif not self._pushes:
            self._pushes = True
            asyncio.get_running_loop().call_soon(self._push)

    def _push(self) -> None:
        """Send what has come at this moment, all at once; what the wire does not take waits."""
        self._pushes = False
        if self._idle and not self._sent_at_once():
            self._wake.set()

    def _sent_at_once(self) -> bool:
        """Send all that waits, if it is little and the connection takes it; tell whether it did."""
        if not self._queue:
            return True
        if self._bytes > AT_ONCE:
            return False
        if not self.wire.send_now([frame for _, made in self._queue for frame in made]):
            return False
        self._queue.clear()
        self._updates = self._bytes = 0
        return True

    def _leave_out(self) -> None:
        """Replace all updates that wait by one."""
        updates = [one for one, _ in self._queue if isinstance(one, m.Update)]
        missed = sum(one.missed or 1 for one in updates)
        kept = [found for found in self._queue if not isinstance(found[0], m.Update)]
        self._queue.clear()
        self._updates = self._bytes = 0
        found = self._snapshot(missed)
        for message, made in kept:
            self._queue.append((message, made))
            self._bytes += sum(map(len, made))
        if found is not None:
            self.put(found)

    def end(self, reason: str) -> None:
        """Close the connection once all that waits is sent."""
        if self._ends is None:
            self._ends = reason
            self._wake.set()

    @property
    def ending(self) -> bool:
        """Tell whether the connection is being closed."""
        return self._ends is not None

    async def write(self) -> None:
        """Send what waits, until the connection ends."""
        try:
            while True:
                while not self._sent_at_once():
                    message, made = self._queue.popleft()
                    self._updates -= isinstance(message, m.Update)
                    self._bytes -= sum(map(len, made))
                    for frame in made:
                        async with asyncio.timeout(STUCK_S):
                            await self.wire.send(frame)
                if self._ends is not None:
                    async with asyncio.timeout(STUCK_S):
                        await self.wire.close(1008 if self._ends else 1000, self._ends)
                    return
                self._wake.clear()
                self._idle = True
                await self._wake.wait()
                self._idle = False
        except ConnectionError:
            return
        except TimeoutError:
            self.wire.abort()
