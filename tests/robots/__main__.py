"""Let robots play: ``python -m tests.robots --matches 100`` (per game and sense)."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from itertools import islice

from tests.robots.arena import Outcome
from tests.robots.field import games, variants
from tests.robots.fixtures import Fixture, played


def line(fixture: Fixture, outcome: Outcome) -> str:
    """Tell of one match."""
    variant = fixture.variant
    options = json.dumps(dict(variant.changes), ensure_ascii=False)
    return (
        f"{variant.game} {fixture.sense} {fixture.number} seats={variant.seats} {options}"
        f" good={outcome.good} keys={outcome.keys} actions={outcome.actions}"
        f" scoring={outcome.scored} missed={outcome.missed} won={outcome.won}"
        f" {outcome.seconds:.1f} s {outcome.problem}\n"
    )


def main() -> int:
    """Play, print a line per match and a table, return 1 if any match was not good."""
    parser = argparse.ArgumentParser(prog="python -m tests.robots")
    parser.add_argument("--matches", type=int, default=100, help="per game and sense")
    parser.add_argument("--first", type=int, default=0, help="the first match's number")
    parser.add_argument("--games", default=",".join(games()))
    parser.add_argument("--senses", default="ear,finger")
    parser.add_argument("--language", choices=("de", "en"), default="de")
    parser.add_argument(
        "--brltty", action="store_true", help="20 cells through BRLTTY itself, for the finger"
    )
    parser.add_argument(
        "--encoded", action="store_true", help="through a port behind which everything is JSON"
    )
    parser.add_argument("--jobs", type=int, default=1, help="matches played at the same time")
    parser.add_argument("--quiet", action="store_true", help="print only what went wrong")
    given = parser.parse_args()
    last = given.first + given.matches
    fixtures = [
        Fixture(variant, sense, number, given.brltty and sense == "finger", given.encoded)
        for game in given.games.split(",")
        for sense in given.senses.split(",")
        for number, variant in enumerate(
            islice(variants(game, given.language), given.first, last), given.first
        )
    ]
    bad = 0
    total: Counter[str] = Counter()
    for fixture, outcome in played(fixtures, given.jobs):
        total["matches"] += 1
        total["finished"] += not outcome.problem
        total["good"] += outcome.good
        total["won"] += outcome.won
        total["keys"] += outcome.keys
        total["actions"] += outcome.actions
        total["scoring"] += outcome.scored
        total["missed"] += outcome.missed
        total["seconds"] += round(outcome.seconds)
        if not outcome.good or not given.quiet:
            sys.stdout.write(line(fixture, outcome))
        if not outcome.good:
            bad += 1
            sys.stdout.writelines(f"    {felt}\n" for felt in outcome.log)
        if total["matches"] == given.matches:
            row = "  ".join(f"{name} {count}" for name, count in total.items())
            sys.stdout.write(f"= {fixture.variant.game:10} {fixture.sense:7} {row}\n")
            total.clear()
        sys.stdout.flush()
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
