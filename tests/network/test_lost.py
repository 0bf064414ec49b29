"""A connection that is lost while something is sent: the client comes back."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

import msgspec

from braillespiel.network import messages as m
from braillespiel.network.client import Status
from braillespiel.network.joined import Opened, TableClient
from tests.support.patience import HANGS_S


class Breaking:
    """A wire (network.line.Wire) that breaks as soon as something is sent after the first."""

    remote = "here"

    def __init__(self) -> None:
        self.sent = 0
        self._broken = asyncio.Event()
        self._welcome: list[bytes] = [msgspec.json.encode(m.Welcome(m.PROTOCOL, 1, "0" * 32))]

    async def send(self, frame: bytes) -> None:
        self.sent += 1
        if self.sent > 1:
            self._broken.set()
            raise ConnectionError

    def send_now(self, frames: Sequence[bytes]) -> bool:
        return False

    async def recv(self) -> bytes:
        if self._welcome:
            return self._welcome.pop()
        await self._broken.wait()
        raise ConnectionError

    async def close(self, code: int, reason: str) -> None:
        return

    def abort(self) -> None:
        return

    def delay(self) -> float:
        return 0


class Client(TableClient):
    """A client that says something as soon as it is at the table; its pauses pass at once."""

    def __init__(self) -> None:
        self.stood: list[Status] = []
        super().__init__(self._connect, ["Ana"], self._says)

    async def _connect(self, token: str) -> Opened:
        self.stood.append(self.status)
        if len(self.stood) > 2:
            self.close(0)
        return Opened(Breaking(), token)

    def _says(self) -> None:
        if self.status is Status.AT_TABLE:
            self.hearing(2000)

    async def _pause(self, tries: int) -> None:
        return


def test_who_sends_something_as_the_connection_is_lost_comes_back() -> None:
    client = Client()
    asyncio.run(client.follow())
    assert client.stood == [Status.CONNECTING, Status.LOST, Status.LOST]
    assert client.problem is None


def test_nobody_waits_for_a_way_on_which_they_do_not_go_any_more() -> None:
    begun, ended = threading.Event(), threading.Event()

    async def never(token: str) -> Opened:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()
        raise AssertionError

    client = TableClient(never, ["Ana"]).run_beside()
    assert begun.wait(HANGS_S)
    client.close(HANGS_S)
    assert ended.is_set()
    assert (client.status, client.problem) == (Status.ENDED, None)
