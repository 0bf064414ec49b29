"""Every game on every size of display, by a display's keys alone."""

from __future__ import annotations

from itertools import islice

from braillespiel.games import registry
from tests.robots.arena import contest
from tests.robots.field import variants

SIZES = ((12, 1), (20, 1), (40, 1), (80, 1), (20, 4), (20, 5))
"""Cells of a row, and rows."""


def played(game: str, columns: int, rows: int, language: str, number: int) -> tuple[list[str], int]:
    """Let the robot play one match; return a line about it, with its last keys if it failed."""
    variant = next(islice(variants(game, language), number, None))
    outcome = contest(variant, "finger", number, columns, rows, letters=False)
    bad = not outcome.good or not outcome.actions
    told = (
        f"{game:10} {language} {columns}x{rows} good={not bad} keys={outcome.keys}"
        f" actions={outcome.actions} scoring={outcome.scored} {outcome.seconds:.0f} s"
    )
    lines = [told, outcome.problem, *outcome.log] if bad else [told]
    return lines, int(bad)


def products(matches: int) -> list[tuple[str, int, int, str, int]]:
    """Return what is played: ``matches`` of each game on each size, the variants in turn."""
    return [
        (game, columns, rows, "en" if number % 2 else "de", number)
        for number in range(1, matches + 1)
        for game in registry.own()
        for columns, rows in SIZES
    ]
