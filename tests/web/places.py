"""A table with its page's server on loopback, and pages without a browser: they hear and press."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedError

from braillespiel.network import messages as m
from braillespiel.network.entrance import Entrance
from braillespiel.network.join_path import JoinPath
from braillespiel.network.joined import TableClient
from braillespiel.network.joining.address import Address
from braillespiel.network.server import TableServer
from braillespiel.web.seat import scheduler
from braillespiel.web.server import PageServer
from braillespiel.web.warm_up import AtOnce
from tests.network.places import Lists, table
from tests.network.robots import Robot
from tests.support.languages import LANGUAGES
from tests.support.patience import HANGS_S, PATIENT, eventually
from tests.table.hosts import Watch

CODE = "204816"
PASSES = 40
"""Turns of the loop after which all that is in this process has been done."""
LOOPBACK = "127.0.0.1"

T = TypeVar("T")


class Page:
    """A page: ``screen`` is what stands on it, ``heard`` what a reader or itself has said.

    ``heard`` has both what live regions and what the focus says, in order.
    """

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.screen: dict[str, Any] = {"panels": {}}
        self.heard: list[str] = []
        self.past: list[str] = []
        self.got: list[dict[str, Any]] = []
        self.kept: dict[str, Any] = {}
        self.token = ""
        self.ended: dict[str, Any] | None = None
        self.reading = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosedError):  # ends by force
            async for frame in self.socket:
                self._take(json.loads(frame))

    def _take(self, told: dict[str, Any]) -> None:
        self.got.append(told)
        kind = told["type"]
        if kind == "screen":
            self._show(told)
        elif kind == "said":
            if told.get("spoken", True):
                self.heard.append(told["text"])
            if told.get("listed", True):
                self.past.append(told["text"])
        elif kind == "past":
            self.past = list(told["said"])
        elif kind == "keep":
            self.kept = told.get("settings", self.kept)
            self.token = told.get("token", self.token)
        elif kind == "ended":
            self.ended = told

    def _show(self, told: dict[str, Any]) -> None:
        panels = self.screen["panels"]
        for panel in told.pop("panels", ()):
            panels[panel["id"]] = panel
        moves = told.pop("moves", False)
        before = self.focused()
        self.screen |= told
        for gone in set(panels) - {*self.screen["order"], *self.screen["behind"]}:
            del panels[gone]
        if moves and self.focused() not in ("", before):
            self.heard.append(self.focused())

    def focused(self) -> str:
        """Return what a reader says of the cell that has the focus."""
        if not self.screen.get("focus"):
            return ""
        panel, key = self.screen["focus"]
        tiles = self.screen["panels"].get(panel, {}).get("tiles", ())
        tile = next((tile for tile in tiles if tile["key"] == key), None)
        if tile is None:
            return ""
        parts = (tile["text"], tile.get("value"), tile.get("state"))
        return ", ".join(part for part in parts if part)

    def tiles(self) -> list[str]:
        """Return the texts of all tiles in reading order."""
        panels = (self.screen["panels"][name] for name in self.screen.get("order", ()))
        return [tile["text"] for panel in panels for tile in panel["tiles"]]

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def until(self, done: Callable[[Page], object]) -> None:
        """Wait for a condition."""

        def look() -> bool:
            found = bool(done(self))
            ended = f"the page's connection ended: {self.got[-3:]}"
            assert found or not self.reading.done(), ended
            return found

        await eventually(look, lambda: f"more than {self.got[-3:]}")

    async def end(self) -> None:
        """Wait until the server has ended the connection."""
        async with asyncio.timeout(HANGS_S):
            await self.reading

    async def close(self) -> None:
        """Go, as a page that is closed."""
        await self.socket.close()
        await self.reading


class Place:
    """A table, its server and its page's server in a loop of their own; clocks are simulated.

    ``pause`` is how long bots take, in ms.
    """

    calm = PASSES
    """Turns of the loop in a row without anything to do after which all has been done."""

    def __init__(
        self,
        home: Path,
        set_up: m.SetUp | None = None,
        starts_at: int | None = None,
        keeper: Lists | None = None,
        pause: int = 0,
    ) -> None:
        self.loop = asyncio.new_event_loop()
        self.home = home
        self.watch = Watch()
        self.records: list[Mapping[str, Any]] = []
        self.pages: list[Page] = []
        self.robots: list[Robot] = []
        self._tasks: list[asyncio.Task[None]] = []
        self.table, _, self.keeper = table(
            set_up, starts_at, keeper=keeper, pause=pause, watch=self.watch
        )
        self.run(self._open())

    async def _open(self) -> None:
        self.server = TableServer(self.table, self.records.append)
        self.entrance = Entrance(
            self.home,
            self.table.knows,
            self.table.new_code,
            code=CODE,
            plain=True,
            hosts=[LOOPBACK],
        )
        await self.server.listen(self.entrance, 0)
        self.web = PageServer(self.server, self.entrance.door, self.records.append, now=self.watch)
        self.web.pool = self.web._reading = AtOnce()  # type: ignore[assignment]
        self.web._languages.update(LANGUAGES)  # whose sentences are read when they are needed
        await self.web.listen([LOOPBACK])
        self._tasks.append(asyncio.ensure_future(self.server.run()))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def __enter__(self) -> Place:
        return self

    def __exit__(self, *reason: object) -> None:
        self.run(self.close())
        self.loop.close()

    async def close_pages(self) -> None:
        """Close the page's server, and see all pages end."""
        await self.web.close()
        for page in self.pages:
            await page.end()

    async def until(self, done: Callable[[], object]) -> None:
        """Wait for a condition."""
        await eventually(done, lambda: f"more than {self.records[-3:]}")

    async def close(self) -> None:
        for robot in self.robots:
            robot.client.close()
        await self.web.close()
        await self.server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for page in self.pages:
            await page.close()

    # -- people ---------------------------------------------------------------------------

    async def connect(self, **headers: Any) -> Page:
        """Open a page that has said nothing yet."""
        where = f"{LOOPBACK}:{self.web.port}"
        options: dict[str, Any] = {"origin": f"http://{where}", **PATIENT, **headers}
        page = Page(await connect(f"ws://{where}/seat", max_size=None, **options))
        self.pages.append(page)
        return page

    async def enter(self, name: str, language: str = "en", **fields: Any) -> Page:
        """Open a page and go to the table; Enter needs no pause there."""
        page = await self.connect()
        settings = {"double-press-ms": 0, **fields.pop("settings", {})}
        await page.send("open", languages=[language], settings=settings)
        await page.until(lambda page: page.got)
        await page.send("enter", code=CODE, names=[name], **fields)
        await page.until(lambda page: page.screen.get("title") or "problem" in page.got[-1])
        return page

    async def come_back(self, token: str, language: str = "en") -> Page:
        """Open a page that hands in a token."""
        page = await self.connect()
        await page.send("open", languages=[language], token=token)
        await page.until(lambda page: page.screen.get("title") or page.got)
        return page

    def native(self, name: str, seed: int = 1) -> Robot:
        """Let a native client with a bot come to the table."""
        way = JoinPath(Address(LOOPBACK, self.entrance.port), CODE, plain=True)
        robot = Robot(TableClient(way, [name]), "en", seed)
        self.robots.append(robot)
        self._tasks.append(self.loop.create_task(robot.client.follow()))
        return robot

    # -- time -----------------------------------------------------------------------------

    async def settle(self) -> None:
        """Wait until all that was sent has been done, and all answers are there."""
        for page in self.pages:
            await self._there_and_back(page)
        idle = 0
        for _ in range(PASSES):
            for robot in self.robots:
                robot.look()
                robot.act()
            await asyncio.sleep(0)
            idle = 0 if self.loop._ready else idle + 1  # type: ignore[attr-defined]
            if idle >= self.calm:
                break
        while scheduler()._asked:
            await asyncio.sleep(0)
        for page in self.pages:
            await self._there_and_back(page)
        await asyncio.sleep(0)

    @staticmethod
    async def _there_and_back(page: Page) -> None:
        if not page.reading.done():
            async with asyncio.timeout(HANGS_S):
                await (await page.socket.ping())

    async def pass_time(self, ms: int, step: int = 250) -> None:
        """Let the clock go on."""
        for _ in range(0, ms, step):
            self.watch.ms += step
            self.server._changed()
            for seat in self.web.seats.values():
                seat.wake()
            await self.settle()

    async def press(
        self, page: Page, key: str, ms: int = 1000, typed: bool = False, step: int = 250
    ) -> list[str]:
        """Press a key (or type its name), wait a second; return what was heard of it."""
        begin = len(page.heard)
        await (page.send("typed", text=key) if typed else page.send("press", key=key))
        await self.settle()
        await self.pass_time(ms, step)
        return page.heard[begin:]
