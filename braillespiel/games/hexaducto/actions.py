"""What a seat can do: turn up, draw, take, put back, place, dock, give up."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from braillespiel.engine.contract import ActionTextError
from braillespiel.games.hexaducto.geometry import cell, text


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Turn up the own face-down card at ``place``."""

    place: int

    def __str__(self) -> str:
        return f"turn {text(self.place)}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top card of the draw pile into the hand; it is seen, and must be placed."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top card of the discard pile into the hand."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class PutBack:
    """Put a card taken from the discard pile back: nothing has changed."""

    def __str__(self) -> str:
        return "back"


@dataclass(frozen=True, slots=True)
class Place:
    """Put the card in hand at ``place``; the card that lay there is discarded."""

    place: int

    def __str__(self) -> str:
        return f"place {text(self.place)}"


@dataclass(frozen=True, slots=True)
class Dock:
    """Move the part cut off whose first cell is ``part`` by the step ``by``."""

    part: int
    by: int

    def __str__(self) -> str:
        return f"dock {text(self.part)} by {text(self.by)}"


@dataclass(frozen=True, slots=True)
class GiveUp:
    """End a puzzle that is proven to be beyond solving."""

    def __str__(self) -> str:
        return "give up"


Action = TurnUp | Draw | Take | PutBack | Place | Dock | GiveUp

DRAW = Draw()
TAKE = Take()
PUT_BACK = PutBack()
GIVE_UP = GiveUp()
turn_up = cache(TurnUp)
place_at = cache(Place)

_PLACE = r"(-?\d{1,3}),(-?\d{1,3})"
_ON_CELL = re.compile(rf"(turn|place) {_PLACE}")
_DOCK = re.compile(rf"dock {_PLACE} by {_PLACE}")


def parse(given: str) -> Action:
    """Read an action's text form ("turn 0,-2", "dock 1,1 by -1,0"), else ActionTextError."""
    words = " ".join(given.lower().split())
    simple: dict[str, Action] = {str(action): action for action in (DRAW, TAKE, PUT_BACK, GIVE_UP)}
    if words in simple:
        return simple[words]
    if found := _ON_CELL.fullmatch(words):
        place = cell(int(found[2]), int(found[3]))
        return TurnUp(place) if found[1] == "turn" else Place(place)
    if found := _DOCK.fullmatch(words):
        numbers = [int(found[index]) for index in range(1, 5)]
        return Dock(cell(*numbers[:2]), cell(*numbers[2:]))
    raise ActionTextError("action-unknown", text=given)
