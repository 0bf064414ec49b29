"""The bots: what they see in a position, and that a better level wins more."""

from __future__ import annotations

from random import Random

import pytest

from braillespiel.engine.simulate import simulate, think
from braillespiel.games.logomachy.game import GAME
from tests.games.logomachy.tables import table


def choice(level: str, hands: str, middle: str, seed: int = 1, **more: str) -> str:
    return str(think(GAME.bot(level), table(hands, middle, **more).view(0), Random(seed)))


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_middle_is_cleared_for_its_chip(level: str, seed: int) -> None:
    chosen = choice(level, "r9 g3 b10 / r1 r2 r3", "b4 r5 ", seed)
    assert chosen == "play r9 take b4,r5"


def test_normal_takes_the_yellow_seven_rather_than_two_other_cards() -> None:
    chosen = choice("normal", "r7 g9 / r1 r2", "y7 b4 r5 r10 b10")
    assert chosen == "play r7 take y7"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_of_equal_cards_the_yellow_one_is_taken(level: str) -> None:
    assert choice(level, "r6 / r1", "g6 y6 b10 r10") == "play r6 take y6"


def test_normal_leaves_no_middle_that_can_be_cleared() -> None:
    # A 1 laid to the 9 adds up to 10.
    assert choice("normal", "g1 b10 / r3 r4", "r9") == "play b10"
    # The 2 taken by the 2 would leave the 9 alone; by the 1 and the 2 the 3 leaves more.
    assert choice("normal", "r2 y3 / r4 r5", "b2 g1 r9 r8") == "play y3 take b2,g1"


def test_hard_counts_the_cards_that_are_gone() -> None:
    # All other nines are taken, so the lone 9 cannot be cleared; all tens are still out.
    gone = {"taken": "y9 g9 b9 / y1 y2"}
    assert choice("hard", "r9 r10 / r3 r4", "", **gone) == "play r9"


def test_normal_beats_easy() -> None:
    won = simulate(GAME, ["normal", "easy"], 75).wins[0]
    won += simulate(GAME, ["easy", "normal"], 75, seed=1000).wins[1]
    assert won / 150 >= 0.65


def test_in_the_letter_game_normal_beats_easy_too() -> None:
    won = simulate(GAME, ["normal", "easy"], 5, options={"letters": True}).wins[0]
    won += simulate(GAME, ["easy", "normal"], 5, 50, {"letters": True}).wins[1]
    assert won / 10 >= 0.6


def test_hard_pauses_often() -> None:
    thought = GAME.bot("hard").choose(table("r7 r8 r9 / b1 b2 b3", "g3 b4").view(0), Random(1))
    assert sum(1 for _ in thought) > 50
