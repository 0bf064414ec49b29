"""The page in Chromium as axe-core sees it: every screen, dress and theme, narrow and wide."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.browser import axe
from tests.browser.chromium import Browser
from tests.browser.fake import FakeServer, entrance
from tests.browser.in_chromium import KINDS, screens
from tests.browser.shown import DRESSES, Shown, picture
from tests.support.patience import HANGS_S

THEMES = ("dark", "light", "yellow", "safe")
NARROW, DESK = 320, 1920
"""Widths in px: of a small phone or at 400 per cent, and of a large screen."""


@pytest.mark.parametrize("dress", DRESSES)
def test_axe_finds_nothing(browser: Browser, fake: FakeServer, axe_source: str, dress: str) -> None:
    shown = Shown(browser, fake)
    shown.load(picture("main menu"), dress)
    browser.driver.set_script_timeout(HANGS_S)
    found = {}
    for name, one in screens().items():
        shown.show(one, True)
        browser.rests()
        if wrong := axe.faults(browser, axe_source):
            found[name] = wrong
    assert found == {}


@pytest.mark.parametrize("dress", DRESSES)
@pytest.mark.parametrize(
    ("theme", "across", "forced"),
    [
        ("light", NARROW, False),
        ("light", DESK, False),
        ("dark", NARROW, False),
        ("dark", DESK, True),
        ("light", NARROW, True),
    ],
)
def test_axe_finds_nothing_however_it_looks(
    browser: Browser,
    fake: FakeServer,
    axe_source: str,
    dress: str,
    theme: str,
    across: int,
    forced: bool,
) -> None:
    browser.size(across, 900)
    browser.driver.set_script_timeout(HANGS_S)
    shown = Shown(browser, fake)
    scheme = "dark" if theme == "dark" else "light"
    features = {"prefers_color_scheme": scheme}
    features |= {"forced_colors": "active"} if forced else {}
    found = {}
    with browser.media(**features):
        shown.load(picture("main menu", theme=theme), dress)
        for name in (*KINDS, "typed", "text"):
            shown.show(replace(screens()[name], theme=theme), True)
            browser.rests()
            wrong = axe.faults(browser, axe_source)
            if forced:  # axe reads -webkit-text-fill-color, where Chromium leaves the page's own
                wrong = [fault for fault in wrong if not fault.startswith("color-contrast")]
            if wrong:
                found[name] = wrong
    assert found == {}


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_has_a_contrast_of_seven(
    browser: Browser, fake: FakeServer, axe_source: str, theme: str
) -> None:
    shown = Shown(browser, fake)
    browser.driver.set_script_timeout(HANGS_S)
    shown.load(picture("main menu"))
    found = {}
    for name in (*KINDS, "typed"):
        shown.show(replace(screens()[name], theme=theme), True)
        if wrong := axe.faults(browser, axe_source, ("color-contrast-enhanced",)):
            found[name] = wrong
    assert found == {}


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("across", [NARROW, DESK])
def test_axe_finds_nothing_at_the_entrance(
    browser: Browser, fake: FakeServer, axe_source: str, scheme: str, across: int
) -> None:
    browser.size(across, 900)
    fake.usual = (entrance(theme=scheme),)
    browser.open(fake.address + "icon.svg")
    browser.forget()
    with browser.media(prefers_color_scheme=scheme):
        browser.open(fake.address)
        browser.button("An den Tisch")
        assert axe.faults(browser, axe_source) == []
