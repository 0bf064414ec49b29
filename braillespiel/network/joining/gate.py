"""What a host's port allows before anybody has proved anything: few connections, and not for long.

It counts from the first packet on, before TLS: whoever opens connections and says nothing takes a
place here, and nothing else. If all places are taken, one of the address with most of them gives
way (pending), so that whoever is honest gets through.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from asyncio import selector_events
from asyncio.sslproto import SSLProtocol
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ProtocolError

from braillespiel.network.joining import handshake as h
from braillespiel.network.joining.budget import Budget
from braillespiel.network.joining.guesses import origin
from braillespiel.network.joining.pending import Pending
from braillespiel.network.joining.proxy import TrustedProxy
from braillespiel.network.joining.relayed import Ends, RelayedPeers

if TYPE_CHECKING:
    import ssl

    from websockets.asyncio.server import Server
    from websockets.frames import Frame

    from braillespiel.network.joining.handshake import SeatConnection

FROM_ONE = 100
"""Connections from one address before the proof: a class behind one address, all at once."""
IN_ALL = 200
"""Connections in all before the proof."""
FRAMES, FRAMES_AT_ONCE = 1000, 4000
"""Frames a second of one connection, and how many at once: twice the messages that it may send."""

SECURED = 8 << 10
"""Bytes that a connection, and its TLS, sets aside for what comes: many frames. What asyncio
sets aside, 256 KiB for each, is 50 MB for as many strangers as may wait; and what it reads into so
much leaves holes in the memory, another 100 MB."""

QUIET = logging.getLogger("braillespiel.network.door")
QUIET.addHandler(logging.NullHandler())
QUIET.propagate = False  # what strangers send reaches no terminal


def spare_memory() -> None:
    """Have little set aside for each connection, in this process."""
    SSLProtocol.max_size = SECURED
    transport = getattr(selector_events, "_SelectorTransport", None)
    if transport is not None:
        transport.max_size = SECURED


class ConnectionGate:
    """Counts the connections of a host before their proof; ``tls`` is None on loopback only."""

    def __init__(
        self,
        tls: ssl.SSLContext | None,
        wait_s: float | None = None,
        from_one: int = FROM_ONE,
        in_all: int = IN_ALL,
        *,
        frames: int = FRAMES,
        frames_at_once: int = FRAMES_AT_ONCE,
    ) -> None:
        self.tls = tls
        spare_memory()
        self.wait_s = h.WAIT_S if wait_s is None else wait_s
        self.frames, self.frames_at_once = frames, frames_at_once
        """Frames of any kind a second that a connection may send, and how many at once."""
        self._waiting: Pending[Guarded] = Pending(from_one, in_all)
        self.proxy: TrustedProxy | None = None
        """The proxy before this port, if there is one."""
        self.relayed = RelayedPeers()
        """What other hosts of the house have passed on."""
        self.turned_away = 0
        """Connections that were closed because there were too many."""

    @property
    def waiting(self) -> int:
        """Connections before their proof."""
        return len(self._waiting)

    async def listen(
        self,
        handler: Callable[[ServerConnection], Awaitable[None]],
        host: str,
        port: int,
        **options: Any,
    ) -> Server:
        """Listen at an address of this computer; ``options`` are those of websockets' serve.

        The handler calls ``Door.admit``, and then ``ConnectionGate.passed``. Raises OSError.
        """

        def guarded(*given: Any, **named: Any) -> GuardedConnection:
            return GuardedConnection(self, *given, **named)

        async def opened(connection: ServerConnection) -> None:
            assert isinstance(connection, GuardedConnection)
            self.advanced(connection)
            if not self.told(connection):
                return
            await handler(connection)

        options = {
            "close_timeout": 1.0,
            "logger": QUIET,
            "open_timeout": self.wait_s,
            **options,
        }
        return await serve(
            opened,
            host,
            port,
            create_connection=guarded,  # type: ignore[arg-type]
            compression=None,
            max_size=h.FRAME,
            subprotocols=[h.SUBPROTOCOL],  # type: ignore[list-item]
            origins=[None],  # no page that a browser of this network shows
            server_header=None,
            **options,
        )

    def passed(self, connection: SeatConnection, frame: int) -> None:
        """Somebody is in: they may stay, and send frames of this many bytes."""
        assert isinstance(connection, Guarded)
        self.left(connection)
        connection.allow(frame)

    def close(self) -> None:
        """Turn away everybody who is not in yet."""
        for connection in list(self._waiting):
            connection.turn_away()

    def entered(self, connection: Guarded, host: str) -> bool:
        """A connection was opened; tell whether there is room for it."""
        gone = self._waiting.add(connection, origin(host))
        if gone is None:
            return True
        self.turned_away += 1
        if gone is not connection:
            gone.turn_away()
        return gone is not connection

    def entered_elsewhere(self, connection: Guarded, host: str) -> bool:
        """A connection has come to another host of the house, and has taken two steps there.

        Those are TLS and opening. Tell whether there is room for it.
        """
        if not self.entered(connection, host):
            return False
        for _ in range(2):
            self._waiting.advance(connection)
        connection.wait(self.wait_s)
        return True

    def told(self, connection: GuardedConnection) -> bool:
        """A connection has told whose it is; tell whether there is room for that address."""
        if self.proxy is None:
            return True
        gone = self._waiting.move(connection, origin(str(connection.remote_address[0])))
        if gone is not None:
            self.turned_away += 1
            gone.turn_away()
        return gone is not connection

    def advanced(self, connection: SeatConnection) -> None:
        """A connection has come a step further; for the next one it has as long again."""
        assert isinstance(connection, Guarded)
        self._waiting.advance(connection)
        connection.wait_again()

    def hold(self, connection: SeatConnection) -> None:
        """Somebody is proving the code, or has a token: they keep their place until it is done."""
        assert isinstance(connection, Guarded)
        self._waiting.hold(connection)
        connection.hold()

    def left(self, connection: Guarded) -> None:
        """A connection no longer needs its place."""
        self._waiting.remove(connection)
        connection.stop_waiting()


class Guarded(ABC):
    """Somebody who has so many seconds for each step until they are in."""

    _gate: ConnectionGate
    _limit: asyncio.TimerHandle | None = None

    @abstractmethod
    def turn_away(self) -> None:
        """Close the connection at once."""

    @abstractmethod
    def allow(self, frame: int) -> None:
        """Frames of this many bytes may come from now on."""

    def hold(self) -> None:
        """They keep their place while they prove who they are, and have as long again for it."""
        self.wait_again()

    def wait_again(self) -> None:
        """Begin to count the time anew, if it still runs."""
        if self._limit is not None:
            self.wait(self._gate.wait_s)

    def wait(self, seconds: float) -> None:
        """Give them this long from now on."""
        self.stop_waiting()
        self._limit = asyncio.get_running_loop().call_later(seconds, self.turn_away)

    def stop_waiting(self) -> None:
        """The time for the proof no longer runs."""
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None


class GuardedConnection(Guarded, ServerConnection):
    """A connection that begins TLS only if the gate has a place for it.

    It ends where more frames come than may, also those that make no message: pings, and pieces.
    """

    def __init__(self, gate: ConnectionGate, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._gate = gate
        self.heard = self.loop.time()
        """When the last frame of any kind came."""
        budget = Budget(self.heard, gate.frames, gate.frames_at_once)
        receive = self.protocol.recv_frame

        def counted(frame: Frame) -> None:
            self.heard = self.loop.time()
            if not budget.spend(self.heard):
                raise ProtocolError("too many frames")
            receive(frame)

        self.protocol.recv_frame = counted  # type: ignore[method-assign]
        self._raw: asyncio.Transport | None = None
        self._ends: Ends | None = None
        """Its ends at the host that has passed it on."""
        self._securing: asyncio.Task[None] | None = None
        self._made = False
        self._early: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take a place, and begin TLS."""
        assert isinstance(transport, asyncio.Transport)
        self._raw = transport
        peer = transport.get_extra_info("peername") or ("",)
        self._ends = self._gate.relayed.of(peer)
        if not self._gate.entered(self, peer[0] if self._ends is None else self._ends.remote[0]):
            transport.abort()
            return
        self.wait(self._gate.wait_s)
        if self._gate.tls is None:
            self._begin(transport)
        else:
            self._securing = self.loop.create_task(self._secure(transport, self._gate.tls))

    @property
    def remote_address(self) -> Any:
        """Who is at the other end; behind the gate's proxy whom that one names."""
        found: Any = super().remote_address if self._ends is None else self._ends.remote
        proxy = self._gate.proxy
        if not found or proxy is None or self.request is None or not proxy.is_peer(str(found[0])):
            return found
        return (proxy.named(self.request.headers.get_all(proxy.header)), 0)

    @property
    def local_address(self) -> Any:
        """Where it came in, which may have been another host."""
        return super().local_address if self._ends is None else self._ends.local

    async def _secure(self, transport: asyncio.Transport, tls: ssl.SSLContext) -> None:
        try:
            secured = await self.loop.start_tls(
                transport, self, tls, server_side=True, ssl_handshake_timeout=self._gate.wait_s
            )
        except (OSError, asyncio.CancelledError):
            secured = None
        if secured is None or transport.is_closing():
            self.turn_away()
            return
        self._begin(secured)

    def _begin(self, transport: asyncio.Transport) -> None:
        self._made = True
        self._gate.advanced(self)
        super().connection_made(transport)
        for data in self._early:
            super().data_received(data)
        self._early.clear()

    def data_received(self, data: bytes) -> None:
        """Read on; what came together with the end of TLS's own greeting waits for its turn."""
        if self._made:
            super().data_received(data)
        else:
            self._early.append(data)

    def eof_received(self) -> None:
        """The other side sends no more."""
        if self._made:
            super().eof_received()
        elif self._raw is not None:
            self._raw.abort()

    def pause_writing(self) -> None:
        """Pause sending."""
        if self._made:
            super().pause_writing()

    def resume_writing(self) -> None:
        """Resume sending."""
        if self._made:
            super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._gate.left(self)
        if self._made:
            super().connection_lost(exc)

    def turn_away(self) -> None:
        """Give the place back, and abort the socket."""
        self._gate.left(self)
        if self._raw is not None:
            self._raw.abort()

    def allow(self, frame: int) -> None:
        """Have websockets take messages as long as that."""
        self.protocol.max_message_size = frame
