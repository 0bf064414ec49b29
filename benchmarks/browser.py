"""How fast a seat in a browser is, beside a bare echo of websockets in the same run.

Run: python -m benchmarks.browser [--seats N] [--seconds S]

A key at one page until its screen has changed: the page (without a browser) is in this process, the
server in another, through a socket of this computer. The echo sends as many bytes there and back.
Many seats: all in one process, four at a table of Hexaducto, each presses a key a second. Trouble:
40 seats at one table where bots play, one opens a Braille table for the first time, ten more come
at once, and every commit takes 30 ms; the keys of the others are timed. Nothing here asserts
anything.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import statistics
import tempfile
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import psutil
from websockets.asyncio.client import connect

from benchmarks.network_host import Beside, serve_echo
from braillespiel.application.commits import Commits
from braillespiel.application.table_matches import StoredTable
from braillespiel.network import messages as m
from braillespiel.network.entrance import Entrance
from braillespiel.network.server import TableServer
from braillespiel.store.opening import open_store
from braillespiel.web.server import PageServer
from tests.network.places import table
from tests.web.places import CODE, Page
from tests.web.watchdog import Stalls, watched

AT_A_TABLE = 4
LOOPBACK = "127.0.0.1"


def _name(number: int) -> str:
    """Return a name that neither sounds nor feels like another one's."""
    return "".join(f"{'bdfglmrs'[number >> shift & 7]}o" for shift in (6, 3, 0)).title()


def _shown(name: str, times: Sequence[float]) -> str:
    ordered = sorted(times)
    p99 = ordered[int(len(ordered) * 0.99)]
    return (
        f"{name}: p50 {statistics.median(ordered):.2f} ms, p99 {p99:.2f} ms, "
        f"most {ordered[-1]:.2f} ms, {len(ordered)} times"
    )


# --- processes of their own ------------------------------------------------------------------


def _tables(
    pipe: Connection,
    number: int,
    commit_ms: int = 0,
    game: str = "hexaducto",
    chairs: int = AT_A_TABLE,
) -> None:
    """Serve tables in one process; tell their ports, then what it takes when asked."""
    set_up = m.SetUp(game, chairs, levels=("easy",))
    with watched() as stalls:
        asyncio.run(_serve(pipe, number, commit_ms, set_up, stalls))


async def _serve(
    pipe: Connection, number: int, commit_ms: int, set_up: m.SetUp, stalls: Stalls
) -> None:
    begun = time.monotonic()
    own = psutil.Process()
    ports, tasks = [], []
    with tempfile.TemporaryDirectory() as home:
        for seed in range(number):
            folder = Path(home) / str(seed)
            keeper: Any = None
            commits = None
            if commit_ms:
                store = open_store(folder)
                _slow(store.database, commit_ms)
                commits = Commits()
                keeper = StoredTable(store, folder, commits=commits)
            starts_at = 1 if commit_ms else set_up.seats
            made, _, _ = table(set_up, starts_at, keeper=keeper, pause=600 if commit_ms else 0)
            made._clock = made.matches._clock = lambda: int((time.monotonic() - begun) * 1000)
            server = TableServer(made, writing=commits)
            entrance = Entrance(folder, made.knows, made.new_code, code=CODE, plain=True)
            web = PageServer(server, entrance.door)
            await web.listen([LOOPBACK])
            tasks.append(asyncio.create_task(server.run()))
            ports.append(web.port)
        web.speaks("de")
        await asyncio.sleep(20)  # the catalogues are read
        gc.collect()
        stalls.found.clear()
        pipe.send((ports, own.memory_info().rss))
        loop = asyncio.get_running_loop()
        while True:
            asked = await loop.run_in_executor(None, pipe.recv)
            if asked == "end":
                return
            gc.collect()
            pipe.send((own.memory_info().rss, sum(own.cpu_times()[:2]), stalls.worst(6)))
            stalls.found.clear()


def _slow(database: Any, ms: int) -> None:
    """Let every commit take so much longer."""
    fast = database.transaction

    @contextlib.contextmanager
    def transaction() -> Any:
        with fast() as execute:
            yield execute
            time.sleep(ms / 1000)

    database.transaction = transaction


# --- pages -----------------------------------------------------------------------------------


async def _page(port: int, name: str, watches: bool = False) -> Page:
    where = f"{LOOPBACK}:{port}"
    socket = await connect(f"ws://{where}/seat", origin=f"http://{where}", ping_interval=None)
    page = Page(socket)
    await page.send("open", languages=["de"], settings={"double-press-ms": 0})
    await page.send("enter", code=CODE, names=[name], watches=watches)
    await page.until(lambda page: page.screen.get("title"))
    return page


async def _answered(page: Page, key: str) -> float:
    """Press a key; return after how many ms the page had its answer."""
    before = len(page.got)
    begun = time.perf_counter()
    await page.send("press", key=key)
    while len(page.got) == before:
        await asyncio.sleep(0)
    return (time.perf_counter() - begun) * 1000


async def _sit(ports: Sequence[int], seats: int) -> list[Page]:
    pages = [await _page(ports[n // AT_A_TABLE], _name(n)) for n in range(seats)]
    for page in pages:
        await page.until(lambda page: page.screen["title"] == "Hexaducto")
    return pages


async def _alone(rounds: int) -> None:
    host, echo = Beside(_tables, 1), Beside(serve_echo)
    ports, _ = host.pipe.recv()
    pages = await _sit(ports, AT_A_TABLE)
    page = pages[0]
    times = [await _answered(page, ("Right", "Left")[n % 2]) for n in range(rounds)]
    sent, back = '{"type":"press","key":"Right"}', json.dumps(page.got[-1])
    async with connect(f"ws://{LOOPBACK}:{echo.pipe.recv()}", compression=None) as bare:
        echoed = []
        for _ in range(rounds):
            begun = time.perf_counter()
            await bare.send(sent + " " * max(0, len(back) - len(sent)))
            await bare.recv()
            echoed.append((time.perf_counter() - begun) * 1000)
    print(_shown("a bare echo", echoed))
    print(_shown("key to answer", times))
    over = statistics.median(times) - statistics.median(echoed)
    print(f"over the echo: {over:.2f} ms")
    host.close()
    echo.close()


async def _pressing(pages: Sequence[Page], seconds: float) -> list[float]:
    """Have every page press a key a second, spread over the second; return the times."""
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def press(page: Page, late: float) -> None:
        await asyncio.sleep(late)
        n = 0
        while time.perf_counter() < end:
            before = len(page.got)
            begun = time.perf_counter()
            await page.send("press", key=("Right", "Left", "T")[n % 3])
            while len(page.got) == before:
                await asyncio.sleep(0.001)
            times.append((time.perf_counter() - begun) * 1000)
            n += 1
            await asyncio.sleep(max(0, 1 - (time.perf_counter() - begun)))

    await asyncio.gather(*(press(page, n / len(pages)) for n, page in enumerate(pages)))
    return times


async def _many(seats: int, seconds: float) -> None:
    host = Beside(_tables, -(-seats // AT_A_TABLE))
    ports, empty = host.pipe.recv()
    pages = await _sit(ports, seats)
    full, before, joining = host.ask()
    times = await _pressing(pages, seconds)
    _, after, stalls = host.ask()
    print(_shown(f"{seats} seats in one process, key to answer", times))
    print(f"CPU of the server: {(after - before) / len(times) * 1000:.2f} ms a key")
    print(f"memory per seat: {(full - empty) / seats / 1024:.0f} KB")
    for name, found in (("while they came", joining), ("while they played", stalls)):
        print(f"callbacks over 5 ms of CPU {name}: {len(found)} shown")
        for line in found:
            print(f"    {line}")
    host.close()


async def _trouble(seats: int, seconds: float) -> None:
    """One table at which eight bots play, and so many pages watch; every commit is slow."""
    host = Beside(_tables, 1, 30, "logomachy", 8)
    ports, _ = host.pipe.recv()
    player = await _page(ports[0], _name(200))
    pages = [await _page(ports[0], _name(n), watches=True) for n in range(seats - 1)]
    host.ask()

    async def trouble() -> None:
        await asyncio.sleep(seconds / 3)
        await player.send("press", key="Ctrl+B")  # the Braille line: opens its table
        late = [_page(ports[0], _name(100 + n), watches=True) for n in range(10)]
        await asyncio.gather(*late)

    times, _ = await asyncio.gather(_pressing(pages, seconds), trouble())
    _, _, stalls = host.ask()
    print(_shown(f"{seats} seats, commits of 30 ms, ten come at once", times))
    for line in stalls:
        print(f"    {line}")
    host.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=400)
    given = parser.parse_args()
    asyncio.run(_alone(given.rounds))
    asyncio.run(_many(given.seats, given.seconds))
    asyncio.run(_trouble(min(40, given.seats), given.seconds))


if __name__ == "__main__":
    main()
