"""What happens at the table, as data. Cards are texts as in cards.py."""

from __future__ import annotations

from braillespiel.engine.event import Event as AnyEvent
from braillespiel.engine.event import OpenEvent


class RoundStarted(OpenEvent, frozen=True, tag="round"):
    """A round begins: number, number of rounds, dealer, who starts, the middle cards."""

    number: int
    rounds: int
    dealer: int
    starter: int
    middle: tuple[str, ...]


class Dealt(AnyEvent, frozen=True):
    """Everybody gets new cards; ``hands`` are empty if the observer may not see them.

    ``count`` cards each; ``stock`` cards are left, ``aside`` were set aside unseen.
    """

    hands: tuple[tuple[str, ...], ...]
    count: int
    stock: int
    aside: int

    def redacted_for(self, seat: int | None) -> Dealt:
        """Return the event with the own cards only."""
        own = tuple(hand if other == seat else () for other, hand in enumerate(self.hands))
        return Dealt(own, self.count, self.stock, self.aside)


class Laid(OpenEvent, frozen=True):
    """A card was laid into the middle."""

    seat: int
    card: str


class Took(OpenEvent, frozen=True):
    """A card took one of its value, or several that add up to it."""

    seat: int
    card: str
    cards: tuple[str, ...]


class WordTaken(OpenEvent, frozen=True, tag="spelled"):
    """A word was spelled and its cards taken; ``card`` is the one from the hand."""

    seat: int
    card: str
    cards: tuple[str, ...]


class Cleared(OpenEvent, frozen=True):
    """The middle was cleared; ``chip`` tells whether that earned one (not in the letter game)."""

    seat: int
    chip: bool


class YellowSeven(OpenEvent, frozen=True, tag="seven"):
    """Scoring, first: who holds a yellow 7 gets a chip; None if it lies with nobody."""

    seat: int | None


class MostYellow(OpenEvent, frozen=True, tag="yellow"):
    """Scoring, second: the most of the other yellow cards; no seats if nobody has any."""

    seats: tuple[int, ...]
    count: int


class MostCards(OpenEvent, frozen=True, tag="most"):
    """Scoring, third: the most of the remaining cards; no seats if nobody has any."""

    seats: tuple[int, ...]
    count: int


class RoundOver(OpenEvent, frozen=True, tag="scored"):
    """A round is scored: every seat's score so far (chips; cards in the letter game)."""

    number: int
    scores: tuple[int, ...]


class MatchOver(OpenEvent, frozen=True, tag="over"):
    """The match is over."""

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
