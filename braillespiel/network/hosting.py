"""A table opened on this computer: its server in a thread, its own person a client like all others.

The thread has a loop, the store and the only match. The person's client is handed the same frames
as everybody, through a pair of queues instead of a socket.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from braillespiel.network import door as doors
from braillespiel.network.door import Door
from braillespiel.network.joined import Joined, JoinError, Opened
from braillespiel.network.server import TableServer
from braillespiel.network.table import Table
from braillespiel.network.wires import MemoryWire

START_S = 20.0
END_S = 5.0


class HostingError(Exception):
    """A table cannot be opened here; ``rule``: "in-use", "port", "store"."""

    def __init__(self, rule: str, **details: str | int) -> None:
        self.rule = rule
        self.details = details
        super().__init__(rule, details)


@dataclass(frozen=True, slots=True)
class Hosted:
    """What the thread needs, made in it: the table, its door, and what to do at the end."""

    table: Table
    door: Door
    close: Callable[[], None]


class HostedTable:
    """A table whose server runs beside the ui. ``make`` is called in its thread.

    Raises what ``make`` raises, and HostingError where no address can be taken.
    """

    def __init__(
        self,
        make: Callable[[], Hosted],
        names: Sequence[str],
        on_news: Callable[[], None],
        *,
        hosts: Sequence[str] = (doors.EVERYWHERE[0],),
        port: int = 0,
        hearing: int = 4000,
        watches: bool = False,
    ) -> None:
        self._make, self._hosts, self._port = make, tuple(hosts), port
        self._ready = threading.Event()
        self._failed: BaseException | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._server: TableServer | None = None
        self._hosted: Hosted | None = None
        self._on_news = on_news
        self._thread = threading.Thread(target=self._run, name="table host", daemon=True)
        self.client = Joined(self._attached, names, on_news, hearing=hearing, watches=watches)
        """The host's own person."""
        self._thread.start()
        self._ready.wait(START_S)
        if self._failed is not None:
            raise self._failed
        if self._hosted is None:
            raise HostingError("store")
        self.client.run_beside()

    # -- what screens ask --------------------------------------------------------------

    @property
    def addresses(self) -> Sequence[str]:
        """Where it can be reached."""
        shown = (
            doors.local_address() if host in doors.EVERYWHERE else host for host in self._hosts
        )
        return tuple(doors.address(host, self._port) for host in shown)

    @property
    def port(self) -> int:
        """The port that it listens at."""
        return self._port

    @property
    def code(self) -> str:
        """Six digits."""
        return "" if self._hosted is None else self._hosted.door.code

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the certificate as hexadecimal digits."""
        return "" if self._hosted is None else self._hosted.door.fingerprint

    def close(self) -> None:
        """End the table for all; the match stays on disk."""
        self.client.close()
        if self._loop is not None and self._stop is not None and not self._loop.is_closed():
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(END_S)

    # -- the thread --------------------------------------------------------------------

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            self._failed = error
        finally:
            self._ready.set()

    async def _serve(self) -> None:
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        hosted = self._make()
        table, door = hosted.table, hosted.door
        server = self._server = TableServer(table, admit=door.admit, new_code=self._new_code)
        table.code = door.code
        try:
            self._port = await server.listen(self._hosts, self._port, door.tls)
        except OSError as error:
            hosted.close()
            raise HostingError("port", reason=error.strerror or str(error)) from None
        self._hosted = hosted
        self._ready.set()
        running = asyncio.create_task(server.run())
        stopped = asyncio.create_task(self._stop.wait())
        await asyncio.wait({running, stopped}, return_when=asyncio.FIRST_COMPLETED)
        await server.close()
        running.cancel()
        hosted.close()

    def _new_code(self) -> None:
        assert self._hosted is not None
        self._hosted.door.new_code()
        self._hosted.table.new_code(self._hosted.door.code)

    async def _attached(self, token: str) -> Opened:
        """Connect the host's own person to the server's loop."""
        loop, server = self._loop, self._server
        if loop is None or server is None or loop.is_closed():
            raise JoinError("host-leaves")
        mine = MemoryWire()

        async def attach() -> None:
            theirs = MemoryWire()
            theirs.connect(mine)
            server.attach(theirs)

        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(attach(), loop))
        return Opened(mine, token)
