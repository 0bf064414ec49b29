"""The page in Firefox ESR: somebody sits down, walks, types a command, and plays a whole match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel.network import messages as m
from braillespiel.web import messages as w
from braillespiel.web import visitor
from tests.browser import by_keys
from tests.browser.fake import FakeServer, screen
from tests.browser.firefox import Firefox
from tests.browser.live_place import LivePlace, Sitting
from tests.browser.shown import picture

AGAIN = "Hand, 3 cards. green 4"
ENTER, RIGHT, TAB = "\ue007", "\ue014", "\ue004"
_FOCUSED = (
    "const here = document.activeElement;return here.querySelector('.name')?.textContent ?? here.id"
)


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    browser = Firefox(tmp_path)
    yield browser
    browser.close()


def test_somebody_plays_by_keys(firefox: Firefox, fake: FakeServer) -> None:
    def until(expression: str) -> None:
        firefox.until(lambda: firefox.run(f"return Boolean({expression})"), expression)

    firefox.open(fake.address)
    until("document.getElementById('code')")
    firefox.run("document.getElementById('code').focus()")
    firefox.keys("204816", TAB, "Lena", ENTER)
    told = fake.next("enter")
    assert (told["code"], told["names"]) == ("204816", ["Lena"])
    shown = picture("logomachy, hand")
    fake.tell(screen(shown, True))
    until("document.querySelector('[data-tile]')")
    assert firefox.run(_FOCUSED) == "gelbe 3"
    firefox.keys(RIGHT)
    assert fake.next("press")["key"] == "Right"
    hand = shown.panels[0]
    fake.tell(w.Screen(focus=(hand.id, hand.tiles[1].key), moves=True))
    firefox.until(lambda: firefox.run(_FOCUSED).startswith("blaue 7"))
    firefox.keys("s")
    assert fake.next("press")["key"] == "S"
    fake.tell(w.Said("Du 3, Louis 4 Punkte.", urgent=True))
    until("document.getElementById('assertive').textContent === 'Du 3, Louis 4 Punkte.'")
    firefox.keys("/")
    until("document.activeElement.id === 'command'")
    firefox.keys("b7", ENTER)
    assert fake.next("typed")["text"] == "b7"
    assert firefox.run(_FOCUSED) == "command"


def test_a_match_and_the_return_match(
    firefox: Firefox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitor, "BURST", 10**9)  # a robot presses faster than people
    set_up = m.SetUp("logomachy", 2, {"rounds": 1}, levels=("easy",), seed=1)
    with LivePlace(tmp_path, set_up, 1) as place:
        sitting = Sitting(place, firefox, monkeypatch)
        sitting.enter("Ana", "en", "keys")
        ear = by_keys.play(sitting, "logomachy", "en")
        assert place.keeper.hosts[0].is_over
        assert "You win with the most chips: you 7, Bob 0." in ear.log[-1]
        firefox.keys("/", "Escape", ENTER)
        assert sitting.wait() == ["Game menu. What can I do? Enter does it, 1 of 10"]
        firefox.keys("Another match", ENTER)
        firefox.until(lambda: any(AGAIN in told for told in sitting.wait()), AGAIN)
        assert len(place.keeper.hosts) == 2
        sitting.leave()
