"""The options of Hexaducto, and what they come to: match or puzzle, its moves and its time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from braillespiel.engine.contract import Option, OptionValue

MINUTE = 60_000
WARNINGS = (5 * MINUTE, MINUTE, 15_000)
"""How many ms before the end of a puzzle's time the clock says so."""

LEVELS = {"easy": (60, 15), "normal": (45, 10), "hard": (35, 7)}
"""Moves and minutes of the puzzle levels."""

OPTIONS = (
    Option("puzzle", "off", choices=("off", *LEVELS, "custom")),
    Option("untimed", False),
    Option("moves", 45, low=5, high=200, step=5),
    Option("minutes", 10, low=1, high=60),
    Option("smallest", 2, low=2, high=5),
    Option("starter", 1, low=1, high=6),
)


@dataclass(frozen=True, slots=True)
class Settings:
    """What the options come to.

    ``level`` is "off" in a match; ``moves`` and ``limit`` (ms of game time) are None where there
    is none; ``smallest`` is the length from which a line counts; ``starter`` the first seat.
    """

    seats: int
    level: str
    moves: int | None
    limit: int | None
    smallest: int
    starter: int

    @property
    def puzzle(self) -> bool:
        """Tell whether this is a puzzle."""
        return self.level != "off"

    @property
    def alarms(self) -> tuple[int, ...]:
        """Return the game times in ms at which the clock acts: the warnings, then the end."""
        if self.limit is None:
            return ()
        early = tuple(self.limit - left for left in WARNINGS if left < self.limit)
        return (*early, self.limit)

    @classmethod
    def of(cls, seats: int, options: Mapping[str, OptionValue]) -> Settings:
        """Read complete and checked options."""
        level = str(options["puzzle"])
        moves: int | None = None
        limit: int | None = None
        if level != "off":
            moves, minutes = LEVELS.get(level, (int(options["moves"]), int(options["minutes"])))
            limit = None if options["untimed"] else minutes * MINUTE
        starter = (int(options["starter"]) - 1) % seats
        return cls(seats, level, moves, limit, int(options["smallest"]), starter)
