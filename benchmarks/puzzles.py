"""How many moves Hexaducto's puzzles take: python -m benchmarks.puzzles [--seeds 500].

The solver, which is the hard bot, plays each seed without a limit that binds; what it needed is
kept in a file as soon as it is known, so that a run can be stopped and goes on where it was.
Printed are the moves within which it clears 90, 60 and 30 % of the seeds: the limits of the
levels easy, normal and hard.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from braillespiel.engine.simulate import play
from braillespiel.games.hexaducto.game import GAME

MOST = 100
"""Moves given."""
SHARES = {"easy": 90, "normal": 60, "hard": 30}


def needed(seed: int) -> int:
    """Return the moves that the solver needs for a seed; MOST + 1 where it does not clear it."""
    options = {"puzzle": "custom", "moves": MOST, "untimed": True}
    state = play(GAME, [GAME.bot("hard")], options, seed).state
    return MOST - state.public.moves if state.winners() else MOST + 1


def limit(moves: list[int], percent: int) -> int:
    """Return the fewest moves within which at least ``percent`` of the seeds are cleared."""
    return sorted(moves)[-(-len(moves) * percent // 100) - 1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=500)
    parser.add_argument("--kept", type=Path, default=Path("build/puzzles.txt"))
    given = parser.parse_args()
    given.kept.parent.mkdir(parents=True, exist_ok=True)
    text = given.kept.read_text() if given.kept.exists() else ""
    found = {int(seed): int(moves) for seed, moves in map(str.split, text.splitlines())}
    with given.kept.open("a") as file:
        for seed in range(given.seeds):
            if seed not in found:
                found[seed] = needed(seed)
                file.write(f"{seed} {found[seed]}\n")
                file.flush()
    moves = [found[seed] for seed in range(given.seeds)]
    for level, percent in SHARES.items():
        print(f"{level}: {limit(moves, percent)} moves clear {percent} % of {len(moves)} seeds")
    print(f"longest {max(moves)} moves; {sum(n > MOST for n in moves)} not cleared")


if __name__ == "__main__":
    main()
