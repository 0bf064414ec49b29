"""What a player can do in Ludoteca: frozen values with short text forms.

``draw`` · ``take`` · ``lay s7`` · ``lay h4=s4`` · ``lay s4+s3`` · ``lay lj=s7+s6+s5`` ·
``lay h2=s2@1`` (in the row of seat 1) · ``swap s5 s@1 s5`` (helper X for the s5 in pillar s of
seat 1, laid as s5) · ``swap lj=s6 s@1 k5`` (the one of two lj there that stands for s6) ·
``play q1`` · ``discard s7`` · ``give s7 1`` · ``trade s7 1`` ·
``keep s7`` · ``top s7`` · ``pick s7`` · ``done``.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

import msgspec

from braillespiel.engine.contract import ActionTextError
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


class Draw(msgspec.Struct, frozen=True):
    """Draw from the draw pile (step 1)."""

    def __str__(self) -> str:
        return "draw"


class Take(msgspec.Struct, frozen=True):
    """Take the top card of the discard pile (step 1)."""

    def __str__(self) -> str:
        return "take"


class Lay(msgspec.Struct, frozen=True):
    """Lay one card or one combination (step 2)."""

    pieces: tuple[Piece, ...]
    """One piece: a card; two: 4 and 3; three: a run, descending; four: a four-of-a-kind."""
    seat: int = -1
    """The opponent in whose row a helper 2 goes; -1 for one's own table."""

    def __str__(self) -> str:
        where = f"@{self.seat}" if self.seat >= 0 else ""
        return f"lay {'+'.join(map(str, self.pieces))}{where}"


class Swap(msgspec.Struct, frozen=True):
    """Helper X: take a card from an opponent's open row and lay it in an own row at once."""

    seat: int
    pillar: int
    face: int
    piece: Piece
    """How the taken card is laid in the own row."""
    value: int = 0
    """Which of two equal cards there: the value for which it stands; 0 for the last one."""

    def __str__(self) -> str:
        which = f"={PILLARS[self.pillar]}{self.value}" if self.value else ""
        return (
            f"swap {face_text(self.face)}{which} {PILLARS[self.pillar]}@{self.seat} "
            f"{PILLARS[self.piece.pillar]}{self.piece.value}"
        )


class Play(msgspec.Struct, frozen=True):
    """Play a resource."""

    face: int

    def __str__(self) -> str:
        return f"play {face_text(self.face)}"


class Discard(msgspec.Struct, frozen=True):
    """Discard a card (step 3, or a resource's step)."""

    face: int

    def __str__(self) -> str:
        return f"discard {face_text(self.face)}"


class Give(msgspec.Struct, frozen=True):
    """Give a card to a player (a resource's step)."""

    face: int
    seat: int

    def __str__(self) -> str:
        return f"give {face_text(self.face)} {self.seat}"


class Trade(msgspec.Struct, frozen=True):
    """Swap a card for one drawn blind from a player's hand (a resource's step)."""

    face: int
    seat: int

    def __str__(self) -> str:
        return f"trade {face_text(self.face)} {self.seat}"


class Keep(msgspec.Struct, frozen=True):
    """Keep one of the cards looked at (a resource's step)."""

    face: int

    def __str__(self) -> str:
        return f"keep {face_text(self.face)}"


class Top(msgspec.Struct, frozen=True):
    """Put this one of the cards looked at on top of the others, back on the draw pile."""

    face: int

    def __str__(self) -> str:
        return f"top {face_text(self.face)}"


class Pick(msgspec.Struct, frozen=True):
    """Take any card of the discard pile (a resource's step)."""

    face: int

    def __str__(self) -> str:
        return f"pick {face_text(self.face)}"


class Done(msgspec.Struct, frozen=True):
    """Lay no more (a resource's step)."""

    def __str__(self) -> str:
        return "done"


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


def _read_lay(text: str) -> Lay:
    cards, at, seat = text.partition("@")
    pieces = tuple(_read_piece(part) for part in cards.split("+"))
    return Lay(pieces, _read_seat(seat) if at else -1)


def _read_swap(card: str, place: str, slot: str) -> Swap:
    pillar, at, seat = place.partition("@")
    if not at or len(pillar) != 1 or pillar not in PILLARS:
        raise ValueError(place)
    name, equals, which = card.partition("=")
    face, row, value = read_face(name), PILLARS.index(pillar), 0
    if equals:
        found, value = _read_slot(which)
        if found != row:
            raise ValueError(card)
    return Swap(_read_seat(seat), row, face, Piece(face, *_read_slot(slot)), value)


_WITH_CARD: dict[str, type[Play | Discard | Keep | Top | Pick]] = {
    "play": Play,
    "discard": Discard,
    "keep": Keep,
    "top": Top,
    "pick": Pick,
}
_ALONE: dict[str, Action] = {"draw": DRAW, "take": TAKE, "done": DONE}


def parse(text: str) -> Action:
    """Read an action's text form; raises ActionTextError."""
    try:
        match text.lower().split():
            case [word] if word in _ALONE:
                return _ALONE[word]
            case ["lay", cards]:
                return _read_lay(cards)
            case ["swap", card, place, slot]:
                return _read_swap(card, place, slot)
            case [word, card] if word in _WITH_CARD:
                return _WITH_CARD[word](read_face(card))
            case ["give", card, seat]:
                return Give(read_face(card), _read_seat(seat))
            case ["trade", card, seat]:
                return Trade(read_face(card), _read_seat(seat))
    except ValueError:
        pass
    raise ActionTextError("action-text", text=text)


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
