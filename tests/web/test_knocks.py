"""Who comes by the page while newcomers knock: what it says until there is an answer, and after."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from braillespiel.network.joining import guesses
from tests.network.serving import guessed_away
from tests.web.places import Page, Place

WAITS = {
    "en": "The code is right. Because strangers have tried to guess it, the person who opened this"
    " is asked to let you in. Wait a moment.",
    "de": "Der Code stimmt. Weil Fremde versucht haben, ihn zu erraten, wird jetzt die Person"
    " gefragt, die hier geöffnet hat, ob du hereindarfst. Warte einen Moment.",
}


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    monkeypatch.setattr(guesses, "IN_ALL", 3)
    made = Place(tmp_path)
    for _ in range(2):
        made.run(guessed_away(made.entrance.door))
    return made


async def knocks(place: Place, name: str, language: str = "en") -> Page:
    """Open a page, type the right code, and wait for what it says."""
    page = await place.connect()
    await page.send("open", languages=[language])
    await page.until(lambda page: page.got)
    page.got.clear()
    await page.send("enter", code=place.entrance.door.code, names=[name])
    await page.until(lambda page: any(told.get("note") for told in page.got))
    return page


async def answer(place: Place, number: int, lets_in: bool) -> None:
    assert place.entrance.door.knocking.answer(number, lets_in)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_says_once_that_one_waits_and_then_shows_the_table(
    language: str, place: Place
) -> None:
    with place:
        page = place.run(knocks(place, "Mia", language))
        assert [told["note"] for told in page.got] == [WAITS[language]]
        assert place.entrance.door.knocking.waiting[0].names == ("Mia",)
        place.run(answer(place, 1, True))
        place.run(page.until(lambda page: page.screen.get("title")))
        assert page.token
        assert WAITS[language] not in page.heard


def test_who_is_turned_away_is_told_at_the_form(place: Place) -> None:
    with place:
        page = place.run(knocks(place, "Eve"))
        place.run(answer(place, 1, False))
        place.run(page.until(lambda page: page.got[-1].get("problem")))
        told = "You were not let in. Ask the person who opened the table."
        assert page.got[-1]["problem"] == told
        assert place.web.seats == {}


def _close(place: Place, page: Page) -> None:
    place.run(page.close())


def _forget(place: Place, page: Page) -> None:
    page.socket.transport.abort()


@pytest.mark.parametrize("go", [_close, _forget])
def test_who_closes_the_page_waits_no_more(place: Place, go: Callable[[Place, Page], None]) -> None:
    with place:
        page = place.run(knocks(place, "Mia"))
        go(place, page)
        place.run(place.until(lambda: place.entrance.door.knocking.waiting == ()))


def test_whoever_knocks_holds_up_nobody(place: Place) -> None:
    with place:

        async def scene() -> None:
            pages = [await knocks(place, name) for name in ("Mia", "Ben", "Zoe")]
            for number in (3, 1, 2):
                await answer(place, number, True)
            await asyncio.gather(
                *(page.until(lambda page: page.screen.get("title")) for page in pages)
            )

        place.run(scene())
