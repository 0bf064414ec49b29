"""How many matches a player of fixed strength wins against a bot that follows the results.

    python -m benchmarks.like_me [--games hexaducto logomachy] [--matches 100] [--learn 20]

The player is a bot of one level. The bot against it is "like me": it begins in the middle and goes
up after each match that the player wins, down after each that is lost. The first ``--learn``
matches are its way there and not counted. The two change seats; a shared win counts half and moves
nothing.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from braillespiel.engine.contract import LEVELS
from braillespiel.engine.like_me import FIRST, after, bot_of, level_of
from braillespiel.engine.simulate import play
from braillespiel.games import registry


@dataclass(frozen=True)
class Course:
    """What a player of a level won, from after the first matches on, and the strength met there."""

    won: float
    matches: int
    strength: float

    @property
    def share(self) -> float:
        """The share of the matches that was won."""
        return self.won / self.matches


def course(name: str, level: str, matches: int, learn: int, seed: int = 0) -> Course:
    """Let a player of ``level`` play ``learn`` matches and then ``matches`` that count."""
    game, strength, won, met, decided = registry.game(name), FIRST, 0.0, 0, 0
    for number in range(learn + matches):
        seat = number % 2
        bots = [game.bot(level), bot_of(game, level_of(strength))]
        winners = play(game, bots if seat == 0 else bots[::-1], {}, seed + number).state.winners()
        if number >= learn:
            won += (seat in winners) / max(1, len(winners))
            met += strength
        if len(winners) == 1:
            strength = after(strength, seat in winners, decided)
            decided += 1
    return Course(won, matches, met / matches)


def main() -> None:
    """Print a line per game and level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=["hexaducto", "logomachy"])
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), choices=LEVELS)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--learn", type=int, default=20)
    arguments = parser.parse_args()
    for game in arguments.games:
        for level in arguments.levels:
            found = course(game, level, arguments.matches, arguments.learn)
            print(
                f"{game} {level}: {found.share:.0%} of {found.matches} won,"
                f" strength {found.strength:.1f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
