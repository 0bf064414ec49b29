"""How rounds and matches of bots end, and who wins: python -m benchmarks.endings GAME.

    python -m benchmarks.endings ludoteca --levels hard --seats 4 --rounds 2000
    python -m benchmarks.endings six --levels hard,normal --matches 400

One level stands for all seats. With two, the seats change with every match, so that the advantage
of a seat cancels out. Every finished match is one line in a file (--keep, by default
endings-GAME.jsonl); run again, it goes on after the last one. No match is played twice.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Any

from braillespiel.engine.contract import LEVELS, Game, OptionValue
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import play
from braillespiel.games import registry


def seatings(levels: list[str]) -> list[list[str]]:
    """Return the ways in which the levels can sit, turned round the table; equal ones once."""
    turned = [levels[turn:] + levels[:turn] for turn in range(len(levels))]
    return [seated for place, seated in enumerate(turned) if seated not in turned[:place]]


def played(game: Game, levels: list[str], options: dict[str, OptionValue], number: int) -> Any:
    """Play one match of a series; return its winners' levels and how its parts ended."""
    ways_to_sit = seatings(levels)
    seed, turn = divmod(number, len(ways_to_sit))
    seated = ways_to_sit[turn]
    ways: Counter[str] = Counter()

    def watch(match: Match, events: list[Any]) -> None:
        ways.update(how for event in events if (how := game.ended(event)) is not None)

    bots = [game.bot(level) for level in seated]
    match = play(game, bots, options, seed, watch)
    winners = match.state.winners()
    return {"winners": [seated[seat] for seat in winners], "ways": dict(ways)}


def report(series: str, found: list[Any]) -> None:
    """Print what a series came to."""
    ways: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for match in found:
        ways.update(match["ways"])
        for level in match["winners"]:
            wins[level] += 1 / len(match["winners"])  # type: ignore[assignment]
    parts: Counter[str] = Counter()
    for how, count in ways.items():
        parts[how.partition("-")[0]] += count
    print(f"{series}: {len(found)} matches")
    for how, count in sorted(ways.items()):
        share = count / parts[how.partition("-")[0]]
        print(f"  {how} {count} ({share:.1%})")
    if len(wins) > 1:
        for level, won in wins.items():
            rate = won / len(found)
            error = sqrt(rate * (1 - rate) / len(found))
            print(f"  {level} wins {rate:.1%} (standard error {error:.1%})")


def main() -> None:
    """Go on with a series until it is complete, then report it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.own())
    parser.add_argument("--levels", default="hard", help="one for all seats, or one a seat")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--rounds", type=int, help="go on until so many rounds have ended instead")
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE")
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    game = registry.game(given.game)
    levels = given.levels.split(",")
    if not set(levels) <= set(LEVELS):
        parser.error(f"levels are {', '.join(LEVELS)}")
    levels = levels * given.seats if len(levels) == 1 else levels
    known = {option.id: option for option in game.options}
    options: dict[str, OptionValue] = {}
    for text in given.option:
        name, _, value = text.partition("=")
        if name not in known:
            parser.error(f"unknown option {name}; there are {', '.join(known)}")
        options[name] = known[name].parse(value)
    shown = " ".join(f"{name}={value}" for name, value in sorted(options.items()))
    series = " ".join(filter(None, (given.game, ",".join(levels), shown)))
    keep = given.keep or Path(f"endings-{given.game}.jsonl")
    lines = keep.read_text("utf-8").splitlines() if keep.exists() else []
    found = [m for m in map(json.loads, lines) if m["series"] == series]
    with keep.open("a", encoding="utf-8") as file:
        while True:
            rounds = sum(
                count
                for match in found
                for how, count in match["ways"].items()
                if how.startswith("round-")
            )
            if rounds >= given.rounds if given.rounds else len(found) >= given.matches:
                break
            match = {"series": series, **played(game, levels, options, len(found))}
            file.write(json.dumps(match) + "\n")
            file.flush()
            found.append(match)
    report(series, found)


if __name__ == "__main__":
    main()
