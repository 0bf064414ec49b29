"""Who could come to a class: two open ports, and who reaches them, before the lesson.

Nothing of a class is served: a browser gets a page that says that it has arrived, a client of ours
is told that the class is not open yet.
"""

from __future__ import annotations

import contextlib
import ipaddress
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol

from braillespiel.network.joining import reach
from braillespiel.network.joining.address import PORT
from braillespiel.network.joining.discovery import Browser, TableAnnouncer

if TYPE_CHECKING:
    import asyncio
    from socket import socket

    from braillespiel.network.joining.closed_door import ClosedDoor

    class _Server(Protocol):
        """What serves at an address."""

        @property
        def sockets(self) -> Iterable[socket]: ...

        def close(self) -> None: ...

        async def wait_closed(self) -> None: ...


By = Literal["browser", "program"]
ADVICE = ("cable", "own-network", "school-server", "rented-server")
"""What to ask for when devices do not arrive, the easiest first; sentences ``check-advice-…``."""
ALONE_S = 60
"""After so many seconds without anybody, what to ask for is said."""
_REQUEST = 8192
_REQUEST_S = 5
_VISITS = 200
"""Browsers' connections at the same time; more are turned away."""
_MOST = 1000
"""Addresses that are told apart."""


@dataclass(frozen=True, slots=True)
class Arrived:
    """A device reached this computer for the first time by this way."""

    host: str
    by: By


class Check:
    """Listens for devices. Belongs to one loop; ``on_arrived`` is called there."""

    def __init__(self, page: str, on_arrived: Callable[[Arrived], None], home: Path) -> None:
        """``page`` is the HTML that a browser is shown; the certificate is in ``home``."""
        self._home = home
        self._door: ClosedDoor | None = None
        self._page = page.encode()
        self._on_arrived = on_arrived
        self._own = {one.host.partition("%")[0] for one in reach.own_addresses()}
        self._servers: list[_Server] = []
        self._visits = 0
        self.arrived: dict[Arrived, None] = {}
        self.port = self.web_port = 0

    async def listen(self, hosts: Sequence[str], port: int = PORT, web_port: int = 0) -> None:
        """Open both ports; 0 is a free one.

        Raises OSError if the first host's is taken, or if no certificate can be kept.
        """
        import asyncio

        from braillespiel.network.joining import certificate
        from braillespiel.network.joining.closed_door import ClosedDoor

        async def for_browsers(host: str, port: int) -> asyncio.Server:
            return await asyncio.start_server(self._visited, host, port, limit=_REQUEST)

        tls = certificate.of_host(self._home).context()
        self._door = ClosedDoor(tls, "checking", lambda host: self._note(host, "program"))
        self.port = await self._open(self._door.open, hosts, port)
        self.web_port = await self._open(for_browsers, hosts, web_port)

    async def _open(
        self, serve: Callable[[str, int], Awaitable[_Server]], hosts: Sequence[str], port: int
    ) -> int:
        for n, host in enumerate(hosts):
            try:
                server = await serve(host, port)
            except OSError:
                if n:
                    continue  # no IPv6 here
                raise
            self._servers.append(server)
            port = next(iter(server.sockets)).getsockname()[1]
        return port

    async def _visited(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        import asyncio

        self._visits += 1
        try:
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                if self._visits <= _VISITS:
                    self._note(writer.get_extra_info("peername")[0], "browser")
                    await self._show(reader, writer)
        finally:
            self._visits -= 1
            writer.close()

    async def _show(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        import asyncio

        async with asyncio.timeout(_REQUEST_S):
            with contextlib.suppress(asyncio.LimitOverrunError):
                await reader.readuntil(b"\r\n\r\n")
            writer.write(
                b"HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"
                b"Cache-Control: no-store\r\nConnection: close\r\n"
                b"Content-Length: %d\r\n\r\n%s" % (len(self._page), self._page)
            )
            await writer.drain()

    def _note(self, host: str, by: By) -> None:
        arrived = Arrived(_plain(host), by)
        own = arrived.host in self._own or reach.scope_of(arrived.host) == "this-computer"
        if own or arrived in self.arrived or len(self.arrived) >= _MOST:
            return
        self.arrived[arrived] = None
        self._on_arrived(arrived)

    def addresses(self) -> tuple[str, ...]:
        """Return the addresses to try in a browser, the easiest to say first; empty: no network."""
        from braillespiel.network.entrance import shown

        return tuple(f"http://{shown(own.host, self.web_port)}" for own in reach.reachable(""))

    async def answers(self) -> bool:
        """Tell whether this computer reaches itself at an address that others use."""
        import asyncio

        for own in reach.reachable(""):
            with contextlib.suppress(OSError, TimeoutError):
                async with asyncio.timeout(2):
                    _, writer = await asyncio.open_connection(own.host, self.web_port)
                writer.close()
                return True
        return False

    async def close(self) -> None:
        """Let nobody in any more."""
        for server in self._servers:
            server.close()
            await server.wait_closed()
        if self._door is not None:
            self._door.close()


def multicast(port: int, seconds: float = 4.0) -> bool:
    """Tell whether a table that is announced is found again, from this computer at least.

    Waits for at most ``seconds``, twice. What a network's access points do with multicast, only
    another device can tell.
    """
    import threading

    hosts = [own.host for own in reach.reachable("")]
    if not hosts:
        return False
    found = threading.Event()

    def look() -> None:
        if any(one.beginning == _ID.hex()[:16] for one in browser.tables()):
            found.set()

    announced = TableAnnouncer("braillespiel", port, _ID, hosts).open()
    browser = Browser(look).open()
    try:
        return announced.wait(seconds) and found.wait(seconds)
    finally:
        browser.close()
        announced.close()


_ID = bytes(32)
"""A fingerprint that no table has."""


def _plain(host: str) -> str:
    """Return an address as people write it: IPv4 that came through IPv6 as IPv4, no zone."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    return str(getattr(address, "ipv4_mapped", None) or address)
