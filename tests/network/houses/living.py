"""A real house in this process, on loopback, and people who come to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from braillespiel.house.entrance import HouseEntrance
from braillespiel.house.facts import read, write
from braillespiel.house.server import HouseServer
from braillespiel.house.store_ledger import StoreLedger
from braillespiel.network import class_messages as c
from braillespiel.network import messages as m
from braillespiel.network import protocol
from braillespiel.network.entrance import LOOPBACK
from braillespiel.network.frames import Reader, frames
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.address import HouseAddress
from braillespiel.network.houses.house_path import HouseJoinPath
from braillespiel.network.houses.keyring import Keyring
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.certificate import Certificate
from braillespiel.network.line import Wire
from braillespiel.store.opening import Store, open_store
from tests.network.places import BOTS, hello
from tests.support.patience import HANGS_S

T = TypeVar("T")
LUDOTECA = m.SetUp("ludoteca", 2)


class House:
    """A house that is open; ``told`` is what its log was given. ``shows`` is its certificate."""

    def __init__(self, home: Path, *, shows: Certificate | None = None, **more: Any) -> None:
        self.home = home
        self.store: Store = open_store(home)
        self.told: list[dict[str, Any]] = []
        given = None if shows is None else (shows.context(), shows.fingerprint)
        self.entrance = HouseEntrance(home, hosts=LOOPBACK[:1], given=given)
        self.server = HouseServer(
            self.store,
            StoreLedger(self.store),
            self.entrance,
            BOTS,
            lambda event: self.told.append(dict(event)),
            **more,
        )

    @property
    def address(self) -> Address:
        return Address("127.0.0.1", self.entrance.port)

    def come(self, home: Path, name: str, **more: Any) -> Coming:
        return Coming(self, home, name, more)


beside: Callable[[House], contextlib.AbstractAsyncContextManager[object]] = contextlib.nullcontext
"""What there is beside each house that is opened here (tests.network.houses.another_host)."""


@contextlib.asynccontextmanager
async def opened(home: Path, port: int = 0, **more: Any) -> AsyncIterator[House]:
    async with contextlib.AsyncExitStack() as after:
        house = House(home, **more)
        after.callback(house.store.close)
        await house.server.listen(port)
        await after.enter_async_context(beside(house))
        running = asyncio.create_task(house.server.run())
        try:
            yield house
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await house.server.close()


def says(home: Path, **facts: Any) -> None:
    """Have a house that is not open say something of itself."""
    store = open_store(home)
    write(store, msgspec.structs.replace(read(store), **facts))
    store.close()


class Coming:
    """Somebody with a data folder of their own."""

    def __init__(self, house: House, home: Path, name: str, more: dict[str, Any]) -> None:
        self.way = HouseJoinPath(HouseAddress(house.address), Keyring(home), name, **more)

    async def lobby(self) -> Guest:
        """Go into the lobby, and look."""
        guest = await self.silent()
        await guest.say(h.Look())
        return guest

    async def silent(self) -> Guest:
        return Guest(await self.way.open())

    async def sit(self, table: str, **more: Any) -> Seat:
        self.way.table = table
        seat = Seat(await self.way.open())
        await seat.say(hello("somebody", **more))
        return seat


class Guest:
    """Somebody in the lobby."""

    reads: Any = h.FromHouse | m.Part

    def __init__(self, wire: Wire) -> None:
        self.wire = wire
        self._reader: Reader[Any] = Reader(self.reads)
        self.got: list[Any] = []

    async def say(self, message: Any) -> None:
        for frame in frames(message):
            await self.wire.send(frame)

    async def next(self, kind: type[T], rule: str = "") -> T:
        """Return the next message of a kind; a refusal where none is awaited fails."""
        async with asyncio.timeout(HANGS_S):
            while True:
                found = self._reader.read(await self.wire.recv())
                if found is None:
                    continue
                self.got.append(found)
                if isinstance(found, kind):
                    return found
                assert not isinstance(found, h.Refused | m.Refused), found

    async def ask(self, message: Any, kind: type[T]) -> T:
        await self.say(message)
        return await self.next(kind)

    async def refused(self, message: Any) -> str:
        return (await self.ask(message, h.Refused)).rule

    async def open(self, set_up: m.SetUp = LUDOTECA, **more: Any) -> h.Opened:
        return await self.ask(h.Open(set_up, **more), h.Opened)

    async def ended(self) -> None:
        """Return once the house has ended the connection."""
        async with asyncio.timeout(HANGS_S):
            with contextlib.suppress(ConnectionError):
                while True:
                    await self.wire.recv()

    async def close(self) -> None:
        await self.wire.close(1000, "")


class Seat(Guest):
    """Somebody at a table."""

    reads = protocol.FromHost

    async def table(self) -> m.Table:
        return await self.next(m.Table)

    async def welcome(self) -> m.Welcome:
        return await self.next(m.Welcome)

    async def allow(self, what: Any, yes: bool = True) -> None:
        await self.say(c.Allow(what, yes))

    async def refusal(self, message: Any = None) -> str:
        if message is not None:
            await self.say(message)
        return (await self.next(m.Refused)).rule

    async def news(self, what: str) -> m.News:
        """Return news once they are told."""
        while True:
            for each in (await self.table()).news:
                if each.what == what:
                    return each
