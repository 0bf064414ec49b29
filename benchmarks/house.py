"""A house under load: many tables and people in one process, the load in a second one.

Run: python -m benchmarks.house [--tables N] [--seconds S] [--idle N] [--browsers N]
    [--playpalace DIR [--playpalace-python PYTHON]]

The house is a real one (``serve --house``), through TLS on loopback, with its store on the disk of
this computer. Each table has four native seats, each with a key of its own; at each table somebody
acts once in four seconds, chosen at random among the legal actions, and it is measured until each
of the others has the update. Then people come into the lobby and do nothing. Last, browsers
(without their drawing) sit at tables for two and press an arrow key once a second each: until their
page is told something. Between a browser's action and the others' updates is the same way as from
native seats.

The exit status is 1 if a line is not met. What it says about time is true of a quiet machine only:
beside the times stands how much of a core each of the two processes took.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import psutil
from websockets import ConnectionClosed, Origin
from websockets.asyncio.client import connect

from benchmarks.bounds import Bounds, percentile, shown
from benchmarks.playpalace import answers
from braillespiel.network import messages as m
from braillespiel.network.client import Status
from braillespiel.network.houses import asking, spoken
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.address import HouseAddress
from braillespiel.network.houses.house_path import HouseJoinPath
from braillespiel.network.joined import TableClient
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.errors import JoinError
from tests.support.keys import MemoryKeys

GAME = "ludoteca"
SEATS = 4
AT_ONCE = 3
"""Connections that get in at the same time: a house lets few of one address do that."""
REST_S = 20.0
"""In this time each of them asks once whether the house is there."""
AT_PLAYPALACE = 100
EVERY_S = 4.0
"""At a table somebody acts once in this time: people hear what happened and choose."""
LATE_S = 5.0


class Somebody:
    """A person with a key; names are such as sound like no other."""

    def __init__(self, port: int, number: int) -> None:
        self._where = Address("127.0.0.1", port)
        self._keys = MemoryKeys()
        self._name = spoken.said(number.to_bytes(4, "big"), 2)

    def way(self, table: str = "") -> HouseJoinPath:
        """Return a way to the lobby, or to a table."""
        return HouseJoinPath(HouseAddress(self._where, b"", table), self._keys, self._name)  # type: ignore[arg-type]


@dataclass
class Found:
    """What was measured, in ms."""

    times: list[float] = field(default_factory=list)
    late: int = 0
    actions: int = 0


class Table:
    """A table and the four who sit there."""

    def __init__(self, people: Sequence[Somebody]) -> None:
        self._people = people
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self.id = ""
        self.seats: list[TableClient] = []

    async def open(self) -> None:
        """Have the first of them open the table."""
        made = await asking.ask(self._people[0].way(), h.Open(m.SetUp(GAME, SEATS, {"target": 60})))
        assert isinstance(made, h.Opened)
        self.id = made.table

    async def sit(self, few: asyncio.Semaphore) -> None:
        """Have all of them sit down; the match begins by itself."""
        for somebody in self._people:
            async with few:
                seat = TableClient(somebody.way(self.id), ["Somebody"], self._news.set)
                self.seats.append(seat)
                self._tasks.append(asyncio.create_task(seat.follow()))
                while seat.status is Status.CONNECTING:
                    await asyncio.sleep(0.002)
            if seat.problem is not None:
                raise SystemExit(f"somebody was refused: {seat.problem.rule}")

    async def play(self, rng: Random, seconds: float, every: float, found: Found) -> None:
        """Have somebody act once in ``every`` seconds, spread over all tables."""
        while any(seat.port is None for seat in self.seats):
            await asyncio.sleep(0.01)
        await asyncio.sleep(rng.random() * every)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            begun = time.monotonic()
            await self._act(rng, found)
            await asyncio.sleep(max(0, begun + every - time.monotonic()))

    async def _act(self, rng: Random, found: Found) -> None:
        for seat in self.seats:
            port = seat.port
            if port is None or seat.unanswered:
                continue
            chair = port.chairs[0]
            view = port.view(chair)
            legal = list(view.legal_actions()) if chair in view.to_act() else []
            if not legal or chair is None:
                continue
            others = [each.port for each in self.seats if each is not seat and each.port]
            before = [each.sent for each in others]
            begun = time.perf_counter()
            port.submit(chair, rng.choice(legal))
            found.actions += 1
            waiting = dict(zip(range(len(others)), before, strict=True))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LATE_S):
                    while waiting:
                        self._news.clear()
                        for n in [n for n, was in waiting.items() if others[n].sent != was]:
                            found.times.append((time.perf_counter() - begun) * 1000)
                            del waiting[n]
                        if waiting:
                            await self._news.wait()
            found.late += len(waiting)
            return

    async def leave(self) -> None:
        """End the connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Browser:
    """A page, as far as the server sees one: it comes, sits down, and presses keys."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self._frames = 0
        self._told = asyncio.Event()
        self.title = ""
        self.reading = asyncio.create_task(self._read())

    @classmethod
    async def come(cls, web: str, name: str) -> Browser:
        """Open a page, and go in under a name."""
        where = web.rstrip("/")
        socket = await connect(
            where.replace("http", "ws", 1) + "/seat", origin=Origin(where), max_size=None
        )
        page = cls(socket)
        await page.send(type="open", languages=["en"], settings={"double-press-ms": 0})
        await page.send(type="go-in", name=name)
        await page.until(lambda: page.title != "")
        return page

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self._socket.send(json.dumps(message))

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait for what the page shows."""
        while not done():
            self._told.clear()
            await self._told.wait()

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in self._socket:
                told = json.loads(frame)
                if told.get("problem"):
                    raise SystemExit(f"a page was refused: {told['problem']}")
                self.title = told.get("title") or self.title
                self._frames += 1
                self._told.set()

    async def sit(self, table: str) -> None:
        """Sit down at a table, once the lobby shows it; the match begins once all are there."""
        while GAME not in self.title.casefold():
            await self.send(type="point", key=f"table-{table}")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self.until(lambda: GAME in self.title.casefold())

    async def press(self, seconds: float, rng: Random, found: Found) -> None:
        """Press a key once a second."""
        await asyncio.sleep(rng.random())
        end, right = time.monotonic() + seconds, True
        while time.monotonic() < end:
            begun, before = time.perf_counter(), self._frames
            await self.send(type="press", key="Right" if right else "Left")
            right, found.actions = not right, found.actions + 1
            try:
                async with asyncio.timeout(LATE_S):
                    await self.until(lambda before=before: self._frames != before)  # type: ignore[misc]
                found.times.append((time.perf_counter() - begun) * 1000)
            except TimeoutError:
                found.late += 1
            await asyncio.sleep(max(0, begun + 1 - time.perf_counter()))

    async def close(self) -> None:
        """Go."""
        await self._socket.close()
        await self.reading


class House:
    """The house in a process of its own; ``more`` is given to ``serve``.

    Another host may lead it: then this one passes people on.
    """

    def __init__(self, home: Path, *more: str) -> None:
        command = [sys.executable, "-m", "braillespiel", "serve", "--house", "--loopback-only"]
        self._process = subprocess.Popen(
            [*command, "--json", "--port", "0", *more],
            env=os.environ | {"BRAILLESPIEL_HOME": str(home)},
            stdout=subprocess.PIPE,
        )
        self.opened = threading.Event()
        """Set once the house is open in this process."""
        told = self._told()
        while "address" not in told:
            told = self._told()
        self.port, self.web = int(told["address"].rpartition(":")[2]), str(told.get("web"))
        if "fingerprint" in told:
            self.opened.set()
        self._own = psutil.Process(self._process.pid)
        # Nobody waits for what it tells, and it must not wait for that.
        threading.Thread(target=self._listen, daemon=True).start()

    def _told(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        told: dict[str, Any] = json.loads(self._process.stdout.readline() or "{}")
        return told

    def _listen(self) -> None:
        while told := self._told():
            if "fingerprint" in told:
                self.opened.set()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def kill(self) -> None:
        """End the process at once, without a word."""
        self._process.kill()
        self._process.wait()

    def memory(self) -> int:
        """Return the bytes that the process has in memory."""
        return int(self._own.memory_info().rss)

    def cpu(self) -> float:
        """Return the seconds that the process has computed."""
        used = self._own.cpu_times()
        return float(used.user + used.system)

    async def rests(self) -> None:
        """Wait until it computes little: what is read ahead is read."""
        before = -1.0
        while self.cpu() - before > 0.2:
            before = self.cpu()
            await asyncio.sleep(2)

    def close(self) -> None:
        """Close the house."""
        self._process.terminate()
        self._process.wait()


async def idle(house: House, number: int, few: asyncio.Semaphore) -> float:
    """Return which share of a core the house takes while people do nothing in its lobby."""

    async def come(n: int) -> None:
        way, wire = Somebody(house.port, 1 << 20 | n).way(), None
        while wire is None:
            async with few:
                with contextlib.suppress(JoinError):  # a busy machine answers late
                    wire = await way.open()
        wires.append(wire)
        await wire.send(b'{"type":"look"}')
        with contextlib.suppress(ConnectionError):
            while True:
                await wire.recv()

    wires: list[object] = []
    tasks = [asyncio.create_task(come(n)) for n in range(number)]
    while len(wires) < number:
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.05)
    await asyncio.sleep(REST_S / 2)
    before, begun = house.cpu(), time.monotonic()
    await asyncio.sleep(REST_S)
    share = (house.cpu() - before) / (time.monotonic() - begun)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return share


async def in_browsers(house: House, given: argparse.Namespace, bounds: Bounds) -> None:
    """Measure pages."""
    number = given.browsers // 2 * 2
    tables = []
    openers = [Somebody(house.port, 1 << 21 | n) for n in range(number // 2)]
    for opener in openers:
        made = await asking.ask(opener.way(), h.Open(m.SetUp(GAME, 2, {"target": 60})))
        assert isinstance(made, h.Opened)
        tables.append(made.table)
    warm = await Browser.come(house.web, "Warm One")  # what every page needs is loaded
    await house.rests()
    before = house.memory()
    pages = []
    for n in range(number):
        page = await Browser.come(house.web, spoken.said((1 << 22 | n).to_bytes(4, "big"), 2))
        await page.sit(tables[n // 2])
        pages.append(page)
    await house.rests()
    each_kb = (house.memory() - before) / max(1, number) / 1024
    found = Found()
    cpu, begun = house.cpu(), time.monotonic()
    await asyncio.gather(
        *(page.press(given.seconds, Random(n), found) for n, page in enumerate(pages))
    )
    share = (house.cpu() - cpu) / (time.monotonic() - begun)
    print(f"{number} browser seats, {found.actions} keys; the house took {share:.2f} of a core")
    print(shown("a page's key to its page", found.times), flush=True)
    bounds.show("a page's key to its page, p99", percentile(found.times, 0.99), 100, "ms")
    bounds.show(f"pages not told within {LATE_S:.0f} s", found.late, 0, "keys")
    bounds.show("a browser seat, with its part of the match", each_kb, 300 + 350 / 2, "kB")
    for page in (*pages, warm):
        await page.close()


async def measure(house: House, given: argparse.Namespace, bounds: Bounds) -> None:
    """Measure, and print what was found."""
    few = asyncio.Semaphore(AT_ONCE)
    people = [Somebody(house.port, n) for n in range(given.tables * SEATS)]
    tables = [Table(people[n : n + SEATS]) for n in range(0, len(people), SEATS)]
    await tables[0].open()  # what every table needs is loaded
    empty = house.memory()
    for table in tables[1:]:
        await table.open()
    opened = house.memory()
    await asyncio.gather(*(table.sit(few) for table in tables))
    found = Found()
    gc.collect()
    gc.freeze()
    gc.disable()  # a search through a thousand clients would stop all of them
    cpu, own, begun = house.cpu(), time.process_time(), time.monotonic()
    await asyncio.gather(
        *(
            table.play(Random(n), given.seconds, given.every, found)
            for n, table in enumerate(tables)
        )
    )
    lasted = time.monotonic() - begun
    gc.enable()
    seated = house.memory()
    of_house, of_load = (house.cpu() - cpu) / lasted, (time.process_time() - own) / lasted
    print(f"{given.tables} tables, {len(people)} native seats, {found.actions} actions", flush=True)
    print(f"the house took {of_house:.2f} of a core, the load {of_load:.2f}", flush=True)
    each = of_house * lasted * 1000 / max(1, found.actions)
    print(f"CPU of an action at the house, told to {SEATS - 1} others: {each:.2f} ms", flush=True)
    print(
        f"{found.actions / lasted:.0f} actions a second; a core does {1000 / each:.0f}", flush=True
    )
    print(shown("key to others", found.times), flush=True)
    bounds.show("key to others, p99", percentile(found.times, 0.99), 50, "ms")
    bounds.show(f"not within {LATE_S:.0f} s", found.late, 0, "updates")
    tables_kb = (opened - empty) / max(1, given.tables - 1) / 1024
    seats_kb = (seated - opened) / len(people) / 1024
    bounds.show("an opened table", tables_kb, 350, "kB")
    bounds.show("a native seat, with its part of the match", seats_kb, 100 + 350 / SEATS, "kB")
    for table in tables:
        await table.leave()
    share = await idle(house, given.idle, few)
    bounds.show(f"{given.idle} idle people in the lobby", share * 100, 3, "% of a core")
    if given.browsers:
        await in_browsers(house, given, bounds)


async def elsewhere(given: argparse.Namespace) -> None:
    """Measure PlayPalace's server, while nobody is here."""
    checkout = given.playpalace.resolve()
    python = given.playpalace_python or checkout / "server" / ".venv" / "bin" / "python"
    with tempfile.TemporaryDirectory() as home:
        times = await answers(checkout, python, Path(home), AT_PLAYPALACE, given.seconds)
    print(shown(f"Enter to menu, {AT_PLAYPALACE} people at PlayPalace", times), flush=True)


def main() -> int:
    """Measure a house."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--every", type=float, default=EVERY_S, help="seconds between two actions")
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--browsers", type=int, default=200)
    parser.add_argument("--playpalace", type=Path, help="a checkout of PlayPalace11")
    parser.add_argument("--playpalace-python", type=Path, help="the Python with its packages")
    given = parser.parse_args()
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    bounds = Bounds()
    with tempfile.TemporaryDirectory() as home:
        house = House(Path(home))
        try:
            asyncio.run(measure(house, given, bounds))
            if given.playpalace is not None:
                asyncio.run(elsewhere(given))
        finally:
            house.close()
    return min(bounds.missed, 1)


if __name__ == "__main__":
    sys.exit(main())
