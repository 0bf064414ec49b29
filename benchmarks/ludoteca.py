"""Random play of Ludoteca beside RLCard's gin-rummy, in one run: python -m benchmarks.ludoteca.

A step is one uniformly random choice among the legal actions and carrying it out; dealing is
counted in. Both sides alike: their raw game without an observation encoding.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median
from time import perf_counter

from braillespiel.games.ludoteca.game import GAME

ROUNDS = 5
"""The two are measured in turns, so that a busy moment hits both."""


def ours(extended: bool, seats: int, seconds: float, seed: int) -> float:
    """Return steps per second of random play."""
    options, rng, steps = GAME.resolve({"extended": extended}), Random(seed), 0
    choice, began = rng.random, perf_counter()
    while perf_counter() - began < seconds:
        state = GAME.setup(seats, options, rng.getrandbits(40))
        table = state.public
        while table.phase != "over":
            actions = state.legal_actions(table.turn)
            state.apply(table.turn, actions[int(choice() * len(actions))])
            steps += 1
    return steps / (perf_counter() - began)


def gin_rummy(seconds: float, seed: int) -> float:
    """Return steps per second of RLCard's raw gin-rummy."""
    import numpy
    from rlcard.games.gin_rummy.game import GinRummyGame

    rng, steps, began = Random(seed), 0, perf_counter()
    choice = rng.random
    while perf_counter() - began < seconds:
        game = GinRummyGame()
        game.np_random = numpy.random.RandomState(rng.getrandbits(31))
        game.init_game()
        while not game.is_over():
            actions = game.judge.get_legal_actions()
            game.step(actions[int(choice() * len(actions))])
            steps += 1
    return steps / (perf_counter() - began)


def main() -> None:
    """Print both speeds and how they compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="per measurement")
    seconds = parser.parse_args().seconds
    variants = [(extended, seats) for extended in (False, True) for seats in (2, 4)]
    mine: dict[tuple[bool, int], list[float]] = {variant: [] for variant in variants}
    theirs = []
    for round_number in range(ROUNDS):
        theirs.append(gin_rummy(seconds, round_number))
        for variant in variants:
            mine[variant].append(ours(*variant, seconds, round_number))
    base = median(theirs)
    print(f"rlcard gin-rummy: {base:,.0f} steps/s")
    for (extended, seats), speeds in mine.items():
        name = "extended" if extended else "basic"
        speed = median(speeds)
        print(f"ludoteca {name}, {seats} seats: {speed:,.0f} steps/s, {speed / base:.1f} x")


if __name__ == "__main__":
    main()
