"""Lead a first class of forty, as docs/first-class.en.md tells it: python -m scripts.first_class

A real host, the desk and the screen for all in real Chromium, forty native clients. Each step of
the page is done here by the keys that it names, and its minute is printed; the pictures are of
this class. Needs Chromium and its driver.
"""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame
from selenium.webdriver.common.keys import Keys

from braillespiel.network.client import Status
from braillespiel.network.join_path import JoinPath
from braillespiel.network.joined import TableClient
from braillespiel.network.joining import address
from tests.browser import chromium
from tests.classroom.in_whole_class import Host, Window, keep_evidence

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "class"
PUPILS = 40
FIRST = "Ada Bo Cem Dag Eli Fee Gus Hua Ida Jim".split()  # noqa: SIM905
LAST = "A. B. C. D.".split()  # noqa: SIM905
NAMES = [f"{first} {last}" for last in LAST for first in FIRST]


class Pupils:
    """Forty clients in a loop of their own; they come in and hear what is told."""

    def __init__(self, told: dict[str, Any]) -> None:
        self._told = told
        self.clients: list[TableClient] = []
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()

    def come(self) -> None:
        """Come in one after the other, as through a door."""
        asyncio.run_coroutine_threadsafe(self._come(), self._loop).result(300)

    async def _come(self) -> None:
        self._following = []
        for name in NAMES:
            way = JoinPath(address.read(self._told["address"]), self._told["code"])
            client = TableClient(way, [name])
            self.clients.append(client)
            self._following.append(asyncio.create_task(client.follow()))
            while client.status is not Status.AT_TABLE:
                await asyncio.sleep(0.01)

    def leave(self) -> None:
        """Go, all of them."""
        for client in self.clients:
            self._loop.call_soon_threadsafe(client.leave)


def _store(window: Window, name: str) -> None:
    """Store a picture of what the window shows."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.png"
    window.browser.driver.save_screenshot(str(path))
    pygame.image.save(pygame.image.load(path).convert(24), path)


def _deal(desk: Window) -> None:
    desk.browser.keys("d")
    desk.hears("Which game?")
    desk.choose("Ludoteca")
    desk.hears("Ludoteca. Deal")
    for _ in range(2):
        desk.to("Number of seats")
        desk.browser.keys(Keys.ARROW_RIGHT)
    desk.choose("Deal")
    desk.hears("Ludoteca is dealt")
    desk.browser.until(lambda: "10 tables" in desk.browser.run("return document.body.textContent"))


def main() -> None:
    """Lead it, print the minutes, and store the pictures."""
    begun = time.monotonic()

    def did(what: str) -> None:
        print(f"{(time.monotonic() - begun) / 60:5.2f} min  {what}", flush=True)

    with TemporaryDirectory() as folder:
        host = Host(Path(folder) / "host", NAMES)
        browsers = [chromium.start(Path(folder) / str(n)) for n in range(2)]
        pupils = Pupils(host.told)
        try:
            desk = Window(browsers[0], host.told["teacher"])
            everybody = Window(browsers[1], host.told["projector"])
            everybody.hears("Come in: class 5b.")
            did("the class is open: desk and screen for all")
            _store(everybody, "first-1-code")
            keep_evidence(desk)
            did("evidence is switched on")
            pupils.come()
            desk.browser.until(lambda: f"{PUPILS} here" in browsers[0].driver.title)
            did("forty have come in by the code")
            _store(desk, "first-2-here")
            _deal(desk)
            did("they are dealt out to tables of four")
            _store(desk, "first-3-dealt")
            desk.browser.keys("o")
            desk.hears("projector")
            desk.browser.keys(Keys.ARROW_DOWN, Keys.ENTER)
            everybody.browser.until(lambda: "Ludoteca" in browsers[1].driver.title)
            did("a table is on the screen for all")
            _store(everybody, "first-4-table")
        finally:
            pupils.leave()
            for browser in browsers:
                browser.close()
            host.close()


if __name__ == "__main__":
    main()
