"""Many network tables on one core: how late their updates are, and what they take."""

from __future__ import annotations

import asyncio
import gc
import os
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from benchmarks.bounds import percentile
from benchmarks.network_host import CODE, Beside, play_alone, serve_echo, serve_tables
from braillespiel.network.client import Status
from braillespiel.network.join_path import JoinPath
from braillespiel.network.joined import TableClient
from braillespiel.network.joining.address import Address

ECHO_S = 0.02
"""How often the echo is measured while the tables play."""


@dataclass
class Many:
    """What many tables did; times in ms, memory in bytes, CPU in ms of one action."""

    times: list[float] = field(default_factory=list)
    echoes: list[float] = field(default_factory=list)
    late: int = 0
    core: float = 0.0
    host_cpu: float = 0.0
    client_cpu: float = 0.0
    seat_memory: float = 0.0
    table_memory: float = 0.0
    match_memory: float = 0.0

    @property
    def over(self) -> float:
        """By how much the 99th percentile exceeds that of the echo."""
        return percentile(self.times, 0.99) - percentile(self.echoes, 0.99)

    def lines(self, number: int) -> list[str]:
        """Return it as text."""
        slow, echo = percentile(self.times, 0.99), percentile(self.echoes, 0.99)
        return [
            f"{number} tables on one core, an action a second each, action to update:"
            f" p50 {statistics.median(self.times):.2f} ms, p99 {slow:.2f} ms,"
            f" {len(self.times)} times, {self.late} not within 2 s",
            f"echo beside it: p50 {statistics.median(self.echoes):.2f} ms,"
            f" p99 {echo:.2f} ms, {len(self.echoes)} times",
            f"their process used {self.core:.2f} of the core; CPU of an action: host"
            f" {self.host_cpu:.2f} ms, both clients {self.client_cpu:.2f} ms",
        ]


async def _echoes(port: int, times: list[float]) -> None:
    from websockets.asyncio.client import connect

    data = "x" * 950
    async with connect(f"ws://127.0.0.1:{port}", compression=None, proxy=None) as socket:
        while True:
            begun = time.perf_counter()
            await socket.send(data)
            await socket.recv()
            times.append((time.perf_counter() - begun) * 1000)
            await asyncio.sleep(ECHO_S)


class _Pair:
    """The two seats of a table."""

    def __init__(self, port: int) -> None:
        self._news = asyncio.Event()
        self.clients = [
            TableClient(
                JoinPath(Address("127.0.0.1", port), CODE, plain=True), [name], self._news.set
            )
            for name in ("Ana", "Ben")
        ]
        self._tasks: list[asyncio.Task[None]] = []

    async def sit(self) -> None:
        for client in self.clients:
            self._tasks.append(asyncio.create_task(client.follow()))
            while client.status is not Status.AT_TABLE:
                await asyncio.sleep(0.002)
        while any(client.port is None for client in self.clients):
            await asyncio.sleep(0.002)

    async def play(self, rng: Random, seconds: float, found: Many) -> None:
        await asyncio.sleep(rng.random())
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            begun = time.monotonic()
            await self._act(rng, found)
            await asyncio.sleep(max(0, begun + 1 - time.monotonic()))

    async def _act(self, rng: Random, found: Many) -> None:
        for n, client in enumerate(self.clients):
            port, other = client.port, self.clients[1 - n].port
            if port is None or other is None or client.unanswered:
                continue
            view = port.view(n)
            legal = list(view.legal_actions()) if n in view.to_act() else []
            if not legal:
                continue
            before, begun = other.sent, time.perf_counter()
            port.submit(n, rng.choice(legal))
            try:
                async with asyncio.timeout(2):
                    while other.sent == before:
                        self._news.clear()
                        await self._news.wait()
            except TimeoutError:
                found.late += 1
            found.times.append((time.perf_counter() - begun) * 1000)
            return

    async def leave(self) -> None:
        for client in self.clients:
            client.leave()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _play(ports: Sequence[int], seconds: float, echo: int, host: Beside) -> Many:
    found = Many()
    pairs = [_Pair(port) for port in ports]
    for pair in pairs:
        await pair.sit()
    # 500 clients share a process here, whose collections would hold up all of them for 0.2 s.
    gc.collect()
    gc.freeze()
    _, before = host.ask()
    cpu, begun = time.process_time(), time.monotonic()
    beside = asyncio.create_task(_echoes(echo, found.echoes))
    await asyncio.gather(*(each.play(Random(n), seconds, found) for n, each in enumerate(pairs)))
    beside.cancel()
    await asyncio.gather(beside, return_exceptions=True)
    rss, after = host.ask()
    actions = len(found.times)
    found.core = (after - before) / (time.monotonic() - begun)
    found.host_cpu = (after - before) * 1000 / actions
    found.client_cpu = (time.process_time() - cpu) * 1000 / actions
    found.table_memory = rss
    for pair in pairs:
        await pair.leave()
    gc.unfreeze()
    return found


def many_tables(number: int, seconds: float) -> Many:
    """Measure tables in one process, on a core of its own; seats and echo share the others."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_setaffinity") else [0]
    host = Beside(serve_tables, number, True, cores[-1])
    ports, _ = host.pipe.recv()
    made, _ = host.ask()
    if len(cores) > 1:
        os.sched_setaffinity(0, set(cores[:-1]))
    echo = Beside(serve_echo)
    try:
        found = asyncio.run(_play(ports, seconds, echo.pipe.recv(), host))
    finally:
        if len(cores) > 1:
            os.sched_setaffinity(0, set(cores))
    host.close()
    echo.close()
    alone = Beside(play_alone, number, max(1, len(found.times) // number))
    found.match_memory = alone.pipe.recv()
    alone.close()
    found.table_memory = (found.table_memory - made) / number
    found.seat_memory = (found.table_memory - found.match_memory) / 2
    return found
