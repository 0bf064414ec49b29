"""What people with bad intentions do once let in to a table: over real sockets, on loopback."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from braillespiel.network import messages as m
from braillespiel.network import server as servers
from braillespiel.network.entrance import LOOPBACK, Entrance
from braillespiel.network.joining import seat
from braillespiel.network.joining.address import Address
from braillespiel.network.server import TableServer
from braillespiel.network.table import NetworkTable
from tests.network.places import hello, table
from tests.support.patience import HANGS_S, eventually

CODE = "204816"


class Open:
    """A table that is open on loopback, and what its server recorded."""

    def __init__(self, home: Path) -> None:
        made, _, _ = table()
        self.table: NetworkTable = made
        self.records: list[Any] = []
        self.entrance = Entrance(home, made.knows, made.new_code, code=CODE, hosts=LOOPBACK[:1])
        self.server = TableServer(made, self.records.append)

    async def admitted(self) -> ClientConnection:
        """Return a connection that has proved the code, and says nothing more."""
        connection = await seat.dial(Address(LOOPBACK[0], self.entrance.port))
        await seat.join(connection, code=CODE)
        seat.widen(connection, m.FRAME)
        return connection

    async def guest(self, name: str) -> ClientConnection:
        """Return the connection of somebody at the table, who was told so."""
        connection = await self.admitted()
        await connection.send(msgspec.json.encode(hello(name)), text=True)
        assert json.loads(await connection.recv())["type"] == "welcome"
        assert json.loads(await connection.recv())["type"] == "table"
        return connection

    def refusals(self) -> list[str]:
        return [each["rule"] for each in self.records if each["event"] == "refused"]

    def faults(self) -> list[Any]:
        return [each for each in self.records if each["event"] == "fault"]


@contextlib.asynccontextmanager
async def opened(home: Path) -> AsyncIterator[Open]:
    host = Open(home)
    await host.server.listen(host.entrance, 0)
    running = asyncio.create_task(host.server.run())
    try:
        yield host
    finally:
        running.cancel()
        await host.server.close()


async def last_words(connection: ClientConnection) -> list[str]:
    """Return the rules of what a host refused until it closed the connection."""
    found = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            told = json.loads(await connection.recv())
            if told["type"] == "refused":
                found.append(told["rule"])
    return found


@pytest.fixture(scope="module")
def home(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("host")


@pytest.fixture
def beside(home) -> Callable[..., None]:
    """Run an attack beside somebody who sits at the table and whom it must not concern.

    They may be told of the table (``hears``) where somebody came to it, and of nothing else.
    """

    def run(attack: Callable[[Open], Awaitable[None]], hears: bool = False) -> None:
        async def scene() -> None:
            async with asyncio.timeout(HANGS_S), opened(home) as host:
                ben = await host.guest("Ben")
                await attack(host)
                assert host.faults() == []
                await ben.send(b'{"type":"say","text":"still here"}', text=True)
                while (told := json.loads(await ben.recv()))["type"] == "table" and hears:
                    pass
                assert told == {"type": "said", "member": 1, "name": "Ben", "text": "still here"}
                await ben.close()

        asyncio.run(scene())

    return run


FRAMES = {
    "bytes": (bytes(range(256)), "message-malformed"),
    "no json": (b"{", "message-malformed"),
    "not utf-8": (b'{"type":"say","text":"\xff"}', "message-malformed"),
    "deep": (b'{"type":' + b"[" * 20_000, "message-malformed"),
    "long name": (
        b'{"type":"hello","protocol":1,"names":["' + b"x" * 41 + b'"],"games":{}}',
        "message-malformed",
    ),
    "another message first": (b'{"type":"ready"}', "hello-first"),
    "another protocol": (b'{"type":"hello","protocol":2,"names":["A"],"games":{}}', "protocol"),
    "a name of signs": (
        b'{"type":"hello","protocol":1,"names":["A\\u001b[2J"],"games":{}}',
        "name-signs",
    ),
    "a name like another": (
        b'{"type":"hello","protocol":1,"names":["Ben"],"games":{}}',
        "name-alike",
    ),
}


def test_who_greets_with_anything_else_is_told_and_sent_away(beside) -> None:
    async def attack(host: Open) -> None:
        for what, (frame, rule) in FRAMES.items():
            connection = await host.admitted()
            await connection.send(frame)
            assert (what, await last_words(connection)) == (what, [rule])
        assert host.refusals() == [rule for _, rule in FRAMES.values()]

    beside(attack)


def test_who_greets_nobody_is_sent_away(beside, monkeypatch) -> None:
    async def attack(host: Open) -> None:
        monkeypatch.setattr(servers, "HELLO_S", 0.1)
        connection = await host.admitted()
        assert await last_words(connection) == ["hello-late"]

    beside(attack)


def test_large_and_halved_frames_end_their_connection_alone(beside) -> None:
    async def attack(host: Open) -> None:
        large = await host.admitted()
        with contextlib.suppress(ConnectionClosed):
            await large.send(bytes(1 << 20))
        await large.wait_closed()
        half = await host.admitted()
        half.transport.write(b"\x81\xfe\xff")  # the beginning of a frame, and then no more
        half.transport.abort()
        masked = await host.admitted()
        masked.transport.write(b"\x81\x05Hello")  # not masked, as a client's frames must be
        await masked.wait_closed()

    beside(attack)


def test_random_frames_of_a_guest_are_refused_one_way_or_another(beside) -> None:
    rng = Random(20)
    kinds = ["set-up", "ready", "sit", "start", "act", "ask", "agree", "choose", "hearing", "say"]
    values: list[Any] = [None, -1, 2**70, "", "\u202e", "x" * 600, [], {}, True, 0, 1, "six"]
    names = ["game", "seats", "what", "seat", "number", "question", "action", "ms", "text"]

    async def attack(host: Open) -> None:
        for n in range(6):
            connection = await host.admitted()
            greeting = msgspec.json.encode(hello(f"Guest {chr(65 + n)}"))
            with contextlib.suppress(ConnectionClosed):
                await connection.send(greeting, text=True)
                for _ in range(80):
                    told = {"type": rng.choice(kinds)}
                    told |= {name: rng.choice(values) for name in rng.sample(names, 4)}
                    await connection.send(json.dumps(told), text=True)
            connection.transport.abort()
            await connection.wait_closed()
        await eventually(
            lambda: not any(guest.here for guest in host.table.members if guest.name != "Ben"),
            "everybody but Ben to go",
        )

    beside(attack, hears=True)
