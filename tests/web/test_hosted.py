"""A table that was opened in the menus has a page too; its address is said, felt and drawn."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pygame
import pytest
import segno
from websockets.asyncio.client import connect

from braillespiel.application.net_tables import NetTables
from braillespiel.commands.play import _pages
from braillespiel.network.joined import TableClient
from braillespiel.output.window import drawings
from braillespiel.ui.network.page import QUIET, drawing
from tests.support.patience import HANGS_S, PATIENT
from tests.ui.network.fakes import ANNA, player, table
from tests.web.places import CODE, Page, Place

ADDRESS = "http://192.168.1.20:40123/"


def test_a_table_that_was_opened_lets_a_browser_in(tmp_path: Path) -> None:
    opened = NetTables(("Bob",), tmp_path, loopback=True, pages=_pages).open(
        ["Ada"], "table", lambda: None
    )
    assert opened.page.startswith("http://127.0.0.1:")

    async def come() -> Page:
        address = opened.page.rstrip("/")
        socket = await connect(
            f"{address.replace('http', 'ws', 1)}/seat", origin=address, **PATIENT
        )
        page = Page(socket)
        await page.send("open", languages=["en"])
        await page.send("enter", code=opened.code, names=["Ben"])
        await page.until(lambda page: any("Ada" in text for text in page.tiles()))
        await asyncio.to_thread(opened.close)  # the page answers meanwhile
        await page.end()
        return page

    async def soon() -> Page:
        async with asyncio.timeout(HANGS_S):
            return await come()

    page = asyncio.run(soon())
    assert page.ended is not None
    assert page.ended["again"] is True


def test_a_page_whose_hello_finds_a_fault_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fault(self: TableClient, token: str) -> None:
        raise AttributeError("GAME")

    with Place(tmp_path) as place:

        async def come() -> Page:
            page = await place.connect()
            await page.send("open", languages=["en"])
            await page.send("enter", code=CODE, names=["Ben"])
            await page.until(lambda page: page.got and page.got[-1].get("problem"))
            return page

        monkeypatch.setattr(TableClient, "hello", fault)
        page = place.run(come())
    assert page.got[-1]["problem"].startswith("Something went wrong at the table")


@pytest.mark.parametrize("theme", ["dark", "light", "yellow", "safe"])
def test_the_code_in_the_window_is_that_of_the_address(theme: str) -> None:
    pygame.font.init()
    rows = [list(row) for row in segno.make(ADDRESS, micro=False).matrix]
    size, module, margin = len(rows), 8, 6
    edge = (size + 2 * QUIET) * module
    drawn = drawings.image(drawing(ADDRESS), (edge, edge), "", theme)
    for down, row in enumerate(rows):
        for right, black in enumerate(row):
            at = [margin + (QUIET + n) * module + module // 2 for n in (right, down)]
            assert (drawn.get_at((at[0], at[1]))[0] < 64) is bool(black), (right, down)


def test_the_address_is_said_felt_and_drawn(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.page = ADDRESS
    here.press("Enter", *"LOG", "Enter", "Down")
    assert here.press("Enter")[1] == (
        "Code 20, 48, 16. The table is open. On this network only, address 192.168.1.20:24111. "
        "In a browser: http://192.168.1.20:40123/"
    )
    assert net.client is not None
    net.client.shows(table(ANNA, code="204816"))
    here.settle()
    said = []
    while "In a browser" not in " ".join(said):
        said = here.press("Down")
    assert here.press("Enter") == [
        "Page for browsers. In a browser: http://192.168.1.20:40123/, 1 of 3"
    ]
    assert "⠕⠺⠎⠑⠗" in here.cells
    (panel,) = here.ui.picture().panels
    assert panel.drawing == drawing(ADDRESS)
    assert here.press("Down", "Down") == [
        "The page is not encrypted: whoever listens in on the same Wi-Fi can see the code, "
        "the names and the cards of seats in browsers, 3 of 3"
    ]
