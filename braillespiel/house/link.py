"""One connection between two hosts of a house for all seats that one passes on to the other.

Each seat has a channel of its own. On a channel there is never more under way than ``WINDOW``: who
takes nothing holds up nobody else, and fills no memory. What a host sends beyond that, or that is
none of this, ends the whole connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import struct
from collections import deque
from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING

from braillespiel.network.messages import FRAME

if TYPE_CHECKING:
    from asyncio import StreamReader, StreamWriter

WINDOW = 64 << 10
"""Bytes on the way on a channel; a frame counts for ``EACH`` more, and the last may be longer."""
EACH = 512
FULL = 256 << 10
"""Bytes that wait for a connection to take them before channels wait, too."""
ASK_S = 1.0
MISSED = 3
"""A host that has not answered for so many looks, ASK_S apart, is gone."""
TOLD = 1 << 20
"""Bytes at most of what hosts tell each other."""
_TABLES = b"tables"
"""What a ping says where its host would lead tables: older hosts answer it like any other."""
_CHUNK = 32 << 10
_HEAD = struct.Struct(">BII")
_NUMBER = struct.Struct(">I")
_CODE = struct.Struct(">H")


class LinkKind(IntEnum):
    """What is said on a channel; both sides may say what is above OPEN."""

    TEXT = 1
    BYTES = 2
    TAKEN = 3
    """So many bytes of what was under way were taken."""
    CLOSE = 4
    """With code and reason: after all that was sent before."""
    ABORT = 5
    PING = 6
    PONG = 7
    OPEN = 8
    """Somebody has come: their ends as JSON."""
    DELAY = 9
    """How many ms there and back take."""
    STEP = 10
    """The host that leads: they have come a step further (ConnectionGate.advanced)."""
    HOLD = 11
    PASSED = 12
    """They are in, and may send frames of this many bytes."""
    MEASURE = 13
    TABLES = 14
    """What hosts tell each other of the tables that they lead (house.share_messages), as JSON."""


_LONG = (LinkKind.OPEN, LinkKind.TABLES)


class Channel:
    """One end of a seat's way through a link; for one loop.

    Two channels that are joined are one way: nothing stays at the host between.
    """

    def __init__(self, link: HostLink, number: int, credit: int = WINDOW) -> None:
        self._link, self._number = link, number
        self._came: deque[tuple[bytes, bool]] = deque()
        self._under_way = self._owed = 0
        """What has come and is not read, and what was read and is not told to be taken."""
        self._credit = credit
        self._comes: asyncio.Future[None] | None = None
        self._more: asyncio.Future[None] | None = None
        self._further: Channel | None = None
        """Where all goes on that comes here."""
        self.is_over = False
        self.closing: tuple[int, str] | None = None
        """With which code and reason the other side has closed it."""
        link.channels[number] = self

    @property
    def credit(self) -> int:
        """How many bytes may be under way to the other side now."""
        return self._credit

    def join(self, further: Channel) -> None:
        """From now on all that comes here goes on there, and back; nothing else uses either end.

        The host there was told just now how many bytes may be under way here (``credit``).
        """
        if self._owed:
            self.say(LinkKind.TAKEN, self._owed)
        self._further, further._further = further, self
        while self._came:
            frame, text = self._came.popleft()
            further._link.put(LinkKind.TEXT if text else LinkKind.BYTES, further._number, frame)
        if self.is_over:
            self._ends_further()

    def say(self, kind: LinkKind, number: int | None = None) -> None:
        """Say something to the other side, perhaps with a number."""
        if not self.is_over:
            self._link.put(kind, self._number, b"" if number is None else _NUMBER.pack(number))

    def send_now(self, frames: Sequence[bytes]) -> bool:
        """Send frames as texts, if all of it may be under way at once; tell whether it was."""
        cost = sum(map(len, frames)) + EACH * len(frames)
        if self.is_over or cost > self._credit or not self._link.is_free:
            return False
        self._credit -= cost
        for frame in frames:
            self._link.put(LinkKind.TEXT, self._number, frame)
        return True

    async def put(self, frame: bytes, *, text: bool) -> None:
        """Send a frame once it may be under way. Raises ConnectionError."""
        while not self.is_over and (self._credit <= 0 or not self._link.is_free):
            if self._credit <= 0:
                self._more = asyncio.get_running_loop().create_future()
                await self._more
            else:
                await self._link.room()
        if self.is_over:
            raise ConnectionError("closed")
        self._credit -= len(frame) + EACH
        self._link.put(LinkKind.TEXT if text else LinkKind.BYTES, self._number, frame)

    async def take(self) -> tuple[bytes, bool]:
        """Return the next frame, and whether it is text. Raises ConnectionError after the last."""
        while not self._came:
            if self.is_over:
                raise ConnectionError("closed")
            self._comes = asyncio.get_running_loop().create_future()
            await self._comes
        frame, text = self._came.popleft()
        self._owed += len(frame) + EACH
        self._under_way -= len(frame) + EACH
        if self._owed >= WINDOW // 2:
            self.say(LinkKind.TAKEN, self._owed)
            self._owed = 0
        return frame, text

    def end(self, code: int, reason: str) -> None:
        """Close it, after all that was sent before."""
        if not self.is_over:
            said = _CODE.pack(code) + reason.encode()
            self._link.put(LinkKind.CLOSE, self._number, said)
            self.lost()

    def cut(self) -> None:
        """End it at once."""
        self.say(LinkKind.ABORT)
        self.lost()

    def lost(self) -> None:
        """It is over at once: nothing that has come is read any more."""
        if not self.is_over:
            self._came.clear()
            self._over()

    def came(self, kind: LinkKind, body: bytes) -> None:
        """The other side has said something. Raises ValueError where it may not."""
        if self._further is not None and kind not in (LinkKind.CLOSE, LinkKind.ABORT):
            self._further._link.put(kind, self._further._number, body)
            return
        match kind:
            case LinkKind.TEXT | LinkKind.BYTES:
                if self._under_way >= WINDOW:
                    raise ValueError("more than may be under way")
                self._under_way += len(body) + EACH
                self._came.append((body, kind is LinkKind.TEXT))
                _wake(self._comes)
            case LinkKind.TAKEN:
                self._credit = min(WINDOW, self._credit + number(body))
                _wake(self._more)
            case LinkKind.CLOSE:
                self.closing = number(body[:2], _CODE), body[2:].decode()
                self._over()
            case LinkKind.ABORT:
                self.lost()
            case _:
                self.told(kind, body)

    def told(self, kind: LinkKind, body: bytes) -> None:
        """The other side has said what only one side says. Raises ValueError if it may not."""
        raise ValueError(f"{kind.name} is not for this side")

    def _over(self) -> None:
        self.is_over = True
        self._link.channels.pop(self._number, None)
        _wake(self._comes)
        _wake(self._more)
        self._ends_further()

    def _ends_further(self) -> None:
        """The way that went on from here is over, too."""
        further, self._further = self._further, None
        if further is None:
            return
        further._further = None
        if self.closing is None:
            further.cut()
        else:
            further.end(*self.closing)


class HostLink:
    """A connection to another host, once each knows that the other one is a host of the house.

    ``on_open`` is told of a new channel: its number, and what is said of it; ``on_told`` of what
    the other host says of tables. Both may raise ValueError. ``transport``, ``heard`` and ``ping``
    are for a Heartbeat.
    """

    def __init__(
        self,
        reader: StreamReader,
        writer: StreamWriter,
        on_open: Callable[[HostLink, int, bytes], None] | None = None,
        on_told: Callable[[HostLink, bytes], None] | None = None,
    ) -> None:
        self._reader, self._writer = reader, writer
        self._on_open, self._on_told = on_open, on_told
        self._loop = asyncio.get_running_loop()
        self.transport = writer.transport
        self.transport.set_write_buffer_limits(FULL)
        self.channels: dict[int, Channel] = {}
        self.heard = self._asked = self._loop.time()
        self.latency = 0.0
        """How many seconds there and back take between the hosts, as the last ping told."""
        self.on_over: Callable[[], None] = lambda: None
        """Called once it is over."""
        self.on_offer: Callable[[], None] = lambda: None
        """Called once the other host would lead tables: before that it is told nothing of them."""
        self.is_over = False
        self._missed, self._looked = 0, self._loop.time()
        self._out = bytearray()

    @property
    def is_free(self) -> bool:
        """Whether what is said now is soon on its way."""
        return len(self._out) + self.transport.get_write_buffer_size() <= FULL

    def put(self, kind: LinkKind, channel: int = 0, body: bytes = b"") -> None:
        """Say something; all that is said at one moment goes together."""
        if self.is_over:
            return
        if not self._out:
            self._loop.call_soon(self._flush)
        self._out += _HEAD.pack(kind, channel, len(body))
        self._out += body

    def _flush(self) -> None:
        out, self._out = self._out, bytearray()
        if out and not self.is_over:
            self._writer.write(out)

    async def room(self) -> None:
        """Return once it takes more."""
        self._flush()
        with contextlib.suppress(OSError):
            await self._writer.drain()

    async def ping(self) -> None:
        """Ask whether the other host is there."""
        self._asked = self._loop.time()
        self.put(LinkKind.PING)

    def offer(self) -> None:
        """Say that this host would lead tables."""
        self.put(LinkKind.PING, 0, _TABLES)

    async def look_after(self) -> None:
        """Give it up where the other host says nothing for some seconds, though it is asked.

        Called as often as one likes; who has stood still itself waits anew.
        """
        now = self._loop.time()
        if now - self._looked < ASK_S or self.is_over:
            return
        self._missed = 0 if self.heard >= self._asked else self._missed + 1
        self._looked = now
        if self._missed >= MISSED:
            self.lose()
        elif not self._missed:
            await self.ping()

    async def run(self) -> None:
        """Hear what the other host says, until it ends; all channels are over then."""
        buffer = bytearray()
        try:
            while data := await self._reader.read(_CHUNK):
                self.heard = self._loop.time()
                buffer += data
                del buffer[: self._read(buffer)]
        except (OSError, ValueError):
            pass
        finally:
            self.lose()

    def _read(self, buffer: bytearray) -> int:
        """Hear what is whole; return how many bytes it was. Raises ValueError."""
        at = 0
        while len(buffer) - at >= _HEAD.size:
            kind, channel, size = _HEAD.unpack_from(buffer, at)
            if size > (TOLD if kind in _LONG else FRAME):
                raise ValueError("longer than a frame")
            end = at + _HEAD.size + size
            if len(buffer) < end:
                break
            self._hear(LinkKind(kind), channel, bytes(buffer[at + _HEAD.size : end]))
            at = end
        return at

    def _hear(self, kind: LinkKind, channel: int, body: bytes) -> None:
        if kind is LinkKind.PING:
            self.put(LinkKind.PONG)
            if body == _TABLES:
                self.on_offer()
        elif kind is LinkKind.PONG:
            self.latency = self.heard - self._asked
        elif kind is LinkKind.OPEN:
            if self._on_open is None or channel in self.channels:
                raise ValueError("no channel to open")
            self._on_open(self, channel, body)
        elif kind is LinkKind.TABLES:
            if self._on_told is None:
                raise ValueError("nothing to be told")
            self._on_told(self, body)
        elif channel in self.channels:  # otherwise it was over a moment ago
            self.channels[channel].came(kind, body)

    def lose(self) -> None:
        """End it at once, and all channels."""
        if self.is_over:
            return
        self.is_over = True
        for channel in list(self.channels.values()):
            channel.lost()
        self.transport.abort()
        self.on_over()

    def end(self) -> None:
        """End it, once what was said is on its way; ``run`` returns then."""
        self._flush()
        self._writer.close()


def number(body: bytes, form: struct.Struct = _NUMBER) -> int:
    """Return the number that was said. Raises ValueError where none was."""
    if len(body) != form.size:
        raise ValueError("no number")
    found: int = form.unpack(body)[0]
    return found


def _wake(waits: asyncio.Future[None] | None) -> None:
    if waits is not None and not waits.done():
        waits.set_result(None)
