"""What stays the same for a whole match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from braillespiel.engine.contract import OptionValue

MOST_SEATS = 6


@dataclass(frozen=True, slots=True)
class Settings:
    """The options of a match, read once."""

    seats: int
    children: bool
    end: str
    play: str
    knock: str
    reaction: int
    """Reaction time in ms, 0 without time."""
    first_knock: str = "clockwise"
    """Whose knock counts without time: "entered" first, by "lot" among all who knocked, or the
    next one "clockwise" from who passed."""
    show: int = 0
    """How long there is to show a build after a knock against time, in ms; 0: for ever."""
    must_build: bool = False
    """Without knocking nobody may pass while the search finds a build."""
    starter: int = 0
    """The seat that begins."""
    places: bool = True
    """Whether a zone says where one box could go."""
    touching: bool = False
    """The picture of the pile stays in one piece."""
    tiles_alone: bool = False
    """Taking down after building up is won by the tiles alone."""

    @property
    def lots(self) -> bool:
        """Whether lots decide among those who knock."""
        return self.first_knock == "lot" and not self.reaction

    @classmethod
    def of(cls, seats: int, options: Mapping[str, OptionValue]) -> Settings:
        """Return the settings that complete options describe."""
        timed = options["knock"] == "timed"
        return cls(
            seats,
            bool(options["children"]),
            str(options["end"]),
            str(options["play"]),
            str(options["knock"]),
            int(options["reaction"]) * 1000 if timed else 0,
            str(options["first_knock"]),
            int(options["show"]) * 1000 if timed else 0,
            bool(options["must_build"]) and options["knock"] == "off",
            int(options["starter"]) - 1,
            bool(options["places"]),
            bool(options["touching"]),
            options["both_counts"] == "tiles",
        )
