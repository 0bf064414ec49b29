"""Compose Hexaducto puzzles: draw small fields at random, keep those that have an idea.

    python -m scripts.puzzles > braillespiel/games/hexaducto/composed.json

Every kind of puzzle in ``PLAN`` is looked for with seeds of its own, so the same program always
writes the same file. It takes some minutes.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec

from braillespiel.engine.contract import GameError
from braillespiel.games.hexaducto.cards import LOWEST, VALUES, shuffled_set
from braillespiel.games.hexaducto.composed import Composed
from braillespiel.games.hexaducto.geometry import NEIGHBOURS, axial
from scripts.puzzle_ideas import DRAWN, IDEAS, Study
from scripts.puzzle_search import Field, TooManyError

MOST_TRIES = 200_000


@dataclass(frozen=True)
class Kind:
    """What is looked for: an idea, cards, moves, and the most ways of placing cards."""

    idea: str
    cards: int
    moves: int
    solutions: int = 1
    seed: int = 0

    @property
    def long(self) -> bool:
        """Tell whether it has more moves than draws are searched with."""
        return self.moves > DRAWN


PLAN = (
    Kind("crossing", 4, 1, seed=1),
    Kind("star", 7, 1, seed=2),
    Kind("at-last", 5, 2, seed=3),
    Kind("apart", 5, 2, seed=4),
    Kind("dock-last", 6, 2, seed=5),
    Kind("cascade", 7, 2, 3, seed=6),
    Kind("three-parts", 7, 2, 2, seed=11),
    Kind("needle", 7, 2, seed=10),
    Kind("two-docks", 6, 2, 4, seed=13),
    Kind("patience", 6, 3, 2, seed=14),
    Kind("late", 6, 3, 4, seed=15),
    Kind("chain", 5, 3, seed=16),
    Kind("at-last", 5, 4, 2, seed=21),
    Kind("crossing", 5, 4, 2, seed=22),
    Kind("late", 5, 4, 4, seed=23),
    Kind("chain", 5, 5, seed=24),
    Kind("crossing", 5, 5, 3, seed=25),
    Kind("patience", 5, 6, 4, seed=26),
    Kind("crossing", 5, 7, 4, seed=27),
    Kind("at-last", 5, 8, 4, seed=28),
)


def shape(rng: Random, count: int, loose: int) -> list[int]:
    """Return ``count`` cells that hang together, ``loose`` of them in a part of their own."""
    cells = {0}
    slim = rng.choice((1, 2, 6))
    while len(cells) < count - loose:
        cell = rng.choice(sorted(cells)) + rng.choice(NEIGHBOURS)
        # Slim fields fall apart sooner.
        if sum(cell + step in cells for step in NEIGHBOURS) <= slim:
            cells.add(cell)
    while len(cells) < count:
        cells.add(rng.choice(sorted(cells)) + rng.choice(NEIGHBOURS) * rng.choice((1, 2)))
    return sorted(cells, key=axial)


def opening(rng: Random, kind: Kind) -> dict[str, Any]:
    """Return a position by chance."""
    loose = rng.randint(1, 2) if kind.idea == "apart" else 0
    low = rng.randint(0, 6)
    high = low + rng.choice((3, 4, 5, 6) if kind.long else (2, 3, 4, 5))
    field: Field = {cell: rng.randint(low, high) for cell in shape(rng, kind.cards, loose)}
    discard = rng.randint(max(LOWEST, low - 1), min(max(VALUES), high + 1))
    cards = shuffled_set(rng)
    open_cards = (*field.values(), discard)
    for value in open_cards:
        cards.remove(value)
    if kind.long:  # what is drawn shall fit nowhere
        cards.sort(key=lambda card: -min(abs(card - value) for value in open_cards))
    return {
        "fields": [
            [
                {"q": axial(cell)[0], "r": axial(cell)[1], "value": value}
                for cell, value in field.items()
            ]
        ],
        "discard": [discard],
        "pile": cards[: kind.moves + 1],
        "moves": kind.moves,
    }


def found(kind: Kind) -> Composed | None:
    """Return the first puzzle of a kind, None if none turns up."""
    rng = Random(f"puzzle {kind.seed}")
    for _ in range(MOST_TRIES):
        puzzle = Composed(kind.idea, opening(rng, kind), [])
        try:
            study = Study(puzzle)
            if study.cut is not (kind.idea == "apart"):
                continue
            if not study.sound or study.ways > kind.solutions:
                continue
            if not IDEAS[kind.idea](study):
                continue
        except (GameError, TooManyError):
            continue
        solution = [str(action) for action in study.solutions[0]]
        return Composed(puzzle.idea, puzzle.position, solution)
    return None


def main() -> None:
    """Write the puzzles, one a line."""
    lines = []
    for number, kind in enumerate(PLAN, 1):
        puzzle = found(kind)
        if puzzle is None:
            sys.exit(f"no puzzle {number}: {kind}")
        print(number, kind, file=sys.stderr, flush=True)
        lines.append(msgspec.json.encode(puzzle).decode())
    print("[\n" + ",\n".join(lines) + "\n]")


if __name__ == "__main__":
    main()
