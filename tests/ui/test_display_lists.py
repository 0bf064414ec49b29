"""The list that a display's bottom key opens: what is legal now comes first, in every game."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.output.braille.display import KeyKind
from tests.support.facts import facts
from tests.support.player import Player


def listed(player: Player, count: int) -> list[str]:
    """Open the list by the display's bottom key; return its first entries."""
    player.display.press(KeyKind.BOTTOM)
    player.settle()
    return [entry.text.brief for entry in player.ui.screen.entries[:count]]


@pytest.mark.parametrize("game", [game for game in registry.own() if facts(game).LISTED])
def test_what_is_legal_now_comes_first(tmp_path: Path, game: str) -> None:
    keys, entries = facts(game).LISTED
    player = Player(tmp_path, "en", columns=20)
    player.play(game, seats=2)
    player.press("Ctrl+L", *keys)
    assert listed(player, 5) == list(entries)
