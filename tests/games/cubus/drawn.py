"""Situations drawn in the tests."""

from __future__ import annotations

from typing import Any

from braillespiel.engine.match import Match
from braillespiel.games.cubus.game import GAME
from braillespiel.games.cubus.rules import CubusState
from braillespiel.games.cubus.tiles import KINDS, LETTERS


def hand(letters: str) -> dict[str, int]:
    """Return a hand as position data: "llc" are two left sides and a closed lid."""
    return {
        kind: letters.count(letter)
        for kind, letter in zip(KINDS, LETTERS, strict=True)
        if letter in letters
    }


def drawn(pile: str, *hands: str, options: dict[str, Any] | None = None, **more: Any) -> Match:
    """Return a match that starts with this pile and these hands."""
    position = {"pile": pile, "hands": [hand(letters) for letters in hands], **more}
    return Match(GAME, len(hands), options or {}, 0, position)


def state(match: Match) -> CubusState:
    """Return the state with its own type."""
    assert isinstance(match.state, CubusState)
    return match.state


def do(match: Match, seat: int, text: str, at: int = 0) -> list[Any]:
    """Carry out an action by its text form."""
    return match.apply(seat, match.parse(seat, text), at)
