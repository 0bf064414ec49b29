"""The number game, rule by rule. Tables are drawn as "hand / hand", "middle"."""

from __future__ import annotations

import pytest

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.logomachy.events import (
    Cleared,
    Dealt,
    Laid,
    MatchOver,
    MostCards,
    MostYellow,
    RoundOver,
    RoundStarted,
    Took,
    YellowSeven,
)
from braillespiel.games.logomachy.game import GAME
from tests.games.logomachy.tables import cards, play, table, texts


def refusal(hands: str, middle: str, action: str, **options: object) -> tuple[str, dict]:  # type: ignore[type-arg]
    state = table(hands, middle, {"rounds": 1, **options})
    before = state.to_position()
    with pytest.raises(IllegalActionError) as refused:
        play(state, action)
    assert state.to_position() == before
    return refused.value.rule, refused.value.details


# -- setting up ------------------------------------------------------------------------


def test_the_deck_has_the_values_1_to_10_in_four_colours() -> None:
    deck = table("r1 / r2").public.settings.deck
    assert len(deck) == len(set(deck)) == 40
    assert {card[0] for card in deck} == set("yrgb")
    assert all(f"y{value}" in deck for value in range(1, 11))


def test_two_decks_hold_every_card_twice() -> None:
    state = GAME.setup(5, GAME.resolve({"two_decks": True}), 1)
    assert len(state.public.settings.deck) == 80
    assert {"y7", "y7.2"} <= set(state.public.settings.deck)


@pytest.mark.parametrize("seats", range(2, 9))
def test_three_cards_for_everybody_four_in_the_middle(seats: int) -> None:
    state = GAME.setup(seats, GAME.resolve({}), 1)
    assert [len(hand) for hand in state.secret.hands] == [3] * seats
    assert len(state.public.middle) == 4
    assert len(state.secret.stock) == 40 - 3 * seats - 4


def test_left_of_the_dealer_starts_and_the_first_dealer_is_drawn_by_lot() -> None:
    states = [GAME.setup(4, GAME.resolve({}), seed) for seed in range(40)]
    assert all(state.public.turn == (state.public.dealer + 1) % 4 for state in states)
    assert {state.public.dealer for state in states} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_one_round_per_player_unless_chosen_otherwise(seats: int) -> None:
    assert GAME.setup(seats, GAME.resolve({}), 1).public.settings.rounds == seats
    assert GAME.setup(seats, GAME.resolve({"rounds": 3}), 1).public.settings.rounds == 3


# -- taking ----------------------------------------------------------------------------


def test_an_equal_card_is_taken_and_which_one_is_the_players_choice() -> None:
    assert texts(table("r7 / b1", "y7 g3 g7 b4")) == [
        "play r7 take y7",
        "play r7 take g7",
        "play r7",
    ]
    state = table("r7 / b1", "y7 g3 g7 b4")
    assert play(state, "play r7 take g7") == [Took(0, "r7", ("g7",))]
    assert state.public.middle == cards("y7 g3 b4")
    assert state.public.taken == [["r7", "g7"], []]


def test_a_sum_of_two_or_more_is_taken_where_no_equal_card_lies() -> None:
    assert texts(table("r7 / b1", "g3 b4 y2 r1 y5")) == [
        "play r7 take g3,b4",
        "play r7 take b4,y2,r1",
        "play r7 take y2,y5",
        "play r7",
    ]
    state = table("r7 / b1", "g3 b4 y2")
    assert play(state, "play r7 take b4,g3") == [Took(0, "r7", ("b4", "g3"))]
    assert state.public.middle == ["y2"]


def test_no_sum_while_an_equal_card_lies_there() -> None:
    assert refusal("r7 / b1", "y7 g3 b4", "play r7 take g3,b4") == (
        "equal-first",
        {"card": "r7", "other": "y7"},
    )


def test_otherwise_the_card_stays_in_the_middle() -> None:
    state = table("r7 / b1", "g3 b5")
    assert texts(state) == ["play r7"]
    assert play(state, "play r7") == [Laid(0, "r7")]
    assert state.public.middle == cards("g3 b5 r7")


def test_taking_is_a_right_not_a_duty() -> None:
    state = table("r7 / b1", "y7")
    assert play(state, "play r7") == [Laid(0, "r7")]


def test_with_must_take_a_card_that_can_take_must() -> None:
    assert refusal("r7 r2 / b1", "y7 g9", "play r7", must_take=True) == (
        "must-take",
        {"card": "r7"},
    )
    state = table("r7 r2 / b1", "y7 g9", {"must_take": True})
    assert texts(state) == ["play r7 take y7", "play r2"]
    assert play(state, "play r2") == [Laid(0, "r2")]


@pytest.mark.parametrize(
    ("action", "rule", "details"),
    [
        ("play g9", "not-in-hand", {"card": "g9"}),
        ("play x9", "not-in-hand", {"card": "x9"}),
        ("play r7 take b9", "not-in-middle", {"card": "b9"}),
        ("play r7 take g3,g3", "twice", {}),
        ("play r7 take g3", "not-equal", {"card": "r7", "other": "g3"}),
        ("play r7 take g3,y2", "sum", {"card": "r7", "total": 5, "value": 7}),
        ("spell r7,g3", "no-such-action", {}),
    ],
)
def test_wrong_takes_are_refused_by_their_rule(
    action: str, rule: str, details: dict[str, object]
) -> None:
    assert refusal("r7 / b1", "g3 b4 y2", action) == (rule, details)


def test_only_whose_turn_it_is_plays() -> None:
    state = table("r7 / b1", "g3")
    assert state.legal_actions(1) == []
    with pytest.raises(IllegalActionError) as refused:
        state.apply(1, GAME.parse_action("play b1"))
    assert (refused.value.rule, refused.value.details) == ("turn", {"seat": 0})


# -- clearing, dealing -----------------------------------------------------------------


def test_clearing_the_middle_earns_a_chip_at_once() -> None:
    state = table("r7 / b1", "g3 b4")
    assert play(state, "play r7 take g3,b4") == [Took(0, "r7", ("g3", "b4")), Cleared(0, True)]
    assert state.scores() == [1, 0]


def test_the_turn_goes_round_clockwise() -> None:
    state = table("r7 r1 / b1 b2 / g9 g8", "y10")
    turns = []
    for action in ("play r7", "play b1", "play g9", "play r1"):
        turns.append(state.public.turn)
        play(state, action)
    assert turns == [0, 1, 2, 0]


def test_new_cards_come_only_when_nobody_has_any_and_the_middle_stays() -> None:
    state = table("r7 / b1", "g3", stock="y1 y2 y3 y4 y5 y6 y8 y9", dealer=1)
    play(state, "play r7")
    assert state.secret.hands == [[], ["b1"]]
    assert play(state, "play b1") == [
        Laid(1, "b1"),
        Dealt((("y1", "y2", "y3"), ("y4", "y5", "y6")), 3, 2, 0),
    ]
    assert state.public.middle == cards("g3 r7 b1")
    assert state.public.turn == 0


def test_a_short_stock_is_dealt_evenly_and_the_rest_is_set_aside() -> None:
    state = table("r7 // ", "g3", stock="y1 y2 y3 y4 y5 y6 y8 y9", dealer=2)
    assert play(state, "play r7")[-1] == Dealt((("y1", "y2"), ("y3", "y4"), ("y5", "y6")), 2, 0, 2)
    assert state.secret.aside[-2:] == ["y9", "y8"]


def test_an_event_of_dealing_shows_a_seat_its_own_cards_only() -> None:
    dealt = Dealt((("y1",), ("y2",)), 1, 0, 0)
    assert dealt.redacted_for(1) == Dealt(((), ("y2",)), 1, 0, 0)


# -- scoring ---------------------------------------------------------------------------


def test_scoring_goes_yellow_seven_then_yellow_then_cards() -> None:
    # Anna: yellow 7 and one more yellow; Ben: two yellow; left over: Anna 2, Ben 1.
    state = table("r10 /", "", taken="y7 y1 r1 r2 / y2 y3 r3")
    assert play(state, "play r10")[1:] == [
        YellowSeven(0),
        MostYellow((1,), 2),
        MostCards((0,), 2),
        RoundOver(1, (2, 1)),
        MatchOver((0,), (2, 1)),
    ]


def test_everyone_tied_at_the_top_gets_a_chip() -> None:
    state = table("r10 /", "", taken="y1 r1 / y2 r2")
    assert play(state, "play r10")[1:4] == [
        YellowSeven(None),
        MostYellow((0, 1), 1),
        MostCards((0, 1), 1),
    ]
    assert state.winners() == [0, 1]


def test_nobody_gets_a_chip_for_no_cards() -> None:
    state = table("r10 /", "", taken="y7 / ")
    assert play(state, "play r10")[1:4] == [YellowSeven(0), MostYellow((), 0), MostCards((), 0)]


def test_cards_left_in_the_middle_belong_to_nobody() -> None:
    state = table("r10 /", "y7 g1 g2 g3", taken="/ r1")
    play(state, "play r10")
    assert state.scores() == [0, 1]


def test_two_decks_have_two_yellow_sevens_each_worth_a_chip() -> None:
    state = table(
        "r10 / / / /", "", {"rounds": 1, "two_decks": True}, taken="y7 / y7.2 / / / y1 y1.2"
    )
    assert play(state, "play r10")[1:4] == [
        YellowSeven(0),
        YellowSeven(1),
        MostYellow((4,), 2),
    ]


def test_the_deal_moves_clockwise_from_round_to_round() -> None:
    state = table("r10 / /", "", {"rounds": 2}, dealer=1, turn=0)
    events = play(state, "play r10")
    started = next(event for event in events if isinstance(event, RoundStarted))
    assert (started.number, started.dealer, started.starter) == (2, 2, 0)
    assert (state.public.round, state.public.dealer, state.public.turn) == (2, 2, 0)
    assert [len(hand) for hand in state.secret.hands] == [3, 3, 3]
    assert not any(state.public.taken)


def test_after_the_end_nothing_may_be_played() -> None:
    state = table("r10 /")
    play(state, "play r10")
    assert state.is_over()
    assert state.to_act() == frozenset()
    with pytest.raises(IllegalActionError, match="over"):
        state.apply(1, GAME.parse_action("play r10"))
