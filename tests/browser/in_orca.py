"""Real Orca and real BRLTTY in front of the page in real Chromium: where one is, and menus."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel.network import messages as m
from braillespiel.web.messages import Said
from tests.browser.fake import FakeServer
from tests.browser.live_place import LivePlace
from tests.browser.orca import PAUSE_MS, OrcaAtPage
from tests.browser.shown import Shown, picture
from tests.support.brltty import Brltty, brltty
from tests.window.desktop import Desktop
from tests.window.test_orca import desktop

__all__ = ["brltty", "desktop"]
WRONG = "Wrong code. Ask for it again, two digits at a time."
FIRST = "Take red 7 and yellow 3 with red 10"


@pytest.fixture
def page(
    desktop: Desktop, brltty: Brltty, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[OrcaAtPage]:
    found = OrcaAtPage(desktop, brltty, tmp_path, monkeypatch)
    yield found
    found.reader.send_signal(signal.SIGCONT)  # whatever a test has stopped
    found.close()


def test_orca_says_where_one_is_and_what_a_menu_offers(page: OrcaAtPage, tmp_path: Path) -> None:
    set_up = m.SetUp("logomachy", 2, {"rounds": 1}, levels=("easy",), seed=1)
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


def test_what_was_told_just_before_is_heard_again(page: OrcaAtPage, fake: FakeServer) -> None:
    Shown(page.browser, fake).load(picture("main menu"))
    for urgent in (False, True, False, True, True):
        # Orca forgets what it said last once anything else on the page is added.
        fake.tell(Said("Du bist dran.", urgent=urgent, listed=False))
        page.reader.hears("Du bist dran.")


def test_what_a_slow_reader_gets_to_late_is_heard_although_it_is_gone(
    page: OrcaAtPage, fake: FakeServer
) -> None:
    Shown(page.browser, fake).load(picture("main menu"))
    fake.tell(Said("Los."))
    page.reader.hears("Los.")
    page.reader.send_signal(signal.SIGSTOP)
    fake.tell(Said("Mia spielt."))
    page.browser.hears("polite", "Mia spielt.")
    fake.tell(Said("Ben spielt."))
    page.browser.hears("polite", "Ben spielt.")
    page.browser.rests()
    page.reader.send_signal(signal.SIGCONT)
    page.reader.hears("Mia spielt.", "Ben spielt.")


def test_a_wrong_code_is_heard_once_at_its_field(page: OrcaAtPage, tmp_path: Path) -> None:
    with LivePlace(tmp_path, m.SetUp("six", 2, levels=("easy",)), 2) as place:
        heard = page.refused(place, "999999")
        assert heard.count(WRONG) == 1
