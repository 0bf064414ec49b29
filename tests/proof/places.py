"""Menus and questions beside the table, so that random keys come there too."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from braillespiel.ui.replay.finished_menu import FinishedMenu
from braillespiel.ui.screens.first_run import FirstRun
from braillespiel.ui.screens.labels_menu import LabelsMenu
from braillespiel.ui.screens.main_menu import ChooseGame, MainMenu, ResumeMenu, StatisticsMenu
from braillespiel.ui.screens.new_match import MatchSetup
from braillespiel.ui.screens.screen import Screen
from braillespiel.ui.ui import Ui
from tests.proof.situations import random_action
from tests.support.player import Player

LONGEST = 3000
"""Actions after which a match is left unfinished."""
PLACES: tuple[Callable[[Ui, str], Screen], ...] = (
    lambda ui, game: FirstRun(ui, lambda: ui.push(MainMenu(ui))),
    lambda ui, game: LabelsMenu(ui),
    lambda ui, game: ChooseGame(ui),
    lambda ui, game: MatchSetup(ui, game),
    lambda ui, game: StatisticsMenu(ui),
    lambda ui, game: FinishedMenu(ui),
    lambda ui, game: ResumeMenu(ui),
)


def go_elsewhere(player: Player, game: str, rng: Random) -> None:
    """Finish the match or leave it, and go to the main menu or one of the menus behind it."""
    table = player.table
    if rng.random() < 0.5:
        for _ in range(LONGEST):
            if not random_action(table, rng):
                break
        table.deliver()
        player.settle()
    ui = player.ui
    ui.pop_to(ui.screens[0])
    if rng.random() < 0.8:
        ui.push(rng.choice(PLACES)(ui, game))
    player.settle()
