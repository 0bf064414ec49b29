"""A class with its pages on loopback, and pages without a browser at its desk and projector."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from braillespiel.classroom.roster import Roster
from braillespiel.network.entrance import Entrance
from braillespiel.web.server import PageServer
from tests.classroom.places import School, in_class, roster
from tests.support.patience import PATIENT
from tests.web.places import CODE, LOOPBACK, Page


class Pages:
    """The pages of a class on loopback; ``home`` is where its certificate would lie."""

    def __init__(self, school: School) -> None:
        self.school = school
        self.open: list[Page] = []

    async def listen(self) -> None:
        server = self.school.server
        self.entrance = Entrance(
            self.school.home,
            server.knows,
            server.new_code,
            code=CODE,
            plain=True,
            hosts=[LOOPBACK],
        )
        await server.listen(self.entrance, 0)
        self.web = PageServer(server, self.entrance.door, now=self.school.watch)
        await self.web.listen([LOOPBACK])

    async def page(self, at: str, host: str = LOOPBACK, **fields: Any) -> Page:
        """Open a page, and wait for what it is shown first."""
        where = f"{host}:{self.web.port}"
        made = await connect(
            f"ws://{where}/seat",
            host=LOOPBACK,
            origin=f"http://{where}",  # type: ignore[arg-type]
            max_size=None,
            **PATIENT,
        )
        page = Page(made)
        self.open.append(page)
        await page.send("open", languages=["en"], at=at, **fields)
        await page.until(lambda page: page.got)
        return page

    async def desk(self, at: str = "desk") -> Page:
        """Open a desk or a projector on this computer."""
        page = await self.page(at, settings={"double-press-ms": 0})
        assert page.got[0]["free"]
        await page.send("unlock")
        await page.until(lambda page: page.screen.get("title"))
        return page

    async def close(self) -> None:
        for page in self.open:
            await page.close()
        await self.web.close()


def with_pages(
    home: Path, test: Callable[[Pages], Awaitable[None]], names: Roster | None = None
) -> None:
    async def run(school: School) -> None:
        pages = Pages(school)
        await pages.listen()
        try:
            await test(pages)
        finally:
            await pages.close()

    in_class(home, run, names or roster("Mia", "Ben"))
