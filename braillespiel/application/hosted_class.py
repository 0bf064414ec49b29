"""A class led from the menu: its server in a thread, the teacher's desk in the client's own ui."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio

    from braillespiel.classroom.desks import OpenDesk
    from braillespiel.classroom.roster import Roster
    from braillespiel.classroom.server import ClassServer
    from braillespiel.network.client import TableClient
    from braillespiel.network.entrance import Entrance
    from braillespiel.network.hosting import Pages

    MakeClassPages = Callable[[ClassServer, Entrance], Pages]

START_S = 20.0
END_S = 5.0


class HostedClass:
    """A class whose server runs beside the ui; it goes on where it was packed up.

    Raises HostingError "in-use", "port" or "store", SealedError, StoreError, OutsideError.
    """

    def __init__(
        self,
        home: Path,
        title: str,
        roster: Roster,
        bots: Sequence[str],
        pages: MakeClassPages | None = None,
        *,
        loopback: bool = False,
    ) -> None:
        self._home, self._title, self._roster, self._bots = home, title, roster, bots
        self._make_pages, self._loopback = pages, loopback
        self._ready = threading.Event()
        self._failed: BaseException | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None
        self._desk: OpenDesk | None = None
        self._server: ClassServer | None = None
        self._thread = threading.Thread(target=self._run, name="class host", daemon=True)
        self._thread.start()
        self._ready.wait(START_S)
        if self._failed is not None:
            raise self._failed
        if self._desk is None:
            from braillespiel.network.hosting import HostingError

            raise HostingError("store")

    @property
    def desk(self) -> OpenDesk:
        """The teacher's own desk."""
        assert self._desk is not None
        return self._desk

    @property
    def over(self) -> bool:
        """Whether the class was packed up; handed over, it goes on in its thread."""
        return self._server is None or self._server.packed_up or not self._thread.is_alive()

    def join(self, table: str, name: str, on_news: Callable[[], None]) -> TableClient:
        """Let the teacher sit at a table of the class, in a bot's chair."""
        import asyncio

        from braillespiel.network.joined import Joined, Opened
        from braillespiel.network.wires import MemoryWire

        async def connect(token: str) -> Opened:
            loop, server = self._loop, self._server
            if loop is None or server is None or loop.is_closed():
                raise ConnectionError("closed")
            mine = MemoryWire()

            async def attach() -> str:
                theirs = MemoryWire()
                theirs.connect(mine)
                admitted = server.teacher(table)
                server.attach(theirs, admitted)
                return admitted.token

            given = await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(attach(), loop))
            return Opened(mine, given)

        return Joined(connect, [name], on_news).run_beside()

    def close(self) -> None:
        """End the class for today; it is on disk."""
        if self._loop is not None and self._stop is not None and not self._loop.is_closed():
            with contextlib.suppress(RuntimeError):
                self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(END_S)

    # -- the thread --------------------------------------------------------------------------

    def _run(self) -> None:
        import asyncio

        from braillespiel.network.hosting import HostingError
        from braillespiel.network.joining import lease

        try:
            with lease.hold(self._home):
                asyncio.run(self._serve())
        except lease.InUseError as error:
            self._failed = HostingError("in-use", path=str(error.home))
        except BaseException as error:
            self._failed = error
        finally:
            self._ready.set()

    async def _serve(self) -> None:
        import asyncio

        from braillespiel.application.open_class import OpenClass
        from braillespiel.classroom.archive import ClassFile
        from braillespiel.network import entrance
        from braillespiel.network.hosting import HostingError
        from braillespiel.store.opening import open_store

        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        with contextlib.ExitStack() as stack:
            store = open_store(self._home)
            stack.callback(store.close)
            file = ClassFile.at(self._home, self._title)
            opened = OpenClass(store, self._home, file, self._roster, self._bots)
            server = self._server = opened.server
            hosts = entrance.LOOPBACK if self._loopback else entrance.EVERYWHERE
            way_in = entrance.Entrance(self._home, server.knows, server.new_code, hosts=hosts)
            try:
                await server.listen(way_in, None)
            except OSError as error:
                await opened.close()
                raise HostingError("port", reason=error.strerror or str(error)) from None
            if not self._loopback:
                way_in.announce(self._title)
            pages = await self._pages(server, way_in)
            running = asyncio.create_task(server.run())
            self._desk = server.desk()
            self._ready.set()
            ends = [asyncio.create_task(event.wait()) for event in (self._stop, server.ended)]
            await asyncio.wait({running, *ends}, return_when=asyncio.FIRST_COMPLETED)
            if pages is not None:
                await pages.close()
            await opened.close()
            for task in (running, *ends):
                task.cancel()

    async def _pages(self, server: ClassServer, way_in: Entrance) -> Pages | None:
        if self._make_pages is None:
            return None
        pages = self._make_pages(server, way_in)
        try:
            await pages.listen(way_in.hosts)
        except OSError:
            return None  # pupils come with the program then
        server.address = pages.address
        return pages
