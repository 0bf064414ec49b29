"""What a seat may know of the hearing of others: nothing, and what may then be."""

from __future__ import annotations

import json
from random import Random

import pytest

from braillespiel.engine.contract import CLOCK, Tick
from braillespiel.games.six.actions import Heard
from braillespiel.games.six.game import GAME
from tests.games.six.tables import do, table, window
from tests.games.six.test_properties import step


def test_who_has_heard_is_known_to_that_seat_alone() -> None:
    nobody = window("1 2 3", "9 4 5", "6 9 8", dice=(3, 4), heard=[None, None, None])
    second = nobody.clone()
    second.apply(1, Heard(1))
    assert nobody.to_act() == {CLOCK, 0, 1, 2}
    assert second.to_act() == {CLOCK, 0, 2}
    for seat in (0, 2, None):
        assert second.view(seat) == nobody.view(seat)
        assert second.view(seat).to_act() == nobody.view(seat).to_act()
    assert second.view(1) != nobody.view(1)
    assert nobody.view(None).to_act() == {CLOCK, 0}
    assert nobody.view(1).to_act() == {CLOCK, 0, 1}
    assert second.view(1).to_act() == {CLOCK, 0}
    for seat in (0, 2, None):
        assert "heard" not in json.dumps(GAME.view_document(second.view(seat))["public"])


def test_everybody_sees_who_has_a_card_to_lay_or_to_secure() -> None:
    state = table("1 2 3", "4 5 6", "7 8 9", phase="change", previous=1, drawn=[0, 0, 12])
    assert state.view(1).to_act() == {CLOCK, 0, 2}
    assert window("1 2 3", "9 4 5", "6 9 8", dice=(4, 5)).view(None).to_act() == {CLOCK, 0, 1, 2}


@pytest.mark.parametrize("seed", range(10))
def test_in_a_sample_others_heard_or_not_and_nothing_is_due(seed: int) -> None:
    rng = Random(seed)
    options = {"untimed": seed % 5 == 0, "hesitation": 3 * (seed % 3 > 0)}
    state = GAME.setup(2 + seed % 4, GAME.resolve(options), seed)
    heard = set()
    for number in range(150):
        step(state, rng)
        if number % 3:
            continue
        seat = number % state.public.seats
        sample = state.view(seat).sample(rng)
        assert sample.view(seat) == state.view(seat)
        assert sample.apply(CLOCK, Tick(state.public.now)) == []
        listening = sample.secret.heard.copy()
        del listening[seat]
        heard.update(at is None for at in listening)
    assert heard == {True, False}


def test_a_sum_that_all_others_had_time_for_may_still_wait_for_the_own_reaction() -> None:
    state = window("1 2 3", "9 4 5", dice=(4, 5), heard=[None, None])
    do(state, 1, "heard 1", 14_900)
    do(state, 1, "pace 20000", 16_000)
    for seed in range(20):
        sample = state.view(1).sample(Random(seed))
        assert sample.apply(CLOCK, Tick(16_000)) == []
        assert sample.secret.heard[1] == 14_900
