"""The sand glass: how long it may run."""

from __future__ import annotations

from random import Random

from braillespiel.engine.chance import between
from braillespiel.games.six.setting import Setting

GLASS_SPREAD = 0.1
"""A glass runs up to this share longer or shorter than its nominal time, at random (decided)."""
UNTIMED_ROLLS = (30, 50)
"""Without time the glass is empty after this many rolls, chosen at random."""


def draw_glass(setting: Setting, rng: Random) -> int:
    """Return how long a glass runs: ms, in untimed matches rolls."""
    if setting.untimed:
        return between(rng, *UNTIMED_ROLLS)
    spread = round(setting.glass_ms * GLASS_SPREAD)
    return setting.glass_ms + between(rng, -spread, spread)
