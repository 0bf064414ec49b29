"""Matches and statistics of a game that is not installed any more stay, and say what is missing."""

from __future__ import annotations

from pathlib import Path

from braillespiel.ui.screens.main_menu import ResumeMenu
from braillespiel.ui.screens.statistics_menu import StatisticsMenu
from tests.support.packages import installed, put_examples
from tests.support.player import Player


def test_a_match_outlives_its_game_and_goes_on_with_it(tmp_path: Path) -> None:
    folders, home = put_examples(tmp_path / "installed"), tmp_path / "home"
    with installed(*folders):
        here = Player(home, "en")
        here.play("tictactoe")
        here.press("B", "Tab", "Enter")
        here.press("Escape")
        assert here.errors == []
        here.app.close()
    with installed():
        here = Player(home, "en")
        here.ui.push(ResumeMenu(here.ui))
        here.settle()
        said = here.press("Home")
        assert said[0].startswith("tictactoe, not installed, today ")
        assert here.press("Enter") == [
            "This match needs tictactoe, which is not installed here. It stays kept; install the "
            "game, and you can open it."
        ]
        assert here.errors == []
        here.app.close()
    with installed(*folders):
        here = Player(home, "en")
        here.ui.push(ResumeMenu(here.ui))
        here.settle()
        assert "Tic-tac-toe" in here.press("Home")[0]
        here.press("Enter")
        assert here.table.game == "tictactoe"
        assert here.errors == []
        here.app.close()


def test_statistics_outlive_their_game(tmp_path: Path) -> None:
    folders, home = put_examples(tmp_path / "installed"), tmp_path / "home"
    with installed(*folders):
        here = Player(home, "en")
        table = here.play("tictactoe")
        for _ in range(9):
            if not table.over:
                here.press("B", "Tab", "Enter")
        assert here.errors == []
        here.app.close()
    with installed():
        here = Player(home, "en")
        here.ui.push(StatisticsMenu(here.ui))
        here.settle()
        assert here.press("Home")[0].startswith("tictactoe, not installed: 0 of 1 won")
        here.press("Enter")
        assert here.errors == []
        here.app.close()
