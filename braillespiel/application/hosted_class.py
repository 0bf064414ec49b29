"""A class led from the menu: its server in a thread, the teacher's desk in the client's own ui."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from braillespiel.classroom.desks import OpenDesk
    from braillespiel.classroom.roster import Roster
    from braillespiel.classroom.server import ClassServer
    from braillespiel.classroom.strays import Nobody
    from braillespiel.network.entrance import Entrance
    from braillespiel.network.hosting import Pages
    from braillespiel.network.joined import TableClient
    from braillespiel.network.joining.door import Admitted
    from braillespiel.network.wires import MemoryWire

    MakeClassPages = Callable[[ClassServer, Entrance], Pages]


class HostedClass:
    """A class whose server runs beside the ui; it goes on where it was packed up.

    Raises HostingError "in-use", "port" or "store", SealedError, StoreError, InputError.
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
        nobody: Nobody,
    ) -> None:
        """``nobody`` are names that are no pupil's."""
        from braillespiel.classroom.strays import Strays
        from braillespiel.network.server_thread import ServerThread

        self._nobody = nobody
        self.left_over = Strays()
        """What the class keeps of people who are not of it any more."""

        self._home, self._title, self._roster, self._bots = home, title, roster, bots
        self._make_pages, self._loopback = pages, loopback
        self._desk: OpenDesk | None = None
        self._server: ClassServer | None = None
        self._thread = ServerThread(self._serve, "class host")
        self._thread.start()

    @property
    def desk(self) -> OpenDesk:
        """The teacher's own desk."""
        assert self._desk is not None
        return self._desk

    @property
    def over(self) -> bool:
        """Whether the class was packed up; handed over, it goes on in its thread."""
        return self._server is None or self._server.packed_up or not self._thread.alive

    def join(self, table: str, name: str, on_news: Callable[[], None]) -> TableClient:
        """Let the teacher sit at a table of the class, in a bot's chair."""
        from braillespiel.network.joined import Opened, TableClient

        def attach(wire: MemoryWire) -> Admitted:
            assert self._server is not None
            admitted = self._server.teacher(table)
            self._server.attach(wire, admitted)
            return admitted

        async def connect(token: str) -> Opened:
            wire, admitted = await self._thread.attach(attach)
            return Opened(wire, admitted.token)

        return TableClient(connect, [name], on_news).run_beside()

    def close(self) -> None:
        """End the class for today; it is on disk."""
        self._thread.close()

    # -- the thread --------------------------------------------------------------------------

    async def _serve(self) -> None:
        from braillespiel.network.joining import lease
        from braillespiel.network.server_thread import HostingError

        try:
            with lease.hold(self._home):
                await self._lead()
        except lease.InUseError as error:
            raise HostingError("in-use", path=str(error.home)) from error

    async def _lead(self) -> None:
        from braillespiel.application.open_class import OpenClass
        from braillespiel.classroom import strays
        from braillespiel.classroom.archive import ClassFile
        from braillespiel.network import entrance
        from braillespiel.network.server_thread import HostingError
        from braillespiel.store.opening import open_store

        with contextlib.ExitStack() as stack:
            store = open_store(self._home)
            stack.callback(store.close)
            file = ClassFile.at(self._home, self._title)
            self.left_over = strays.strays(file, store, self._nobody)
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
            self._desk = server.desk()
            self._thread.ready()
            await self._thread.until(server.run(), server.ended.wait())
            if pages is not None:
                await pages.close()
            await opened.close()

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
