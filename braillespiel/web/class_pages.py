"""The pages of a class that are no pupil's: a teacher's desk, and the screen for all."""

from __future__ import annotations

import asyncio
import ipaddress
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.network.joined import Opened, TableClient
from braillespiel.network.joining.door import Admitted
from braillespiel.network.wires import MemoryWire
from braillespiel.ui.classroom.desk_keys import open_desk
from braillespiel.ui.classroom.projector import ProjectorLobby
from braillespiel.ui.classroom.teacher_seats import TeacherSeats
from braillespiel.ui.network.hearing import hearing_ms
from braillespiel.ui.screens.screen import Screen
from braillespiel.web import messages as w
from braillespiel.web.origins import asked_name
from braillespiel.web.seat import Seat

if TYPE_CHECKING:
    from websockets.asyncio.server import ServerConnection

    from braillespiel.classroom.desks import OpenDesk
    from braillespiel.web.client import SeatClient
    from braillespiel.web.host import ClassHost
    from braillespiel.web.server import PageServer

PROJECTOR = "projector"


def is_here(socket: ServerConnection) -> bool:
    """Tell whether a page is open on the computer that leads the class.

    The page has to be asked for by a name of that computer alone, too: whatever passes on what
    others send comes from here as well.
    """
    address = socket.remote_address
    headers = None if socket.request is None else socket.request.headers
    return (
        bool(address)
        and headers is not None
        and _is_loopback(str(address[0]))
        and _is_loopback(asked_name(headers))
    )


def _is_loopback(name: str) -> bool:
    if name == "localhost":
        return True
    try:
        found = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return (mapped or found).is_loopback


async def open_apart(
    host: ClassHost, socket: ServerConnection, remote: str, code: str, at: w.At
) -> OpenDesk:
    """Return a desk for a page here, or for whoever knows the one-time code. Raises JoinError."""
    if is_here(socket):
        return host.desk()
    return await host.read_desk_code(remote, code, leads=at == "desk")


class DeskSeat(Seat):
    """A teacher's desk in a browser. It sits at no table."""

    at = "desk"

    def __init__(
        self, server: PageServer, host: ClassHost, desk: OpenDesk, client: SeatClient
    ) -> None:
        self._desk = desk
        self._server_of_pages = server
        token = Admitted(secrets.token_hex(16), returning=False)
        super().__init__(host, client, token, ("desk",), on_gone=self._put_away)
        client.offer = self._offer
        client.has_decks = True  # those of the computer that leads the class are the teacher's
        self._class = host
        self._tables: set[asyncio.Task[None]] = set()
        self._seats = TeacherSeats(client.ui, self._sit_down)
        client.start(open_desk(client.ui, desk, self._seats, self._ended))

    async def _follow(self) -> None:
        """A desk is at no table."""

    def _sit_down(self, table: str, on_news: Callable[[], None]) -> TableClient:
        """Let the teacher sit at a table of the class, in a bot's chair."""

        async def connect(token: str) -> Opened:
            mine, theirs = MemoryWire(), MemoryWire()
            theirs.connect(mine)
            admitted = self._class.teacher(table)
            self._class.attach(theirs, admitted)
            return Opened(mine, admitted.token)

        ui = self.client.ui
        client = TableClient(connect, [ui.words("desk-teacher")], on_news, hearing=hearing_ms(ui))
        task = self._loop.create_task(client.follow())
        self._tables.add(task)
        task.add_done_callback(self._tables.discard)
        return client

    def _offer(self, name: str, data: bytes) -> None:
        path = self._server_of_pages.offers.add(self, name, data)
        self.client.front.put(w.OfferedFile(path, download=not name.endswith(".html")))

    def _ended(self) -> None:
        """The class has ended, or somebody else has taken over."""
        why = "desk-class-ended" if self._class.packed_up else "desk-over"
        self._loop.call_soon(self.close, why)

    def _put_away(self, seat: Seat) -> None:
        self._seats.close()
        self._desk.close()
        self._server_of_pages.offers.end(self)
        self._server_of_pages.forget(seat)


class ProjectorSeat(Seat):
    """The screen for all: it watches the table that is projected, and never hears of the desk."""

    at = "projector"

    def __init__(
        self, server: PageServer, host: ClassHost, desk: OpenDesk, client: SeatClient
    ) -> None:
        self._title = desk.desk().title
        desk.close()  # it was only opened to see whether the code is right
        self._host, self._pages = host, server
        token = Admitted(secrets.token_hex(16), returning=False)
        super().__init__(host, client, token, (PROJECTOR,), watches=True, on_gone=server.forget)

    def _first_screen(self) -> Screen:
        pages = self._pages
        return ProjectorLobby(
            self.client.ui, self._at, self._title, lambda: (pages.code, pages.address)
        )

    async def _open(self, token: str) -> Opened:
        """Connect with the class, once a page is here; the page's own token stays the page's."""
        await self._here.wait()
        mine, theirs = MemoryWire(), MemoryWire()
        theirs.connect(mine)
        self._wire = mine
        self._host.attach(theirs, self._host.projector())
        return Opened(mine, self.token)
