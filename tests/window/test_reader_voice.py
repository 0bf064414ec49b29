"""Who says what while a screen reader reads the window."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.output.frontend import Clicked, Stepped
from tests.support.player import Keyboard, Player


class Reader(Keyboard):
    """A front end with a live region that may be heard."""

    readable = True

    def __init__(self) -> None:
        super().__init__()
        self.heard = False
        self.live: list[tuple[str, bool]] = []

    def announce(self, text: str, urgent: bool) -> bool:
        if self.heard:
            self.live.append((text, urgent))
        return self.heard


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    monkeypatch.setattr("tests.support.player.Keyboard", Reader)
    return Player(tmp_path, "en", settings={"screen-reader": True})


def test_the_focus_is_left_to_the_reader(player: Player):
    assert player.press("Down") == []
    assert player.press("Down") == []
    player.play("logomachy", rounds=1, seats=2)
    assert player.press("Right") == []
    assert player.press("PageDown") == []


def test_answers_and_events_go_to_the_speech_backend_where_live_text_is_ignored(player: Player):
    player.play("logomachy", rounds=1, seats=2)
    assert player.press("T") == ["Your turn: 2 of 3 fit."]
    assert player.press("X") != []
    player.press("C", "Home")
    heard = player.press("Enter")
    assert any("Louis" in text for text in heard)


def test_and_to_the_live_region_where_it_is_heard(player: Player):
    reader = player.keyboard
    assert isinstance(reader, Reader)
    reader.heard = True
    player.play("logomachy", rounds=1, seats=2)
    reader.live.clear()
    assert player.press("T") == []
    assert reader.live == [("Your turn: 2 of 3 fit.", True)]


def test_a_value_that_the_reader_sees_change_is_left_to_it(player: Player):
    player.press("F2", "End", "Up", "Up", "Enter")
    assert player.press("Right") == [], "a choice"
    player.press("Down", "Down", "Down")
    assert player.press("Right") == [], "a slider"
    player.press("Down")
    assert player.press("Space") == [], "a check box"


def test_f12_changes_over_and_back(player: Player):
    assert player.press("F12") == ["Screen reader reads the window: off"]
    assert player.press("Down") != []
    player.press("F12")
    assert player.press("Down") == []


def test_a_display_of_our_own_is_given_away_and_taken_back(player: Player):
    given: list[bool] = []
    player.display.focus = given.append  # type: ignore[method-assign]
    player.press("F12")
    player.press("F12")
    assert given == [True, False]


def test_a_wish_for_the_focus_does_not_act(tmp_path: Path):
    player = Player(tmp_path, "en")
    table = player.play("logomachy", rounds=1, seats=2)
    key = table.navigator.zones[0].items[2].key
    journal = len(table.port.host.match.journal)
    player.clock.ms += 1000
    player.keyboard.events.append(Clicked(key, act=False))
    player.settle()
    assert table.navigator.item is not None
    assert table.navigator.item.key == key
    assert len(table.port.host.match.journal) == journal


def test_a_click_acts_at_once(tmp_path: Path):
    player = Player(tmp_path, "en")
    player.click("new")
    player.click("logomachy")
    player.click("start")
    table = player.table
    key = table.navigator.zones[0].items[2].key
    assert player.click(key) == ["Which action? Take red 1 and blue 1 with green 2, 1 of 2"]
    player.clock.ms += 1000
    player.press("Enter")
    assert table.port.host.match.journal[0].seat == 0


def test_a_click_on_what_has_only_just_appeared_is_asked_again(tmp_path: Path):
    player = Player(tmp_path, "en")
    player.click("new")
    player.keyboard.events.append(Clicked("logomachy"))
    player.keyboard.events.append(Clicked("start"))
    player.settle()
    assert any("again" in text for text in player.ear.said), player.ear.said


def test_a_click_on_nothing_says_so(tmp_path: Path):
    player = Player(tmp_path, "en")
    assert player.click("nowhere") == ["Nothing here"]


def test_a_step_changes_a_value(tmp_path: Path):
    player = Player(tmp_path, "en")
    player.press("F2", "End", "Up", "Up", "Enter")
    player.keyboard.events.append(Stepped("zoom", 2))
    player.settle()
    assert player.app.settings.number("zoom") == 150
    player.keyboard.events.append(Stepped("zoom", -1))
    player.settle()
    assert player.app.settings.number("zoom") == 125


def test_the_print_stands_under_its_cells(tmp_path: Path):
    player = Player(tmp_path, "en")
    player.play("logomachy", rounds=1, seats=2)
    player.press("C", "Right")
    picture = player.keyboard.picture
    assert picture is not None
    assert picture.prints[0] == ((0, 1, "h"), (2, 2, "3y"), (5, 2, "7b"), (8, 2, "2g"))
    player.press("T")
    picture = player.keyboard.picture
    assert picture is not None
    assert [text for _, _, text in picture.prints[0]][:2] == ["your", "turn:"]
