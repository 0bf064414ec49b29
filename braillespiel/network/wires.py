"""Frames on their way: over a websocket, or within a process to the person at the host."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from braillespiel.network.threadsafe import call_soon

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection
    from websockets.asyncio.server import ServerConnection


class SocketWire:
    """A websocket."""

    def __init__(self, socket: ServerConnection | ClientConnection) -> None:
        self._socket = socket
        address = socket.remote_address
        self.remote = f"{address[0]}:{address[1]}" if address else ""
        self.close_code = 0

    async def send(self, frame: bytes) -> None:
        """Send a frame as text."""
        from websockets.exceptions import ConnectionClosed

        try:
            await self._socket.send(frame, text=True)
        except ConnectionClosed as error:
            raise ConnectionError from error

    def send_now(self, frames: Sequence[bytes]) -> bool:
        """Send frames as texts in one write, if all that was written before is on its way."""
        from websockets.protocol import OPEN

        protocol, transport = self._socket.protocol, self._socket.transport
        if protocol.state is not OPEN or transport.get_write_buffer_size():
            return False
        for frame in frames:
            protocol.send_text(frame)
        transport.write(b"".join(protocol.data_to_send()))
        return True

    async def recv(self) -> bytes:
        """Return the next frame."""
        from websockets.exceptions import ConnectionClosed

        try:
            found = await self._socket.recv(decode=False)
        except ConnectionClosed as error:
            self.close_code = self._socket.close_code or 0
            raise ConnectionError from error
        return found

    async def close(self, code: int, reason: str) -> None:
        """End the connection."""
        await self._socket.close(code, reason)

    def abort(self) -> None:
        """End the connection at once."""
        self._socket.transport.abort()

    def delay(self) -> float:
        """Return how many ms there and back take, as the last ping told."""
        return self._socket.latency * 1000


class _Queue:
    """Frames for a loop, put in from any thread; None ends them."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()

    def put(self, frame: bytes | None) -> None:
        if not self.loop.is_closed():
            call_soon(self.loop, self._frames.put_nowait, frame)

    async def get(self) -> bytes:
        frame = await self._frames.get()
        if frame is None:
            self._frames.put_nowait(None)
            raise ConnectionError("closed")
        return frame


class MemoryWire:
    """An end of a connection within a process; each end is made in the loop that reads it."""

    remote = "here"

    def __init__(self) -> None:
        self._inbox = _Queue()
        self._other: MemoryWire | None = None
        self._open = True

    def connect(self, other: MemoryWire) -> None:
        """Join two ends."""
        self._other, other._other = other, self

    async def send(self, frame: bytes) -> None:
        """Send a frame."""
        if not self._open or self._other is None or not self._other._open:
            raise ConnectionError("closed")
        self._other._inbox.put(frame)

    def send_now(self, frames: Sequence[bytes]) -> bool:
        """Send frames."""
        if not self._open or self._other is None or not self._other._open:
            return False
        for frame in frames:
            self._other._inbox.put(frame)
        return True

    async def recv(self) -> bytes:
        """Return the next frame."""
        return await self._inbox.get()

    async def close(self, code: int, reason: str) -> None:
        """End the connection."""
        self.abort()

    def abort(self) -> None:
        """End the connection at once."""
        self._open = False
        self._inbox.put(None)
        if self._other is not None:
            self._other._inbox.put(None)

    def delay(self) -> float:
        """Within a process there is no delay."""
        return 0.1
