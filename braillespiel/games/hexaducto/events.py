"""What happens in Hexaducto, as data. Only the card just drawn is ever a secret."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from braillespiel.games.hexaducto.lines import Line


@dataclass(frozen=True, slots=True)
class _Public:
    """An event that everybody may know whole."""

    def seen_by(self, seat: int) -> _Public | None:
        """Return the event itself."""
        return self


@dataclass(frozen=True, slots=True)
class TurnedUp(_Public):
    """``seat`` turned up the card at ``place``: it is a ``value``."""

    kind: ClassVar[str] = "turned-up"
    seat: int
    place: int
    value: int


@dataclass(frozen=True, slots=True)
class Drew:
    """``seat`` drew a card; ``value`` is None for all others."""

    kind: ClassVar[str] = "drew"
    seat: int
    value: int | None

    def seen_by(self, seat: int) -> Drew:
        """Return the event, to others without the value."""
        return self if seat == self.seat else replace(self, value=None)


@dataclass(frozen=True, slots=True)
class Took(_Public):
    """``seat`` took the top of the discard pile into the hand."""

    kind: ClassVar[str] = "took"
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class WasPutBack(_Public):
    """``seat`` put the card taken back on the discard pile."""

    kind: ClassVar[str] = "put-back"
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class Placed(_Public):
    """``seat`` put ``value`` at ``place``; ``discarded`` lay there, face down if ``hidden``."""

    kind: ClassVar[str] = "placed"
    seat: int
    place: int
    value: int
    discarded: int
    hidden: bool


@dataclass(frozen=True, slots=True)
class SetBegun(_Public):
    """A card set was used up and the ``number``-th begun."""

    kind: ClassVar[str] = "set-begun"
    number: int


@dataclass(frozen=True, slots=True)
class Removed(_Public):
    """Complete ``lines`` of ``seat`` went out of play together; ``left`` cards remain."""

    kind: ClassVar[str] = "removed"
    seat: int
    lines: tuple[Line, ...]
    left: int


@dataclass(frozen=True, slots=True)
class FellApart(_Public):
    """The field of ``seat`` is in several parts, ``sizes`` in cards, the largest first."""

    kind: ClassVar[str] = "fell-apart"
    seat: int
    sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Docked(_Public):
    """``seat`` moved a part (its new ``cells``) by ``by`` to dock."""

    kind: ClassVar[str] = "docked"
    seat: int
    cells: tuple[int, ...]
    by: int


@dataclass(frozen=True, slots=True)
class MoveDone(_Public):
    """A puzzle's move is over; ``left`` remain."""

    kind: ClassVar[str] = "move-done"
    seat: int
    left: int


@dataclass(frozen=True, slots=True)
class TurnBegan(_Public):
    """It is the turn of ``seat``."""

    kind: ClassVar[str] = "turn-began"
    seat: int


@dataclass(frozen=True, slots=True)
class TimeWarning(_Public):
    """The puzzle's clock: ``left`` ms remain."""

    kind: ClassVar[str] = "time-warning"
    left: int


@dataclass(frozen=True, slots=True)
class MatchEnded(_Public):
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
    | TurnBegan
    | TimeWarning
    | MatchEnded
)
