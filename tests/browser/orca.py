"""Somebody at the page with real Orca and real BRLTTY in front of real Chromium."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.browser import chromium
from tests.browser.live_place import LivePlace, Sitting
from tests.support.brltty import Brltty
from tests.support.patience import until
from tests.web.places import LOOPBACK
from tests.window.desktop import Desktop
from tests.window.test_orca import Reader, felt

_KEYS = {
    "Right": 0xFF53, "Left": 0xFF51, "Up": 0xFF52, "Down": 0xFF54, "Space": 0x20, "Enter": 0xFF0D,
    "Backspace": 0xFF08, "Tab": 0xFF09,
}  # fmt: skip
_FIELDS = {"code": "Code of the table, six digits", "first": "Your name"}
_ROLES = {"BUTTON": " push button", "H1": " heading level 1"}
WIDE = 40
PAUSE_MS, OTHERS_MS = 500, 4000
"""How long a bot takes for a move at least, and what is enough for its turn."""


class OrcaAtPage:
    """Presses keys, and waits until each thing that is to be heard has been heard.

    ``due`` and ``heard`` count what was to be said and keep what was: nothing is to be heard more
    often than it is due.
    """

    def __init__(
        self,
        desktop: Desktop,
        brltty: Brltty,
        folder: Path,
        monkeypatch: pytest.MonkeyPatch,
        cells: int = WIDE,
        apart: bool = False,
    ) -> None:
        """``apart`` from other readers of the same person, who run meanwhile."""
        self.display = brltty.start(cells)
        self.reader = Reader(desktop, brltty, folder, apart)
        self.browser = chromium.start(folder / "chromium", desktop.environment)
        self.due: Counter[str] = Counter()
        self.heard: list[str] = []
        self._monkeypatch = monkeypatch
        try:
            self._robot = desktop.start_robot()
            self.browser.open("about:blank")
            # The keyboard is in the address bar until somebody clicks on the page.
            self.browser.run("window.clicked = false; onmousedown = () => clicked = true")
            self._robot.mouse((640, 600))
            self.browser.until(lambda: self.browser.run("return clicked"))
        except BaseException:
            self.close()
            raise

    def sit(self, place: LivePlace, dress: str) -> list[str]:
        """Go to a table in English; return what was told there, the first card before it."""
        self._sitting = Sitting(place, self.browser, self._monkeypatch)
        told = self._sitting.enter(
            "Ana",
            "en",
            dress,
            hurried=False,
            listen=lambda field: self.reader.hears(f"{_FIELDS[field]} entry required."),
            ms=0,
        )
        self.browser.run("window.pressed = 0; addEventListener('keyup', () => pressed++)")
        names = [self.browser.focused()] if dress == "keys" else []
        self._hears(*(f"{name}." for name in names), *told)
        return [*names, *told, *self._later()]

    def refused(self, place: LivePlace, code: str) -> list[str]:
        """Try to come in with a wrong code; return what was heard from Enter until Tab, from the
        field of the code, led to the name.
        """
        browser = self.browser
        browser.open(f"http://{LOOPBACK}:{place.web.port}/icon.svg")
        browser.run(
            "localStorage.setItem('braillespiel.reader', '\"reader\"');"
            "localStorage.setItem('braillespiel.settings', '{\"language\": \"en\"}')"
        )
        browser.open(f"http://{LOOPBACK}:{place.web.port}/")
        browser.until(lambda: browser.run("return document.getElementById('code') !== null"))
        for field, value in (("code", code), ("first", "Ana")):
            browser.run("document.getElementById(arguments[0]).focus()", field)
            self.reader.hears(f"{_FIELDS[field]} entry required.")
            browser.keys(value)
        self.reader.take()
        self._robot.press(_KEYS["Enter"])
        browser.until(lambda: browser.run("return !document.getElementById('problem').hidden"))
        sentence = browser.run("return document.getElementById('problem').textContent")
        heard: list[str] = []

        def told() -> bool:
            heard.extend(self.reader.take())
            return any(sentence in line for line in heard)

        until(told, lambda: str(heard))
        self._robot.press(_KEYS["Tab"])
        heard += self.reader.hears(f"{_FIELDS['first']} entry Ana selected required.")
        return heard

    def _later(self) -> list[str]:
        """Let the others act; return what was told of it."""
        told = self._sitting.wait(OTHERS_MS)
        self._hears(*told)
        return told

    def _hears(self, *lines: str) -> None:
        self.due.update(lines)

        def said() -> bool:
            self.heard += self.reader.take()
            return all(self.heard.count(line) >= self.due[line] for line in lines)

        until(said, lambda: f"{lines}, while there is {self.heard[-20:]}")

    def press(self, key: str) -> list[str]:
        """Press a key; return the name of what got the focus by it, and what was told.

        All of it is heard, the name is felt.
        """
        browser = self.browser
        before = browser.run("window.was = document.activeElement; return pressed")
        self._robot.press(_KEYS.get(key) or ord(key))
        browser.until(lambda: browser.run("return pressed") > before)
        told = self._sitting.wait(0)
        names = []
        if browser.run("return document.activeElement !== was"):
            name = browser.focused()
            names.append(name)
            role = _ROLES.get(browser.run("return document.activeElement.tagName"), "")
            self._hears(f"{name}{role}.", *told)
            if not told and role != _ROLES["H1"]:
                self.display.wait_for(felt(f"{name}{role}"[:WIDE]))
        else:
            self._hears(*told)
        return [*names, *told, *self._later()]

    def around(self, line: str) -> list[str]:
        """Return what was heard right after a line, the last time that it was heard."""
        at = len(self.heard) - self.heard[::-1].index(line)
        return self.heard[at : at + 1]

    def leave(self) -> None:
        """Go away; nothing was heard more often than it was to be."""
        self._sitting.leave()
        assert {line: self.heard.count(line) for line in self.due} == dict(self.due)
        self.due.clear()
        self.heard.clear()

    def close(self) -> None:
        self.browser.close()
        self.reader.close()
