"""Hosts of a house that wait pass people on to the one that leads it, so that any address will do.

A host that waits takes connections at the house's ports, and goes to the inner port of the host
that leads: within TLS, in which both show the certificate that all hosts share. The frames of all
seats go through one connection (gateway, link). Each connection of a browser goes on by one of its
own: inside it the person's own TLS goes on to the leading host, and nothing is read or changed on
the way; before anything else the host that waits says whose it is (:class:`Carried`). There
everybody counts, at the gate and where they guess, as if they had come by themselves.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from braillespiel.decoding import decode
from braillespiel.house.entrance import HouseEntrance
from braillespiel.house.gateway import AGAIN_S, HOLD_S, STALL_S, SeatGateway
from braillespiel.house.link import HostLink, LinkKind
from braillespiel.house.remote_tables import HouseShares
from braillespiel.network.entrance import LOOPBACK, easiest, listen_at
from braillespiel.network.joining.certificate import Certificate
from braillespiel.network.joining.guesses import origin
from braillespiel.network.joining.pending import Pending
from braillespiel.network.joining.proxy import BEHIND
from braillespiel.network.joining.relayed import Ends

if TYPE_CHECKING:
    from braillespiel.house.table_share import HostShare
    from braillespiel.network.joining.proxy import TrustedProxy

Port = Literal["seats", "pages"]
"""For whom a port of the house is: programs, or browsers."""

TRY_S = 1.0
"""How long it may take to answer: one that stands still takes connections, too."""
GREETING_S = 5.0
"""How long a host that passes something on may take to show who it is."""
END_S = 5.0
"""How long what is under way may take to arrive once a connection is over."""
CHUNK = 16 << 10
FROM_ONE, IN_ALL = 100, 200
"""Connections that are not through yet, from one address and in all, as at the gate."""
AT_ONCE = 16
"""Connections that a host begins to pass on at the same time; the others that it holds wait."""
HOSTS_FROM_ONE, HOSTS_IN_ALL = 2 * AT_ONCE, 8 * AT_ONCE
"""Those that are not through yet at the inner port, where the addresses are those of hosts."""
_LINE = 512


class Carried(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="to", tag="pages"):
    """What a host says of a browser's connection that it passes on: its ends there."""

    remote: tuple[str, int]
    local: tuple[str, int]


class SeatsLink(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="to", tag="seats"
):
    """What a host says first where it passes on the frames of all its seats."""

    shows: str
    """SHA-256 of the certificate that they see, as hexadecimal digits: their keys sign it."""


class Streams(NamedTuple):
    """One end of a connection."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def end(self) -> None:
        """Close it, once what was written is on its way."""
        self.writer.close()
        with contextlib.suppress(OSError):
            try:
                async with asyncio.timeout(END_S):
                    await self.writer.wait_closed()
            finally:
                self.writer.transport.abort()


async def carry(one: Streams, other: Streams) -> None:
    """Carry bytes both ways until one side ends."""

    async def pump(source: Streams, target: Streams) -> None:
        with contextlib.suppress(OSError):
            while data := await source.reader.read(CHUNK):
                target.writer.write(data)
                async with asyncio.timeout(STALL_S):
                    await target.writer.drain()

    for end in (one, other):
        end.writer.transport.set_write_buffer_limits(2 * CHUNK)
    pumps = [asyncio.ensure_future(pump(*way)) for way in ((one, other), (other, one))]
    try:
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for each in pumps:
            each.cancel()
        await asyncio.gather(one.end(), other.end(), return_exceptions=True)


class _Connections:
    """Connections under way, each a task; those that are not through yet take a place."""

    def __init__(self, from_one: int, in_all: int) -> None:
        self.tasks: set[asyncio.Task[None]] = set()
        self._pending: Pending[asyncio.Task[None]] = Pending(from_one, in_all)

    def begin(
        self, writer: asyncio.StreamWriter, address: str, work: Coroutine[Any, Any, None]
    ) -> None:
        """Serve a connection, which takes a place; another one, or itself, may have to go."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)

        def over(task: asyncio.Task[None]) -> None:
            self.tasks.discard(task)
            self.through(task)
            writer.transport.abort()

        task.add_done_callback(over)
        gone = self._pending.add(task, origin(address))
        if gone is not None:
            gone.cancel()

    def through(self, task: asyncio.Task[None]) -> None:
        """A connection needs its place no more."""
        self._pending.remove(task)

    async def end(self) -> None:
        """End all of them."""
        tasks = tuple(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class _EndsAtOnce(asyncio.StreamReaderProtocol):
    """A connection that is over once the other side has ended it.

    Where that comes together with the end of TLS's greeting, asyncio would warn of it otherwise.
    """

    def eof_received(self) -> bool:
        super().eof_received()
        return False


class InnerPort:
    """Where a host that leads takes what others pass on; ``shares`` gives them tables."""

    def __init__(
        self, own: Certificate, entrance: HouseEntrance, shares: HouseShares | None = None
    ) -> None:
        self._shares = shares
        self._context, self._fingerprint = own.inner(server=True), own.fingerprint
        self._entrance = entrance
        self.pages: tuple[str, int] | None = None
        """At which address of this computer the port for browsers is."""
        self._open = _Connections(HOSTS_FROM_ONE, HOSTS_IN_ALL)
        self._links: dict[HostLink, asyncio.Task[None]] = {}
        self._server: asyncio.Server | None = None
        self.port = 0

    async def listen(self, host: str, port: int) -> None:
        """Listen at an address of this computer; 0 is any port. Raises OSError."""
        loop = asyncio.get_running_loop()

        def connection() -> _EndsAtOnce:
            return _EndsAtOnce(asyncio.StreamReader(CHUNK, loop), self._came, loop)

        self._server = await loop.create_server(connection, host, port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def close(self) -> None:
        """End all that was passed on, once what was said to seats is on its way."""
        if self._server is not None:
            self._server.close()
        for link in self._links:
            link.end()
        if self._links:
            await asyncio.wait(list(self._links.values()), timeout=END_S)
        await self._open.end()

    def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        peer = writer.get_extra_info("peername") or ("",)
        self._open.begin(writer, str(peer[0]), self._take(Streams(reader, writer)))

    async def _take(self, far: Streams) -> None:
        reader, writer = far
        try:
            async with asyncio.timeout(GREETING_S):
                await writer.start_tls(self._context)
                if not _is_ours(writer, self._fingerprint):
                    return
                line = await reader.readuntil(b"\n")
                said = decode(line if len(line) <= _LINE else b"", Carried | SeatsLink)
            if isinstance(said, SeatsLink):
                await self._take_seats(far, said)
            else:
                await self._hand_over(far, said)
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError):
            return  # no host of this house, or the port is closed

    async def _take_seats(self, far: Streams, said: SeatsLink) -> None:
        """Serve those who have come to another host, until the link to it ends."""
        if said.shows != self._entrance.fingerprint.hex():
            return  # nobody could prove their key
        self._open.through(_own_task())
        host = far.writer.get_extra_info("peername")

        def opened(link: HostLink, channel: int, body: bytes) -> None:
            ends = decode(body, Ends)
            try:
                remote = _counts_as(ends.remote, host)
            except ValueError:  # nobody
                link.put(LinkKind.ABORT, channel)
            else:
                self._entrance.passed_on(link, channel, Ends(remote, ends.local))

        shares = self._shares
        link = HostLink(*far, opened, None if shares is None else shares.told)
        self._links[link] = _own_task()
        self._entrance.heartbeat.watch(link)
        if shares is not None:
            link.on_over = partial(shares.over, link)
            link.on_offer = partial(shares.came, link)
        try:
            await link.run()
        finally:
            link.lose()
            self._links.pop(link)
            self._entrance.heartbeat.forget(link)

    async def _hand_over(self, far: Streams, said: Carried) -> None:
        """Connect to the own port in somebody's name."""
        target = self.pages
        if target is None:
            return
        peers = self._entrance.gate.relayed
        family, *_, at = socket.getaddrinfo(*target, type=socket.SOCK_STREAM)[0]
        with socket.socket(family) as near:
            near.setblocking(False)
            near.bind((at[0], 0, *at[2:]))
            host, port, *_ = near.getsockname()
            remote = _counts_as(said.remote, far.writer.get_extra_info("peername"))
            peers.stand_for((host, port), Ends(remote, said.local))
            try:
                async with asyncio.timeout(GREETING_S):
                    await asyncio.get_running_loop().sock_connect(near, at)
                self._open.through(_own_task())
                await carry(far, Streams(*await asyncio.open_connection(sock=near, limit=CHUNK)))
            finally:
                peers.forget((host, port))


class Relay:
    """Takes connections at the ports of a house that another host leads.

    ``certificate`` reads the one that all hosts share, in a thread; None where there is none yet.
    It may raise OSError. ``on_unreached`` is told once where a host leads whose inner port does not
    answer. ``shown`` is what seats see, with its fingerprint, if it is not that certificate.
    ``share`` leads tables for the host that leads the house.
    """

    def __init__(
        self,
        certificate: Callable[[], Certificate | None],
        hosts: Sequence[str],
        on_unreached: Callable[[tuple[str, int]], None],
        *,
        shown: tuple[ssl.SSLContext | None, bytes] | None = None,
        proxy: TrustedProxy | None = None,
        share: HostShare | None = None,
    ) -> None:
        self._share = share
        self._read, self._hosts, self._on_unreached = certificate, hosts, on_unreached
        self._shown = shown
        self._reading = asyncio.Lock()
        self._read_again = 0.0
        self._own: Certificate | None = None
        self._inner: ssl.SSLContext | None = None
        self._unreached: tuple[str, int] | None = None
        self._leads: tuple[str, int] | None = None
        self._changed = asyncio.Event()
        self._begins = asyncio.Semaphore(AT_ONCE)
        self.seats = SeatGateway(self._linked, self._was_late, proxy)
        self._open = _Connections(FROM_ONE, IN_ALL)
        self._through: dict[asyncio.Task[None], tuple[str, int]] = {}
        self._servers: list[asyncio.Server] = []
        self.ports: dict[Port, int] = {}
        """At which ports it listens."""

    @property
    def passed_on(self) -> int:
        """How many connections it carries."""
        return len(self._through) + self.seats.passed_on

    @property
    def loopback(self) -> bool:
        """Whether only programs of this computer reach it."""
        return self._hosts[0] in LOOPBACK

    def address(self) -> str:
        """Return where seats reach it, with the port: the address that is the easiest to say."""
        return easiest(self._hosts, self.ports["seats"])

    async def listen(self, ports: Mapping[Port, int | None]) -> None:
        """Take connections: None is the usual port, or any if that is taken. Raises OSError."""
        if "seats" in ports:
            tls, _ = await self._shows()
            self.ports["seats"] = await self.seats.listen(self._hosts, ports["seats"], tls)
        if "pages" in ports:
            servers, port = await listen_at(self._hosts, ports["pages"], self._listen)
            self._servers, self.ports["pages"] = servers, port

    async def _listen(self, host: str, port: int) -> asyncio.Server:
        return await asyncio.start_server(self._came, host, port, limit=CHUNK)

    def lead_by(self, where: tuple[str, int] | None) -> None:
        """The house is led by the host with this inner port now; None: nobody knows."""
        if where == self._leads:
            return
        self._leads = where
        self.seats.lead_by(where)
        for task in [task for task, to in self._through.items() if to != where]:
            task.cancel()
        self._changed.set()
        self._changed = asyncio.Event()

    def shut(self) -> None:
        """Take no more connections; those that are open go on."""
        self.seats.shut()
        for server in self._servers:
            server.close()
        self._servers.clear()
        self.ports.clear()

    async def close(self) -> None:
        """End all connections."""
        self.shut()
        await asyncio.gather(self.seats.close(), self._open.end())

    def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        remote = writer.get_extra_info("peername") or ("", 0)
        local = writer.get_extra_info("sockname") or ("", 0)
        said = Carried((str(remote[0]), int(remote[1])), (str(local[0]), int(local[1])))
        self._open.begin(writer, said.remote[0], self._pass_on(Streams(reader, writer), said))

    async def _pass_on(self, near: Streams, said: Carried) -> None:
        task = _own_task()
        try:
            async with asyncio.timeout(GREETING_S):
                first = await near.reader.read(CHUNK)
            if not first:
                return
            try:
                async with asyncio.timeout(HOLD_S):
                    far, leads = await self._reached(said)
            except TimeoutError:
                self._was_late()
                return
            far.writer.write(first)
            self._open.through(task)
            self._through[task] = leads
            await carry(near, far)
        except OSError:  # nobody leads, or it went
            return
        finally:
            self._through.pop(task, None)

    def _was_late(self) -> None:
        """Somebody was held in vain."""
        if self._leads is not None and self._leads != self._unreached:
            self._unreached = self._leads
            self._on_unreached(self._leads)

    async def _reached(self, said: Carried) -> tuple[Streams, tuple[str, int]]:
        """Return a connection to the host that leads, once there is one."""
        while True:
            async with self._begins:
                leads, changed = self._leads, self._changed
                if leads is not None:
                    with contextlib.suppress(OSError):
                        far = await self._connected(leads, said)
                        if leads == self._leads:
                            return far, leads
                        far.writer.transport.abort()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(AGAIN_S):
                    await changed.wait()

    async def _linked(self, where: tuple[str, int]) -> HostLink:
        """Return a link to a host. Raises OSError."""
        _, fingerprint = await self._shows()
        streams = await self._connected(where, SeatsLink(fingerprint.hex()))
        if self._share is None:
            return HostLink(*streams)
        await self._share.end()
        link = HostLink(*streams, self._share.opened, self._share.told)
        link.offer()
        return link

    async def _connected(self, leads: tuple[str, int], said: Carried | SeatsLink) -> Streams:
        """Connect to the inner port of a host. Raises OSError, also where it is none of ours."""
        async with asyncio.timeout(TRY_S):
            own = await self._certificate()
            if self._inner is None:
                self._inner = own.inner(server=False)
            streams = await asyncio.open_connection(*leads, ssl=self._inner, limit=CHUNK)
        far = Streams(*streams)
        if not _is_ours(far.writer, own.fingerprint):
            far.writer.transport.abort()
            raise ConnectionError("not a host of this house")
        far.writer.write(msgspec.json.encode(said) + b"\n")
        return far

    def knows(self, certificate: Certificate) -> None:
        """All hosts share this certificate: it need not be read."""
        self._own, self._inner = certificate, None

    async def _certificate(self) -> Certificate:
        """Return what all hosts share; read by one at a time, and not too often. Raises OSError."""
        async with self._reading:
            now = asyncio.get_running_loop().time()
            if self._own is None and now >= self._read_again:
                self._read_again = now + AGAIN_S
                found = await asyncio.to_thread(self._read)
                if found is not None:
                    self.knows(found)
        if self._own is None:
            raise ConnectionError("no certificate yet")
        return self._own

    async def _shows(self) -> tuple[ssl.SSLContext | None, bytes]:
        """Return what seats see, with its fingerprint. Raises OSError."""
        if self._shown is None:
            own = await self._certificate()
            self._shown = own.context(), own.fingerprint
        return self._shown


def _counts_as(remote: tuple[str, int], host: Sequence[Any]) -> tuple[str, int]:
    """Return whose connection another host, at ``host``, passes on. Raises ValueError.

    Programs of its own computer are none of this one: they count as that host. Whom a proxy there
    does not name counts as it does behind a proxy here.
    """
    if remote[0] == BEHIND:
        return remote
    named = ipaddress.ip_address(remote[0].partition("%")[0])
    address = getattr(named, "ipv4_mapped", None) or named
    return (host[0], host[1]) if address.is_loopback else (str(address), remote[1])


def _own_task() -> asyncio.Task[None]:
    task = asyncio.current_task()
    assert task is not None
    return task


def _is_ours(writer: asyncio.StreamWriter, fingerprint: bytes) -> bool:
    """Tell whether the other side has shown the certificate that all hosts share."""
    tls: ssl.SSLObject | None = writer.get_extra_info("ssl_object")
    shown = None if tls is None else tls.getpeercert(binary_form=True)
    return shown is not None and sha256(shown).digest() == fingerprint
