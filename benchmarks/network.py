"""How fast a network table is, beside a bare echo of websockets in the same run.

Run: python -m benchmarks.network [--tables N] [--seconds S]

A key at one seat, until another seat has called its voice and has its cells: both seats are in one
process, the host is in another, through sockets of this computer, with TLS and without. The echo
sends the same bytes to a process of its own and back. Many tables: all in one process, their seats
in another, an action a second at each. Nothing here asserts anything.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import heapq
import statistics
import tempfile
import threading
import time
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import psutil

from braillespiel.commands.telling import Telling
from braillespiel.engine.simulate import think
from braillespiel.network import messages as m
from braillespiel.network.client import Status
from braillespiel.network.entrance import Entrance
from braillespiel.network.joined import Joined
from braillespiel.network.joining.address import Address
from braillespiel.network.server import TableServer
from braillespiel.network.way import Way
from braillespiel.ui.match.seats import Seats
from tests.network.places import Person, Room, table

CODE = "204816"
GAME = "ludoteca"
ROUND_TRIP_MS = 200


def _shown(name: str, times: Sequence[float]) -> str:
    ordered = sorted(times)
    p99 = ordered[int(len(ordered) * 0.99)]
    return (
        f"{name}: p50 {statistics.median(ordered):.2f} ms, p99 {p99:.2f} ms, {len(ordered)} times"
    )


# --- processes of their own ------------------------------------------------------------------


def _tables(pipe: Connection, number: int, plain: bool) -> None:
    """Serve tables in one process; tell their ports, and memory when asked."""
    asyncio.run(_serve(pipe, number, plain))


async def _serve(pipe: Connection, number: int, plain: bool) -> None:
    begun = time.monotonic()
    own = psutil.Process()
    ports, tasks = [], []
    with tempfile.TemporaryDirectory() as home:
        for seed in range(number):
            made, watch, keeper = table(m.SetUp(GAME, 2, {"target": 60}), 2)
            keeper.seed = seed
            # The clock of these tables is the real one.
            made._clock = made.matches._clock = lambda: int((time.monotonic() - begun) * 1000)
            server = TableServer(made)
            entrance = Entrance(
                Path(home), made.knows, made.new_code, code=CODE, plain=plain, hosts=["127.0.0.1"]
            )
            await server.listen(entrance, 0)
            tasks.append(asyncio.create_task(server.run()))
            ports.append(entrance.port)
            del watch
        gc.collect()
        pipe.send((ports, own.memory_info().rss))
        loop = asyncio.get_running_loop()
        while True:
            asked = await loop.run_in_executor(None, pipe.recv)
            if asked == "end":
                return
            gc.collect()
            pipe.send((own.memory_info().rss, sum(own.cpu_times()[:2])))


def _echo(pipe: Connection) -> None:
    """Send back whatever comes."""

    async def serve_echo() -> None:
        from websockets.asyncio.server import ServerConnection, serve

        async def back(socket: ServerConnection) -> None:
            async for frame in socket:
                await socket.send(frame)

        async with serve(back, "127.0.0.1", 0, compression=None) as server:
            pipe.send(next(iter(server.sockets)).getsockname()[1])
            await asyncio.get_running_loop().run_in_executor(None, pipe.recv)

    asyncio.run(serve_echo())


class _Beside:
    """A process of its own, and the pipe to it."""

    def __init__(self, work: Any, *arguments: Any) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, *arguments), daemon=True)
        self._process.start()

    def ask(self) -> Any:
        self.pipe.send("how")
        return self.pipe.recv()

    def close(self) -> None:
        self.pipe.send("end")
        self._process.join(5)
        self._process.kill()


# --- a key here, a sentence there --------------------------------------------------------------


def key_to_sentence(plain: bool, rounds: int) -> tuple[list[float], list[int]]:
    """Return the ms from a key at one seat to voice and cells at another, and sizes sent."""
    host = _Beside(_tables, 1, plain)
    (port,), _ = host.pipe.recv()
    came = threading.Event()
    address = Address("127.0.0.1", port)
    seats = []
    for name in ("Ana", "Ben"):
        client = Joined(Way(address, CODE, plain=plain), [name], came.set).run_beside()
        seats.append(client)
        while client.status is not Status.AT_TABLE:
            time.sleep(0.005)
    while any(client.port is None for client in seats):
        time.sleep(0.005)
    ears = [Seats(client.port, "en") for client in seats]  # type: ignore[arg-type]
    names = ["Ana", "Ben"]
    tellings = [Telling(GAME, names, n, "en") for n in range(2)]
    rng, times, sizes = Random(1), [], []
    for _ in range(rounds):
        acting = None
        while acting is None:
            for n, client in enumerate(seats):
                ears[n].take(n)
                view = client.port.view(n)  # type: ignore[union-attr]
                if n in view.to_act() and view.legal_actions() and not client.unanswered:
                    acting = n
            if seats[0].port.view(0).is_over():  # type: ignore[union-attr]
                break
        if acting is None:
            break
        other = 1 - acting
        port = seats[acting].port
        assert port is not None
        action = think(port.game.bot("easy"), port.view(acting), rng)
        begun = time.perf_counter()
        port.submit(acting, action)
        told: list[Any] = []
        while not told:
            came.wait(1)
            came.clear()
            told = ears[other].take(other)
            if not told and not seats[acting].unanswered and time.perf_counter() - begun > 0.2:
                break  # an action that the other seat is not told of
        if told:
            tellings[other].record(told[0])
            times.append((time.perf_counter() - begun) * 1000)
            sizes.append(len(str(action)) + 60)
    for client in seats:
        client.leave()
    host.close()
    return times, sizes


def echoed(size: int, rounds: int) -> list[float]:
    """Return the ms of a bare echo of so many bytes."""
    beside = _Beside(_echo)
    port = beside.pipe.recv()

    async def run() -> list[float]:
        from websockets.asyncio.client import connect

        times = []
        async with connect(f"ws://127.0.0.1:{port}", compression=None, proxy=None) as socket:
            data = "x" * size
            for _ in range(rounds):
                begun = time.perf_counter()
                await socket.send(data)
                await socket.recv()
                times.append((time.perf_counter() - begun) * 1000)
        return times

    times = asyncio.run(run())
    beside.close()
    return times


# --- many tables -------------------------------------------------------------------------------


async def _many(ports: Sequence[int], seconds: float) -> list[float]:
    """Let two seats sit at each table and act once a second; return the ms until the other sees."""
    pairs = []
    for port in ports:
        pair = []
        for name in ("Ana", "Ben"):
            client = Joined(Way(Address("127.0.0.1", port), CODE, plain=True), [name])
            task = asyncio.create_task(client.follow())
            pair.append((client, task))
            while client.status is not Status.AT_TABLE:
                await asyncio.sleep(0.001)
        pairs.append(pair)
    times: list[float] = []

    async def play(pair: Any, rng: Random) -> None:
        clients = [client for client, _ in pair]
        await asyncio.sleep(rng.random())
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await asyncio.sleep(1)
            for n, client in enumerate(clients):
                port, other = client.port, clients[1 - n].port
                if port is None or other is None or client.unanswered:
                    continue
                legal = port.view(n).legal_actions()
                if n in port.view(n).to_act() and legal:
                    before, begun = other.sent, time.perf_counter()
                    port.submit(n, rng.choice(list(legal)))
                    while other.sent == before and time.perf_counter() - begun < 1:
                        await asyncio.sleep(0.0005)
                    times.append((time.perf_counter() - begun) * 1000)
                    break

    await asyncio.gather(*(play(pair, Random(n)) for n, pair in enumerate(pairs)))
    for pair in pairs:
        for client, task in pair:
            client.leave()
            task.cancel()
    return times


def many_tables(number: int, seconds: float) -> list[str]:
    """Measure many tables in one process."""
    empty = _Beside(_tables, 1, True)
    _, least = empty.pipe.recv()
    empty.close()
    host = _Beside(_tables, number, True)
    ports, made = host.pipe.recv()

    async def run() -> list[float]:
        return await _many(ports, seconds)

    _, before = host.ask()
    times = asyncio.run(run())
    rss, after = host.ask()
    host.close()
    return [
        _shown(f"{number} tables, an action a second each, key to update", times),
        f"their process used {(after - before) / seconds:.2f} of a core",
        f"memory: {(made - least) / max(1, number - 1) / 1000:.0f} kB a table that is open,"
        f" {(rss - made) / number / 2000:.0f} kB a seat with its half of a match",
    ]


# --- honest actions at a distance -----------------------------------------------------------------


class _Far(Person):
    """A client whose frames are under way for half the round trip, on a clock that is set."""

    def __init__(self, room: Room, name: str) -> None:
        super().__init__(room, [name])
        self.queue: list[tuple[int, int, Any]] = []
        self.count = 0
        self.refused: list[str] = []

    def _later(self, call: Any) -> None:
        self.count += 1
        due = self.room.watch.ms + ROUND_TRIP_MS // 2
        heapq.heappush(self.queue, (due, self.count, call))

    def _sends(self, message: m.FromSeat) -> None:
        self.sent.append(message)
        self._later(lambda: self._arrive(message))

    def _arrive(self, message: m.FromSeat) -> None:
        self.room.table.message(self.member, message)
        self.room.deliver()

    def get(self, message: m.FromHost) -> None:
        self._later(lambda: self.received(message))

    def pump(self) -> None:
        while self.queue and self.queue[0][0] <= self.room.watch.ms:
            heapq.heappop(self.queue)[2]()


def late_actions(matches: int) -> tuple[int, int]:
    """Return how many actions of SIX were sent at 200 ms, and how many were refused as late."""
    sent = late = 0
    for seed in range(matches):
        room = Room(m.SetUp("six", 4), 4)
        room.keeper.seed = seed
        people = [_Far(room, name) for name in ("Ana", "Ben", "Cleo", "Dora")]
        for person in people:
            room.enter(person)
        rng = Random(seed)
        due: dict[int, int] = {}
        for _ in range(40_000):
            room.watch.ms += 10
            room.table.tick()
            room.deliver()
            for person in people:
                person.pump()
                found = [each.error.rule for each in person.take_late()]
                late += found.count("too-late")
                port = person.port
                if port is None or person.unanswered:
                    continue
                seat, view = person.seat, port.view(person.seat)
                receipt = port.game.unheard(view)
                if receipt is not None:
                    if room.watch.ms >= due.setdefault(seat, room.watch.ms + 400):
                        person.act(receipt)
                        del due[seat]
                    continue
                legal = list(view.legal_actions())
                if seat in view.to_act() and legal and rng.random() < 0.02:
                    port.submit(seat, think(port.game.bot("easy"), view, rng), port.question(seat))
                    sent += 1
            if room.table.matches.phase != "playing":
                break
    return sent, late


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.network")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=400)
    given = parser.parse_args()
    print(_shown("bare echo of 600 bytes", echoed(600, given.rounds)))
    for plain in (True, False):
        times, _ = key_to_sentence(plain, given.rounds)
        print(_shown(f"key to sentence, {'plain' if plain else 'TLS'}", times))
    sent, late = late_actions(3)
    print(f"SIX at {ROUND_TRIP_MS} ms: {sent} actions, {late} refused as late")
    for line in many_tables(given.tables, given.seconds):
        print(line)


if __name__ == "__main__":
    main()
