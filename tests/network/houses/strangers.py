"""Three strangers at real programs: one hears a terminal, one feels BRLTTY, one has a page.

Nobody of them knows more than reaches their one sense; keys are all they do.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import count
from pathlib import Path

from tests.browser import by_keys
from tests.browser.chromium import Browser
from tests.browser.live_place import COUNTED, HURRIED
from tests.robots import feeling, hearing
from tests.robots.body import Body, Ear, Finger, StuckError
from tests.robots.through_brltty import Hands
from tests.robots.words import words
from tests.support.brltty import Brltty
from tests.support.patience import until
from tests.support.program import Program

LONGEST_MENU = 25
MOST_VALUES = 12
MOST_MESSAGES = 4
LANGUAGE = "en"
CELLS = 40
BLANK = "\u2800"
PLACED = re.compile(r"\b\d+ of \d+\b")
OF_A_DISPLAY = {"Down": "LineDown", "Right": "Space", "Left": "Space"}
STILL = 4
"""Looks at a page, one after another, that all find it as it was."""


class Stranger(ABC):
    """Somebody who was never here, with one sense and keys."""

    body: Body

    def __init__(self, name: str) -> None:
        self.name = name
        self.met: list[str] = []
        """Each key and what came of it, for a report."""
        self._mark = self._begun = 0

    @abstractmethod
    def all_told(self) -> list[str]:
        """Return all that ever reached them."""

    @abstractmethod
    def type(self, text: str) -> None:
        """Write into a field."""

    @abstractmethod
    def step(self, game: str) -> bool:
        """Decide something in a match; tell whether it is over."""

    def key(self, name: str) -> str:
        """Press a key; return what came of it."""
        said = self.body.key(name)
        self.met.append(f"{name} -> {said}")
        return said

    def until(self, wanted: str) -> str:
        """Wait until something was told that matches; what was told up to it counts no more."""
        found: list[str] = []

        def told() -> bool:
            found[:] = self.all_told()
            for number, each in enumerate(found[self._mark :], self._mark + 1):
                if re.search(wanted, each, re.IGNORECASE):
                    self._mark = number
                    return True
            return False

        until(told, lambda: f"{self.name} waits for {wanted}, got {found[self._mark :][-20:]}")
        return found[self._mark - 1]

    def find(self, wanted: str) -> str:
        """Walk down in a menu to an entry that matches."""
        said = self.key("Home")
        for _ in range(LONGEST_MENU):
            if re.search(wanted, self.entry(said), re.IGNORECASE):
                return said
            said = self.key("Down")
        raise StuckError(f"{self.name} finds no {wanted}: {self.met[-20:]}")

    def walk(self) -> list[str]:
        """Walk once through a menu; return its entries."""
        walked = [self.entry(self.key("Home"))]
        for _ in range(LONGEST_MENU):
            walked.append(self.entry(self.key("Down")))
            if walked[-1] in walked[:-1]:
                break
        return walked

    def entry(self, said: str) -> str:
        """Return what of it is the entry, which has a place among others; the rest are news."""
        parts = said.split(" | ")
        return next((each for each in parts if PLACED.search(each)), parts[0])

    def find_soon(self, wanted: str) -> str:
        """Walk through the menu again and again until there is an entry that matches."""
        found: list[str] = []

        def there() -> bool:
            try:
                found.append(self.find(wanted))
            except StuckError:
                return False
            return True

        until(there, lambda: f"{self.name} waits for an entry {wanted}: {self.met[-20:]}")
        return found[-1]

    def come_in(self, address: str) -> None:
        """Go into a house for the first time: by its address, with a name."""
        self.find("join (a )?table")
        self.key("Enter")
        self.find("a house")
        self.key("Enter")
        self.type(address)
        self.key("Enter")
        self.until("choose a name")
        self.key("Enter")
        self.until("what you want to be called there")
        self.type(self.name)
        self.key("Enter")
        self.until("open a")

    def open_table(self, game: str, seats: int, **options: str) -> None:
        """Open a table for so many, as it is proposed but for ``options``."""
        self.find("open a table")
        self.key("Enter")
        self.find(game)
        self.key("Enter")
        self.change("seats", str(seats))
        for label, value in options.items():
            self.change(label, value)
        self.find(r"^use\b|\buse this for the table")
        self._mark = len(self.all_told())
        self.key("Enter")
        self.key("Enter")
        self.until(r"0 of 1 ready|0/1|being opened|can start")

    def change(self, label: str, value: str) -> None:
        """Change an entry of a menu until it has a value."""
        said = self.find(label)
        for key in (*("Right",) * MOST_VALUES, *("Left",) * MOST_VALUES):
            if re.search(rf"\b{value}\b", said.partition(":")[2] or said, re.IGNORECASE):
                return
            said = self.key(key)
        raise StuckError(f"{label} cannot be {value}: {self.met[-20:]}")

    def sit_down(self, game: str) -> None:
        """Sit down at the table of a game, or go back to it."""
        self.find_soon(game)
        self._mark = len(self.all_told())
        self.key("Enter")

    def plays(self) -> None:
        """Wait until a match is told that is being played."""
        self.until("turn|roll|hand|plan|places|starts|zone|visible|draw|take")

    def begin(self) -> None:
        """Another match may have been over before: what was told so far says nothing of this."""
        self.body.log.clear()
        self._begun = len(self.all_told())

    def hears(self, game: str) -> bool:
        """Decide something by ear; tell whether the match is over, also where that was told by
        itself, between two keys.
        """
        assert isinstance(self.body, Ear)
        over = self.body.words.heard.over
        decided = hearing.step(self.body, game)
        return decided or any(map(over.search, self.all_told()[self._begun :]))

    def play(self, game: str, meanwhile: Callable[[int], object] = lambda steps: None) -> None:
        """Play until one knows that the match is over; ``meanwhile`` gets the decisions so far."""
        self.begin()
        for steps in count(1):
            if self.step(game):
                return
            meanwhile(steps)
            until(
                self.is_waited_for, lambda: f"{self.name} waits for a turn: {self.body.log[-20:]}"
            )

    def leave(self) -> None:
        """Go to the lobby; the seat is kept."""
        for _ in range(MOST_MESSAGES):
            if "stay" in self.key("Escape").lower():
                break
            try:
                self.find("leave")
            except StuckError:
                continue  # what was told last lay over the line, and is wiped now
            self.key("Enter")
            break
        self.find("keep")
        self.key("Enter")
        self.find_soon("open a table")

    def is_waited_for(self) -> bool:
        """Tell whether nobody else is on turn."""
        return not re.search("[a-z][.’']s turn", self.body.key("T"), re.IGNORECASE)


class Listener(Stranger):
    """At a terminal, by ear: the sentences that were said, and the keyboard."""

    body: Ear

    def __init__(self, name: str, home: Path) -> None:
        super().__init__(name)
        given = ("--speech", "off", "--no-brltty", "--braille", "40", "--lang", LANGUAGE)
        self.program = Program(home, given)
        self.body = Ear(words(LANGUAGE), self.program.press)
        self.program.rest()

    def all_told(self) -> list[str]:
        return self.program.said()

    def type(self, text: str) -> None:
        self.program.press(*(f"Shift+{each}" if each.isupper() else each for each in text))

    def step(self, game: str) -> bool:
        return self.hears(game)

    def close(self) -> None:
        self.program.close()


class Feeler(Stranger):
    """At a display of BRLTTY, by finger: its cells and its keys, and no voice."""

    body: Finger

    def __init__(self, name: str, home: Path, brltty: Brltty) -> None:
        super().__init__(name)
        self.display = brltty.start(CELLS)
        self.program = Program(home, ("--speech", "off", "--lang", LANGUAGE), brltty.environment)
        self.hands = Hands(self.program, self.display, CELLS)
        self.body = Finger(words(LANGUAGE), self.hands.press, self.hands.feel, CELLS)
        self.program.until(lambda: bool(self.display.cells.strip(BLANK)))
        self._felt: list[str] = []
        self._page = ""

    def entry(self, said: str) -> str:
        self.body.back()  # before it lay messages
        return self.body.page()

    def all_told(self) -> list[str]:
        if self.body.over_the_line():
            self._felt.append(self.body.read_on())
        else:
            page = self.body.page()
            if page != self._page:
                self._felt.append(page)
            self._page = page
        return self._felt

    def key(self, name: str) -> str:
        said = super().key(OF_A_DISPLAY.get(name, name))
        self._felt.append(said)
        return said

    def type(self, text: str) -> None:
        for sign in text:
            self.hands.press(sign)

    def step(self, game: str) -> bool:
        return feeling.step(self.body, game)

    def close(self) -> None:
        self.program.close()


class Reader(Stranger):
    """At a page in Chromium, by a reader: live regions, the focus, and the keyboard."""

    body: Ear

    def __init__(self, name: str, browser: Browser, address: str) -> None:
        super().__init__(name)
        self.browser = browser
        self._told: list[str] = []
        self._script = browser.preload(HURRIED + COUNTED)
        browser.open(address + "icon.svg")
        browser.run(
            "for (const [name, value] of Object.entries(arguments[0]))"
            " localStorage.setItem('braillespiel.' + name, JSON.stringify(value))",
            {
                "reader": "reader",
                "dress": "keys",
                "settings": {"language": LANGUAGE, "double-press-ms": 0},
            },
        )
        browser.open(address)
        browser.until(lambda: browser.run("return document.getElementById('first')"))
        self.body = Ear(words(LANGUAGE), self._pressed)

    def _pressed(self, key: str) -> list[str]:
        browser = self.browser
        if len(key) == 1 or key in by_keys.KEYS:
            browser.keys(by_keys.KEYS.get(key, key.lower()))
            said = self._calm()
            said = [*browser.run(by_keys.FOCUS, self.body.words.heard.of), *said]
        else:
            # The browser's own keys are typed: the focus is in the field, and goes back.
            browser.keys("/", key, by_keys.KEYS["Enter"])
            said = self._calm()
            browser.run(by_keys.BACK_TO_THE_CELL)
            self._calm()
        self._told += said
        return said

    def _calm(self) -> list[str]:
        """Wait until nothing comes any more and nothing waits to be said."""
        seen: list[list[object]] = []

        def still() -> bool:
            seen.append(
                self.browser.run(
                    "return [sent, got, document.querySelector('[data-waiting]') !== null]"
                )
            )
            return len(seen) > STILL and all(
                each == [*seen[-1][:2], False] for each in seen[-STILL:]
            )

        self.browser.until(still)
        return list(self.browser.run("return heard.splice(0)"))

    def all_told(self) -> list[str]:
        self._told += self.browser.run("return heard.splice(0)")
        return self._told

    def come_in(self, address: str) -> None:
        self.browser.run("document.getElementById('first').focus()")
        self.browser.keys(self.name, by_keys.KEYS["Enter"])
        self.browser.until(
            lambda: self.browser.run("return document.querySelector('[data-tile]') !== null")
        )
        self._calm()

    def change(self, label: str, value: str) -> None:
        self.find(label)
        look = "return document.activeElement.textContent"
        for key in (*("Right",) * MOST_VALUES, *("Left",) * MOST_VALUES):
            # A reader says what has the focus anew when its text has changed.
            if re.search(rf"(?<!\d){value}(?!\d)", self.browser.run(look), re.IGNORECASE):
                return
            self.key(key)
        raise StuckError(f"{label} cannot be {value}: {self.met[-20:]}")

    def type(self, text: str) -> None:
        self.browser.keys(text)

    def step(self, game: str) -> bool:
        return self.hears(game)

    def close(self) -> None:
        self.browser.unload(self._script)
        self.browser.open("about:blank")
