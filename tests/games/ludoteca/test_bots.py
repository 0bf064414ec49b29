"""What the bots see: a match that is won in this turn, and one that must not be handed over."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from braillespiel.engine.simulate import play, think
from braillespiel.games.ludoteca import events as ev
from braillespiel.games.ludoteca.game import GAME
from braillespiel.games.ludoteca.rules import LudotecaState
from tests.games.ludoteca.tables import do, table

JUDGING = pytest.mark.parametrize("level", ["normal", "hard"])


def chosen(state: LudotecaState, level: str, seed: int = 0) -> str:
    view = state.view(state.public.turn)
    return str(think(GAME.bot(level), view, Random(seed)))


def turn(state: LudotecaState, level: str, seed: int = 0) -> list[str]:
    """Let a bot play its turn to the end; return what it did."""
    seat, number, done = state.public.turn, state.public.round, []
    while not state.is_over() and (state.public.turn, state.public.round) == (seat, number):
        done.append(chosen(state, level, seed))
        do(state, done[-1])
    return done


@JUDGING
def test_a_match_won_by_points_is_taken_by_laying_and_then_discarding(level: str) -> None:
    for seed in range(20):
        rows: Any = ({"a": "a8 a7 a6", "u": "u5 u4"}, {"s": "s8 s7 s6"})
        state = table("u8 k6", "e2 e3 e4 e5", rows=rows, scores=[46, 40])
        assert turn(state, level, seed) == ["lay u8", "discard k6"]
        assert state.scores()[0] == 52
        assert state.winners() == [0]


@JUDGING
def test_six_pillars_win_rather_than_four_of_a_kind(level: str) -> None:
    for seed in range(10):
        hand = "lj a5 s5 k5 r5 e5 e7 k7"
        state = table(hand, "u2 e3", extended=True, done=["askre", ""])
        assert chosen(state, level, seed) == "lay lj=u1"


@JUDGING
@pytest.mark.parametrize("winning", ["u1", "h1"])
def test_the_winning_1_is_taken_from_the_discard_pile(level: str, winning: str) -> None:
    state = table("a5 s5 k5 r5 e7 k7 s3", "u2 e3", done=["askre", ""], discards=f"s4 {winning}",
                  phase="draw")  # fmt: skip
    assert turn(state, level)[0] == "take"
    assert state.winners() == [0]


@JUDGING
def test_a_last_card_that_ends_the_match_in_front_is_laid(level: str) -> None:
    rows: Any = ({"a": "a8 a7 a6"}, {"s": "s8"})
    state = table("a5", "e2 e3", rows=rows, scores=[47, 20])
    assert chosen(state, level) == "lay a5"


@JUDGING
def test_a_festival_that_wins_is_played(level: str) -> None:
    rows: Any = ({"a": "a8 a7 a6"}, {"s": "s8"})
    name = next(
        f"q{n}" for n, card in enumerate(table("a1", "e2").public.settings.deck.resource, 1)
        if card.id == "festival"
    )  # fmt: skip
    state = table(f"{name} a5 a2 s8", "e2 e3", rows=rows, scores=[45, 20], extended=True)
    done = turn(state, level)
    assert done[0] == f"play {name}"
    assert state.winners() == [0]


@JUDGING
def test_a_match_is_not_handed_over_where_there_is_a_choice(level: str) -> None:
    rows: Any = ({"a": "a8"}, {"s": "s8 s7 s6 s5"})
    for seed in range(10):
        state = table("a5 k6", "e2", rows=rows, scores=[20, 60])
        turn(state, level, seed)
        assert not state.is_over()


@JUDGING
def test_the_card_that_wins_for_the_next_player_is_kept(level: str) -> None:
    for seed in range(10):
        state = table("u1 a3 s4", "e2 e3", done=["", "askre"], rows=({"u": "u3 u1"}, {}),
                      phase="discard")  # fmt: skip
        assert chosen(state, level, seed) != "discard u1"


@JUDGING
def test_a_round_is_ended_when_ahead(level: str) -> None:
    rows: Any = ({"a": "a8 a7 a6 a5", "s": "s8 s7 s6"}, {"s": "s8"})
    state = table("a4 k6", "e2 e3 e4 e5 e6 e7", rows=rows)
    assert turn(state, level) == ["lay a4", "discard k6"]
    assert state.public.round == 2


@JUDGING
def test_who_can_lay_nothing_takes_the_card_that_fits_before_the_round_comes_to_a_halt(
    level: str,
) -> None:
    rows: Any = ({"a": "a8 a7 a3"}, {"s": "s8 s3"})
    done = ["skreu", "akreu"]
    dead = "s5 k6 r7 e8 u5 s8"
    for seed in range(10):
        fits = table(dead, "e2 e3 e4", rows=rows, done=done, discards="k8 a2", phase="draw",
                     stall=8, idle=10)  # fmt: skip
        assert turn(fits, level, seed)[:2] == ["take", "lay a2"]
        not_so = table(dead, "e2 e3 e4", rows=rows, done=done, discards="a2 k8", phase="draw",
                       stall=8, idle=10)  # fmt: skip
        assert chosen(not_so, level, seed) == "draw"


@JUDGING
def test_a_1_waits_until_its_row_has_got_its_cards(level: str) -> None:
    rows: Any = ({"a": "a8 a7"}, {})
    for seed in range(10):
        state = table("a1 a6 a5 s8 s7 k5 r2 e6", "e2 e3 e4 e5 e7 u5 u6 u7", rows=rows)
        assert chosen(state, level, seed) in ("lay a6", "lay a5")


@JUDGING
def test_where_nothing_fits_any_row_equal_values_are_collected(level: str) -> None:
    rows: Any = ({"a": "a8 a7 a2"}, {"s": "s8 s3"})
    for seed in range(10):
        state = table("s6 k6 r6 e8 u5", "e2 e3 e4", rows=rows, done=["skreu", "akreu"])
        assert chosen(state, level, seed) in ("discard e8", "discard u5")


@JUDGING
@pytest.mark.parametrize("seats", [2, 4])
def test_won_matches_are_taken_and_none_is_handed_over(level: str, seats: int) -> None:
    """Every decision of whole matches: a turn that can win for certain is a turn that wins."""
    bots = [GAME.bot(level)] * seats
    for seed in range(3):
        match = play(GAME, bots, {"target": 20}, seed)
        state = GAME.setup(seats, match.options, seed)
        for entry in match.journal:
            could = state.clone()
            events = state.apply(entry.seat, GAME.parse_action(entry.text))
            for event in events:
                if isinstance(event, ev.MatchEnded) and entry.seat not in event.winners:
                    assert not _other_way(could, entry.seat)
        assert state.is_over()


def _other_way(state: LudotecaState, seat: int) -> bool:
    """Tell whether another action would not have ended the match at once."""
    for action in state.legal_actions(seat):
        after = state.clone()
        after.apply(seat, action)
        if not after.is_over():
            return True
    return False
