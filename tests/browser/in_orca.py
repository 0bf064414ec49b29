"""Real Orca and real BRLTTY in front of the page in real Chromium: where one is, and menus."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.network import messages as m
from tests.browser.live_place import LivePlace
from tests.browser.orca import PAUSE_MS, OrcaAtPage
from tests.support.brltty import Brltty, brltty
from tests.window.desktop import Desktop
from tests.window.test_orca import desktop

__all__ = ["brltty", "desktop"]
WRONG = "Wrong code. Ask for it again, two digits at a time."
FIRST = "Take red 7 and yellow 3 with red 10"


def test_orca_says_where_one_is_and_what_a_menu_offers(
    desktop: Desktop, brltty: Brltty, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = OrcaAtPage(desktop, brltty, tmp_path, monkeypatch)
    set_up = m.SetUp("logomachy", 2, {"rounds": 1}, levels=("easy",), seed=1)
    try:
        with LivePlace(tmp_path, set_up, 1, pause=PAUSE_MS) as place:
            page.sit(place, "keys")
            assert page.around("Hand, 3 cards.") == ["table with 1 row 3 columns"]
            page.press("Right")
            assert page.around("red 1.") == ["column 2."]
            assert page.press("Enter")[:2] == ["red 10, fits 2 ways", "red 1 laid"]
            assert page.press("Enter") == [FIRST]
            assert page.around("Which action?") == ["table with 4 rows 1 column"]
            assert page.press("Down") == ["Take red 9 and red 1 with red 10"]
            assert page.press("Backspace") == ["red 10, fits 3 ways"]
            assert page.around("Hand, 2 cards.") == ["table with 1 row 2 columns"]
            assert page.press("Enter") == [FIRST]
            assert page.press("Enter")[:2] == ["green 4", "red 7, yellow 3 taken"]
            page.leave()
    finally:
        page.close()


def test_a_wrong_code_is_heard_once_at_its_field(
    desktop: Desktop, brltty: Brltty, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = OrcaAtPage(desktop, brltty, tmp_path, monkeypatch)
    try:
        with LivePlace(tmp_path, m.SetUp("six", 2, levels=("easy",)), 2) as place:
            heard = page.refused(place, "999999")
            assert heard.count(WRONG) == 1
    finally:
        page.close()
