"""Seeded chance that lives inside a state and round-trips through JSON."""

from __future__ import annotations

from random import Random

import msgspec


class Chance(msgspec.Struct, forbid_unknown_fields=True):
    """Random numbers from a seed and a count of the draws already made.

    Every draw uses a fresh generator of (seed, used), so a state needs only two integers to
    replay exactly, a clone is cheap, and a sampled state gets a new seed.
    """

    seed: int
    used: int = 0

    def draw(self) -> Random:
        """Return the generator of the next draw."""
        self.used += 1
        return Random((self.seed & 0xFFFFFFFFFFFFFFFF) << 32 | self.used)

    def clone(self) -> Chance:
        """Return an independent copy."""
        return Chance(self.seed, self.used)
