"""Twin matches that differ only in what a seat cannot know: it must perceive the same."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from typing import Any

from braillespiel.seat.table.screen import Table
from tests.proof.situations import keys_here, press, random_table
from tests.support.player import Player

LEFT_OUT = ("Escape", "F2", "H")
"""Keys that leave the table; and H, since how long a hint is thought about is real time."""


def perceived(player: Player, keys: list[str]) -> list[tuple[Any, ...]]:
    """Press keys as long as none acts; return what each made heard, felt and seen."""
    found: list[tuple[Any, ...]] = []
    table = player.table
    journal = list(table.session.match.journal)
    for key in keys:
        press(player, key)
        player.clock.ms -= 1000  # the games' clocks stand: what passing time reveals is an action
        if table.session.match.journal != journal or player.client.screen is not table:
            break
        picture = player.keyboard.picture
        heard = tuple(said.speech for said in player.said)
        found.append((key, heard, player.cells, tuple(player.sounds.played[-2:]), picture))
    return found


def look(folder: Path, game: str, seed: int, twin: bool) -> list[tuple[Any, ...]]:
    """Sit down at a random table, or at its twin, and look around."""
    player = Player(folder, seed=seed, settings={"double-press-ms": 0})
    try:
        rng = Random(f"table {game} {seed}")
        table = random_table(player, game, rng)
        if table.ended or not isinstance(player.client.screen, Table):
            return []
        if twin:
            view = table.session.view(table.seat)
            table.session.match.state = view.sample(Random(seed + 1))
        table.session.pause()
        table.refresh()
        keys = Random(f"keys {game} {seed}")
        pressed = [keys_here(player, keys) for _ in range(40)]
        return perceived(player, [key for key in pressed if key not in LEFT_OUT])
    finally:
        player.app.close()


def difference(game: str, seed: int) -> tuple[int, str]:
    """Return how many keys were compared, and the first difference ("" if there was none)."""
    with tempfile.TemporaryDirectory() as folder:
        first = look(Path(folder) / "a", game, seed, twin=False)
        second = look(Path(folder) / "b", game, seed, twin=True)
    for one, other in zip(first, second, strict=False):
        if one != other:
            return len(first), f"{game} {seed}: {one[:4]} / {other[:4]}"
    if len(first) != len(second):
        return len(first), f"{game} {seed}: an action is legal in one twin only"
    return len(first), ""
