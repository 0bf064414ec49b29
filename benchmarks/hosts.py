"""A house that two hosts keep open in one PostgreSQL, beside the same house in a file of its own.

Run: python -m benchmarks.hosts [--tables N] [--seconds S] [--lying N]

PostgreSQL is a server of its own, on the disk of this computer, and waits for it. One after the
other, with as many tables of four: a house in a file; the house in the database, by the host that
leads; by the one that waits and passes people on; and by that one where a third host leads the
tables. Then the host that leads is killed (`kill -9`),
and it is measured until the other one is open, and until somebody at each table hears of a move
again. Beside what the ledger takes to append stands a bare insert. At last matches are put into the
database that were left in the middle, at tables to which nobody comes, and the same is measured.
The exit status is 1 if a line is not met; what it says about time is true of a quiet machine only.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from secrets import token_hex

import psycopg

from benchmarks.bounds import Bounds, percentile, shown
from benchmarks.house import AT_ONCE, SEATS, Found, House, Somebody, Table
from benchmarks.lying import lie
from braillespiel.house.ledger import Append
from braillespiel.house.store_ledger import StoreLedger
from braillespiel.store.opening import Store, open_on_server
from tests.support.patience import HANGS_S
from tests.support.postgres import server

APPENDS = 500
RECORD = "x" * 400
"""About as long as what an action adds to a table."""


class Crowd:
    """People at tables, who come to one host."""

    def __init__(self, port: int, tables: int, first: int) -> None:
        people = [Somebody(port, first + n) for n in range(tables * SEATS)]
        self.tables = [Table(people[n : n + SEATS]) for n in range(0, len(people), SEATS)]

    async def sit(self) -> None:
        """Open the tables, and have everybody sit down."""
        few = asyncio.Semaphore(AT_ONCE)
        for table in self.tables:
            await table.open()
        await asyncio.gather(*(table.sit(few) for table in self.tables))

    async def play(self, seconds: float, every: float = 1.0) -> Found:
        """Have somebody at each table act once in ``every`` seconds."""
        found = Found()
        plays = (t.play(Random(n), seconds, every, found) for n, t in enumerate(self.tables))
        await asyncio.gather(*plays)
        return found

    async def leave(self) -> None:
        """Have everybody go."""
        for table in self.tables:
            await table.leave()


async def played(
    name: str, house: House, through: House, first: int, given: argparse.Namespace, bounds: Bounds
) -> float:
    """Measure a house, by the process that people come to; return the median way to the others."""
    warm = Crowd(through.port, 1, first)
    await warm.sit()
    await house.rests()
    before, relayed = house.memory(), through.memory()
    crowd = Crowd(through.port, given.tables, first + SEATS)
    await crowd.sit()
    cpu, passing, begun = house.cpu(), through.cpu(), time.monotonic()
    found = await crowd.play(given.seconds)
    seconds = time.monotonic() - begun
    share = (house.cpu() - cpu) / seconds
    print(shown(f"{name}, key to others", found.times), flush=True)
    print(f"{name}: {found.actions} actions, {share:.2f} of a core", flush=True)
    bounds.show(f"{name}, not told", found.late, 0, "updates")
    table_kb = (house.memory() - before) / given.tables / 1024
    bounds.show(f"{name}, a table with its four seats", table_kb, 500 + SEATS * 100, "kB")
    if through is not house:
        seat_kb = (through.memory() - relayed) / (given.tables * SEATS) / 1024
        bounds.show("a seat that is passed on, at the host that waits", seat_kb, 50, "kB")
        share = (through.cpu() - passing) / seconds
        print(f"{name}: {share:.2f} of a core at the host that waits", flush=True)
    await crowd.leave()
    await warm.leave()
    return percentile(found.times, 0.5)


async def killed(
    leads: House, waits: House, given: argparse.Namespace, bounds: Bounds, lying: int = 0
) -> None:
    """Kill the host that leads while people play who have come by the other one."""
    beside = f", {lying} tables lying" if lying else ""
    crowd = Crowd(waits.port, given.tables, (1 << 16) + lying)
    await crowd.sit()
    playing = asyncio.create_task(crowd.play(given.seconds + HANGS_S))
    await asyncio.sleep(given.seconds / 2)
    leads.kill()
    begun = time.monotonic()
    await asyncio.to_thread(waits.opened.wait)
    bounds.show(f"led again after kill -9{beside}", time.monotonic() - begun, 5, "s")
    sent = {t: sum(s.port.sent for s in t.seats if s.port is not None) for t in crowd.tables}
    while sent:
        await asyncio.sleep(0.01)
        for table in list(sent):
            now = sum(seat.port.sent for seat in table.seats if seat.port is not None)
            if now != sent[table]:
                del sent[table]
    bounds.show(f"everybody hears of a move again{beside}", time.monotonic() - begun, 10, "s")
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await crowd.leave()


def with_lying(
    file: Path, folder: Path, given: argparse.Namespace, before: float, bounds: Bounds
) -> None:
    """Measure a house in whose database many matches lie; ``before`` is a way without them."""
    address = file.read_text("utf-8")
    begun = time.monotonic()
    House(folder / "empty", "--no-web", "--store-file", str(file)).close()
    empty = time.monotonic() - begun
    store = Store(open_on_server(address))
    lie(store, given.lying)
    store.close()
    shared = ("--no-web", "--store-file", str(file))
    begun = time.monotonic()
    leads = House(folder / "three", *shared)
    more = time.monotonic() - begun - empty
    bounds.show(f"opened later with {given.lying} tables lying", more, 5, "s")
    print(f"a host with {given.lying} tables lying: {leads.memory() / 2**20:.0f} MB", flush=True)
    waits = House(folder / "four", *shared)
    first = (1 << 17) + SEATS
    now = asyncio.run(played(f"led, {given.lying} lying", leads, leads, first, given, bounds))
    bounds.show("led, p50 over the house in which none lie", now - before, 1, "ms")
    asyncio.run(killed(leads, waits, given, bounds, given.lying))
    waits.close()


def appended(address: str, bounds: Bounds) -> None:
    """Measure an append, beside a bare insert of as much."""
    bare: list[float] = []
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE TABLE bare (n BIGINT PRIMARY KEY, data TEXT)")
        for n in range(APPENDS):
            begun = time.perf_counter()
            connection.execute("INSERT INTO bare VALUES (%s, %s)", (n, RECORD))
            bare.append((time.perf_counter() - begun) * 1000)
    print(shown("a bare insert", bare), flush=True)
    store = Store(open_on_server(address))
    ledger = StoreLedger(store)
    lead = ledger.open("measured", "Measured", RECORD)
    times: list[float] = []
    for n in range(2, APPENDS + 2):
        append = Append(lead.table, lead.epoch, n, token_hex(8), RECORD)
        begun = time.perf_counter()
        (is_kept,) = ledger.append([append])
        times.append((time.perf_counter() - begun) * 1000)
        assert is_kept
    store.close()
    print(shown("an append", times), flush=True)
    bounds.show("an append, p50", percentile(times, 0.5), 3, "ms")


def main() -> int:
    """Measure one house in three ways."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--lying", type=int, default=10_000)
    given = parser.parse_args()
    bounds = Bounds()
    with server() as made, tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        alone = House(home / "alone", "--no-web")
        in_file = asyncio.run(played("in a file", alone, alone, 0, given, bounds))
        alone.close()
        address = made.place()
        appended(made.place(), bounds)
        file = home / "store.txt"
        file.touch(0o600)
        file.write_text(address)
        shared = ("--no-web", "--store-file", str(file))
        leads = House(home / "one", *shared, "--alone", "0", "--tables", "0")
        led = asyncio.run(played("led", leads, leads, 0, given, bounds))
        waits = House(home / "two", *shared, "--tables", "0")
        first = (given.tables + 1) * SEATS
        passed = asyncio.run(played("passed on", leads, waits, first, given, bounds))
        bounds.show("led, p50 over the house in a file", led - in_file, 5, "ms")
        bounds.show("passed on, p50 over the house in a file", passed - in_file, 5, "ms")
        third = House(home / "third", *shared)
        name = "led by a third host"
        first *= 2
        elsewhere = asyncio.run(played(name, third, waits, first, given, bounds))
        bounds.show(f"{name}, p50 over the house in a file", elsewhere - in_file, 5, "ms")
        third.close()
        asyncio.run(killed(leads, waits, given, bounds))
        waits.close()
        with_lying(file, home, given, led, bounds)
    return min(bounds.missed, 1)


if __name__ == "__main__":
    sys.exit(main())
