"""How often a finger pans: read to the end after each turn, in matches that are always the same."""

from __future__ import annotations

import pytest

from benchmarks.pans import counted


@pytest.mark.parametrize(
    ("game", "most"), [("cubus", 2.3), ("hexaducto", 4.6), ("logomachy", 4.3), ("ludoteca", 3.2)]
)
def test_a_turn_takes_a_finger_no_more_pans_than_it_did(game: str, most: float) -> None:
    """The bounds lie a little above what was counted on November 28, 2026."""
    turns, found = counted(game, "de", 20, 2)
    assert turns >= 30
    assert found.total() <= most * turns, found.most_common(5)
