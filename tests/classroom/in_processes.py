"""``serve --class`` as a process of its own, killed in the middle of a lesson and started again."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from braillespiel.network.client import ConnectionNews, Status
from braillespiel.network.join_path import JoinPath
from braillespiel.network.joined import TableClient
from braillespiel.network.joining.address import Address
from tests.classroom.test_gate import acts, is_next
from tests.network.processes import CODE, Command
from tests.support.patience import PATIENT, eventually
from tests.web.places import Page

AGAIN_S = 2.0
"""How long without an answer until Enter is pressed again."""
NAMES = ("Ana", "Ben", "Cora", "Dov")


def serve(home: Path, roster: Path, port: int, web_port: int) -> Command:
    ports = ("--port", str(port), "--web-port", str(web_port))
    given = ("--code", CODE, "--loopback-only", "--name", "5b", "--roster", str(roster))
    return Command(home, "serve", "--class", *given, *ports)


async def desk_of(told: dict[str, Any]) -> Page:
    """Open the desk, as the browser of the computer that leads the class."""
    web = str(told["web"])
    socket = await connect(f"{web.replace('http', 'ws', 1)}seat", origin=web.rstrip("/"), **PATIENT)  # type: ignore[arg-type]
    page = Page(socket)
    await page.send("open", languages=["en"], at="desk")
    await page.until(lambda page: page.got)
    await page.send("unlock")
    await page.until(lambda page: page.screen.get("title"))
    return page


async def deals(page: Page) -> None:
    """Deal Ludoteca at random, by the keys of the desk."""
    for key in ("D", *"LUD", "Enter"):
        await page.send("press", key=key)
    await page.until(lambda page: "Deal" in page.tiles())
    while not _dealt(page):  # so soon after another, an Enter is asked for again
        await page.send("press", key="Enter")
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(AGAIN_S):
                await page.until(_dealt)


def _dealt(page: Page) -> bool:
    return "Ludoteca is dealt" in page.heard


def clients(port: int) -> list[TableClient]:
    found = []
    for name in NAMES:
        way = JoinPath(Address("127.0.0.1", port), CODE)
        found.append(TableClient(way, [name]))
    return found


def test_killed_in_the_middle_everybody_plays_on_where_they_were(tmp_path: Path) -> None:
    roster = tmp_path / "5b.csv"
    roster.write_text("name\n" + "\n".join(NAMES) + "\n", encoding="utf-8")

    async def test() -> None:
        command = serve(tmp_path / "home", roster, 0, 0)
        told = command.line()
        port = int(str(told["address"]).rpartition(":")[2])
        web = int(str(told["web"]).rstrip("/").rpartition(":")[2])
        pupils = clients(port)
        following = [asyncio.ensure_future(each.follow()) for each in pupils]
        try:
            await eventually(
                lambda: all(each.standing and each.standing.you for each in pupils), "all to come"
            )
            desk = await desk_of(told)
            await deals(desk)
            await eventually(
                lambda: all(each.port is not None for each in pupils), "all to be at a table"
            )
            for each in pupils:
                assert each.port is not None
                each.port.take()
                each.heard()
            actor = next(each for each in pupils if is_next(each) and acts(each))
            await eventually(lambda: not actor.unanswered, "an answer")
            places = {each.names: (each.table and each.table.name, each.port) for each in pupils}
            chairs = {each.names: each.port and each.port.chairs for each in pupils}
            command.kill()
            await eventually(lambda: all(each.status is Status.LOST for each in pupils), "the loss")
            command = serve(tmp_path / "home", roster, port, web)
            command.line()
            await eventually(
                lambda: all(each.status is Status.AT_TABLE for each in pupils), "all to be back"
            )
            await eventually(
                lambda: all(each.port is not None and _plays(each) for each in pupils),
                "all to play on",
            )
            for each in pupils:
                assert each.table is not None
                assert each.table.name == places[each.names][0]
                assert each.port is not None
                assert each.port.chairs == chairs[each.names]
                heard = [found.what for found in each.take() if isinstance(found, ConnectionNews)]
                assert heard == ["lost", "back"]
        finally:
            for each in pupils:
                each.close(0)
            await asyncio.gather(*following)
            command.process.terminate()
            command.ended()

    asyncio.run(test())


def _plays(pupil: TableClient) -> bool:
    return pupil.port is not None and not pupil.port.standing.paused
