"""What stays the same for a whole match."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from braillespiel.engine.contract import OptionValue


class Settings(msgspec.Struct, frozen=True):
    """The options of a match. ``glass_ms`` is the glass's nominal time."""

    seats: int
    glass_ms: int = 120_000
    untimed: bool = False
    hesitation_ms: int = 3000
    """0: no limit."""
    reaction_ms: int = 2500
    pasch: bool = False
    tell_missed: bool = True
    fair_lifting: bool = True
    """A seat's own time to react counts for lifting too; without a limit the glass stands until
    it is decided whether to lift."""
    hearing_ms: int = 15_000
    """An announcement counts as heard after this time, whatever the outputs report."""

    @classmethod
    def of(cls, seats: int, options: Mapping[str, OptionValue]) -> Settings:
        """Return the settings that complete options describe."""
        return cls(
            seats,
            1000 * int(options["glass"]),
            bool(options["untimed"]),
            1000 * int(options["hesitation"]),
            100 * int(options["reaction"]),
            bool(options["pasch"]),
            bool(options["tell_missed"]),
            bool(options["fair_lifting"]),
            1000 * int(options["hearing"]),
        )
