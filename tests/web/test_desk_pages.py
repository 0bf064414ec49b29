"""The desk's page in the middle of a class: its one-time code, and a page that is loaded again."""

from __future__ import annotations

import json
from pathlib import Path

from braillespiel.network import class_messages as c
from tests.web.class_pages import Pages, with_pages
from tests.web.places import Page


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
