"""A seat that another host of the house passes on, as the host that leads sees it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal

from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from braillespiel.house.link import WINDOW, Channel, HostLink, LinkKind, number
from braillespiel.network.houses.handshake import FRAME
from braillespiel.network.joining.gate import Guarded

if TYPE_CHECKING:
    from braillespiel.network.joining.gate import ConnectionGate
    from braillespiel.network.joining.relayed import Ends


class LinkSeat(Channel):
    """A seat whose socket is at another host, from the moment on at which it is in.

    ``delay_ms``: how long a frame takes there and back to its socket, 0 if that is not known.
    """

    def __init__(
        self,
        link: HostLink,
        channel: int,
        remote: tuple[str, int],
        credit: int = WINDOW,
        delay_ms: int = 0,
    ) -> None:
        super().__init__(link, channel, credit)
        self._closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._delay = delay_ms
        self.remote_address: Any = remote

    async def read(self) -> bytes:
        """Return the next frame. Raises ConnectionError after the last."""
        frame, _ = await self.take()
        return frame

    async def wait_closed(self) -> None:
        """Return once it is over."""
        await asyncio.shield(self._closed)

    def delay(self) -> float:
        """Return how many ms there and back take: to the other host, and from there to them."""
        return self._delay + self._link.latency * 1000 if self._delay else 0.0

    def came(self, kind: LinkKind, body: bytes) -> None:
        if kind is LinkKind.DELAY:
            self._delay = number(body)
            if self._further is not None:
                self._further.say(kind, round(self.delay()))
        else:
            super().came(kind, body)

    def _over(self) -> None:
        super()._over()
        if not self._closed.done():
            self._closed.set_result(None)


class PassedSeat(LinkSeat, Guarded):
    """Stands where a websocket of the house's own port would; its socket is at the other host.

    It counts at the gate of this host, by its own address, from the moment on at which the other
    host has opened it, and the other host hears how far it has come.
    """

    def __init__(self, link: HostLink, channel: int, gate: ConnectionGate, ends: Ends) -> None:
        super().__init__(link, channel, ends.remote)
        self._gate = gate
        self._most = FRAME
        self.local_address: Any = ends.local

    async def read(self) -> bytes:
        frame = await super().read()
        if len(frame) > self._most:
            self.cut()
            raise ConnectionError("longer than may be")
        return frame

    async def recv(self, decode: Literal[False] = False) -> bytes:
        """Return the next frame. Raises ConnectionClosed."""
        try:
            return await self.read()
        except ConnectionError:
            raise self._why() from None

    async def send(self, message: bytes) -> None:
        """Send a frame. Raises ConnectionClosed."""
        try:
            await self.put(message, text=False)
        except ConnectionError:
            raise self._why() from None

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """End it, after all that was sent before."""
        self.end(code, reason)

    def measure(self) -> None:
        """Have it found out now and then how long a frame takes."""
        self.say(LinkKind.MEASURE)

    def turn_away(self) -> None:
        """Give the place back; the other host ends the socket."""
        self._gate.left(self)
        self.cut()

    def allow(self, frame: int) -> None:
        """They are in, and may send frames of this many bytes."""
        self._most = frame
        self.say(LinkKind.PASSED, frame)

    def hold(self) -> None:
        """They keep their place while they prove who they are, at the other host too."""
        self.say(LinkKind.HOLD)
        super().wait_again()

    def wait_again(self) -> None:
        """They have come a step further."""
        self.say(LinkKind.STEP)
        super().wait_again()

    def _why(self) -> ConnectionClosedError:
        return ConnectionClosedError(None if self.closing is None else Close(*self.closing), None)

    def _over(self) -> None:
        super()._over()
        self._gate.left(self)


class PassedWire:
    """The frames of such a seat, once it is in."""

    def __init__(self, seat: LinkSeat) -> None:
        self.seat = seat
        self.remote = "{}:{}".format(*seat.remote_address)
        self.close_code = 0

    async def send(self, frame: bytes) -> None:
        """Send a frame as text."""
        await self.seat.put(frame, text=True)

    def send_now(self, frames: Sequence[bytes]) -> bool:
        """Send frames together if they may be under way; tell whether that was done."""
        return self.seat.send_now(frames)

    async def recv(self) -> bytes:
        """Return the next frame."""
        try:
            return await self.seat.read()
        except ConnectionError:
            self.close_code = self.seat.closing[0] if self.seat.closing else 0
            raise

    async def close(self, code: int, reason: str) -> None:
        """End the connection."""
        self.seat.end(code, reason)

    def abort(self) -> None:
        """End the connection at once."""
        self.seat.cut()

    def delay(self) -> float:
        """Return how many ms there and back take, 0 if that is not known."""
        return self.seat.delay()
