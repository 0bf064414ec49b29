"""What happens in Hexaducto, as data. Only the card just drawn is ever a secret."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from braillespiel.engine.event import Public
from braillespiel.games.hexaducto.lines import Line


class TurnedUp(Public, frozen=True):
    """``seat`` turned up the card at ``place``: it is a ``value``."""

    kind: ClassVar[str] = "turned-up"
    seat: int
    place: int
    value: int


class Drew(msgspec.Struct, frozen=True):
    """``seat`` drew a card; ``value`` is None for all others."""

    kind: ClassVar[str] = "drew"
    seat: int
    value: int | None

    def seen_by(self, seat: int) -> Drew:
        """Return the event, to others without the value."""
        return self if seat == self.seat else Drew(self.seat, None)


class Took(Public, frozen=True):
    """``seat`` took the top of the discard pile into the hand."""

    kind: ClassVar[str] = "took"
    seat: int
    value: int


class WasPutBack(Public, frozen=True):
    """``seat`` put the card taken back on the discard pile."""

    kind: ClassVar[str] = "put-back"
    seat: int
    value: int


class Placed(Public, frozen=True):
    """``seat`` put ``value`` at ``place``; ``discarded`` lay there, face down if ``hidden``."""

    kind: ClassVar[str] = "placed"
    seat: int
    place: int
    value: int
    discarded: int
    hidden: bool


class SetBegun(Public, frozen=True):
    """A card set was used up and the ``number``-th begun."""

    kind: ClassVar[str] = "set-begun"
    number: int


class Removed(Public, frozen=True):
    """Complete ``lines`` of ``seat`` went out of play together; ``left`` cards remain."""

    kind: ClassVar[str] = "removed"
    seat: int
    lines: tuple[Line, ...]
    left: int


class FellApart(Public, frozen=True):
    """The field of ``seat`` is in several parts, ``sizes`` in cards, the largest first."""

    kind: ClassVar[str] = "fell-apart"
    seat: int
    sizes: tuple[int, ...]


class Docked(Public, frozen=True):
    """``seat`` moved a part (its new ``cells``) by ``by`` to dock."""

    kind: ClassVar[str] = "docked"
    seat: int
    cells: tuple[int, ...]
    by: int


class MoveDone(Public, frozen=True):
    """A puzzle's move is over; ``left`` remain."""

    kind: ClassVar[str] = "move-done"
    seat: int
    left: int


class Unsolvable(Public, frozen=True):
    """What is left of the puzzle of ``seat`` has no line long enough, and never will."""

    kind: ClassVar[str] = "unsolvable"
    seat: int


class TurnBegan(Public, frozen=True):
    """It is the turn of ``seat``."""

    kind: ClassVar[str] = "turn-began"
    seat: int


class TimeWarning(Public, frozen=True):
    """The puzzle's clock: ``left`` ms remain."""

    kind: ClassVar[str] = "time-warning"
    left: int


class MatchEnded(Public, frozen=True):
    """The match is over: why, who ended it, the final scores and whose points were doubled.

    ``reason`` is one of "turned-up" (no face-down card left), "cleared", "moves", "time".
    """

    kind: ClassVar[str] = "match-ended"
    reason: str
    seat: int
    scores: tuple[int, ...]
    doubled: bool


Event = (
    TurnedUp
    | Drew
    | Took
    | WasPutBack
    | Placed
    | SetBegun
    | Removed
    | FellApart
    | Docked
    | MoveDone
    | Unsolvable
    | TurnBegan
    | TimeWarning
    | MatchEnded
)
