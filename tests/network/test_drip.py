"""Who sends one byte after another without end is turned away; at the table nobody notices them."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from braillespiel.network import server as servers
from tests.network.test_server_attacks import Open, opened
from tests.support.patience import HANGS_S

DRIP_S = 0.01
"""Between two bytes."""


async def dripped(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, data: bytes) -> None:
    """Send a byte now and then until the other end has enough of it."""
    ended = asyncio.ensure_future(reader.read())
    for byte in data:
        if ended.done():
            break
        with contextlib.suppress(ConnectionError):
            writer.write(bytes((byte,)))
            await writer.drain()
        await asyncio.wait({ended}, timeout=DRIP_S)
    with contextlib.suppress(ConnectionError):
        await ended
    writer.close()


def test_drips_before_the_proof_are_turned_away(tmp_path: Path) -> None:
    async def attack() -> None:
        async with asyncio.timeout(HANGS_S), opened(tmp_path) as host:
            host.entrance.gate.wait_s = 0.2
            ben = None
            for data in (b"\x16\x03\x01\x40\x00" + bytes(50_000), b"GET / HTTP/1.1\r\n" * 4000):
                pair = await asyncio.open_connection("127.0.0.1", host.entrance.port)
                await dripped(*pair, data)
            assert host.entrance.gate.waiting == 0
            host.entrance.gate.wait_s = HANGS_S
            ben = await host.guest("Ben")
            await ben.close()
            assert host.faults() == []

    asyncio.run(attack())


def test_a_greeting_that_drips_is_turned_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "HELLO_S", 0.2)

    async def attack() -> list[str]:
        async with asyncio.timeout(HANGS_S), opened(tmp_path) as host:
            slow = await host.admitted()
            await trickle(slow.transport, slow.wait_closed())
            return host.refusals()

    assert asyncio.run(attack()) == ["hello-late"]


async def trickle(transport: asyncio.Transport, until: object) -> None:
    """Send the beginning of a frame, and a byte of it now and then."""
    done = asyncio.ensure_future(until)  # type: ignore[call-overload]
    transport.write(b"\x81\xfe\xff\xff\x00\x00\x00\x00")  # of 65,535 bytes, its mask noughts
    while not done.done():
        with contextlib.suppress(ConnectionError, RuntimeError):
            transport.write(b" ")
        await asyncio.wait({done}, timeout=DRIP_S)


def test_who_drips_at_the_table_holds_up_nobody(tmp_path: Path) -> None:
    async def chats(host: Open) -> None:
        ben = await host.guest("Ben")
        for n in range(3):
            await ben.send(json.dumps({"type": "say", "text": f"still here {n}"}), text=True)
            told = json.loads(await ben.recv())
            assert (told["type"], told["text"]) == ("said", f"still here {n}")
        await ben.close()

    async def attack() -> None:
        async with asyncio.timeout(HANGS_S), opened(tmp_path) as host:
            eve = await host.guest("Eve")
            await trickle(eve.transport, chats(host))
            assert [guest.name for guest in host.table.members.here()][:1] == ["Eve"]
            with contextlib.suppress(ConnectionClosed):
                await eve.close()
            assert host.faults() == []

    asyncio.run(attack())
