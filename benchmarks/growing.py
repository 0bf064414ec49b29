"""A house that grows: whether a table costs the same among many, and how many seats a core bears.

Run: python -m benchmarks.growing [--sizes 10,100,500] [--seconds S] [--every S] [--seats-every S]
    [--through] [--elsewhere] [--lying N] [--keep FILE]

The house lies in a PostgreSQL of its own on this computer; one process leads it, on a core that it
has for itself, and the people, native seats at tables of four, are in this process on the others.
At each of the sizes somebody at each table acts once in ``--every`` seconds, and what an action
costs stands beside the least that it cost among fewer tables: where little happens, it costs more,
since nothing of the house is in the processor's caches. Then at the last size they act faster and
faster, until 99 of 100 others no longer have the update within 100 ms: as many actions a second a
core does, and so many seats that is where each table acts once in ``--seats-every`` seconds. With
``--through`` people come by a host that waits, with ``--elsewhere`` that one leads the tables, too,
and it is measured what is left for the one that leads the house; with ``--lying`` so many matches
lie in the database to which nobody comes. ``--keep`` puts the figures into a file for
benchmarks.house_size.

How long the house waited for its core is told too: where that is much, others use it, and what is
said about time is worth nothing; the CPU of an action still is.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import math
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

import psutil

from benchmarks.bounds import Bounds, percentile, shown
from benchmarks.house import LATE_S, SEATS, Found, House
from benchmarks.house_size import keep
from benchmarks.lying import lie
from benchmarks.thin import ThinCrowd
from braillespiel.house.host_counts import BOUNDS_S
from braillespiel.store.opening import Store, open_on_server
from scripts.postgres_server import free_port
from tests.support.postgres import PostgresServer, server

FLAT = 20.0
"""By so many percent an action may cost more among many tables than among few."""
MOST_MS = 100.0
ACTIONS = 60
"""At few tables it takes longer until there were so many actions, which tell something."""
FASTER = 1.25


@dataclass
class Stage:
    """What was measured at one size and one pace."""

    tables: int
    found: Found
    seconds: float
    cpu_ms: float
    """Of the leading process for an action."""
    database_ms: float
    through_ms: float
    """Of the host that people come by, if it is another one."""
    bytes_out: float
    """To all seats, for an action."""
    appends: Sequence[int]
    """Transactions by the classes of ``BOUNDS_S``."""
    updates: Sequence[int]
    """Ways from a message to an update that goes out, in the house alone, by these classes."""
    share: float
    """Of a core, of the leading process."""
    waited: float
    """Of the time, the leading process's threads for a core."""
    load: float
    """Of a core, of the people's process."""

    @property
    def actions(self) -> float:
        """How many there were in a second."""
        return self.found.actions / self.seconds

    @property
    def p99(self) -> float:
        """Within how many ms 99 of 100 others had the update."""
        late = [LATE_S * 1000] * self.found.late
        return percentile([*self.found.times, *late], 0.99)


class Growing:
    """A house in a database, its leading process, and its people."""

    def __init__(
        self, home: Path, made: PostgresServer, through: bool, lying: int, elsewhere: bool
    ) -> None:
        file = home / "store.txt"
        file.touch(0o600)
        file.write_text(made.place())
        if lying:
            store = Store(open_on_server(file.read_text()))
            lie(store, lying)
            store.close()
        self.elsewhere = elsewhere
        """Whether the host that people come by leads the tables."""
        self._counts = free_port()
        shared = ("--no-web", "--store-file", str(file))
        own = ("--alone", "0", "--tables", "0") if elsewhere else ()
        self.house = House(home / "one", *shared, *own, "--operator-port", str(self._counts))
        self.by = House(home / "two", *shared) if through else self.house
        self._database = psutil.Process(made.main_process())
        self.crowd = ThinCrowd(self.by.port)
        self._ended: dict[int, float] = {}

    def apart(self) -> None:
        """Give the leading process a core of its own, and all others the rest."""
        if not hasattr(os, "sched_setaffinity") or len(os.sched_getaffinity(0)) < 2:
            print("one core for all: what follows is too low")
            return
        own, *rest = sorted(os.sched_getaffinity(0))
        for each in [0, *self._servers(), self.by.pid]:
            os.sched_setaffinity(each, rest)
        for task in psutil.Process(self.house.pid).threads():
            os.sched_setaffinity(task.id, [own])

    def _servers(self) -> list[int]:
        return [self._database.pid, *(each.pid for each in self._database.children())]

    def waited_s(self) -> float:
        """Return for how many seconds the leading process could have computed, and had no core."""
        tasks = Path(f"/proc/{self.house.pid}/task").glob("*/schedstat")
        return sum(int(each.read_text("ascii").split()[1]) for each in tasks) / 1e9

    def database_s(self) -> float:
        """Return the seconds that the database has computed."""
        for each in self._database.children():
            used = each.cpu_times()
            self._ended[each.pid] = used.user + used.system
        return sum(self._ended.values())

    def counted(self) -> tuple[list[int], list[int]]:
        """Return how many transactions took no longer than each of ``BOUNDS_S``, and in all; and
        how many ways through the house.
        """
        with urlopen(f"http://127.0.0.1:{self._counts}/metrics", timeout=LATE_S) as answer:
            lines = answer.read().decode().splitlines()
        appends, updates = (
            [
                int(float(line.split()[-1]))
                for line in lines
                if line.startswith(f"bs_{name}_seconds_b")
            ]
            for name in ("append", "update")
        )
        return appends, updates

    async def stage(self, seconds: float, every: float) -> Stage:
        """Have people play."""
        house, by = self.house, self.by
        before = await asyncio.to_thread(self.counted)
        cpu, own, waited = house.cpu(), time.process_time(), self.waited_s()
        database, through = self.database_s(), by.cpu()
        came, begun = self.crowd.bytes(), time.monotonic()
        found = await self.crowd.play(seconds, every)
        lasted, of = time.monotonic() - begun, 1000 / max(1, found.actions)
        used, own = house.cpu() - cpu, time.process_time() - own
        after = await asyncio.to_thread(self.counted)
        appends, updates = (
            [b - a for a, b in zip(*each, strict=True)] for each in zip(before, after, strict=True)
        )
        return Stage(
            tables=len(self.crowd.tables),
            found=found,
            seconds=lasted,
            cpu_ms=used * of,
            database_ms=(self.database_s() - database) * of,
            through_ms=(by.cpu() - through) * of if by is not house else 0,
            bytes_out=(self.crowd.bytes() - came) * of / 1000,
            appends=appends,
            updates=updates,
            share=used / lasted,
            waited=(self.waited_s() - waited) / lasted,
            load=own / lasted,
        )

    def close(self) -> None:
        """Close the house."""
        if self.by is not self.house:
            self.by.close()
        self.house.close()


def within(counted: Sequence[int], part: float) -> float:
    """Return within how many ms a part of all was done, as far as the classes tell."""
    wanted, below, low = counted[-1] * part, 0, 0.0
    for bound, number in zip(BOUNDS_S, counted, strict=False):
        if number >= wanted and number > below:
            return (low + (bound - low) * (wanted - below) / (number - below)) * 1000
        below, low = number, bound
    return low * 1000


def tell(stage: Stage, own: float | None = None) -> None:
    """Print what was measured; ``own`` is the ms of an action's own, without the empty house."""
    beside = "" if own is None else f", {own:.2f} ms without what the empty house takes"
    print(
        f"{stage.tables} tables, {stage.tables * SEATS} seats, {stage.actions:.1f} actions a"
        f" second: {stage.cpu_ms:.2f} ms CPU an action{beside}, {stage.share:.2f} of a core,"
        f" {stage.waited:.2f} waiting for it;"
        f" database {stage.database_ms:.2f} ms,"
        + (f" host between {stage.through_ms:.2f} ms," if stage.through_ms else "")
        + f" {stage.bytes_out:.0f} bytes to the seats",
        flush=True,
    )
    if stage.appends[-1]:
        half, most = within(stage.appends, 0.5), within(stage.appends, 0.99)
        each = stage.found.actions / stage.appends[-1]
        print(
            f"  a transaction: p50 {half:.1f} ms, p99 {most:.1f} ms, {each:.1f} actions in it",
            flush=True,
        )
    if stage.updates[-1]:
        half, most = within(stage.updates, 0.5), within(stage.updates, 0.99)
        print(f"  within the house: p50 {half:.1f} ms, p99 {most:.1f} ms", flush=True)
    times = shown("key to others", stage.found.times)
    print(f"  {times}, late {stage.found.late}; the people took {stage.load:.2f} of a core")


async def flat(growing: Growing, given: argparse.Namespace, bounds: Bounds) -> dict[str, float]:
    """Measure at each size what an action costs; return the figures of the last one."""
    house, crowd = growing.house, growing.crowd
    figures: dict[str, float] = {}
    await crowd.grow(1)
    growing.apart()
    await house.rests()
    cpu = house.cpu()
    await asyncio.sleep(given.seconds)
    empty = (house.cpu() - cpu) / given.seconds * 1000
    print(f"the house with one table at which nobody acts: {empty:.1f} ms CPU a second", flush=True)
    memory, relayed, least = house.memory(), growing.by.memory(), math.inf
    for size in given.sizes:
        begun, before = time.monotonic(), len(crowd.tables)
        await crowd.grow(size)
        came = (time.monotonic() - begun) / max(1, size - before)
        print(f"a table is opened, and four sit down: {came * 1000:.0f} ms", flush=True)
        await house.rests()
        gc.collect()
        gc.freeze()
        gc.disable()  # a search through thousands of seats would stop all of them
        seconds = max(given.seconds, ACTIONS * given.every / size)
        stage = await growing.stage(seconds, given.every)
        gc.enable()
        own = stage.cpu_ms - empty / stage.actions
        tell(stage, own)
        least = min(own, least)
        if not growing.elsewhere:  # the more happens, the more goes together
            bounds.show(f"{size} tables, an action", (own / least - 1) * 100, FLAT, "% dearer")
        bounds.show(f"{size} tables, not told", stage.found.late, 0, "updates")
        table_kb = (house.memory() - memory) / max(1, size - 1) / 1024
        seat_kb = (growing.by.memory() - relayed) / max(1, size - 1) / SEATS / 1024
        if growing.by is house:
            figures = {"action_ms": stage.cpu_ms, "database_ms": stage.database_ms}
            figures |= {"bytes_out": stage.bytes_out, "table_kb": table_kb}
            figures["process_mb"] = memory / 2**20
            bounds.show(f"{size} tables, one with its seats", table_kb, 500 + SEATS * 100, "kB")
        else:
            figures = {"through_ms": stage.through_ms, "seat_kb": seat_kb}
            if growing.elsewhere:
                figures, table_kb = {}, seat_kb * SEATS
                bounds.show(f"{size} tables, one there", table_kb, 500 + SEATS * 100, "kB")
                continue
            bounds.show(f"{size} tables, a seat at the host between", seat_kb, 50, "kB")
    return figures


async def until_late(growing: Growing, given: argparse.Namespace) -> dict[str, float]:
    """Have people act faster, until too many updates are late; return what a core does."""
    every, last = given.every, None
    gc.disable()
    while True:
        for _ in range(2):  # something else may have had the computer for a moment
            stage = await growing.stage(given.seconds, every)
            tell(stage)
            if stage.p99 <= MOST_MS:
                break
        else:
            break
        last, every = stage, every / FASTER
    gc.enable()
    if last is None:
        print(f"MISSED {stage.tables * SEATS} seats are too many, once in {every:.1f} s each table")
        return {}
    seats = last.actions * given.seats_every * SEATS
    print(
        f"a core does {last.actions:.0f} actions a second, 99 of 100 told within {last.p99:.0f} ms:"
        f" {seats:.0f} seats at tables of {SEATS}, once in {given.seats_every:g} s each table"
    )
    if growing.elsewhere:
        return {"switch_ms": last.cpu_ms}
    return {"actions_core" if growing.by is growing.house else "through_core": last.actions}


async def measure(growing: Growing, given: argparse.Namespace, bounds: Bounds) -> dict[str, float]:
    """Measure, and print what was found; return the figures."""
    try:
        figures = await flat(growing, given, bounds)
        return figures | (await until_late(growing, given) if given.seats_every else {})
    finally:
        await growing.crowd.leave()


def main() -> int:
    """Measure a house that grows."""
    parser = argparse.ArgumentParser(description=__doc__)
    sizes = [10, 100, 500]
    parser.add_argument(
        "--sizes", type=lambda text: [int(each) for each in text.split(",")], default=sizes
    )
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--every", type=float, default=8, help="seconds between two actions")
    parser.add_argument("--seats-every", type=float, default=4, help="0: not faster and faster")
    parser.add_argument("--through", action="store_true", help="by a host that waits")
    parser.add_argument("--elsewhere", action="store_true", help="that one leads the tables")
    parser.add_argument("--lying", type=int, default=0, help="matches to which nobody comes")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="put the figures there")
    given = parser.parse_args()
    bounds = Bounds()
    with server() as made, tempfile.TemporaryDirectory() as folder:
        growing = Growing(
            Path(folder), made, given.through or given.elsewhere, given.lying, given.elsewhere
        )
        try:
            figures = asyncio.run(measure(growing, given, bounds))
        finally:
            growing.close()
    if given.keep is not None:
        keep(given.keep, "growing", **figures)
    return min(bounds.missed, 1)


if __name__ == "__main__":
    sys.exit(main())
