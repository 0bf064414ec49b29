"""The rules one by one, each with its position drawn."""

from __future__ import annotations

from typing import Any

import pytest

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.six import events as e
from braillespiel.games.six.actions import Pace
from braillespiel.games.six.rules import PACE_MS
from tests.games.six.tables import do, hear, pass_time, rolled, row, table, window


def rule(state: Any, seat: int, text: str) -> str:
    before = state.to_position()
    with pytest.raises(IllegalActionError) as refused:
        do(state, seat, text)
    assert state.to_position() == before
    return refused.value.rule


# -- securing --------------------------------------------------------------------------


def test_a_number_on_top_of_an_own_place_is_secured_and_not_replaced() -> None:
    state = window("1 2 3", "9 4+12 18", dice=(3, 4, 5))
    assert do(state, 1, "secure 2") == [e.Secured(1, 12, 1, 4)]
    assert state.public.places[1] == row("9 4 18")
    assert state.public.secured[1] == [12]
    assert state.public.pile(1) == 14


def test_the_last_card_of_a_place_leaves_it_free() -> None:
    state = window("1 2 3", "9 4 18", dice=(4, 5))
    assert do(state, 1, "secure 1") == [e.Secured(1, 9, 0, 0)]
    assert state.public.places[1] == row("- 4 18")


def test_every_other_player_with_the_number_may_secure_it() -> None:
    state = window("1 2 3", "9 4 18", "5 9 7", dice=(4, 5))
    do(state, 2, "secure 2")
    do(state, 1, "secure 1")
    assert state.public.secured == [[], [9], [9]]


def test_who_rolls_never_secures() -> None:
    assert rule(window("9 2 3", "1 4 5", dice=(4, 5)), 0, "secure 1") == "active-secures"


def test_a_covered_card_is_out_of_play() -> None:
    assert rule(window("1 2 3", "9+4 5 6", dice=(4, 5)), 1, "secure 1") == "other-number"


def test_only_an_open_number_is_secured_and_only_from_a_place_that_has_it() -> None:
    state = window("1 2 3", "9 - 5", dice=(4, 5))
    assert rule(state, 1, "secure 2") == "empty-place"
    assert rule(state, 1, "secure 3") == "other-number"
    assert rule(state, 1, "secure 4") == "no-place"
    assert rule(table("1 2 3", "9 4 5"), 1, "secure 1") == "no-number"


def test_a_number_that_was_let_go_stays_for_this_roll() -> None:
    state = window("1 2 3", "9 4 5", dice=(4, 5), heard=[None, 0])
    assert do(state, 1, "pass") == [e.Passed(1, 9)]
    assert rule(state, 1, "secure 1") == "let-go"


# -- rolling ---------------------------------------------------------------------------


def test_three_then_two_then_one_die_then_change() -> None:
    state = table("16 17 18", "16 17 18")
    assert rolled(state, 0, (1, 1, 1))[0] == e.Thrown(0, 3)
    hear(state, 2500)
    assert rolled(state, 3000, (1, 2))[0] == e.Thrown(0, 2)
    hear(state, 5500)
    assert rolled(state, 6000, (4,))[0] == e.Thrown(0, 1)
    events = hear(state, 9000)
    assert [event.kind for event in events] == ["changed"]
    assert (state.public.active, state.public.previous) == (1, 0)


def test_an_own_number_means_three_dice_again() -> None:
    state = table("3 17 18", "16 17 18", phase="ready", next_dice=1)
    event = rolled(state, 0, (3,))[-1]
    assert (event.own, event.next_dice) == (True, 3)
    hear(state, 2500)
    assert do(state, 0, "roll", 3000) == [e.Thrown(0, 3)]


def test_only_the_active_seat_rolls_and_only_once() -> None:
    state = table("16 17 18", "16 17 18")
    assert rule(state, 1, "roll") == "not-active"
    do(state, 0, "roll")
    assert rule(state, 0, "roll") == "in-the-air"


def test_a_roll_while_a_number_is_open_comes_when_it_closes() -> None:
    state = window("1 2 3", "9 4 5", dice=(4, 5), heard=[None, None])
    assert do(state, 0, "roll") == [e.RollNoted(0)]
    assert rule(state, 0, "roll") == "noted-before"
    hear(state, 500)
    assert [type(event) for event in pass_time(state, 3000)] == [e.Missed, e.Thrown]


def test_after_the_last_die_there_is_nothing_to_roll() -> None:
    assert rule(window("1 2 3", "9 4 5", dice=(4,)), 0, "roll") == "turn-ends"


# -- change ----------------------------------------------------------------------------


def test_at_a_change_all_but_the_receiver_draw() -> None:
    state = window(
        "1 2 3", "7 8 9", "7 8 9", dice=(4,), heard=[None, 0, 0], piles=[[18], [18], [17]]
    )
    assert hear(state) == [e.Changed(0, 1, (18, 0, 17), 2)]


def test_without_a_pile_nothing_is_drawn() -> None:
    rest = [number for number in range(1, 19) if number > 3]
    state = window("1 2 3", "7 8 9", dice=(4,), secured=[rest, []], heard=[None, 0])
    assert hear(state)[-1].drawn == (0, 0)


def test_a_drawn_card_fills_a_free_place_first() -> None:
    state = table("1 - 3", "7 8 9", phase="change", active=1, previous=0, drawn=[12, 0])
    assert rule(state, 0, "cover 1") == "empty-first"
    assert do(state, 0, "cover 2") == [e.Covered(0, 12, 1, 0, False)]
    assert rule(state, 0, "cover 2") == "nothing-drawn"


def test_without_a_free_place_it_covers_any_own_card() -> None:
    state = table("1 2 3", "7 8 9", phase="change", active=1, previous=0, drawn=[12, 0])
    assert do(state, 0, "cover 3") == [e.Covered(0, 12, 2, 3, False)]
    assert state.public.places[0] == row("1 2 3+12")


@pytest.mark.parametrize(
    ("places", "place", "under"), [("1 - 3", 1, 0), ("1 4+2 3", 1, 2), ("1 2 3", 0, 1)]
)
def test_who_has_not_chosen_gets_a_free_place_else_the_highest_stack(
    places: str, place: int, under: int
) -> None:
    state = table(
        places, "7 8 9", phase="change", active=1, previous=0, drawn=[12, 0], heard=[0, 0]
    )
    events = rolled(state, 100, (1, 1, 1))
    assert events[1] == e.Covered(0, 12, place, under, True)
    assert state.public.now == 2500  # the time to react, a little more than the roll takes


# -- lifting ---------------------------------------------------------------------------


def change(run: int, **more: Any) -> Any:
    given = {"secured": [[4, 5], [6, 7]], "glass": 60_000, **more}
    return table("1 2 3", "8 9 10", phase="change", active=1, previous=0, run=run, **given)


def test_lifted_in_time_the_one_who_rolled_last_pays_and_starts() -> None:
    state = change(60_000)
    events = do(state, 1, "lift")
    assert events == [e.Lifted(1, True, 0, 5), e.RoundStarted(2, 0, 2)]
    assert state.public.secured == [[4], [6, 7]]
    assert state.to_position()["piles"][0][-1] == 5
    assert state.public.active == 0


def test_lifted_too_early_the_lifter_pays_and_starts() -> None:
    state = change(59_999)
    assert do(state, 1, "lift") == [e.Lifted(1, False, 1, 7), e.RoundStarted(2, 1, 2)]


def test_nobody_without_secured_cards_pays_but_starts_all_the_same() -> None:
    state = change(0, secured=[[4], []])
    assert do(state, 1, "lift") == [e.Lifted(1, False, 1, 0), e.RoundStarted(2, 1, 2)]


def test_only_who_was_given_the_dice_lifts_and_only_before_rolling() -> None:
    state = change(0)
    assert rule(state, 0, "lift") == "lift-not-active"
    do(state, 1, "roll")
    assert rule(state, 1, "lift") == "lift-not-now"
    assert rule(table("1 2 3", "4 5 6"), 0, "lift") == "lift-not-now"


def test_who_hesitates_must_roll() -> None:
    state = change(0)
    assert pass_time(state, 2999) == []
    assert pass_time(state, 3000) == [e.Hesitated(1)]
    assert rule(state, 1, "lift") == "lift-too-late"


def test_places_piles_and_secured_cards_stay_for_the_next_round() -> None:
    state = change(60_000, drawn=[12, 0])
    places = state.public.clone().places
    do(state, 1, "lift")
    assert (state.public.places, state.public.drawn) == (places, [12, 0])
    assert do(state, 0, "cover 1") == [e.Covered(0, 12, 0, 1, False)]


# -- end -------------------------------------------------------------------------------


def test_after_three_rounds_most_strokes_win() -> None:
    state = change(60_000, round=3, secured=[[18, 4], [6]])
    assert do(state, 1, "lift") == [e.Lifted(1, True, 0, 4), e.MatchOver((7, 1))]
    assert (state.is_over(), state.winners(), state.to_act()) == (True, [0], frozenset())
    assert rule(state, 1, "roll") == "over"


def test_a_tie_is_shared() -> None:
    state = change(0, round=3, secured=[[4], [5, 6]])
    do(state, 1, "lift")
    assert (state.scores(), state.winners()) == ([1, 1], [0, 1])


# -- the professional rule -------------------------------------------------------------

PASCH = {"pasch": True}


def test_a_doublet_ends_the_turn_and_turns_the_direction() -> None:
    state = table("8 17 18", "1 2 3", "4 5 6", options=PASCH, phase="ready", next_dice=2)
    event = rolled(state, 0, (4, 4))[-1]
    assert (event.doublet, event.own, event.next_dice) == (True, True, 0)
    assert hear(state, 2500)[-1].receiver == 2


def test_a_triplet_counts_and_a_single_die_does_not() -> None:
    state = table("16 17 18", "1 2 3", options=PASCH)
    assert rolled(state, 0, (2, 2, 2))[-1].doublet
    single = table("16 17 18", "1 2 3", options=PASCH, phase="ready", next_dice=1)
    assert not rolled(single, 0, (2,))[-1].doublet


def test_without_the_rule_a_doublet_is_a_roll_like_any() -> None:
    event = rolled(table("16 17 18", "1 2 3"), 0, (2, 2, 2))[-1]
    assert (event.doublet, event.next_dice) == (False, 2)


def test_a_new_round_goes_clockwise_again() -> None:
    state = change(60_000, direction=-1)
    do(state, 1, "lift")
    assert state.public.direction == 1


# -- who may do what -------------------------------------------------------------------


def test_a_pace_has_its_limits_and_the_limits_are_paces() -> None:
    low, high = PACE_MS
    state = table("1 2 3", "4 5 6")
    for ms in (low, high):
        assert state.apply(1, Pace(ms)) == [e.PaceSet(1, ms)]
    for ms in (low - 1, high + 1):
        with pytest.raises(IllegalActionError) as refused:
            state.apply(1, Pace(ms))
        assert refused.value.rule == "pace"


def test_something_is_heard_once_and_never_what_was_told_before() -> None:
    state = window("1 2 3", "9 4 5", dice=(4, 5), heard=[None, None])
    do(state, 1, f"heard {state.public.serial}")
    assert rule(state, 1, f"heard {state.public.serial}") == "heard-before"
    assert rule(state, 0, f"heard {state.public.serial - 1}") == "heard-before"


def test_there_is_no_seat_behind_the_last() -> None:
    state = table("1 2 3", "4 5 6")
    assert rule(state, 2, "roll") == "no-seat"
    assert rule(state, -2, "roll") == "no-seat"
