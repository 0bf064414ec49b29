"""How fast Hexaducto is: python -m benchmarks.hexaducto [--seconds S].

Random play of two seats (a uniformly random legal action, carried out; dealing counted in)
beside RLCard's raw gin rummy in turns of one run; the time to list all docking places of fields
fallen apart; the time of a hard bot's move and of building and wording all zones of six seats.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median
from time import perf_counter

from benchmarks.bots import Timed
from benchmarks.engine import ROUNDS, ours
from braillespiel.engine.simulate import play
from braillespiel.games.hexaducto.game import GAME
from braillespiel.games.hexaducto.geometry import cell, dock_places, parts
from braillespiel.games.hexaducto.presenter import HexaductoPresenter
from braillespiel.words.catalogue import Words


def gin_rummy(seconds: float, seed: int) -> float:
    """Return the steps per second of RLCard's raw gin rummy."""
    import numpy
    from rlcard.games.gin_rummy.game import GinRummyGame

    rng, steps = Random(seed), 0
    choice, began = rng.random, perf_counter()
    while perf_counter() - began < seconds:
        game = GinRummyGame()
        game.np_random = numpy.random.RandomState(rng.getrandbits(31))
        game.init_game()
        while not game.is_over():
            actions = game.judge.get_legal_actions()
            game.step(actions[int(choice() * len(actions))])
            steps += 1
    return steps / (perf_counter() - began)


def docking(fields: int) -> list[float]:
    """Return the seconds that listing the docking places of random scattered fields takes.

    The best of three for every field, so that what else the machine does is not counted.
    """
    rng, times = Random(1), []
    plane = [cell(q, r) for q in range(-4, 5) for r in range(-4, 5)]
    while len(times) < fields:
        cells = set(rng.sample(plane, rng.randint(6, 19)))
        if len(parts(cells)) > 1:
            tries = []
            for _ in range(3):
                began = perf_counter()
                dock_places(cells)
                tries.append(perf_counter() - began)
            times.append(min(tries))
    return sorted(times)


def hard_moves(matches: int) -> list[float]:
    """Return the seconds of a hard bot's moves in matches of two."""
    bots = [Timed(GAME.bot("hard")), Timed(GAME.bot("hard"))]
    for seed in range(matches):
        play(GAME, bots, GAME.resolve({}), seed)
    return sorted(bots[0].moves + bots[1].moves)


def zones(times: int) -> list[float]:
    """Return the seconds that all zones of a table of six take, nothing worded before."""
    view = GAME.setup(6, GAME.resolve({}), 1).view(0)
    words = Words("de", ("client", "cards", "games/hexaducto"))
    found = []
    for number in range(times):
        presenter = HexaductoPresenter(words, list("ABCDEF"), 0)
        presenter.zones(view)
        began = perf_counter()
        presenter.zones(GAME.setup(6, GAME.resolve({}), number).view(0))
        found.append(perf_counter() - began)
    return sorted(found)


def show(name: str, times: list[float]) -> None:
    print(
        f"{name}: median {median(times) * 1000:.2f} ms, 99 % under "
        f"{times[int(len(times) * 0.99)] * 1000:.2f} ms, longest {times[-1] * 1000:.2f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="per measurement")
    seconds = parser.parse_args().seconds
    own, other = [], []
    for seed in range(ROUNDS):
        own.append(ours("hexaducto", seconds, seed))
        other.append(gin_rummy(seconds, seed))
    print(f"hexaducto: {median(own):,.0f} steps/s")
    print(
        f"RLCard gin rummy: {median(other):,.0f} steps/s; ratio {median(own) / median(other):.2f}"
    )
    show("docking places of a field", docking(2000))
    show("a move of the hard bot", hard_moves(20))
    show("all zones of a table of six", zones(50))


if __name__ == "__main__":
    main()
