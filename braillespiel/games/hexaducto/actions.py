"""What a seat can do: turn up, draw, take, put back, place, dock, give up."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated

from braillespiel.engine.textform import Form, TextAction
from braillespiel.games.hexaducto.geometry import cell, text

_CELL = re.compile(r"(-?[0-9]{1,3}),(-?[0-9]{1,3})")


def _read_cell(given: str) -> int:
    found = _CELL.fullmatch(given)
    if found is None:
        raise ValueError(given)
    return cell(int(found[1]), int(found[2]))


Cell = Annotated[int, Form(text, _read_cell)]
"""A place of a field, or a step between two: its axial coordinates "0,-2" in the text form."""


class TurnUp(TextAction, frozen=True):
    """Turn up the own face-down card at ``place``."""

    form = "turn {place}"
    place: Cell


class Draw(TextAction, frozen=True):
    """Draw the top card of the draw pile into the hand; it is seen, and must be placed."""

    form = "draw"


class Take(TextAction, frozen=True):
    """Take the top card of the discard pile into the hand."""

    form = "take"


class PutBack(TextAction, frozen=True):
    """Put a card taken from the discard pile back: nothing has changed."""

    form = "back"


class Place(TextAction, frozen=True):
    """Put the card in hand at ``place``; the card that lay there is discarded."""

    form = "place {place}"
    place: Cell


class Dock(TextAction, frozen=True):
    """Move the part cut off whose first cell is ``part`` by the step ``by``."""

    form = "dock {part} by {by}"
    part: Cell
    by: Cell


class GiveUp(TextAction, frozen=True):
    """End a puzzle that is proven to be beyond solving."""

    form = "give up"


Action = TurnUp | Draw | Take | PutBack | Place | Dock | GiveUp

DRAW = Draw()
TAKE = Take()
PUT_BACK = PutBack()
GIVE_UP = GiveUp()
turn_up = cache(TurnUp)
place_at = cache(Place)
