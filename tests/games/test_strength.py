"""Twenty matches or more of hard bots against the easy ones, by fixed seeds; the bounds are wide.

How strong they are is measured by ``python -m benchmarks.endings``, over hundreds of matches.
"""

from __future__ import annotations

import pytest

from braillespiel.engine.simulate import play
from braillespiel.games import registry
from tests.support.facts import facts

MATCHES = {name: facts(name).HARD_MATCHES for name in registry.own()}
"""How many matches of a game, two seats that change places; none where hard bots take long."""


@pytest.mark.parametrize("name", [name for name, count in MATCHES.items() if count])
def test_hard_bots_win_at_least_half_of_their_matches_against_easy_ones(name: str) -> None:
    assert sum(MATCHES.values()) >= 20
    game, won = registry.game(name), 0.0
    for seed in range(MATCHES[name]):
        seat = seed % 2
        bots = [game.bot("hard" if place == seat else "easy") for place in range(2)]
        winners = play(game, bots, {}, seed).state.winners()
        won += (seat in winners) / len(winners)
    assert won >= MATCHES[name] / 2
