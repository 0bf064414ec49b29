"""Ways between the programs of this computer that can be stalled and cut, as a network's are."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator

HERE = "127.0.0.1"
CHUNK = 1 << 16


class Way:
    """Leads from ``port``, a free one of this computer, to the port ``to``.

    Methods may be called from any thread.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop, to: int) -> None:
        self._loop, self._to = loop, to
        self._carries = asyncio.Event()
        self._carries.set()
        self._cut = False
        self._open: set[asyncio.Task[None]] = set()
        self.port = 0

    async def listen(self) -> None:
        server = await asyncio.start_server(self._came, HERE, 0)
        self.port = int(server.sockets[0].getsockname()[1])

    def stall(self) -> None:
        """Carry nothing until it is mended; nobody at either end is told."""
        self._loop.call_soon_threadsafe(self._carries.clear)

    def cut(self) -> None:
        """End all connections, and take no new ones until it is mended."""

        def cuts() -> None:
            self._cut = True
            for task in self._open:
                task.cancel()

        self._loop.call_soon_threadsafe(cuts)

    def mend(self) -> None:
        """Carry on; what was stalled arrives."""

        def mends() -> None:
            self._cut = False
            self._carries.set()

        self._loop.call_soon_threadsafe(mends)

    async def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            if not self._cut:
                await self._carries.wait()
                far = await asyncio.open_connection(HERE, self._to)
                try:
                    await self._carry((reader, writer), far)
                finally:
                    far[1].transport.abort()
        except (OSError, asyncio.CancelledError):
            return
        finally:
            self._open.discard(task)
            writer.transport.abort()

    async def _carry(
        self,
        *ends: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ) -> None:
        async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while data := await reader.read(CHUNK):
                await self._carries.wait()
                writer.write(data)
                await writer.drain()
            await self._carries.wait()

        (one, to_one), (other, to_other) = ends
        pumps = [asyncio.ensure_future(pump(*way)) for way in ((one, to_other), (other, to_one))]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
            for end in (to_one, to_other):
                end.close()  # what was written is on its way before the end is
                with contextlib.suppress(OSError):
                    await end.wait_closed()
        finally:
            for each in pumps:
                each.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)


class Ways:
    """Makes ways; a thread of its own carries what goes over them."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def to(self, port: int) -> Way:
        """Return a new way to a port."""
        way = Way(self._loop, port)
        asyncio.run_coroutine_threadsafe(way.listen(), self._loop).result()
        return way

    def close(self) -> None:
        """End all of them."""

        async def end() -> None:
            tasks = asyncio.all_tasks(self._loop) - {asyncio.current_task(self._loop)}
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

        asyncio.run_coroutine_threadsafe(end(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@contextlib.contextmanager
def opened() -> Iterator[Ways]:
    """Give what makes ways; all of them are gone afterwards."""
    ways = Ways()
    try:
        yield ways
    finally:
        ways.close()
