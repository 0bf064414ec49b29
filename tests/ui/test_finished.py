"""Finished matches: heard again, and kept as files, from the menu."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from braillespiel.store.match_file import read_match
from tests.proof.situations import random_action, random_table
from tests.support.player import Player


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    player = Player(tmp_path / "home")
    table = random_table(player, "logomachy", Random(2), actions=0)
    while random_action(table, Random(len(table.port.host.match.journal))):
        pass
    table.deliver()
    player.settle()
    ui = player.ui
    player.press("Escape", "End")
    left = "Zum Hauptmenü, die Partie steht unter Gespielte Partien, "
    assert player.ear.said[-1].startswith(left)
    player.press("Enter")
    assert ui.screen is ui.screens[0]
    player.press("Home")
    while not player.ear.said[-1].startswith("Gespielte Partien"):
        player.press("Down")
    player.press("Enter")
    yield player
    player.app.close()
    assert player.errors == []


def test_a_match_is_kept_as_a_file_and_kept_again(player: Player, home_of_nobody: Path) -> None:
    for _ in range(2):
        (said,) = player.press("Right")
        assert str(home_of_nobody / "matches") in said
        assert player.cells
        (kept,) = (home_of_nobody / "matches").iterdir()
        file = read_match(kept)
        assert file.game == "logomachy"
        assert len(file.journal) > 10


def test_where_no_file_can_be_made_the_reason_is_said(player: Player, home_of_nobody: Path) -> None:
    home_of_nobody.write_text("a file where the folder should be")
    (said,) = player.press("Right")
    assert str(home_of_nobody) in said
    assert player.press("Enter")[-1]
