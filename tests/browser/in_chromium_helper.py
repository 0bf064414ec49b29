"""A sighted helper's page in Chromium: large, narrow, by a reader, lost and found, and its end."""

from __future__ import annotations

import pytest

from braillespiel.classroom.sighted import HelperView
from braillespiel.web import messages as w
from braillespiel.web.helper import worded, words
from tests.browser import axe
from tests.browser.chromium import Browser
from tests.browser.fake import FakeServer, entrance
from tests.browser.in_chromium import _TOO_SMALL, _WIDER
from tests.support.languages import LANGUAGES
from tests.support.patience import HANGS_S

TOKEN = "0123456789abcdef0123456789abcdef"
LINE = "Hand: gelbe 3, grüne 7, rote 12; Donaudampfschifffahrtsgesellschaftskapitän"
SHOWN = HelperView("Lena", "Mia", "", "playing", ("Mia",), True, False, LINE, "Du bist dran.", "de")
STATES = {
    "own": SHOWN,
    "paused": HelperView("Lena", "Mia", "", "playing", ("Ben",), False, True, LINE, "", "de"),
    "others": HelperView("Lena", "Mia", "", "playing", ("Ben", "Maximiliane"), line=LINE),
    "private": HelperView("Lena", "Mia", "private", "playing", ("Ben",)),
    "away": HelperView("Lena", "Mia", "away"),
    "over": HelperView("Lena", "Mia", "nothing", "over"),
}
_SEEN = "return document.getElementById('page').innerText"
_STATUS = "return document.querySelector('.status').textContent"


def tell(fake: FakeServer, shown: HelperView, language: str = "de") -> None:
    """Show the page something."""
    fake.tell(worded(words(language), shown))


def load(
    browser: Browser, fake: FakeServer, shown: HelperView = SHOWN, language: str = "de"
) -> None:
    """Load the page anew; its helper comes by a code."""
    fake.usual = (entrance(language, at="helper"),)
    browser.open(fake.address + "icon.svg")
    browser.forget()
    fake.seen()
    browser.open(fake.address + "helper")
    browser.until(lambda: browser.driver.find_elements("id", "code"))
    browser.driver.find_element("id", "code").send_keys("4027 1938\n")
    assert fake.next("unlock") == {"type": "unlock", "code": "4027 1938"}
    fake.tell(w.Keep(token=TOKEN))
    tell(fake, shown, language)
    browser.until(lambda: browser.driver.find_elements("css selector", "main.beside"))


def shows(browser: Browser, text: str) -> None:
    browser.until(lambda: text in browser.run(_SEEN), text)


@pytest.mark.parametrize("theme", ["dark", "light", "yellow", "safe"])
@pytest.mark.parametrize("across", [320, 360, 1280])
def test_axe_finds_nothing_and_nothing_scrolls_sideways(
    browser: Browser, fake: FakeServer, axe_source: str, theme: str, across: int
) -> None:
    browser.size(across, 740)
    load(browser, fake)
    browser.driver.set_script_timeout(HANGS_S)
    browser.run("document.documentElement.dataset.theme = arguments[0]", theme)
    found = {}
    for name, shown in STATES.items():
        tell(fake, shown)
        shows(browser, worded(words("de"), shown).turn)
        browser.rests()
        if wrong := [*axe.faults(browser, axe_source), *browser.run(_WIDER)]:
            found[name] = wrong
    assert found == {}


def test_the_entrance_asks_for_the_code_alone(
    browser: Browser, fake: FakeServer, axe_source: str
) -> None:
    browser.size(360, 740)
    fake.usual = (entrance(at="helper"),)
    browser.open(fake.address + "icon.svg")
    browser.forget()
    browser.open(fake.address + "helper")
    browser.button("Öffnen")
    assert browser.run("return document.querySelector('h1').textContent") == (
        "Neben jemandem mitlesen"
    )
    fields = "return [...document.querySelectorAll('input, select')].map((one) => one.id)"
    assert browser.run(fields) == ["code", "language"]
    assert axe.faults(browser, axe_source) == []
    assert browser.run(_WIDER) == browser.run(_TOO_SMALL) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_turn_line_and_sentence_are_large_and_there_is_nothing_to_press(
    browser: Browser, fake: FakeServer, language: str
) -> None:
    browser.size(360, 740)
    load(browser, fake, language=language)
    told = worded(words(language), SHOWN)
    for text in (told.title, told.turn, told.line, told.said, told.told):
        shows(browser, text)
    size = "return parseFloat(getComputedStyle(document.querySelector(arguments[0])).fontSize)"
    assert browser.run(size, ".seen") >= 32
    assert browser.run(size, ".turn") >= 24
    browser.rests()
    pressed = (
        "return [...document.querySelectorAll('button, input, a, summary')]"
        ".filter((one) => one.checkVisibility()).length"
    )
    assert browser.run(pressed) == 0
    languages = "return [document.documentElement.lang, document.querySelector('.seen').lang]"
    assert browser.run(languages) == [language, "de"]
    fake.seen()
    browser.keys("\ue007", " ", "e", "\ue00c")
    assert fake.seen() == [], "no key does anything"


def test_a_reader_is_told_the_turn_and_nothing_else(browser: Browser, fake: FakeServer) -> None:
    load(browser, fake)
    assert browser.focused() == "Neben Mia"
    browser.hears("polite", "Mia ist dran")
    browser.rests()
    told = "window.told = []; for (const one of document.querySelectorAll('[aria-live]'))"
    told += " new MutationObserver(() => one.textContent && window.told.push(one.textContent))"
    told += ".observe(one, {childList: true, characterData: true, subtree: true});"
    browser.run(told)
    other = HelperView(
        "Lena", "Mia", "", "playing", ("Mia",), True, line="Stapel 12", said="Stapel"
    )
    tell(fake, other)
    shows(browser, "Stapel 12")
    tell(fake, STATES["paused"])
    browser.until(lambda: browser.run("return window.told.length"))
    browser.rests()
    assert browser.run("return window.told") == ["Pause. Ben ist dran"]
    assert browser.focused() == "Neben Mia", "the focus stays"
    tree = "\n".join(browser.tree())
    assert 'heading "Das liest Mia"' in tree


def test_a_lost_connection_leaves_nothing_there_and_comes_back_by_itself(
    browser: Browser, fake: FakeServer
) -> None:
    load(browser, fake)
    shows(browser, LINE)
    fake.usual = (worded(words("de"), STATES["others"]),)
    fake.accepts = False
    fake.cut()
    browser.until(lambda: browser.run(_STATUS).startswith("Die Verbindung ist weg."))
    seen = browser.run(_SEEN)
    assert LINE not in seen
    assert "dran" not in seen
    fake.seen()
    fake.accepts = True
    assert fake.next("open")["token"] == TOKEN
    shows(browser, LINE)
    assert "Dran sind Ben, Maximiliane" in browser.run(_SEEN)
    assert browser.run("return document.querySelector('.status').hidden")


def test_the_end_is_said_plainly_and_nothing_of_the_pupil_stays(
    browser: Browser, fake: FakeServer, axe_source: str
) -> None:
    load(browser, fake)
    over = words("de")("helper-over")
    fake.tell(w.Ended(over))
    shows(browser, over)
    browser.rests()
    assert "Mia" not in browser.run("return document.documentElement.outerHTML")
    assert browser.focused() == "braillespiel"
    assert axe.faults(browser, axe_source) == []
    kept = "return JSON.stringify([{...localStorage}, {...sessionStorage}])"
    assert TOKEN not in browser.run(kept)
    assert fake.closed.wait(HANGS_S)
    fake.seen()
    browser.run("dispatchEvent(new Event('focus'))")
    assert fake.seen() == [], "it does not come back"


def test_what_is_kept_in_the_browser_is_the_token_of_this_tab_alone(
    browser: Browser, fake: FakeServer
) -> None:
    load(browser, fake)
    assert TOKEN not in browser.run("return JSON.stringify({...localStorage})")
    assert TOKEN in browser.run("return JSON.stringify({...sessionStorage})")
    for word in ("Mia", "Lena", "gelbe"):
        assert word not in browser.run("return JSON.stringify([{...localStorage}])")
