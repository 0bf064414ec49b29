"""What waits to be sent to a page: sending never waits; a page that takes nothing is cut off."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from braillespiel.web import messages as w

if TYPE_CHECKING:
    from websockets.asyncio.server import ServerConnection

MESSAGES = 256
BYTES = 512 << 10
"""More of either does not wait: the page is then told anew how things stand."""
STUCK_S = 10.0
"""How long the page may take to accept a frame."""
CLOSE_S = 1.0
"""How long a page may take to close its end; one that floods never does."""

_ENCODER = msgspec.json.Encoder()


class PageLine:
    """One websocket to a page. ``on_full`` is called when too much waited and was left out."""

    def __init__(self, socket: ServerConnection) -> None:
        self._socket = socket
        self.on_full: Callable[[], None] = lambda: None
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self.ending = False
        self._overflowing = False

    def put(self, message: w.ToPage) -> None:
        """Let a message be sent; returns at once."""
        if self.ending:
            return
        frame = _ENCODER.encode(message)
        self._queue.append(frame)
        self._bytes += len(frame)
        if (len(self._queue) > MESSAGES or self._bytes > BYTES) and not self._overflowing:
            self._queue.clear()
            self._bytes = 0
            self._overflowing = True  # what is told anew may be long too
            self.on_full()
            self._overflowing = False
        self._wake.set()

    def end(self, message: w.Ended | None = None) -> None:
        """Close the connection once all that waits is sent, ``message`` last."""
        if message is not None:
            self.put(message)
        self.ending = True
        self._wake.set()

    async def write(self) -> None:
        """Send what waits, until the connection ends."""
        from websockets.exceptions import ConnectionClosed

        try:
            while True:
                while self._queue:
                    frame = self._queue.popleft()
                    self._bytes -= len(frame)
                    async with asyncio.timeout(STUCK_S):
                        await self._socket.send(frame, text=True)
                if self.ending:
                    async with asyncio.timeout(CLOSE_S):
                        await self._socket.close(1000)
                    return
                self._wake.clear()
                await self._wake.wait()
        except ConnectionClosed:
            return
        except TimeoutError:
            self._socket.transport.abort()
