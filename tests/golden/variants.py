"""The matches of the record: every game, and every variant and option that changes a sentence."""

from __future__ import annotations

from dataclasses import dataclass

from braillespiel.engine.contract import OptionValue
from braillespiel.games import registry
from tests.support.facts import facts

SEEDS = (1, 2, 3)
LANGUAGES = ("de", "en")


@dataclass(frozen=True, slots=True)
class Variant:
    """One set-up of a game; its name is that of its files."""

    game: str
    name: str
    seats: int
    options: dict[str, OptionValue]
    level: str = "normal"


VARIANTS = [
    Variant(game, name, seats, options)
    for game in registry.own()
    for name, (seats, options) in facts(game).RECORDED.items()
]
