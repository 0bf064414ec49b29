"""Whether an action is legal: state and view say the same as carrying it out shows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import IllegalActionError
from braillespiel.engine.simulate import think
from braillespiel.games import registry
from scripts.walks import walked


def accepted(state: Any, seat: int, action: Any) -> bool:
    try:
        state.clone().apply(seat, action)
    except IllegalActionError:
        return False
    return True


@pytest.mark.parametrize("name", registry.own())
def test_what_is_legal_is_what_is_carried_out(name: str) -> None:
    """Tried with actions that were legal at other moments of the same match."""
    legal = refused = 0
    for seed in range(5):
        rng, pool = Random(seed), []
        for step, (state, seats, _, _) in enumerate(walked(name, seed, 60)):
            listed = {seat: list(state.legal_actions(seat)) for seat in range(seats)}
            pool += [action for found in listed.values() for action in found[:3]]
            if step % 3 or not pool:
                continue
            for seat in range(seats):
                view = state.view(seat)
                assert view.legal_is_complete == state.legal_is_complete
                for action in (*listed[seat][:4], *rng.sample(pool, min(4, len(pool)))):
                    expected = seat in state.to_act() and accepted(state, seat, action)
                    assert state.is_legal(seat, action) == expected, action
                    assert view.is_legal(action) == expected, action
                    if state.legal_is_complete and action in listed[seat]:
                        assert expected
                    legal += expected
                    refused += not expected
    assert legal > 30
    assert refused > 30


def test_a_word_is_legal_though_no_list_gives_it_away() -> None:
    game = registry.game("logomachy")
    options = game.resolve({"letters": True, "language": "en"})
    found = 0
    for seed in range(30):
        state: Any = game.setup(2, options, seed)
        seat = min(state.to_act())
        view = state.view(seat)
        assert not view.legal_is_complete
        action = think(game.bot("normal"), view, Random(seed))
        assert state.is_legal(seat, action)
        assert view.is_legal(action)
        assert not state.is_legal(1 - seat, action)
        if action not in view.legal_actions():
            found += 1
            nonsense = game.parse_action("spell " + ",".join([*action.cards, "zz"]))
            assert not state.is_legal(seat, nonsense)
            assert not view.is_legal(nonsense)
    assert found > 3


def test_a_sum_may_be_taken_in_any_order() -> None:
    game = registry.game("logomachy")
    for seed in range(60):
        state: Any = game.setup(2, game.resolve({}), seed)
        seat = min(state.to_act())
        for action in state.legal_actions(seat):
            if len(action.take) > 1:
                turned = type(action)(action.card, action.take[::-1])
                assert turned not in state.legal_actions(seat)
                assert state.is_legal(seat, turned)
                assert state.view(seat).is_legal(turned)
                assert accepted(state, seat, turned)
                return
    raise AssertionError("no sum of several cards")
