"""What happens at the table, as data. Cards are texts as in cards.py."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from braillespiel.engine.event import Public


class RoundStarted(Public, frozen=True):
    """A round begins: number, number of rounds, dealer, who starts, the middle cards."""

    kind: ClassVar[str] = "round"
    number: int
    rounds: int
    dealer: int
    starter: int
    middle: tuple[str, ...]


class Dealt(msgspec.Struct, frozen=True):
    """Everybody gets new cards; ``hands`` are empty where the observer may not see them.

    ``count`` cards each; ``stock`` cards are left, ``aside`` were set aside unseen.
    """

    kind: ClassVar[str] = "dealt"
    hands: tuple[tuple[str, ...], ...]
    count: int
    stock: int
    aside: int

    def seen_by(self, seat: int) -> Dealt:
        """Return the event with the own cards only."""
        own = tuple(hand if other == seat else () for other, hand in enumerate(self.hands))
        return Dealt(own, self.count, self.stock, self.aside)


class Laid(Public, frozen=True):
    """A card was laid into the middle."""

    kind: ClassVar[str] = "laid"
    seat: int
    card: str


class Took(Public, frozen=True):
    """A card took one of its value, or several that add up to it."""

    kind: ClassVar[str] = "took"
    seat: int
    card: str
    cards: tuple[str, ...]


class WordTaken(Public, frozen=True):
    """A word was spelled and its cards taken; ``card`` is the one from the hand."""

    kind: ClassVar[str] = "spelled"
    seat: int
    card: str
    cards: tuple[str, ...]


class Cleared(Public, frozen=True):
    """The middle was cleared; ``chip`` tells whether that earned one (not in the letter game)."""

    kind: ClassVar[str] = "cleared"
    seat: int
    chip: bool


class YellowSeven(Public, frozen=True):
    """Scoring, first: who holds a yellow 7 gets a chip; None if it lies with nobody."""

    kind: ClassVar[str] = "seven"
    seat: int | None


class MostYellow(Public, frozen=True):
    """Scoring, second: the most of the other yellow cards; no seats if nobody has any."""

    kind: ClassVar[str] = "yellow"
    seats: tuple[int, ...]
    count: int


class MostCards(Public, frozen=True):
    """Scoring, third: the most of the remaining cards; no seats if nobody has any."""

    kind: ClassVar[str] = "most"
    seats: tuple[int, ...]
    count: int


class RoundOver(Public, frozen=True):
    """A round is scored: every seat's score so far (chips; cards in the letter game)."""

    kind: ClassVar[str] = "scored"
    number: int
    scores: tuple[int, ...]


class MatchOver(Public, frozen=True):
    """The match is over."""

    kind: ClassVar[str] = "over"
    winners: tuple[int, ...]
    scores: tuple[int, ...]


Event = (
    RoundStarted
    | Dealt
    | Laid
    | Took
    | WordTaken
    | Cleared
    | YellowSeven
    | MostYellow
    | MostCards
    | RoundOver
    | MatchOver
)
