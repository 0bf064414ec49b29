"""What a player can do in Ludoteca: frozen values with short text forms.

``draw`` · ``take`` · ``lay s7`` · ``lay h4=s4`` · ``lay s4+s3`` · ``lay lj=s7+s6+s5`` ·
``lay h2=s2@1`` (in the row of seat 1) · ``swap s5 s@1 s5`` (helper X for the s5 in pillar s of
seat 1, laid as s5) · ``swap lj=s6 s@1 k5`` (the one of two lj there that stands for s6) ·
``play q1`` · ``discard s7`` · ``give s7 1`` · ``trade s7 1`` ·
``keep s7`` · ``top s7`` · ``pick s7`` · ``done``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Self, TypeAlias

import msgspec

from braillespiel.engine.textform import Form, TextAction
from braillespiel.games.ludoteca.cards import (
    HELPER_2,
    HELPER_VALUE,
    PILLAR_FACES,
    PILLARS,
    YEAR,
    face_text,
    pillar_of,
    read_face,
    value_of,
)


class Piece(msgspec.Struct, frozen=True):
    """A card as it is laid: for which pillar and which value it stands."""

    face: int
    pillar: int
    value: int

    def __str__(self) -> str:
        named = f"{PILLARS[self.pillar]}{self.value}"
        text = face_text(self.face)
        return text if text == named else f"{text}={named}"


def _read_slot(text: str) -> tuple[int, int]:
    """Read a pillar and a value: "s7"."""
    if len(text) == 2 and text[0] in PILLARS and text[1] in "12345678":
        return PILLARS.index(text[0]), int(text[1])
    raise ValueError(text)


def _read_piece(text: str) -> Piece:
    name, equals, slot = text.partition("=")
    face = read_face(name)
    if equals:
        pillar, value = _read_slot(slot)
        return Piece(face, pillar, value)
    if face >= PILLAR_FACES:
        raise ValueError(text)
    return Piece(face, pillar_of(face), value_of(face))


def _read_seat(text: str) -> int:
    if text not in ("0", "1", "2", "3"):
        raise ValueError(text)
    return int(text)


def _read_pieces(text: str) -> tuple[Piece, ...]:
    return tuple(map(_read_piece, text.split("+")))


Face = Annotated[int, Form(face_text, read_face)]
Pieces = Annotated[tuple[Piece, ...], Form(lambda pieces: "+".join(map(str, pieces)), _read_pieces)]
Seat = Annotated[int, Form(str, _read_seat)]


class Draw(TextAction, frozen=True):
    """Draw from the draw pile (step 1)."""

    form = "draw"


class Take(TextAction, frozen=True):
    """Take the top card of the discard pile (step 1)."""

    form = "take"


class Lay(TextAction, frozen=True):
    """Lay one card or one combination (step 2)."""

    form = "lay {pieces}[@{seat}]"
    pieces: Pieces
    """One piece: a card; two: 4 and 3; three: a run, descending; four: a four-of-a-kind."""
    seat: Seat = -1
    """The opponent in whose row a helper 2 goes; -1 for one's own table."""


class Swap(TextAction, frozen=True):
    """Helper X: take a card from an opponent's open row and lay it in an own row at once."""

    form = "swap {card} {pillar}@{seat} {slot}"
    seat: int
    pillar: int
    face: int
    piece: Piece
    """How the taken card is laid in the own row."""
    value: int = 0
    """Which of two equal cards there: the value for which it stands; 0 for the last one."""

    def parts(self) -> dict[str, str]:
        """Return the card there, whose pillar it lies in, and as what it is laid."""
        pillar = PILLARS[self.pillar]
        which = f"={pillar}{self.value}" if self.value else ""
        return {
            "card": f"{face_text(self.face)}{which}",
            "pillar": pillar,
            "seat": str(self.seat),
            "slot": f"{PILLARS[self.piece.pillar]}{self.piece.value}",
        }

    @classmethod
    def from_parts(cls, parts: Mapping[str, str]) -> Self:
        """Return the swap with these parts; raise ValueError where there is none."""
        if len(parts["pillar"]) != 1:
            raise ValueError(parts["pillar"])
        pillar, value = PILLARS.index(parts["pillar"]), 0
        name, equals, which = parts["card"].partition("=")
        face = read_face(name)
        if equals:
            found, value = _read_slot(which)
            if found != pillar:
                raise ValueError(parts["card"])
        laid = Piece(face, *_read_slot(parts["slot"]))
        return cls(_read_seat(parts["seat"]), pillar, face, laid, value)


class Play(TextAction, frozen=True):
    """Play a resource."""

    form = "play {face}"
    face: Face


class Discard(TextAction, frozen=True):
    """Discard a card (step 3, or a resource's step)."""

    form = "discard {face}"
    face: Face


class Give(TextAction, frozen=True):
    """Give a card to a player (a resource's step)."""

    form = "give {face} {seat}"
    face: Face
    seat: Seat


class Trade(TextAction, frozen=True):
    """Swap a card for one drawn blind from a player's hand (a resource's step)."""

    form = "trade {face} {seat}"
    face: Face
    seat: Seat


class Keep(TextAction, frozen=True):
    """Keep one of the cards looked at (a resource's step)."""

    form = "keep {face}"
    face: Face


class Top(TextAction, frozen=True):
    """Put this one of the cards looked at on top of the others, back on the draw pile."""

    form = "top {face}"
    face: Face


class Pick(TextAction, frozen=True):
    """Take any card of the discard pile (a resource's step)."""

    form = "pick {face}"
    face: Face


class Done(TextAction, frozen=True):
    """Lay no more (a resource's step)."""

    form = "done"


Action: TypeAlias = (
    Draw | Take | Lay | Swap | Play | Discard | Give | Trade | Keep | Top | Pick | Done
)
DRAW, TAKE, DONE = Draw(), Take(), Done()


@cache
def piece(face: int, pillar: int, value: int) -> Piece:
    """Return the piece (one object for equal ones)."""
    return Piece(face, pillar, value)


@cache
def lay_one(face: int, pillar: int, value: int, seat: int = -1) -> Lay:
    """Return the action that lays one card."""
    return Lay((piece(face, pillar, value),), seat)


@cache
def discard(face: int) -> Discard:
    """Return the action that discards ``face``."""
    return Discard(face)


NATURAL_VALUE = {**HELPER_VALUE, HELPER_2: 2}
"""The fixed values of helper cards."""


def fits_face(laid: Piece) -> bool:
    """Tell whether the card may stand for what the piece says, wherever it is laid."""
    face = laid.face
    if face < PILLAR_FACES:
        return laid.pillar == pillar_of(face) and laid.value == value_of(face)
    if face == YEAR:
        return True
    return NATURAL_VALUE.get(face) == laid.value
