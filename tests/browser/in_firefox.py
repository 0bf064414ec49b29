"""The page in Firefox ESR: somebody sits down, walks, types a command; no key is taken."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel.web import messages as w
from tests.browser.fake import FakeServer, screen
from tests.browser.firefox import Firefox
from tests.browser.shown import picture

ENTER, RIGHT, TAB = "\ue007", "\ue014", "\ue004"
_FOCUSED = "document.activeElement.querySelector('.name')?.textContent ?? document.activeElement.id"


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    browser = Firefox(tmp_path)
    yield browser
    browser.close()


def test_somebody_plays_by_keys(firefox: Firefox, fake: FakeServer) -> None:
    firefox.open(fake.address)
    firefox.until("document.getElementById('code')")
    firefox.run("document.getElementById('code').focus()")
    firefox.keys("204816" + TAB + "Lena" + ENTER)
    told = fake.next("enter")
    assert (told["code"], told["names"]) == ("204816", ["Lena"])
    shown = picture("logomachy, hand")
    fake.tell(screen(shown, True))
    firefox.until("document.querySelector('[data-tile]')")
    assert firefox.run(_FOCUSED) == "gelbe 3"
    firefox.keys(RIGHT)
    assert fake.next("press")["key"] == "Right"
    hand = shown.panels[0]
    fake.tell(w.Screen(focus=(hand.id, hand.tiles[1].key), moves=True))
    firefox.until(f"({_FOCUSED}).startsWith('blaue 7')")
    firefox.keys("s")
    assert fake.next("press")["key"] == "S"
    fake.tell(w.Said("Du 3, Louis 4 Punkte.", urgent=True))
    firefox.until("document.getElementById('assertive').textContent === 'Du 3, Louis 4 Punkte.'")
    firefox.keys("/")
    firefox.until("document.activeElement.id === 'command'")
    firefox.keys("b7" + ENTER)
    assert fake.next("typed")["text"] == "b7"
    assert firefox.run("document.activeElement.id") == "command"
