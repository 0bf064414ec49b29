"""Where a house listens: TLS, few connections before the proof, one port for lobby and tables."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from braillespiel.house.heartbeat import Heartbeat
from braillespiel.house.passed_seat import PassedSeat, PassedWire
from braillespiel.network.entrance import EVERYWHERE, LOOPBACK, easiest, listen_at
from braillespiel.network.houses.handshake import FRAME
from braillespiel.network.joining import handshake
from braillespiel.network.joining.gate import ConnectionGate, GuardedConnection
from braillespiel.network.wires import SocketWire

if TYPE_CHECKING:
    import ssl

    from websockets.asyncio.server import Server, ServerConnection

    from braillespiel.house.link import HostLink
    from braillespiel.network.joining.handshake import SeatConnection
    from braillespiel.network.joining.proxy import TrustedProxy
    from braillespiel.network.joining.relayed import Ends
    from braillespiel.network.line import Wire

Handler = Callable[["SeatConnection", "Wire"], Awaitable[None]]
"""Serves a connection: first as it is, and its frames once somebody is in."""

FILES = 8192
"""Files and connections that a house has open at most: strangers alone can hold thousands."""
PING_S = 20.0
"""Who was silent for so long is asked whether they are there, and is gone after as long again."""


def allow_files() -> None:
    """Have this process open so many where the system allows it; its usual bound may be lower."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class HouseEntrance:
    """Belongs to the loop in which the house is served; the certificate is in ``home``.

    ``given`` is a certificate that systems trust, with its fingerprint. ``plain`` leaves TLS out:
    on this computer only. Raises OSError if no certificate can be kept.
    """

    def __init__(
        self,
        home: Path,
        *,
        plain: bool = False,
        hosts: Sequence[str] = EVERYWHERE,
        given: tuple[ssl.SSLContext, bytes] | None = None,
        proxy: TrustedProxy | None = None,
    ) -> None:
        from braillespiel.network.joining import certificate

        context: ssl.SSLContext | None = None
        self.fingerprint = handshake.PLAIN
        if given is not None:
            context, self.fingerprint = given
        elif not plain:
            own = certificate.of_host(home)
            context, self.fingerprint = own.context(), own.fingerprint
        self.gate = ConnectionGate(context)
        self.gate.proxy = proxy
        self.hosts = tuple(hosts)
        self.before_listening: Callable[[], None] = lambda: None
        """Called as late as possible: something else may have had the port so far."""
        self.port = 0
        self.heartbeat = Heartbeat(PING_S)
        self._beats: asyncio.Task[None] | None = None
        self._servers: list[Server] = []
        self._handler: Handler | None = None
        self._passed: dict[asyncio.Task[None], PassedSeat] = {}
        """Those whom other hosts pass on."""

    @property
    def loopback(self) -> bool:
        """Whether only programs of this computer reach it."""
        return self.hosts[0] in LOOPBACK

    async def listen(self, handler: Handler, port: int | None) -> None:
        """Listen: at the first host in any case, at the others if they are there. Raises OSError.

        Without a port, at the usual one, or at any if that is taken.
        """
        self._beats = asyncio.get_running_loop().create_task(self.heartbeat.run())

        async def listen(host: str, at: int) -> Server:
            return await self._listen(handler, host, at)

        self.before_listening()
        self._servers, self.port = await listen_at(self.hosts, port, listen)
        self._handler = handler

    def passed_on(self, link: HostLink, channel: int, ends: Ends) -> None:
        """Serve somebody who has come to another host, if there is room for them."""
        seat = PassedSeat(link, channel, self.gate, ends)
        if self._handler is None:
            seat.cut()
        elif self.gate.entered_elsewhere(seat, ends.remote[0]):
            task = asyncio.get_running_loop().create_task(self._serve(self._handler, seat))
            self._passed[task] = seat
            task.add_done_callback(self._passed.pop)

    async def _serve(self, handler: Handler, seat: PassedSeat) -> None:
        try:
            await handler(seat, PassedWire(seat))
        finally:
            seat.end(1000, "")

    async def _listen(self, handler: Handler, host: str, port: int) -> Server:
        async def connected(connection: ServerConnection) -> None:
            assert isinstance(connection, GuardedConnection)
            connection.protocol.max_message_size = FRAME
            self.heartbeat.watch(connection)
            try:
                await handler(connection, SocketWire(connection))
            finally:
                self.heartbeat.forget(connection)

        return await self.gate.listen(
            connected,
            host,
            port,
            max_queue=16,
            ping_interval=None,  # the heartbeat asks
        )

    def measure(self, connection: SeatConnection) -> None:
        """Find out now and then how long a frame takes: somebody sits at a table."""
        if isinstance(connection, PassedSeat):
            connection.measure()
        else:
            assert isinstance(connection, GuardedConnection)
            self.heartbeat.measure(connection)

    def address(self, outside: str = "") -> str:
        """Return where it is reached, with its port: the address that is the easiest to say."""
        return easiest(self.hosts, self.port, outside)

    def shut(self) -> None:
        """Let nobody in any more; whoever is in stays."""
        self._handler = None
        for server in self._servers:
            server.close(close_connections=False)
        self.gate.close()

    async def close(self) -> None:
        """End the remaining connections."""
        if self._beats is not None:
            self._beats.cancel()
        for seat in list(self._passed.values()):
            seat.end(1001, "")
        if self._passed:
            await asyncio.wait(list(self._passed))
        for server in self._servers:
            with contextlib.suppress(OSError):
                server.close()
                await server.wait_closed()
