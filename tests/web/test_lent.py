"""What a class's list says of language and dress holds in a page whose person chose nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from braillespiel.classroom import orders as o
from braillespiel.classroom.roster import Roster, RosterPupil
from braillespiel.network.messages import SetUp
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


def test_what_the_list_says_comes_with_the_teachers_yes(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        page = await enter(pages, "Mia")
        assert page.screen["language"] == "en"
        await page.until(lambda page: any("teacher's yes" in each for each in page.heard))
        assert not lent(page)
        await pages.school.order(o.Know())
        await page.until(lambda page: page.screen["language"] == "de")
        (told,) = lent(page)
        assert (told["language"], told["dress"]) == ("de", "touch")
        await page.until(lambda page: any("Du bist Mia" in each for each in page.heard))
        assert any("gelten" in each for each in page.heard), page.heard
        assert not [each for each in page.got if each["type"] == "ended"]
        assert len(pages.web.seats) == len(pages.school.server.room.pupils) == 1

    with_pages(tmp_path, test, LISTED)


def test_a_yes_in_a_match_is_a_change_of_language_and_no_lost_connection(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        desk, ben = await pages.desk(), await enter(pages, "Ben")
        page = await enter(pages, "Mia")
        await pages.school.order(o.Deal(SetUp("ludoteca", 2)))
        for each in (ben, page):
            await each.until(lambda page: page.screen["bar"]["turn"])
        shown = page.screen["order"]
        await pages.school.order(o.Know())
        await page.until(lambda page: page.screen["language"] == "de")
        await page.until(lambda page: page.screen["order"] == shown)
        await page.until(lambda page: page.screen["bar"]["turn"])
        for each in (desk, ben):
            assert not [said for said in each.heard if "lost" in said or "back" in said]

    with_pages(tmp_path, test, LISTED)


def test_a_yes_while_the_page_is_closed_holds_once_it_is_back(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        page = await enter(pages, "Mia")
        await page.close()
        await pages.school.order(o.Know())
        back = await pages.page("", token=page.token)
        await back.until(lambda page: page.screen.get("language") == "de")
        assert [each["dress"] for each in lent(back)] == ["touch"]
        assert len(pages.web.seats) == 1

    with_pages(tmp_path, test, LISTED)


def test_a_yes_to_a_page_with_a_language_of_its_own_leaves_it_that(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        page = await enter(pages, "Mia", settings={"language": "en"})
        await pages.school.order(o.Know())
        await page.until(lambda page: any("your settings apply" in each for each in page.heard))
        await page.until(lent)
        (told,) = lent(page)
        assert (told["language"], told["dress"]) == ("en", "touch")
        assert page.screen["language"] == "en"

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
