"""What holds at every state of many random matches."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK, IllegalActionError, PositionError, Tick
from braillespiel.engine.match import Match
from braillespiel.games.six.deck import NUMBERS
from braillespiel.games.six.game import GAME
from braillespiel.games.six.rules import SixState
from tests.games.six.tables import table

PLACES = [f"{word} {n}" for word in ("secure", "cover") for n in (1, 2, 3)]
TEXTS = ("roll", "lift", "pass", *PLACES)


def step(state: SixState, rng: Random) -> list[Any]:
    """Act or let time pass, at random; lifting is rare, so that matches last."""
    choices = [
        (seat, action)
        for seat in sorted(state.to_act() - {CLOCK})
        for action in state.legal_actions(seat)
        if str(action) != "lift" or rng.random() < 0.03
    ]
    due = state.deadline()
    if choices and (due is None or rng.random() < 0.7):
        seat, action = rng.choice(choices)
        state.apply(CLOCK, Tick(state.public.now + rng.randrange(0, 400) if due is None else
                                min(due, state.public.now + rng.randrange(0, 400))))  # fmt: skip
        return state.apply(seat, action) if action in state.legal_actions(seat) else []
    assert due is not None
    return state.apply(CLOCK, Tick(due))


@pytest.mark.parametrize("seed", range(25))
def test_cards_stay_whole_time_goes_on_and_matches_end(seed: int) -> None:
    rng = Random(seed)
    seats = 2 + seed % 4
    options = GAME.resolve({"pasch": seed % 2 == 0, "untimed": seed % 5 == 0})
    state = GAME.setup(seats, options, seed)
    for number in range(20_000):
        if state.is_over():
            break
        before = state.public.now
        step(state, rng)
        table = state.public
        assert table.now >= before
        due = state.deadline()
        assert due is None or due > table.now
        if number % 5 and not state.is_over():  # what is lost is still lost five actions later
            continue
        for seat in range(seats):
            cards = [card for place in table.places[seat] for card in place]
            cards += table.secured[seat] + table.bottoms[seat] + state.secret.piles[seat]
            cards += [table.drawn[seat]] if table.drawn[seat] else []
            assert sorted(cards) == list(NUMBERS)
            assert table.pile(seat) == len(table.bottoms[seat] + state.secret.piles[seat])
            assert state.view(seat).unseen(seat) == sorted(state.secret.piles[seat])
    assert state.is_over()
    assert state.public.round == 3


@pytest.mark.parametrize("seed", range(8))
def test_what_is_not_legal_is_refused_with_nothing_changed(seed: int) -> None:
    rng = Random(seed)
    state = GAME.setup(3, GAME.resolve({}), seed)
    refused = 0
    for _ in range(150):
        if state.is_over():
            break
        for seat in range(3):
            legal = {str(action) for action in state.legal_actions(seat)}
            for text in TEXTS:
                if text in legal:
                    state.clone().apply(seat, GAME.parse_action(text))
                    continue
                before = state.to_position()
                with pytest.raises(IllegalActionError):
                    state.apply(seat, GAME.parse_action(text))
                assert state.to_position() == before
                refused += 1
        step(state, rng)
    assert refused > 500


@pytest.mark.parametrize("seed", range(10))
def test_a_match_goes_on_from_any_of_its_positions_alike(seed: int) -> None:
    match = Match(GAME, 2, {}, seed)
    rng = Random(seed)
    for _ in range(rng.randrange(20, 200)):
        if not match.state.is_over():
            step(match.state, rng)  # type: ignore[arg-type]
    again = GAME.state_from(2, match.options, match.state.to_position())
    for _ in range(100):
        if match.state.is_over():
            break
        one, two = Random(seed), Random(seed)
        assert step(match.state, one) == step(again, two)  # type: ignore[arg-type]
        assert again.to_position() == match.state.to_position()
        seed += 1


@pytest.mark.parametrize(
    ("wrong", "rule", "where"),
    [
        ({"places": [[[1], [2], [3]]]}, "position-seats", "places"),
        ({"places": [[[1], [2]], [[1], [2], [3]]]}, "position-places", "places[0]"),
        ({"places": [[[1], [1], [3]], [[1], [2], [3]]]}, "position-twice", "places[0][1]"),
        ({"places": [[[19], [1], [3]], [[1], [2], [3]]]}, "position-malformed", "places[0][0][0]"),
        ({"active": 2}, "position-seat", "active"),
        ({"phase": "window"}, "position-dice", "dice"),
        ({"phase": "change"}, "position-previous", "previous"),
        ({"next_dice": 0}, "position-next-dice", "next_dice"),
        ({"strokes": [1, 2]}, "position-strokes", "strokes"),
        ({"bottoms": [16, 0]}, "position-bottoms", "bottoms[0]"),
        ({"may": [True, False]}, "position-may", "may[0]"),
        ({"drawn": [5, 0], "phase": "ready"}, "position-drawn", "drawn[0]"),
        ({"glas": 5}, "position-malformed", "state"),
    ],
)
def test_a_position_that_breaks_a_rule_names_the_place(
    wrong: dict[str, Any], rule: str, where: str
) -> None:
    good = {"places": [[[1], [2], [3]], [[1], [2], [3]]]}
    GAME.state_from(2, GAME.resolve({}), good)
    with pytest.raises(PositionError) as refused:
        GAME.state_from(2, GAME.resolve({}), {**good, **wrong})
    assert (refused.value.rule, refused.value.details["where"]) == (rule, where)


def test_cards_named_nowhere_lie_under_the_pile() -> None:
    state = table("1 2 3", "4 5 6", piles=[[18], []])
    assert state.to_position()["piles"][0] == [18, *range(4, 18)]
