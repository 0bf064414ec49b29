"""The basic game, rule by rule."""

from __future__ import annotations

import pytest

from braillespiel.engine.contract import IllegalActionError
from braillespiel.engine.match import Match
from braillespiel.games.ludoteca import events as ev
from braillespiel.games.ludoteca.cards import read_face
from braillespiel.games.ludoteca.game import GAME
from braillespiel.games.ludoteca.rules import LudotecaState
from braillespiel.games.ludoteca.settings import full_deck
from tests.games.ludoteca.tables import do, hand, legal, pile_of, row, table


def refused(state: LudotecaState, action: str, seat: int | None = None) -> str:
    """Return the rule that forbids an action, and check that nothing changes."""
    before = state.to_position()
    with pytest.raises(IllegalActionError) as error:
        do(state, action, seat=seat)
    assert state.to_position() == before
    if seat is None:
        assert action not in legal(state)
    return error.value.rule


def test_the_basic_deck_has_102_cards_and_everybody_gets_12() -> None:
    state = GAME.setup(3, GAME.resolve({}), 1)
    assert len(full_deck(state.public.settings)) == 102
    assert [len(own) for own in state.secret.hands] == [12, 12, 12]
    assert len(state.public.discards) == 1
    assert len(state.secret.pile) == 102 - 36 - 1


def test_the_first_starter_is_drawn_by_lot() -> None:
    starters = {GAME.setup(4, GAME.resolve({}), seed).public.turn for seed in range(30)}
    assert starters == {0, 1, 2, 3}


def test_a_turn_is_draw_lay_discard() -> None:
    state = table("s7 r3", "e2", pile="k5", phase="draw", discards="u1")
    assert legal(state) == ["draw", "take"]
    assert refused(state, "lay s7") == "draw-first"
    do(state, "draw")
    assert hand(state, 0) == "k5 r3 s7"
    assert refused(state, "draw") == "drawn-already"
    do(state, "lay s7")
    assert refused(state, "lay r3") == "one-lay"
    do(state, "discard r3")
    assert state.public.turn == 1
    assert state.public.phase == "draw"
    assert pile_of(state) == "u1 r3"


def test_laying_is_optional() -> None:
    state = table("s7 r3", "e2")
    do(state, "discard r3")
    assert state.public.turn == 1


def test_the_top_of_the_discard_pile_may_be_taken() -> None:
    state = table("s7", "e2", phase="draw", discards="u1 k8")
    do(state, "take")
    assert hand(state, 0) == "k8 s7"
    assert pile_of(state) == "u1"


def test_an_empty_discard_pile_cannot_be_taken() -> None:
    assert refused(table("s7", "e2", phase="draw"), "take") == "discards-empty"


def test_nobody_acts_out_of_turn() -> None:
    assert refused(table("s7", "e2"), "lay e2", seat=1) == "not-your-turn"


def test_any_value_begins_a_row_and_lower_ones_follow_with_gaps() -> None:
    state = table("s7 s5 s3 r8 r7", "e2 e3 e4")
    do(state, "lay s7", "discard r8", "draw", "discard e2", "draw")
    do(state, "lay s5", "discard r7", "draw", "discard e3", "draw", "lay s3")
    assert row(state, 0, "s") == "s7 s5 s3"


@pytest.mark.parametrize("card", ["s5", "s6", "s8"])
def test_after_a_card_comes_a_lower_one(card: str) -> None:
    state = table(f"{card} r8", "e2", rows=({"s": "s5"}, {}))
    assert refused(state, f"lay {card}") == "not-lower"


@pytest.mark.parametrize("card", ["s8", "s4", "s1"])
def test_after_a_4_any_value_may_follow_another_4_included(card: str) -> None:
    state = table(f"{card} r8", "e2", rows=({"s": "s7 s4"}, {}))
    do(state, f"lay {card}")
    assert row(state, 0, "s") == f"s7 s4 {card}"


def test_after_the_card_that_follows_a_4_it_descends_again() -> None:
    state = table("s7 r8", "e2", rows=({"s": "s5 s4 s6"}, {}))
    assert refused(state, "lay s7") == "not-lower"


def test_a_card_goes_only_in_the_row_of_its_pillar() -> None:
    assert refused(table("s7 r8", "e2"), "lay s7=r7") == "wrong-row"


def test_a_helper_counts_as_its_value_in_any_pillar() -> None:
    state = table("h4 s8 r2", "e2", rows=({"s": "s6"}, {}))
    do(state, "lay h4=s4")
    assert row(state, 0, "s") == "s6 h4"
    state = table("h8 r2", "e2", rows=({"s": "s6"}, {}))
    assert refused(state, "lay h8=s8") == "not-lower"
    assert "lay h8=r8" in legal(state)
    assert refused(state, "lay h8=r7") == "wrong-row"


def test_after_a_helper_4_any_value_may_follow() -> None:
    state = table("s8 r2", "e2", rows=({"s": "s6 h4"}, {}))
    do(state, "lay s8")
    assert row(state, 0, "s") == "s6 h4 s8"


@pytest.mark.parametrize("card", ["s1", "h1=s1"])
def test_a_1_closes_the_row(card: str) -> None:
    state = table("s1 h1 s3 s2 r8", "e2", rows=({"s": "s5 s4"}, {}))
    events = do(state, f"lay {card}", "discard r8")
    assert ev.Closed(0, 1, 1) in events
    do(state, "draw", "discard e2", "draw")
    assert refused(state, "lay s2") == "row-closed"


def test_a_pillar_completed_in_an_earlier_round_is_locked() -> None:
    state = table("s7 r8", "e2", done=["s", ""])
    assert refused(state, "lay s7") == "pillar-locked"


def test_4_and_3_together_make_every_other_player_draw_one() -> None:
    state = table("s4 s3 r8 k1", "e2", "e3", rows=({"s": "s6"}, {}, {}), pile="u2 u1")
    do(state, "lay s4+s3")
    assert row(state, 0, "s") == "s6 s4 s3"
    assert [len(own) for own in state.secret.hands] == [2, 2, 2]
    assert hand(state, 1) == "e2 u1"


def test_the_pair_is_laid_4_first() -> None:
    assert refused(table("s4 s3 r8", "e2"), "lay s3+s4") == "pair-four-three"


def test_the_pair_keeps_the_row_rules() -> None:
    state = table("s4 s3 r8", "e2", rows=({"s": "s3"}, {}))
    assert refused(state, "lay s4+s3") == "not-lower"


@pytest.mark.parametrize("cards", ["s4+r3", "s5+s4", "r7+r6"])
def test_other_pairs_are_no_combination(cards: str) -> None:
    state = table("s5 s4 s3 r3 r7 r6", "e2")
    assert refused(state, f"lay {cards}") == "pair-four-three"


def test_three_consecutive_values_make_you_draw_one() -> None:
    state = table("s7 s6 s5 r8 k1", "e2", rows=({"s": "s8"}, {}), pile="u1")
    do(state, "lay s7+s6+s5")
    assert row(state, 0, "s") == "s8 s7 s6 s5"
    assert hand(state, 0) == "k1 r8 u1"


@pytest.mark.parametrize("cards", ["s5+s6+s7", "s8+s7+s5", "s7+s6+r5"])
def test_other_threes_are_no_run(cards: str) -> None:
    state = table("s8 s7 s6 s5 r5", "e2")
    assert refused(state, f"lay {cards}") == "run-of-three"


def test_a_run_down_to_1_closes_the_row() -> None:
    state = table("s3 s2 s1 r8 k1", "e2")
    assert ev.Closed(0, 1, 1) in do(state, "lay s3+s2+s1")


def test_a_run_after_a_4_may_begin_anywhere() -> None:
    state = table("s8 s7 s6 r8 k1", "e2", rows=({"s": "s4"}, {}))
    do(state, "lay s8+s7+s6")
    assert row(state, 0, "s") == "s4 s8 s7 s6"


def test_four_of_a_kind_lies_apart_and_you_draw_three_the_others_one() -> None:
    state = table("s6 r6 e6 u6 k1", "e2", "e3", pile="k8 u2 u1 a3 a2 a1")
    do(state, "lay s6+r6+e6+u6")
    assert len(state.public.kinds[0]) == 1
    assert row(state, 0, "s") == ""
    assert hand(state, 0) == "a1 a2 a3 k1"
    assert hand(state, 1) == "e2 u1"
    assert hand(state, 2) == "e3 u2"


def test_four_of_a_kind_needs_one_value_and_four_pillars() -> None:
    state = table("s6 r6 e6 u6 s6 u5", "e2")
    assert refused(state, "lay s6+r6+e6+u5") == "four-values"
    assert refused(state, "lay s6+s6+r6+e6") == "four-pillars"


def test_cards_of_locked_pillars_may_be_in_a_four_of_a_kind() -> None:
    state = table("s6 r6 e6 u6 k1", "e2", done=["sreu", ""])
    assert "lay s6+r6+e6+u6" in legal(state)


@pytest.mark.parametrize("cards", ["h4=s4+s3", "s5+h4=s4+s3", "s4+r4+e4+h4=u4"])
def test_helpers_are_not_allowed_in_combinations(cards: str) -> None:
    state = table("s5 s4 s3 r4 e4 h4", "e2")
    assert refused(state, f"lay {cards}") == "helper-in-combination"


def test_five_cards_are_no_combination() -> None:
    state = table("s8 s7 s6 s5 s4", "e2")
    assert refused(state, "lay s8+s7+s6+s5+s4") == "no-combination"


def test_a_card_that_is_not_in_the_hand_cannot_be_laid() -> None:
    state = table("s8 s7", "e2")
    assert refused(state, "lay s6") == "not-in-hand"
    assert refused(state, "discard r1") == "not-in-hand"


def test_a_card_cannot_be_laid_twice() -> None:
    assert refused(table("s6 r6 e6 k1", "e2"), "lay s6+s6+r6+e6") == "not-in-hand"


def test_effects_resolve_before_the_hand_is_checked_for_being_empty() -> None:
    state = table("s7 s6 s5", "e2")
    events = do(state, "lay s7+s6+s5")
    assert not any(isinstance(event, ev.RoundEnded) for event in events)
    assert state.public.phase == "discard"


def test_the_empty_draw_pile_is_the_shuffled_discard_pile_without_its_top() -> None:
    state = table("s7", "e2", phase="draw", discards="k1 k2 k3")
    state.secret.pile.clear()
    events = do(state, "draw")
    assert events[0] == ev.Reshuffled(2)
    assert pile_of(state) == "k3"
    assert len(state.secret.hands[0]) == 2


def test_without_any_card_the_draw_is_skipped() -> None:
    state = table("s7 s6", "e2", phase="draw", discards="k1")
    state.secret.pile.clear()
    assert do(state, "draw") == [ev.DrawSkipped(0)]
    assert state.public.phase == "play"


def test_laying_the_last_card_ends_the_round_at_once() -> None:
    state = table("s7", "e2 e3", discards="k1")
    ended = [event for event in do(state, "lay s7") if isinstance(event, ev.RoundEnded)]
    assert ended[0].seat == 0
    assert ended[0].points[0].hand == 0
    assert ended[0].points[1].hand == -2


def test_discarding_the_last_card_ends_the_round() -> None:
    state = table("s7", "e2 e3")
    assert any(isinstance(event, ev.RoundEnded) for event in do(state, "discard s7"))


def test_six_completed_pillars_win_at_once_whatever_the_points() -> None:
    state = table("s1 r8", "e2", done=["akre", ""], rows=({"u": "u3 u1"}, {}), scores=[-30, 45])
    do(state, "lay s1")
    assert state.is_over()
    assert state.winners() == [0]


def test_a_new_round_locks_the_closed_pillars_and_moves_the_start_clockwise() -> None:
    state = table("s7", "e2", rows=({"k": "k3 k2 k1"}, {"r": "r5"}), starter=1)
    do(state, "lay s7")
    assert state.public.round == 2
    assert state.public.starter == state.public.turn == 0
    assert [bin(mask) for mask in state.public.done] == ["0b100", "0b0"]
    assert all(not own for rows in state.public.rows for own in rows)
    assert [len(own) for own in state.secret.hands] == [12, 12]


def test_a_pillar_completed_earlier_scores_nothing_again() -> None:
    state = table("s7 r2", "e2", done=["k", ""])
    assert state.round_score(0).pillars == (0, 0, 0, 0, 0, 0)


def test_fifty_points_win() -> None:
    state = table("s7", "e2", rows=({"s": "s8"}, {}), scores=[53, 60], turn=0)
    do(state, "lay s7")
    assert state.winners() == [1]
    assert state.scores() == [51, 59]


def test_a_tie_at_fifty_is_shared() -> None:
    state = table("s7", "e2", rows=({"s": "s8"}, {}), scores=[53, 52])
    do(state, "lay s7")
    assert state.scores() == [51, 51]
    assert state.winners() == [0, 1]


def test_below_fifty_it_goes_on() -> None:
    state = table("s7", "e2", rows=({"s": "s8"}, {}), scores=[51, 50])
    do(state, "lay s7")
    assert not state.is_over()


def test_a_round_in_which_nobody_lays_any_more_ends() -> None:
    state = table("s7 r2", "e2 e3", phase="draw", idle=39)
    events = do(state, "draw", "discard r2")
    ended = [event for event in events if isinstance(event, ev.RoundEnded)]
    assert ended[0].stalled


def test_after_eight_turns_of_each_without_laying_a_round_ends() -> None:
    state = table("s7 r2", "e2 e3", phase="draw", idle=14, stall=8)
    assert not any(isinstance(event, ev.RoundEnded) for event in do(state, "draw", "discard r2"))
    ended = [e for e in do(state, "draw", "discard e2") if isinstance(e, ev.RoundEnded)]
    assert ended[0].stalled


def test_matches_from_before_there_was_the_option_stall_after_twenty_turns() -> None:
    assert GAME.resolve({})["stall"] == 8
    assert GAME.resolve({}, stored=True)["stall"] == 20


def test_a_pillar_of_a_single_1_counts_by_the_book() -> None:
    state = table("s1 r2", "e2 e3", done=["akreu"[:4], ""])
    do(state, "lay s1")
    assert state.public.completed(0).bit_count() == 5


def test_a_pillar_of_a_single_1_does_not_count_where_two_cards_are_asked_for() -> None:
    state = table("s1", "e2 e3", rows=({"k": "k5 k1"}, {}), two_cards=True)
    assert state.public.completed(0) == 1 << 2
    do(state, "lay s1")  # the last card: the round ends
    assert state.public.done == [1 << 2, 0]
    assert state.public.round == 2


def test_six_pillars_win_only_with_two_cards_in_each_where_that_is_asked_for() -> None:
    for two_cards in (False, True):
        state = table("s1 r2 r3", "e2 e3", done=["akreu", ""], two_cards=two_cards)
        do(state, "lay s1")
        assert state.is_over() is not two_cards


def test_laying_keeps_a_round_alive() -> None:
    state = table("s7 r2", "e2 e3", phase="draw", idle=39)
    do(state, "draw", "lay s7", "discard r2")
    assert state.public.round == 1


def test_a_match_is_replayed_from_seed_and_journal() -> None:
    match = Match(GAME, 2, seed=5)
    for _ in range(60):
        seat = match.state.public.turn  # type: ignore[attr-defined]
        match.apply(seat, match.state.legal_actions(seat)[0])
    again = Match(GAME, 2, seed=5)
    again.replay(match.journal)
    assert again.to_position() == match.to_position()


def test_with_no_card_to_draw_the_only_discard_may_be_taken_or_the_draw_skipped() -> None:
    state = table("s7 r2", "e2 e3", phase="draw", discards="k5")
    state.secret.hands[1] += state.secret.pile
    state.secret.pile = []
    assert legal(state) == ["draw", "take"]
    skipped = state.clone()
    assert do(skipped, "draw") == [ev.DrawSkipped(0)]
    assert do(state, "take")[0] == ev.Took(0, read_face("k5"))


def test_nothing_of_the_extended_game_is_offered_in_the_basic_one() -> None:
    def offered(extended: bool) -> list[str]:
        return [option.id for option in GAME.offered(GAME.resolve({"extended": extended}))]

    assert {"helper_eight_scores", "deck"}.isdisjoint(offered(False))
    known = [option.id for option in GAME.options]
    assert offered(True) == [name for name in known if name != "ask_equal"]  # of old matches only
