"""What happens in a match of Ludoteca, as data; ``redacted_for`` takes the secrets out."""

from __future__ import annotations

from typing import TypeAlias

from braillespiel.engine.event import Event as AnyEvent
from braillespiel.engine.event import OpenEvent
from braillespiel.games.ludoteca.actions import Piece
from braillespiel.games.ludoteca.scoring import Score

HIDDEN = -1
"""Stands for a card that the seat may not see."""


class Drew(AnyEvent, frozen=True):
    """``seat`` drew ``cards`` from the draw pile."""

    seat: int
    cards: tuple[int, ...]

    def redacted_for(self, seat: int | None) -> Drew:
        """Hide the cards from everybody else."""
        return self if seat == self.seat else Drew(self.seat, (HIDDEN,) * len(self.cards))


class OthersDrew(AnyEvent, frozen=True):
    """The others drew because of what ``seat`` did: one event for the whole chain."""

    seat: int
    draws: tuple[tuple[int, tuple[int, ...]], ...]
    """Pairs of seat and the cards that it drew, clockwise."""

    def redacted_for(self, seat: int | None) -> OthersDrew:
        """Hide the cards of all others."""
        return OthersDrew(
            self.seat,
            tuple(
                (who, cards if who == seat else (HIDDEN,) * len(cards)) for who, cards in self.draws
            ),
        )


class DrawSkipped(OpenEvent, frozen=True):
    """There was no card left for ``seat`` to draw."""

    seat: int


class Took(OpenEvent, frozen=True):
    """``seat`` took the top card of the discard pile."""

    seat: int
    card: int


class Laid(OpenEvent, frozen=True):
    """``seat`` laid a card or a combination; ``owner`` is whose table it lies on."""

    seat: int
    owner: int
    pieces: tuple[Piece, ...]


class Swapped(OpenEvent, frozen=True):
    """``seat`` put a helper X in a row of ``owner`` and laid the card from there as ``piece``."""

    seat: int
    owner: int
    pillar: int
    piece: Piece


class Closed(OpenEvent, frozen=True):
    """``seat`` completed ``pillar``; ``completed`` pillars in all so far."""

    seat: int
    pillar: int
    completed: int


class Discarded(OpenEvent, frozen=True):
    """``seat`` discarded ``card``."""

    seat: int
    card: int


class Played(OpenEvent, frozen=True):
    """``seat`` played the resource ``card``."""

    seat: int
    card: int


class Gave(AnyEvent, frozen=True):
    """``seat`` gave ``card`` to ``to``."""

    seat: int
    to: int
    card: int

    def redacted_for(self, seat: int | None) -> Gave:
        """Only the two know the card."""
        return self if seat in (self.seat, self.to) else Gave(self.seat, self.to, HIDDEN)


class Traded(AnyEvent, frozen=True):
    """``seat`` gave ``given`` to ``to`` and got ``got``, drawn blind."""

    seat: int
    to: int
    given: int
    got: int

    def redacted_for(self, seat: int | None) -> Traded:
        """Only the two know the cards."""
        if seat in (self.seat, self.to):
            return self
        return Traded(self.seat, self.to, HIDDEN, HIDDEN)


class Looked(AnyEvent, frozen=True):
    """``seat`` looks at the top ``cards`` of the draw pile."""

    seat: int
    cards: tuple[int, ...]

    def redacted_for(self, seat: int | None) -> Looked:
        """Hide the cards from everybody else."""
        return self if seat == self.seat else Looked(self.seat, (HIDDEN,) * len(self.cards))


class Kept(AnyEvent, frozen=True):
    """``seat`` kept ``card`` of those looked at."""

    seat: int
    card: int

    def redacted_for(self, seat: int | None) -> Kept:
        """Hide the card from everybody else."""
        return self if seat == self.seat else Kept(self.seat, HIDDEN)


class PutBack(AnyEvent, frozen=True):
    """``seat`` put ``cards`` back on the draw pile, the first one on top."""

    seat: int
    cards: tuple[int, ...]

    def redacted_for(self, seat: int | None) -> PutBack:
        """Hide the cards from everybody else."""
        return self if seat == self.seat else PutBack(self.seat, (HIDDEN,) * len(self.cards))


class Picked(OpenEvent, frozen=True):
    """``seat`` took ``card`` out of the discard pile."""

    seat: int
    card: int


class Reshuffled(OpenEvent, frozen=True):
    """The discard pile was shuffled; the draw pile has ``count`` cards again."""

    count: int


class RoundEnded(OpenEvent, frozen=True):
    """``seat`` ended the round; what everybody got for it, and the scores after it."""

    seat: int
    number: int
    points: tuple[Score, ...]
    totals: tuple[int, ...]
    stalled: bool
    """Nobody could or would lay any more; ``seat`` only had the last turn."""


class RoundBegan(AnyEvent, frozen=True):
    """A new round is dealt and ``starter`` begins."""

    number: int
    starter: int
    goals: tuple[int, ...]
    """Every seat's bonus goal; HIDDEN if the seat may not know it; empty in the basic game."""

    def redacted_for(self, seat: int | None) -> RoundBegan:
        """Hide the goals of all others."""
        return RoundBegan(
            self.number,
            self.starter,
            tuple(goal if who == seat else HIDDEN for who, goal in enumerate(self.goals)),
        )


class MatchEnded(OpenEvent, frozen=True):
    """The match is over; ``built`` if somebody completed all six pillars."""

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
