"""Cubus: legality and tile count, suggestions, random play: python -m benchmarks.cubus.

Legality: a pile of 4 x 4 x 4. Suggestions: positions of matches between hard and normal bots, the
search cut off after one second beside one with ten times the effort. Random play beside RLCard's
raw gin rummy, in one run.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter, process_time

from benchmarks.engine import ours
from braillespiel.engine.contract import CLOCK
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import think
from braillespiel.games.cubus.builds import BuildContext
from braillespiel.games.cubus.game import GAME
from braillespiel.games.cubus.picture import picture
from braillespiel.games.cubus.rules import CubusState
from braillespiel.games.cubus.search import SearchBudget, builds, search
from braillespiel.games.cubus.strips import Sketch

FAR = SearchBudget(2_500, 300, 200_000)
HINT_S = 1.0


def micro(what: Callable[[], object], times: int = 500) -> float:
    """Return the median time of a call in microseconds of processor time."""
    found = []
    for _ in range(7):
        began = process_time()
        for _ in range(times):
            what()
        found.append((process_time() - began) / times * 1e6)
    return median(found)


def legality() -> None:
    cube = {(x, y): 4 for x in range(4) for y in range(4)}
    sketch = Sketch(cube)

    def change() -> None:
        sketch.set((3, 3), 3)
        sketch.set((3, 3), 4)

    print(f"64 boxes, one column changed: {micro(change) / 2:.1f} us")
    print(f"64 boxes, from scratch: {micro(lambda: Sketch(cube)):.1f} us")
    print(f"64 boxes, reference: {micro(lambda: picture(cube), 50):.0f} us")


def sites(number: int) -> list[BuildContext]:
    """Return what could be built from in matches between bots."""
    found: list[BuildContext] = []
    seed = 0
    while len(found) < number:
        rng, match = Random(seed), Match(GAME, 2, {}, seed)
        seed += 1
        while not match.state.is_over():
            state = match.state
            assert isinstance(state, CubusState)
            seat = min(state.to_act() - {CLOCK})
            if state.public.phase == "build" and rng.random() < 0.08:
                found.append(state.context())
            match.apply(seat, think(GAME.bot(("hard", "normal")[seat]), state.view(seat), rng))
    return found[:number]


def in_time(context: BuildContext) -> tuple[int, float]:
    """Return the most points found within HINT_S of processor time, and the time taken."""
    thought, began = builds(context), process_time()
    points = 0
    while True:
        try:
            next(thought)
        except StopIteration as done:
            points = max((f.points for f in done.value), default=0)
            return points, process_time() - began
        if process_time() - began > HINT_S:
            return -1, process_time() - began


def suggestions(number: int) -> None:
    worst, short, late, times = 1.0, 0, 0, []
    for context in sites(number):
        points, spent = in_time(context)
        times.append(spent)
        best = max((f.points for f in search(context, FAR)), default=0)
        late += points < 0
        if best and points >= 0:
            worst = min(worst, points / best)
            short += points / best < 0.9
    print(
        f"suggestions in {number} positions: {late} not done in {HINT_S:.0f} s, "
        f"{short} more than 10 % below the best known, worst {worst:.0%}; "
        f"median {1000 * median(times):.0f} ms, longest {1000 * max(times):.0f} ms"
    )


def gin(seconds: float, seed: int) -> float:
    """Return the steps per second of RLCard's raw gin rummy."""
    import numpy
    from rlcard.games.gin_rummy import Game

    rng, steps, began = Random(seed), 0, perf_counter()
    while perf_counter() - began < seconds:
        game = Game()
        game.np_random = numpy.random.RandomState(rng.getrandbits(31))
        game.init_game()
        while not game.is_over():
            actions = game.judge.get_legal_actions()
            game.step(actions[int(rng.random() * len(actions))])
            steps += 1
    return steps / (perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=1.0)
    given = parser.parse_args()
    legality()
    pairs = [(ours("cubus", given.seconds, n), gin(given.seconds, n)) for n in range(5)]
    mine, theirs = median(a for a, _ in pairs), median(b for _, b in pairs)
    print(
        f"random play: cubus {mine:,.0f} steps/s, RLCard gin rummy {theirs:,.0f}: "
        f"{median(a / b for a, b in pairs):.2f} times"
    )
    suggestions(given.positions)


if __name__ == "__main__":
    main()
