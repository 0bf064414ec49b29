"""A bot between two levels, as strong as results ask for: half of the matches against it are won.

Its strength goes up after a match that was won and down after one that was lost, so it stays where
both are equally frequent. The level of a match carries it ("like-me-12"), and nothing else has to
be remembered. Before each decision chance says which of the two levels next to it decides, drawn
from the bot's own source, so what it does depends on that alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from braillespiel.engine.anygame import AnyBot, AnyGame, AnyThought
from braillespiel.engine.contract import LEVELS, Bot

LIKE_ME = "like-me"
"""The level that is asked for; that of a match has a strength behind it."""
PARTS = 10
"""How many steps lie between one level and the next."""
STRONGEST = PARTS * (len(LEVELS) - 1)
STEPS = (4, 3, 3, 2, 2)
"""How much the first matches move the strength; all further ones move it by 1."""
FIRST = PARTS
"""The strength where no result says anything yet: the middle level."""


def level_of(strength: int) -> str:
    """Return the level of a match against a bot of this strength."""
    return f"{LIKE_ME}-{strength}"


def strength_of(level: str) -> int | None:
    """Return the strength that a level carries, 0 (as easy) to STRONGEST (as hard); None for the
    levels that carry none.
    """
    name, _, number = level.rpartition("-")
    if level == LIKE_ME or (name == LIKE_ME and not number.isdecimal()):
        return FIRST
    return min(int(number[:4]), STRONGEST) if name == LIKE_ME else None


def after(strength: int, won: bool, before: int) -> int:
    """Return the strength for the match after one that was won or lost against ``strength``,
    where ``before`` had been won or lost before it.
    """
    step = STEPS[before] if before < len(STEPS) else 1
    return max(0, min(STRONGEST, strength + (step if won else -step)))


def nearest(level: str) -> str:
    """Return which of LEVELS a level is closest to, for tables whose bots know no others."""
    strength = strength_of(level)
    return level if strength is None else LEVELS[round(strength / PARTS)]


def bot_of(game: AnyGame, level: str) -> AnyBot:
    """Return the bot of any level, one like the player too."""
    strength = strength_of(level)
    if strength is None:
        return game.bot(level)
    lower, share = divmod(strength, PARTS)
    weaker = game.bot(LEVELS[lower])
    if not share:
        return weaker
    kind = PacedBetween if weaker.paced else Between
    return kind(weaker, game.bot(LEVELS[lower + 1]), share / PARTS)


@dataclass(frozen=True, slots=True)
class Between(Bot[Any, Any]):
    """Decides as the ``stronger`` bot in a ``share`` of all decisions, else as the ``weaker``."""

    weaker: AnyBot
    stronger: AnyBot
    share: float

    def _decides(self, rng: Random) -> AnyBot:
        return self.stronger if rng.random() < self.share else self.weaker

    def choose(self, view: Any, rng: Random) -> AnyThought:
        """Think as one of the two."""
        return (yield from self._decides(rng).choose(view, rng))

    def pause(self, view: Any, action: Any, rng: Random) -> int:
        """Wait as one of the two."""
        return self._decides(rng).pause(view, action, rng)


class PacedBetween(Between):
    """The same for bots that take their time like a person."""

    __slots__ = ()
    paced: ClassVar[bool] = True
