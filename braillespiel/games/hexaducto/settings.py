"""The options of Hexaducto, and what follows from them: match or puzzle, its moves and its time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from braillespiel.engine.contract import Option, OptionValue
from braillespiel.games.hexaducto.composed import COUNT, composed

MINUTE = 60_000
WARNINGS = (5 * MINUTE, MINUTE, 15_000)
"""How many ms before the end of a puzzle's time the clock says so."""

MINUTES = {"easy": 15, "normal": 10, "hard": 7}
"""Minutes of the puzzle levels."""
MOVES = {
    "measured": {"easy": 33, "normal": 27, "hard": 24},
    "wide": {"easy": 60, "normal": 45, "hard": 35},
}
"""Their moves. Within the measured ones the hard bot clears 90, 60 and 30 % of the puzzles
(benchmarks/puzzles.py); the wide ones hardly ever bind."""
ALONE = "normal"
"""The level that a single player plays who has chosen no puzzle."""

DAILY = "daily"
"""The puzzle of a day: its date is the seed, and all play it by the same rules."""
COMPOSED = "composed"
"""A puzzle that was composed: the option ``number`` says which; it knows no clock."""

OPTIONS = (
    Option("puzzle", "off", choices=("off", *MINUTES, "custom", DAILY, COMPOSED)),
    Option("number", 1, low=1, high=COUNT, tasks=True),
    Option("limits", "measured", choices=tuple(MOVES), before="wide"),
    Option("lone_match", False, before=True),
    Option("untimed", False),
    Option("moves", 45, low=5, high=200, step=5),
    Option("minutes", 10, low=1, high=60),
    Option("smallest", 2, low=2, high=5),
    Option("starter", 1, low=1, high=6),
)


def level_of(seats: int, options: Mapping[str, OptionValue]) -> str:
    """Return the level of a puzzle or "off"; whoever plays alone has a puzzle unless they wish."""
    level = str(options["puzzle"])
    return ALONE if level == "off" and seats == 1 and not options["lone_match"] else level


@dataclass(frozen=True, slots=True)
class Settings:
    """What the options come to.

    ``level`` is "off" in a match; ``moves`` and ``limit`` (ms of game time) are None if there
    is none; ``smallest`` is the length from which a line counts; ``starter`` the first seat;
    ``number`` that of a composed puzzle, 0 in all else.
    """

    seats: int
    level: str
    moves: int | None
    limit: int | None
    smallest: int
    starter: int
    number: int = 0

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
        level = level_of(seats, options)
        moves: int | None = None
        limit: int | None = None
        smallest = int(options["smallest"])
        if level == COMPOSED:
            number = int(options["number"])
            return cls(seats, level, composed()[number - 1].moves, None, 2, 0, number)
        if level == DAILY:
            moves, smallest = MOVES["measured"][ALONE], 2
            limit = None if options["untimed"] else MINUTES[ALONE] * MINUTE
        elif level != "off":
            moves, minutes = int(options["moves"]), int(options["minutes"])
            if level in MINUTES:
                moves, minutes = MOVES[str(options["limits"])][level], MINUTES[level]
            limit = None if options["untimed"] else minutes * MINUTE
        starter = (int(options["starter"]) - 1) % seats
        return cls(seats, level, moves, limit, smallest, starter)
