"""Positions: a state as JSON data, checked on the way in."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from braillespiel.engine.chance import Chance, shuffle
from braillespiel.engine.contract import PositionError
from braillespiel.engine.malformed import converted
from braillespiel.engine.records import shared_fields
from braillespiel.games.hexaducto.cards import COUNTS, HIGHEST, LOWEST, SET_SIZE, VALUES, spread
from braillespiel.games.hexaducto.field import Seen
from braillespiel.games.hexaducto.geometry import DEAL, axial, cell, parts, text
from braillespiel.games.hexaducto.lines import complete_lines
from braillespiel.games.hexaducto.records import Public, Secret
from braillespiel.games.hexaducto.settings import Settings

Value = Annotated[int, Meta(ge=LOWEST, le=HIGHEST)]
Coordinate = Annotated[int, Meta(ge=-400, le=400)]
Count = Annotated[int, Meta(ge=0)]
MOST_SETS = 1000
"""How many card sets a position may have begun; no match comes near it."""


class CardAt(Struct, forbid_unknown_fields=True):
    """A card of a field at axial (q, r); ``up`` if it lies face up."""

    q: Coordinate
    r: Coordinate
    value: Value
    up: bool = True


class Position(Struct, forbid_unknown_fields=True):
    """A situation. Piles are listed from bottom to top, ``removed`` in rising order.

    Cards of the begun sets that are named nowhere lie under the draw pile, shuffled; without
    ``discard`` the top one of the draw pile is turned over. ``sets`` is how many card sets have
    been begun; ``hand`` the card in hand, ``taken`` that it came from the discard pile; ``moves``
    those left in a puzzle, without it all; ``clock`` ms of game time.
    """

    fields: list[list[CardAt]]
    pile: list[Value] = []
    discard: list[Value] | None = None
    removed: list[Value] = []
    sets: Annotated[int, Meta(ge=1, le=MOST_SETS)] = 1
    turn: Count = 0
    chance: Chance = msgspec.field(default_factory=lambda: Chance(0))
    hand: Value | None = None
    taken: bool = False
    moves: Count | None = None
    clock: Count = 0
    alarm: Count = 0
    ended: Literal["", "turned-up", "cleared", "moves", "time", "given-up"] = ""


_SAME = shared_fields(Position, Public, without=("removed",))
"""What position and record say in the same words."""


def schema() -> dict[str, Any]:
    """Return the JSON Schema of positions."""
    return msgspec.json.schema(Position)


def to_position(public: Public, secret: Secret) -> dict[str, Any]:
    """Return a whole state as JSON data."""
    fields = []
    for field, beneath in zip(public.fields, secret.beneath, strict=True):
        cards: Seen = {**field, **beneath}
        fields.append(
            [
                CardAt(*axial(place), value, field[place] is not None)
                for place, value in cards.items()
                if value is not None
            ]
        )
    position = Position(
        fields=fields,
        pile=secret.pile,
        removed=[value for value in VALUES for _ in range(public.removed[value - LOWEST])],
        chance=secret.chance,
        hand=secret.hand if public.taken is None else public.taken,
        taken=public.taken is not None,
        **{name: getattr(public, name) for name in _SAME},
    )
    built: dict[str, Any] = msgspec.to_builtins(position)
    return built


def state_from(settings: Settings, data: dict[str, Any]) -> tuple[Public, Secret]:
    """Return the records that ``data`` describes; raise PositionError if it breaks a rule."""
    position = converted(data, Position, "state")
    public = Public(
        settings,
        [],
        removed=[0] * len(VALUES),
        taken=position.hand if position.taken else None,
        drawn=position.hand is not None and not position.taken,
        **{name: getattr(position, name) for name in _SAME},
    )
    secret = Secret([], position.pile, position.chance)
    secret.hand = position.hand if public.drawn else None
    for seat, cards in enumerate(position.fields):
        field, beneath = _field(seat, cards)
        public.fields.append(field)
        secret.beneath.append(beneath)
    for value in position.removed:
        public.removed[value - LOWEST] += 1
    if public.moves is None:
        public.moves = settings.moves
    if public.discard is None:
        public.discard = []
    _check_table(public, position)
    _complete(public, secret)
    if position.discard is None and not position.taken and secret.pile:
        public.discard.append(secret.pile.pop())
    _check_piles(public, secret)
    if not public.ended:
        _check_fields(public)
        _check_running(public)
    return public, secret


def _field(seat: int, cards: list[CardAt]) -> tuple[Seen, dict[int, int]]:
    """Return a field as everybody sees it, and what lies face down in it."""
    where = f"fields[{seat}]"
    if len(cards) > len(DEAL):
        raise PositionError("position-too-many", where=where, found=len(cards), most=len(DEAL))
    field: Seen = {}
    beneath = {}
    for card in cards:
        place = cell(card.q, card.r)
        if place in field:
            raise PositionError("position-twice", where=where, place=text(place))
        field[place] = card.value if card.up else None
        if not card.up:
            beneath[place] = card.value
    return field, beneath


def _check_table(public: Public, position: Position) -> None:
    settings = public.settings
    if len(public.fields) != settings.seats:
        raise PositionError(
            "position-seats", where="fields", found=len(public.fields), seats=settings.seats
        )
    if public.turn >= settings.seats:
        raise PositionError("position-seat", where="turn", found=public.turn)
    if (public.moves is None) != (settings.moves is None):
        raise PositionError("position-moves", where="moves")
    if public.alarm > len(settings.alarms) or (
        not public.ended and settings.alarms and public.alarm == len(settings.alarms)
    ):
        raise PositionError("position-alarm", where="alarm", found=public.alarm)
    if position.taken and position.hand is None:
        raise PositionError("position-hand", where="taken")


def _complete(public: Public, secret: Secret) -> None:
    """Put the cards of the begun sets that are named nowhere under the draw pile."""
    counts = public.removed.copy()
    lying: list[Mapping[int, int | None]] = [*public.fields, *secret.beneath]
    cards = [value for field in lying for value in field.values() if value is not None]
    held = [card for card in (secret.hand, public.taken) if card is not None]
    for value in (*secret.pile, *public.discard, *held, *cards):
        counts[value - LOWEST] += 1
    for value, found, of_set in zip(VALUES, counts, COUNTS, strict=True):
        if found > of_set * public.sets:
            raise PositionError(
                "position-cards",
                where="sets",
                value=value,
                found=found,
                most=of_set * public.sets,
            )
    full = [of_set * public.sets - found for of_set, found in zip(COUNTS, counts, strict=True)]
    rest = spread(full)
    shuffle(Random(secret.chance.seed), rest)
    secret.pile = rest + secret.pile


def _check_piles(public: Public, secret: Secret) -> None:
    if not public.discard and public.taken is None:
        raise PositionError("position-discard", where="discard")
    if len(secret.pile) > SET_SIZE:
        raise PositionError("position-pile", where="pile", found=len(secret.pile), most=SET_SIZE)


def _check_fields(public: Public) -> None:
    for seat, field in enumerate(public.fields):
        where = f"fields[{seat}]"
        lines = complete_lines(field, public.settings.smallest)
        if lines:
            raise PositionError("position-line", where=where, place=text(lines[0].cells[0]))
        if len(parts(field)) > 1:
            if seat != public.turn or public.holding:
                raise PositionError("position-apart", where=where)
            public.cut = True


def _check_running(public: Public) -> None:
    """A match that is not over must have something left to do."""
    finished = (
        not public.fields[public.turn] or not public.moves
        if public.settings.puzzle
        else any(
            not public.hidden(seat) and not (public.cut and seat == public.turn)
            for seat in range(len(public.fields))
        )
    )
    if finished:
        raise PositionError("position-finished", where="ended")
