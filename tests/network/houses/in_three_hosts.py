"""Three people play in a house of three hosts, which are killed by -9 one after the other.

One is at a terminal, one at a window, one at a page in Chromium; each came to a host that waits.
First that is killed, and they come by another one; then, twice, the host that leads the house. Once
that one leads the table, too, and once one of the others does.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from braillespiel.store.opening import Store, open_on_server
from scripts.three_hosts import ThreeHosts, TrialHost, three_hosts
from tests.browser import chromium
from tests.network.houses.in_three_strangers import everybody_sits
from tests.network.houses.strangers import LANGUAGE, Listener, Reader, Stranger
from tests.network.houses.test_watched import asked, numbers
from tests.robots.body import Ear
from tests.robots.words import words
from tests.support.patience import HANGS_S
from tests.support.program import run
from tests.window.at_keys import WindowProgram
from tests.window.desktop import x_server

GAME = "logomachy"
KILLS = 2
BETWEEN = 4
"""So many decisions are made before each host is killed."""


class AtWindow(Listener):
    """At a window, by ear: the sentences that were said, and the keyboard."""

    def __init__(self, name: str, home: Path, display: str) -> None:
        Stranger.__init__(self, name)
        given = ("--speech", "off", "--no-brltty", "--braille", "40", "--lang", LANGUAGE)
        self.program = WindowProgram(home, display, given)
        self.body = Ear(words(LANGUAGE), self.program.press)
        self.program.rest()


@pytest.fixture(params=[None, 0], ids=["one leads all", "all lead tables"])
def house(request: pytest.FixtureRequest) -> Iterator[ThreeHosts]:
    with three_hosts(alone=request.param) as running:
        yield running


@pytest.fixture
def people(tmp_path: Path, house: ThreeHosts) -> Iterator[tuple[Stranger, Stranger, Stranger]]:
    for name in ("ana", "ben"):
        # Robots press faster than people; nothing else is there before the first start.
        run(tmp_path / name, "settings", "double-press-ms=0")
    _, second, third = house.hosts
    browser = chromium.start(tmp_path / "browser")
    with x_server() as display:
        ana = Listener("Ana", tmp_path / "ana")
        ben = AtWindow("Ben", tmp_path / "ben", display)
        cleo = Reader("Cleo", browser, second.page)
        ana.come_in(second.address)
        ben.come_in(third.address)
        cleo.come_in(second.page)
        yield ana, ben, cleo
        ana.close()
        ben.close()
    browser.close()


def decide(people: tuple[Stranger, ...], decisions: int | None = None) -> None:
    """Have whoever is on turn decide, so often; without a number until all know that it is over."""
    left = list(people)
    for each in people:
        each.begin()
    done = 0
    while left and (decisions is None or done < decisions):
        for each in list(left):
            if not each.is_waited_for():
                continue
            done += 1
            if each.step(GAME):
                left.remove(each)


def leads_tables(host: TrialHost) -> bool:
    return numbers(asked(host.ports["operator"], "/metrics")[1])["bs_tables_led"] > 0


def struck(host: TrialHost, people: Sequence[Stranger]) -> None:
    """Kill a host; these people lose the connection, and have it back before it is there again."""
    host.kill()
    begun = time.monotonic()
    for each in people:
        each.until("connection lost|connection is lost")
    for each in people:
        each.until("connection is back|connected again")
        print(f"{each.name} is back after {time.monotonic() - begun:.1f} s")
    host.open()
    host.until("passes-on", within_s=HANGS_S)


def test_a_match_goes_on_after_kill_9_of_any_host(
    house: ThreeHosts, people: tuple[Stranger, Stranger, Stranger]
) -> None:
    ana, ben, cleo = people
    everybody_sits(people, ana, GAME)
    _, second, third = house.hosts
    for waits, there in ((second, (ana, cleo)), (third, (ben,))):
        decide(people, BETWEEN)
        struck(waits, people if leads_tables(waits) else there)
    for _ in range(KILLS):
        decide(people, BETWEEN)
        struck(house.leading(), people)
    decide(people)
    store = Store(open_on_server(house.store_file.read_text("ascii")))
    (found,) = store.matches.finished()
    match = store.matches.load(found.id)
    store.close()
    assert [each.kind for each in match.players] == ["online"] * len(people), "a bot played on"
    won = [match.players[seat].name for seat in match.winners]
    for each in people:
        wanted = r"\byou win\b" if won == [each.name] else rf"\b{won[0]} wins\b"
        if len(won) > 1:
            wanted = r"\bshared win\b"
        assert re.search(wanted, " ".join(each.all_told()), re.IGNORECASE), each.all_told()[-20:]
