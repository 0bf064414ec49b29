"""A sighted helper in a real class, in Chromium: the teacher's link, the pupil's word, the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

from tests.browser import axe
from tests.browser.chromium import Browser
from tests.browser.in_chromium import _WIDER
from tests.classroom.in_whole_class import ADA, Host, Window, deal, windows

__all__ = ["windows"]
_CODE = re.compile(r"Code ((?:\d\d, ){3}\d\d), for one device")


def seen(browser: Browser) -> str:
    """Return all that a helper's page shows."""
    return str(browser.run("return document.getElementById('page').innerText"))


def link(desk: Window) -> str:
    """Let the teacher make a link for Lena beside the chosen pupil; return its code."""
    desk.browser.keys("x")
    desk.hears("The page is not encrypted")
    desk.choose("Yes")
    desk.hears("Who sits beside")
    desk.browser.keys(*"Lena", Keys.ENTER)
    found = _CODE.search(desk.hears("for one device, within five minutes"))
    assert found is not None
    return found[1].replace(", ", "")


class HelperWindow(Window):
    """Somebody who sees, beside a pupil."""

    def look_on(self, code: str) -> None:
        self.browser.until(lambda: self.browser.driver.find_elements(By.ID, "code"))
        self.browser.driver.find_element(By.ID, "code").send_keys(code, Keys.ENTER)

    def shows(self, text: str) -> None:
        self.browser.until(lambda: text in seen(self.browser), f"{text!r}: {seen(self.browser)!r}")


def test_a_helper_sees_the_pupils_line_until_the_pupil_ends_it(
    tmp_path: Path, windows: Callable[..., Window]
) -> None:
    host = Host(tmp_path / "host", (ADA,))
    try:
        pupil = windows(Window, host.told["web"])
        pupil.enter(host.told["code"], ADA)
        desk = windows(Window, host.told["teacher"])
        desk.hears("Desk, 5b")
        code = link(desk)
        lena = windows(HelperWindow, host.told["web"] + "helper")
        assert isinstance(lena, HelperWindow)
        lena.look_on("00000000")
        lena.shows("Wrong code")
        assert ADA not in seen(lena.browser)
        lena.browser.driver.find_element(By.ID, "code").clear()
        lena.look_on(code)
        lena.shows(f"Beside {ADA}")
        pupil.hears("Lena sees what you read and hear from now on.")
        desk.hears(f"Lena sees in print what {ADA} reads. {ADA} was told.")
        desk.choose("Back to the desk")
        deal(desk)
        pupil.hears("Logomachy")
        lena.shows(f"What {ADA} reads")
        turns = (f"It is {ADA}'s turn", "'s turn", "Wait a moment")
        lena.browser.until(lambda: any(turn in seen(lena.browser) for turn in turns))
        pupil.browser.keys("c")
        lena.shows(f"What {ADA} heard last")
        source = axe.source()
        for across in (320, 360, 1280):
            lena.browser.size(across, 740)
            assert lena.browser.run(_WIDER) == []
            assert axe.faults(lena.browser, source) == []
        pupil.browser.click("Menu")
        lena.shows(f"Nothing is shown just now: {ADA} is in a menu")
        pupil.browser.keys(Keys.BACKSPACE)
        lena.shows(f"What {ADA} reads")
        lena.browser.driver.refresh()
        lena.shows(f"What {ADA} reads")
        pupil.browser.click("Nobody else sees my line")
        lena.shows("This link has ended")
        assert ADA not in seen(lena.browser)
        desk.hears(f"{ADA} has ended it: Lena sees nothing any more.")
        pupil.hears("Lena sees your line no longer. Your teacher is told.")
    finally:
        host.close()
