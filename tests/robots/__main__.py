"""Let robots play: ``python -m tests.robots --matches 100`` (per game and sense)."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from itertools import islice

from tests.robots import through_brltty
from tests.robots.arena import contest
from tests.robots.field import games, variants

WIDTHS = (12, 18, 20, 24, 32, 40, 60, 80)
"""Cells of the displays, in turn."""


def main() -> int:
    """Play, print a line per match and a table, return 1 if any match was not good."""
    parser = argparse.ArgumentParser(prog="python -m tests.robots")
    parser.add_argument("--matches", type=int, default=100, help="per game and sense")
    parser.add_argument("--first", type=int, default=0, help="the first match's number")
    parser.add_argument("--games", default=",".join(games()))
    parser.add_argument("--senses", default="ear,finger")
    parser.add_argument(
        "--brltty", action="store_true", help="20 cells through BRLTTY itself, for the finger"
    )
    parser.add_argument("--quiet", action="store_true", help="print only what went wrong")
    given = parser.parse_args()
    bad = 0
    for game in given.games.split(","):
        for sense in given.senses.split(","):
            total: Counter[str] = Counter()
            field = islice(variants(game), given.first, given.first + given.matches)
            for number, variant in enumerate(field, given.first):
                if given.brltty and sense == "finger":
                    outcome = through_brltty.contest(variant, number)
                else:
                    outcome = contest(variant, sense, number, WIDTHS[number % len(WIDTHS)])
                total["matches"] += 1
                total["finished"] += not outcome.problem
                total["good"] += outcome.good
                total["keys"] += outcome.keys
                total["actions"] += outcome.actions
                total["scoring"] += outcome.scored
                total["missed"] += outcome.missed
                total["seconds"] += round(outcome.seconds)
                if not outcome.good or not given.quiet:
                    options = json.dumps(dict(variant.changes), ensure_ascii=False)
                    sys.stdout.write(
                        f"{game} {sense} {number} seats={variant.seats} {options}"
                        f" good={outcome.good} keys={outcome.keys} actions={outcome.actions}"
                        f" scoring={outcome.scored} missed={outcome.missed}"
                        f" {outcome.seconds:.1f} s {outcome.problem}\n"
                    )
                    if not outcome.good:
                        bad += 1
                        sys.stdout.writelines(f"    {line}\n" for line in outcome.log)
                    sys.stdout.flush()
            row = "  ".join(f"{name} {count}" for name, count in total.items())
            sys.stdout.write(f"= {game:10} {sense:7} {row}\n")
            sys.stdout.flush()
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
