"""Where a host that waits takes seats: TLS and websocket end here, and their frames go on.

All of them go through one link to the host that leads. That one checks who they are, and says how
far they have come; how much and how fast somebody may send is seen to here.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
from websockets.asyncio.server import Server, ServerConnection
from websockets.exceptions import ConnectionClosed

from braillespiel.house.entrance import PING_S
from braillespiel.house.heartbeat import Heartbeat
from braillespiel.house.link import Channel, HostLink, LinkKind, number
from braillespiel.network.entrance import listen_at
from braillespiel.network.houses.handshake import FRAME
from braillespiel.network.joining.gate import ConnectionGate, GuardedConnection
from braillespiel.network.joining.relayed import Ends
from braillespiel.network.wires import SocketWire

if TYPE_CHECKING:
    import ssl

    from websockets.http11 import Request

    from braillespiel.network.joining.proxy import TrustedProxy

HOLD_S = 8.0
"""How long somebody is held while nobody leads the house."""
AGAIN_S = 0.25
"""How often the leading host is tried."""
STALL_S = 30.0
"""How long who reads nothing is waited for."""
ABNORMAL = 1006
_LOG = logging.getLogger(__name__)


class GatewaySeat(Channel):
    """Carries the frames of a seat between its websocket and the host that leads."""

    def __init__(
        self,
        link: HostLink,
        channel: int,
        socket: GuardedConnection,
        gate: ConnectionGate,
        heartbeat: Heartbeat,
    ) -> None:
        super().__init__(link, channel)
        self._socket, self._gate, self._heartbeat = socket, gate, heartbeat
        self._delay = 0.0

    async def carry(self) -> None:
        """Carry frames both ways until one side ends."""
        down = asyncio.get_running_loop().create_task(self._down())
        try:
            await self._up()
        except ConnectionClosed:
            code = self._socket.close_code or ABNORMAL
            if code == ABNORMAL:
                self.cut()
            else:
                self.end(code, self._socket.close_reason or "")
        except ConnectionError:
            await down
        finally:
            down.cancel()
            await asyncio.gather(down, return_exceptions=True)

    async def _up(self) -> None:
        while True:
            frame = await self._socket.recv(decode=False)
            if self._socket.latency != self._delay:
                self._delay = self._socket.latency
                self.say(LinkKind.DELAY, max(1, round(self._delay * 1000)))
            await self.put(frame, text=False)

    async def _down(self) -> None:
        wire = SocketWire(self._socket)
        try:
            while True:
                frame, text = await self.take()
                if not text or not wire.send_now((frame,)):
                    async with asyncio.timeout(STALL_S):
                        await self._socket.send(frame, text=text)
        except ConnectionClosed:
            return
        except TimeoutError:
            self.cut()
        except ConnectionError:
            if self.closing is not None:
                await self._socket.close(*self.closing)
        finally:
            self._socket.transport.abort()

    def told(self, kind: LinkKind, body: bytes) -> None:
        """Do what the gate of the host that leads says. Raises ValueError."""
        match kind:
            case LinkKind.STEP:
                self._gate.advanced(self._socket)
            case LinkKind.HOLD:
                self._gate.hold(self._socket)
            case LinkKind.PASSED:
                self._gate.passed(self._socket, number(body))
            case LinkKind.MEASURE:
                self._heartbeat.measure(self._socket)
            case _:
                super().told(kind, body)

    def _over(self) -> None:
        super()._over()
        if self.closing is None:
            self._socket.transport.abort()


class SeatGateway:
    """The port for seats of a host that waits; ``link_to`` connects to the inner port of another.

    It raises OSError. ``on_late`` is told whenever somebody was held in vain.
    """

    def __init__(
        self,
        link_to: Callable[[tuple[str, int]], Awaitable[HostLink]],
        on_late: Callable[[], None],
        proxy: TrustedProxy | None = None,
    ) -> None:
        self.gate = ConnectionGate(None)
        self.gate.proxy = proxy
        self._link_to, self._on_late = link_to, on_late
        self._heartbeat = Heartbeat(PING_S)
        self._beats: asyncio.Task[None] | None = None
        self._link: HostLink | None = None
        self._linked = asyncio.Event()
        self._linking: asyncio.Task[None] | None = None
        self._opened = 0
        self._open: set[GuardedConnection] = set()
        self._servers: list[Server] = []
        self._shut: list[Server] = []

    @property
    def passed_on(self) -> int:
        """How many seats it carries."""
        return len(self._open)

    def ends(self, connection: ServerConnection) -> Ends:
        """Return whose connection it is, and where it has come in."""
        remote, local = connection.remote_address or ("", 0), connection.local_address or ("", 0)
        return Ends((str(remote[0]), int(remote[1])), (str(local[0]), int(local[1])))

    async def listen(
        self, hosts: Sequence[str], port: int | None, tls: ssl.SSLContext | None
    ) -> int:
        """Take seats; return at which port. Without one: any. Raises OSError."""
        self.gate.tls = tls
        if self._beats is None:
            self._beats = asyncio.get_running_loop().create_task(self._heartbeat.run())
        self._servers, port = await listen_at(hosts, port, self._listen)
        return port

    async def _listen(self, host: str, port: int) -> Server:
        server = await self.gate.listen(
            self._serve,
            host,
            port,
            process_request=self._hold,
            open_timeout=self.gate.wait_s + HOLD_S,
            max_queue=4,
            ping_interval=None,  # the heartbeat asks
        )
        # Whoever is held when the house opens here instead goes on to it.
        server.is_serving = lambda: True  # type: ignore[method-assign]
        return server

    def lead_by(self, where: tuple[str, int] | None) -> None:
        """The house is led by the host with this inner port now; None: nobody knows."""
        if self._linking is not None:
            self._linking.cancel()
            self._linking = None
        if self._link is not None:
            self._unlinked(self._link)
        if where is not None:
            self._linking = asyncio.get_running_loop().create_task(self._keep_linked(where))

    async def _keep_linked(self, where: tuple[str, int]) -> None:
        while True:
            try:
                await self._through(await self._link_to(where))
            except OSError:  # also where it does not answer in time
                pass
            except Exception:  # a fault of ours must not leave everybody without a way on
                _LOG.exception("A link to another host found a fault")
            await asyncio.sleep(AGAIN_S)

    async def _through(self, link: HostLink) -> None:
        self._link = link
        self._linked.set()
        self._heartbeat.watch(link)
        try:
            await link.run()
        finally:
            self._unlinked(link)

    def _unlinked(self, link: HostLink) -> None:
        link.lose()
        self._heartbeat.forget(link)
        if self._link is link:
            self._link = None
            self._linked.clear()

    async def _hold(self, connection: ServerConnection, request: Request) -> None:
        """Hold somebody who opens a connection until there is a way on."""
        assert isinstance(connection, GuardedConnection)
        connection.wait(2 * HOLD_S)
        waits = [
            asyncio.ensure_future(each()) for each in (self._linked.wait, connection.wait_closed)
        ]
        try:
            await asyncio.wait(waits, timeout=HOLD_S, return_when=asyncio.FIRST_COMPLETED)
            if not any(each.done() for each in waits):
                self._on_late()
                connection.turn_away()
                await connection.wait_closed()
        finally:
            for each in waits:
                each.cancel()

    async def _serve(self, connection: ServerConnection) -> None:
        assert isinstance(connection, GuardedConnection)
        link = self._link
        if link is None:
            connection.turn_away()
            return
        connection.protocol.max_message_size = FRAME
        self._opened += 1
        seat = GatewaySeat(link, self._opened, connection, self.gate, self._heartbeat)
        link.put(LinkKind.OPEN, self._opened, msgspec.json.encode(self.ends(connection)))
        self._open.add(connection)
        self._heartbeat.watch(connection)
        try:
            await seat.carry()
        finally:
            self._heartbeat.forget(connection)
            self._open.discard(connection)

    def shut(self) -> None:
        """Take nobody any more; those who are here stay."""
        for server in self._servers:
            server.server.close()
        self._shut += self._servers
        self._servers = []

    async def close(self) -> None:
        """End everything."""
        self.shut()
        self.lead_by(None)
        if self._beats is not None:
            self._beats.cancel()
        self.gate.close()
        for connection in list(self._open):
            connection.transport.abort()
        for server in self._shut:
            with contextlib.suppress(OSError):
                server.close()
                await server.wait_closed()
