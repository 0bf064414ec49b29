"""The server through real sockets of this computer: what strangers and broken clients send."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from braillespiel.network import messages as m
from braillespiel.network import server as servers
from braillespiel.network.entrance import Entrance
from braillespiel.network.joining import seat
from braillespiel.network.joining.address import Address
from braillespiel.network.server import TableServer
from tests.network.places import hello, table
from tests.support.patience import HANGS_S

CODE = "204816"


class Raw:
    """A connection that is in, and says what a test wants."""

    def __init__(self, socket: Any, token: str) -> None:
        self.socket = socket
        self.token = token

    async def say(self, *messages: m.FromSeat | bytes) -> None:
        for message in messages:
            data = message if isinstance(message, bytes) else msgspec.json.encode(message)
            with contextlib.suppress(ConnectionClosed):  # what came before was enough for the host
                await self.socket.send(data, text=True)

    async def hear(self, kind: str) -> Any:
        """Return the next message of a kind."""
        async with asyncio.timeout(HANGS_S):
            while True:
                found = msgspec.json.decode(await self.socket.recv())
                if found["type"] == kind:
                    return found

    async def end(self) -> list[Any]:
        """Return what comes until the host ends the connection."""
        found: list[Any] = []
        async with asyncio.timeout(HANGS_S):
            with contextlib.suppress(ConnectionClosed):
                while True:
                    found.append(msgspec.json.decode(await self.socket.recv()))
        return found


class Place:
    """A table behind a socket of this computer, for two people at ludoteca."""

    def __init__(self, home: Path) -> None:
        self.table, self.watch, self.keeper = table(m.SetUp("ludoteca", 2), 2)
        self.records: list[Mapping[str, Any]] = []
        self.server = TableServer(self.table, self.records.append)
        self.entrance = Entrance(
            home, self.table.knows, self.table.new_code, code=CODE, plain=True, hosts=["127.0.0.1"]
        )

    async def come(self, *names: str) -> Raw:
        address = Address("127.0.0.1", self.entrance.port)
        socket = await seat.dial(address, plain=True, ping_interval=None)
        entry = await seat.join(socket, code=CODE)
        seat.widen(socket, m.FRAME)
        raw = Raw(socket, entry.token)
        if names:
            await raw.say(hello(*names))
            await raw.hear("welcome")
        return raw

    def refused(self) -> list[str]:
        return [str(each["rule"]) for each in self.records if each["event"] == "refused"]


def at_a_table(home: Path, test: Callable[[Place], Awaitable[None]]) -> Place:
    async def run() -> Place:
        place = Place(home)
        await place.server.listen(place.entrance, 0)
        ticking = asyncio.create_task(place.server.run())
        try:
            await test(place)
        finally:
            await place.server.close()
            ticking.cancel()
        return place

    return asyncio.run(run())


@pytest.mark.parametrize(
    ("frame", "rule"),
    [
        (b"\x00\xff random bytes", "message-malformed"),
        (b"[" * 20_000, "message-malformed"),
        (b'{"type":"ready","ready":"' + b"x" * 60_000 + b'"}', "message-malformed"),
        (b'{"type":"hello"}', "message-malformed"),
        (b'{"type":"act","seat":99,"number":1,"question":"","action":""}', "message-malformed"),
        (b'{"type":"say","text":"' + b"x" * 501 + b'"}', "message-malformed"),
        (b'{"type":"hearing","ms":1e400}', "message-malformed"),
        (b'{"type":"ready","ready":' + b"9" * 5000 + b"}", "message-malformed"),
    ],
)
def test_what_is_no_message_ends_that_connection_and_no_other(
    frame: bytes, rule: str, tmp_path: Path
) -> None:
    async def test(place: Place) -> None:
        ana, eve = await place.come("Ana"), await place.come("Eve")
        await ana.hear("began")
        await eve.say(frame)
        last = (await eve.end())[-1]
        assert (last["type"], last["rule"], last["ends"]) == ("refused", rule, True)
        await ana.say(m.Say("still here"))
        assert (await ana.hear("said"))["text"] == "still here"

    assert at_a_table(tmp_path, test).refused() == [rule]


def test_a_frame_of_a_megabyte_ends_the_connection(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        ana, eve = await place.come("Ana"), await place.come("Eve")
        await eve.say(b'{"type":"say","text":"' + b"x" * (1 << 20) + b'"}')
        await eve.end()
        assert eve.socket.close_code == 1009
        while True:
            told = await ana.hear("table")
            if told.get("news", [{}])[-1].get("what") == "fell-out":
                break

    at_a_table(tmp_path, test)


def test_an_unknown_message_is_refused_by_name_and_an_unknown_field_ignored(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        ana = await place.come("Ana")
        await ana.say(b'{"type":"dance","to":"\\u001b[2J"}', b'{"type":"say","text":"a","b":[1]}')
        refused = await ana.hear("refused")
        assert (refused["rule"], refused["details"]) == ("message-unknown", {"name": "dance"})
        assert "ends" not in refused
        assert (await ana.hear("said"))["text"] == "a"

    at_a_table(tmp_path, test)


def test_a_flood_ends_the_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(servers, "BURST", 20)
    monkeypatch.setattr(servers, "STEADY", 0)

    async def test(place: Place) -> None:
        ana, eve = await place.come("Ana"), await place.come("Eve")
        await eve.say(*[m.Ready()] * 60)
        assert (await eve.end())[-1]["rule"] == "flood"
        await ana.say(m.Say("still here"))
        assert (await ana.hear("said"))["text"] == "still here"

    assert at_a_table(tmp_path, test).refused() == ["flood"]


def test_who_does_not_say_who_they_are_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "HELLO_S", 0.05)

    async def test(place: Place) -> None:
        silent = await place.come()
        assert [each["rule"] for each in await silent.end()] == ["hello-late"]

    at_a_table(tmp_path, test)


def test_another_message_first_is_refused(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        raw = await place.come()
        await raw.say(m.Ready())
        assert [each["rule"] for each in await raw.end()] == ["hello-first"]

    at_a_table(tmp_path, test)


def test_a_token_in_the_greeting_counts_for_nothing_beside_the_one_that_was_proved(
    tmp_path: Path,
) -> None:
    async def test(place: Place) -> None:
        ana = await place.come("Ana")
        eve = await place.come()
        await eve.say(hello("Eve", token=ana.token))
        assert (await eve.hear("welcome"))["token"] == eve.token
        assert [guest.names for guest in place.table.members] == [("Ana",), ("Eve",)]

    at_a_table(tmp_path, test)


def test_who_comes_and_goes_without_end_keeps_one_chair(tmp_path: Path) -> None:
    async def test(place: Place) -> None:
        ana = await place.come("Ana")
        await place.come("Ben")
        await ana.hear("began")
        address = Address("127.0.0.1", place.entrance.port)
        for _ in range(5):
            socket = await seat.dial(address, plain=True, ping_interval=None)
            await seat.join(socket, token=ana.token, pin=bytes(32))
            seat.widen(socket, m.FRAME)
            again = Raw(socket, ana.token)
            await again.say(hello("Ana"))
            assert (await again.hear("welcome"))["back"]
            assert (await again.hear("began"))["chairs"] == [0]
        assert len(list(place.table.members)) == 2

    at_a_table(tmp_path, test)


def test_a_fault_of_ours_that_one_client_finds_ends_that_connection_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(place: Place) -> None:
        ana, eve = await place.come("Ana"), await place.come("Eve")
        say = place.table._say

        def fails(guest: Any, message: m.Say) -> None:
            if message.text == "boom":
                raise KeyError(message.text)
            say(guest, message)

        monkeypatch.setattr(place.table, "_say", fails)
        await eve.say(m.Say("boom"))
        assert (await eve.end())[-1]["rule"] == "fault"
        await ana.say(m.Say("still here"))
        assert (await ana.hear("said"))["text"] == "still here"

    place = at_a_table(tmp_path, test)
    assert [each["kind"] for each in place.records if each["event"] == "fault"] == ["KeyError"]
