"""A host that sends a client from table to table without end gets it more and more slowly."""

from __future__ import annotations

import asyncio

import msgspec

from braillespiel.network import class_messages as c
from braillespiel.network.client import Status
from braillespiel.network.joined import MOVES, WAITS_S, Opened, TableClient
from braillespiel.network.wires import MemoryWire


class Sent(TableClient):
    """A client that is sent on at once wherever it comes; its pauses pass at once."""

    status = Status.AT_TABLE  # type: ignore[assignment]  # as after a first welcome

    def __init__(self, most: int) -> None:
        self.came = 0
        self.most = most
        self.waited: list[float] = []
        super().__init__(self._connect, ["Ana"])

    async def _connect(self, token: str) -> Opened:
        self.came += 1
        if self.came > self.most:
            self.close(0)
        mine, theirs = MemoryWire(), MemoryWire()
        theirs.connect(mine)
        self.keep = theirs
        await theirs.send(msgspec.json.encode(c.Moved()))
        return Opened(mine, token)

    async def _pause(self, tries: int) -> None:
        self.waited.append(WAITS_S[min(tries, len(WAITS_S) - 1)])


def test_the_pause_grows_after_a_few_moves() -> None:
    client = Sent(12)
    asyncio.run(client.follow())
    assert client.came == 13
    assert client.waited == [*WAITS_S, *[WAITS_S[-1]] * (12 - MOVES - len(WAITS_S))]


def test_the_moves_of_a_class_are_not_slowed() -> None:
    client = Sent(MOVES)
    asyncio.run(client.follow())
    assert client.waited == []
