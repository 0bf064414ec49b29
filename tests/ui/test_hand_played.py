"""What only shows when a match is played by hand: stale messages, doubled words, dead keys."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from braillespiel.engine.contract import Thought
from braillespiel.ui.keymap import key_name
from braillespiel.words.catalogue import Words
from tests.support.player import Player


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def test_thinking_does_not_come_up_again_behind_the_hint(home: Path) -> None:
    player = Player(home)
    player.play("logomachy")

    def think(seat: int) -> Thought:
        for _ in range(900):
            yield
        return player.table.view().legal_actions()[0]

    player.table.port.hint = think  # type: ignore[method-assign]
    player.press("Ctrl+L", "C")
    line = player.cells
    player.press("H")
    assert player.ear.said[0] == "Denkt nach"
    assert player.cells != line
    player.press("BraillePanRight")
    assert player.cells == line


def test_another_key_ends_the_wait_after_an_enter_that_came_too_soon(home: Path) -> None:
    player = Player(home)
    player.press("Enter")
    player.clock.ms -= 990
    assert player.press("Enter")[0].endswith("Zum Ausführen noch einmal Eingabe")
    for key in ("Down", "Down"):
        player.clock.ms -= 990
        player.press(key)
    player.clock.ms -= 990
    assert player.press("Enter") == ["Logomachy. Spiel beginnen, 1 von 12"]


@pytest.mark.parametrize(
    ("key", "said"), [("+", "Plus"), ("Ctrl++", "Steuerung Plus"), ("-", "Minus"), ("K", "K")]
)
def test_the_plus_key_has_a_name(key: str, said: str) -> None:
    assert key_name(Words("de", ("client",)), key) == said


def test_the_help_names_no_key_for_what_the_game_has_taken_it_from(home: Path) -> None:
    player = Player(home)
    player.play("six")
    for title in ("Was hier geht.", "Alle Tasten."):
        assert player.press("F1")[0].startswith(title)
        entries = player.ui.screen.entries  # type: ignore[attr-defined]
        for key in ("Leertaste", "E", "1"):
            named = [entry.text.full for entry in entries if key in keys(entry.text.full)]
            assert len(named) == 1, named


def keys(row: str) -> list[str]:
    """Return the keys that a row of the help begins with."""
    return row.split(":")[0].split(", ")


def test_that_a_zone_is_empty_is_said_once(home: Path) -> None:
    player = Player(home)
    table = player.play("logomachy")
    hand = table.navigator.zone
    assert table.zone_phrase(hand).full == "Hand, 3 Karten, Bereich 1 von 6"
    assert table.zone_phrase(replace(hand, items=())).full == "Hand, Bereich 1 von 6"


def test_a_new_row_of_the_scores_says_whose_it_is(home: Path) -> None:
    player = Player(home)
    player.play("logomachy")
    player.press("Shift+S", "Right")
    assert player.press("Down") == ["Louis, keine Karte genommen"]
    assert player.press("Right") == ["3 Handkarten"]
    assert player.press("Left", "Left") == ["Louis kein Chip"]
    assert player.press("Up") == ["du kein Chip"]
