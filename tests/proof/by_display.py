"""Every game on every size of display, by a display's keys alone."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import TypeAlias

from braillespiel.games import registry
from tests.robots.arena import Arena, contest
from tests.robots.body import StuckError
from tests.robots.field import variants

SIZES = ((12, 1), (20, 1), (40, 1), (80, 1), (20, 4), (20, 5), (32, 10))
"""Cells of a row, and rows."""
SLOW = (32, 10)
"""The size of a display that takes 2 s for a frame."""
Product: TypeAlias = tuple[str, int, int, str, int, str]
"""Game, cells of a row, rows, language, number, and "slow" or "usual"."""


def played(
    game: str, columns: int, rows: int, language: str, number: int, pace: str
) -> tuple[list[str], int]:
    """Let the robot play one match; return a line about it, with its last keys if it failed."""
    variant = next(islice(variants(game, language), number, None))
    slow = pace == "slow"
    outcome = contest(variant, "finger", number, columns, rows, letters=False, slow=slow)
    bad = not outcome.good or not outcome.actions
    told = (
        f"{game:10} {language} {columns}x{rows} {pace} good={not bad}"
        f" keys={outcome.keys} actions={outcome.actions} scoring={outcome.scored}"
        f" {outcome.seconds:.0f} s"
    )
    lines = [told, outcome.problem, *outcome.log] if bad else [told]
    return lines, int(bad)


def begun(
    home: Path, game: str, columns: int, rows: int, language: str, number: int, pace: str
) -> list[str]:
    """Let the robot begin a match; return its last keys if it comes to no second action."""
    slow = pace == "slow"
    arena = Arena(home, "finger", number, columns, language, rows, letters=False, slow=slow)
    try:
        arena.player.play(game, seats=2)
        arena.play(game, actions=2)
    except StuckError as error:
        return [str(error), *arena.body.log]
    finally:
        arena.close()
    return arena.player.errors


def products(matches: int) -> list[Product]:
    """Return what is played: ``matches`` of each game on each size, the variants in turn."""
    found: list[Product] = []
    for number in range(1, matches + 1):
        language = "en" if number % 2 else "de"
        for game in registry.own():
            found += [(game, *size, language, number, "usual") for size in SIZES]
            found.append((game, *SLOW, language, number, "slow"))
    return found
