"""What happens in Hexaducto, as data. Only the card just drawn is ever a secret."""

from __future__ import annotations

from braillespiel.engine.event import Event as AnyEvent
from braillespiel.engine.event import OpenEvent
from braillespiel.games.hexaducto.lines import Line


class TurnedUp(OpenEvent, frozen=True):
    """``seat`` turned up the card at ``place``: it is a ``value``."""

    seat: int
    place: int
    value: int


class Drew(AnyEvent, frozen=True):
    """``seat`` drew a card; ``value`` is None for all others."""

    seat: int
    value: int | None

    def redacted_for(self, seat: int | None) -> Drew:
        """Return the event, to others without the value."""
        return self if seat == self.seat else Drew(self.seat, None)


class Took(OpenEvent, frozen=True):
    """``seat`` took the top of the discard pile into the hand."""

    seat: int
    value: int


class WasPutBack(OpenEvent, frozen=True, tag="put-back"):
    """``seat`` put the card taken back on the discard pile."""

    seat: int
    value: int


class Placed(OpenEvent, frozen=True):
    """``seat`` put ``value`` at ``place``; ``discarded`` lay there, face down if ``hidden``."""

    seat: int
    place: int
    value: int
    discarded: int
    hidden: bool


class SetBegun(OpenEvent, frozen=True):
    """A card set was used up and the ``number``-th begun."""

    number: int


class Removed(OpenEvent, frozen=True):
    """Complete ``lines`` of ``seat`` went out of play together; ``left`` cards remain."""

    seat: int
    lines: tuple[Line, ...]
    left: int


class FellApart(OpenEvent, frozen=True):
    """The field of ``seat`` is in several parts, ``sizes`` in cards, the largest first."""

    seat: int
    sizes: tuple[int, ...]


class Docked(OpenEvent, frozen=True):
    """``seat`` moved a part (its new ``cells``) by ``by`` to dock."""

    seat: int
    cells: tuple[int, ...]
    by: int


class MoveDone(OpenEvent, frozen=True):
    """A puzzle's move is over; ``left`` remain."""

    seat: int
    left: int


class Unsolvable(OpenEvent, frozen=True):
    """The puzzle of ``seat`` can be solved no more; ``why`` as in Public.lost."""

    seat: int
    why: str


class TurnBegan(OpenEvent, frozen=True):
    """It is the turn of ``seat``."""

    seat: int


class TimeWarning(OpenEvent, frozen=True):
    """The puzzle's clock: ``left`` ms remain."""

    left: int


class MatchEnded(OpenEvent, frozen=True):
    """The match is over: why, who ended it, the final scores and whose points were doubled.

    ``reason`` is one of "turned-up" (no face-down card left), "cleared", "moves", "time",
    "given-up".
    """

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
