"""Positions: a state as JSON data, and the rules that such data must keep."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from braillespiel.engine.chance import Chance
from braillespiel.engine.contract import PositionError
from braillespiel.engine.malformed import converted
from braillespiel.engine.records import shared_fields
from braillespiel.games.logomachy.records import Public, Secret
from braillespiel.games.logomachy.settings import Settings

Count = Annotated[int, msgspec.Meta(ge=0)]
Card = Annotated[str, msgspec.Meta(pattern=r"^([yrgb]([1-9]|10)|[a-zäöüß])(\.[0-9]+)?$")]


class ChancePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seed of what is still to be shuffled, and how many draws are used up."""

    seed: int = 0
    used: Count = 0


def _told(what: str) -> msgspec.Meta:
    return msgspec.Meta(description=what)


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A situation. Cards that are named nowhere lie aside, unseen."""

    round: Annotated[int, msgspec.Meta(ge=1)] = 1
    dealer: Count = 0
    turn: Count = 0
    hands: Annotated[list[list[Card]], _told("Every seat's cards.")]
    middle: Annotated[list[Card], _told("The open cards.")]
    stock: Annotated[list[Card], _told("What will be dealt, the top card first.")] = []
    aside: Annotated[list[Card], _told("Cards set aside unseen.")] = []
    taken: Annotated[list[list[Card]], _told("What each seat has taken; empty: nothing.")] = []
    chips: Annotated[
        list[Count], _told("Each seat's chips; letter game: cards of finished rounds.")
    ] = []
    chance: ChancePosition = ChancePosition()


_PUBLIC = shared_fields(Position, Public)
_SECRET = shared_fields(Position, Secret, without=("stock",))
"""What position and records say in the same words."""


def schema() -> dict[str, Any]:
    """Return the JSON Schema of a position."""
    return msgspec.json.schema(Position)


def to_position(public: Public, secret: Secret) -> dict[str, Any]:
    """Return a whole state as JSON data."""
    position = Position(
        stock=secret.stock[::-1],
        chance=ChancePosition(secret.chance.seed, secret.chance.used),
        **{name: getattr(public, name) for name in _PUBLIC},
        **{name: getattr(secret, name) for name in _SECRET},
    )
    built: dict[str, Any] = msgspec.to_builtins(position)
    return built


def state_from(settings: Settings, data: dict[str, Any]) -> tuple[Public, Secret]:
    """Return the records that ``data`` describes; raise PositionError if it breaks a rule."""
    position = converted(data, Position, "state")
    seats = settings.seats
    position.taken = position.taken or [[] for _ in range(seats)]
    position.chips = position.chips or [0] * seats
    for name in ("hands", "taken", "chips"):
        found = len(getattr(position, name))
        if found != seats:
            raise PositionError("position-seats", where=name, seats=seats, found=found)
    for name in ("dealer", "turn"):
        if getattr(position, name) >= seats:
            raise PositionError("position-seat", where=name, found=getattr(position, name))
    if position.round > settings.rounds:
        raise PositionError("position-round", where="round", found=position.round)
    _place_cards(settings, position)
    over = not any(position.hands)
    if over and (position.round < settings.rounds or len(position.stock) >= seats):
        raise PositionError("position-hands", where="hands")
    if not over and not position.hands[position.turn]:
        raise PositionError("position-turn", where="turn", found=position.turn)
    public = Public(settings, over=over, **{name: getattr(position, name) for name in _PUBLIC})
    secret = Secret(
        stock=position.stock[::-1],
        chance=Chance(position.chance.seed, position.chance.used),
        **{name: getattr(position, name) for name in _SECRET},
    )
    return public, secret


def _place_cards(settings: Settings, position: Position) -> None:
    """Check that every card is of the deck and lies in one place; set the others aside."""
    places = {"middle": position.middle, "stock": position.stock, "aside": position.aside}
    places |= {f"hands[{seat}]": cards for seat, cards in enumerate(position.hands)}
    places |= {f"taken[{seat}]": cards for seat, cards in enumerate(position.taken)}
    left = dict.fromkeys(settings.deck)
    for where, cards in places.items():
        for card in cards:
            if card not in settings.deck:
                raise PositionError("position-card", where=where, card=card)
            if card not in left:
                raise PositionError("position-twice", where=where, card=card)
            del left[card]
    position.aside += left
