"""A player's own deck file in the whole client: chosen, refused in words, kept with the match."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games.ludoteca.decks import own_path
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.screens.new_match import MatchSetup
from tests.games.ludoteca.test_decks import GOALS, RESOURCE
from tests.support.player import Player


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path))
    own_path().parent.mkdir(parents=True)
    return Player(tmp_path)


def start(player: Player) -> list[str]:
    setup = MatchSetup(player.ui, "ludoteca")
    setup.options.update({"extended": True, "deck": "own"})
    player.ui.push(setup)
    return player.press("Enter")


def test_without_the_file_the_place_is_said_and_the_menu_stays(player: Player) -> None:
    heard = start(player)
    assert str(own_path()) in heard[-1]
    assert player.cells
    assert isinstance(player.ui.screens[-1], MatchSetup)


def test_a_wrong_file_says_where_it_is_wrong(player: Player) -> None:
    own_path().write_text(RESOURCE.replace("copies = 3", "copies = 9") + GOALS, encoding="utf-8")
    assert "resource cake: copies" in start(player)[-1]


def test_a_saved_match_goes_on_when_the_file_is_gone(player: Player) -> None:
    own_path().write_text(RESOURCE + GOALS, encoding="utf-8")
    start(player)
    player.press("N")
    before = player.table.port.host.match
    own_path().unlink()
    saved = player.ui.services.matches.saved()
    again = player.ui.services.matches.resume(saved[0].id)
    assert isinstance(player.ui.screens[-1], MatchScreen)
    assert again.host.match.to_position() == before.to_position()
