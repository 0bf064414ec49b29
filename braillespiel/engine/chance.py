"""Seeded chance that is part of a state and round-trips through JSON.

Python promises only the bits of its generator across versions, not what ``shuffle`` or
``randrange`` make of them, so what a seed deals comes only from the functions of this module. They
take the bits as Python 3.11 does: every seed deals as it always has.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from math import ceil, log
from random import Random
from typing import Protocol, TypeVar

import msgspec

T = TypeVar("T")


class Bits(Protocol):
    """A source of random bits: ``random.Random``."""

    def getrandbits(self, k: int, /) -> int:
        """Return ``k`` random bits as a number."""
        ...


def below(bits: Bits, limit: int) -> int:
    """Return a number from 0 to ``limit`` - 1, all equally likely. Raises ValueError below 1."""
    if limit < 1:
        raise ValueError(f"nothing to draw from: {limit}")
    size = limit.bit_length()
    found = bits.getrandbits(size)
    while found >= limit:
        found = bits.getrandbits(size)
    return found


def between(bits: Bits, low: int, high: int) -> int:
    """Return a number from ``low`` to ``high``, both included."""
    return low + below(bits, high - low + 1)


def choice(bits: Bits, items: Sequence[T]) -> T:
    """Return one of ``items``."""
    return items[below(bits, len(items))]


def shuffle(bits: Bits, items: MutableSequence[T]) -> None:
    """Shuffle ``items`` in place (Fisher and Yates, from the end)."""
    getrandbits = bits.getrandbits
    for last in range(len(items) - 1, 0, -1):
        size = (last + 1).bit_length()
        place = getrandbits(size)
        while place > last:
            place = getrandbits(size)
        items[last], items[place] = items[place], items[last]


def sample(bits: Bits, items: Sequence[T], count: int) -> list[T]:
    """Return ``count`` of ``items``, none of them twice, in random order."""
    size = len(items)
    few = 21 if count <= 5 else 21 + 4 ** ceil(log(count * 3, 4))
    if size > few:  # Python draws few of many again and again until they differ
        taken: dict[int, None] = {}
        while len(taken) < count:
            taken.setdefault(below(bits, size))
        return [items[place] for place in taken]
    pool = list(items)
    chosen = []
    for left in range(size, size - count, -1):
        place = below(bits, left)
        chosen.append(pool[place])
        pool[place] = pool[left - 1]
    return chosen


SEED_BITS = 64
"""How many bits a match's seed has: fewer could be tried until a deal fits what was seen."""


class Chance(msgspec.Struct, forbid_unknown_fields=True):
    """Random numbers from a seed and a count of the draws already made.

    Every draw uses a fresh generator of (seed, used), so a state needs only two integers to
    replay exactly, a clone is cheap, and a sampled state gets a new seed.
    """

    seed: int
    used: int = 0

    def draw(self) -> Random:
        """Return the generator of the next draw; only the functions of this module read it."""
        self.used += 1
        return Random((self.seed & 0xFFFFFFFFFFFFFFFF) << 32 | self.used)

    def clone(self) -> Chance:
        """Return an independent copy."""
        return Chance(self.seed, self.used)
