"""A whole class, from the code to the report: a real host, real Chromium windows, a real terminal.

The teacher's desk, the screen for all and two pupils are browsers: one pupil with Orca and BRLTTY,
one who touches. A third one plays in the terminal with a display of ours. What the report says of
each is what these robots know that they did.
"""

from __future__ import annotations

import csv
import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.report import ReportValue, report
from tests.browser import chromium
from tests.browser.chromium import Browser
from tests.browser.orca import OrcaAtPage
from tests.support.brltty import Brltty, brltty
from tests.support.patience import HANGS_S, end, until
from tests.support.program import Program, environment, run
from tests.window.desktop import Desktop
from tests.window.test_orca import desktop, felt

__all__ = ["brltty", "desktop"]
FIGURES = ("Cells read", "Pans", "Contractions met", "Wrong keys", "Hints", "Time to act")
DOWN, ENTER = 0xFF54, 0xFF0D
ADA, BO, CLEO = "Ada", "Bo", "Cleo"


class Host:
    """``serve --class`` with a list, as a process of its own."""

    def __init__(
        self, home: Path, names: Sequence[str] = (ADA, BO, CLEO), listed: str = ""
    ) -> None:
        self.home = home
        home.mkdir()
        roster = home / "5b.csv"
        rows = [f"{name};{'yellow' if name == BO else ''}" for name in names]
        roster.write_text(listed or "\n".join(["name;theme", *rows]), encoding="utf-8")
        arguments = ("--class", "--name", "5b", "--roster", str(roster), "--loopback-only")
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-P",
                "-m",
                "braillespiel",
                "serve",
                *arguments,
                "--port",
                "0",
                "--json",
                "--lang",
                "en",
            ],
            stdout=subprocess.PIPE,
            text=True,
            env=environment(home),
        )
        assert self.process.stdout is not None
        self.told: dict[str, Any] = json.loads(self.process.stdout.readline())

    def close(self) -> None:
        end(self.process)


class Window:
    """Somebody in front of a browser: by keys, or by touching buttons."""

    def __init__(self, browser: Browser, address: str, dress: str = "keys") -> None:
        self.browser = browser
        # Keys that follow each other at once are meant; no robot's finger trembles.
        settings = {"language": "en", "double-press-ms": 0}
        kept = {"reader": "reader", "dress": dress, "settings": settings}
        if address.startswith("http"):
            browser.open(urljoin(address, "/icon.svg"))
            browser.run(
                "for (const [name, value] of Object.entries(arguments[0]))"
                " localStorage.setItem('braillespiel.' + name, JSON.stringify(value))",
                kept,
            )
        browser.open(address)

    def told(self) -> list[str]:
        """Return what has happened, the newest first."""
        found = self.browser.run(
            "return [...document.querySelectorAll('section li')].map(e => e.textContent)"
        )
        return [str(each) for each in found]

    def hears(self, text: str) -> str:
        """Wait until something was told with ``text`` in it; return that."""

        def look() -> str | None:
            return next((each for each in self.told() if text in each), None)

        return str(self.browser.until(look, f"{text!r} is not in {self.told()[:6]}"))

    def to(self, text: str, key: str = Keys.ARROW_DOWN) -> None:
        """Walk until what begins with ``text`` has the focus."""
        seen = []
        while not (now := self.browser.focused()).startswith(text):
            assert len(seen) < 40, f"no {text!r} among {seen}"
            seen.append(now)
            self.browser.keys(key)
            self.browser.until(lambda now=now: self.browser.focused() != now, f"stuck at {now!r}")

    def choose(self, text: str) -> None:
        self.to(text)
        self.browser.keys(Keys.ENTER)

    def enter(self, code: str, name: str) -> None:
        """Come in by the class's code."""
        browser = self.browser
        for field, text in (("code", code), ("first", name)):
            browser.until(lambda field=field: browser.driver.find_element(By.ID, field))
            browser.driver.find_element(By.ID, field).send_keys(text)
        browser.click("Go to the table")
        self.hears(f"You are {name} in the class 5b")


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[Callable[..., Window]]:
    """Open browsers, each with a profile of its own."""
    opened: list[Browser] = []

    def made(kind: type[Window], address: str, dress: str = "keys") -> Window:
        opened.append(chromium.start(tmp_path / f"browser-{len(opened)}"))
        return kind(opened[-1], address, dress)

    yield made
    for browser in opened:
        browser.close()


def keep_evidence(desk: Window) -> None:
    """Let the teacher switch all figures on."""
    desk.browser.click("Menu")
    desk.hears("Class. Pause everybody")
    desk.choose("What is kept")
    desk.hears("Nothing is kept but the matches.")
    desk.choose("What for")
    desk.hears("What is it kept for?")
    desk.browser.keys(*"Reading", Keys.ENTER)
    desk.hears("What for: Reading")
    for figure in FIGURES:
        desk.to(figure)
        desk.browser.keys(Keys.ARROW_RIGHT)
    desk.choose("Keep this from now on")
    desk.hears("Kept from now on; every pupil is asked")


def deal(desk: Window) -> None:
    """Let the teacher deal Logomachy to a table of three."""
    desk.browser.keys("d")
    desk.hears("Which game?")
    desk.choose("Logomachy")
    desk.hears("Logomachy. Deal")
    desk.to("Number of seats")
    desk.browser.keys(Keys.ARROW_RIGHT)
    desk.choose("Deal")


class Native:
    """A pupil in the terminal, with a display of 40 cells."""

    def __init__(self, home: Path, told: dict[str, Any]) -> None:
        done = run(home, "settings", "double-press-ms=0", "first-run=false", "language=en")
        assert done.returncode == 0, done.stderr
        # The terminal itself is the voice: a screen reader reads it. The display is simulated.
        arguments = ("--speech", "terminal", "--no-brltty", "--braille", "40")
        self.program = Program(home, arguments)
        self.program.wait("main menu")
        self.program.press("Down", "Down", "Enter", "Enter", *told["address"], "Enter")
        self.program.wait("Your name.")
        self.program.press(*ADA.lower(), "Enter")
        self.program.wait("six digits")
        self.program.press(*told["code"], "Enter")
        self.program.wait(f"You are {ADA} in the class 5b")
        self.program.wait("Your teacher would like to keep")
        self.program.press("Down", "Enter")
        self.program.wait("Yes. With Control E you can change that at any time.")
        assert self.program.cells

    def plays(self) -> Truth:
        """Ask for a hint, press three keys that do nothing, and lay a card."""
        program = self.program
        program.wait("Logomachy.")
        assert program.press("H") not in ([], ["It is not your turn"])
        for _ in range(3):
            assert program.press("X")[-1].startswith("X does nothing here")
        menu = program.press("Enter")[-1:]
        if menu and ", 1 of " in menu[0]:
            program.press("Enter")
        return Truth({"wrong-keys": 3, "hints": 1, "pans": 0}, {}, True)


class Touching(Window):
    """A pupil who touches buttons, and presses no key."""

    def consents(self) -> None:
        self.browser.click("Yes, that is fine")
        self.hears("you can change that at any time.")

    def plays(self) -> Truth:
        """Touch the first card of the hand, and in a menu the first entry."""
        self.hears("Your turn")
        first = "main li button"
        before = self.browser.driver.find_element(By.CSS_SELECTOR, "h1").text
        self.browser.run(f"document.querySelector('{first}').click()")
        self.browser.until(lambda: "laid" in self.told()[0] or ", 1 of " in self.told()[0])
        if self.browser.driver.find_element(By.CSS_SELECTOR, "h1").text != before:
            self.browser.run(f"document.querySelector('{first}').click()")
        why = {"cells": "own-reader", "pans": "own-reader", "contractions": "own-reader"}
        return Truth({"hints": 0}, {**why, "wrong-keys": "touch"})


class Listening(Window):
    """A pupil with Orca and a Braille display; keys come from a keyboard of the desktop."""

    def __init__(self, orca: OrcaAtPage, address: str) -> None:
        self.orca = orca
        super().__init__(orca.browser, address)

    def consents(self) -> None:
        """Hear and feel the notice, and say yes."""
        self.spoken("Your teacher would like to keep")
        self.press(DOWN)
        self.spoken("Yes, that is fine")
        self.orca.display.wait_for(felt("Yes, that is fine"))
        self.press(ENTER)
        self.spoken("you can change that at any time.")

    def press(self, key: int) -> None:
        self.orca._robot.press(key)

    def spoken(self, text: str) -> None:
        """Wait until Orca has said something with ``text`` in it."""

        def said() -> bool:
            self.orca.heard += self.orca.reader.take()
            return any(text in line for line in self.orca.heard)

        until(said, lambda: f"{text!r} is not in {self.orca.heard[-12:]}")

    def plays(self) -> Truth:
        """Ask for a hint, press two keys that do nothing, and lay a card."""
        self.hears("Your turn")
        self.press(ord("h"))
        takes_or_lays = ("Take ", "Lay ")
        self.browser.until(lambda: any(one in self.told()[0] for one in takes_or_lays))
        self.spoken(self.told()[0])
        for n in range(2):
            self.press(ord("x"))
            self.browser.until(lambda n=n: sum("X does nothing" in one for one in self.told()) > n)
        self.spoken("X does nothing here")
        self.press(ENTER)
        self.browser.until(lambda: "laid" in self.told()[0] or ", 1 of " in self.told()[0])
        if ", 1 of " in self.told()[0]:
            self.press(ENTER)
        why = {"cells": "own-reader", "pans": "own-reader", "contractions": "own-reader"}
        return Truth({"wrong-keys": 2, "hints": 1}, why, True)


@dataclass(frozen=True)
class Truth:
    """What a robot knows of itself: its figures, and why some cannot be known.

    ``timed``: it acted after everything had been told for a while, so that this took some time.
    """

    figures: dict[str, int]
    unknown: dict[str, str]
    timed: bool = False


def on_turn(desk: Window) -> str:
    """Wait until the desk shows whose turn it is, and that the table waits for nobody."""

    def look() -> str | None:
        cells = desk.browser.run(
            "return [...document.querySelectorAll('[role=gridcell] > .name')]"
            ".map(e => e.textContent)"
        )
        playing = [cell.partition(",")[0] for cell in cells if ", to play," in cell]
        waits = any("still hearing" in cell for cell in cells)
        return playing[0] if len(playing) == 1 and not waits else None

    return str(desk.browser.until(look, "it is nobody's turn"))


def kept(host: Host) -> dict[str, dict[str, ReportValue]]:
    """Return the figures of the class's file, by pupils."""
    file = ClassFile.open(host.home / "classes" / "5b.class")
    [part] = report("5b", file.gathered).parts
    return {
        page.name: dict(zip(page.figures, page.lines[-1].values, strict=True))
        for page in part.pupils
    }


def is_known(truth: Truth, figures: Mapping[str, ReportValue]) -> bool:
    """Tell whether the class's file says what a robot knows."""
    if not figures:
        return False
    numbers = all(figures[one] == ReportValue(number) for one, number in truth.figures.items())
    reasons = all(figures[one] == ReportValue(None, why) for one, why in truth.unknown.items())  # type: ignore[arg-type]
    return numbers and reasons and (not truth.timed or figures["time"].number is not None)


def test_a_class_from_the_code_to_the_report(
    desktop: Desktop,
    brltty: Brltty,
    tmp_path: Path,
    windows: Callable[..., Window],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = Host(tmp_path / "host")
    told = host.told
    orca = OrcaAtPage(desktop, brltty, tmp_path, monkeypatch)
    ada = None
    try:
        desk = windows(Window, told["teacher"])
        keep_evidence(desk)
        everybody = windows(Window, told["projector"])
        everybody.hears("Come in: class 5b.")
        ada = Native(tmp_path / "ada", told)
        bo = windows(Touching, told["web"], "touch")
        bo.enter(told["code"], BO)
        bo.consents()
        desk.browser.keys("w")
        bo.hears("Your teacher says yes, Bo: your settings apply now.")
        cleo = Listening(orca, told["web"])
        cleo.enter(told["code"], CLEO)
        cleo.consents()
        deal(desk)
        pupils = {ADA: ada, BO: bo, CLEO: cleo}
        truths: dict[str, Truth] = {}
        while len(truths) < len(pupils):
            name = on_turn(desk)
            assert name not in truths
            truths[name] = pupils[name].plays()
            desk.browser.until(lambda name=name: on_turn(desk) != name)
        for name, truth in truths.items():
            desk.browser.until(
                lambda name=name, truth=truth: is_known(truth, kept(host).get(name, {})),
                f"{name}: {truth}, {kept(host).get(name)}",
            )
        assert (kept(host)[ADA]["cells"].number or 0) > 0

        desk.browser.click("Menu")
        desk.choose("End the class")
        desk.browser.until(lambda: ", 1 of " in desk.told()[0])
        desk.choose("Yes")
        assert host.process.wait(HANGS_S) == 0
        out = tmp_path / "out"
        done = run(
            host.home,
            "class",
            "report",
            "5b",
            "--format",
            "html,csv",
            "--out",
            str(out),
            "--lang",
            "en",
        )
        assert done.returncode == 0, done.stderr
        written = csv.DictReader((out / "5b-report.csv").read_text("utf-8-sig").splitlines())
        found = {(row["pupil"], row["figure"]): (row["value"], row["reason"]) for row in written}
        for name, truth in truths.items():
            for figure, number in truth.figures.items():
                assert found[name, figure] == (str(number), "")
            for figure, why in truth.unknown.items():
                assert found[name, figure] == ("", why)
        shown = windows(Window, (out / "5b-report.html").as_uri())
        headings = shown.browser.run(
            "return [...document.querySelectorAll('section h3')].map(e => e.textContent)"
        )
        assert headings == [ADA, BO, CLEO]
        assert "yellow" not in (out / "5b-report.html").read_text("utf-8")
    finally:
        if ada is not None:
            ada.program.close()
        orca.close()
        host.close()
