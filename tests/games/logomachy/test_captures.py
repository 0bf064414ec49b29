"""What a card may take, card by card: equal cards before sums, and sums up to the last point."""

from __future__ import annotations

from braillespiel.games.logomachy.actions import Play
from braillespiel.games.logomachy.captures import captures, plays, sums


def test_a_set_may_use_up_the_limit_to_its_last_point() -> None:
    assert sums(("r3", "g4"), 7) == [(0, ()), (3, ("r3",)), (4, ("g4",)), (7, ("r3", "g4"))]
    assert sums(("r3",), 3) == [(0, ()), (3, ("r3",))]
    assert sums(("r3",), 2) == [(0, ())]


def test_an_equal_card_is_taken_and_no_sum_beside_it() -> None:
    assert captures("b7", ("r3", "g4", "y7")) == [("y7",)]
    assert captures("b7", ("r7", "g7")) == [("r7",), ("g7",)]


def test_without_an_equal_card_every_whole_sum_may_be_taken() -> None:
    assert captures("b7", ("r3", "g4", "y1")) == [("r3", "g4")]
    assert captures("b7", ("r3", "g3")) == []


def test_two_cards_in_the_middle_are_enough_for_a_sum() -> None:
    assert Play("b7", ("r3", "g4")) in plays(("b7",), ("r3", "g4"), must_take=False)
    assert plays(("b7",), ("r3", "g4"), must_take=True) == [Play("b7", ("r3", "g4"))]
