"""Draw the pictures of a class: python -m scripts.class_pictures

Needs Chromium and its driver. The class is one of the tests', its desk and projector are real
pages; in German.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from braillespiel.classroom import orders as o
from braillespiel.network import class_messages as c
from tests.browser import chromium
from tests.browser.chromium import Browser
from tests.classroom.places import School, roster
from tests.web.class_pages import Pages

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "class"
NAMES = ("Mia", "Ben", "Zoe", "Tom", "Lea", "Jan")
SHOWN = c.Shown(
    said=("Ben legt Rot sieben.", "Du bist dran.", "Hand: Blau drei"),
    rows=("⠓⠀⠃⠒⠀⠗⠶⠀⠛⠴",),
    prints=(((0, 1, "h"), (2, 2, "b3"), (5, 2, "r7"), (8, 2, "g0")),),
    text="h b3 r7 g0",
    focus="Blau drei",
    keys=("C", "Right"),
)


class Running:
    """A class and its pages in a loop of their own, beside the browser."""

    def __init__(self, home: Path) -> None:
        self._loop = asyncio.new_event_loop()
        threading.Thread(target=self._loop.run_forever, daemon=True).start()
        self.pages = self.run(self._open(home))

    async def _open(self, home: Path) -> Pages:
        pages = Pages(School(home, roster(*NAMES)))
        await pages.listen()
        return pages

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run something in the loop, and return what comes of it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(60)

    async def _close(self) -> None:
        await self.pages.close()
        await self.pages.school.end()

    def close(self) -> None:
        """End the class."""
        self.run(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)


def main() -> None:
    """Draw and store them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        running = Running(Path(folder) / "home")
        browser = chromium.start(Path(folder))
        try:
            _draw(running, browser)
        finally:
            browser.close()
            running.close()


def _draw(running: Running, browser: Browser) -> None:
    school, where = running.pages.school, running.pages.web.address
    browser.size(1280, 720)
    browser.driver.get(where)
    kept = """localStorage.setItem("braillespiel.settings", '{"language": "de"}')"""
    browser.run(kept)
    browser.driver.get(f"{where}projector")
    browser.until(lambda: "Komm herein" in browser.driver.title)
    _store(browser, "projector-code")
    pupils = running.run(school.come(*NAMES))
    running.run(school.deal(3))
    running.run(school.order(o.Project("1")))
    browser.until(lambda: "Ludoteca" in browser.driver.title)
    _store(browser, "projector-table")
    mia = pupils[0]
    mia.to_class(c.Hand())
    running.run(school.until(lambda: school.shown("Mia").need == "hand"))
    browser.size(1280, 1100)
    browser.driver.get(f"{where}desk")
    browser.until(lambda: "Lehrerpult" in browser.driver.title)
    browser.keys("f")
    running.run(school.until(lambda: mia.standing is not None and mia.standing.shows))
    mia.to_class(SHOWN)
    characters = """return document.querySelector('[data-tile="characters-0"]') !== null"""
    browser.until(lambda: browser.run(characters))
    _store(browser, "desk")


def _store(browser: Browser, name: str) -> None:
    browser.until(lambda: browser.run("return document.getAnimations().length === 0"))
    path = FOLDER / f"{name}.png"
    browser.picture(path)
    pygame.image.save(pygame.image.load(path), path)


if __name__ == "__main__":
    main()
