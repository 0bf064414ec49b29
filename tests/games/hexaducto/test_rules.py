"""The rules by worked examples, each with its position drawn."""

from __future__ import annotations

from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK, IllegalActionError, Tick
from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto import events as ev
from braillespiel.games.hexaducto.cards import COUNTS, LOWEST
from braillespiel.games.hexaducto.game import GAME
from braillespiel.games.hexaducto.rules import HexState
from braillespiel.games.hexaducto.scoring import final_scores
from tests.games.hexaducto.drawn import OTHER, at, cards_of, drawn, kinds

SMALL = """
    1   ?6
  9   ?4
"""

APART = """
                8
      ?2  1   5   9   4   6
                    ?10
"""
"""Turning up the 10 completes 8 9 10; then 4 6 is cut off from ?2 1 5."""


def refused(state: HexState, action: Any, seat: int = 0) -> str:
    """The rule that an action breaks; nothing has changed."""
    before = state.to_position()
    with pytest.raises(IllegalActionError) as error:
        state.apply(seat, action)
    assert state.to_position() == before
    return error.value.rule


# -- the deal ----------------------------------------------------------------------------


def test_everybody_gets_19_face_down_cards_and_one_opens_the_discard_pile() -> None:
    state = GAME.setup(6, GAME.resolve({}), 1)
    assert [len(field) for field in state.public.fields] == [19] * 6
    assert [state.public.hidden(seat) for seat in range(6)] == [19] * 6
    assert (len(state.public.discard), len(state.secret.pile)) == (1, 150 - 6 * 19 - 1)


def test_a_set_has_five_minus_twos_fifteen_zeros_and_ten_of_all_others() -> None:
    state = GAME.setup(1, GAME.resolve({}), 2)
    cards = [*state.secret.pile, *state.public.discard, *cards_of(state).values()]
    assert [cards.count(value) for value in range(-2, 13)] == [5, 10, 15, *[10] * 12]


def test_the_starter_begins() -> None:
    assert GAME.setup(3, GAME.resolve({"starter": 2}), 1).public.turn == 1
    assert GAME.setup(3, GAME.resolve({"starter": 5}), 1).public.turn == 1


# -- a turn ------------------------------------------------------------------------------


def test_turning_up_a_card_is_a_turn() -> None:
    state = drawn(SMALL, OTHER)
    events = state.apply(0, act.TurnUp(at(1, 0)))
    assert events == [ev.TurnedUp(0, at(1, 0), 6), ev.TurnBegan(1)]
    assert state.public.down(0) == [at(0, 1)]


def test_a_drawn_card_is_seen_and_then_placed() -> None:
    state = drawn(SMALL, OTHER, top=7)
    assert state.apply(0, act.DRAW) == [ev.Drew(0, 7)]
    assert state.public.turn == 0
    assert state.apply(0, act.Place(at(-1, 1))) == [
        ev.Placed(0, at(-1, 1), 7, 9, hidden=False),
        ev.TurnBegan(1),
    ]
    assert state.public.discard == [12, 9]


def test_nobody_else_sees_a_drawn_card() -> None:
    state = drawn(SMALL, OTHER, top=7)
    (event,) = state.apply(0, act.DRAW)
    assert event.redacted_for(0) == ev.Drew(0, 7)
    assert event.redacted_for(1) == ev.Drew(0, None)
    assert state.view(1).known.hand is None
    assert state.view(0).known.hand == 7


def test_a_face_down_card_can_be_replaced_and_is_discarded_face_up() -> None:
    state = drawn(SMALL, OTHER, hand=7)
    events = state.apply(0, act.Place(at(1, 0)))
    assert events[0] == ev.Placed(0, at(1, 0), 7, 6, hidden=True)
    assert state.public.discard[-1] == 6
    assert at(1, 0) not in state.public.down(0)


def test_the_open_card_of_the_discard_pile_can_be_taken_and_put_back() -> None:
    state = drawn(SMALL, OTHER, discard=3)
    assert state.apply(0, act.TAKE) == [ev.Took(0, 3)]
    assert state.apply(0, act.PUT_BACK) == [ev.WasPutBack(0, 3)]
    assert (state.public.discard, state.public.holding, state.public.turn) == ([3], False, 0)
    state.apply(0, act.TAKE)
    state.apply(0, act.Place(at(0, 0)))
    assert state.public.discard == [1]


def test_a_drawn_card_cannot_be_put_back() -> None:
    assert refused(drawn(SMALL, OTHER, hand=7), act.PUT_BACK) == "drawn-stays"


def test_with_a_card_in_hand_nothing_else_can_be_done() -> None:
    state = drawn(SMALL, OTHER, hand=7)
    assert refused(state, act.DRAW) == "place-first"
    assert refused(state, act.TAKE) == "place-first"
    assert refused(state, act.TurnUp(at(1, 0))) == "place-first"


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        (act.TurnUp(at(0, 0)), "already-up"),
        (act.TurnUp(at(5, 5)), "no-card-there"),
        (act.Place(at(0, 0)), "hand-empty"),
        (act.PUT_BACK, "hand-empty"),
        (act.Dock(at(0, 0), at(1, 0)), "dock-none"),
    ],
)
def test_these_are_refused_by_name(action: Any, rule: str) -> None:
    assert refused(drawn(SMALL, OTHER), action) == rule


def test_a_card_in_hand_goes_only_onto_an_own_card() -> None:
    assert refused(drawn(SMALL, OTHER, hand=7), act.Place(at(5, 5))) == "no-card-there"


def test_nobody_acts_out_of_turn() -> None:
    assert refused(drawn(SMALL, OTHER), act.DRAW, seat=1) == "not-your-turn"


def test_a_used_up_set_is_followed_by_a_new_one() -> None:
    state = drawn(SMALL, OTHER)
    for value in state.secret.pile:
        state.public.removed[value - LOWEST] += 1
    state.secret.pile = []
    events = state.apply(0, act.DRAW)
    assert events[0] == ev.SetBegun(2)
    assert events[1].kind == "drew"
    assert len(state.secret.pile) == sum(COUNTS) - 1


# -- lines -------------------------------------------------------------------------------


def test_a_street_is_removed_at_once_and_out_of_play() -> None:
    state = drawn(
        """
          4   ?5  6
            9   ?1
        """,
        OTHER,
    )
    events = state.apply(0, act.TurnUp(at(1, 0)))
    assert kinds(events) == ["turned-up", "removed", "turn-began"]
    assert events[1].lines[0].values == (4, 5, 6)
    assert sorted(cards_of(state).values()) == [1, 9]
    assert state.public.discard == [12]
    assert sum(state.public.removed) == 3


def test_crossing_lines_complete_at_the_same_moment_go_together() -> None:
    state = drawn(
        """
            4   9
          5   ?5  5
            12  6   ?1
        """,
        OTHER,
    )
    events = state.apply(0, act.TurnUp(at(0, 1)))
    assert [(line.kind, line.values) for line in events[1].lines] == [
        ("group", (5, 5, 5)),
        ("street", (4, 5, 6)),
    ]
    assert events[1].left == 3


def test_lines_that_become_complete_by_getting_shorter_go_too() -> None:
    state = drawn(
        """
                8
          3   3   9   4   5
                    ?10
        """,
        OTHER,
    )
    events = state.apply(0, act.TurnUp(at(0, 2)))
    assert kinds(events) == ["turned-up", "removed", "removed", "match-ended"]
    assert [line.values for line in events[1].lines] == [(8, 9, 10)]
    assert [line.values for line in events[2].lines] == [(3, 3), (4, 5)]
    assert (events[3].reason, events[3].scores[0]) == ("cleared", 0)


def test_with_a_longer_smallest_line_two_cards_stay() -> None:
    state = drawn(
        """
          4   ?5
            ?1  9
        """,
        OTHER,
        smallest=3,
    )
    assert "removed" not in kinds(state.apply(0, act.TurnUp(at(1, 0))))


# -- docking -----------------------------------------------------------------------------


def apart() -> HexState:
    state = drawn(APART, OTHER)
    events = state.apply(0, act.TurnUp(at(0, 2)))
    assert kinds(events) == ["turned-up", "removed", "fell-apart"]
    assert events[2] == ev.FellApart(0, (3, 2))
    assert (state.public.cut, state.public.turn) == (True, 0)
    return state


def test_a_part_cut_off_must_dock_before_anything_else() -> None:
    state = apart()
    assert refused(state, act.DRAW) == "dock-first"
    assert {action.part for action in state.legal_actions(0)} == {at(1, 1)}


def test_the_smaller_part_moves_without_turning_and_the_turn_ends() -> None:
    state = apart()
    events = state.apply(0, act.Dock(at(1, 1), at(-1, 0)))
    assert events == [ev.Docked(0, (at(0, 1), at(1, 1)), at(-1, 0)), ev.TurnBegan(1)]
    own = cards_of(state)
    assert [own[at(q, 1)] for q in range(-3, 2)] == [2, 1, 5, 4, 6]


def test_a_part_docks_neither_on_cards_nor_out_of_touch() -> None:
    state = apart()
    assert refused(state, act.Dock(at(1, 1), at(-2, 0))) == "dock-overlap"
    assert refused(state, act.Dock(at(1, 1), at(1, 0))) == "dock-apart"
    assert refused(state, act.Dock(at(1, 1), at(0, 0))) == "dock-apart"


def test_the_largest_part_does_not_move() -> None:
    assert refused(apart(), act.Dock(at(-3, 1), at(1, 0))) == "dock-part"


def test_a_line_formed_by_docking_goes_and_the_field_may_fall_apart_again() -> None:
    state = apart()
    events = state.apply(0, act.Dock(at(1, 1), at(-2, 1)))
    assert kinds(events) == ["docked", "removed", "fell-apart"]
    assert [line.values for line in events[1].lines] == [(5, 4)]
    assert events[2].sizes == (2, 1)
    events = state.apply(0, act.Dock(at(0, 2), at(-1, -1)))
    assert kinds(events) == ["docked", "turn-began"]
    assert sorted(cards_of(state).values()) == [1, 2, 6]


def test_of_equal_parts_either_may_move() -> None:
    state = drawn(
        """
                8
          ?1  5   9   4   6
                    ?10
        """,
        OTHER,
    )
    state.apply(0, act.TurnUp(at(0, 2)))
    assert {action.part for action in state.legal_actions(0)} == {at(-2, 1), at(1, 1)}


def test_several_parts_dock_one_after_the_other() -> None:
    state = drawn("?1  9   4   .   7   .   12", OTHER)
    assert {action.part for action in state.legal_actions(0)} == {at(4, 0), at(6, 0)}
    assert kinds(state.apply(0, act.Dock(at(6, 0), at(-6, -1)))) == ["docked", "fell-apart"]
    assert kinds(state.apply(0, act.Dock(at(4, 0), at(-5, 0)))) == ["docked", "turn-began"]
    assert [cards_of(state)[at(q, 0)] for q in range(-1, 3)] == [7, 1, 9, 4]


def test_a_part_that_another_one_bridges_need_not_dock_any_more() -> None:
    state = drawn("?1  9   4   .   7   .   12", OTHER)
    assert kinds(state.apply(0, act.Dock(at(6, 0), at(-3, 0)))) == ["docked", "turn-began"]
    assert [cards_of(state)[at(q, 0)] for q in range(5)] == [1, 9, 4, 12, 7]


# -- end and score -----------------------------------------------------------------------


def test_the_match_ends_when_the_last_face_down_card_is_turned_up() -> None:
    state = drawn("?5  9", OTHER)
    events = state.apply(0, act.TurnUp(at(0, 0)))
    assert events[-1] == ev.MatchEnded("turned-up", 0, (14, 27), doubled=False)
    assert state.is_over()
    assert (state.scores(), state.winners()) == ([14, 27], [0])
    assert state.to_act() == frozenset()
    assert refused(state, act.DRAW) == "over"


def test_the_match_ends_only_after_the_docking() -> None:
    state = drawn(APART.replace("?2", "2 "), OTHER)
    assert "match-ended" not in kinds(state.apply(0, act.TurnUp(at(0, 2))))
    events = state.apply(0, act.Dock(at(1, 1), at(-1, 0)))
    assert kinds(events) == ["docked", "match-ended"]


def test_who_ends_with_more_than_an_opponent_pays_double() -> None:
    state = drawn("?12 10", "?1  ?3", "?9  ?9  ?9")
    events = state.apply(0, act.TurnUp(at(0, 0)))
    assert events[-1] == ev.MatchEnded("turned-up", 0, (44, 4, 27), doubled=True)
    assert state.winners() == [1]


@pytest.mark.parametrize(
    ("totals", "ended_by", "final"),
    [
        ([10, 12], 0, [10, 12]),
        ([10, 12], 1, [10, 24]),
        ([10, 10], 0, [10, 10]),
        ([-1, -3], 0, [-1, -3]),
        ([0, -3], 0, [0, -3]),
        ([5, 4, 30], 0, [10, 4, 30]),
        ([5], 0, [5]),
        ([10, 5], None, [10, 5]),
    ],
)
def test_doubling(totals: list[int], ended_by: int | None, final: list[int]) -> None:
    assert final_scores(totals, ended_by) == final


def test_a_tie_is_shared() -> None:
    state = drawn("?5  9", "?5  ?9")
    state.apply(0, act.TurnUp(at(0, 0)))
    assert state.winners() == [0, 1]


def test_while_playing_only_open_cards_are_in_the_scores() -> None:
    assert drawn(SMALL, OTHER).scores() == [10, 0]


# -- puzzles -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("level", "moves", "minutes"), [("easy", 33, 15), ("normal", 27, 10), ("hard", 24, 7)]
)
def test_the_levels_have_their_moves_and_minutes(level: str, moves: int, minutes: int) -> None:
    state = GAME.setup(1, GAME.resolve({"puzzle": level}), 1)
    assert (state.public.moves, state.public.settings.limit) == (moves, minutes * 60_000)
    assert GAME.setup(1, GAME.resolve({"puzzle": level, "untimed": True}), 1).deadline() is None


def test_an_own_puzzle_has_its_own_limits() -> None:
    options = GAME.resolve({"puzzle": "custom", "moves": 20, "minutes": 3})
    state = GAME.setup(1, options, 1)
    assert (state.public.moves, state.public.settings.limit) == (20, 180_000)


def test_the_same_number_is_the_same_puzzle() -> None:
    options = GAME.resolve({"puzzle": "easy"})
    assert GAME.setup(1, options, 4711).to_position() == GAME.setup(1, options, 4711).to_position()
    assert GAME.setup(1, options, 4711).to_position() != GAME.setup(1, options, 4712).to_position()


def test_a_puzzle_goes_on_when_all_cards_are_face_up() -> None:
    state = drawn("?5  9", puzzle="easy")
    assert kinds(state.apply(0, act.TurnUp(at(0, 0)))) == ["turned-up", "move-done"]
    assert state.public.moves == 32


def test_clearing_the_field_solves_a_puzzle() -> None:
    state = drawn("?5  6", puzzle="easy")
    events = state.apply(0, act.TurnUp(at(0, 0)))
    assert events[-1] == ev.MatchEnded("cleared", 0, (0,), doubled=False)
    assert state.winners() == [0]


def test_with_the_last_move_a_puzzle_ends_unsolved_and_the_field_is_summed() -> None:
    state = drawn("?5  9   ?3", puzzle="easy")
    state.public.moves = 1
    events = state.apply(0, act.TurnUp(at(0, 0)))
    assert events[-1] == ev.MatchEnded("moves", 0, (17,), doubled=False)
    assert state.winners() == []


def test_docking_costs_no_move() -> None:
    state = drawn(APART, puzzle="easy")
    state.apply(0, act.TurnUp(at(0, 2)))
    assert state.public.moves == 33
    state.apply(0, act.Dock(at(1, 1), at(-1, 0)))
    assert state.public.moves == 32


def test_the_clock_warns_and_ends_with_the_face_down_cards_counted() -> None:
    state = drawn("?5  9   ?3", puzzle="hard", top=4)
    due = []
    state.apply(0, act.DRAW)
    while (at_ms := state.deadline()) is not None:
        assert state.to_act() == {0, CLOCK}
        assert refused(state, Tick(at_ms - 1), CLOCK) == "clock"
        due.append((at_ms, state.apply(CLOCK, Tick(at_ms))))
    assert [(ms, kinds(events)) for ms, events in due] == [
        (120_000, ["time-warning"]),
        (360_000, ["time-warning"]),
        (405_000, ["time-warning"]),
        (420_000, ["match-ended"]),
    ]
    assert [events[0].left for _, events in due[:3]] == [300_000, 60_000, 15_000]
    assert state.scores() == [17]
    assert (state.secret.hand, state.public.holding) == (None, False)
    assert state.public.discard == [12, 4]


def test_a_match_has_no_clock() -> None:
    state = drawn(SMALL, OTHER)
    assert state.deadline() is None
    assert state.to_act() == {0}
    assert refused(state, Tick(1), CLOCK) == "clock"


def test_a_single_point_more_than_an_opponent_is_doubled() -> None:
    assert final_scores([1, 0], 0) == [2, 0]
    assert final_scores([1, 1], 0) == [1, 1]
    assert final_scores([0, -3], 0) == [0, -3]
