"""A ready lesson printed from the desk, in Chromium: a page in a new tab, a file to emboss."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path

from tests.browser import axe
from tests.browser.in_chromium import _WIDER
from tests.classroom.in_whole_class import ADA, Host, Window, windows

__all__ = ["windows"]
TITLE = "SIX, whose turn"
STEPS = ("Say the beginning", "Give all the guided match", "Ask the question", "Say the end")
LARGE = 16 * 96 / 72
"""Px of large type on paper: 16 points."""


def test_a_ready_lesson_is_printed_from_the_desk(
    tmp_path: Path, windows: Callable[..., Window]
) -> None:
    host = Host(tmp_path / "host", (ADA,))
    try:
        desk = windows(Window, host.told["teacher"])
        browser, driver = desk.browser, desk.browser.driver
        downloads = tmp_path / "downloads"
        allowed = {"behavior": "allow", "downloadPath": str(downloads)}
        driver.execute_cdp_cmd("Browser.setDownloadBehavior", allowed)
        desk.hears("Desk, 5b")
        browser.keys("e")
        desk.choose("Ready lessons")
        desk.choose(TITLE)
        desk.choose("Print")
        desk.hears("Print. A page to print")
        desk.choose("A page to print")
        desk.hears("The page opens in another tab")
        own = driver.current_window_handle
        browser.until(lambda: len(driver.window_handles) == 2)
        driver.switch_to.window(next(one for one in driver.window_handles if one != own))
        browser.until(lambda: browser.run("return document.readyState") == "complete")
        shown = str(browser.run("return document.body.innerText"))
        assert [one for one in (TITLE, *STEPS) if one not in shown] == []
        assert "everybody listens" in shown, "what is said stands there"
        assert axe.faults(browser, axe.source()) == []
        browser.size(320, 740)
        assert browser.run(_WIDER) == []
        driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
        size = "return parseFloat(getComputedStyle(document.querySelector('p')).fontSize)"
        assert round(browser.run(size)) >= round(LARGE)
        paper = driver.execute_cdp_cmd("Page.printToPDF", {})["data"]
        assert base64.b64decode(paper).startswith(b"%PDF")
        driver.close()
        driver.switch_to.window(own)
        driver.execute_cdp_cmd("Page.bringToFront", {})
        desk.choose("A Braille file")
        desk.hears("six-turns.brf goes to the downloads")
        file = downloads / "six-turns.brf"
        browser.until(file.exists)
        assert file.read_bytes().endswith(b"\f")
    finally:
        host.close()
