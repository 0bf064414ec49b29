"""How strong a game's bots are and how long they think: python -m benchmarks.bots GAME.

Two seats, both orders alike, so the first seat's advantage cancels out. A shared win counts half.
The time of a move is measured per move of the stronger bot, the longest slice per yield.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from braillespiel.engine.contract import OptionValue, Thought
from braillespiel.engine.simulate import play
from braillespiel.games import registry

PAIRS = [("normal", "easy"), ("hard", "normal")]


class Timed:
    """A bot whose moves are timed by a clock in seconds."""

    def __init__(self, bot: Any, clock: Callable[[], float] = perf_counter) -> None:
        self.bot, self.clock = bot, clock
        self.moves: list[float] = []
        self.slices: list[float] = []
        self.paced, self.pause = bot.paced, bot.pause

    def choose(self, view: Any, rng: Random) -> Thought:
        thought, spent = self.bot.choose(view, rng), 0.0
        while True:
            began = self.clock()
            try:
                next(thought)
            except StopIteration as done:
                self.moves.append(spent + self.clock() - began)
                return done.value
            finally:
                self.slices.append(self.clock() - began)
            spent += self.clock() - began
            yield


def duel(name: str, pair: tuple[str, str], matches: int, options: dict[str, OptionValue]) -> None:
    """Play ``matches`` of the pair and print what came out."""
    game = registry.game(name)
    stronger, weaker = Timed(game.bot(pair[0])), game.bot(pair[1])
    won = 0.0
    for seed in range(matches):
        seat = seed % 2
        bots = [weaker, weaker]
        bots[seat] = stronger  # type: ignore[call-overload]
        winners = play(game, bots, options, seed // 2).state.winners()
        won += (seat in winners) / len(winners)
    rate = won / matches
    error = sqrt(rate * (1 - rate) / matches)
    moves, slices = sorted(stronger.moves), sorted(stronger.slices)
    print(
        f"{pair[0]}-{pair[1]}: {rate:.1%} of {matches} (standard error {error:.1%}); "
        f"a move mean {1000 * sum(moves) / len(moves):.1f} ms, longest {1000 * moves[-1]:.0f} ms; "
        f"a slice 99 % under {1000 * slices[len(slices) * 99 // 100]:.1f} ms, "
        f"longest {1000 * slices[-1]:.1f} ms",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.own())
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument(
        "--option", action="append", default=[], metavar="ID=VALUE", help="a rule option"
    )
    given = parser.parse_args()
    known = {option.id: option for option in registry.game(given.game).options}
    options = {}
    for text in given.option:
        name, _, value = text.partition("=")
        if name not in known:
            parser.error(f"unknown option {name}; there are {', '.join(known)}")
        options[name] = known[name].parse(value)
    for pair in PAIRS:
        duel(given.game, pair, given.matches, options)


if __name__ == "__main__":
    main()
