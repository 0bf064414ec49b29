"""A page that shows what a test gives it, in one of its dresses."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace
from typing import Any

from braillespiel.output.picture import Picture
from braillespiel.web import messages as w
from tests.browser.chromium import Browser
from tests.browser.fake import FakeServer, entrance, screen
from tests.window.screens import pictures

DRESSES = ("keys", "touch")
_COUNT = itertools.count(1)


def picture(name: str, language: str = "de", **changes: Any) -> Picture:
    """Return a screen of the client, as a browser's seat has it: without the Braille line."""
    return replace(
        pictures(language)[name], **{"braille": (), "prints": (), "magnified": "", **changes}
    )


class Shown:
    """The page of ``browser``, served by ``fake``, as somebody sees it who has a reader."""

    def __init__(self, browser: Browser, fake: FakeServer) -> None:
        self.browser, self.fake = browser, fake

    def load(self, shown: Picture, dress: str = "keys", **kept: Any) -> None:
        """Load the page anew; it shows ``shown`` as soon as it is there."""
        self.fake.usual = (entrance(), screen(shown))
        self.browser.open(self.fake.address + "icon.svg")
        self.keep(dress=dress, reader="reader", **kept)
        self.fake.seen()
        self.browser.open(self.fake.address)
        self.fake.next("open")
        self.settle()
        self.fake.seen()

    def keep(self, **kept: Any) -> None:
        """Have the browser keep these things, and nothing else."""
        self.browser.forget()
        for name, value in kept.items():
            told = json.dumps(value)
            self.browser.run("localStorage.setItem(...arguments)", f"braillespiel.{name}", told)

    def show(self, shown: Picture, moves: bool = False, *said: w.Said) -> None:
        """Show something else on the page."""
        self.fake.tell(screen(shown, moves), *said)
        self.settle()

    def settle(self) -> None:
        """Wait until the page has dealt with all that it was told."""
        mark = f"({next(_COUNT)})"
        self.fake.tell(w.Screen(magnified=mark))
        look = "return document.querySelector('.magnified')?.textContent"
        self.browser.until(lambda: self.browser.run(look) == mark, mark)
        self.browser.run("document.querySelector('.magnified').hidden = true")
