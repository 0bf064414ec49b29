"""The card set: what it holds, and what a card is worth on average."""

from __future__ import annotations

from random import Random

from braillespiel.engine.chance import shuffle

LOWEST = -2
HIGHEST = 12
VALUES = range(LOWEST, HIGHEST + 1)

COUNTS = tuple({-2: 5, 0: 15}.get(value, 10) for value in VALUES)
"""How many cards of each value a set holds, the lowest value first (150 cards in all)."""

SET_SIZE = sum(COUNTS)

_SORTED_SET = tuple(value for value in VALUES for _ in range(COUNTS[value - LOWEST]))


def shuffled_set(rng: Random) -> list[int]:
    """Return the cards of a new set in random order; the pile is drawn from its end."""
    cards = list(_SORTED_SET)
    shuffle(rng, cards)
    return cards


def spread(counts: list[int]) -> list[int]:
    """Return the cards that ``counts`` (lowest value first) counts, in rising order."""
    return [value for value in VALUES for _ in range(counts[value - LOWEST])]


def mean(counts: list[int]) -> float:
    """Return the mean value of the counted cards, 0 if there are none."""
    total = sum(counts)
    if not total:
        return 0.0
    return sum((LOWEST + index) * count for index, count in enumerate(counts)) / total
