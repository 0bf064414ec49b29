"""How long hard bots take to decide: python -m benchmarks.decisions [GAME ...].

CPU time of the first decisions of matches of two hard bots (or one, where a game has but one seat)
with a game's default options unless named. Decisions with one legal action are left out.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median
from time import process_time
from typing import Any

from benchmarks.bots import Timed
from braillespiel.engine.contract import CLOCK, Tick
from braillespiel.games import registry

DECISIONS = 200
LONGEST = 400
"""Actions of a match, after which the next one begins."""


def decided(name: str, texts: list[str], decisions: int) -> list[float]:
    """Return how many seconds each of so many decisions took; options are "ID=VALUE"."""
    game, seed = registry.game(name), 0
    known = {option.id: option for option in game.options}
    pairs = [text.partition("=") for text in texts]
    options = dict(game.resolve({name: known[name].parse(value) for name, _, value in pairs}))
    allowed = game.seats_for(options)
    bot = Timed(game.bot("hard"), process_time)
    taken: list[float] = []
    while len(taken) < decisions:
        state: Any = game.setup(max(allowed[0], min(2, allowed[-1])), options, seed)
        rng, actions = Random(seed), 0
        seed += 1
        while len(taken) < decisions and actions < LONGEST and not state.is_over():
            actions += 1
            able = [s for s in sorted(state.to_act()) if s != CLOCK and state.legal_actions(s)]
            if not able:
                state.apply(CLOCK, Tick(state.deadline()))
                continue
            seat = able[0]
            thought = bot.choose(state.view(seat), rng)
            while True:
                try:
                    next(thought)
                except StopIteration as done:
                    action = done.value
                    break
            if len(state.legal_actions(seat)) > 1:
                taken.append(bot.moves[-1])
            state.apply(seat, action)
    return taken


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE")
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    given = parser.parse_args()
    for name in given.games or registry.own():
        taken = decided(name, given.option, given.decisions)
        print(
            f"{name}: {len(taken)} decisions, median {1000 * median(taken):.3f} ms, "
            f"longest {1000 * max(taken):.1f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
