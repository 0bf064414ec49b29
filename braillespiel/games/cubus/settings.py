"""The options of a match, read once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from braillespiel.engine.contract import OptionValue

MOST_SEATS = 6


@dataclass(frozen=True, slots=True)
class Settings:
    """The options of a match, read once."""

    children: bool
    end: str
    play: str
    knock: str
    reaction: int
    """Reaction time in ms, 0 without time."""

    @classmethod
    def of(cls, options: Mapping[str, OptionValue]) -> Settings:
        """Read resolved options."""
        timed = options["knock"] == "timed"
        return cls(
            bool(options["children"]),
            str(options["end"]),
            str(options["play"]),
            str(options["knock"]),
            int(options["reaction"]) * 1000 if timed else 0,
        )
