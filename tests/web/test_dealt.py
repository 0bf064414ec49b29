"""What a pupil hears when tables are dealt: where they sit, then the game, and what to do last."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.classroom import orders as o
from braillespiel.games import registry
from braillespiel.network.messages import SetUp
from tests.web.class_pages import Pages, with_pages
from tests.web.places import CODE, Page

NAMES = ("Ben", "Mia")


async def entered(pages: Pages, name: str) -> Page:
    """Open a page and come to the class."""
    page = await pages.page("", settings={"double-press-ms": 0})
    await page.send("enter", code=CODE, names=[name])
    await page.until(lambda page: any(f"You are {name}" in one for one in page.heard))
    return page


@pytest.mark.parametrize("game", registry.own())
def test_what_to_do_comes_last(game: str, tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        for name in NAMES:
            await entered(pages, name)
        before = [len(page.heard) for page in pages.open]
        await pages.school.order(o.Deal(SetUp(game, 2)))
        for page in pages.open:
            await page.until(lambda page: page.screen["bar"]["turn"])
            await page.until(lambda page: any("You are at table 1" in each for each in page.heard))
        for page, heard in zip(pages.open, before, strict=True):
            (place,) = [n for n, each in enumerate(page.heard) if "You are at table 1" in each]
            (opened,) = [
                n
                for n, each in enumerate(page.heard)
                if n >= heard and each.startswith(page.screen["title"])
            ]
            assert place < opened == len(page.heard) - 1, page.heard[heard:]

    with_pages(tmp_path, test)
