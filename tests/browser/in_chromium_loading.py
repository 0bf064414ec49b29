"""In Chromium: what of the page does not come at first, or never."""

from __future__ import annotations

import pytest

from braillespiel.words.catalogue import Words
from tests.browser.chromium import Browser
from tests.browser.fake import FakeServer

LATE = "document.querySelector('.late')"
SEEN = f"return {LATE} !== null && {LATE}.checkVisibility({{visibilityProperty: true}})"
LOADED = "return history.state?.loaded ?? 0"
MANY = 1000


def own_words(browser: Browser) -> Words:
    """Return the sentences of the page in the language that this browser asks for."""
    return Words(browser.run("return navigator.language.slice(0, 2)"), ("page",))


@pytest.mark.parametrize("path", ["/main.js", "/dom.js"])
def test_what_does_not_come_at_first_is_asked_for_again(
    browser: Browser, fake: FakeServer, path: str
) -> None:
    fake.lacks[path] = 1
    browser.open(fake.address)
    browser.until(lambda: browser.run("return document.querySelector('h1') !== null"))
    assert fake.lacks[path] == 0
    assert browser.run(f"return {LATE} === null")
    assert browser.run(LOADED) == 0  # it may be loaded again as often another time


@pytest.mark.parametrize(
    ("missing", "times"), [(["/main.js"], 3), (["/live.js"], 3), (["/main.js", "/loading.js"], 0)]
)
def test_a_page_that_never_comes_whole_says_so_in_the_browsers_language(
    browser: Browser, fake: FakeServer, missing: list[str], times: int
) -> None:
    fake.lacks.update(dict.fromkeys(missing, MANY))
    browser.open(fake.address)
    browser.until(lambda: browser.run(LOADED) == times and browser.run(SEEN))
    words = own_words(browser)
    said = browser.run(f"return [...{LATE}.children].map((one) => one.textContent)")
    assert said == [words("page-late"), words("page-load-again")]
    assert browser.run(LOADED) == times
    fake.lacks.clear()
    browser.run(f"{LATE}.querySelector('a').click()")
    browser.until(lambda: browser.run("return document.querySelector('h1') !== null"))


def test_where_there_is_no_script_the_page_says_so_alone(
    browser: Browser, fake: FakeServer
) -> None:
    words = own_words(browser)
    browser.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        browser.open(fake.address)
        tree = browser.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})
        found = [
            node["name"]["value"]
            for node in tree["nodes"]
            if node.get("role", {}).get("value") == "StaticText"
        ]
        assert found == [words("page-title"), words("page-script")]
    finally:
        browser.driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
