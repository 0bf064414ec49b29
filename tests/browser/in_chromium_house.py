"""In front of a house and in its lobby, in Chromium, by keys alone."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel.web import messages as w
from tests.browser.chromium import Browser
from tests.browser.fake import FakeServer, entrance
from tests.browser.shown import Shown
from tests.support.program import command, environment

ENTER, TAB = "\ue007", "\ue004"
ABOUT = ("Kartenhaus ist für alle.", "Lou betreibt es.")


@pytest.fixture
def arrived(browser: Browser, fake: FakeServer) -> Browser:
    shown = Shown(browser, fake)
    browser.open(fake.address + "icon.svg")
    shown.keep(reader="reader", dress="keys")
    return browser


def _front(**more: object) -> w.Entrance:
    return entrance(house="Kartenhaus", about=ABOUT, **more)


def _texts(browser: Browser, what: str) -> list[str]:
    script = "return [...document.querySelectorAll(arguments[0])].map(e => e.textContent)"
    return list(browser.run(script, what))


def test_a_newcomer_reads_whose_house_it_is_and_gives_a_name(
    arrived: Browser, fake: FakeServer
) -> None:
    fake.usual = (_front(),)
    arrived.open(fake.address)
    arrived.until(lambda: "Kartenhaus" in _texts(arrived, "h1"))
    assert _texts(arrived, "main p")[:2] == list(ABOUT)
    assert _texts(arrived, "form label") == ["Wie du hier heißen möchtest"]
    arrived.run("document.getElementById('first').focus()")
    arrived.keys("Lena", ENTER)
    assert fake.next("go-in") == {"type": "go-in", "name": "Lena"}
    fake.tell(_front(problem="So heißt hier schon jemand.", problem_of="name"))
    arrived.hears("assertive", "So heißt hier schon jemand.")
    assert arrived.run("return document.activeElement.id") == "first"


def test_a_closed_house_wants_its_word_too(arrived: Browser, fake: FakeServer) -> None:
    fake.usual = (_front(closed=True),)
    arrived.open(fake.address)
    arrived.until(lambda: len(_texts(arrived, "form label")) == 2)
    arrived.run("document.getElementById('first').focus()")
    arrived.keys("Lena", TAB, "laterne", ENTER)
    assert fake.next("go-in")["word"] == "laterne"
    fake.tell(_front(closed=True, problem="Das ist nicht das Wort.", problem_of="word"))
    arrived.until(lambda: arrived.run("return document.activeElement.id") == "word")


def test_somebody_known_who_is_not_let_in_is_asked_no_more(
    arrived: Browser, fake: FakeServer
) -> None:
    """A page that offered its token again and again would knock for ever."""
    token = "0123456789abcdef0123456789abcdef"
    arrived.run(f"sessionStorage.setItem('braillespiel.token', '{token}')")
    fake.usual = (_front(problem="Gesperrt für drei Tage."),)
    arrived.open(fake.address)
    arrived.hears("assertive", "Gesperrt für drei Tage.")
    assert "Gesperrt für drei Tage." in _texts(arrived, "#problem")
    assert arrived.run("return document.activeElement.id") == "first"
    opened = [each for each in fake.seen() if each["type"] == "open"]
    assert len(opened) == 1


@pytest.fixture
def house(tmp_path: Path) -> Iterator[dict[str, str]]:
    """A house in a process of its own; what it says first."""
    telling = ("--name", "Kartenhaus", "--for", "everybody", "--json")
    running = subprocess.Popen(
        command("serve", "--house", "--loopback-only", *telling),
        stdout=subprocess.PIPE,
        text=True,
        env=environment(tmp_path / "house"),
    )
    assert running.stdout is not None
    yield json.loads(running.stdout.readline())
    running.terminate()
    running.communicate()


def test_a_stranger_sits_down_at_a_programs_table_by_keys_and_plays(
    arrived: Browser, house: dict[str, str], tmp_path: Path
) -> None:
    wanted = ("--new", "logomachy", "--seats", "2", "--name", "Ben", "--bot", "normal", "--json")
    other = subprocess.Popen(
        command("join", house["address"], *wanted),
        stdout=subprocess.PIPE,
        text=True,
        env=environment(tmp_path / "ben"),
    )
    assert other.stdout is not None
    assert json.loads(other.stdout.readline())["table"]
    arrived.open(house["web"])
    arrived.run(
        "localStorage.setItem('braillespiel.reader', '\"reader\"');"
        "localStorage.setItem('braillespiel.dress', '\"keys\"');"
        "localStorage.setItem('braillespiel.settings', '{\"double-press-ms\": 0}')"
    )
    arrived.open(house["web"])
    arrived.until(lambda: arrived.run("return document.getElementById('first')"))
    arrived.run("document.getElementById('first').focus()")
    arrived.keys("Lena", ENTER)
    arrived.until(lambda: arrived.focused().startswith("Logomachy: Ben"))
    arrived.keys(ENTER)
    arrived.until(lambda: "Logomachy" in arrived.run("return document.title"))
    hand = "return [...document.querySelectorAll('h2')].map(e => e.textContent).join(' ')"
    arrived.until(lambda: "Hand" in arrived.run(hand))
    other.terminate()
    other.communicate()
