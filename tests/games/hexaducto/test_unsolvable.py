"""A puzzle that can no longer be solved says so once, and again to who asks."""

from __future__ import annotations

import pytest

from braillespiel.games.hexaducto import actions as act
from tests.games.hexaducto.drawn import at, desk, drawn
from tests.games.hexaducto.test_sentences import told


def test_a_puzzle_with_one_card_left_is_said_to_be_beyond_solving_once() -> None:
    state = drawn("5   9\n  12", hand=6, puzzle="easy")
    assert "Nicht mehr" not in desk("de", 0, 1).turn(state.view(0)).full
    assert told(state, act.Place(at(1, 0)), "de", 0)[2:] == [
        (
            "Nicht mehr zu lösen: Jede Linie ist zu kurz. Steuerung Z nimmt zurück.",
            "nicht mehr zu lösen, Steuerung Z",
            "unlösbar",
        )
    ]
    assert desk("de", 0, 1).turn(state.view(0)).full.startswith("Nicht mehr zu lösen")
    again = told(state, act.DRAW, "de", 0) + told(state, act.Place(at(0, 1)), "de", 0)
    assert not any("Nicht mehr" in full for full, _, _ in again)


@pytest.mark.parametrize(("smallest", "lost"), [(2, False), (3, True)])
def test_two_cards_left_can_be_cleared_only_where_two_make_a_line(
    smallest: int, lost: bool
) -> None:
    state = drawn("1   2   9\n  12  5", hand=3, puzzle="easy", smallest=smallest)
    events = told(state, act.Place(at(2, 0)), "de", 0)
    assert ("unlösbar" in [braille for _, _, braille in events]) == lost
