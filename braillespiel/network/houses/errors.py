"""Why somebody does not get into a house: the name of a rule, never a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from braillespiel.network.joining.errors import JoinError

PASSING = frozenset(("house-waits", "house-full", "house-ends", "house-guesses"))
"""Rules that may not hold any more when one tries again."""


class HouseError(JoinError):
    """Somebody does not get in; ``rule`` says why, ``details`` give the data.

    "house-unknown" (nothing vouches for its certificate), "house-other" (it is not the house of
    the address), "house-version", "house-proof", "house-word", "house-banned", "house-range",
    "house-full", "house-name-needed", "house-name-taken", "house-name-refused", "house-no-table",
    "house-guesses", "house-ends", "house-waits", "house-why", "house-deleted"; of devices
    "house-device-known", "house-device-ended", "house-device-wrong", "house-device-no",
    "house-device-late", "house-device-last", "house-device-none", "house-sheet-wrong"; of a quick
    match "quick-ended", "quick-late", "quick-elsewhere", "quick-not-now"; for names also those of
    network.texts.
    """

    def __init__(self, rule: str, details: Mapping[str, object] | None = None) -> None:
        super().__init__(rule)  # type: ignore[arg-type]  # a house has rules of its own
        given = details or {}
        self.details = {
            name: value for name, value in given.items() if isinstance(value, str | int)
        }

    @property
    def forgets(self) -> bool:
        """Whether the key of this device is nobody's there any more."""
        return str(self.rule) == "house-device-ended"

    @property
    def final(self) -> bool:
        return self.rule not in PASSING
