"""The line above the hand in Chromium: in the window without scrolling, and said by no reader."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from braillespiel.output.picture import NO_BAR, Bar, Picture
from braillespiel.web import messages as w
from tests.browser.chromium import DOWN, END, Browser
from tests.browser.fake import FakeServer
from tests.browser.in_chromium import screens
from tests.browser.shown import DRESSES, Shown, picture
from tests.support.languages import LANGUAGES
from tests.window.screens import pictures

SIZES = ((360, 740), (768, 1024), (1366, 768), (1920, 1080))
PAUSED = Bar(
    "Pause. Schaut bitte alle an die Tafel.",
    "paused",
    "Deine Lehrkraft: Schau dir einmal die zweite Karte in deiner Hand an.",
)
OWN = Bar("Dran: 2 von 3 passen.", "own", "Bea legt rot 5.")

_SEEN = """
const bar = document.querySelector(".bar");
const unseen = [];
for (const one of bar.children) {
  if (one.hidden) continue;
  const box = one.getBoundingClientRect();
  if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth)
    unseen.push(`${one.textContent}: ${box.top} to ${box.bottom} of ${innerHeight}`);
  const there = document.elementFromPoint(box.left + 5, box.top + box.height / 2);
  if (there !== one) unseen.push(`${one.textContent}: under ${there?.outerHTML.slice(0, 80)}`);
}
return unseen;
"""
_COVERED = """
if (document.activeElement.closest(".bar")) return false;
const here = document.activeElement.getBoundingClientRect();
const bar = document.querySelector(".bar").getBoundingClientRect();
return here.top < bar.bottom && here.bottom > bar.top && here.left < bar.right;
"""


def texts(browser: Browser) -> list[str]:
    """Return what stands in the bar for eyes."""
    script = (
        "return [...document.querySelectorAll('.bar p:not([hidden])')].map((one) => one.innerText)"
    )
    return [str(one) for one in browser.run(script)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("across", "down"), SIZES)
def test_every_game_says_so_in_both_languages(
    browser: Browser, fake: FakeServer, across: int, down: int, language: str
) -> None:
    browser.size(across, down)
    shown = Shown(browser, fake)
    dress = "touch" if across < 1000 else "keys"
    shown.load(picture("main menu", bar=PAUSED), dress)
    wrong = {}
    for name, one in pictures(language).items():
        if "," not in name:
            continue
        shown.show(replace(one, braille=(), prints=(), magnified=""), True)
        told = [text for text in (one.bar.turn, one.bar.sentence) if text]
        if browser.run(_SEEN) or texts(browser) != list(dict.fromkeys(told)):
            wrong[name] = browser.run(_SEEN) or texts(browser)
        elif one.bar.kind not in ("own", "other", "paused", "over"):
            wrong[name] = [one.bar.kind]
    assert wrong == {}


@pytest.mark.parametrize("dress", DRESSES)
@pytest.mark.parametrize(("across", "down"), SIZES)
def test_turn_pause_and_words_are_in_the_window_without_scrolling_on_every_screen(
    browser: Browser, fake: FakeServer, dress: str, across: int, down: int
) -> None:
    browser.size(across, down)
    shown = Shown(browser, fake)
    shown.load(replace(picture("main menu"), bar=PAUSED), dress)
    wrong = {}
    for name, one in screens().items():
        shown.show(replace(one, bar=PAUSED), True)
        found = [*browser.run(_SEEN), *(["the focus is under it"] * browser.run(_COVERED))]
        if found or texts(browser) != [PAUSED.turn, PAUSED.sentence]:
            wrong[name] = found or texts(browser)
    assert wrong == {}


@pytest.mark.parametrize(("across", "down"), SIZES)
def test_it_stays_while_somebody_walks_to_the_end_of_the_page(
    browser: Browser, fake: FakeServer, across: int, down: int
) -> None:
    browser.size(across, down)
    shown = Shown(browser, fake)
    shown.load(replace(picture("settings 2"), bar=OWN))
    browser.keys(END, DOWN, DOWN)
    assert browser.run(_SEEN) == []
    assert not browser.run(_COVERED)
    browser.run("scrollTo(0, document.documentElement.scrollHeight)")
    assert browser.run(_SEEN) == []
    shown.show(replace(picture("settings 2"), bar=PAUSED))
    assert browser.run(_SEEN) == []


@pytest.mark.parametrize(
    ("down", "scale", "bar", "stays"),
    [
        (768, 100, OWN, "sticky"),
        (768, 200, OWN, "static"),
        (360, 100, OWN, "static"),
        (768, 100, Bar("Dran.", "own", "Deine Lehrkraft: " + "Schau bitte her. " * 90), "static"),
    ],
)
def test_where_it_would_hide_too_much_it_scrolls_away(
    browser: Browser, fake: FakeServer, down: int, scale: int, bar: Bar, stays: str
) -> None:
    browser.size(768, down)
    shown = Shown(browser, fake)
    shown.load(replace(picture("ludoteca, hand"), bar=bar, scale=scale))
    placed = "return getComputedStyle(document.querySelector('.bar')).position"
    browser.until(lambda: browser.run(placed) == stays)


@pytest.mark.parametrize("dress", DRESSES)
def test_readers_meet_the_turn_once_and_nothing_of_it_is_live(
    browser: Browser, fake: FakeServer, dress: str
) -> None:
    shown = Shown(browser, fake)
    one = picture("logomachy, hand", bar=OWN)
    shown.load(one, dress)
    fake.tell(w.Past((OWN.sentence,)))
    shown.settle()
    browser.rests()
    tree = "\n".join(browser.tree())
    assert tree.count(OWN.turn) == 1
    assert tree.count(OWN.sentence) == 1, "the list has it already"
    assert "▶" not in tree
    assert browser.run("return document.querySelector('.bar').closest('[aria-live]') === null")
    watch = (
        "window.said = []; new MutationObserver(() => window.said.push("
        "...[...document.querySelectorAll('[aria-live]')].map((one) => one.textContent)"
        ")).observe(document.body, {subtree: true, childList: true, characterData: true})"
    )
    browser.run(watch)
    before = browser.focused()
    shown.show(replace(one, bar=PAUSED))
    browser.until(lambda: texts(browser) == [PAUSED.turn, PAUSED.sentence])
    assert not any(browser.run("return window.said"))
    assert browser.focused() == before


def marks(browser: Browser) -> dict[str, Any]:
    """Return how the bar is drawn besides its text."""
    found = browser.run(
        "const turn = document.querySelector('.turn'), news = document.querySelector('.news');"
        "return {sign: getComputedStyle(turn, '::before').content,"
        " hidden: turn.hidden && news.hidden, edge: getComputedStyle(turn).borderTopStyle}"
    )
    return dict(found)


@pytest.mark.parametrize("forced", [False, True])
def test_each_kind_has_a_sign_of_its_own_not_only_a_colour(
    browser: Browser, fake: FakeServer, forced: bool
) -> None:
    shown = Shown(browser, fake)
    one: Picture = picture("logomachy, hand", bar=NO_BAR)
    with browser.media(forced_colors="active" if forced else "none"):
        shown.load(one)
        assert marks(browser)["hidden"], "where there is nothing to tell, there is no line"
        signs = {}
        for kind in ("own", "paused", "other", "over"):
            shown.show(replace(one, bar=replace(OWN, kind=kind)))
            signs[kind] = marks(browser)["sign"]
            assert marks(browser)["edge"] == "solid"
    assert len({signs["own"], signs["paused"], signs["other"]}) == 3
    assert "▶" in signs["own"]
    assert "❚❚" in signs["paused"]


def test_the_line_is_gone_before_the_hand_of_somebody_else_comes(
    browser: Browser, fake: FakeServer
) -> None:
    shown = Shown(browser, fake)
    shown.load(picture("logomachy, hand", bar=OWN))
    steps = (
        "window.steps = []; new MutationObserver(() => window.steps.push("
        "[document.querySelector('.bar').innerText, document.querySelector('.zones').innerText]"
        ")).observe(document.querySelector('main'),"
        " {subtree: true, childList: true, characterData: true, attributes: true})"
    )
    browser.run(steps)
    neutral = replace(picture("main menu"), bar=Bar("Bea ist dran", "other", ""))
    shown.show(neutral, True)
    shown.show(picture("ludoteca, hand", bar=Bar("Zieh oder nimm.", "own", "")), True)
    hand = browser.run("return document.querySelector('.zones').innerText")
    for line, zones in browser.run("return window.steps"):
        if zones == hand:
            assert OWN.sentence not in line
    assert texts(browser) == ["Zieh oder nimm."]
