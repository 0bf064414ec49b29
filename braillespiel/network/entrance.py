"""The entrance of a table: where it listens, who is let in there, and how others find it."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from braillespiel.network.joining import handshake, reach
from braillespiel.network.joining.address import PORT
from braillespiel.network.joining.door import Admitted, Door, WhyNew
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.line import Wire
from braillespiel.network.messages import FRAME
from braillespiel.network.wires import SocketWire

if TYPE_CHECKING:
    from websockets.asyncio.server import Server, ServerConnection

    from braillespiel.network.joining.discovery import TableAnnouncer

LOOPBACK = ("127.0.0.1", "::1")
PING_S = 10.0
EVERYWHERE = ("0.0.0.0", "::")


class Entrance:
    """Belongs to the loop in which the table is served; the certificate is in ``home``.

    ``known`` tells whether a digest is that of a token of the table. ``plain`` leaves TLS out: on
    this computer only. Raises OSError if no certificate can be kept, JoinError if the code is not
    one.
    """

    def __init__(
        self,
        home: Path,
        known: Callable[[str], bool],
        on_new_code: Callable[[str, WhyNew], None],
        *,
        code: str = "",
        plain: bool = False,
        hosts: Sequence[str] = EVERYWHERE,
    ) -> None:
        from braillespiel.network.joining import certificate
        from braillespiel.network.joining.gate import ConnectionGate

        own = None if plain else certificate.of_host(home)
        self._fingerprint = handshake.PLAIN if own is None else own.fingerprint
        self.fingerprint = "" if own is None else own.fingerprint.hex()
        """SHA-256 of the certificate as hexadecimal digits; "" without TLS."""
        self.gate = ConnectionGate(None if own is None else own.context())
        self.door = Door(self._fingerprint, known, code=code, on_new_code=on_new_code)
        self.hosts = tuple(hosts)
        self.port = 0
        self._servers: list[Server] = []
        self._announcement: TableAnnouncer | None = None

    async def listen(
        self,
        handler: Callable[[ServerConnection], Awaitable[None]],
        port: int | None,
        **options: Any,
    ) -> None:
        """Listen: at the first host in any case, at the others if this computer has them.

        Without a port, at the usual one, or at any if that is taken. Raises OSError.
        """

        async def listen(host: str, at: int) -> Server:
            return await self.gate.listen(handler, host, at, **options)

        self._servers, self.port = await listen_at(self.hosts, port, listen)

    async def receive(
        self,
        serve: Callable[[Wire, Admitted], Awaitable[None]],
        refused: Callable[[Wire, str], None],
        port: int | None,
    ) -> None:
        """Listen, and have everybody served who proves that they may come in. Raises OSError.

        ``refused`` is told of the others, with the name of the rule.
        """

        async def connected(socket: ServerConnection) -> None:
            wire = SocketWire(socket)
            try:
                admitted = await self.admit(socket, FRAME)
            except JoinError as error:
                refused(wire, error.rule)
                return
            await serve(wire, admitted)

        await self.listen(
            connected, port, max_queue=16, ping_interval=PING_S, ping_timeout=2 * PING_S
        )

    async def admit(self, connection: ServerConnection, frame: int) -> Admitted:
        """Let somebody prove that they may come in; then allow frames of this many bytes.

        Raises JoinError; the connection is then closed.
        """
        admitted = await self.door.admit(connection, self.gate)
        self.gate.passed(connection, frame)
        return admitted

    def addresses(self, outside: str = "") -> tuple[str, ...]:
        """Return where it can be reached, the easiest to say first, each with its port."""
        if self.hosts[0] in LOOPBACK:
            return (shown(self.hosts[0], self.port),)
        own = reach.reachable("" if self.hosts == EVERYWHERE else self.hosts[0], outside)
        return tuple(shown(each.host, self.port) for each in own) or (
            shown(LOOPBACK[0], self.port),
        )

    def announce(self, name: str) -> None:
        """Announce the table on the local network, from a thread; returns at once."""
        from braillespiel.network.joining.discovery import TableAnnouncer

        hosts = [
            own.host for own in reach.reachable("" if self.hosts == EVERYWHERE else self.hosts[0])
        ]
        self._announcement = TableAnnouncer(name, self.port, self._fingerprint, hosts).open()

    def shut(self) -> None:
        """Let nobody in any more; whoever is in stays."""
        for server in self._servers:
            server.close(close_connections=False)
        self.gate.close()

    async def close(self) -> None:
        """End the remaining connections."""
        if self._announcement is not None:
            self._announcement.close()
        self.door.close()
        for server in self._servers:
            with contextlib.suppress(OSError):
                server.close()
                await server.wait_closed()


class Listens(Protocol):
    """A server that listens."""

    @property
    def sockets(self) -> Iterable[Any]:
        """At what."""


S = TypeVar("S", bound=Listens)


async def listen_at(
    hosts: Sequence[str], port: int | None, listen: Callable[[str, int], Awaitable[S]]
) -> tuple[list[S], int]:
    """Listen: at the first host in any case, at the others if this computer has them.

    Without a port, at the usual one, or at any if that is taken. Return what listens, and the port.
    Raises OSError.
    """
    servers: list[S] = []
    wanted = PORT if port is None else port
    for n, host in enumerate(hosts):
        try:
            server = await listen(host, wanted)
        except OSError:
            if n:
                continue  # no IPv6 here
            if port is not None:
                raise
            server = await listen(host, 0)
        servers.append(server)
        wanted = next(iter(server.sockets)).getsockname()[1]
    return servers, wanted


def easiest(hosts: Sequence[str], port: int, outside: str = "") -> str:
    """Return where one reaches what listens at these: the address that is the easiest to say."""
    if hosts[0] in LOOPBACK:
        return shown(hosts[0], port)
    own = reach.reachable("" if tuple(hosts) == EVERYWHERE else hosts[0], outside)
    return shown(own[0].host if own else LOOPBACK[0], port)


def shown(host: str, port: int) -> str:
    """Return an address with its port: "192.168.1.20:24111", "[::1]:24111"."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
