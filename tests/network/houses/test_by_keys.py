"""Strangers in a house by keys alone: they find each other, play, block, and come back."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import pytest

from braillespiel.application import left_seat, network_services
from braillespiel.application.net_houses import NetHouses
from braillespiel.application.network_services import NetworkServices
from braillespiel.house.operating import Operator
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.visiting import Visiting
from braillespiel.ui.network.at_house import AtHouse
from braillespiel.ui.network.at_table import AtTable
from braillespiel.ui.network.house import HouseLobby
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.words.phrase import Phrase
from tests.network.houses.living import House, opened, says
from tests.network.processes import Command
from tests.support.patience import HANGS_S
from tests.support.player import Player


class Running:
    """A house in a thread of its own, which can be ended and opened again at the same port."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.port = 0
        self.open()

    def open(self) -> None:
        ready = threading.Event()
        self.loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()

        async def serve() -> None:
            async with opened(self.home, self.port) as house:
                self.house: House = house
                self.port = house.entrance.port
                ready.set()
                await self._stop.wait()

        self._thread = threading.Thread(target=self.loop.run_until_complete, args=(serve(),))
        self._thread.start()
        assert ready.wait(HANGS_S)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(HANGS_S)
        self.loop.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    says(tmp_path / "house", name="Card house", operator="Ada", contact="cards@example.org")
    running = Running(tmp_path / "house")
    yield running
    Stranger.go()
    running.close()


class Stranger:
    """Somebody at a client of their own, with nothing but keys and ears."""

    visits: ClassVar[list[Visiting]] = []
    """All that have begun; ``go`` ends them."""

    @classmethod
    def go(cls) -> None:
        """Have all strangers leave: nobody dials a port of a test that is over."""
        for visit in cls.visits:
            visit.close()
            if visit.seat is not None:
                visit.seat.close(0)
        cls.visits.clear()

    def __init__(self, home: Path, name: str, language: str = "en") -> None:
        self.name = name
        self.player = Player(home, language, settings={"net-names": name})
        self._came = threading.Condition()
        self._calls = 0
        post = self.player.app.post

        def noted(call: Callable[[], None]) -> None:
            post(call)
            with self._came:
                self._calls += 1
                self._came.notify_all()

        self.player.app.post = noted  # type: ignore[method-assign]
        net = NetworkServices(())
        net.directory.look = lambda on_news: None  # type: ignore[method-assign]
        net.__dict__["houses"] = houses = NetHouses(home)
        enter = houses.enter

        def entered(*given: Any, **more: Any) -> Visiting:
            visit = self.visit = enter(*given, **more)
            Stranger.visits.append(visit)
            return visit

        houses.enter = entered  # type: ignore[method-assign]
        self.player.app.network = net
        self.player.ui.screen.appear()
        self.player.settle()

    @property
    def heard(self) -> list[str]:
        return self.player.ear.said

    def until(self, wanted: str) -> str:
        """Wait until a sentence with these words has been heard since the last key."""
        while True:
            with self._came:
                calls = self._calls
            self.player.settle()
            assert self.player.errors == []
            found = [each for each in self.heard if wanted in each]
            if found:
                return found[-1]
            with self._came:
                assert self._came.wait_for(lambda: self._calls > calls, HANGS_S), (  # noqa: B023
                    f"{self.name} waits for {wanted!r}, heard {self.heard}"
                )

    def waits(self, done: Callable[[], bool], what: str) -> None:
        """Wait until something holds; the net wakes the client meanwhile."""
        while True:
            with self._came:
                calls = self._calls
            self.player.settle()
            if done():
                return
            with self._came:
                assert self._came.wait_for(lambda: self._calls > calls, HANGS_S), (  # noqa: B023
                    f"{self.name} waits for {what}, heard {self.heard}"
                )

    def press(self, *keys: str) -> list[str]:
        return self.player.press(*keys)

    def find(self, key: str) -> str:
        """Walk down to an entry, as somebody does who listens to each."""
        self.press("Home")
        seen: list[str] = []
        while self.focused() != key:
            assert self.focused() not in seen, f"{key} is not among {seen}"
            seen.append(self.focused())
            self.press("Down")
        return self.heard[0]  # the key's own answer; what others cause comes after it

    def comes(self, port: int) -> str:
        """Go into a house for the first time: its address, a name, and in."""
        self.press("J", "Enter", "Home")
        self.find("houses")
        assert self.press("Enter") == [
            "Address of the house. Empty. Enter when done, Escape cancels"
        ]
        self.press(*f"127.0.0.1:{port}", "Enter")
        self.until("With this device you are new in this house. I am new: choose a name, 1 of 3")
        self.press("Enter")
        self.until("What you want to be called there")
        self.press("Enter")
        return self.until("Card house")

    def opens(self, letter: str) -> None:
        """Open a table for the game that begins with a letter, as it is proposed."""
        self.find("open")
        self.press("Enter")
        self.press(letter, "Enter")
        self.find("start")
        self.press("Enter")
        assert self.heard[-1].startswith("How is it played? Open the table")
        self.press("Enter")
        self.until("2 seats")

    def sits(self) -> None:
        """Sit down at the first table of the lobby."""

        def tables() -> list[str]:
            return [each.key for each in self.entries if each.key.startswith("table-")]

        self.waits(lambda: bool(tables()), "a table")
        self.find(tables()[0])
        self.press("Enter")

    @property
    def entries(self) -> list[MenuEntry]:
        screen = self.player.ui.screen
        assert isinstance(screen, Menu)
        return screen.entries

    def sees(self, key: str) -> None:
        """Wait until the screen has an entry."""
        self.waits(lambda: key in [each.key for each in self.entries], key)

    def focused(self) -> str:
        screen = self.player.ui.screen
        return screen.focused_key() if isinstance(screen, Menu) else ""


def begun(home: Path, port: int) -> tuple[Stranger, Stranger]:
    """Have two strangers find each other in the lobby, and a match begin."""
    ana, ben = (
        Stranger(home / "ana", "Ana"),
        Stranger(home / "ben", "Ben"),
    )
    assert ana.comes(port) == "Card house: no open tables. Open a table, 1 of 14"
    ben.comes(port)
    ana.opens("L")
    assert ben.until("New table") == "New table: Logomachy, Ana"
    ben.sits()
    for each in (ana, ben):
        each.until("Hand, ")
    return ana, ben


def test_two_strangers_find_each_other_and_come_back_after_the_house_was_closed(
    tmp_path: Path, house: Running
) -> None:
    ana, ben = begun(tmp_path, house.port)
    heard: set[str] = set()
    house.close()
    for each in (ana, ben):
        each.until("Connection lost")
        heard.update(each.heard)
        each.heard.clear()
    house.open()
    for each in (ana, ben):
        # The chair and the lobby come back each by its own, in either order.
        each.until("Hand, ")
        each.waits(partial(getattr, each.visit, "is_in"), "to be in the house")
        heard.update(each.heard)
    # Of one loss one hears once: not of the lobby's, while one sits at a table.
    assert not {"The connection to the house is lost. Trying again.", "Back in the house"} & heard
    ben.press("Escape")
    ben.find("leave")
    assert ben.press("Enter") == ["Leave the table? Stay, 1 of 3"]
    ben.press("Down", "Enter")
    (table,) = house.house.server.rooms
    shown = "Logomachy: Ana, match in progress"
    ben.waits(lambda: shown in [each.text.full for each in ben.entries], shown)
    assert ben.find(f"table-{table}") == f"{shown}, your tables, 1 of 15"
    ana.press("Escape")
    ana.find("leave")
    ana.press("Enter", "Down", "Enter")
    shown = "Logomachy: nobody is there, the match waits"
    ben.waits(lambda: shown in [each.text.full for each in ben.entries], shown)
    ben.find(f"table-{table}")
    ben.press("Enter")
    ben.until("Hand, ")


def test_a_program_that_was_killed_at_a_table_of_a_house_leads_back_to_it(
    tmp_path: Path, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network_services, "home_folder", lambda: tmp_path / "ben")
    ana, ben = begun(tmp_path, house.port)
    ben.visit.close()  # as a program that is killed: it says nothing
    assert ben.visit.seat is not None
    ben.visit.seat.close(0)
    again = Stranger(tmp_path / "ben", "Ben")
    assert again.find("back").startswith("Back to your seat: ")
    again.press("Enter")
    again.until("Hand, ")
    again.press("Escape")
    again.find("leave")
    again.press("Enter", "Down", "Down", "Enter")
    again.sees("open")
    assert left_seat.left(tmp_path / "ben") is None
    ana.until("Ben")


def test_who_could_not_go_back_to_a_table_of_a_house_looks_around_in_its_lobby(
    tmp_path: Path, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network_services, "home_folder", lambda: tmp_path / "ben")
    _, ben = begun(tmp_path, house.port)
    ben.visit.close()
    assert ben.visit.seat is not None
    ben.visit.seat.close(0)
    house.close()
    again = Stranger(tmp_path / "ben", "Ben")
    again.find("back")
    again.press("Enter", "Escape")
    house.open()
    again.press("Home", "Enter")
    again.until("Card house")
    assert isinstance(again.player.ui.screen, HouseLobby)
    assert left_seat.left(tmp_path / "ben") is not None


def test_a_way_back_to_a_table_that_is_gone_is_not_offered_again(
    tmp_path: Path, house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(network_services, "home_folder", lambda: tmp_path / "ben")
    _, ben = begun(tmp_path, house.port)
    ben.visit.close()
    assert ben.visit.seat is not None
    ben.visit.seat.close(0)
    (table,) = house.house.server.rooms
    closed = asyncio.run_coroutine_threadsafe(house.house.server.tables.close(table), house.loop)
    assert closed.result(HANGS_S)
    again = Stranger(tmp_path / "ben", "Ben")
    again.find("back")
    again.press("Enter")
    again.until("This table is not open to you")
    assert again.focused() == "open"
    assert left_seat.left(tmp_path / "ben") is None


def test_where_no_house_is_open_no_table_is_spoken_of(tmp_path: Path, house: Running) -> None:
    ana = Stranger(tmp_path / "ana", "Ana")
    house.close()
    ana.press("J", "Enter", "Home")
    ana.find("houses")
    ana.press("Enter", *f"127.0.0.1:{house.port}", "Enter")
    assert ana.until("No house") == (
        "No house is open there at the moment. Try again a little later, or ask for another"
        " address of it."
    )
    house.open()


def test_tab_on_a_table_of_the_lobby_tells_its_language(tmp_path: Path, house: Running) -> None:
    ana, ben = Stranger(tmp_path / "ana", "Ana"), Stranger(tmp_path / "ben", "Ben")
    ana.comes(house.port)
    ben.comes(house.port)
    ana.opens("L")
    (table,) = house.house.server.rooms
    ben.until("New table: Logomachy, Ana")
    ben.sees(f"table-{table}")
    ben.find(f"table-{table}")
    (told,) = ben.press("Tab")
    assert told.startswith("Logomachy: Ana, ")
    assert " Language: English." in told
    assert "English" in ben.player.ui.announcer.braille.plain()
    ben.find("wish")
    assert ben.press("Tab")[0].startswith("What you are told of by itself here: new tables ")


def test_ctrl_k_says_the_code_of_a_closed_table_and_that_another_has_none(
    tmp_path: Path, house: Running
) -> None:
    ana = Stranger(tmp_path / "ana", "Ana")
    ana.comes(house.port)
    ana.opens("L")
    assert ana.press("Ctrl+K") == ["This table has no code. Nobody needs one here."]
    (room,) = house.house.server.rooms.values()
    room.table.code, room.table.code_for_all = "204816", True
    house.loop.call_soon_threadsafe(room.table.news, "new-code")
    house.loop.call_soon_threadsafe(room.server.look)
    assert ana.until("There is a new code") == "There is a new code. Code 20, 48, 16."
    assert ana.press("Ctrl+K") == ["Code 20, 48, 16."]
    ana.find("code")


def test_people_may_watch_once_everybody_at_a_table_has_allowed_it(
    tmp_path: Path, house: Running
) -> None:
    ana = Stranger(tmp_path / "ana", "Ana")
    ana.comes(house.port)
    ana.opens("L")
    (room,) = house.house.server.rooms.values()
    assert not room.allows("watching")
    ana.find("allow-watching")
    assert ana.press("Enter")[0] == "on"
    ana.until("Watching is allowed")
    assert room.allows("watching")
    house.close()
    ana.until("Connection lost")
    assert ana.press("Enter")[0] == ("No connection now. Nothing was done.")
    house.open()
    ana.until("The connection is back.")
    (room,) = house.house.server.rooms.values()
    ana.waits(lambda: room.allows("watching"), "to be allowed again")
    ana.until("Watching is allowed")
    assert ana.find("allow-watching").startswith("Let others watch: on")


def test_a_block_is_one_key_at_a_person_and_ends_all_meeting(
    tmp_path: Path, house: Running
) -> None:
    ana, ben = begun(tmp_path, house.port)
    ben.press("Escape")
    ben.find("people")
    ben.press("Enter")
    assert ben.press("Enter") == ["Ana. Never meet Ana again, 1 of 4"]
    ben.press("Enter")
    ben.until("You meet Ana no more, and Ana is not told. Enter takes it back.")
    ben.press("Enter")
    ben.until("You can meet Ana again.")
    ben.press("Enter")
    ben.until("You meet Ana no more")
    ben.press("Escape")
    ben.find("member-1")
    ben.press("Enter", "Down", "Down")
    ben.press("Enter")
    ben.until("Ana is reported.")
    assert [each.what for each in house.house.server.reports.all()] == ["play"]
    for each in (ana, ben):
        while each.focused() != "leave":
            each.press("Escape")
            each.find("leave")
        each.press("Enter", "End", "Enter")
    ana.until("Card house")
    ben.until("Card house")
    ana.opens("L")
    (table,) = [
        each.id for each in house.house.server.rooms.values() if each.line().who == ("Ana",)
    ]
    ana.until("Ana")
    ben.sees("open")
    assert f"table-{table}" not in [each.key for each in ben.entries]


def test_a_block_is_ended_by_keys_too(tmp_path: Path, house: Running) -> None:
    ana, ben = Stranger(tmp_path / "ana", "Ana"), Stranger(tmp_path / "ben", "Ben")
    ana.comes(house.port)
    ben.comes(house.port)
    ana.find("shown")
    ana.press("Enter")
    ben.until("Ana is here")
    ben.find("person-Ana")
    ben.press("Enter", "Enter")
    ben.until("You meet Ana no more")
    ben.press("Escape")
    ben.find("blocked")
    ben.press("Enter")
    ben.until("Ana, 1 of 1")
    assert ben.press("Enter") == ["Meet Ana again? No, 1 of 2"]
    ben.press("Down", "Enter")
    ben.until("You can meet Ana again.")
    ben.sees("person-Ana")


def test_what_somebody_chose_is_told_them_when_they_come_again(
    tmp_path: Path, house: Running
) -> None:
    ana = Stranger(tmp_path / "ana", "Ana")
    ana.comes(house.port)
    assert ana.find("shown").startswith("Show me to others here: off")
    ana.press("Enter")
    house.close()
    ana.until("lost")
    house.open()
    ana.until("Back in the house")
    assert ana.find("invited").startswith("I may be invited: off")
    assert ana.find("shown").startswith("Show me to others here: on")
    again = Stranger(tmp_path / "ana", "Ana")
    again.press("J", "Enter", "Home")
    again.find("houses")
    again.press("Enter", "Enter")
    again.until("Card house")
    assert again.find("shown").startswith("Show me to others here: on")


AWAY = "Not done: the connection to the house is lost. Try again once you are back."


def test_what_is_asked_for_while_the_house_is_away_is_said_not_to_be_done(
    tmp_path: Path, house: Running
) -> None:
    ana, ben = Stranger(tmp_path / "ana", "Ana"), Stranger(tmp_path / "ben", "Ben")
    ben.comes(house.port)
    ana.comes(house.port)
    ben.find("shown")
    ben.press("Enter")
    ana.until("Ben is here")
    house.close()
    ana.until("The connection to the house is lost")
    assert ana.find("shown").startswith("Show me to others here: off")
    for key in ("Enter", "Right"):
        assert ana.press(key) == [AWAY]
    assert ana.find("shown").startswith("Show me to others here: off")
    for entry in ("blocked", "devices"):
        ana.find(entry)
        assert ana.press("Enter") == [AWAY]
        assert ana.focused() == entry
    ana.find("person-Ben")
    ana.press("Enter", "Down")
    assert ana.focused() == "report-name"
    assert ana.press("Enter") == [AWAY]
    assert ana.focused() == "report-name"
    house.open()
    ana.until("Back in the house")
    ana.press("Enter")
    ana.until("Ben is reported.")


class Line:
    """A visit whose connection comes and goes as a test wants it."""

    def __init__(self) -> None:
        self.said: list[object] = []
        self.notices: list[object] = []
        self.tables: dict[str, h.Line] = {}
        self.people: dict[str, h.Person] = {}
        self.own, self.takes_part, self.problem, self.house = h.Show(), None, None, None
        self.is_in = self.was_in = True
        self.losses = 0

    def say(self, message: object) -> None:
        self.said.append(message)

    def take(self) -> list[object]:
        found, self.notices = self.notices, []
        return found

    def loses(self) -> None:
        self.losses += 1
        self.is_in = False

    def comes_back(self) -> None:
        self.is_in = True


@pytest.fixture
def line(tmp_path: Path) -> Iterator[tuple[Line, AtHouse, Player]]:
    player = Player(tmp_path / "ana", "en")
    at, line = AtHouse(player.ui, None), Line()
    at.visit = line  # type: ignore[assignment]
    at.take_up()
    player.ear.said.clear()
    yield line, at, player
    player.app.close()


BLOCKED, REPORTED = Phrase.plain("Ben is blocked."), Phrase.plain("Ben is reported.")


@pytest.mark.parametrize("seen", [True, False], ids=["a loss that is heard", "too short to hear"])
def test_a_block_that_a_loss_swallowed_is_asked_for_again(
    line: tuple[Line, AtHouse, Player], seen: bool
) -> None:
    visit, at, player = line
    at.say(h.Block("Ben"), BLOCKED)
    visit.loses()
    if seen:
        at.take_up()
        assert player.ear.said == ["The connection to the house is lost. Trying again."]
    visit.comes_back()
    at.take_up()
    assert visit.said == [h.Block("Ben")] * 2
    assert player.ear.said[-1] == "Back in the house"
    visit.notices.append(h.Done("block"))
    at.take_up()
    assert player.ear.said[-1] == "Ben is blocked."


def test_the_cells_say_how_the_connection_to_the_house_stands_now(
    line: tuple[Line, AtHouse, Player],
) -> None:
    visit, at, player = line
    felt = []
    for asked in (False, True, False):
        if asked:
            at.say(h.Report("Ben", "name"), REPORTED)
        for change in (visit.loses, visit.comes_back):
            change()
            at.take_up()
            felt.append([one.braille for one in player.ui.announcer.history.messages.unread])
    unsure = ["house lost, last not sure"], ["house back, last not sure"]
    assert felt == [["house lost"], ["house back"], *unsure, *unsure]


def test_who_leaves_a_table_during_a_loss_hears_of_it_in_the_lobby(
    line: tuple[Line, AtHouse, Player],
) -> None:
    visit, at, player = line
    seat = AtTable(player.ui)
    seat.house = at
    visit.loses()
    at.take_up()
    assert player.ear.said == []
    seat.leave()
    lobby = HouseLobby(player.ui, at)
    assert lobby.title().full == (
        "The connection to the house is lost. Trying again. ?: no open tables"
    )
    visit.comes_back()
    assert lobby.title().full == "?: no open tables"


def test_a_report_that_a_loss_swallowed_is_said_to_be_unsure_and_answers_nothing_else(
    line: tuple[Line, AtHouse, Player],
) -> None:
    visit, at, player = line
    at.say(h.Report("Ben", "name"), REPORTED)
    visit.loses()
    at.take_up()
    assert player.ear.said == [
        "The connection to the house is lost. Trying again. "
        "What you asked for last may not be done."
    ]
    visit.comes_back()
    at.take_up()
    assert visit.said == [h.Report("Ben", "name")]
    at.say(h.Report("Carl", "name"), Phrase.plain("Carl is reported."))
    visit.notices.append(h.Done("report"))
    at.take_up()
    assert player.ear.said[-1] == "Carl is reported."


def test_a_choice_outlives_a_loss_and_what_was_chosen_elsewhere_is_taken_over_without_one(
    line: tuple[Line, AtHouse, Player],
) -> None:
    visit, at, _ = line
    at.shown = True
    at.say(h.Show(lobby=True))
    visit.loses()
    visit.comes_back()
    at.take_up()
    assert at.shown
    assert visit.said[-1] == h.Show(lobby=True)
    visit.notices.append(h.Done("show"))
    at.take_up()
    visit.loses()
    visit.own = h.Show(invited=True)
    visit.comes_back()
    at.take_up()
    assert (at.shown, at.invited) == (False, True)
    assert visit.said == [h.Show(lobby=True)] * 2


def test_a_search_that_a_loss_swallowed_is_said_to_be_unsure(
    line: tuple[Line, AtHouse, Player],
) -> None:
    visit, at, player = line
    at.quick.look()
    visit.loses()
    at.take_up()
    assert player.ear.said[-1].endswith("What you asked for last may not be done.")


def test_a_choice_that_is_kept_says_nothing_of_another_wish(
    line: tuple[Line, AtHouse, Player],
) -> None:
    visit, at, player = line
    at.say(h.Show(lobby=True))
    at.say(h.Rename("Lou"), Phrase.plain("You are called Lou."))
    at.say(h.Report("Ben", "name"), REPORTED)
    visit.notices.append(h.Done("show"))
    at.take_up()
    assert player.ear.said == []
    visit.notices.append(h.Done("rename"))
    at.take_up()
    assert player.ear.said == ["You are called Lou."]
    visit.notices += [
        h.Refused("house-waits", what="show"),
        h.Refused("too-often", {"seconds": 5}, what="rename"),
        h.Done("report"),
    ]
    at.take_up()
    assert player.ear.said[-1] == "Ben is reported."
    assert len(player.ear.said) == 4


def test_somebody_who_is_banned_hears_why(tmp_path: Path, house: Running) -> None:
    ana, ben = begun(tmp_path, house.port)
    operator = Operator(house.house.server, "Somebody who left")
    banned = operator.ban("Ben", 2, "You kept shouting.")
    asyncio.run_coroutine_threadsafe(banned, house.loop).result(HANGS_S)
    assert ben.until("You may not come in") == (
        "You may not come in for 2 more days. The reason: You kept shouting."
        " If you do not agree, write to cards@example.org."
    )
    ana.until("Ben")


def test_a_house_that_is_killed_twice_has_both_back_without_a_key(tmp_path: Path) -> None:
    def serve(port: str) -> tuple[Command, int]:
        given = ("--house", "--loopback-only", "--name", "Card house", "--port", port)
        command = Command(tmp_path / "house", "serve", *given)
        return command, int(command.line()["address"].rpartition(":")[2])

    process, port = serve("0")
    ana, ben = begun(tmp_path, port)
    for _ in range(2):
        for each in (ana, ben):
            each.heard.clear()
        process.kill()
        for each in (ana, ben):
            each.until("lost")
        process, _ = serve(str(port))
        for each in (ana, ben):
            each.until("Hand, ")
    Stranger.go()
    process.kill()
