"""Pages on which nobody enters, in great number, and a class that comes in all the same."""

from __future__ import annotations

import asyncio
import contextlib
import json
from asyncio import FIRST_COMPLETED
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from braillespiel.web import server
from braillespiel.web.visitor import Visitor
from tests.support.patience import OwnTime
from tests.web.places import CODE, LOOPBACK, Page, Place

NAMES = [f"{first} {last}" for first in ("Ada", "Ben", "Cleo", "Dan") for last in "CDFGHKLMNP"]
AGAIN_S = 0.2
"""So often each page sends, and so soon it is opened anew, in CPU time."""
OPEN = json.dumps({"type": "open", "languages": ["en"]})


@contextlib.asynccontextmanager
async def lying_open(place: Place, *sources: str) -> AsyncIterator[None]:
    """Keep a hundred pages of each address open that send and send, and never enter."""
    ready = 0

    async def one(source: str) -> None:
        nonlocal ready
        came = False
        while True:
            with contextlib.suppress(OSError, ConnectionClosed):
                page = await place.connect(local_addr=(source, 0))
                while not page.reading.done():
                    await page.socket.send(OPEN)
                    ready += not came
                    came = True
                    rests = own.after(AGAIN_S)
                    await asyncio.wait((page.reading, rests), return_when=FIRST_COMPLETED)
            await own.after(AGAIN_S)

    async with OwnTime() as own:
        tasks = [asyncio.create_task(one(source)) for source in sources for _ in range(100)]
        while ready < len(tasks):
            await asyncio.sleep(0.001)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def _opened(place: Place) -> Page:
    page = await place.connect()
    await page.send("open", languages=["en"])
    return page


async def _entered(page: Page, name: str) -> None:
    await page.send("enter", code=CODE, names=[name])
    await page.until(lambda page: page.screen.get("title"))


@pytest.mark.posix
def test_forty_pupils_of_one_address_come_in_while_two_hundred_silent_pages_lie_open(
    tmp_path: Path,
) -> None:
    with Place(tmp_path) as place:

        async def scene() -> list[Page]:
            async with lying_open(place, "127.0.0.2", "127.0.0.3"):
                pages = await asyncio.gather(*(_opened(place) for _ in NAMES))
                for page, name in zip(pages, NAMES, strict=True):  # who is last has typed longest
                    await _entered(page, name)
            return pages

        pages = place.run(scene())
        assert len({page.token for page in pages}) == 40


@pytest.mark.posix
def test_behind_the_router_of_a_hundred_silent_pages_who_has_typed_comes_in(tmp_path: Path) -> None:
    with Place(tmp_path) as place:

        async def come(name: str) -> Page:
            page = await place.connect()  # as a page that was put aside while somebody typed
            await page.send("open", languages=["en"])
            await _entered(page, name)
            return page

        async def scene() -> list[Page]:
            async with lying_open(place, LOOPBACK, "127.0.0.2"):
                return [await come(name) for name in NAMES[:20]]

        assert len({page.token for page in place.run(scene())}) == 20


def test_a_page_that_proves_the_code_gives_way_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "OUTSIDE_FROM_ONE", 3)
    lend = Visitor._lend
    with Place(tmp_path) as place:

        async def slowly(visitor: Visitor, key: str, typed: str = "") -> None:
            for _ in range(6):  # others come meanwhile
                await _opened(place)
            await lend(visitor, key, typed)

        monkeypatch.setattr(Visitor, "_lend", slowly)
        ana = place.run(place.enter("Ana"))
        assert ana.token
        place.run(ana.close())

        async def nor_does_a_token() -> None:
            page = await place.come_back(ana.token)
            await page.until(lambda page: page.screen.get("title"))

        place.run(nor_does_a_token())


def test_who_proved_the_code_and_has_another_name_to_choose_keeps_the_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "OUTSIDE_FROM_ONE", 3)
    with Place(tmp_path) as place:
        place.run(place.enter("Ana"))
        page = place.run(place.enter("Ana"))
        assert page.got[-1]["problem"].startswith("Ana is already at the table")

        async def scene() -> None:
            for _ in range(6):
                await _opened(place)
            await _entered(page, "Ben")

        place.run(scene())


def test_a_page_that_gives_way_is_put_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "OUTSIDE_FROM_ONE", 1)
    with Place(tmp_path) as place:

        async def scene() -> Page:
            page = await _opened(place)
            await _opened(place)
            await _opened(place)
            await page.end()
            return page

        ended = place.run(scene()).ended
        assert ended is not None
        assert ended["aside"]
