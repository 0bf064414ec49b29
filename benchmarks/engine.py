"""Random play beside RLCard's uno, in one run: python -m benchmarks.engine [GAME] [--seconds S].

A step is one uniformly random choice among the legal actions and carrying it out; dealing is
counted in. RLCard: rlcard.games.uno.game.UnoGame.step on its raw game, without the observation
encoding of its environment (--env measures that too).
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from braillespiel.engine.contract import CLOCK, Tick
from braillespiel.games import registry

ROUNDS = 5
"""The two are measured in turns, so that a busy moment hits both."""


def ours(name: str, seconds: float, seed: int) -> float:
    """Return the steps per second of random play with two seats."""
    game = registry.game(name)
    allowed = game.seats_for(game.resolve({}))
    seats = max(allowed[0], min(2, allowed[-1]))
    options, rng, steps = game.resolve({}), Random(seed), 0
    choice, began = rng.random, perf_counter()
    while perf_counter() - began < seconds:
        state = game.setup(seats, options, rng.getrandbits(40))
        while not state.is_over():
            for seat in state.to_act():
                if seat == CLOCK:
                    continue
                actions = state.legal_actions(seat)
                if actions:
                    state.apply(seat, actions[int(choice() * len(actions))])
                    break
            else:
                due = state.deadline()
                assert due is not None
                state.apply(CLOCK, Tick(due))
            steps += 1
    return steps / (perf_counter() - began)


def uno_game(seconds: float, seed: int) -> float:
    """Return the steps per second of RLCard's raw uno game."""
    import numpy
    from rlcard.games.uno import Game

    rng, steps, began = Random(seed), 0, perf_counter()
    choice = rng.random
    while perf_counter() - began < seconds:
        game = Game()
        game.np_random = numpy.random.RandomState(rng.getrandbits(31))
        game.init_game()
        while not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[int(choice() * len(actions))])
            steps += 1
    return steps / (perf_counter() - began)


def uno_env(seconds: float, seed: int) -> float:
    """Return the steps per second of RLCard's uno environment, as its users step it."""
    import rlcard

    rng, steps = Random(seed), 0
    env: Any = rlcard.make("uno", config={"seed": seed})
    choice, began = rng.random, perf_counter()
    while perf_counter() - began < seconds:
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(choice() * len(actions))])
            steps += 1
    return steps / (perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="logomachy", choices=registry.names())
    parser.add_argument("--seconds", type=float, default=1.0, help="per measurement")
    parser.add_argument("--env", action="store_true", help="RLCard's environment as well")
    given = parser.parse_args()
    others = {"RLCard uno": uno_game}
    if given.env:
        others["RLCard uno environment"] = uno_env
    found: dict[str, list[float]] = {given.game: [], **{name: [] for name in others}}
    for seed in range(ROUNDS):
        found[given.game].append(ours(given.game, given.seconds, seed))
        for name, measure in others.items():
            found[name].append(measure(given.seconds, seed))
    own = median(found[given.game])
    print(f"{given.game}: {own:,.0f} steps/s")
    for name in others:
        rate = median(found[name])
        print(f"{name}: {rate:,.0f} steps/s; ratio {own / rate:.2f}")


if __name__ == "__main__":
    main()
