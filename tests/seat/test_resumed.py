"""A match that is resumed: what happened before can be looked up, and it stays this client's."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from braillespiel.games import registry
from braillespiel.store.errors import StoreError
from braillespiel.store.leases import LEASE_TIMEOUT
from braillespiel.store.opening import open_store
from tests.proof.situations import random_table
from tests.support.player import Player


def history(player: Player) -> list[str]:
    """Return all that was told at the table, the oldest first."""
    kept = player.client.announcer.history
    found = [kept.older() for _ in range(kept.count("all"))]
    return [message.phrase.full for message in reversed(found) if message is not None]


@pytest.mark.parametrize("game", registry.names())
def test_what_happened_before_is_looked_up_after_resuming(tmp_path: Path, game: str) -> None:
    player = Player(tmp_path)
    table = random_table(player, game, Random(3), actions=40)
    told = history(player)
    player.app.close()

    player = Player(tmp_path)
    player.press("Home", "Enter", "Enter")
    again = history(player)
    assert again
    # What was said of the turn and the like belongs to its moment and is not said again.
    assert [text for text in again if text not in told] == []
    assert player.press("L") == [again[-1]]
    assert table.session.match.journal == player.table.session.match.journal
    assert player.errors == []
    player.app.close()


def test_hidden_cards_of_others_are_not_told_by_it(tmp_path: Path) -> None:
    player = Player(tmp_path)
    random_table(player, "logomachy", Random(5), people=2, actions=12)
    player.app.close()
    player = Player(tmp_path)
    player.press("Home", "Enter", "Enter")
    assert player.client.announcer.history.count() == 0
    player.press("Enter")
    assert player.client.announcer.history.count("all") > 0
    player.app.close()


def test_a_match_that_is_thought_about_for_long_stays_this_clients(tmp_path: Path) -> None:
    player = Player(tmp_path)
    ours = player.app.store
    ours.leases._clock = ours.matches._clock = player.clock
    player.play("logomachy")
    other = open_store(tmp_path, player.clock)
    other.leases.host = "another machine"
    (line,) = other.matches.unfinished()
    for _ in range(3 * LEASE_TIMEOUT // 30_000):
        player.clock.ms += 30_000
        player.settle()
    with pytest.raises(StoreError, match="in-use"):
        other.leases.acquire(line.id)
    player.clock.ms += 2 * LEASE_TIMEOUT
    other.leases.acquire(line.id)
    player.ear.said.clear()
    player.settle()
    assert any("anderen Fenster" in text for text in player.ear.said), player.ear.said
    player.wait(180_000, step=30_000)
    assert len([text for text in player.ear.said if "anderen Fenster" in text]) == 1
    other.close()
    player.app.close()
