"""The sand glass: how long it may run."""

from __future__ import annotations

from random import Random

from braillespiel.engine.chance import between
from braillespiel.games.six.settings import Settings

GLASS_SPREAD = 0.1
"""A glass runs up to this share longer or shorter than its nominal time, at random (decided)."""
UNTIMED_ROLLS = (30, 50)
"""Without time the glass is empty after this many rolls, chosen at random."""


def draw_glass(settings: Settings, rng: Random) -> int:
    """Return how long a glass runs: ms, in untimed matches rolls."""
    if settings.untimed:
        return between(rng, *UNTIMED_ROLLS)
    spread = round(settings.glass_ms * GLASS_SPREAD)
    return settings.glass_ms + between(rng, -spread, spread)
