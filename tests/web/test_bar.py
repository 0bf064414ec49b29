"""The line above the hand, as pages of a class get it: pupils, the screen for all, the desk."""

from __future__ import annotations

from pathlib import Path

from braillespiel.classroom import orders as o
from braillespiel.network.class_messages import Told
from braillespiel.network.messages import SetUp
from tests.web.class_pages import Pages, with_pages
from tests.web.places import CODE, Page

WORD = "Look at your second card"


async def entered(pages: Pages, name: str) -> Page:
    """Open a page and come to the class."""
    page = await pages.page("", settings={"double-press-ms": 0})
    await page.send("enter", code=CODE, names=[name])
    await page.until(lambda page: any(f"You are {name}" in one for one in page.heard))
    return page


def line(page: Page) -> tuple[str, str]:
    """Return turn and kind."""
    return page.screen["bar"]["turn"], page.screen["bar"]["kind"]


def test_a_pupil_sees_the_teachers_word_turn_and_pause(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        school = pages.school
        page = await entered(pages, "Ben")
        assert line(page) == ("", "")
        await school.order(o.Deal(SetUp("ludoteca", 2)))
        await page.until(lambda page: line(page)[1] in ("own", "other"))
        await school.order(o.SayTo(WORD, school.id("Ben")))
        await page.until(lambda page: page.screen["bar"]["sentence"] == f"Your teacher: {WORD}")
        await school.order(o.Pause(text="All look here"))
        await page.until(lambda page: line(page) == ("Paused. All look here", "paused"))
        await page.send("press", key="F2")
        await page.until(lambda page: page.screen["title"] == "Settings")
        assert line(page) == ("Paused. All look here", "paused")
        await school.order(o.Pause(on=False))
        await page.until(lambda page: line(page)[1] in ("own", "other"))

    with_pages(tmp_path, test)


def test_what_the_hall_is_for_is_said_once(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        page = await entered(pages, "Ben")
        assert sum("will bring you to a table" in one for one in page.heard) == 1, page.heard

    with_pages(tmp_path, test)


def test_the_bar_is_sent_only_when_it_has_changed(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        page = await entered(pages, "Ben")
        before = len(page.got)
        await page.send("press", key="Down")
        await page.until(lambda page: len(page.got) > before)
        assert not any("bar" in told for told in page.got[before:])

    with_pages(tmp_path, test)


def test_the_screen_for_all_shows_turn_and_pause_and_nobodys_own_words(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        school = pages.school
        mia, ben = await school.come("Mia", "Ben")
        await school.deal()
        await school.order(o.Project("1"))
        page = await pages.desk("projector")
        await page.until(lambda page: "Ludoteca" in page.screen["title"])
        turn, kind = line(page)
        assert (turn in ("Mia's turn.", "Ben's turn."), kind) == (True, "other")
        await school.order(o.SayTo(WORD, school.id("Mia")), o.SayTo("All listen"))
        await school.until(lambda: len(mia.told(Told)) == 2)
        assert [(one.text, one.everybody) for one in mia.told(Told)] == [
            (WORD, False),
            ("All listen", True),
        ]
        await school.order(o.Pause())
        await page.until(lambda page: line(page) == (f"Paused. {turn}", "paused"))
        assert ben.standing is not None
        assert ben.standing.all_pause
        await school.order(o.Pause(on=False))
        await page.until(lambda page: line(page) == (turn, "other"))
        seen = [told["bar"]["sentence"] for told in page.got if "bar" in told]
        assert not any(WORD in sentence for sentence in seen)
        await page.send("press", key="Enter")  # which only this screen answers
        await page.until(lambda page: any("only look around" in one for one in page.heard))
        assert "only look around" not in page.screen["bar"]["sentence"]

    with_pages(tmp_path, test)
