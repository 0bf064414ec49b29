"""What a class's list says of language and dress holds in a page whose person chose nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from braillespiel.classroom.roster import Roster, RosterPupil
from tests.web.class_pages import Pages, with_pages
from tests.web.places import CODE, Page

MIA = RosterPupil("Mia", {"language": "de", "front-end": "touch"}, word="otter")
LISTED = Roster((MIA, RosterPupil("Ben", {"front-end": "page"})))


async def enter(pages: Pages, name: str, **fields: Any) -> Page:
    page = await pages.page("", **fields)
    await page.send("enter", code=CODE, names=[name])
    await page.until(lambda page: page.screen.get("title"))
    return page


def lent(page: Page) -> list[dict[str, Any]]:
    return [told for told in page.got if told["type"] == "lent"]


def test_a_page_begins_in_the_language_and_dress_of_the_list(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        page = await enter(pages, "mia otter")
        (told,) = lent(page)
        assert (told["language"], told["dress"]) == ("de", "touch")
        assert told["words"]["dress-touch"] == "Zu Listen mit Knöpfen wechseln"
        assert page.screen["language"] == "de"
        await page.until(lambda page: any("Du bist Mia" in each for each in page.heard))
        await page.close()
        back = await pages.page("", token=page.token)
        await back.until(lambda page: page.screen.get("title"))
        assert back.screen["title"] == page.screen["title"]
        assert [each["language"] for each in lent(back)] == ["de"]
        assert len(pages.web.seats) == 1

    with_pages(tmp_path, test, LISTED)


def test_what_somebody_chose_on_their_device_holds(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        page = await enter(pages, "Mia otter", settings={"language": "en"})
        assert [each["language"] for each in lent(page)] == ["en"]
        assert page.screen["language"] == "en"
        ben = await enter(pages, "Ben")
        assert lent(ben) == []

    with_pages(tmp_path, test, LISTED)


def test_whoever_types_a_name_that_somebody_has_learns_nothing_of_them(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        await enter(pages, "Mia otter")
        for typed in ("Mia", "Mia badger"):
            other = await enter(pages, typed)
            assert lent(other) == []
        assert lent(other) == []
        assert other.screen["language"] == "en"

    with_pages(tmp_path, test, LISTED)
