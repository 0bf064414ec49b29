"""The worked examples of the rules, and the score of each thing."""

from __future__ import annotations

import pytest

from braillespiel.games.ludoteca.scoring import resource_points
from tests.games.ludoteca.tables import do, table

FOUR_SEVENS = [[["s7", "r7", "e7", "u7"]], []]


def test_one_four_of_a_kind_is_6() -> None:
    assert table("s8", "e2", kinds=FOUR_SEVENS).round_score(0).kinds == 6


def test_a_closed_row_of_three_is_6() -> None:
    assert table("s8", "e2", rows=({"k": "k7 k3 k1"}, {})).round_score(0).pillars[2] == 6


def test_an_open_row_of_three_is_3() -> None:
    assert table("s8", "e2", rows=({"k": "k7 k3 k2"}, {})).round_score(0).pillars[2] == 3


def test_an_open_row_of_two_is_minus_2() -> None:
    assert table("s8", "e2", rows=({"k": "k7 k3"}, {})).round_score(0).pillars[2] == -2


def test_a_closed_row_of_two_is_doubled_as_well() -> None:
    assert table("s8", "e2", rows=({"k": "k7 k1"}, {})).round_score(0).pillars[2] == -4


@pytest.mark.parametrize(
    ("extended", "eight", "points"), [(False, True, 8), (True, False, 4), (True, True, 6)]
)
def test_a_closed_row_of_four_with_helpers_8_and_1(
    extended: bool, eight: bool, points: int
) -> None:
    rows: tuple[dict[str, str], ...] = ({"k": "h8 k5 k3 h1"}, {})
    state = table("s8", "e2", extended=extended, eight=eight, rows=rows)
    assert state.round_score(0).pillars[2] == points


def test_three_resources_are_4() -> None:
    resources = [["q1", "q2", "q3"], []]
    assert table("s8", "e2", extended=True, resources=resources).round_score(0).resources == 4


def test_resources_give_1_2_4_6_and_2_for_each_further_one() -> None:
    assert [resource_points(count) for count in range(8)] == [0, 1, 2, 4, 6, 8, 10, 12]


def test_helpers_count_for_the_length_of_a_row_but_give_no_points_in_the_extended_game() -> None:
    rows: tuple[dict[str, str], ...] = ({"k": "k8 h4 k3"}, {})
    assert table("s8", "e2", extended=True, rows=rows).round_score(0).pillars[2] == 2
    assert table("s8", "e2", rows=rows).round_score(0).pillars[2] == 3


def test_every_card_of_a_short_row_costs_a_helper_too() -> None:
    rows: tuple[dict[str, str], ...] = ({"k": "k8 h4"}, {})
    assert table("s8", "e2", extended=True, rows=rows).round_score(0).pillars[2] == -2


def test_ludothek_des_jahres_gives_a_point() -> None:
    rows: tuple[dict[str, str], ...] = ({"k": "k8 lj=6 k3"}, {})
    assert table("s8", "e2", extended=True, rows=rows).round_score(0).pillars[2] == 3


def test_a_helper_x_left_in_a_row_gives_no_point() -> None:
    rows: tuple[dict[str, str], ...] = ({"k": "k8 hx=6 k3"}, {})
    assert table("s8", "e2", extended=True, rows=rows).round_score(0).pillars[2] == 2


def test_each_card_in_hand_costs_one() -> None:
    assert table("s8 s7 s6", "e2").round_score(0).hand == -3


def test_the_round_score_goes_to_the_totals() -> None:
    rows: tuple[dict[str, str], ...] = ({"k": "k7 k3 k1", "s": "s5 s3"}, {"r": "r2"})
    state = table("s2", "e2 e3", rows=rows, kinds=[[["a6", "r6", "e6", "u6"]], []])
    do(state, "lay s2")
    assert state.scores() == [6 + 3 + 6, -1 - 2]
    assert [score.total for score in state.public.history[0]] == [15, -3]


@pytest.mark.parametrize(
    ("goal", "rows", "more", "reached"),
    [
        ("two-long-rows", {"s": "s8 s7 s6 s5 s3", "r": "r8 r7 r5 h4 r2"}, {}, True),
        ("two-long-rows", {"s": "s8 s7 s6 s5 s3", "r": "r8 r7 r5 h4"}, {}, False),
        ("four-rows", {p: f"{p}8 {p}7 {p}6" for p in "skre"}, {}, True),
        ("four-rows", {p: f"{p}8 {p}7 {p}6" for p in "skr"}, {}, False),
        ("giant-row", {"s": "s8 s7 s6 s5 s4 s3 s2"}, {}, True),
        ("giant-row", {"s": "s8 s7 s6 s5 s4 s3"}, {}, False),
        ("all-begun", {p: f"{p}8" for p in "askre"}, {"done": ["u", ""]}, True),
        ("all-begun", {p: f"{p}8" for p in "askre"}, {}, False),
        ("two-closed", {"s": "s1", "r": "r3 h1"}, {}, True),
        ("two-closed", {"s": "s1"}, {"done": ["k", ""]}, False),
        ("two-fours", {"s": "s4 h4"}, {}, True),
        ("two-fours", {"s": "s4 lj=4"}, {}, True),
        ("two-fours", {"s": "s4", "r": "r4"}, {}, False),
        (
            "two-four-of-a-kinds",
            {},
            {"kinds": [[["s7", "r7", "e7", "u7"], ["s6", "r6", "e6", "u6"]], []]},
            True,
        ),
        ("two-four-of-a-kinds", {}, {"kinds": FOUR_SEVENS}, False),
        ("three-resources", {}, {"resources": [["q1", "q1", "q3"], []]}, True),
        ("three-resources", {}, {"resources": [["q1", "q1"], []]}, False),
        ("three-helpers", {"s": "h8 h4 h2"}, {}, True),
        ("three-helpers", {"s": "h8 h4"}, {}, False),
        ("eight-to-one", {"s": "s8 s1"}, {}, True),
        ("eight-to-one", {"s": "s7 s1", "r": "r8 r2"}, {}, False),
    ],
)
def test_a_reached_bonus_goal_is_3(
    goal: str, rows: dict[str, str], more: dict[str, object], reached: bool
) -> None:
    other = "giant-row" if goal != "giant-row" else "two-fours"
    state = table("a2", "a3", extended=True, rows=(rows, {}), goals=[goal, other], **more)
    assert state.round_score(0).goal == (3 if reached else 0)
