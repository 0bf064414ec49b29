"""Many native seats in one process: each reads what it is told, and understands it when it acts.

A client works each update out, which costs about as much as the house's part in it. Here one
process is to keep a house busy, so a seat keeps the last update as it came; only whose turn it may
be reads it.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any

import msgspec

from benchmarks.house import GAME, LATE_S, SEATS, Found, Somebody
from braillespiel.network import messages as m
from braillespiel.network.frames import Reader, frames
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.line import Wire
from braillespiel.network.protocol import FromHost
from braillespiel.network.remote_port import RemotePort
from braillespiel.network.session import games

OF_ONE = 3
"""So many tables one person may have open."""
AT_ONCE = 6
"""Connections that get in at the same time: more of one address the house lets wait."""
UPDATE, BEGAN, ANSWER = (b'{"type":"%s"' % name for name in (b"update", b"began", b"answer"))


class ThinSeat:
    """A native seat. ``bytes`` are those of the frames that came, ``sent`` how many updates."""

    def __init__(self, somebody: Somebody, table: str, table_told: asyncio.Event) -> None:
        self._way, self._told = somebody.way(table), table_told
        self._wire: Wire | None = None
        self._reader: Reader[Any] = Reader(FromHost)  # type: ignore[arg-type]
        self._numbers = count(1)
        self._port: RemotePort | None = None
        self._latest = b""
        self._reading: asyncio.Task[None] | None = None
        self.sent = self.bytes = 0
        self.waits = False
        """Whether an action was not answered yet."""

    async def sit(self) -> None:
        """Come in and sit down. Raises JoinError."""
        wire = self._wire = await self._way.open()
        for frame in frames(m.Hello(m.PROTOCOL, ("Somebody",), games())):
            await wire.send(frame)
        self._reading = asyncio.create_task(self._read(wire))

    async def _read(self, wire: Wire) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                frame = await wire.recv()
                self.bytes += len(frame)
                if frame.startswith(UPDATE):
                    self._latest = frame
                    self.sent += 1
                    self._told.set()
                elif frame.startswith(BEGAN):
                    began = self._reader.read(frame)
                    assert isinstance(began, m.Began)
                    self._port = RemotePort(began, self._act, lambda what, seat: None, lambda: True)
                    self._latest = b""
                    self._told.set()
                elif frame.startswith(ANSWER):
                    self.waits = False

    def port(self) -> RemotePort | None:
        """Return the match as it stands; None before it has begun."""
        if self._port is not None and self._latest:
            self._port.receive(msgspec.json.decode(self._latest, type=m.Update))
            self._latest = b""
        return self._port

    def _act(self, seat: int, question: str, action: Any) -> None:
        assert self._port is not None
        assert self._wire is not None
        self.waits = True
        act = m.Act(seat, next(self._numbers), question, str(action), self._port.match)
        assert self._wire.send_now(frames(act))

    async def leave(self) -> None:
        """End the connection."""
        if self._wire is not None:
            self._wire.abort()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)


class ThinTable:
    """A table and those who sit there."""

    def __init__(self, table: str, people: Sequence[Somebody]) -> None:
        self._told = asyncio.Event()
        self.seats = [ThinSeat(each, table, self._told) for each in people]

    async def sit(self, few: asyncio.Semaphore) -> None:
        """Have all of them sit down; return once the match has begun."""
        for seat in self.seats:
            async with few:
                await seat.sit()
        while any(seat.port() is None for seat in self.seats):
            self._told.clear()
            await self._told.wait()

    async def play(self, rng: Random, seconds: float, every: float, found: Found) -> None:
        """Have somebody act once in ``every`` seconds, whatever the house does meanwhile."""
        now = time.monotonic()
        due, end = now + rng.random() * every, now + seconds
        while due < end:
            await asyncio.sleep(max(0, due - time.monotonic()))
            await self._act(rng, found)
            due = max(due + every, time.monotonic())

    async def _act(self, rng: Random, found: Found) -> None:
        first = self.seats[0].port()
        assert first is not None
        acting = first.view(first.chairs[0]).to_act()
        for seat in self.seats:
            port = seat.port() if seat is self.seats[0] or len(acting) > 1 else seat._port
            if port is None or port.chairs[0] not in acting or seat.waits:
                continue
            port = seat.port()
            chair = None if port is None else port.chairs[0]
            if port is None or chair is None:
                continue
            legal = list(port.view(chair).legal_actions())
            if legal:
                await self._see(seat, port, chair, rng.choice(legal), found)
                return

    async def _see(
        self, seat: ThinSeat, port: RemotePort, chair: int, action: Any, found: Found
    ) -> None:
        """Act, and measure until each of the others has an update."""
        waiting = {each: each.sent for each in self.seats if each is not seat}
        begun = time.perf_counter()
        port.submit(chair, action)
        found.actions += 1
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LATE_S):
                while waiting:
                    self._told.clear()
                    for each in [each for each, sent in waiting.items() if each.sent != sent]:
                        found.times.append((time.perf_counter() - begun) * 1000)
                        del waiting[each]
                    if waiting:
                        await self._told.wait()
        found.late += len(waiting)

    async def leave(self) -> None:
        """End the connections."""
        await asyncio.gather(*(seat.leave() for seat in self.seats))


class ThinCrowd:
    """People at tables of four, who come to one port; the crowd can grow."""

    def __init__(self, port: int, first: int = 0) -> None:
        self._port, self._people = port, count(first)
        self.tables: list[ThinTable] = []

    async def grow(self, tables: int) -> None:
        """Open tables until there are so many, and have everybody sit down."""
        few = asyncio.Semaphore(AT_ONCE)
        new: list[str] = []
        while len(self.tables) + len(new) < tables:
            new += await self._opened(min(OF_ONE, tables - len(self.tables) - len(new)))
        seated = [
            ThinTable(each, [Somebody(self._port, next(self._people)) for _ in range(SEATS)])
            for each in new
        ]
        self.tables += seated
        await asyncio.gather(*(table.sit(few) for table in seated))

    async def _opened(self, number: int) -> list[str]:
        """Open tables that belong to one person."""
        wire = await Somebody(self._port, next(self._people)).way().open()
        reader: Reader[Any] = Reader(h.FromHouse | m.Part)  # type: ignore[arg-type]
        found: list[str] = []
        while len(found) < number:
            await wire.send(msgspec.json.encode(h.Open(m.SetUp(GAME, SEATS, {"target": 60}))))
            answer = None
            while not isinstance(answer, h.Opened):
                answer = reader.read(await wire.recv())
                if isinstance(answer, h.Refused):
                    raise HouseError(answer.rule, answer.details)
            found.append(answer.table)
        await wire.close(1000, "")
        return found

    async def play(self, seconds: float, every: float) -> Found:
        """Have somebody at each table act once in ``every`` seconds."""
        found = Found()
        plays = (t.play(Random(n), seconds, every, found) for n, t in enumerate(self.tables))
        await asyncio.gather(*plays)
        return found

    def bytes(self) -> int:
        """Return how many bytes of frames have come to all seats."""
        return sum(seat.bytes for table in self.tables for seat in table.seats)

    async def leave(self) -> None:
        """Have everybody go."""
        await asyncio.gather(*(table.leave() for table in self.tables))
