"""A house through the page: somebody comes with a name, finds a table, plays, and comes back."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from braillespiel.house.operating import Operator
from braillespiel.house.people import digest_of
from braillespiel.network.houses import messages as h
from braillespiel.ui.network.house import HouseLobby
from braillespiel.web.house_seat import HouseSeat
from braillespiel.web.screens import SeatLobby
from braillespiel.web.server import PageServer
from braillespiel.web.warm_up import AtOnce
from tests.network.houses.living import House, opened, says
from tests.support.languages import LANGUAGES
from tests.support.patience import PATIENT, eventually
from tests.web.places import LOOPBACK, PASSES, Page

Scene = Callable[["Front"], Awaitable[None]]


class Front:
    """A house with its page's server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.records: list[Any] = []
        self.web = PageServer(house.server, None, self.records.append)
        self.web.pool = self.web._reading = AtOnce()  # type: ignore[assignment]
        self.web._languages.update(LANGUAGES)  # whose sentences are read when they are needed

    async def page(self, token: str = "", **more: Any) -> Page:
        """Open a page; return it once the house has answered."""
        where = f"{LOOPBACK}:{self.web.port}"
        options: dict[str, Any] = {"origin": f"http://{where}", **PATIENT}
        page = Page(await connect(f"ws://{where}/seat", max_size=None, **options))
        settings = {"double-press-ms": 0}
        await page.send("open", languages=["en"], settings=settings, token=token, **more)
        await page.until(lambda page: page.got)
        return page

    async def enter(self, name: str, word: str = "") -> Page:
        """Come in under a name; return the page once the lobby is on it, or the reason is."""
        page = await self.page()
        await page.send("go-in", name=name, word=word)
        await page.until(lambda page: page.screen.get("title") or page.got[-1].get("problem"))
        return page


def in_front(home: Path, scene: Scene, **facts: object) -> None:
    says(home, contact="cards@example.org", operator="Lou", name="Cardhouse", **facts)

    async def run() -> None:
        async with opened(home) as house, served(house) as front:
            await scene(front)

    asyncio.run(run())


@contextlib.asynccontextmanager
async def served(house: House) -> AsyncIterator[Front]:
    front = Front(house)
    await front.web.listen([LOOPBACK])
    try:
        yield front
    finally:
        await front.web.close()


async def chosen(page: Page, text: str) -> None:
    """Press the button or line of a menu that begins so."""

    def key(page: Page) -> str:
        panels = (page.screen["panels"][name] for name in page.screen.get("order", ()))
        tiles = (tile for panel in panels for tile in panel["tiles"])
        return next((tile["key"] for tile in tiles if tile["text"].startswith(text)), "")

    await page.until(key)
    await page.send("point", key=key(page))


def test_before_one_is_in_the_page_says_whose_house_it_is_and_wants_a_name(tmp_path: Path) -> None:
    async def scene(front: Front) -> None:
        page = await front.page()
        told = page.got[0]
        assert (told["type"], told["house"]) == ("entrance", "Cardhouse")
        assert told["about"] == [
            "Cardhouse is for everybody. Strangers say ready sentences only.",
            "Lou runs it; write to cards@example.org.",
        ]
        assert "closed" not in told
        await page.send("go-in", name="")
        await page.until(lambda page: len(page.got) > 1)
        assert page.got[-1]["problem_of"] == "name"
        assert front.house.server.people.named("Ana") is None

    in_front(tmp_path, scene, audience="everybody")


def test_somebody_comes_back_by_the_token_and_the_house_knows_only_a_digest_of_it(
    tmp_path: Path,
) -> None:
    async def scene(front: Front) -> None:
        page = await front.enter("Ana")
        assert page.screen["title"].startswith("Cardhouse")
        token = page.token
        assert len(token) == 32
        await page.close()
        for seat in list(front.web.seats.values()):
            seat.close()
        again = await front.page(token)
        await again.until(lambda page: page.screen.get("title"))
        assert front.house.server.people.named("Ana") is not None
        assert len(front.house.server.people) == 1
        await again.close()
        front.house.store.database.rows("PRAGMA wal_checkpoint(TRUNCATE)")
        kept = b"".join(file.read_bytes() for file in tmp_path.rglob("*") if file.is_file())
        assert b"Ana" in kept
        assert token.encode() not in kept

    in_front(tmp_path, scene)


def test_a_name_that_somebody_has_is_refused_at_its_field(tmp_path: Path) -> None:
    async def scene(front: Front) -> None:
        await (await front.enter("Ana")).close()
        page = await front.enter("ana")
        told = page.got[-1]
        assert told["type"] == "entrance"
        assert told["problem_of"] == "name"
        assert "Ana" in told["problem"] or "ana" in told["problem"]

    in_front(tmp_path, scene)


def test_a_closed_house_asks_a_newcomer_for_its_word_and_nobody_else(tmp_path: Path) -> None:
    async def scene(front: Front) -> None:
        facts = front.house.server.facts
        word = digest_of("lantern", bytes.fromhex(facts.secret))
        front.house.server.facts = msgspec.structs.replace(facts, word=word)
        page = await front.page()
        assert page.got[0]["closed"] is True
        await page.send("go-in", name="Ana", word="lamp")
        await page.until(lambda page: page.got[-1].get("problem"))
        assert page.got[-1]["problem_of"] == "word"
        await page.send("go-in", name="Ana", word="Lantern ")
        await page.until(lambda page: page.screen.get("title"))
        token = page.token
        await page.close()
        for seat in list(front.web.seats.values()):
            seat.close()
        again = await front.page(token)
        await again.until(lambda page: page.screen.get("title"))

    in_front(tmp_path, scene)


def test_a_page_and_a_program_play_at_one_table(tmp_path: Path) -> None:
    async def scene(front: Front) -> None:
        lobby = await front.house.come(tmp_path / "ben", "Ben").lobby()
        table = (await lobby.open()).table
        ben = await front.house.come(tmp_path / "ben", "").sit(table)
        await ben.welcome()
        page = await front.enter("Ana")
        await chosen(page, "Ludoteca")
        await page.until(lambda page: "Ana" in str(page.screen["panels"]))
        told = await ben.table()
        while "Ana" not in str(told):
            told = await ben.table()
        await page.close()

    in_front(tmp_path, scene)


def test_what_changes_in_the_lobby_costs_nothing_at_a_table_and_is_there_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[HouseLobby] = []
    entries = HouseLobby._entries
    monkeypatch.setattr(HouseLobby, "_entries", lambda self: made.append(self) or entries(self))

    async def scene(front: Front) -> None:
        ben = await front.house.come(tmp_path / "ben", "Ben").lobby()
        room = front.house.server.rooms[(await ben.open()).table]
        page = await front.enter("Ana")
        await chosen(page, "Ludoteca")
        ana = front.house.server.people.named("Ana")
        assert ana is not None
        await eventually(lambda: room.knows(ana), lambda: page.heard[-3:])
        (seat,) = front.web.seats.values()
        assert isinstance(seat, HouseSeat)
        ui = seat.client.ui
        await eventually(lambda: isinstance(ui.screens[-1], SeatLobby), lambda: page.heard[-3:])
        made.clear()
        await ben.open()
        await eventually(lambda: len(seat.visit.tables) == 2, lambda: seat.visit.tables)
        for _ in range(PASSES):
            await asyncio.sleep(0)
        assert made == []
        seat.client.do(lambda: ui.pop_to(ui.screens[0], silent=True))
        seat.wake()
        await page.until(lambda page: len([t for t in page.tiles() if "Ludoteca" in t]) == 2)

    in_front(tmp_path, scene)


def test_a_closed_table_wants_its_digits_and_wrong_ones_count(tmp_path: Path) -> None:
    async def scene(front: Front) -> None:
        lobby = await front.house.come(tmp_path / "ben", "Ben").lobby()
        opened_table = await lobby.open(closed=True)
        coming = front.house.come(tmp_path / "ben", "", code=opened_table.code)
        await (await coming.sit(opened_table.table)).welcome()
        page = await front.enter("Ana")
        wrong = "111111" if opened_table.code != "111111" else "222222"
        for code, answer in ((wrong, "Wrong code."), (opened_table.code, "Joining Ludoteca")):
            await chosen(page, "Ludoteca")
            await page.until(lambda page: page.screen.get("line") is not None)
            begin = len(page.heard)
            await page.send("typed", text=code)
            await page.until(
                lambda page, begin=begin, answer=answer: any(
                    said.startswith(answer) for said in page.heard[begin:]
                )
            )
        ana = front.house.server.people.named("Ana")
        assert ana is not None
        room = front.house.server.rooms[opened_table.table]
        await eventually(lambda: room.knows(ana), lambda: page.heard[-3:])

    in_front(tmp_path, scene)


def test_who_is_banned_is_told_why_and_is_not_let_in_again(tmp_path: Path) -> None:
    async def scene(front: Front) -> None:
        operator = Operator(front.house.server, "Somebody")
        page = await front.enter("Ana")
        token = page.token
        await operator.ban("Ana", 3, "You kept shouting.")
        await page.end()
        assert page.ended is not None
        assert "You kept shouting." in page.ended["text"]
        await page.close()
        for seat in list(front.web.seats.values()):
            seat.close()
        again = await front.page(token)
        await again.until(lambda page: page.got[-1].get("problem"))
        assert "You kept shouting." in again.got[-1]["problem"]

    in_front(tmp_path, scene)


def test_new_names_of_one_address_are_limited_where_it_is_not_this_computer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("braillespiel.web.visitor.is_here", lambda socket: False)
    monkeypatch.setattr("braillespiel.house.people.NEW_A_DAY", 2)

    async def scene(front: Front) -> None:
        for name in ("Ana", "Ben"):
            page = await front.enter(name)
            assert page.screen.get("title"), page.got[-1]
        page = await front.enter("Cat")
        assert page.got[-1]["type"] == "entrance"
        assert front.house.server.people.named("Cat") is None

    in_front(tmp_path, scene)


def test_leaving_keeps_the_name_and_the_browser_keeps_what_it_belongs_to(tmp_path: Path) -> None:
    async def scene(front: Front) -> None:
        page = await front.enter("Ana")
        token = page.token
        await chosen(page, "Leave the house")
        await page.until(lambda page: page.ended)
        assert page.ended == {
            "type": "ended",
            "text": "You left the house. Your name here stays yours.",
        }
        assert page.token == token
        await eventually(lambda: not list(front.house.server.lobby.all()), lambda: "nobody there")

    in_front(tmp_path, scene)


def test_a_house_that_closes_lets_its_pages_come_back_by_themselves(tmp_path: Path) -> None:
    async def scene(front: Front) -> None:
        page = await front.enter("Ana")
        await front.web.close()
        await page.end()
        assert page.ended is not None
        assert page.ended["again"] is True
        assert page.ended["text"].startswith("The house is closed.")

    in_front(tmp_path, scene)


def test_a_tab_that_lost_the_house_at_a_table_is_at_it_again_and_who_left_it_is_not(
    tmp_path: Path,
) -> None:
    tabs: list[dict[str, str]] = []

    def kept(page: Page, what: str) -> str:
        return [str(each[what]) for each in page.got if each["type"] == "keep" and what in each][-1]

    async def sits(front: Front) -> None:
        ben = await front.house.come(tmp_path / "ben", "Ben").lobby()
        for name in ("Ana", "Cleo"):
            table = (await ben.open()).table
            page = await front.enter(name)
            await chosen(page, "Ludoteca: nobody")
            await page.until(lambda page: kept(page, "table") == table)  # noqa: B023
            if name == "Cleo":
                await page.until(lambda page: any("ready" in each for each in page.heard))
                await page.send("press", key="Escape")
                await chosen(page, "To the lobby")
                await page.until(lambda page: kept(page, "table") == "")
            tabs.append({"token": kept(page, "token"), "table": kept(page, "table")})

    async def comes_back(front: Front) -> None:
        ana, cleo = [await front.page(**tab) for tab in tabs]
        await ana.until(lambda page: "Ludoteca" in page.screen.get("title", ""))
        await cleo.until(lambda page: "Cardhouse" in page.screen.get("title", ""))
        # Where one has no seat any more, there is the lobby.
        other = await front.page(tabs[1]["token"], table="nowhere")
        await other.until(lambda page: "Cardhouse" in page.screen.get("title", ""))

    in_front(tmp_path, sits)
    in_front(tmp_path, comes_back)


def test_a_person_of_a_page_is_shown_to_others_only_if_they_chose_it(tmp_path: Path) -> None:
    async def scene(front: Front) -> None:
        page = await front.enter("Ana")
        ben = await front.house.come(tmp_path / "ben", "Ben").lobby()
        assert (await ben.next(h.Lobby)).people == ()
        await chosen(page, "Show me")
        while not (told := await ben.next(h.Lobby)).people:
            pass
        assert [person.name for person in told.people] == ["Ana"]

    in_front(tmp_path, scene)


def test_a_person_of_a_page_takes_part_in_the_ladder_once_they_chose_it(tmp_path: Path) -> None:
    async def scene(front: Front) -> None:
        page = await front.enter("Ana")
        ana = front.house.server.people.named("Ana")
        assert ana is not None
        assert not ana.ladder
        await chosen(page, "Ladder")
        await page.until(lambda page: page.screen["title"].startswith("Ladder: the season ends"))
        await chosen(page, "Take part")
        await eventually(lambda: ana.ladder, "the house knows it")

    in_front(tmp_path, scene)


def test_nothing_is_made_for_tries_that_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    monkeypatch.setattr("braillespiel.web.visitor.SeatClient", lambda *given: made.append("client"))

    async def scene(front: Front) -> None:
        await (await front.house.come(tmp_path / "ana", "Ana").lobby()).close()
        page = await front.page()
        for n, name in enumerate(("", "Ana", "a\u200bna", "ana"), 2):
            await page.send("go-in", name=name)
            await page.until(lambda page, n=n: len(page.got) == n)
            assert page.got[-1]["problem_of"] == "name"
        assert made == []

    in_front(tmp_path / "house", scene)


def test_who_closes_the_page_and_does_not_come_back_is_not_there_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("braillespiel.network.houses.visiting.WAITS_S", (0.0,))

    async def scene(front: Front) -> None:
        page = await front.enter("Ana")
        await page.close()
        (seat,) = front.web.seats.values()
        seat._rest()  # nobody came back soon
        lobby = front.house.server.lobby
        await eventually(lambda: not list(lobby.all()), lambda: "nobody there")
        for _ in range(PASSES):
            await asyncio.sleep(0)  # it waits for a page
        seat.close()  # nor later
        await seat.ended()
        assert list(lobby.all()) == []

    in_front(tmp_path, scene)


def test_a_page_whose_host_leads_the_house_no_more_is_told_nothing_and_comes_back(
    tmp_path: Path,
) -> None:
    async def scene(front: Front) -> None:
        ana = await front.enter("Ana")
        token = ana.token
        await front.web.abandon()
        await ana.reading
        assert ana.ended is None, "a page that is told of an end does not look for another host"
        async with served(front.house) as again:
            back = await again.page(token)
            await back.until(lambda page: page.screen.get("title"))
            assert back.screen["title"] == ana.screen["title"]

    in_front(tmp_path, scene)
