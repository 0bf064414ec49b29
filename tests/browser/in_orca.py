"""Real Orca and real BRLTTY in front of the page in real Chromium: what is heard, what is felt."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.network import messages as m
from tests.browser import chromium
from tests.browser.live_place import LivePlace, Sitting
from tests.support.brltty import Brltty, brltty
from tests.window.desktop import Desktop
from tests.window.test_orca import Reader, desktop, felt

__all__ = ["brltty", "desktop"]
RIGHT, LEFT, SPACE, ENTER = 0xFF53, 0xFF51, 0x20, 0xFF0D


def test_orca_says_once_and_brailles_what_is_on_the_page(
    desktop: Desktop, brltty: Brltty, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    display = brltty.start(40)
    reader = Reader(desktop, brltty, tmp_path)
    browser = chromium.start(tmp_path / "chromium", desktop.environment)
    robot = desktop.start_robot()
    try:
        browser.open("about:blank")
        # The keyboard is in the address bar until somebody clicks on the page.
        browser.run("window.clicked = false; addEventListener('mousedown', () => clicked = true)")
        robot.mouse((640, 600))
        browser.until(lambda: browser.run("return clicked"))
        set_up = m.SetUp("logomachy", 2, {"rounds": 1}, levels=("easy",))
        with LivePlace(tmp_path, set_up, 1) as place:
            sitting = Sitting(place, browser, monkeypatch)
            sitting.enter("Ana", "en", "keys", hurried=False)
            reader.hears("Hand, 3 cards.", "table with 1 row 3 columns")

            def press(key: int) -> list[str]:
                """Press a key; return what the live regions say of it."""
                before = browser.run("return sent")
                robot.press(key)
                browser.until(lambda: browser.run("return sent") > before)
                return sitting.wait()

            def walk(key: int, column: str) -> str:
                """Walk to a card, which is heard once and felt; return its name."""
                assert press(key) == []
                name = browser.focused()
                heard = reader.hears(f"{name}.", column)
                assert heard.count(f"{name}.") == 1, heard
                display.wait_for(felt(name[:40]))
                return name

            assert walk(RIGHT, "column 2.") == "red 1"
            told = press(SPACE)
            assert told == ["red 1, marked"]
            assert reader.hears(*told) == told
            walk(LEFT, "column 1.")
            assert walk(RIGHT, "column 2.") == "red 1, marked"
            told = press(SPACE)
            assert told == ["red 1, no longer marked"]
            assert reader.hears(*told) == told
            told = press(ENTER)
            assert "red 1 laid" in told
            assert any(sentence.startswith("Bob") for sentence in told), told
            heard = reader.hears(*told)
            answer = press(ord("s"))
            heard += reader.hears(*answer)
            for sentence in (*told, *answer):
                assert heard.count(sentence) == 1, heard
    finally:
        browser.close()
        reader.close()
