"""The search finds the best play of games in which it is known."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import thought_out
from braillespiel.engine.search import ismcts, next_seat, paired, standing
from tests.engine.toys import Nim, Race, ToyState, Urn


def best(state: ToyState, seat: int = 0, seed: int = 1, rounds: int = 2000) -> Any:
    return thought_out(ismcts(state.view(seat), Random(seed), rounds))


@pytest.mark.parametrize(("sticks", "take"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2), (11, 3)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nim_leaves_a_multiple_of_four(sticks: int, take: int, seed: int) -> None:
    assert best(Nim(sticks), seed=seed) == take


@pytest.mark.parametrize("ball", ["red", "blue"])
def test_the_likelier_ball_is_named_whatever_really_lies_there(ball: str) -> None:
    assert best(Urn(ball)) == "red"


@pytest.mark.parametrize("seat", [0, 1])
def test_seats_that_act_at_once_are_searched_one_after_the_other(seat: int) -> None:
    assert best(Race(), seat) == 3


def test_the_same_chance_gives_the_same_search() -> None:
    walks = []
    for _ in range(2):
        rng = Random(5)
        thought = ismcts(Nim(21).view(0), rng, 50)
        slices = 0
        try:
            while True:
                next(thought)
                slices += 1
        except StopIteration as done:
            walks.append((done.value, slices, rng.random()))
    assert walks[0] == walks[1]
    assert walks[0][1] == 50


def test_a_single_choice_is_not_searched() -> None:
    with pytest.raises(StopIteration) as done:
        next(ismcts(Nim(1).view(0), Random(1), 1000))
    assert done.value.value == 1


def test_rollouts_and_choices_can_be_replaced() -> None:
    asked = []

    def policy(state: Nim, seat: int, rng: Random) -> int:
        asked.append(seat)
        return 1

    thought = ismcts(
        Nim(12).view(0),
        Random(1),
        20,
        policy=policy,
        choices=lambda state, seat: [1, 2] if state.sticks > 1 else [1],
        evaluate=lambda state: [1.0, 0.0],
        stop=lambda state: state.sticks < 6,
    )
    assert thought_out(thought) in (1, 2)
    assert set(asked) == {0, 1}


@pytest.mark.parametrize("ball", ["red", "blue"])
def test_paired_draws_name_the_likelier_ball(ball: str) -> None:
    assert thought_out(paired(Urn(ball).view(0), Random(2), 60)) == "red"


@pytest.mark.parametrize(("sticks", "take"), [(5, 1), (6, 2), (7, 3), (11, 3)])
def test_paired_draws_see_as_far_as_their_policy(sticks: int, take: int) -> None:
    def perfect(state: Nim, seat: int, rng: Random) -> int:
        return state.sticks % 4 or 1

    assert thought_out(paired(Nim(sticks).view(0), Random(1), 6, policy=perfect)) == take


def test_paired_draws_repeat_and_pause_after_every_play() -> None:
    walks = []
    for _ in range(2):
        rng = Random(3)
        thought = paired(Race().view(1), rng, 9)
        slices = 0
        try:
            while True:
                next(thought)
                slices += 1
        except StopIteration as done:
            walks.append((done.value, slices, rng.random()))
    assert walks[0] == walks[1]
    # Three draws of three choices, then six of the two that are left.
    assert walks[0][:2] == (3, 3 * 3 + 6 * 2)


def test_the_next_seat_follows_the_last_and_the_clock_acts_when_no_seat_can() -> None:
    race = Race()
    assert next_seat(race, -1) == 0
    assert next_seat(race, 0) == 1
    assert next_seat(race, 1) == 0
    race.paces = {0: 1, 1: 2}
    assert next_seat(race, 1) is None
    assert race.struck


def test_leaders_share_the_rating() -> None:
    assert standing(Race({0: 2, 1: 2}, True)) == [0.5, 0.5]
    assert standing(Race({0: 2, 1: 1}, True)) == [1.0, 0.0]
    assert standing(Nim(5)) == [0.5, 0.5]
