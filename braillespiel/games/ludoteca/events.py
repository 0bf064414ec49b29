"""What happens in a match of Ludoteca, as data; ``seen_by`` takes the secrets out."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

import msgspec

from braillespiel.engine.event import Public
from braillespiel.games.ludoteca.actions import Piece
from braillespiel.games.ludoteca.scoring import Score

HIDDEN = -1
"""Stands for a card that the seat may not see."""


class Drew(msgspec.Struct, frozen=True):
    """``seat`` drew ``cards`` from the draw pile."""

    kind: ClassVar[str] = "drew"
    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Drew:
        """Hide the cards from everybody else."""
        return self if seat == self.seat else Drew(self.seat, (HIDDEN,) * len(self.cards))


class OthersDrew(msgspec.Struct, frozen=True):
    """The others drew because of what ``seat`` did: one event for the whole chain."""

    kind: ClassVar[str] = "others-drew"
    seat: int
    draws: tuple[tuple[int, tuple[int, ...]], ...]
    """Pairs of seat and the cards that it drew, clockwise."""

    def seen_by(self, seat: int) -> OthersDrew:
        """Hide the cards of all others."""
        return OthersDrew(
            self.seat,
            tuple(
                (who, cards if who == seat else (HIDDEN,) * len(cards)) for who, cards in self.draws
            ),
        )


class DrawSkipped(Public, frozen=True):
    """There was no card left for ``seat`` to draw."""

    kind: ClassVar[str] = "draw-skipped"
    seat: int


class Took(Public, frozen=True):
    """``seat`` took the top card of the discard pile."""

    kind: ClassVar[str] = "took"
    seat: int
    card: int


class Laid(Public, frozen=True):
    """``seat`` laid a card or a combination; ``owner`` is whose table it lies on."""

    kind: ClassVar[str] = "laid"
    seat: int
    owner: int
    pieces: tuple[Piece, ...]


class Swapped(Public, frozen=True):
    """``seat`` put a helper X in a row of ``owner`` and laid the card from there as ``piece``."""

    kind: ClassVar[str] = "swapped"
    seat: int
    owner: int
    pillar: int
    piece: Piece


class Closed(Public, frozen=True):
    """``seat`` completed ``pillar``; ``completed`` pillars in all so far."""

    kind: ClassVar[str] = "closed"
    seat: int
    pillar: int
    completed: int


class Discarded(Public, frozen=True):
    """``seat`` discarded ``card``."""

    kind: ClassVar[str] = "discarded"
    seat: int
    card: int


class Played(Public, frozen=True):
    """``seat`` played the resource ``card``."""

    kind: ClassVar[str] = "played"
    seat: int
    card: int


class Gave(msgspec.Struct, frozen=True):
    """``seat`` gave ``card`` to ``to``."""

    kind: ClassVar[str] = "gave"
    seat: int
    to: int
    card: int

    def seen_by(self, seat: int) -> Gave:
        """Only the two know the card."""
        return self if seat in (self.seat, self.to) else Gave(self.seat, self.to, HIDDEN)


class Traded(msgspec.Struct, frozen=True):
    """``seat`` gave ``given`` to ``to`` and got ``got``, drawn blind."""

    kind: ClassVar[str] = "traded"
    seat: int
    to: int
    given: int
    got: int

    def seen_by(self, seat: int) -> Traded:
        """Only the two know the cards."""
        if seat in (self.seat, self.to):
            return self
        return Traded(self.seat, self.to, HIDDEN, HIDDEN)


class Looked(msgspec.Struct, frozen=True):
    """``seat`` looks at the top ``cards`` of the draw pile."""

    kind: ClassVar[str] = "looked"
    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> Looked:
        """Hide the cards from everybody else."""
        return self if seat == self.seat else Looked(self.seat, (HIDDEN,) * len(self.cards))


class Kept(msgspec.Struct, frozen=True):
    """``seat`` kept ``card`` of those looked at."""

    kind: ClassVar[str] = "kept"
    seat: int
    card: int

    def seen_by(self, seat: int) -> Kept:
        """Hide the card from everybody else."""
        return self if seat == self.seat else Kept(self.seat, HIDDEN)


class PutBack(msgspec.Struct, frozen=True):
    """``seat`` put ``cards`` back on the draw pile, the first one on top."""

    kind: ClassVar[str] = "put-back"
    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int) -> PutBack:
        """Hide the cards from everybody else."""
        return self if seat == self.seat else PutBack(self.seat, (HIDDEN,) * len(self.cards))


class Picked(Public, frozen=True):
    """``seat`` took ``card`` out of the discard pile."""

    kind: ClassVar[str] = "picked"
    seat: int
    card: int


class Reshuffled(Public, frozen=True):
    """The discard pile was shuffled; the draw pile has ``count`` cards again."""

    kind: ClassVar[str] = "reshuffled"
    count: int


class RoundEnded(Public, frozen=True):
    """``seat`` ended the round; what everybody got for it, and the scores after it."""

    kind: ClassVar[str] = "round-ended"
    seat: int
    number: int
    points: tuple[Score, ...]
    totals: tuple[int, ...]
    stalled: bool
    """Nobody could or would lay any more; ``seat`` only had the last turn."""


class RoundBegan(msgspec.Struct, frozen=True):
    """A new round is dealt and ``starter`` begins."""

    kind: ClassVar[str] = "round-began"
    number: int
    starter: int
    goals: tuple[int, ...]
    """Every seat's bonus goal; HIDDEN where the seat may not know it; empty in the basic game."""

    def seen_by(self, seat: int) -> RoundBegan:
        """Hide the goals of all others."""
        return RoundBegan(
            self.number,
            self.starter,
            tuple(goal if who == seat else HIDDEN for who, goal in enumerate(self.goals)),
        )


class MatchEnded(Public, frozen=True):
    """The match is over; ``built`` if somebody completed all six pillars."""

    kind: ClassVar[str] = "match-ended"
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    built: bool


Event: TypeAlias = (
    Drew
    | OthersDrew
    | DrawSkipped
    | Took
    | Laid
    | Swapped
    | Closed
    | Discarded
    | Played
    | Gave
    | Traded
    | Looked
    | Kept
    | PutBack
    | Picked
    | Reshuffled
    | RoundEnded
    | RoundBegan
    | MatchEnded
)
