"""Positions: a state as JSON data, checked on the way in."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from braillespiel.engine.chance import Chance
from braillespiel.engine.contract import PositionError
from braillespiel.engine.malformed import converted
from braillespiel.games.hexaducto.cards import COUNTS, HIGHEST, LOWEST, SET_SIZE, VALUES, spread
from braillespiel.games.hexaducto.field import Field
from braillespiel.games.hexaducto.geometry import DEAL, axial, cell, parts, text
from braillespiel.games.hexaducto.lines import complete_lines
from braillespiel.games.hexaducto.rules import HexState
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
    ended: Literal["", "turned-up", "cleared", "moves", "time"] = ""


def schema() -> dict[str, Any]:
    """Return the JSON Schema of positions."""
    return msgspec.json.schema(Position)


def to_position(state: HexState) -> dict[str, Any]:
    """Return the whole state as JSON data."""
    fields = [
        [
            CardAt(*axial(place), field.cards[place], place not in field.down)
            for place in field.cards
        ]
        for field in state.fields
    ]
    position = Position(
        fields=fields,
        pile=state.pile,
        discard=state.discard,
        removed=[value for value in VALUES for _ in range(state.removed[value - LOWEST])],
        sets=state.sets,
        turn=state.turn,
        chance=state.chance,
        hand=state.hand,
        taken=state.taken,
        moves=state.moves,
        clock=state.clock,
        alarm=state.alarm,
        ended=state.ended,  # type: ignore[arg-type]
    )
    built: dict[str, Any] = msgspec.to_builtins(position)
    return built


def state_from(settings: Settings, data: dict[str, Any]) -> HexState:
    """Return the state that ``data`` describes; raise PositionError if it breaks a rule."""
    position = converted(data, Position, "state")
    state = HexState(settings, position.chance)
    state.fields = [_field(seat, cards) for seat, cards in enumerate(position.fields)]
    state.pile = position.pile
    state.discard = position.discard or []
    for value in position.removed:
        state.removed[value - LOWEST] += 1
    state.sets = position.sets
    state.turn = position.turn
    state.hand = position.hand
    state.taken = position.taken
    state.moves = settings.moves if position.moves is None else position.moves
    state.clock = position.clock
    state.alarm = position.alarm
    state.ended = position.ended
    _check_table(state)
    _complete(state)
    if position.discard is None and not state.taken and state.pile:
        state.discard.append(state.pile.pop())
    _check_piles(state)
    if not state.ended:
        _check_fields(state)
        _check_running(state)
    return state


def _field(seat: int, cards: list[CardAt]) -> Field:
    where = f"fields[{seat}]"
    if len(cards) > len(DEAL):
        raise PositionError("position-too-many", where=where, found=len(cards), most=len(DEAL))
    field = Field({}, set())
    for card in cards:
        place = cell(card.q, card.r)
        if place in field.cards:
            raise PositionError("position-twice", where=where, place=text(place))
        field.cards[place] = card.value
        if not card.up:
            field.down.add(place)
    return field


def _check_table(state: HexState) -> None:
    settings = state.settings
    if len(state.fields) != settings.seats:
        raise PositionError(
            "position-seats", where="fields", found=len(state.fields), seats=settings.seats
        )
    if state.turn >= settings.seats:
        raise PositionError("position-seat", where="turn", found=state.turn)
    if (state.moves is None) != (settings.moves is None):
        raise PositionError("position-moves", where="moves")
    if state.alarm > len(settings.alarms) or (
        not state.ended and settings.alarms and state.alarm == len(settings.alarms)
    ):
        raise PositionError("position-alarm", where="alarm", found=state.alarm)
    if state.taken and state.hand is None:
        raise PositionError("position-hand", where="taken")


def _complete(state: HexState) -> None:
    """Put the cards of the begun sets that are named nowhere under the draw pile."""
    counts = state.removed.copy()
    for value in (*state.pile, *state.discard, *(() if state.hand is None else (state.hand,))):
        counts[value - LOWEST] += 1
    for field in state.fields:
        for value in field.cards.values():
            counts[value - LOWEST] += 1
    for value, found, of_set in zip(VALUES, counts, COUNTS, strict=True):
        if found > of_set * state.sets:
            raise PositionError(
                "position-cards",
                where="sets",
                value=value,
                found=found,
                most=of_set * state.sets,
            )
    full = [of_set * state.sets - found for of_set, found in zip(COUNTS, counts, strict=True)]
    rest = spread(full)
    Random(state.chance.seed).shuffle(rest)
    state.pile = rest + state.pile


def _check_piles(state: HexState) -> None:
    if not state.discard and not state.taken:
        raise PositionError("position-discard", where="discard")
    if len(state.pile) > SET_SIZE:
        raise PositionError("position-pile", where="pile", found=len(state.pile), most=SET_SIZE)


def _check_fields(state: HexState) -> None:
    for seat, field in enumerate(state.fields):
        where = f"fields[{seat}]"
        lines = complete_lines(field.cards, field.down, state.settings.smallest)
        if lines:
            raise PositionError("position-line", where=where, place=text(lines[0].cells[0]))
        if len(parts(field.cards)) > 1:
            if seat != state.turn or state.hand is not None:
                raise PositionError("position-apart", where=where)
            state.cut = True


def _check_running(state: HexState) -> None:
    """A match that goes on must have something left to do."""
    finished = (
        not state.fields[state.turn].cards or not state.moves
        if state.settings.puzzle
        else any(
            not field.down and not (state.cut and seat == state.turn)
            for seat, field in enumerate(state.fields)
        )
    )
    if finished:
        raise PositionError("position-finished", where="ended")
