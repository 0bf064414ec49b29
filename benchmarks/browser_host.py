"""Processes that the benchmark of seats in a browser needs: tables with their pages, and pages."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import tempfile
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import psutil
from websockets.asyncio.client import connect

from braillespiel.application.table_matches import StoredTable
from braillespiel.application.write_thread import WriteThread
from braillespiel.network import messages as m
from braillespiel.network.entrance import Entrance
from braillespiel.network.joining.handshake import digest
from braillespiel.network.server import TableServer
from braillespiel.store.opening import open_store
from braillespiel.table.host import Player, TableHost
from braillespiel.ui.services import Setup
from braillespiel.web import messages as w
from braillespiel.web import warm_up
from braillespiel.web.page_line import PageLine
from braillespiel.web.server import PageServer
from braillespiel.web.visitor import Visitor
from tests.network.places import table
from tests.web.places import CODE, Page
from tests.web.watchdog import Stalls, watched

LOOPBACK = "127.0.0.1"
NOTED_MS = 1.0
"""A callback of the loop that takes longer, in CPU time, is noted."""
PAUSE_MS = 600
"""How long bots wait where people listen."""


def serve_tables(
    pipe: Connection,
    number: int,
    set_up: m.SetUp,
    starts_at: int,
    commit_ms: int | None = None,
    cold: bool = False,
) -> None:
    """Serve tables in one process; tell their ports, then do what is asked.

    With ``commit_ms`` they have a disk, and every commit takes so much longer. ``cold``: no Braille
    table is compiled ahead. Asked "how" it tells memory, CPU seconds and, since it was asked last,
    stalls and the CPU times of keys; given (function, arguments) it calls the function in its loop
    with the first page server.
    """
    if cold:
        warm_up.open_tables = lambda language: None
    keys = _timed_keys()
    with watched(NOTED_MS) as stalls:
        asyncio.run(_serve(pipe, number, set_up, starts_at, commit_ms, stalls, keys))


def _timed_keys() -> list[float]:
    """Note in the list how many ms of CPU the whole process takes from each key to its answer.

    That says what people wait for also where other programs keep the computer busy.
    """
    times: list[float] = []
    take, put = Visitor._take, PageLine.put

    async def taken(visitor: Visitor, message: Any) -> None:
        if isinstance(message, w.Press):
            visitor.line.__dict__["asked"] = time.process_time()
        await take(visitor, message)

    def sent(line: PageLine, message: Any) -> None:
        put(line, message)
        asked = line.__dict__.pop("asked", None)
        if asked is not None:
            times.append((time.process_time() - asked) * 1000)

    Visitor._take, PageLine.put = taken, sent  # type: ignore[method-assign]
    return times


async def _serve(
    pipe: Connection,
    number: int,
    set_up: m.SetUp,
    starts_at: int,
    commit_ms: int | None,
    stalls: Stalls,
    keys: list[float],
) -> None:
    own, loop = psutil.Process(), asyncio.get_running_loop()
    pages, tasks = [], []
    with tempfile.TemporaryDirectory() as home:
        for seed in range(number):
            web, server = _table(Path(home) / str(seed), set_up, starts_at, commit_ms)
            await web.listen([LOOPBACK])
            tasks.append(asyncio.create_task(server.run()))
            pages.append(web)
        pages[-1].speaks("de")
        for web in pages:
            await loop.run_in_executor(None, web.made_ready)
        gc.collect()
        await asyncio.sleep(0)
        stalls.found.clear()
        pipe.send(([web.port for web in pages], own.memory_info().rss))
        while True:
            asked = await loop.run_in_executor(None, pipe.recv)
            if asked == "end":
                return
            if asked == "how":
                gc.collect()
                cpu = sum(own.cpu_times()[:2])
                pipe.send((own.memory_info().rss, cpu, stalls.worst(6), list(keys)))
                keys.clear()
            else:
                call, *arguments = asked
                pipe.send(call(pages[0], *arguments))
            await asyncio.sleep(0)
            stalls.found.clear()


def _table(
    folder: Path, set_up: m.SetUp, starts_at: int, commit_ms: int | None
) -> tuple[PageServer, TableServer]:
    begun = time.monotonic()
    keeper: Any = None
    commits = None
    if commit_ms is not None:
        store = open_store(folder)
        _slow(store.database, commit_ms)
        commits = WriteThread()
        keeper = StoredTable(store, folder, commits=commits)
    made, _, _ = table(set_up, starts_at, keeper=keeper, pause=PAUSE_MS if keeper else 0)
    made._clock = made.matches._clock = lambda: int((time.monotonic() - begun) * 1000)
    server = TableServer(made, writing=commits)
    entrance = Entrance(folder, made.knows, made.new_code, code=CODE, plain=True)
    return PageServer(server, entrance.door), server


def _slow(database: Any, ms: int) -> None:
    """Let every commit take so much longer."""
    fast = database.transaction

    @contextlib.contextmanager
    def transaction() -> Any:
        with fast() as execute:
            yield execute
            time.sleep(ms / 1000)

    database.transaction = transaction


# --- what is prepared in the server's process --------------------------------------------------


def play_long(web: PageServer, actions: int) -> int:
    """Let the table's match go on by so many actions; return how many were possible."""
    playing = web.table.table.matches.playing
    assert playing is not None
    done = _play(playing.host, actions)
    playing.flush()
    web.table._changed()
    return done


def practise_long(web: PageServer, token: str, game: str, actions: int) -> int:
    """Give a seat a match of its own that has gone on for long, and is to be resumed."""
    matches = web.seats[digest(token)].client.matches
    port = matches.new_match(Setup(game, (Player("Ana"), Player("Ben", "easy")), {}, 7))
    done = _play(port.host, actions)
    matches.leave()
    return done


def _play(host: TableHost, actions: int) -> int:
    rng = Random(1)
    for done in range(actions):
        acting = sorted(seat for seat in host.match.state.to_act() if seat >= 0)
        if host.is_over or not acting:
            return done
        host.act(acting[0], rng.choice(list(host.view(acting[0]).legal_actions())))
    return actions


# --- pages -------------------------------------------------------------------------------------


class TimedPage(Page):
    """A page that knows when its last message came."""

    came = 0.0

    def _take(self, told: dict[str, Any]) -> None:
        self.came = time.perf_counter()
        super()._take(told)

    async def answered(self, key: str) -> float:
        """Press a key; return after how many ms the answer was here."""
        before = len(self.got)
        begun = time.perf_counter()
        await self.send("press", key=key)
        while len(self.got) == before:
            await asyncio.sleep(0)
        return (self.came - begun) * 1000


def name(number: int) -> str:
    """Return a name that neither sounds nor feels like another one's."""
    return "".join(f"{'bdfglmrs'[number >> shift & 7]}o" for shift in (6, 3, 0)).title()


async def opened(port: int, settings: dict[str, Any], **fields: Any) -> TimedPage:
    """Open a page that has said in which language it is read."""
    where = f"{LOOPBACK}:{port}"
    options: dict[str, Any] = {"ping_interval": None, "max_size": None}
    page = TimedPage(await connect(f"ws://{where}/seat", origin=f"http://{where}", **options))
    settings = {"double-press-ms": 0, **settings}
    await page.send("open", languages=["de"], settings=settings, **fields)
    return page


async def entered(port: int, who: str, watches: bool = False, **settings: Any) -> TimedPage:
    """Open a page and go to the table."""
    page = await opened(port, settings)
    await page.send("enter", code=CODE, names=[who], watches=watches)
    await page.until(lambda page: page.screen.get("title"))
    return page


async def came_back(port: int, token: str) -> TimedPage:
    """Open a page that hands in a token."""
    page = await opened(port, {}, token=token)
    await page.until(lambda page: page.screen.get("title"))
    return page


async def pressing(pages: Sequence[TimedPage], seconds: float) -> list[float]:
    """Have every page press a key a second, spread over the second; return the times in ms."""
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def press(page: TimedPage, late: float) -> None:
        await asyncio.sleep(late)
        n = 0
        while time.perf_counter() < end:
            before = len(page.got)
            begun = time.perf_counter()
            await page.send("press", key=("Right", "Left", "T")[n % 3])
            while len(page.got) == before:
                await asyncio.sleep(0.001)
            times.append((page.came - begun) * 1000)
            n += 1
            await asyncio.sleep(max(0, 1 - (time.perf_counter() - begun)))

    await asyncio.gather(*(press(page, n / len(pages)) for n, page in enumerate(pages)))
    return times
