"""How fast a class of 40 is: 20 seats in browsers, 20 native ones, a teacher who follows four.

Run: python -m benchmarks.classroom [--seats N] [--seconds S]

The class with its tables, pages and desk is one process; all pupils are in this one and connect
through sockets of this computer: half as pages without a browser, half as native clients. Each
pupil presses a key a second. A key of a page is timed until the page has its answer, an action of a
native pupil until the table has answered it, and a line (that of two pages and two native pupils)
from the key or from being sent until the desk shows it. Memory is that of the class's process. An
echo of websockets runs beside it, for what the machine itself takes. Nothing here asserts anything.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import time
from bisect import bisect_left
from collections.abc import Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import psutil

from benchmarks.bounds import shown as spread
from benchmarks.browser_host import TimedPage, opened
from benchmarks.browser_host import name as _name
from benchmarks.network_host import Beside, serve_echo
from benchmarks.network_tables import _echoes
from braillespiel.application.open_class import OpenClass
from braillespiel.classroom import orders as o
from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.roster import Roster
from braillespiel.network import class_messages as c
from braillespiel.network.client import Status
from braillespiel.network.entrance import Entrance
from braillespiel.network.join_path import JoinPath
from braillespiel.network.joined import TableClient
from braillespiel.network.joining.address import Address
from braillespiel.network.messages import SetUp
from braillespiel.store.opening import open_store
from braillespiel.web.server import PageServer
from tests.web.places import CODE, LOOPBACK

AT_A_TABLE = 4
FOLLOWED = 4
LATE_S = 2.0
"""What takes longer is counted as late."""
KEYS = ("Right", "Left", "T")


# --- the class, in a process of its own -----------------------------------------------------------


def lead(pipe: Connection) -> None:
    """Lead a class; carry out what the pipe asks for, and answer."""
    asyncio.run(_lead(pipe))


async def _lead(pipe: Connection) -> None:
    own = psutil.Process()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        store = open_store(home)
        bots = [f"Bot {n}" for n in range(8)]
        whole = OpenClass(store, home, ClassFile.at(home, "5b"), Roster(()), bots)
        server = whole.server
        entrance = Entrance(
            home, server.knows, server.new_code, code=CODE, plain=True, hosts=[LOOPBACK]
        )
        await server.listen(entrance, 0)
        page = PageServer(server, entrance.door)
        await page.listen([LOOPBACK])
        running = asyncio.create_task(server.run())
        desk = _Desk(server.desk())
        pipe.send((entrance.port, page.port))
        loop = asyncio.get_running_loop()
        while (asked := await loop.run_in_executor(None, pipe.recv)) != "end":
            if asked == "use":
                gc.collect()
                pipe.send((own.memory_info().rss, sum(own.cpu_times()[:2])))
            else:
                pipe.send(await desk.do(*asked))
        running.cancel()
        await page.close()
        await whole.close()
        store.close()


class _Desk:
    """The teacher: orders, and notes when which line is shown."""

    def __init__(self, desk: Any) -> None:
        self._desk = desk
        self._seen: dict[int, object] = {}
        self._times: dict[str, list[float]] = {}
        desk.on_change = self._look

    def _look(self) -> None:
        now = time.perf_counter()
        shown = self._desk.desk()
        names = {pupil.id: pupil.name for pupil in shown.pupils}
        in_browser = {pupil.id for pupil in shown.pupils if pupil.front_end == "page"}
        for one in shown.followed:
            # A page's line changes by others' moves too, its keys by its own alone.
            seen = one.keys if one.pupil in in_browser else one.shown
            if self._seen.get(one.pupil) != seen:
                self._seen[one.pupil] = seen
                self._times.setdefault(names[one.pupil], []).append(now)

    async def do(self, what: str, given: Sequence[str] = ()) -> Any:
        pupils = self._desk.desk().pupils
        if what == "here":
            return sum(pupil.here for pupil in pupils)
        if what == "phases":
            return [table.phase for table in self._desk.desk().tables]
        ids = {pupil.name: pupil.id for pupil in pupils}
        if what == "deal":
            numbers = [ids[name] for name in given]
            cut = range(0, len(numbers), AT_A_TABLE)
            groups = tuple(tuple(numbers[n : n + AT_A_TABLE]) for n in cut)
            self._desk.order(o.Deal(SetUp("ludoteca", AT_A_TABLE), "hand", groups))
        elif what == "follow":
            for name in given:
                self._desk.order(o.Follow(ids[name]))
        elif what == "times":
            found, self._times = self._times, {}
            return found
        return self._desk.problems()


# --- pupils ---------------------------------------------------------------------------------------


class Native:
    """A pupil with a client of their own, as far as the class sees of it."""

    def __init__(self, port: int, name: str) -> None:
        self.name = name
        self.client = TableClient(
            JoinPath(Address(LOOPBACK, port), CODE, plain=True), [name], self._came
        )
        self._news = asyncio.Event()
        self._following = asyncio.create_task(self.client.follow())
        self.acts: list[float] = []
        self.sent: list[float] = []
        self.late = 0

    def _came(self) -> None:
        self._news.set()
        asyncio.get_running_loop().call_soon(self._hear)

    def _hear(self) -> None:
        """Hear all that has come at once, as nobody does: the gate is not what is timed."""
        self.client.take()
        if self.client.port is not None:
            self.client.port.take()
            self.client.heard()

    async def come(self) -> None:
        while self.client.status is not Status.AT_TABLE:
            await asyncio.sleep(0.005)

    async def press(self, rng: Random) -> None:
        """Act if it is this pupil's turn, and let the line be seen if somebody follows."""
        client = self.client
        standing = client.standing
        if standing is not None and standing.shows:
            self.sent.append(time.perf_counter())
            line = "".join(chr(0x2800 + rng.randrange(256)) for _ in range(40))
            client.to_class(c.Shown(said=(f"Card {line}",), rows=(line,), text=line, keys=("T",)))
        port = client.port
        if port is None or client.unanswered:
            return
        for seat in filter(lambda chair: chair is not None, port.chairs):
            view = port.view(seat)
            legal = list(view.legal_actions()) if seat in view.to_act() else []
            if legal:
                await self._act(port, seat, rng.choice(legal))
                return

    async def _act(self, port: Any, seat: int, action: Any) -> None:
        begun = time.perf_counter()
        port.submit(seat, action)
        try:
            async with asyncio.timeout(LATE_S):
                while self.client.unanswered:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            self.late += 1
        self.acts.append((time.perf_counter() - begun) * 1000)

    async def leave(self) -> None:
        self.client.leave()
        self._following.cancel()
        await asyncio.gather(self._following, return_exceptions=True)


async def _each_second(work: Any, late: float, seconds: float) -> None:
    await asyncio.sleep(late)
    end = time.perf_counter() + seconds
    while (begun := time.perf_counter()) < end:
        await work()
        await asyncio.sleep(max(0, 1 - (time.perf_counter() - begun)))


class _Pressing:
    """A page whose keys are timed; ``begun`` is when each was pressed."""

    def __init__(self, page: TimedPage, name: str) -> None:
        self.page, self.name = page, name
        self.begun: list[float] = []
        self.times: list[float] = []
        self.late = 0

    async def press(self) -> None:
        self.begun.append(time.perf_counter())
        key = KEYS[len(self.begun) % len(KEYS)]
        before = len(self.page.got)
        try:
            async with asyncio.timeout(LATE_S):
                await self.page.send("press", key=key)
                while len(self.page.got) == before:
                    await asyncio.sleep(0.001)
        except TimeoutError:
            self.late += 1
        self.times.append((self.page.came - self.begun[-1]) * 1000)


async def _come(port: int, name: str) -> _Pressing:
    """Open a page and come in by the class's code."""
    page = await opened(port, {})
    await page.send("enter", code=CODE, names=[name])
    await page.until(lambda page: page.screen.get("title"))
    return _Pressing(page, name)


def _to_desk(sent: Sequence[float], shown: Sequence[float]) -> list[float]:
    """Return how many ms after each line was sent the desk showed something new of it.

    What was not shown within a second was no new line.
    """
    found = []
    for begun in sent:
        at = bisect_left(shown, begun)
        if at < len(shown) and shown[at] - begun < 1:
            found.append((shown[at] - begun) * 1000)
    return found


async def measure(seats: int, seconds: float) -> None:
    """Seat a class, let it play, and print what it took."""
    host, echo = Beside(lead), Beside(serve_echo)
    port, web_port = host.pipe.recv()

    async def ask(*what: Any) -> Any:
        host.pipe.send(what[0] if what == ("use",) else what)
        return await asyncio.to_thread(host.pipe.recv)

    empty, _ = await ask("use")
    names = [_name(n) for n in range(seats)]
    half = seats // 2
    pages = [await _come(web_port, name) for name in names[:half]]
    natives = []
    for name in names[half:]:
        natives.append(Native(port, name))
        await natives[-1].come()
    while await ask("here") < seats:
        await asyncio.sleep(0.05)
    print("refused:", await ask("deal", names) or "nothing")
    while set(await ask("phases")) != {"playing"}:
        await asyncio.sleep(0.05)
    for one in pages:
        await one.page.until(lambda page: page.screen.get("title") == "Ludoteca")
    followed = [*names[: FOLLOWED // 2], *names[half : half + FOLLOWED // 2]]
    await ask("follow", followed)
    await asyncio.sleep(2)
    await ask("times")
    for one in pages:
        await one.press()  # what is read once is read
        one.begun.clear()
        one.times.clear()
    echoes: list[float] = []
    beside = asyncio.create_task(_echoes(echo.pipe.recv(), echoes))
    _, cpu = await ask("use")
    began = time.perf_counter()
    rng = Random(1)
    await asyncio.gather(
        *(_each_second(one.press, n / half, seconds) for n, one in enumerate(pages)),
        *(
            _each_second(lambda one=one: one.press(rng), n / half, seconds)
            for n, one in enumerate(natives)
        ),
    )
    beside.cancel()
    memory, after = await ask("use")
    shown = await ask("times")
    print(spread("a bare echo", echoes))
    print(spread("key of a page to its own answer", [t for one in pages for t in one.times]))
    acts = [t for one in natives for t in one.acts]
    if acts:
        print(spread("action of a native pupil to its own answer", acts))
    late = [sum(one.late for one in each) for each in (pages, natives)]
    print(f"not answered within {LATE_S:.0f} s: {late[0]} keys, {late[1]} actions")
    for what, lines in (
        ("pages", [t for one in pages for t in _to_desk(one.begun, shown.get(one.name, ()))]),
        ("native", [t for one in natives for t in _to_desk(one.sent, shown.get(one.name, ()))]),
    ):
        print(spread(f"line to desk, {what}", lines) if lines else f"no line of {what} came")
    print(
        f"{seats} pupils: {memory / 1e6:.0f} MB, of which {empty / 1e6:.0f} MB without anybody;"
        f" {(after - cpu) / (time.perf_counter() - began):.2f} of a core"
    )
    for one in natives:
        await one.leave()
    for pressing in pages:
        await pressing.page.close()
    host.close()
    echo.close()


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.classroom", description=__doc__)
    parser.add_argument("--seats", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=30)
    given = parser.parse_args()
    asyncio.run(measure(given.seats, given.seconds))


if __name__ == "__main__":
    main()
