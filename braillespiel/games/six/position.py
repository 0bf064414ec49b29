"""Positions: a state as JSON data, and the rules that such data must keep."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from braillespiel.engine.chance import Chance
from braillespiel.engine.contract import PositionError
from braillespiel.engine.malformed import converted
from braillespiel.engine.records import shared_fields
from braillespiel.games.six.deck import MOST_STROKES, NUMBERS, PLACES, Strokes
from braillespiel.games.six.glass import draw_glass
from braillespiel.games.six.records import OVER, ROUNDS, WINDOW, Public, Secret
from braillespiel.games.six.settings import Settings

Count = Annotated[int, msgspec.Meta(ge=0)]
Card = Annotated[int, msgspec.Meta(ge=1, le=18)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]


def _told(what: str) -> msgspec.Meta:
    return msgspec.Meta(description=what)


class ChancePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seed of future rolls, and how many draws are used up."""

    seed: int = 0
    used: Count = 0


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A situation. Cards that are named nowhere lie under the draw piles, in their order."""

    places: Annotated[list[list[list[Card]]], _told("Per seat three places, cards bottom to top.")]
    secured: Annotated[list[list[Card]], _told("Per seat, the top card last.")] = []
    piles: Annotated[list[list[Card]], _told("Per seat, the top card first.")] = []
    bottoms: Annotated[list[Count], _told("How many lowest cards of each pile all know.")] = []
    drawn: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=18)]],
        _told("Per seat the card drawn and not laid yet, 0 for none."),
    ] = []
    active: Annotated[int, _told("The seat with the dice."), msgspec.Meta(ge=0)] = 0
    previous: Annotated[int, _told("Who rolled last; -1: nobody."), msgspec.Meta(ge=-1)] = -1
    direction: Literal[1, -1] = 1
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)] = 1
    phase: Literal["start", "air", "window", "ready", "change", "over"] = "start"
    next_dice: Annotated[int, _told("Dice of the next roll."), msgspec.Meta(ge=0, le=3)] = 3
    doublet: Annotated[bool, _told("Written down only: it follows from dice and options.")] = False
    ahead: bool = False
    hesitated: bool = False
    serial: Annotated[int, msgspec.Meta(ge=1)] = 1
    now: Annotated[int, _told("Game time in ms.")] = 0
    since: int = 0
    thrown: int = 0
    rolls: Count = 0
    run: Annotated[Count, _told("How much of the glass has run: ms, untimed: rolls.")] = 0
    dice: Annotated[list[Face], _told("The last roll."), msgspec.Meta(max_length=3)] = []
    may: Annotated[list[bool], _told("Who can still secure the open sum.")] = []
    heard: Annotated[list[int | None], _told("When each seat had heard; null: not yet.")] = []
    glass: Annotated[Count | None, _told("How long it runs in all; null: drawn at random.")] = None
    reaction: Annotated[list[Count], _told("Each seat's time to react in ms.")] = []
    strokes: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=MOST_STROKES)]],
        _told("The strokes on the cards 1 to 18; empty: those of the chosen deck."),
    ] = []
    chance: ChancePosition = ChancePosition()


def schema() -> dict[str, Any]:
    """Return the JSON Schema of a position."""
    return msgspec.json.schema(Position)


_SAME = shared_fields(Position, Public)
"""What position and record say in the same words."""


def to_position(public: Public, secret: Secret) -> dict[str, Any]:
    """Return a whole state as JSON data."""
    position = Position(
        piles=[
            [*reversed(pile), *reversed(bottom)]
            for pile, bottom in zip(secret.piles, public.bottoms, strict=True)
        ],
        bottoms=[len(cards) for cards in public.bottoms],
        doublet=public.doublet,
        dice=list(public.dice),
        heard=secret.heard,
        glass=secret.glass,
        strokes=list(public.strokes),
        chance=ChancePosition(secret.chance.seed, secret.chance.used),
        **{name: getattr(public, name) for name in _SAME},
    )
    built: dict[str, Any] = msgspec.to_builtins(position)
    return built


def state_from(settings: Settings, strokes: Strokes, data: dict[str, Any]) -> tuple[Public, Secret]:
    """Return the records that ``data`` describes; raise PositionError if it breaks a rule."""
    position = converted(data, Position, "state")
    seats = settings.seats
    _complete(position, settings)
    _check_lengths(position, seats)
    _check_cards(position)
    _check_turn(position, seats)
    if position.strokes and len(position.strokes) != len(NUMBERS):
        found = len(position.strokes)
        raise PositionError("position-strokes", where="strokes", found=found)
    chance = Chance(position.chance.seed, position.chance.used)
    glass = draw_glass(settings, chance.draw()) if position.glass is None else position.glass
    piles = [pile[::-1] for pile in position.piles]
    public = Public(
        settings,
        tuple(position.strokes) or strokes,
        bottoms=[pile[:known] for pile, known in zip(piles, position.bottoms, strict=True)],
        dice=tuple(position.dice),
        **{name: getattr(position, name) for name in _SAME},
    )
    hidden = [pile[len(bottom) :] for pile, bottom in zip(piles, public.bottoms, strict=True)]
    return public, Secret(hidden, glass, position.heard, chance)


def _complete(position: Position, settings: Settings) -> None:
    """Fill in what was left out."""
    seats = settings.seats
    position.secured = position.secured or [[] for _ in range(seats)]
    position.piles = position.piles or [[] for _ in range(seats)]
    position.bottoms = position.bottoms or [0] * seats
    position.drawn = position.drawn or [0] * seats
    position.heard = position.heard or [position.now] * seats
    position.reaction = position.reaction or [settings.reaction_ms] * seats
    if not position.may:
        number = sum(position.dice)
        position.may = [
            position.phase == WINDOW
            and seat != position.active
            and any(place[-1:] == [number] for place in row)
            for seat, row in enumerate(position.places)
        ]


def _check_lengths(position: Position, seats: int) -> None:
    for name in (
        "places", "secured", "piles", "bottoms", "drawn", "heard", "reaction", "may",
    ):  # fmt: skip
        found = len(getattr(position, name))
        if found != seats:
            raise PositionError("position-seats", where=name, seats=seats, found=found)
    for seat, row in enumerate(position.places):
        if len(row) != PLACES:
            raise PositionError("position-places", where=f"places[{seat}]", found=len(row))


def _check_cards(position: Position) -> None:
    """Check that every card of a set lies in one place; put the others under the pile."""
    for seat, row in enumerate(position.places):
        lying = {f"places[{seat}][{n}]": place for n, place in enumerate(row)}
        lying[f"secured[{seat}]"] = position.secured[seat]
        lying[f"piles[{seat}]"] = position.piles[seat]
        lying[f"drawn[{seat}]"] = [card for card in (position.drawn[seat],) if card]
        left = dict.fromkeys(NUMBERS)
        for where, cards in lying.items():
            for card in cards:
                if card not in left:
                    raise PositionError("position-twice", where=where, card=card)
                del left[card]
        position.piles[seat] += left
        if position.bottoms[seat] > len(position.piles[seat]):
            where = f"bottoms[{seat}]"
            raise PositionError("position-bottoms", where=where, found=position.bottoms[seat])


def _check_turn(position: Position, seats: int) -> None:
    for name in ("active", "previous"):
        found = getattr(position, name)
        if found >= seats:
            raise PositionError("position-seat", where=name, found=found)
    phase = position.phase
    if phase == WINDOW and not position.dice:
        raise PositionError("position-dice", where="dice")
    if phase == "change" and position.previous < 0:
        raise PositionError("position-previous", where="previous")
    if phase != WINDOW and phase != OVER and not position.next_dice:
        raise PositionError("position-next-dice", where="next_dice")
    for seat, may in enumerate(position.may):
        tops = [place[-1] for place in position.places[seat] if place]
        if may and (phase != WINDOW or seat == position.active or sum(position.dice) not in tops):
            raise PositionError("position-may", where=f"may[{seat}]", found=seat)
    for seat, card in enumerate(position.drawn):
        if card and phase in (WINDOW, "ready"):
            raise PositionError("position-drawn", where=f"drawn[{seat}]", card=card)
