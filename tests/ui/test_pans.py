"""How often a finger pans: read to the end after each turn, in matches that are always the same."""

from __future__ import annotations

from benchmarks.pans import GAMES, counted

MOST = 3.5
"""Pans a turn; 3.3 were counted on November 28, 2026."""


def test_a_turn_takes_a_finger_no_more_pans_than_it_did() -> None:
    turns = pans = 0
    for game, language in GAMES:
        more, found = counted(game, language, 20, 2)
        turns, pans = turns + more, pans + found.total()
    assert turns > 30 * len(GAMES)
    assert pans <= MOST * turns
