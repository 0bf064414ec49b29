"""The desk and the projector in a browser: who gets there, and what the screen for all shows."""

from __future__ import annotations

import json
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.datastructures import Headers

from braillespiel.classroom import orders as o
from braillespiel.network import class_messages as c
from braillespiel.network.messages import SetUp
from braillespiel.web import class_pages
from tests.web.class_pages import Pages, with_pages
from tests.web.places import CODE


def test_the_desk_opens_here_without_a_code_and_orders_by_keys(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        await pages.school.come("Mia")
        page = await pages.desk()
        assert page.screen["title"] == "Desk, 5b: 1 here, nobody needs you"
        assert page.tiles() == ["Mia"]
        await page.send("press", key="P")
        await page.until(lambda page: "Mia, paused" in page.heard)
        await pages.school.until(lambda: pages.school.shown("Mia").paused)

    with_pages(tmp_path, test)


def test_a_page_that_is_loaded_again_finds_the_desk_as_it_was(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        await pages.school.come("Mia", "Ben")
        page = await pages.desk()
        await page.send("press", key="End")
        await page.until(lambda page: page.focused().startswith("Ben"))
        await page.close()
        again = await pages.page("desk", token=page.token)
        await again.until(lambda page: page.screen.get("title"))
        assert again.focused().startswith("Ben")
        seat = await pages.page("", token=page.token)
        assert seat.got[0]["remembered"], "a desk's token opens no seat"

    with_pages(tmp_path, test)


@pytest.mark.parametrize("at", ["desk", "projector"])
def test_from_elsewhere_only_the_one_time_code_opens_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    async def test(pages: Pages) -> None:
        for name in ("is_here",):
            monkeypatch.setattr(f"braillespiel.web.visitor.{name}", lambda socket: False)
            monkeypatch.setattr(f"braillespiel.web.class_pages.{name}", lambda socket: False)
        page = await pages.page(at)
        assert not page.got[0].get("free")
        assert "not encrypted" in page.got[0]["warning"]
        for code in ("", CODE, "12345678"):
            await page.send("unlock", code=code)
            before = len(page.got)
            await page.until(lambda page, before=before: len(page.got) > before)  # type: ignore[misc]
            assert page.got[-1]["problem"]
            assert not page.screen.get("title")
        # Neither the class's code nor a name gets anybody there by the way of pupils.
        await page.send("enter", code=CODE, names=["Eve"])
        await page.until(lambda page: page.screen.get("title") or page.got[-1].get("problem"))
        assert "Desk" not in page.screen.get("title", "")
        code = pages.school.server.new_desk_code()
        good = await pages.page(at)
        await good.send("unlock", code=f"{code[:4]} {code[4:]}")
        await good.until(lambda page: page.screen.get("title"))
        used = await pages.page(at)
        await used.send("unlock", code=code)
        await used.until(lambda page: page.got[-1].get("problem"))

    with_pages(tmp_path, test)


@pytest.mark.parametrize("at", ["desk", "projector"])
def test_a_class_is_handed_over_to_a_desk_and_to_no_screen_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    async def test(pages: Pages) -> None:
        monkeypatch.setattr("braillespiel.web.visitor.is_here", lambda socket: False)
        monkeypatch.setattr("braillespiel.web.class_pages.is_here", lambda socket: False)
        await pages.school.order(o.HandOver())
        page = await pages.page(at)
        await page.send("unlock", code=pages.school.desk.desk().desk_code)
        await page.until(lambda page: page.screen.get("title"))
        assert pages.school.desk.ended is (at == "desk")

    with_pages(tmp_path, test)


def test_guesses_at_the_desk_code_are_limited_at_the_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(pages: Pages) -> None:
        monkeypatch.setattr("braillespiel.web.visitor.is_here", lambda socket: False)
        monkeypatch.setattr("braillespiel.web.class_pages.is_here", lambda socket: False)
        code = pages.school.server.new_desk_code()
        page = await pages.page("desk")
        problems = []
        for guess in range(12):
            before = len(page.got)
            await page.send("unlock", code=f"{guess:08}")
            await page.until(lambda page, before=before: len(page.got) > before)  # type: ignore[misc]
            problems.append(page.got[-1]["problem"])
        assert any(problem.startswith("Too many wrong codes") for problem in problems)
        before = len(page.got)
        await page.send("unlock", code=code)
        await page.until(lambda page: len(page.got) > before)
        assert not page.screen.get("title"), "who has guessed waits, or the code is gone"

    with_pages(tmp_path, test)


@pytest.mark.parametrize(
    ("remote", "host", "here"),
    [
        ("127.0.0.1", "127.0.0.1:80", True),
        ("127.0.0.1", "localhost:80", True),
        ("::1", "[::1]:80", True),
        ("::ffff:127.0.0.1", "127.0.0.1", True),
        ("192.168.1.20", "localhost:80", False),
        ("192.168.1.20", "192.168.1.20:80", False),
        ("127.0.0.1", "school.example", False),
        ("127.0.0.1", "192.168.1.20:80", False),
        ("127.0.0.1", "127.0.0.1@evil.example", False),
        ("fe80::1%eth0", "localhost", False),
    ],
)
def test_only_this_computer_by_its_own_name_is_here(remote: str, host: str, here: bool) -> None:
    request = SimpleNamespace(headers=Headers({"Host": host}))
    made: Any = SimpleNamespace(remote_address=(remote, 1), request=request)
    assert class_pages.is_here(made) is here


def test_whatever_is_passed_on_from_elsewhere_needs_the_code(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        page = await pages.page("desk", host=socket.gethostname().lower())
        assert not page.got[0].get("free")

    with_pages(tmp_path, test)


def test_a_table_of_no_class_has_no_desk(tmp_path: Path) -> None:
    from tests.web.places import Place

    with Place(tmp_path) as place:

        async def test() -> None:
            page = await place.connect()
            await page.send("open", languages=["en"], at="desk")
            await page.end()
            assert page.ended is not None
            assert page.ended["text"] == "No class is open here."

        place.run(test())


def test_the_projector_shows_code_and_address_and_then_the_table(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        school = pages.school
        await school.come("Mia", "Ben")
        page = await pages.desk("projector")
        assert page.screen["title"] == "Come in: class 5b"
        address = f"http://127.0.0.1:{pages.web.port}/"
        assert page.tiles() == [f"Address: {address}", "Code 20, 48, 16."]
        assert page.screen["panels"]["menu"]["drawing"]
        await school.deal()
        await school.order(o.Project("1"))
        await page.until(lambda page: "Ludoteca" in page.screen["title"])
        assert not any("Hand" in panel["name"] for panel in page.screen["panels"].values())
        await school.order(o.Project(""))
        await page.until(lambda page: page.screen["title"] == "Come in: class 5b")
        assert page.tiles() == [f"Address: {address}", "Code 20, 48, 16."]

    with_pages(tmp_path, test)


def test_the_projector_never_hears_of_what_the_desk_shows(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        school = pages.school
        mia, _ = await school.come("Mia", "Ben")
        await school.deal()
        await school.order(o.Project("1"))
        page = await pages.desk("projector")
        await page.until(lambda page: "Ludoteca" in page.screen["title"])
        await (await page.socket.ping())
        before = list(page.got)
        desk = await pages.desk()
        await desk.send("press", key="F")
        await school.until(lambda: mia.standing is not None and mia.standing.shows)
        mia.to_class(c.Shown(said=("Hand: eight",), rows=("⠓",), text="hand", keys=("C",)))
        await desk.until(lambda desk: "Hand: eight" in desk.tiles())
        await (await page.socket.ping())
        assert page.got == before
        assert "Hand" not in json.dumps(page.got[1:])

    with_pages(tmp_path, test)


def test_the_desk_ends_with_the_class(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        page = await pages.desk()
        pupil = await pages.page("", settings={"double-press-ms": 0})
        await pupil.send("enter", code=CODE, names=["Mia"])
        await pupil.until(lambda page: page.screen.get("title"))
        await page.send("press", key="Escape")
        await page.until(lambda page: page.screen["title"] == "Class")
        for key in ("End", "Enter", "Down", "Enter"):
            before = len(page.got)
            await page.send("press", key=key)
            await page.until(lambda page, before=before: len(page.got) > before)  # type: ignore[misc]
        await pages.school.server.ended.wait()
        await pages.web.close()
        for each in (page, pupil):
            await each.end()
            assert each.ended is not None
        assert page.ended["text"].startswith("The class has ended. It is kept")
        assert not page.ended.get("again")
        assert pupil.ended["text"].endswith("you come back to your place automatically.")
        assert pupil.ended["again"]

    with_pages(tmp_path, test)


def test_the_teacher_sits_at_two_tables_and_one_key_goes_round(tmp_path: Path) -> None:
    async def test(pages: Pages) -> None:
        school = pages.school
        await school.come("Mia", "Ben")
        await school.order(
            o.Deal(
                SetUp("ludoteca", 2), by="hand", groups=((school.id("Mia"),), (school.id("Ben"),))
            )
        )
        await school.until(school.all_play)
        page = await pages.desk()

        async def press(key: str, title: str) -> None:
            await page.send("press", key=key)
            await page.until(lambda page: title in page.screen["title"])

        for table in ("table 1", "table 2"):
            await press("End", "Desk")
            await page.send("point", key=f"table-{table[-1]}", act=False)
            await page.until(lambda page, table=table: page.focused().startswith(table))  # type: ignore[misc]
            await press("Enter", table)
            await page.send("point", key="sit")
            await page.until(lambda page: page.screen["title"] == "Ludoteca")
            await page.until(lambda page: "hand" in page.screen["panels"])
            names = {panel["name"] for panel in page.screen["panels"].values()}
            assert ("Mia" if table == "table 1" else "Ben") in names
            await press("Ctrl+W", "Desk")
        pupils = {table.name: table.pupils for table in school.desk.desk().tables}
        assert pupils == {"1": (school.id("Mia"),), "2": (school.id("Ben"),)}
        for other in ("Mia", "Ben"):
            await press("J" if other == "Mia" else "Ctrl+W", "Ludoteca")
            await page.until(
                lambda page, other=other: (
                    other  # type: ignore[misc]
                    in {panel["name"] for panel in page.screen["panels"].values()}
                )
            )
        await press("Ctrl+W", "Desk")

    with_pages(tmp_path, test)
