"""Chance that stays the same, on each Python: the figures are on record (chance.txt)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from braillespiel.engine.chance import Chance, below, between, choice, sample, shuffle

RECORD = Path(__file__).with_name("chance.txt")
LIMITS = (1, 2, 3, 6, 7, 18, 60, 108, 1000, 1 << 40)
SEEDS = range(100)


def figures(seed: int) -> str:
    """Return what a seed gives: limits, a choice, samples few of many and many of few, a deal."""
    chance = Chance(seed)
    bits = chance.draw()
    drawn = [below(bits, limit) for limit in LIMITS]
    drawn += [between(bits, -5, 5), choice(bits, range(100, 200))]
    drawn += sample(bits, range(50), 4) + sample(bits, range(8), 6)
    deck = list(range(20))
    shuffle(chance.draw(), deck)
    return " ".join(map(str, [seed, *drawn, *deck, Random(f"redraw {seed} 1").getrandbits(32)]))


def test_every_seed_draws_what_it_always_drew() -> None:
    assert RECORD.read_text(encoding="utf-8").splitlines() == [figures(seed) for seed in SEEDS]


@pytest.mark.parametrize("limit", LIMITS)
def test_what_is_drawn_lies_below_its_limit(limit: int) -> None:
    bits = Random(limit)
    assert all(0 <= below(bits, limit) < limit for _ in range(200))


def test_nothing_is_drawn_from_nothing() -> None:
    for draw in (
        lambda bits: below(bits, 0),
        lambda bits: between(bits, 5, 4),
        lambda bits: choice(bits, ()),
    ):
        with pytest.raises(ValueError, match="nothing to draw from"):
            draw(Random(1))
