"""What every seed deals in every game: it is on record (deals.txt), the same on each Python.

``python -m tests.games.test_deals`` writes the record again, where a game is new or deals anew.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from braillespiel.games import registry
from tests.support.facts import facts

RECORD = Path(__file__).with_name("deals.txt")
SEEDS = range(100)


def dealt(name: str, seed: int) -> str:
    """Return a digest of the opening position of a seed."""
    seats, options = facts(name).DEALT
    game = registry.game(name)
    position = game.setup(seats, game.resolve(options), seed).to_position()
    text = json.dumps(position, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def lines() -> list[str]:
    """Return the record: the games, then a line for every seed."""
    rows = (
        " ".join([str(seed), *(dealt(name, seed) for name in registry.own())]) for seed in SEEDS
    )
    return [" ".join(["seed", *registry.own()]), *rows]


def test_every_seed_deals_what_it_always_dealt() -> None:
    found = RECORD.read_text(encoding="utf-8").splitlines()
    assert found == lines(), "of a new game: run python -m tests.games.test_deals"


@pytest.mark.parametrize("name", registry.own())
def test_seeds_deal_differently(name: str) -> None:
    assert len({dealt(name, seed) for seed in SEEDS}) == len(SEEDS)


if __name__ == "__main__":
    RECORD.write_text("\n".join(lines()) + "\n", encoding="utf-8")
