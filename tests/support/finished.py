"""A match played to its end in the client, quickly and always the same."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from braillespiel.output.braille.display import KeyKind
from braillespiel.table.host import Player as Who
from braillespiel.ui.services import Setup
from tests.proof.situations import random_action
from tests.support.player import Player

NAMES = ("Ada", "Ben")


def finished(
    home: Path,
    game: str,
    language: str = "de",
    seed: int = 2,
    people: int = 1,
    columns: int = 40,
    by_display: bool = False,
    **options: Any,
) -> Player:
    """Return a player whose match of two seats has just ended; Ada sits at the first one.

    ``by_display``: who plays has pressed a key of a display, and none of a keyboard.
    """
    player = Player(home, language, columns)
    players = tuple(Who(name, "" if n < people else "normal") for n, name in enumerate(NAMES))
    setup = Setup(game, players, options, seed)
    player.ui.navigation.open_match(player.ui, lambda: player.app.matches.new_match(setup))
    if by_display:
        player.display.press(KeyKind.HOME)
        player.settle()
    finish(player)
    return player


def finish(player: Player) -> None:
    """Play the match to its end."""
    number = 0
    while random_action(player.table, Random(number)):
        number += 1
    player.table.deliver()
    player.settle()
