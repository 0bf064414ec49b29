"""Shift+H asks for what the hint says, and its yes does it; without hints nothing is asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.ui.screens.menu import Question
from tests.proof.followed import follow
from tests.support.player import Player

POSITIONS = 8
"""Positions a game here; the room "hints" of the proof tries a thousand."""


def logomachy(home: Path, **settings: object) -> Player:
    player = Player(home, "en", settings=dict(settings))
    player.play("logomachy", seats=2)
    return player


def done(player: Player) -> list[str]:
    """Return what the person has done."""
    table = player.table
    return [entry.text for entry in table.port.host.match.journal if entry.seat == table.seat]


def test_shift_h_asks_and_yes_does_it(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    assert player.press("H") == ["Green 2 takes red 1 and blue 1. 3 cards"]
    assert player.press("Shift+H") == ["Green 2 takes red 1 and blue 1? No, 1 of 2"]
    assert player.cells.startswith("⠃⠛⠸⠀⠁⠗⠀⠁⠃⠹"), "the action, then the answer"
    assert done(player) == []
    hinted = player.table.hinted
    assert hinted is not None
    player.press("Down", "Enter")
    assert done(player) == [str(hinted.action)]


def test_without_a_hint_before_it_shift_h_thinks_of_one(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    assert player.press("Shift+H") == ["Green 2 takes red 1 and blue 1? No, 1 of 2"]
    (*_, last) = player.ui.announcer.history.kept_in("all")
    assert last.phrase.normal == "Green 2 takes red 1 and blue 1. 3 cards", "the reason is kept"


@pytest.mark.parametrize("keys", [("Escape",), ("Enter",)])
def test_no_leaves_everything_as_it_was(tmp_path: Path, keys: tuple[str, ...]) -> None:
    player = logomachy(tmp_path)
    player.press("Shift+H", *keys)
    assert player.ui.screen is player.table
    assert done(player) == []


def test_a_hint_for_what_was_asked_before_is_not_followed(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.play("ludoteca", seats=2)
    player.press("Shift+H")
    table = player.table
    (other,) = (one for one in table.view().legal_actions() if one != table.hinted.action)
    table.port.submit(table.seat, other)
    heard = player.press("Down", "Enter")
    assert heard[0].startswith("Something has happened since then. H gives a new hint.")
    assert done(player) == [str(other)]
    player.press("Shift+H")
    assert table.hinted is not None
    assert str(table.hinted.action) not in ("draw", "take"), "it was thought of anew"


def test_where_hints_are_not_wanted_neither_are_they_followed(tmp_path: Path) -> None:
    player = logomachy(tmp_path, practice=False)
    assert player.press("Shift+H") == ["Only in practice games against the computer"]
    player.press("F1")
    assert not any("Shift H" in entry.text.full for entry in player.ui.screen.entries)


def test_on_somebody_elses_turn_nothing_is_asked(tmp_path: Path) -> None:
    player = logomachy(tmp_path)
    table = player.table
    table.act(table.view().legal_actions()[0])
    assert not table.my_turn()
    assert "It is not your turn" in player.press("Shift+H")
    assert not isinstance(player.ui.screen, Question)


@pytest.mark.parametrize("game", registry.own())
def test_a_followed_hint_leaves_the_match_as_hinted(game: str) -> None:
    tried, wrong = follow(game, POSITIONS, seed=3)
    assert tried == POSITIONS
    assert wrong == []
