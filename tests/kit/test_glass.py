"""The sand glass in a browser: it betrays nothing before it is lifted, then says it three ways."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from braillespiel.kit.glass import LONGEST, SHORTEST, glass
from braillespiel.kit.texts import text_words
from tests.browser import chromium
from tests.browser.chromium import Browser

STAND_IN = """
window.heard = []; window.time = 0; window.lot = 0.5;
Date.now = () => window.time;
Crypto.prototype.getRandomValues = list => { list[0] = window.lot * 2 ** 32; return list; };
Navigator.prototype.vibrate = pattern => { window.heard.push(["buzz", pattern]); };
window.AudioContext = class {
  currentTime = 0; destination = null;
  createOscillator() {
    const tone = {frequency: {value: 0}, connect() {}};
    tone.start = at => { tone.at = at; };
    tone.stop = at => window.heard.push(["tone", tone.frequency.value, tone.at, at]);
    return tone;
  }
};
"""


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Browser, str]]:
    folder = tmp_path_factory.mktemp("glass")
    path = folder / "glass.html"
    path.write_bytes(glass(text_words("en")))
    browser = chromium.start(folder)
    browser.preload(STAND_IN)
    yield browser, path.as_uri()
    browser.close()


def state(browser: Browser) -> tuple[str, Any]:
    """Return all text of the page, and what it has let be heard and felt."""
    return browser.run("return document.body.innerText"), browser.run("return window.heard")


def turned(page: tuple[Browser, str], lot: float = 0.5) -> Browser:
    browser, address = page
    browser.open(address)
    browser.run("window.lot = arguments[0]", lot)
    browser.click("Turn")
    return browser


def test_before_it_is_lifted_the_glass_is_the_same_whatever_time_is_left(
    page: tuple[Browser, str],
) -> None:
    seen = set()
    for lot in (0.0, 0.5, 0.999):
        browser = turned(page, lot)
        for seconds in (0, 1, 60, 109, 120, 131, 600):
            browser.run("window.time = arguments[0] * 1000", seconds)
            seen.add(json.dumps(state(browser)))
    assert len(seen) == 1
    (only,) = seen
    assert "The glass runs." in only


@pytest.mark.parametrize(
    ("lot", "seconds", "said"),
    [
        (0.5, 0, "Still sand: 120 seconds."),
        (0.5, 119, "Still sand: one second."),
        (0.5, 120, "Time is up."),
        (0.0, SHORTEST, "Time is up."),
        (0.0, SHORTEST - 8, "Still sand: 8 seconds."),
        (0.9999999, LONGEST - 1, "Still sand: one second."),
    ],
)
def test_lifted_it_says_how_much_is_left(
    page: tuple[Browser, str], lot: float, seconds: int, said: str
) -> None:
    browser = turned(page, lot)
    browser.run("window.time = arguments[0] * 1000", seconds)
    browser.click("Lift")
    assert browser.run("return document.getElementById('said').textContent") == said


def test_both_results_differ_by_one_ear_and_by_touch(page: tuple[Browser, str]) -> None:
    results = []
    for seconds in (10, 200):
        browser = turned(page)
        before = len(state(browser)[1])
        browser.run("window.time = arguments[0] * 1000", seconds)
        browser.click("Lift")
        results.append(state(browser)[1][before:])
    tones = [[one[1] for one in result if one[0] == "tone"] for result in results]
    assert len(tones[0]) != len(tones[1])
    assert max(tones[0]) < min(tones[1])
    buzzes = [[one[1] for one in result if one[0] == "buzz"] for result in results]
    assert buzzes[0] != buzzes[1]


@pytest.mark.parametrize(
    ("language", "awake"), [("de", "wach bleiben"), ("en", "awake"), ("fr", "éveillé")]
)
def test_it_says_before_the_start_that_the_device_must_stay_awake(
    language: str, awake: str
) -> None:
    text = glass(text_words(language)).decode("utf-8")
    assert awake in text
    assert text.index(awake) < text.index("<button")
    assert "http" not in text
