"""The operator of a house: what each deed does to people who are there, and who may do it."""

from __future__ import annotations

import asyncio
import http.client
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode, urlsplit

import pytest

from braillespiel.house.operating import Operator
from braillespiel.house.operator_page import OperatorPage
from braillespiel.network import messages as m
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.joining.errors import JoinError
from braillespiel.words.catalogue import Words
from tests.network.houses.living import Guest, House, Seat, opened, says
from tests.support.patience import HANGS_S

SOMEBODY = "Somebody who left"
Scene = Callable[[House], Awaitable[None]]


def in_house(home: Path, scene: Scene, **facts: object) -> None:
    says(home, contact="cards@example.org", **facts)

    async def run() -> None:
        async with opened(home) as house:
            await scene(house)

    asyncio.run(run())


async def two_at_a_table(
    house: House, home: Path, other: str = "Ben"
) -> tuple[Guest, Seat, Seat, str]:
    coming = house.come(home / "ana", "Ana")
    lobby = await coming.lobby()
    table = (await lobby.open()).table
    ana = await coming.sit(table)
    await ana.welcome()
    ben = await house.come(home / "ben", other).sit(table)
    await ben.welcome()
    return lobby, ana, ben, table


async def refused_at_the_door(house: House, home: Path, name: str = "") -> HouseError:
    with pytest.raises(HouseError) as found:
        await house.come(home, name).silent()
    return found.value


def test_somebody_who_is_banned_is_sent_away_with_the_reason_and_kept_out(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        operator = Operator(house.server, SOMEBODY)
        _, ana, ben, _ = await two_at_a_table(house, tmp_path)
        await operator.ban("ben", 3, "You kept shouting.")
        assert await ben.refusal() == "house-banned"
        assert (await ana.news("removed")).name == "Ben"
        told = await refused_at_the_door(house, tmp_path / "ben")
        assert told.rule == "house-banned"
        why = {"days": 3, "why": "You kept shouting.", "contact": "cards@example.org"}
        assert told.details == why
        assert (await refused_at_the_door(house, tmp_path / "ben", "Lou")).rule == "house-banned"
        with pytest.raises(HouseError, match="house-why"):
            await operator.ban("Ana", 3, " ")
        await operator.ban("Ben", 0, "")
        await (await house.come(tmp_path / "ben", "").silent()).close()
        assert [each.what for each in await operator.deeds()] == ["unban", "ban"]

    in_house(tmp_path / "house", scene)


def test_somebody_who_is_muted_says_nothing(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        operator = Operator(house.server, SOMEBODY)
        _, _, ben, _ = await two_at_a_table(house, tmp_path)
        await operator.mute("Ben", 1)
        answer: Any = m.Said | m.Refused
        assert await ben.ask(m.Say(prepared="hello"), answer) == m.Refused("muted")
        await operator.mute("Ben", 0)
        assert isinstance(await ben.ask(m.Say(prepared="hello"), answer), m.Said)

    in_house(tmp_path / "house", scene)


def test_a_neutral_name_is_there_at_once_and_the_old_one_nowhere(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        operator = Operator(house.server, SOMEBODY)
        lobby, ana, ben, table = await two_at_a_table(house, tmp_path)
        await ben.ask(m.Say(prepared="hello"), m.Said)
        name = await operator.neutral("Ben")
        assert re.fullmatch(r"Guest [0-9a-f]{6}", name)
        while name not in str((await ana.table()).members):
            pass
        assert await house.server.rooms[table].said() == [(name, "hello")]
        await lobby.ask(h.Report(name, "words", table), h.Done)
        assert house.server.reports.all()[0].lines == ((name, "hello"),)
        again = house.come(tmp_path / "ben", "")
        await (await again.silent()).close()
        assert again.way.called == name
        told = await refused_at_the_door(house, tmp_path / "ben", "Ben")
        assert told.rule == "house-name-refused"
        rows = house.store.database.rows
        for each in ("house_people", "house_records", "house_reports", "house_tables"):
            assert "Ben" not in str(rows(f"SELECT * FROM {each}")), each

    in_house(tmp_path / "house", scene)


def test_a_range_that_is_closed_lets_in_whom_it_let_in_before(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        operator = Operator(house.server, SOMEBODY)
        await (await house.come(tmp_path / "ana", "Ana").silent()).close()
        await operator.close_range("Ana", True)
        assert (await refused_at_the_door(house, tmp_path / "eve", "Eve")).rule == "house-range"
        await (await house.come(tmp_path / "ana", "").silent()).close()
        await operator.close_range("Ana", False)
        await (await house.come(tmp_path / "eve", "Eve").silent()).close()

    in_house(tmp_path / "house", scene)


def test_an_invitation_is_good_once_and_can_be_ended_by_itself(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        operator = Operator(house.server, SOMEBODY)
        one, other, third = [await operator.invite(1) for _ in range(3)]
        await operator.end_invitation(next(iter(house.server.facts.invitations))[:8])
        for word, home, rule in (
            (one, "ana", "house-word"),
            (other, "ben", ""),
            (other, "cem", "house-word"),
            (third, "dora", ""),
        ):
            coming = house.come(tmp_path / home, home, word=word)
            if rule:
                with pytest.raises(JoinError, match=rule):
                    await coming.silent()
            else:
                await (await coming.silent()).close()

    in_house(tmp_path / "house", scene, word="0" * 64)


def test_a_table_is_closed_for_good(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        operator = Operator(house.server, SOMEBODY)
        _, _, ben, table = await two_at_a_table(house, tmp_path)
        await operator.close_table(table)
        await ben.ended()
        assert table not in house.server.rooms
        with pytest.raises(HouseError, match="house-no-table"):
            await operator.close_table(table)

    in_house(tmp_path / "house", scene)


def test_free_text_needs_an_operator_who_looks_in(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        assert not house.server.free_words
        await Operator(house.server, SOMEBODY).looked_in()
        assert house.server.free_words

    in_house(tmp_path / "house", scene, audience="adults", looked=0)


# -- the page ----------------------------------------------------------------------------------


class Browser:
    """A browser that keeps cookies and follows where it is sent."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.status = 0
        self.text = ""

    def ask(self, method: str, path: str, body: str = "", **headers: str) -> str:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=HANGS_S)
        given = {"Cookie": self.cookie} | headers
        if body:
            given["Content-Type"] = "application/x-www-form-urlencoded"
        connection.request(method, path, body or None, given)
        answer = connection.getresponse()
        self.status, self.text = answer.status, unescape(answer.read().decode())
        set_cookie = answer.getheader("Set-Cookie")
        connection.close()
        if set_cookie:
            assert "HttpOnly" in set_cookie
            assert "SameSite=Strict" in set_cookie
            self.cookie = set_cookie.partition(";")[0]
        if self.status == 303:
            return self.ask("GET", answer.getheader("Location") or "")
        return self.text

    def press(self, label: str, **fields: str) -> str:
        """Press the button with a label; the fields of its form are sent with it."""
        for form in re.findall(r"<form method=.post.*?</form>", self.text, re.DOTALL):
            if f"<button>{label}</button>" in form:
                sent = dict(re.findall(r'name="(\w+)" (?:[^>]*?)value="([^"]*)"', form))
                return self.ask("POST", "/", urlencode(sent | fields))
        raise AssertionError(f"no button {label!r}")


@contextmanager
def page_of(house: House) -> Iterator[OperatorPage]:
    words = Words("en", ("house",))
    page = OperatorPage(
        house.server, Operator(house.server, SOMEBODY), words, lambda error: str(error)
    )
    try:
        yield page
    finally:
        page.close()


def test_the_page_lists_reports_and_carries_out_what_is_pressed(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        lobby, _, ben, table = await two_at_a_table(house, tmp_path)
        await ben.ask(m.Say(prepared="hello"), m.Said)
        await lobby.ask(h.Report("Ben", "words", table), h.Done)
        with page_of(house) as page:
            browser = Browser(page.port)

            def by_hand() -> None:
                shown = browser.ask("GET", f"/?{urlsplit(page.address).query}")
                assert "Report 1: Ben, what was said, reported by Ana" in shown
                assert "<li>Ben: hello</li>" in shown
                assert table in shown
                shown = browser.press("Ban Ben", days="2", why="Write to me.")
                assert shown.startswith("<!DOCTYPE")
                assert "<title>Done: banned and sent away, or no longer banned." in shown
                assert "Banned until" in shown
                shown = browser.press("Report 1 is decided: delete it")
                assert "No reports" in shown
                shown = browser.press("Make an invitation for one person")
                assert re.search(r"The invitation: [a-z2-9]{12}", shown)
                assert "End invitation" in shown
                shown = browser.press("Keep these words", names="devil\n")
                assert "Done: the words are kept." in shown
                shown = browser.ask("GET", "/?find=ana")
                assert "<h3>Ana</h3>" in shown

            await asyncio.to_thread(by_hand)
            assert house.server.facts.names == ("devil",)
            assert (await refused_at_the_door(house, tmp_path / "ben")).rule == "house-banned"

    in_house(tmp_path / "house", scene)


def test_the_page_opens_for_its_code_once_and_for_no_other_site(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        await (await house.come(tmp_path / "ana", "Ana").silent()).close()
        with page_of(house) as page:

            def attacks() -> None:
                code = urlsplit(page.address).query
                stranger = Browser(page.port)
                assert "Ana" not in stranger.ask("GET", "/")
                assert stranger.status == 403
                assert stranger.ask("GET", "/?code=wrong") == stranger.ask("GET", "/")
                stranger.ask("GET", f"/?{code}", Host=f"evil.example:{page.port}")
                assert stranger.status == 404
                browser = Browser(page.port)
                browser.ask("GET", f"/?{code}")
                assert browser.status == 200
                stranger.ask("GET", f"/?{code}")
                assert stranger.status == 403  # good once
                assert urlsplit(page.address).query != code
                for body in (
                    urlencode({"do": "delete", "name": "Ana"}),
                    urlencode({"do": "delete", "name": "Ana", "form": "0" * 32}),
                ):
                    browser.ask("POST", "/", body)
                    assert browser.status == 403  # a form that another site made
                browser.ask("POST", "/", "x=" + "1" * (1 << 17))
                assert browser.status == 403
                assert stranger.ask("GET", "/../../etc/passwd") == ""
                assert stranger.status == 404

            await asyncio.to_thread(attacks)
            assert house.server.people.named("Ana") is not None

    in_house(tmp_path / "house", scene)


def test_the_page_shows_no_hands(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        _, ana, _, table = await two_at_a_table(house, tmp_path)
        await ana.news("began")
        playing = house.server.rooms[table].table.matches.playing
        assert playing is not None
        with page_of(house) as page:
            browser = Browser(page.port)
            query = urlsplit(page.address).query
            shown = await asyncio.to_thread(browser.ask, "GET", f"/?{query}")
        assert f"Table {table}: ludoteca, Ana; Ben, 0 free" in shown
        assert str(playing.host.match.seed) not in shown

    in_house(tmp_path / "house", scene)
