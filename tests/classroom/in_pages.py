"""A pupil in a browser: the same as in the program, by what the page shows and says."""

from __future__ import annotations

from pathlib import Path

from websockets.asyncio.client import connect

from braillespiel.classroom import orders as o
from braillespiel.network.entrance import Entrance
from braillespiel.web.server import PageServer
from braillespiel.web.warm_up import AtOnce
from tests.classroom.places import School, in_class, roster
from tests.support.languages import LANGUAGES
from tests.support.patience import PATIENT
from tests.web.places import CODE, LOOPBACK, Page


async def served(school: School, home: Path) -> PageServer:
    """Serve the page of a class on loopback."""
    server = school.server
    entrance = Entrance(
        home, server.knows, server.new_code, code=CODE, plain=True, hosts=[LOOPBACK]
    )
    await server.listen(entrance, 0)
    web = PageServer(server, entrance.door, school.records.append, now=school.watch)
    web.pool = web._reading = AtOnce()  # type: ignore[assignment]
    web._languages.update(LANGUAGES)
    await web.listen([LOOPBACK])
    return web


async def entered(web: PageServer, name: str) -> Page:
    """Open a page and come to the class."""
    where = f"{LOOPBACK}:{web.port}"
    socket = await connect(f"ws://{where}/seat", max_size=None, origin=f"http://{where}", **PATIENT)
    page = Page(socket)
    await page.send("open", languages=["en"], settings={"double-press-ms": 0})
    await page.until(lambda page: page.got)
    await page.send("enter", code=CODE, names=[name])
    return page


def test_a_pupil_in_a_browser_raises_a_hand_and_is_followed(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        web = await served(school, tmp_path / "web")
        page = await entered(web, "somebody")
        try:
            await hears(page, "Class 5b. Who are you? Choose your name. Anna, 1 of 4")
            await page.send("press", key="Enter")
            await hears(page, "You are Anna in the class 5b.")
            buttons = page.screen["buttons"]
            assert buttons[0] == {"key": "Ctrl+U", "text": "Raise hand"}
            await page.send("press", key="Ctrl+U")
            await school.until(lambda: school.shown("Anna").need == "hand")
            await page.until(lambda page: page.screen["buttons"][0]["text"].startswith("Hand is"))
            await school.order(o.Follow(school.id("Anna")))
            await hears(page, "Your teacher now follows what you read and hear.")
            texts = [button["text"] for button in page.screen["buttons"]]
            assert texts[1] == "Your teacher follows"
            await school.until(lambda: school.desk.desk().followed[0].shown.rows)
            shown = school.desk.desk().followed[0].shown
            assert [len(row) for row in shown.rows] == [40]
            assert not shown.measured
            await school.order(o.SayTo("Well done", school.id("Anna")))
            await hears(page, "Your teacher: Well done")
        finally:
            await page.close()
            await web.close()

    in_class(tmp_path / "class", test, roster("Anna", "Cem"))


async def hears(page: Page, sentence: str) -> None:
    """Wait until the page has said a sentence that begins like this."""
    await page.until(lambda page: any(sentence in one for one in page.heard))
