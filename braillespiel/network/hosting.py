"""A table opened on this computer: its server in a thread, its own person a client like all others.

The thread has a loop, the store and the only match. The person's client is given the same frames as
everybody, through a pair of queues instead of a socket.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from braillespiel.network.entrance import Entrance
from braillespiel.network.joined import Opened, TableClient
from braillespiel.network.outgoing import WritingStore
from braillespiel.network.server import TableServer
from braillespiel.network.server_thread import HostingError, ServerThread
from braillespiel.network.table import NetworkTable


@dataclass(frozen=True, slots=True)
class Hosted:
    """What the thread needs, made in it: the table, its entrance, and what to do at the end."""

    table: NetworkTable
    entrance: Entrance
    close: Callable[[], None]
    writing: WritingStore | None = None
    """The thread of its store."""


class Pages(Protocol):
    """What serves a table's page to browsers (braillespiel.web)."""

    @property
    def address(self) -> str:
        """Where it is."""

    async def listen(self, hosts: Sequence[str], port: int = 0) -> None:
        """Listen at addresses of this computer; 0 is a free port. Raises OSError."""

    async def close(self) -> None:
        """End it, and tell every page."""


MakePages = Callable[[TableServer, Entrance], Pages]


class HostedTable:
    """A table whose server runs beside the ui. ``make`` and ``pages`` are called in its thread.

    Raises what ``make`` raises, and HostingError if no address can be taken.
    """

    def __init__(
        self,
        make: Callable[[], Hosted],
        names: Sequence[str],
        on_news: Callable[[], None],
        *,
        pages: MakePages | None = None,
        port: int | None = None,
        announces: bool = True,
        hearing: int = 4000,
        watches: bool = False,
    ) -> None:
        self._make, self._port, self._announces = make, port, announces
        self._make_pages = pages
        self._pages: Pages | None = None
        self._server: TableServer | None = None
        self._hosted: Hosted | None = None
        self._on_news = on_news
        self._thread = ServerThread(self._serve, "table host")
        self.client = TableClient(self._attached, names, on_news, hearing=hearing, watches=watches)
        """The host's own person."""
        self._thread.start()
        self.client.run_beside()

    # -- what screens ask --------------------------------------------------------------

    @property
    def addresses(self) -> Sequence[str]:
        """Where it can be reached."""
        return () if self._hosted is None else self._hosted.entrance.addresses()

    @property
    def code(self) -> str:
        """Six digits."""
        return "" if self._hosted is None else self._hosted.entrance.door.code

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the certificate as hexadecimal digits."""
        return "" if self._hosted is None else self._hosted.entrance.fingerprint

    @property
    def page(self) -> str:
        """The address of its page for browsers, "" if there is none."""
        return "" if self._pages is None else self._pages.address

    @property
    def kept(self) -> bool:
        """Whether all that was played is on disk."""
        writing = None if self._hosted is None else self._hosted.writing
        return writing is None or writing.kept

    def close(self) -> None:
        """End the table for all; the match stays on disk."""
        self._thread.close()  # first: nobody is to hear that the host's own client is lost
        self.client.close()

    # -- the thread --------------------------------------------------------------------

    async def _serve(self) -> None:
        hosted = self._make()
        server = self._server = TableServer(hosted.table, writing=hosted.writing)
        try:
            await server.listen(hosted.entrance, self._port)
        except OSError as error:
            hosted.close()
            raise HostingError("port", reason=error.strerror or str(error)) from None
        if self._announces:
            hosted.entrance.announce(hosted.table.name)
        if self._make_pages is not None:
            pages = self._make_pages(server, hosted.entrance)
            with contextlib.suppress(OSError):  # a table without a page is one too
                await pages.listen(hosted.entrance.hosts)
                self._pages = pages
        self._hosted = hosted
        self._thread.ready()
        await self._thread.until(server.run())
        if self._pages is not None:
            await self._pages.close()
        await server.close()
        hosted.close()

    async def _attached(self, token: str) -> Opened:
        """Connect the person at the host to the server's loop."""
        server = self._server
        if server is None:
            raise ConnectionError("closed")
        wire, _ = await self._thread.attach(server.attach)
        return Opened(wire, token)
