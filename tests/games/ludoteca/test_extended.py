"""The extended game, rule by rule and resource by resource."""

from __future__ import annotations

import msgspec
import pytest

from braillespiel.engine.contract import ActionTextError
from braillespiel.games import registry
from braillespiel.games.ludoteca import events as ev
from braillespiel.games.ludoteca.cards import face_text
from braillespiel.games.ludoteca.decks import built_in_deck
from braillespiel.games.ludoteca.game import GAME
from braillespiel.games.ludoteca.presenter import LudotecaPresenter
from braillespiel.games.ludoteca.rules import LudotecaState
from braillespiel.games.ludoteca.settings import full_deck
from braillespiel.words.catalogue import Words
from tests.games.ludoteca.tables import do, hand, legal, pile_of, row, table
from tests.games.ludoteca.test_basic import refused

RESOURCE = {card.id: f"q{number}" for number, card in enumerate(built_in_deck().resource, 1)}


def playing(resource: str, own: str, *others: str, **more: object) -> LudotecaState:
    """Return a situation in which seat 0 has just played a resource."""
    card = RESOURCE[resource]
    state = table(f"{card} {own}", *others, extended=True, **more)  # type: ignore[arg-type]
    do(state, f"play {card}")
    return state


def test_the_extended_deck_has_126_cards_and_a_goal_for_everybody() -> None:
    state = GAME.setup(4, GAME.resolve({"extended": True}), 1)
    assert len(full_deck(state.public.settings)) == 126
    assert len(set(state.secret.goals)) == 4


def test_goals_are_dealt_anew_each_round() -> None:
    state = table("s7", "e2", extended=True, goals=["two-fours", "giant-row"])
    events = do(state, "lay s7")
    began = [event for event in events if isinstance(event, ev.RoundBegan)]
    assert list(began[0].goals) == state.secret.goals
    assert len(set(state.secret.goals)) == 2


def test_a_helper_2_goes_as_a_2_in_an_opponents_open_row() -> None:
    state = table("h2 s7", "e2", extended=True, rows=({}, {"r": "r5"}))
    do(state, "lay h2=r2@1")
    assert row(state, 1, "r") == "r5 h2"
    assert state.public.phase == "discard"


def test_a_helper_2_needs_a_row_that_is_begun_open_and_lets_a_2_follow() -> None:
    rows: tuple[dict[str, str], ...] = ({"a": "a8"}, {"r": "r1", "k": "k2"})
    state = table("h2 s7", "e2", extended=True, rows=rows)
    assert refused(state, "lay h2=e2@1") == "their-row-empty"
    assert refused(state, "lay h2=r2@1") == "their-row-closed"
    assert refused(state, "lay h2=k2@1") == "not-lower"
    assert refused(state, "lay h2=a2") == "helper-two-elsewhere"
    assert refused(state, "lay h2=a2@0") == "helper-two-elsewhere"


def test_other_cards_stay_out_of_opponents_rows() -> None:
    state = table("s7 h4", "e2", extended=True, rows=({}, {"r": "r5"}))
    assert refused(state, "lay h4=r4@1") == "own-rows-only"


def test_a_helper_x_is_swapped_for_a_card_that_is_laid_at_once() -> None:
    state = table("hx s7", "e2", extended=True, rows=({"r": "r8"}, {"r": "r6 r5 r3"}))
    do(state, "swap r5 r@1 r5")
    assert row(state, 1, "r") == "r6 hx=5 r3"
    assert row(state, 0, "r") == "r8 r5"
    assert hand(state, 0) == "s7"
    assert state.public.phase == "discard"


def test_a_card_taken_by_helper_x_may_begin_a_row_and_a_helper_go_anywhere() -> None:
    state = table("hx s7", "e2", extended=True, rows=({}, {"r": "r6 h4"}))
    assert "swap r6 r@1 r6" in legal(state)
    do(state, "swap h4 r@1 k4")
    assert row(state, 1, "r") == "r6 hx=4"
    assert row(state, 0, "k") == "h4"


def test_helper_x_needs_two_open_rows_and_the_row_rules() -> None:
    rows: tuple[dict[str, str], ...] = (
        {"r": "r3", "k": "k1"},
        {"r": "r6", "k": "k5", "s": "s4 s1", "e": "e7 h2"},
    )
    state = table("hx s7", "u2", extended=True, rows=rows)
    assert refused(state, "swap r6 r@1 r6") == "not-lower"
    assert refused(state, "swap k5 k@1 k5") == "row-closed"
    assert refused(state, "swap s4 s@1 s4") == "their-row-closed"
    assert refused(state, "swap h2 e@1 u2") == "swap-helper"
    assert refused(state, "swap a3 r@1 a3") == "swap-not-there"
    assert refused(state, "swap r6 a@1 r6") == "their-row-empty"
    assert refused(state, "lay hx=s7") == "helper-x-swaps"


def test_a_4_that_becomes_a_helper_x_still_lets_any_card_follow() -> None:
    state = table("hx s7 s2", "r8 e2", extended=True, rows=({}, {"r": "r4"}))
    do(state, "swap r4 r@1 r4", "discard s7", "draw", "lay r8")
    assert row(state, 1, "r") == "hx=4 r8"


def test_ludothek_des_jahres_is_any_card_that_is_named() -> None:
    state = table("lj s7 r8", "e2 e3", extended=True, rows=({"r": "r5"}, {}))
    do(state, "lay lj=r4", "discard s7", "draw", "discard e2", "draw", "lay r8")
    assert row(state, 0, "r") == "r5 lj=4 r8"
    state = table("lj s7", "e2", extended=True, rows=({"r": "r5"}, {}))
    assert refused(state, "lay lj=r6") == "not-lower"
    assert ev.Closed(0, 3, 1) in do(state, "lay lj=r1")


def test_ludothek_des_jahres_may_be_in_every_combination() -> None:
    state = table("lj lj s4 s6 r6 e6 k7 k6", "u2", extended=True)
    actions = legal(state)
    assert "lay s4+lj=s3" in actions
    assert "lay lj=k8+k7+k6" in actions
    assert "lay s6+r6+e6+lj=a6" in actions
    assert "lay r6+e6+lj=a6+lj=s6" in actions
    do(state, "lay s6+r6+e6+lj=a6")
    assert len(state.public.kinds[0]) == 1


def test_a_damaged_game_cannot_be_laid_and_is_discarded_only_as_the_last_card() -> None:
    state = table("bs s7", "e2", extended=True)
    assert refused(state, "lay bs=s7") == "broken-not-laid"
    assert refused(state, "discard bs") == "broken-stays"
    do(state, "lay s7")
    do(state, "discard bs")
    assert state.public.round == 2


def test_with_both_damaged_games_one_may_be_discarded() -> None:
    state = table("bs bs s7", "e2", extended=True)
    do(state, "discard bs")
    assert hand(state, 0) == "bs s7"


def test_a_damaged_game_may_be_taken_from_the_discard_pile() -> None:
    state = table("s7", "e2", extended=True, phase="draw", discards="bs")
    do(state, "take")
    assert hand(state, 0) == "bs s7"


def test_a_resource_replaces_laying_and_discarding() -> None:
    state = playing("parents-evening", "s7 r3", "e2", "u2", pile="k2 k1")
    assert state.public.turn == 1
    assert state.public.phase == "draw"
    assert len(state.public.resources[0]) == 1
    assert hand(state, 0) == "r3 s7"


def test_a_resource_cannot_follow_a_lay_and_cannot_be_laid_but_may_be_discarded() -> None:
    state = table("q1 s7 r3", "e2", extended=True)
    assert refused(state, "lay q1=s1") == "resource-is-played"
    assert refused(state, "play s7") == "no-resource"
    do(state, "lay s7")
    assert refused(state, "play q1") == "one-lay"
    do(state, "discard q1")
    assert pile_of(state) == "q1"
    assert state.public.resources == [[], []]


def test_parents_evening_makes_all_others_draw_one() -> None:
    state = playing("parents-evening", "s7", "e2", "u2", pile="k2 k1")
    assert hand(state, 1) == "e2 k1"
    assert hand(state, 2) == "k2 u2"


def test_repair_discards_even_a_damaged_game_and_draws_one() -> None:
    state = playing("repair", "bs s7", "e2", pile="k1")
    assert legal(state) == ["discard s7", "discard bs"]
    do(state, "discard bs")
    assert hand(state, 0) == "k1 s7"
    assert pile_of(state) == "bs"
    assert state.public.turn == 1


def test_loan_gives_a_card_to_a_player_of_choice() -> None:
    state = playing("loan", "bs s7", "e2", "u2")
    assert refused(state, "give bs 0") == "no-such-opponent"
    assert refused(state, "discard s7") == "step-give"
    events = do(state, "give bs 2")
    assert hand(state, 2) == "bs u2"
    assert events[0].redacted_for(1) == ev.Gave(0, 2, ev.HIDDEN)
    assert events[0].redacted_for(2) == events[0]
    assert state.public.turn == 1


def test_giving_away_the_last_card_ends_the_round() -> None:
    state = playing("loan", "s7", "e2")
    events = do(state, "give s7 1")
    assert any(isinstance(event, ev.RoundEnded) for event in events)


def test_festival_lays_up_to_two_cards_or_combinations_then_discards() -> None:
    state = playing("festival", "s7 r8 r7 r6 k2 k1", "e2", pile="u1")
    do(state, "lay s7", "lay r8+r7+r6")
    assert legal(state) == ["discard k1", "discard k2", "discard u1"]
    assert refused(state, "lay k2") == "step-discard"
    do(state, "discard k2")
    assert state.public.turn == 1
    assert row(state, 0, "r") == "r8 r7 r6"


def test_festival_may_lay_less() -> None:
    state = playing("festival", "s7 k2", "e2")
    do(state, "done", "discard k2")
    assert hand(state, 0) == "s7"
    assert state.public.turn == 1


def test_festival_that_lays_the_last_card_ends_the_round_without_a_discard() -> None:
    state = playing("festival", "s7 k2", "e2")
    do(state, "lay s7", "lay k2")
    assert state.public.round == 2


def test_inventory_keeps_one_of_three_and_puts_two_back_in_any_order() -> None:
    state = playing("inventory", "s7", "e2", pile="k1 k2 k3")
    assert legal(state) == ["keep k1", "keep k2", "keep k3"]
    assert refused(state, "top k1") == "keep-first"
    assert refused(state, "keep u1") == "not-looked-at"
    do(state, "keep k2")
    assert refused(state, "keep k1") == "kept-enough"
    events = do(state, "top k1")
    assert hand(state, 0) == "k2 s7"
    assert [face_text(face) for face in state.secret.pile[-2:]] == ["k3", "k1"]
    assert events[-1].redacted_for(1) == ev.PutBack(0, (ev.HIDDEN, ev.HIDDEN))
    assert state.public.turn == 1


def test_equal_cards_go_back_without_a_question() -> None:
    state = playing("inventory", "s7", "e2", pile="k1 k2 k2")
    events = do(state, "keep k1")
    assert state.public.turn == 1
    assert [face_text(face) for face in state.secret.pile[-2:]] == ["k2", "k2"]
    assert [event.kind for event in events][:2] == ["kept", "put-back"]
    state = playing("inventory", "s7", "e2", pile="k1 k2 k2")
    state.public.settings = msgspec.structs.replace(state.public.settings, ask_equal=True)
    do(state, "keep k1")
    assert legal(state) == ["top k2"], "as in matches begun before"
    assert GAME.resolve({}, stored=True)["ask_equal"] is True
    assert "ask_equal" not in [option.id for option in GAME.offered(GAME.resolve({}))]


def test_of_two_libraries_of_the_year_in_a_row_helper_x_takes_the_one_that_is_named() -> None:
    rows = ({}, {"s": "lj=6 s5 lj=3"})
    for text, left in (
        ("swap lj=s6 s@1 k7", "hx=6 s5 lj=3"),
        ("swap lj=s3 s@1 k7", "lj=6 s5 hx=3"),
        ("swap lj s@1 k7", "lj=6 s5 hx=3"),
    ):
        state = table("hx s7", "e2", extended=True, rows=rows)
        assert (text in legal(state)) is ("=" in text)
        do(state, text)
        assert (row(state, 1, "s"), row(state, 0, "k")) == (left, "lj=7")
    state = table("hx s7", "e2", extended=True, rows=rows)
    assert refused(state, "swap lj=s5 s@1 k7") == "swap-not-there"
    with pytest.raises(ActionTextError):
        GAME.parse_action("swap lj=k6 s@1 k7")
    words = Words("de", ("client", *registry.catalogues("ludoteca")))
    shown = LudotecaPresenter(words, ["A", "B"], 0)
    label = shown.label(state.view(0), GAME.parse_action("swap lj=s6 s@1 k7"))
    assert label.brief == "Ludothek als 6 von B, als 7 Kinder"
    assert label.braille.translate(dict.fromkeys(range(0xE000, 0xE010))) == "B lj=6: k7"
    one = table("hx s7", "e2", extended=True, rows=({}, {"s": "lj=6 s5"}))
    assert "swap lj s@1 k7" in legal(one)


def test_games_chest_takes_any_card_of_the_discard_pile() -> None:
    state = playing("games-chest", "s7", "e2", discards="k1 k2 k3")
    assert refused(state, "pick u1") == "not-in-discards"
    do(state, "pick k1")
    assert hand(state, 0) == "k1 s7"
    assert pile_of(state) == "k2 k3"


def test_games_chest_without_a_discard_pile_only_lies_in_the_area() -> None:
    state = playing("games-chest", "s7", "e2")
    assert state.public.turn == 1
    assert len(state.public.resources[0]) == 1


def test_swap_meet_swaps_a_card_for_one_drawn_blind() -> None:
    state = playing("exchange", "bs s7", "e2")
    assert legal(state) == ["trade s7 1", "trade bs 1"]
    do(state, "trade bs 1")
    assert hand(state, 0) == "e2 s7"
    assert hand(state, 1) == "bs"


def test_new_games_draw_three_then_discard_one() -> None:
    state = playing("new-games", "s7", "e2", pile="k3 k2 k1")
    assert hand(state, 0) == "k1 k2 k3 s7"
    do(state, "discard k2")
    assert hand(state, 0) == "k1 k3 s7"
    assert state.public.turn == 1


def test_a_step_that_is_open_comes_first() -> None:
    for resource, rule in {
        "repair": "step-discard",
        "exchange": "step-trade",
        "festival": "step-lay",
        "inventory": "step-look",
    }.items():
        assert refused(playing(resource, "s7 k1", "e2"), "draw") == rule
    state = playing("games-chest", "s7", "e2", discards="k1")
    assert refused(state, "draw") == "step-pick"
    assert refused(table("s7", "e2", extended=True), "done") == "no-step"


def test_what_others_saw_coming_is_known_until_a_card_leaves_unseen() -> None:
    state = table("s7 q2", "e2", extended=True, phase="draw", discards="k1")
    do(state, "take")
    assert state.view(1).public.seen[0] == [state.secret.hands[0][-1]]
    do(state, "play q2", "give s7 1")
    assert state.view(1).public.seen == [[], []]


def test_completing_the_sixth_pillar_inside_a_resource_wins_at_once() -> None:
    state = playing("festival", "s1 k2", "e2", done=["akreu", ""])
    do(state, "lay s1")
    assert state.winners() == [0]
