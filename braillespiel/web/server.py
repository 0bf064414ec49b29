"""The server of the page: its files, one websocket a browser, and what a stranger may do."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from websockets.asyncio.server import serve

from braillespiel.application.clock import monotonic_ms
from braillespiel.network import protocol
from braillespiel.network.entrance import listen_at
from braillespiel.network.frames import Reader
from braillespiel.network.gc_policy import GC_POLICY
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.joining.gate import QUIET, ConnectionGate, GuardedConnection
from braillespiel.network.joining.handshake import digest
from braillespiel.network.joining.pending import Pending
from braillespiel.web import files, origins, warm_up
from braillespiel.web import messages as w
from braillespiel.web.host import ClassHost, HouseHost
from braillespiel.web.offers import FOLDER, Offers
from braillespiel.web.secured import page_address
from braillespiel.web.visitor import Visitor

if TYPE_CHECKING:
    from websockets.asyncio.server import Server, ServerConnection
    from websockets.http11 import Request, Response

    from braillespiel.network.joining.door import Admitted, Door
    from braillespiel.network.members import Guest
    from braillespiel.web.helper import HelperSeat
    from braillespiel.web.host import OtherPages, SeatHost
    from braillespiel.web.seat import Seat
    from braillespiel.web.secured import Secured

SOCKET = "/seat"
REQUEST_S = 10.0
"""How long a request, TLS and the sending of a file may take."""
REQUESTS_FROM_ONE = 128
"""Requests under way from one address: a browser opens six, a school may share an address."""
REQUESTS = 256
OUTSIDE_FROM_ONE = 100
"""Pages of one address on which nobody has entered yet: a class behind one address."""
OUTSIDE = 200
FRAMES, FRAMES_AT_ONCE = 200, 800
"""Frames a second of one page, and how many at once, with those that make no message."""
PING_S = 15.0
END_S = 2.0
"""At closing everybody has so long to take what they are told last."""
SWITCH_S = 0.0005
"""How long a thread of the pool may keep the interpreter from the loop, which wants it several
times for each key; Python's own 5 ms would be heard.
"""
SEATS = 256
"""Seats that are kept at most; those without a page give way, but for a teacher's desk."""

T = TypeVar("T")
_LOG = logging.getLogger(__name__)


class PageServer:
    """Serves the page of one table, of a class, or of a house, in the running loop.

    ``record`` is given what happens, as data. With ``secured`` it is https, under the names of
    the certificate too. ``lessons`` is a folder of lessons that somebody here has written for those
    who come; without it they learn with the built-in ones. A house has no ``door``: its pages need
    no code.
    """

    def __init__(
        self,
        table: SeatHost | HouseHost,
        door: Door | None,
        record: Callable[[Mapping[str, Any]], None] = lambda event: None,
        secured: Secured | None = None,
        now: Callable[[], int] = monotonic_ms,
        lessons: Path | None = None,
    ) -> None:
        self.table = table
        self._door = door
        self._record = record
        self._secured = secured
        self._tls = None if secured is None else secured.context
        certified = () if secured is None else secured.names
        self.now = now
        """What the clocks of seats read, in ms."""
        self.lessons = lessons
        self.pool = ThreadPoolExecutor(2, "page")
        self.seats: dict[str, Seat] = {}
        """The seats by the digest of their token."""
        self.helpers: dict[str, HelperSeat] = {}
        """The same of sighted helpers, who have no seat."""
        self._files = files.table()
        self.offers = Offers()
        """What desks give their pages."""
        self._names = origins.own_names() | frozenset(name.lower() for name in certified)
        self._gate = ConnectionGate(
            self._tls,
            REQUEST_S,
            REQUESTS_FROM_ONE,
            REQUESTS,
            frames=FRAMES,
            frames_at_once=FRAMES_AT_ONCE,
        )
        self._outside: Pending[Visitor] = Pending(OUTSIDE_FROM_ONE, OUTSIDE)
        """The pages on which nobody has entered."""
        self._visitors: set[Visitor] = set()
        self._languages: set[str] = set()
        self._reading = ThreadPoolExecutor(1, "page ahead")
        self._ahead: list[Future[None]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._servers: list[Server] = []
        self.others: OtherPages | None = None
        """The pages of other hosts, to which this one turns where its host fails."""
        self.port = 0
        self._hosts: tuple[str, ...] = ()

    # -- opening and closing -------------------------------------------------------------

    async def listen(self, hosts: Sequence[str], port: int = 0) -> None:
        """Listen: at the first host for sure, at the others where they are; 0 is a free port.

        Raises OSError.
        """
        self._hosts = tuple(hosts)
        for kind in (protocol.FromSeat, protocol.FromHost):
            Reader(kind)  # type: ignore[arg-type]  # before anybody waits for it
        sys.setswitchinterval(min(SWITCH_S, sys.getswitchinterval()))

        async def listen(host: str, at: int) -> Server:
            return await serve(
                self._connected,
                host,
                at,
                process_request=self._request,
                create_connection=partial(PageConnection, self._gate),  # type: ignore[arg-type]
                compression=None,
                max_size=w.FRAME,
                max_queue=16,
                open_timeout=REQUEST_S,
                close_timeout=REQUEST_S,
                ping_interval=PING_S,
                ping_timeout=2 * PING_S,
                server_header=None,
                logger=QUIET,
            )

        self._servers, self.port = await listen_at(hosts, self.port or port, listen)
        self._ahead.append(self._reading.submit(warm_up.load_games))

    @property
    def hosts(self) -> tuple[str, ...]:
        """At which addresses of this computer it listens."""
        return self._hosts

    @property
    def scheme(self) -> str:
        """How the page is asked for: "http" or "https"."""
        return "http" if self._tls is None else "https"

    @property
    def address(self) -> str:
        """The page's address, the one that is the easiest to say."""
        return page_address(self._secured, self._hosts, self.port)

    @property
    def code(self) -> str:
        """The code with which one comes in; "" where none is needed."""
        return "" if self._door is None else self._door.code

    def speaks(self, language: str) -> None:
        """Somebody comes who reads this language: its catalogues are read in the pool."""
        if language not in self._languages:
            self._languages.add(language)
            self._ahead.append(self._reading.submit(warm_up.read_sentences, language))

    def made_ready(self) -> None:
        """Return, in another thread, once all is loaded and read that was asked for so far."""
        for work in tuple(self._ahead):
            work.result()

    def _goodbye(self, seat: Seat, is_over: bool) -> str:
        """Return the sentence with which a page is told that it is over here."""
        if is_over:
            return "web-over"
        if isinstance(self.table, HouseHost):
            return "web-house-closing"
        if not (isinstance(self.table, ClassHost) and self.table.packed_up):
            return "web-closing"
        return "desk-class-ended" if seat.at else "web-class-ended"

    @property
    def is_looked_at(self) -> bool:
        """Whether somebody sits at a page, or has only just gone from it."""
        return any(seat.is_here for seat in self.seats.values())

    async def close(self, is_over: bool = False) -> None:
        """Tell every page that the table is closed, and end; ``is_over``: for good."""
        for server in self._servers:
            server.close(close_connections=False)
        for seat in list(self.seats.values()):
            seat.close(self._goodbye(seat, is_over))
        for helper in list(self.helpers.values()):
            helper.close()
        for visitor in list(self._visitors):
            visitor.line.end()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=END_S)
        for server in self._servers:
            server.close()
            await server.wait_closed()
        self._gate.close()
        for pool in (self.pool, self._reading):
            pool.shutdown(wait=False, cancel_futures=True)

    async def abandon(self) -> None:
        """Another host serves these pages now, or may: all connections end, and are looked for."""
        for server in self._servers:
            server.close(close_connections=False)
        for visitor in list(self._visitors):
            visitor.cut()
        for seat in list(self.seats.values()):
            seat.close()
        await self.close()

    # -- what visitors need ----------------------------------------------------------------

    async def beside(self, work: Callable[[], T]) -> T:
        """Run what takes long in the pool."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, work)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the loop, until the server is closed."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def read_out(self, remote: str, code: str) -> Admitted:
        """See whether a code is right. Raises JoinError."""
        self.need_room()
        if self._door is None:
            raise JoinError("refused")
        return await self._door.read_out(remote, code)

    def need_room(self) -> None:
        """Have room for another seat. Raises JoinError busy where there is none."""
        if len(self.seats) >= SEATS and not self._make_room():
            raise JoinError("busy")

    def guest(self, key: str) -> Guest | None:
        """Return who has the token of this digest, None if nobody has."""
        return None if isinstance(self.table, HouseHost) else self.table.guest(key)

    def keep(self, seat: Seat) -> None:
        """Remember a seat for whoever comes back to it."""
        self.seats[digest(seat.token)] = seat
        GC_POLICY.came()

    def forget(self, seat: Seat) -> None:
        """A seat is over."""
        key = digest(seat.token)
        if self.seats.get(key) is seat:
            del self.seats[key]
            GC_POLICY.ended()

    def keep_helper(self, helper: HelperSeat) -> None:
        """Remember a helper until the link ends, for its page to come back."""
        self.helpers[digest(helper.token)] = helper

    def forget_helper(self, helper: HelperSeat) -> None:
        """A link has ended: its token opens nothing any more."""
        self.helpers.pop(digest(helper.token), None)

    def _make_room(self) -> bool:
        """Forget a seat that no page shows; tell whether there was one.

        A desk stays: whoever knows the code could take it away, and it was opened with another.
        """
        seats = (seat for seat in self.seats.values() if seat.at != "desk")
        idle = next((seat for seat in seats if not seat.shown), None)
        if idle is not None:
            idle.close()
        return idle is not None

    def came(self, visitor: Visitor, *, proved: bool = False) -> None:
        """A page is open on which nobody has entered: where there are too many, one gives way."""
        gone = self._outside.add(visitor, visitor.origin, held=proved)
        if gone is not None:
            gone.give_way()

    def advanced(self, visitor: Visitor) -> None:
        """A page has come a step further: what it repeats is none."""
        self._outside.advance(visitor)

    def proved(self, visitor: Visitor) -> None:
        """Somebody has typed a right code, or has a token: their page no longer gives way."""
        self._outside.hold(visitor)

    def entered(self, visitor: Visitor) -> None:
        """A visitor has a seat."""
        self._outside.remove(visitor)

    def behind(self, gate: ConnectionGate) -> None:
        """Whose connections they are is known as at the gate of the house."""
        self._gate.proxy, self._gate.relayed = gate.proxy, gate.relayed

    def back_outside(self, visitor: Visitor) -> None:
        """A visitor has no seat any more; the code they have proved."""
        if visitor in self._visitors:
            self.came(visitor, proved=True)

    def refused(self, rule: str, remote: str) -> None:
        """Note that somebody was refused."""
        self._record({"event": "refused", "rule": rule, "from": remote})

    # -- requests --------------------------------------------------------------------------

    def _request(self, connection: ServerConnection, request: Request) -> Response | None:
        """Answer what is no websocket, and what is none of ours."""
        local, remote = connection.local_address, connection.remote_address
        secure = self._tls is not None
        shows = (lambda origin: False) if self.others is None else self.others.shows
        if not origins.fits(request.headers, str(local[0]), self._names, secure, shows):
            self.refused("host", str(connection.remote_address[0]))
            return files.plain(HTTPStatus.MISDIRECTED_REQUEST, request.method)
        if request.path.startswith(FOLDER):
            return self.offers.answer(request)
        if request.path != SOCKET:
            hosts = () if self.others is None else self.others.pages(str(remote[0]))
            asks = request.headers.get_all("Origin")
            return files.answer(self._files, request, hosts, "".join(asks[:1]))
        if request.method != "GET" or not request.headers.get("Upgrade"):
            return files.plain(HTTPStatus.UPGRADE_REQUIRED, request.method, Upgrade="websocket")
        if not origins.from_own_page(request.headers):
            return files.plain(HTTPStatus.FORBIDDEN)
        return None

    async def _connected(self, socket: ServerConnection) -> None:
        self._gate.passed(socket, w.FRAME)
        visitor = Visitor(self, socket)
        self._visitors.add(visitor)
        self.came(visitor)
        try:
            await visitor.serve()
        except Exception as error:
            # A fault of ours that one page has found ends that page alone, and not unseen.
            kind = type(error).__name__
            self._record({"event": "fault", "kind": kind, "from": visitor.origin})
            _LOG.error("A page found a fault", exc_info=error)
        finally:
            self._visitors.discard(visitor)
            self._outside.remove(visitor)


class PageConnection(GuardedConnection):
    """A connection whose every answer carries the page's headers, also those to what is no HTTP."""

    def __init__(self, gate: ConnectionGate, *given: Any, **named: Any) -> None:
        super().__init__(gate, *given, **named)
        send = self.protocol.send_response

        def safe(response: Response) -> None:
            for name, value in files.SAFETY.items():
                if name not in response.headers:
                    response.headers[name] = value
            send(response)

        self.protocol.send_response = safe  # type: ignore[method-assign]
