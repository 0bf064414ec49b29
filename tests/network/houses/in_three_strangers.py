"""Three strangers, each from nothing: they meet in a house, play, block, and come back.

One hears a terminal, one feels 40 cells of BRLTTY, one has a page in Chromium. The house and the
clients are programs of their own; the house is killed twice.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from urllib.parse import urlsplit

import pytest

from tests.browser import chromium
from tests.network.houses.strangers import Feeler, Listener, Reader, Stranger
from tests.network.houses.test_operator import Browser as OperatorBrowser
from tests.network.processes import Command
from tests.support.brltty import Brltty, brltty
from tests.support.program import run

__all__ = ["brltty"]
WHOLE = ("logomachy", "hexaducto")
OPENED = ("ludoteca", "six", "cubus")
MATCHED = "hexaducto"
KILLED_AFTER = 3
"""Decisions of the first of them in a match, after which the house is killed."""


class House:
    """A house in a process of its own, which can be killed and comes back at the same place."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self._ports = ("0", "0", "0")
        self.start()

    def start(self) -> None:
        port, web, operator = self._ports
        given = ("--house", "--loopback-only", "--name", "Card house", "--for", "everybody")
        known = ("--operator", "Ada", "--contact", "ada@example.org")
        ports = ("--port", port, "--web-port", web, "--operator-port", operator)
        self._process = Command(self.home, "serve", *given, *known, *ports)
        told = self._process.line()
        self.address, self.web, self.operator = told["address"], told["web"], told["operator"]
        self._ports = (
            self.address.rpartition(":")[2],
            str(urlsplit(self.web).port),
            str(urlsplit(self.operator).port),
        )

    def kill(self) -> None:
        self._process.kill()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    running = House(tmp_path / "house")
    yield running
    running.kill()


@pytest.fixture
def strangers(
    tmp_path: Path, house: House, brltty: Brltty
) -> Iterator[tuple[Stranger, Stranger, Stranger]]:
    for name in ("ana", "ben"):
        # Robots press faster than people; nothing else is there before the first start.
        run(tmp_path / name, "settings", "double-press-ms=0")
    browser = chromium.start(tmp_path / "browser")
    ana = Listener("Ana", tmp_path / "ana")
    ben = Feeler("Ben", tmp_path / "ben", brltty)
    cleo = Reader("Cleo", browser, house.web)
    yield ana, ben, cleo
    for each in (ana, ben):
        each.close()
    browser.close()


def together(*deeds: Callable[[], None]) -> None:
    """Do things at the same time; raises what went wrong first."""
    ended: SimpleQueue[BaseException | None] = SimpleQueue()

    def do(deed: Callable[[], None]) -> None:
        wrong = None
        try:
            deed()
        except BaseException as error:
            wrong = error
        ended.put(wrong)

    for deed in deeds:
        threading.Thread(target=do, args=(deed,), daemon=True).start()
    for _ in deeds:
        wrong = ended.get()
        if wrong is not None:
            raise wrong


def test_three_strangers_meet_play_part_and_come_back(
    house: House, strangers: tuple[Stranger, Stranger, Stranger]
) -> None:
    ana, ben, cleo = strangers
    for each in strangers:
        each.come_in(house.address)
    openers = dict(zip((*WHOLE, *OPENED), (ana, ben, ana, cleo, ben), strict=True))
    for game in OPENED:
        everybody_sits(strangers, openers[game], game)
        for each in strangers:
            each.leave()
        for each in strangers:
            each.sit_down(game)
            each.plays()
            each.leave()
    for game in WHOLE:
        everybody_sits(strangers, openers[game], game)

        def meanwhile(steps: int) -> None:
            if steps == KILLED_AFTER:
                house.kill()
                ana.until("lost")
                house.start()

        together(
            lambda game=game: ana.play(game, meanwhile),  # type: ignore[misc]
            lambda game=game: ben.play(game),  # type: ignore[misc]
            lambda game=game: cleo.play(game),  # type: ignore[misc]
        )
        for each in strangers:
            each.leave()
    parted(ana, cleo)
    # What is typed on a display is in small letters, a name too.
    page = OperatorBrowser(int(urlsplit(house.operator).port or 0))
    page.ask("GET", f"/?{urlsplit(house.operator).query}")
    page.ask("GET", "/?find=Ben")
    page.press("Ban ben", days="2", why="You kept shouting.")
    ben.until("you kept shouting")


def test_two_who_were_matched_become_friends_and_one_is_not_disturbed(
    house: House, strangers: tuple[Stranger, Stranger, Stranger]
) -> None:
    ana, ben, cleo = strangers
    for each in strangers:
        each.come_in(house.address)
    for each in (ben, cleo):
        looks(each, MATCHED)
    for each in (ben, cleo):
        each.find_soon(r"^sit")
        each.key("Enter")
    for each in (ben, cleo):
        each.plays()
    together(lambda: ben.play(MATCHED), lambda: cleo.play(MATCHED))
    for each in (ben, cleo):
        each.leave()
    for each in (ana, ben):
        befriended(cleo, each)
    house.kill()
    for each in strangers:
        each.until("lost")
    house.start()
    for each in strangers:
        each.until("back")
    cleo.open_table("six", 3)
    cleo.leave()
    invites(cleo, ben)
    ben.until("cleo invites")
    ben.find_soon("invites")
    ben.key("Enter")
    ben.until("six")
    ben.leave()
    ana.find("do not disturb")
    ana.key("Enter")
    cleo.find_soon("^ana, not here")
    invites(cleo, ana)
    assert not [each for each in ana.walk() if "invites" in each]
    assert not [each for each in ana.all_told() if "invites" in each]


def looks(one: Stranger, game: str) -> None:
    """Look for a quick match of a game."""
    one.find("^quick match")
    one.key("Enter")
    one.change("^game", game)
    one.find("^look")
    one.key("Enter")


def befriended(one: Stranger, other: Stranger) -> None:
    """Have one of them show four words, which the other types."""
    one.find("by four words|^four words")
    one.key("Enter")
    one.find("show four words")
    one.key("Enter")
    shown = [re.search(r"word \d: (\w+)", each, re.IGNORECASE) for each in one.walk()]
    words = " ".join(dict.fromkeys(each[1] for each in shown if each))
    one.key("Escape")
    one.key("Escape")
    other.find("four words")
    other.key("Enter")
    other.find("^type")
    other.key("Enter")
    other.type(words)
    other.key("Enter")
    other.until("is your friend|friend")
    other.find_soon("open a table")


def invites(one: Stranger, friend: Stranger) -> None:
    """Have somebody invite a friend with one key."""
    one.find_soon(f"^{friend.name}, ")
    one.key("Space")
    one.until(f"{friend.name} is invited")


def parted(one: Stranger, other: Stranger) -> None:
    """Have one of them never meet the other again: no table of theirs is there any more."""
    other.find("show me to others")
    other.key("Enter")
    one.find_soon(rf"^{other.name}")
    one.key("Enter")
    one.find(f"never meet {other.name}")
    one.key("Enter")
    one.until(f"meet {other.name} no more")
    one.key("Escape")
    one.find_soon("open a table")
    one.open_table("logomachy", 2)
    for shown in other.walk():
        assert one.name not in shown, shown


def everybody_sits(strangers: tuple[Stranger, ...], opener: Stranger, game: str) -> None:
    """Have a table opened, and the others sit down; the match begins."""
    opener.open_table(game, len(strangers))
    for each in strangers:
        if each is not opener:
            each.sit_down(game)
    for each in strangers:
        each.plays()
