"""A sighted helper's page: what it shows and says, that it only looks, and how its link ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.classroom import orders as o
from braillespiel.classroom.sighted import HelperView
from braillespiel.network import class_messages as c
from braillespiel.web import helper
from braillespiel.web.helper import worded
from tests.support.languages import LANGUAGES
from tests.web.class_pages import Pages, with_pages
from tests.web.places import CODE, Page

HAND = c.Shown(said=("Hand: eight",), text="hand 8", language="de")


async def coded(pages: Pages, pupil: str) -> str:
    """Let the teacher make a link; return its code."""
    school = pages.school
    await school.order(o.MakeLink(school.id(pupil), "Lena"))
    await school.until(lambda: any(one.code for one in school.desk.desk().links))
    return next(one.code for one in school.desk.desk().links if one.code)


async def answered(page: Page, kind: str, **fields: Any) -> dict[str, Any]:
    """Send something, and return what comes next."""
    before = len(page.got)
    await page.send(kind, **fields)
    await page.until(lambda page: len(page.got) > before)
    return page.got[-1]


async def opened(pages: Pages, pupil: str = "Mia") -> Page:
    """Open a helper's page beside a pupil."""
    page = await pages.page("helper")
    await page.send("unlock", code=await coded(pages, pupil))
    await page.until(lambda page: beside(page) is not None)
    return page


def beside(page: Page) -> dict[str, Any] | None:
    """Return what the page shows, None while it is none of a helper."""
    return next((one for one in reversed(page.got) if one["type"] == "helper-page"), None)


def shows(page: Page, line: str) -> bool:
    now = beside(page)
    return now is not None and now["line"] == line


def test_the_page_shows_turn_line_and_sentence_in_print(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        mia, _ = await pages.school.come("Mia", "Ben")
        page = await opened(pages)
        now = beside(page)
        assert now is not None
        assert (now["title"], now["turn"], now["why"], now["told"]) == (
            "Beside Mia",
            "Mia is not at a table yet",
            "Nothing has come from Mia yet.",
            "Mia knows that you see this, and can end it at any time.",
        )
        mia.to_class(HAND)
        await page.until(lambda page: shows(page, "hand 8"))
        now = beside(page)
        assert now is not None
        assert (now["reads"], now["hears"], now["said"]) == (
            "What Mia reads", "What Mia heard last", "Hand: eight",
        )  # fmt: skip
        assert (now["why"], now["language"], now["spoken"]) == ("", "en", "de")
        await pages.school.deal()
        await page.until(lambda page: (beside(page) or {})["kind"] in ("own", "other"))
        mia.to_class(c.Shown(private=True))
        await page.until(lambda page: shows(page, ""))
        assert (beside(page) or {})["why"].startswith("Nothing is shown just now: Mia is in a menu")

    with_pages(tmp_path, test)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "shown",
    [
        HelperView("L", "Mia", "away"),
        HelperView("L", "Mia", "private", "playing", ("Mia",), own=True),
        HelperView("L", "Mia", "nothing", "gathering"),
        HelperView("L", "Mia", "", "playing", ("Ben", "Bot"), paused=True, line="h8", said="eight"),
        HelperView("L", "Mia", "", "playing", ("Mia", "Ben"), own=True, line="h8"),
        HelperView("L", "Mia", "", "playing", line="h8"),
        HelperView("L", "Mia", "", "over", line="h8"),
    ],
)
def test_every_state_has_its_sentences(language: str, shown: HelperView) -> None:
    told = worded(helper.words(language), shown)
    assert told.turn
    assert "Mia" in told.title
    assert bool(told.why) is bool(shown.state)
    assert "helper-" not in repr(told)
    assert (told.kind == "paused") is shown.paused


def test_the_code_opens_nothing_else_and_no_other_opens_the_page(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        await pages.school.come("Mia", "Ben")
        code = await coded(pages, "Mia")
        desk = pages.school.server.new_desk_code()
        page = await pages.page("helper")
        assert not page.got[0].get("free"), "not on the class's own computer either"
        assert not page.got[0].get("warning")
        for wrong in ("", CODE, desk, "123456789"):
            assert (await answered(page, "unlock", code=wrong))["problem"]
        for at in ("desk", "projector"):
            elsewhere = await pages.page(at, host="127.0.0.1")
            pages.web.table.desks.code.end()  # type: ignore[attr-defined]
            with pytest.raises(Exception, match="wrong-code"):
                await pages.school.server.read_desk_code("10.0.0.7", code)
            assert elsewhere.got[0]["free"], "it is this computer's own"
        assert (await answered(await pages.page(""), "enter", code=code, names=["Lena"]))["problem"]
        await page.send("unlock", code=code)
        await page.until(lambda page: beside(page) is not None)

    with_pages(tmp_path, test)


def test_a_helper_does_nothing_and_sees_nobody_else(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        school = pages.school
        mia, ben = await school.come("Mia", "Ben")
        await school.deal()
        page = await opened(pages)
        before = school.desk.desk()
        for kind, fields in (
            ("press", {"key": "Enter"}),
            ("press", {"key": "Shift+P"}),
            ("typed", {"text": "end"}),
            ("point", {"key": f"pupil-{school.id('Ben')}"}),
            ("step", {"key": "gate", "by": 1}),
            ("wears", {"dress": "touch"}),
            ("unlock", {"code": "12345678"}),
            ("enter", {"code": CODE, "names": ["Eve"]}),
            ("open", {"at": "desk", "token": page.token}),
        ):
            await page.send(kind, **fields)
        ben.to_class(c.Shown(said=("Ben's secret",), text="Ben's secret"))
        mia.to_class(HAND)
        await page.until(lambda page: shows(page, "hand 8"))
        assert "secret" not in repr(page.got)
        kinds = {one["type"] for one in page.got}
        assert kinds == {"entrance", "keep", "helper-page"}
        now = school.desk.desk()
        assert [(one.name, one.table) for one in now.pupils] == [
            (one.name, one.table) for one in before.pupils
        ]
        assert not now.paused
        # The token is worth nothing anywhere else, and no other token opens the page.
        for at in ("", "desk", "projector"):
            seat = await pages.page(at, token=page.token)
            assert seat.got[0]["remembered"]
        for token in (mia.proved, "0" * 32):
            other = await pages.page("helper", token=token)
            await other.end()
            assert other.ended is not None
            assert beside(other) is None

    with_pages(tmp_path, test)


def test_what_is_shown_leaves_no_word_of_others_hands(tmp_path: Path) -> None:
    """Whatever happens at the table, what the page is sent of it are names and whose turn it is."""

    async def test(pages: Pages) -> None:
        school = pages.school
        mia, ben = await school.come("Mia", "Ben")
        page = await opened(pages)
        await school.deal()
        await page.until(lambda page: (beside(page) or {})["kind"] in ("own", "other"))
        for pupil in (mia, ben):
            pupil.listen()
        await page.until(lambda page: (beside(page) or {})["turn"])
        turns = {one["turn"] for one in page.got if one["type"] == "helper-page"}
        known = {f"It is {name}'s turn" for name in ("Mia", "Ben", "Bot One", "Bot Two")}
        assert turns <= known | {
            "Mia is not at a table yet", "The match has not begun yet", "Wait a moment",
        }  # fmt: skip

    with_pages(tmp_path, test)


def test_one_device_comes_back_by_itself_until_the_link_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pages: Pages) -> None:
        school = pages.school
        (mia,) = await school.come("Mia")
        page = await opened(pages)
        assert len(page.token) == 32
        await page.close()
        again = await pages.page("helper", token=page.token)
        await again.until(lambda page: beside(page) is not None)
        other = await pages.page("helper", token=page.token)
        await other.until(lambda page: beside(page) is not None)
        await again.end()
        assert again.ended == {"type": "ended", "text": "This page is open somewhere else now."}
        monkeypatch.setattr("braillespiel.web.helper.RELOAD_S", 0.0)
        mia.to_class(HAND)
        await other.until(lambda page: shows(page, "hand 8"))
        await other.close()
        await school.until(lambda: mia.standing and not mia.standing.lends)
        back = await pages.page("helper", token=page.token)
        await back.until(lambda page: beside(page) is not None)
        assert shows(back, ""), "what was there before the pupil was told again is gone"
        await school.until(lambda: mia.standing and mia.standing.lends)
        await school.order(o.EndLink(school.desk.desk().links[0].number))
        await back.end()
        assert back.ended is not None
        assert back.ended["text"].startswith("This link has ended")
        assert not back.ended.get("again")
        assert pages.web.helpers == {}
        late = await pages.page("helper", token=page.token)
        await late.end()
        assert late.ended == back.ended

    with_pages(tmp_path, test)


def test_the_pupils_key_ends_the_page_and_so_does_the_end_of_the_class(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        school = pages.school
        mia, _ = await school.come("Mia", "Ben")
        page, other = await opened(pages), await opened(pages, "Ben")
        await school.until(lambda: mia.standing and mia.standing.lends)
        mia.to_class(c.Lend("end", mia.standing.lends[0].pupil))  # type: ignore[union-attr]
        await page.end()
        assert page.ended is not None
        await school.order(o.EndClass())
        await school.until(school.server.ended.is_set)
        await pages.web.close()
        await other.end()
        assert other.ended == page.ended

    with_pages(tmp_path, test)


def test_guesses_at_a_link_count_with_all_others(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        await pages.school.come("Mia")
        code = await coded(pages, "Mia")
        page = await pages.page("helper")
        problems = [(await answered(page, "unlock", code=f"{n:08}"))["problem"] for n in range(8)]
        assert any(problem.startswith("Too many wrong codes") for problem in problems)
        assert (await answered(page, "unlock", code=code))["problem"]
        assert beside(page) is None

    with_pages(tmp_path, test)
