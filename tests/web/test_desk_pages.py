"""The desk's page in the middle of a class: its one-time code, and a page that is loaded again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from braillespiel.network import class_messages as c
from braillespiel.network.joining.handshake import digest
from tests.support.patience import HANGS_S
from tests.web.class_pages import Pages, with_pages
from tests.web.places import LOOPBACK, Page


async def press(page: Page, *keys: str) -> None:
    """Press keys one after the other, each once what the one before did is shown."""
    for key in keys:
        await page.send("press", key=key)
        await (await page.socket.ping())


async def to(page: Page, beginning: str) -> None:
    """Go down a menu to an entry."""
    for _ in range(20):
        if page.focused().startswith(beginning):
            return
        before = page.focused()
        await page.send("press", key="Down")
        await page.until(lambda page, before=before: page.focused() != before)  # type: ignore[misc]
    raise AssertionError(beginning)


def test_the_one_time_code_is_drawn_at_the_desk_and_never_said_nor_projected(
    tmp_path: Path,
) -> None:
    async def test(pages: Pages) -> None:
        desk = await pages.desk()
        projector = await pages.desk("projector")
        await press(desk, "Escape")
        await desk.until(lambda page: "Deal the class out to tables" in page.tiles())
        await to(desk, "Desk on another device")
        await press(desk, "Enter")
        await pages.school.until(lambda: pages.school.server.desks.code.code)
        code = pages.school.server.desks.code.code
        await desk.until(lambda page: page.focused().startswith("The code is on the Braille"))
        await press(desk, "Down")
        await desk.until(lambda page: page.focused().startswith("Show the code as text"))
        for shown in (*desk.got, *projector.got, *desk.heard):
            assert code not in json.dumps(shown).replace(" ", "")

    with_pages(tmp_path, test)


def test_the_one_time_code_is_a_text_of_the_desk_that_asked_alone(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        desk = await pages.desk()
        projector = await pages.desk("projector")
        await press(desk, "Escape")
        await desk.until(lambda page: "Deal the class out to tables" in page.tiles())
        await to(desk, "Desk on another device")
        await press(desk, "Enter")
        await desk.until(lambda page: page.focused().startswith("The code is on the Braille"))
        await to(desk, "Show the code as text")
        await press(desk, "Enter", "Down", "Enter")
        code = pages.school.server.desks.code.code
        await desk.until(lambda page: page.screen["unsaid"].replace(" ", "") == code)
        for shown in (*projector.got, *desk.heard):
            assert code not in json.dumps(shown).replace(" ", "")
        await pages.school.server.read_desk_code("10.0.0.9", code)  # it dies with its use
        await desk.until(lambda page: not page.screen["unsaid"])

    with_pages(tmp_path, test)


def test_a_desk_that_is_loaded_again_in_mid_class_is_the_same_desk_and_lost_nothing(
    tmp_path: Path,
) -> None:
    async def test(pages: Pages) -> None:
        school = pages.school
        mia, ben = await school.come("Mia", "Ben")
        page = await pages.desk()
        await school.deal()
        await page.until(lambda page: page.focused().startswith("Mia") and len(page.tiles()) == 3)
        await press(page, "F")
        await page.until(lambda page: "said" in page.screen["panels"])
        await school.until(lambda: mia.standing is not None and mia.standing.followed)
        mia.to_class(c.Shown(said=("Your turn",), keys=("Enter",)))
        await page.until(lambda page: "Your turn" in page.tiles())
        while page.focused() != "Your turn":
            before = page.screen["focus"]
            await press(page, "PageDown")
            await page.until(lambda page, before=before: page.screen["focus"] != before)  # type: ignore[misc]
        focus = page.screen["focus"]
        desks = len(list(school.server.desks))
        await page.close()
        ben.to_class(c.Hand(up=True))
        mia.to_class(c.Shown(said=("Card taken",), keys=()))
        await school.until(lambda: school.shown("Ben").need == "hand")
        again = await pages.page("desk", token=page.token)
        await again.until(lambda page: page.screen.get("title"))
        assert again.screen["focus"] == focus
        assert again.focused() == "Your turn"
        await again.until(lambda page: "Card taken" in page.tiles())
        assert len(list(school.server.desks)) == desks
        assert mia.standing is not None
        assert mia.standing.followed
        await again.until(lambda page: any("Ben" in one for one in [*page.past, *page.heard]))
        await again.until(lambda page: "one needs you" in page.screen["title"])

    with_pages(tmp_path, test)


async def fetched(
    pages: Pages, path: str, method: str = "GET"
) -> tuple[int, Mapping[str, str], bytes]:
    """Ask for a file as a browser does; return status, headers and body."""
    reader, writer = await asyncio.open_connection(LOOPBACK, pages.web.port)
    host = f"{LOOPBACK}:{pages.web.port}"
    writer.write(f"{method} {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    async with asyncio.timeout(HANGS_S):
        head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    first, *lines = head.decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    return int(first.split()[1]), headers, body


def offered(page: Page) -> list[dict[str, Any]]:
    return [each for each in page.got if each["type"] == "offered-file"]


def test_the_desk_gives_its_page_a_lesson_to_print_and_nobody_else(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        mia, _ = await pages.school.come("Mia", "Ben")
        desk, projector = await pages.desk(), await pages.desk("projector")
        await press(desk, "E")
        await desk.until(lambda page: "Ready lessons" in page.tiles())
        await to(desk, "Ready lessons")
        await press(desk, "Enter")
        await desk.until(lambda page: page.focused().startswith("Ludoteca"))
        await press(desk, "Enter")
        await desk.until(lambda page: page.focused().startswith("Say the beginning"))
        await to(desk, "Print")
        await press(desk, "Enter")
        await desk.until(lambda page: page.focused().startswith("A page to print"))
        await press(desk, "Enter")
        await desk.until(lambda page: "The page opens in another tab" in page.heard)
        await press(desk, "Down", "Enter")
        await desk.until(lambda page: any("goes to the downloads" in one for one in page.heard))
        page, file = offered(desk)
        assert not page.get("download")
        assert file["download"]
        status, headers, body = await fetched(pages, page["path"])
        assert status == 200
        assert b"<h1>Ludoteca" in body
        assert headers["Cache-Control"] == "no-store"
        assert headers["Content-Security-Policy"].startswith(
            "default-src 'none'; style-src 'sha256-"
        )
        status, headers, body = await fetched(pages, file["path"])
        assert (status, headers["Content-Disposition"]) == (200, "attachment")
        assert body.endswith(b"\f")
        assert (await fetched(pages, file["path"], "HEAD"))[2] == b""
        assert (await fetched(pages, file["path"], "POST"))[0] in (400, 405)
        _, token, name = file["path"][1:].split("/")
        for guess in ("/given/", f"/given/{name}", f"/given/{'A' * len(token)}/{name}"):
            assert (await fetched(pages, guess))[0] == 404
        assert not offered(projector)
        assert not [each for each in mia.notices if token in repr(each)]
        pages.web.seats[digest(desk.token)].close()
        for path in (page["path"], file["path"]):
            assert (await fetched(pages, path))[0] == 404

    with_pages(tmp_path, test)
