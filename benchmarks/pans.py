"""How often a finger pans in a turn, and over what: python -m benchmarks.pans [COLUMNS].

Two matches with two bots of each of four games, 40 turns at most; whatever comes is read to its
end after each turn. The seeds are fixed, so what is counted is the same on every machine.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

from braillespiel.games import registry
from braillespiel.table.host import Player as Seated
from braillespiel.ui.services import Setup
from braillespiel.words.phrase import without_marks
from tests.proof.situations import random_action
from tests.support.player import Player

GAMES = [(game, "de") for game in registry.own() if not registry.presenter_type(game).shared]
ENGLISH = [("ludoteca", "en"), ("hexaducto", "en")]
SEEDS = (2, 3)
TURNS = 40
NAMES = re.compile(r"\b(?:Ada|Ben|Cleo)\b")


def kind(braille: str) -> str:
    """Return a wording without its numbers and names."""
    return re.sub(r"-?\d+", "#", NAMES.sub("NAME", without_marks(braille)))


def counted(game: str, language: str, columns: int, seed: int) -> tuple[int, Counter[str]]:
    """Play a match; return its turns, and how often each kind of message was panned on from."""
    found: Counter[str] = Counter()
    turns = 0
    with tempfile.TemporaryDirectory() as home:
        settings = {"braille-cell-ms": 45}
        player = Player(Path(home), language, columns, settings=settings)
        seats = (Seated("Ada", ""), Seated("Ben", "normal"), Seated("Cleo", "normal"))
        matches, ui = player.app.matches, player.ui
        ui.navigation.open_match(ui, lambda: matches.new_match(Setup(game, seats, {}, seed)))
        view = ui.announcer.braille
        while turns < TURNS:
            player.table.deliver()
            player.wait(2000, 500)
            while view.is_over or view.unread:
                over = view.over()
                found[kind(over[0]) if over else "the line"] += 1
                player.press("BraillePanRight")
            if not random_action(player.table, Random(turns)):
                break
            turns += 1
        player.app.close()
    return turns, found


def main() -> None:
    """Print the pans a turn for each game, and what was panned on from most."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pans", description=__doc__)
    parser.add_argument("columns", nargs="?", type=int, default=20)
    columns = parser.parse_args().columns
    all_turns = all_pans = 0
    for game, language in (*GAMES, *ENGLISH):
        turns, found = 0, Counter[str]()
        for seed in SEEDS:
            more, kinds = counted(game, language, columns, seed)
            turns, found = turns + more, found + kinds
        all_turns, all_pans = all_turns + turns, all_pans + found.total()
        most = ", ".join(f"{text!r} {count}" for text, count in found.most_common(5))
        print(f"{game} {language}: {found.total() / turns:.2f} pans a turn; {most}")
    print(
        f"{columns} cells: {all_pans} pans in {all_turns} turns, {all_pans / all_turns:.2f} a turn"
    )


if __name__ == "__main__":
    main()
