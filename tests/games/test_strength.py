"""Twenty matches or more of hard bots against the easy ones, by fixed seeds; the bounds are wide.

How strong they are is measured by ``python -m benchmarks.endings``, over hundreds of matches.
"""

from __future__ import annotations

import pytest

from benchmarks.like_me import course
from braillespiel.engine.contract import LEVELS
from braillespiel.engine.like_me import FIRST
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


COURSES = {"easy": ("logomachy", 30), "normal": ("logomachy", 16), "hard": ("hexaducto", 12)}
"""In which game a player of a level plays how many matches against a bot like them."""


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_of_any_level_comes_to_win_about_half_against_a_bot_like_them(level: str) -> None:
    """``python -m benchmarks.like_me`` plays more, in every game."""
    game, matches = COURSES[level]
    found = course(game, level, matches, learn=8)
    assert 0.3 <= found.share <= 0.7, found
    if level != "normal":
        assert (found.strength < FIRST) is (level == "easy"), found
