"""A server in a thread of its own: what fails at its start, who is attached, how it ends."""

from __future__ import annotations

import asyncio
import threading

import pytest

from braillespiel.network.server_thread import HostingError, ServerThread
from braillespiel.network.wires import MemoryWire
from tests.support.patience import HANGS_S


def test_whoever_starts_it_is_told_why_it_cannot_open() -> None:
    async def serve() -> None:
        raise HostingError("port", reason="taken")

    thread = ServerThread(serve, "test host")
    with pytest.raises(HostingError) as refused:
        thread.start()
    assert (refused.value.rule, refused.value.details) == ("port", {"reason": "taken"})


def test_it_serves_people_of_this_process_until_it_is_closed() -> None:
    ends: list[str] = []

    async def serve() -> None:
        thread.ready()
        await thread.until(asyncio.Event().wait())
        ends.append(threading.current_thread().name)

    def echo(wire: MemoryWire) -> asyncio.Task[None]:
        async def answer() -> None:
            await wire.send(await wire.recv())

        return asyncio.get_running_loop().create_task(answer())

    async def talk() -> bytes:
        wire, _ = await thread.attach(echo)
        await wire.send(b"hello")
        return await asyncio.wait_for(wire.recv(), HANGS_S)

    thread = ServerThread(serve, "test host")
    with pytest.raises(ConnectionError):
        asyncio.run(talk())
    thread.start()
    assert asyncio.run(talk()) == b"hello"
    thread.close()
    assert ends == ["test host"]
    assert not thread.alive
    with pytest.raises(ConnectionError):
        asyncio.run(talk())


def test_it_ends_by_itself_once_one_of_its_ends_is_reached() -> None:
    over = threading.Event()

    async def serve() -> None:
        thread.ready()
        await thread.until(asyncio.sleep(0), asyncio.Event().wait())
        over.set()

    thread = ServerThread(serve, "test host")
    thread.start()
    assert over.wait(HANGS_S)
    thread.close()
    assert not thread.alive
