"""A store in a folder of its own, with a clock that only moves when told."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from braillespiel.store.opening import Store, open_store
from braillespiel.store.records import MatchId, StoredPlayer

START = 1_700_000_000_000
"""2023-11-14 22:13:20 UTC in ms."""

PLAYERS = [StoredPlayer("Ada"), StoredPlayer("Bot 1", "bot", "hard")]


@dataclass
class FakeClock:
    """A wall clock in ms."""

    now: int = START

    def __call__(self) -> int:
        return self.now


def new_match(store: Store, game: str = "logomachy", seed: int = 7) -> MatchId:
    return store.matches.create(game, seed, 2, {"rounds": 3, "variant": "short"}, PLAYERS)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def store(tmp_path: Path, clock: FakeClock) -> Iterator[Store]:
    opened = open_store(tmp_path / "home", clock)
    assert opened.problem is None
    yield opened
    opened.close()
