"""A room tone in a browser: once chosen, and where the page knows when a sentence is over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.classroom import orders as o
from braillespiel.network.messages import SetUp
from braillespiel.web.page_front import PageFront, PageSounds
from tests.web.class_pages import Pages, with_pages
from tests.web.places import CODE, Page, Place

CHOSEN = {"room-tone": 50, "sound-volume": 60}
SIX = {"type": "room", "name": "room-six", "volume": 30}
NONE = {"type": "room"}


def rooms(page: Page) -> list[dict[str, Any]]:
    """Return what the page was told of room tones."""
    return [each for each in page.got if each["type"] == "room"]


async def to_a_table(place: Place, page: Page, game: str = "SIX") -> None:
    """Begin a match against bots."""
    for text in ("Practise, learn, look back", "New game", game, "Start"):
        panels = page.screen["panels"].values()
        key = next(
            tile["key"] for panel in panels for tile in panel["tiles"] if text in tile["text"]
        )
        await page.send("point", key=key)
        await place.settle()
        await place.pass_time(500)


@pytest.mark.parametrize(
    ("voice", "told"),
    [
        ({"on": True}, [SIX]),
        ({"on": False, "nobody": True}, [SIX]),
        ({"on": False}, []),
        (None, []),
    ],
)
def test_it_sounds_where_the_page_speaks_or_nobody_does(
    tmp_path: Path, voice: dict[str, bool] | None, told: list[dict[str, Any]]
) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana", settings=CHOSEN))
        if voice is not None:
            place.run(page.send("speaks", **voice))
        place.run(to_a_table(place, page))
        assert rooms(page) == told


def test_it_ends_when_a_reader_takes_over_and_a_new_page_is_told_again(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana", settings=CHOSEN))
        place.run(page.send("speaks", on=True))
        place.run(to_a_table(place, page))
        (seat,) = place.web.seats.values()
        page.got.clear()
        seat.client.front.begin_anew()
        place.run(place.settle())
        assert rooms(page) == [SIX]
        place.run(page.send("speaks", on=False))
        place.run(place.settle())
        assert rooms(page) == [SIX, NONE]


def test_a_page_that_has_not_chosen_it_is_told_none(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana", settings={"sound-volume": 60}))
        place.run(page.send("speaks", on=True))
        place.run(to_a_table(place, page))
        assert rooms(page) == []


def test_a_page_in_a_class_is_told_none(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        page = await pages.page("", settings=CHOSEN)
        await page.send("enter", code=CODE, names=["Ben"])
        await page.until(lambda page: any("You are Ben" in one for one in page.heard))
        await page.send("speaks", on=True)
        await pages.school.order(o.Deal(SetUp("six", 2)))
        await page.until(lambda page: page.screen["bar"]["turn"])
        await page.send("press", key="Right")
        await page.until(lambda page: len(page.heard) > 2)
        assert rooms(page) == []

    with_pages(tmp_path, test)


def test_its_volume_follows_that_of_all_sounds() -> None:
    front = PageFront()
    sent: list[Any] = []
    front.put = sent.append  # type: ignore[method-assign]
    sounds = PageSounds(front)
    sounds.room("room-six", 50)
    assert sent == []
    for volume in (60, 60, 20, 0):
        sounds.set(volume=volume)
    assert [(one.name, one.volume) for one in sent] == [("room-six", 30), ("room-six", 10), ("", 0)]
