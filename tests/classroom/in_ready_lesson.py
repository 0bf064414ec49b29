"""A ready lesson with six pupils by the page alone, by a teacher who sees and by one with Orca.

Two pupils have Orca, one has 20 cells through BRLTTY, one touches at 360 px, one has 400 per cent,
one comes late and has a keyboard; all browsers are fresh. The teacher acts on what reached her, and
on nothing else. For each pupil are printed the minutes to the first card, and what they had to hear
and to press until then.
"""

from __future__ import annotations

import re
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, ClassVar

import pytest
from selenium.webdriver.common.keys import Keys

from braillespiel.output.braille import louis
from tests.browser import chromium
from tests.browser.chromium import Browser
from tests.browser.orca import OrcaAtPage
from tests.classroom.in_whole_class import Host
from tests.robots.body import Ear
from tests.robots.words import robot, words
from tests.support.brltty import Brltty
from tests.support.patience import HANGS_S, until
from tests.window.desktop import Desktop, x_server

ADA, BO, CLEO, DAN, EVE, FINN = "Ada", "Bo", "Cleo", "Dan", "Eve", "Finn"
LIST = """name;theme;cells
Ada A.;;
Bo A.;;
Cleo A.;;20
Dan A.;;
Eve A.;yellow;
Finn A.;;
"""
NARROW, PHONE, MAGNIFIED = 20, (360, 740), (320, 225)
"""Cells of a display; a phone's window; what 400 per cent leave of 1280 by 900, in px."""
A_MINUTE, A_CELL_S, A_KEY_S = 180, 0.12, 1.0
"""What the estimates go by: words spoken a minute, seconds for a cell and for a key."""
PACE_S = 0.4
"""Seconds between two keys of the same hand."""
SURE = "Do it?"
MINE = "your turn"
WALK = 40
"""Steps after which nobody looks for something in a list any more."""

_HEARD = """
window.heard = [];
window.due = {};
const named = (one) =>
  one.getAttribute?.("aria-label") ?? one.querySelector?.(".name")?.textContent ??
  one.labels?.[0]?.textContent ?? one.textContent ?? "";
let around = null;
addEventListener("focusin", ({target}) => {
  const box = target.closest("[role=grid], [role=toolbar], [role=group]");
  const label = document.getElementById(box?.getAttribute("aria-labelledby"))?.textContent;
  if (box !== around && label) heard.push(label.trim());
  around = box;
  heard.push(named(target).trim());
  due.focus = [named(target).trim()];
});
addEventListener("DOMContentLoaded", () => {
  const checked = (target) => target.ariaChecked === "true" ? "checked" : "not checked";
  const now = ({target}) => target.ariaValueText ?? checked(target);
  new MutationObserver((all) => {
    for (const one of all) {
      if (one.target !== document.activeElement) continue;
      heard.push(now(one));
      due.focus = [now(one)];
    }
  }).observe(document.body, {subtree: true, attributeFilter: ["aria-checked", "aria-valuetext"]});
  new MutationObserver(() => {
    const name = named(document.activeElement).trim();
    if (due.focus && !due.focus.includes(name)) due.focus.push(name);
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
  for (const id of ["polite", "assertive"]) {
    const region = document.getElementById(id);
    if (!region) continue;
    new MutationObserver(() => {
      const said = region.textContent.trim();
      if (said) heard.push(said);
      if (said && id === "assertive") due.answer = [said];
    }).observe(region, {childList: true, characterData: true, subtree: true});
  }
});
"""
"""Before the page's own scripts: what a reader would say of the focus and of the live regions.

``due`` is what answers the last key: the names that what has the focus by it has had, as one may
change before a reader gets to it, and the answer told. Of several the last one counts: readers drop
what is out of date.
"""
_READY = "return document.querySelector('form, [data-tile]') !== null"
_DUE = "return document.querySelector('[data-waiting]') ? {} : window.due ?? {}"
_CARD = """
const here = document.activeElement.closest("[data-tile]");
const at = here ?? document.querySelector("main li button");
const title = document.querySelector("h1")?.textContent ?? "";
return at && title.startsWith(arguments[0]) && !document.querySelector("[data-menu]");
"""
_MENU = """
return document.querySelector("[data-menu]") ? document.querySelector("h1").textContent : "";
"""
_OVER = "return document.querySelector('.bar')?.dataset.kind === 'over'"
_LABEL = """
const at = document.activeElement;
return at === document.body ? "" : (at.labels?.[0]?.textContent ?? at.textContent).trim();
"""
_TAP = """
const all = [...document.querySelectorAll(arguments[0])];
const goal = all.find((one) => one.textContent.includes(arguments[1]) && one.offsetParent);
if (!goal) return null;
goal.scrollIntoView({block: "center"});
const box = goal.getBoundingClientRect();
return [box.left + box.width / 2, box.top + box.height / 2];
"""


@dataclass(frozen=True)
class Cost:
    """What somebody had to hear or feel, and to press."""

    words: int
    cells: int
    keys: int

    def __sub__(self, other: Cost) -> Cost:
        return Cost(self.words - other.words, self.cells - other.cells, self.keys - other.keys)

    @property
    def by_ear(self) -> float:
        """Minutes for somebody who hears all of it to its end."""
        return self.words / A_MINUTE + self.keys * A_KEY_S / 60

    @property
    def by_finger(self) -> float:
        """Minutes for somebody who feels all of it."""
        return (self.cells * A_CELL_S + self.keys * A_KEY_S) / 60


class Person(ABC):
    """Somebody at the page: what has reached them, and what they have pressed."""

    def __init__(self, name: str, browser: Browser) -> None:
        self.name, self.browser = name, browser
        self.keys = 0
        self.opened = self.first = 0.0
        """When the page was opened, and when the first card was there."""
        self.until_first = Cost(0, 0, 0)
        self._pressed = 0.0
        self.acted = 0
        """How many decisions they have made."""
        self.over = False
        """Whether their match was over when they last asked."""
        self.mark = 0
        """Up to where what has reached them was taken up."""
        self.ear = Ear(
            words("en"), lambda key: self.answered(key.lower() if len(key) == 1 else key)
        )

    # -- perceiving --------------------------------------------------------------------------

    @abstractmethod
    def lines(self) -> list[str]:
        """Return all that has reached them, the newest last."""

    def new(self) -> list[str]:
        """Return what has reached them since the last key."""
        return self.lines()[self.mark :]

    def hears(self, *texts: str) -> str:
        """Wait until each of ``texts`` is in something that came since the last key."""

        def look() -> str | None:
            new = self.new()
            found = [next((one for one in new if text in one), None) for text in texts]
            return found[-1] if all(found) else None

        return str(until(look, lambda: f"{self.name}: {texts} in {self.lines()[-15:]}"))

    def hears_one(self, *texts: str) -> str:
        """Wait until one of ``texts`` is in something that came since the last key; return that."""

        def look() -> str | None:
            return next((one for one in self.new() if any(text in one for text in texts)), None)

        return str(until(look, lambda: f"{self.name}: one of {texts} in {self.lines()[-15:]}"))

    # -- doing -------------------------------------------------------------------------------

    @abstractmethod
    def send(self, key: str) -> None:
        """Press a key: a character, or a name of ``Keys``."""

    def press(self, key: str) -> None:
        """Press a key; what comes from now on is new."""
        self.paces()
        self.mark = len(self.lines())
        self.browser.run("window.due = {}")
        self.keys += 1
        self.send(key)

    def paces(self) -> None:
        """Take the time that a hand takes: what comes sooner counts as trembling."""
        time.sleep(max(0.0, self._pressed + PACE_S - time.monotonic()))
        self._pressed = time.monotonic()

    def typed(self, text: str) -> None:
        """Type a text."""
        for character in text:
            self.keys += 1
            self.send(character)

    def answer(self) -> list[str]:
        """Wait until the last key is answered to its end; return what came since."""

        def look() -> bool:
            due = self.browser.run(_DUE)
            new = [_plain(line) for line in self.new()]
            return bool(due) and all(
                any(_plain(name) in line for name in names for line in new)
                for names in due.values()
            )

        until(look, lambda: f"{self.name}: {self.browser.run(_DUE)} in {self.lines()[-9:]}")
        return self.new()

    def answered(self, key: str) -> list[str]:
        """Press a key; return what it made them hear, once all of the answer came."""
        self.press(key)
        return self.answer()

    def to(self, text: str, key: str = "Down") -> None:
        """Walk until something is heard that begins with ``text``; what is there first is heard."""
        self.answer()
        if any(one.startswith(text) for one in self.new()):
            return
        seen = []
        for _ in range(WALK):
            seen += self.answered(key)
            if any(one.startswith(text) for one in self.new()):
                return
        raise AssertionError(f"{self.name}: no {text!r} among {seen}")

    def choose(self, text: str, key: str = "Down") -> None:
        """Walk there and take it."""
        self.to(text, key)
        self.press("Enter")

    # -- a lesson ----------------------------------------------------------------------------

    def opens(self, address: str) -> None:
        """Open the page."""
        self.browser.preload(_HEARD)
        self.opened = time.monotonic()
        self.browser.open(address)
        self.browser.until(lambda: self.browser.run(_READY), "a page")

    def enters(self, code: str) -> None:
        """Come in by the code that was said in the room."""
        for field, text in (("Code of the table", code), ("Your name", self.name.lower())):
            self.field(field)
            self.typed(text)
        self.press("Enter")
        self.hears(f"You are {self.name} A. in the class 5b.")

    def field(self, name: str) -> None:
        """Go to a field; each stop on the way is heard before the next key."""
        label = ""
        while name not in label:
            self.press("Tab")
            label = str(self.browser.until(lambda: self.browser.run(_LABEL), "Tab leads nowhere"))
            self.reaches(label)

    def reaches(self, label: str) -> None:
        """Wait until the label of what a key led to has reached them."""
        self.hears(label)

    def has_card(self, game: str) -> None:
        """Wait until a card of the game is under the hand; it is the first one of the lesson."""
        until(lambda: self.browser.run(_CARD, game), lambda: f"{self.name}: {self.lines()[-9:]}")
        self.perceives_card()
        self.has_dealt()

    def has_dealt(self) -> None:
        """Note how long the first card took."""
        if not self.first:
            self.first, self.until_first = time.monotonic(), self.cost()

    def cost(self) -> Cost:
        """Return what has reached them and what they have pressed up to now."""
        lines = self.lines()
        return Cost(sum(len(one.split()) for one in lines), sum(map(len, lines)), self.keys)

    def minutes(self, cost: Cost) -> float:
        """Return how long they take for it, if they take in all of it to its end."""
        return cost.by_ear

    def perceives_card(self) -> None:
        """Wait until what has the focus has reached them."""
        assert not self.browser.run(_MENU), "a menu lies over the card"

    def plays(self, game: str, asked: bool = False) -> None:
        """Make one decision; ``asked``: as a robot that hears makes it once T has been asked."""
        if asked:
            # Where no sentence names the place it tries one after the other, so it keeps its log.
            before = self.keys
            self.ear.know(game)
            robot(game).hears(self.ear, self.ear.key("t"))
            self.acted += self.keys > before + 1
            return
        if self.has_turn():
            self.answered("c")
            self.answered("Enter")
            while menu := self.browser.run(_MENU):
                if menu.endswith(SURE):
                    self.answered("Down")
                self.answered("Enter")
                self.leaves(menu)
            self.acted += 1

    def turn(self) -> str:
        """Return who plays, as they perceive it."""
        return " ".join(self.answered("t"))

    def has_turn(self) -> bool:
        """Look whether they play now, or whether nobody does any more."""
        told = self.turn()
        self.over = bool(self.browser.run(_OVER))
        return MINE in told.casefold()

    def leaves(self, menu: str) -> None:
        """Wait until a menu has another title, or none is open."""
        until(lambda: self.browser.run(_MENU) != menu, lambda: f"{self.name}: the end of {menu}")


class AtPage(Person):
    """Somebody who sees, and has a keyboard."""

    NAMED: ClassVar = {
        "Down": Keys.ARROW_DOWN, "Up": Keys.ARROW_UP, "Left": Keys.ARROW_LEFT,
        "Right": Keys.ARROW_RIGHT, "Enter": Keys.ENTER, "Tab": Keys.TAB, "Space": Keys.SPACE,
        "Backspace": Keys.BACKSPACE, "Home": Keys.HOME,
    }  # fmt: skip

    def lines(self) -> list[str]:
        return [str(one) for one in self.browser.run("return window.heard ?? []")]

    def send(self, key: str) -> None:
        if len(key) == 1 and key.isupper():
            self.browser.chord(Keys.SHIFT, key.lower())
        else:
            self.browser.keys(self.NAMED.get(key, key))


class Magnified(AtPage):
    """Somebody who sees at 400 per cent."""

    def opens(self, address: str) -> None:
        across, down = MAGNIFIED
        metrics = {"width": across, "height": down, "deviceScaleFactor": 4, "mobile": False}
        self.browser.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        super().opens(address)

    def perceives_card(self) -> None:
        assert self.browser.run("return document.documentElement.scrollWidth <= innerWidth")


class Touching(AtPage):
    """Somebody with a phone: a finger on the screen, and the keyboard that it shows."""

    def opens(self, address: str) -> None:
        cdp = self.browser.driver.execute_cdp_cmd
        across, down = PHONE
        metrics = {"width": across, "height": down, "deviceScaleFactor": 2, "mobile": True}
        cdp("Emulation.setDeviceMetricsOverride", metrics)
        cdp("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 1})
        super().opens(address)

    def taps(self, kind: str, text: str = "", while_there: str = "return true") -> bool:
        """Touch the first thing of a kind with this text in it; False if what it is in is gone."""
        self.paces()
        self.mark = len(self.lines())
        self.keys += 1
        run = self.browser.run

        def found() -> list[Any]:
            place = run(_TAP, kind, text)
            return [] if place is None and run(while_there) else [place]

        (place,) = until(found, f"{kind} {text!r}")
        if place is None:
            return False
        cdp = self.browser.driver.execute_cdp_cmd
        point = {"x": place[0], "y": place[1]}
        cdp("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        cdp("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return True

    def typed(self, text: str) -> None:
        for character in text:
            self.keys += 1
            self.browser.driver.execute_cdp_cmd("Input.insertText", {"text": character})

    def enters(self, code: str) -> None:
        for field, text in (("#code", code), ("#first", self.name.lower())):
            self.taps(field)
            self.browser.until(
                lambda field=field: (
                    self.browser.run("return document.activeElement.id") == field.removeprefix("#")
                )
            )
            self.typed(text)
        self.taps("button", "Go to the table")
        self.hears(f"You are {self.name} A. in the class 5b.")

    def plays(self, game: str, asked: bool = False) -> None:
        assert game == "logomachy"
        if self.has_turn():
            self.taps("main li button")
            until(self.new, "what was touched says nothing")
            while menu := self.browser.run(_MENU):
                # What happens meanwhile shows the menu anew: it may be left already.
                if self.taps("[data-menu] li button", "Yes" if menu.endswith(SURE) else "", _MENU):
                    until(self.new, "what was touched in a menu says nothing")
                    self.leaves(menu)
            self.acted += 1

    def turn(self) -> str:
        return str(self.browser.run("return document.querySelector('.bar p')?.textContent ?? ''"))


class WithOrca(Person):
    """Somebody with Orca, at a keyboard of their own desktop."""

    NAMED: ClassVar = {
        "Down": 0xFF54, "Up": 0xFF52, "Left": 0xFF51, "Right": 0xFF53, "Enter": 0xFF0D,
        "Tab": 0xFF09, "Space": 0x20, "Backspace": 0xFF08, "Home": 0xFF50,
    }  # fmt: skip

    def __init__(self, name: str, orca: OrcaAtPage) -> None:
        super().__init__(name, orca.browser)
        self.orca = orca

    def lines(self) -> list[str]:
        self.orca.heard += [line for line in self.orca.reader.take() if line]
        return list(self.orca.heard)

    def send(self, key: str) -> None:
        self.orca._robot.press(self.NAMED.get(key) or ord(key))

    def opens(self, address: str) -> None:
        self.lines()
        self.orca.heard.clear()
        super().opens(address)

    def perceives_card(self) -> None:
        self.mark = 0
        until(
            lambda: any(f"{self.browser.focused()}." in line for line in self.lines()),
            lambda: f"{self.name}: {self.browser.focused()} in {self.lines()[-9:]}",
        )


class ByFinger(WithOrca):
    """The same with a display of 20 cells: what was said is felt, too."""

    _since = 0
    """How many times the cells had changed before the last key."""

    def minutes(self, cost: Cost) -> float:
        return cost.by_finger

    def press(self, key: str) -> None:
        self._since = len(self.orca.display.frames)
        super().press(key)

    def hears(self, *texts: str) -> str:
        found = super().hears(*texts)
        self.feels(_cells(found)[:NARROW])
        return found

    def reaches(self, label: str) -> None:
        super().hears(label)
        # Signs lie before a label; a field behind a long one pushes its beginning out.
        cells = _cells(label)
        self.feels(cells[: NARROW // 2], cells[-NARROW // 2 :])

    def feels(self, *some: str) -> None:
        """Wait until one of these cells has been felt since the last key.

        The first cell and the last one may carry the cursor.
        """

        def felt() -> bool:
            return any(cells[1:-1] in shown for cells in some for shown in self._shown())

        until(felt, lambda: f"{self.name}: {some} among {self._shown()[-9:]}")

    def _shown(self) -> list[str]:
        return [cells for _, cells in self.orca.display.frames[self._since :]]


def _plain(text: str) -> str:
    """Return a text with one blank between its words, as readers say it."""
    return " ".join(text.split())


def _cells(line: str) -> str:
    """Return a line in the Braille table of the displays here."""
    return louis.translate(line.rstrip("."), "de-comp8").cells


# -- the room ------------------------------------------------------------------------------------


class Room:
    """Desks with browsers, and with Orca where somebody reads by it; all of it ends with it."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder, self._monkeypatch = folder, monkeypatch
        self._stack = ExitStack()

    def __enter__(self) -> Room:
        return self

    def __exit__(self, *reason: object) -> None:
        self._stack.close()

    def sees(self, kind: type[AtPage], name: str) -> AtPage:
        """Seat somebody who needs no reader."""
        browser = chromium.start(self._folder / name)
        self._stack.callback(browser.close)
        return kind(name, browser)

    def reads(self, kind: type[WithOrca], name: str, cells: int = 40) -> WithOrca:
        """Seat somebody with a reader: an X server, a bus, a display and an Orca of their own."""
        stack, folder = self._stack, self._folder / name
        folder.mkdir()
        desktop = Desktop(stack.enter_context(x_server()), folder)
        stack.callback(desktop.close)
        service = Brltty(Path(stack.enter_context(TemporaryDirectory(prefix="brltty"))))
        stack.callback(service.stop)
        orca = OrcaAtPage(desktop, service, folder, self._monkeypatch, cells, apart=True)
        stack.callback(orca.close)
        return kind(name, orca)


# -- what the teacher does -----------------------------------------------------------------------


def code_of(desk: Person) -> str:
    """Ask for the code; return what is said of it in the room."""
    desk.press("k")
    said = desk.hears("Code ")
    pairs = re.search(r"Code (\d\d)\D+(\d\d)\D+(\d\d)", said)
    assert pairs is not None, said
    return "".join(pairs.groups())


def lesson(desk: Person, title: str) -> None:
    """Open a ready lesson by its name from the desk."""
    desk.press("e")
    desk.choose("Ready lessons")
    pick(desk, title)


def pick(desk: Person, title: str) -> None:
    """Choose a lesson from the list, whose letters lead to what begins with them."""
    desk.answered(title[0].lower())
    desk.choose(title)


def say_beginning(desk: Person) -> None:
    """Say the beginning of the lesson that is open."""
    desk.choose("Say the beginning")
    desk.hears("Told to everybody")


def deal_to(desk: Person, names: Sequence[str]) -> None:
    """Deal the lesson's position to some whom the teacher picks."""
    desk.choose("Deal the prepared position")
    desk.choose("For whom")
    for name in names:
        desk.to(name)
        desk.press("Enter")
        desk.hears("checked")
    desk.choose("Done", "Home")
    desk.choose("Deal")


def deal_rest(desk: Person) -> None:
    """Deal the lesson's position to those who sit at no table yet."""
    desk.choose("Deal the prepared position")
    desk.choose("Deal")


@dataclass(frozen=True)
class Way:
    """What a pupil had when the teacher began to deal, and when they were dealt to.

    ``teacher`` is what she had to hear and to press between the two.
    """

    entered: Cost
    dealt: Cost
    teacher: Cost

    def estimate(self, one: Person, all_in: float) -> float:
        """Return the minutes to the first card of somebody who takes in all of it to its end.

        The teacher begins after ``all_in`` minutes; what comes while she deals is taken in then.
        """
        waited = max(all_in + self.teacher.by_ear, one.minutes(self.dealt))
        return waited + one.minutes(one.until_first - self.dealt)


def report(desk: Person, ways: Mapping[Person, Way], late: Person) -> None:
    """Print what was measured, and how long it takes people by an estimate."""
    minutes = (desk.first - desk.opened) / 60
    print(f"\nthe desk: {minutes:.2f} min to the first card; {desk.until_first}")
    slowest = max(one.minutes(way.entered) for one, way in ways.items() if one is not late)
    for one, way in ways.items():
        all_in = one.minutes(way.entered) if one is late else slowest
        print(
            f"{one.name:5} {type(one).__name__:9} {(one.first - one.opened) / 60:.2f} min; "
            f"{one.until_first}; in after {one.minutes(way.entered):.1f}, the teacher deals in "
            f"{way.teacher.by_ear:.1f}, first card after {way.estimate(one, all_in):.1f} min"
        )


@pytest.mark.parametrize("reads", [False, True], ids=["seen", "by Orca"])
def test_a_ready_lesson_is_held_from_a_fresh_start(
    reads: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = Host(tmp_path / "host", listed=LIST)
    try:
        with Room(tmp_path, monkeypatch) as room:
            desk = room.reads(WithOrca, "Desk") if reads else room.sees(AtPage, "Desk")
            ada = room.reads(WithOrca, ADA)
            bo = room.sees(Touching, BO)
            cleo = room.reads(ByFinger, CLEO, NARROW)
            dan = room.reads(WithOrca, DAN)
            eve = room.sees(Magnified, EVE)
            finn = room.sees(AtPage, FINN)
            held(host, desk, (ada, bo, cleo), (dan, eve), finn)
    finally:
        host.close()


def held(
    host: Host,
    desk: Person,
    logomachy: Sequence[Person],
    six: Sequence[Person],
    late: Person,
) -> None:
    """Hold it: two games side by side, one comes late, one table is dealt anew, the end."""
    there = [*logomachy, *six]
    ways: dict[Person, Way] = {}

    def dealt(pupils: Sequence[Person]) -> None:
        for one in pupils:
            ways[one] = Way(entered[one], one.cost(), desk.cost() - begun)

    desk.opens(host.told["teacher"])
    desk.hears("Desk, 5b: 0 here, nobody needs you", "No pupils yet.")
    code = code_of(desk)
    for pupil in there:
        pupil.opens(host.told["web"])
        pupil.enters(code)
    desk.press("C")
    desk.hears("Not here: Finn")
    begun, entered = desk.cost(), {one: one.cost() for one in there}
    desk.press("w")
    desk.hears("Yes to ")

    lesson(desk, "Logomachy, four colours")
    say_beginning(desk)
    for pupil in there:
        pupil.hears("Your teacher: The cards are yellow, red, green and blue.")
    deal_to(desk, [f"{one.name} A." for one in logomachy])
    desk.hears("Logomachy is dealt: ")
    dealt(logomachy)
    for pupil in logomachy:
        pupil.has_card("Logomachy")
    desk.has_dealt()
    desk.press("Backspace")
    pick(desk, "SIX, sums of dice")
    say_beginning(desk)
    deal_rest(desk)
    desk.hears("SIX is dealt: Dan A.; Eve A.")
    dealt(six)
    for pupil in six:
        pupil.has_card("SIX")
    # The match of whoever plays with a computer goes on when somebody comes late.
    lone = alone(logomachy)
    play([pupil for pupil in logomachy if pupil is not lone], six, 1)

    late.opens(host.told["web"])
    late.enters(code)
    desk.hears("All are here: 6", "Finn A., came late and sits at no table")
    for _ in range(3):
        desk.answered("Backspace")
    waited, entered[late] = desk.cost(), late.cost()
    desk.press("M")
    desk.hears("Where is Finn A. to sit?")
    desk.press("Enter")
    desk.hears("Finn A., table ")
    assert desk.cost().keys - waited.keys == 2
    ways[late] = Way(entered[late], late.cost(), desk.cost() - waited)
    late.has_card("Logomachy")
    logomachy = [*logomachy, late]
    play(logomachy, six, 1)

    others = {pupil: len(pupil.lines()) for pupil in six}
    for pupil in logomachy:
        pupil.mark = len(pupil.lines())
    lesson(desk, "Logomachy, four colours")
    deal_to(desk, [f"{one.name} A." for one in logomachy])
    # Where a match still goes on, it is asked whether that is to end.
    if "Deal anew" in desk.hears_one("Logomachy is dealt: ", "Deal anew"):
        desk.choose("Yes")
        desk.hears("Logomachy is dealt: ")
    for pupil in logomachy:
        pupil.hears("Logomachy. Round 1 of 1")
    play(logomachy, six, 2)
    assert all(pupil.acted for pupil in logomachy)
    for pupil, count in others.items():
        dealt_anew = [one for one in pupil.lines()[count:] if one.startswith("SIX. ")]
        assert not dealt_anew, "a table was dealt anew that was not chosen"
    desk.press("Backspace")
    pick(desk, "SIX, sums of dice")

    everybody = [*there, late]
    desk.choose("Ask all: Which sums come often")
    desk.hears("Told to everybody")
    for pupil in everybody:
        pupil.hears("Your teacher: Which sums come often with two dice, and which with three?")
    desk.choose("Say the end")
    desk.hears("Told to everybody")
    for pupil in everybody:
        pupil.hears("Your teacher: Stop here. Say a sum and the dice that made it.")
    for _ in range(3):
        desk.answered("Backspace")
    said = [line for line in desk.lines() if "All are here" in line]
    assert len(said) == 1, said  # the menu of the class, which comes now, shows it too
    desk.press("Backspace")
    desk.hears("Pause everybody")
    desk.choose("What each pupil did today")
    desk.hears("Tell each pupil first")
    desk.press("Enter")
    desk.hears("Sent to all who are here")
    for pupil in everybody:
        pupil.hears("Nothing was counted of you today.")
    for pupil in sorted(everybody, key=lambda one: one.name):
        desk.to(f"{pupil.name} A.")
    desk.answered("Backspace")
    desk.choose("End the class")
    desk.hears("End the class? 6 are here.")
    desk.choose("Yes")
    assert host.process.wait(HANGS_S) == 0
    for pupil in everybody:
        pupil.hears("The class has ended.")
    report(desk, {pupil: ways[pupil] for pupil in everybody}, late)


def alone(pupils: Sequence[Person]) -> Person:
    """Return who of three at tables for two plays with a computer: nobody else waits for them."""
    found: list[Person] = []

    def look() -> bool:
        turns = {pupil: pupil.turn() for pupil in pupils}
        named = "".join(turns.values())
        plays = [one for one, told in turns.items() if MINE in told.casefold()]
        found[:] = [one for one in plays if f"{one.name} A." not in named]
        return len(found) == 1 and len(plays) == 2

    until(look, lambda: str({pupil.name: pupil.lines()[-3:] for pupil in pupils}))
    return found[0]


def play(logomachy: Sequence[Person], six: Sequence[Person], times: int) -> None:
    """Let everybody act some times at their table, or until their match is over.

    The others there act on until all have: what somebody does waits until all at the table have
    heard what came before, and until then it may be done twice, and counts twice.
    """
    goals = {pupil: pupil.acted + times for pupil in (*logomachy, *six)}
    for pupil in goals:
        pupil.over = False

    def has(pupil: Person) -> bool:
        return pupil.over or pupil.acted >= goals[pupil]

    def all_have() -> bool:
        for game, pupils, asked in (("logomachy", logomachy, False), ("six", six, True)):
            if not all(map(has, pupils)):
                for pupil in pupils:
                    pupil.plays(game, asked=asked)
        return all(map(has, goals))

    until(
        all_have,
        lambda: str(
            {pupil.name: (pupil.acted, goals[pupil], pupil.ear.log[-6:]) for pupil in goals}
        ),
    )
