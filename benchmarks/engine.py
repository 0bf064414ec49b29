"""Random play beside RLCard and OpenSpiel, in one run: python -m benchmarks.engine [GAME ...].

A step is one uniformly random choice of a player among the legal actions and carrying it out;
dealing and the drawing of cards are counted in, but are no steps. All are stepped from Python, as
their users do it. RLCard: rlcard.games.uno.game.UnoGame.step on its raw game, without the
observation encoding of its environment (--env measures that too). OpenSpiel, written in C++:
legal_actions and apply_action; chance_outcomes where chance acts.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from braillespiel.engine.contract import CLOCK, Tick
from braillespiel.games import registry

ROUNDS = 5
"""All are measured in turns, so that a busy moment hits everyone."""
OPEN_SPIEL = ("crazy_eights", "gin_rummy", "hearts", "hex")
"""Its games nearest to ours: shedding, melds, tricks, hexagons."""


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


def open_spiel(name: str, seconds: float, seed: int) -> float:
    """Return the steps per second of a game of OpenSpiel."""
    import pyspiel

    rng, steps = Random(seed), 0
    game: Any = pyspiel.load_game(name)
    choice, began = rng.random, perf_counter()
    while perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(choice() * len(actions))])
                steps += 1
    return steps / (perf_counter() - began)


Measure = Callable[[float, int], float]
"""(seconds, seed) to steps per second."""


def others(env: bool) -> tuple[dict[str, Measure], list[str]]:
    """Return what stands beside us, and a line for each that is not installed."""
    found: dict[str, Measure] = {}
    missing = []
    if find_spec("rlcard"):
        found["RLCard uno"] = uno_game
        if env:
            found["RLCard uno environment"] = uno_env
    else:
        missing.append("RLCard: not measured: install it with pip install rlcard")
    if find_spec("pyspiel"):
        found |= {f"OpenSpiel {name}": partial(open_spiel, name) for name in OPEN_SPIEL}
    else:
        missing.append("OpenSpiel: not measured: install it with pip install open_spiel")
    return found, missing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(registry.own()))
    parser.add_argument("--seconds", type=float, default=1.0, help="per measurement")
    parser.add_argument("--env", action="store_true", help="RLCard's environment as well")
    given = parser.parse_args()
    if unknown := sorted(set(given.games) - set(registry.own())):
        parser.error(f"unknown {', '.join(unknown)}; there are {', '.join(registry.own())}")
    beside, missing = others(given.env)
    own: dict[str, Measure] = {name: partial(ours, name) for name in given.games or registry.own()}
    found: dict[str, list[float]] = {name: [] for name in (*own, *beside)}
    for seed in range(ROUNDS):
        for name, measure in (*own.items(), *beside.items()):
            found[name].append(measure(given.seconds, seed))
    rates = {name: median(figures) for name, figures in found.items()}
    for name in beside:
        print(f"{name}: {rates[name]:,.0f} steps/s")
    for name in own:
        ratios = (f"{rates[name] / rates[other]:.2f} x {other}" for other in beside)
        print(f"{name}: {'; '.join((f'{rates[name]:,.0f} steps/s', *ratios))}")
    for line in missing:
        print(line)


if __name__ == "__main__":
    main()
