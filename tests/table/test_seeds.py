"""Nobody can try all seeds of a match until one deals what was seen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from braillespiel.application import stored_class, table_matches
from braillespiel.application.matches import MatchService
from braillespiel.classroom.pupils import TableOf
from braillespiel.engine.chance import SEED_BITS
from braillespiel.network.messages import SetUp
from braillespiel.store.opening import open_store
from braillespiel.table.host import Player
from braillespiel.ui.services import Setup
from tests.classroom.places import School, in_class

MATCHES = 24
"""That none of so many seeds has one of its eight highest bits set happens once in 10^57 runs."""


def wide(draw: Callable[[], int]) -> bool:
    return max(draw() for _ in range(MATCHES)) >= 1 << (SEED_BITS - 8)


def test_seeds_have_64_bits() -> None:
    assert SEED_BITS == 64


def test_a_match_at_this_computer(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    matches = MatchService(store, "en", lambda: 0, lambda: 0, lambda work: None)
    players = (Player("Ana"), Player("Louis", "easy"))
    try:
        assert wide(lambda: matches.new_match(Setup("six", players, {})).host.match.seed)
    finally:
        matches.leave()
        store.close()


@pytest.mark.parametrize(
    "begin",
    [table_matches._dealt_anew, lambda: stored_class._start(TableOf("1", SetUp("six", 2)))],
    ids=["table", "class"],
)
def test_a_served_match(begin: Callable[[], tuple[int, object]]) -> None:
    assert wide(lambda: begin()[0])


def test_the_same_cards_for_all(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        await school.come("Ana", "Ben")
        seeds = []
        for _ in range(4):
            groups = ((school.id("Ana"),), (school.id("Ben"),))
            await school.deal(2, by="hand", groups=groups, same=True)
            seeds += [
                server.table.matches.playing.host.match.seed
                for name, server in school.server.places
                if name and server.table.matches.playing is not None
            ]
        assert max(seeds).bit_length() > 48

    in_class(tmp_path, test)
