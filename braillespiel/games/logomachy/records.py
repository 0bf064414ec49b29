"""What a match of Logomachy is made of: what all see, what is secret, what a seat knows besides.

Cards are texts as in cards.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from braillespiel.engine.chance import Chance
from braillespiel.engine.records import Record
from braillespiel.games.logomachy.actions import Play
from braillespiel.games.logomachy.captures import plays
from braillespiel.games.logomachy.settings import Settings


class Public(Record):
    """Everything that all have seen.

    ``taken`` are known by their cards, since every one of them lay open when it was taken; that
    is a player's memory. The zones show only how many there are.
    """

    context: ClassVar[tuple[str, ...]] = ("settings",)

    settings: Settings
    middle: list[str]
    taken: list[list[str]]
    """What each seat has taken in this round."""
    chips: list[int]
    """Each seat's chips; in the letter game the cards of finished rounds."""
    round: int = 1
    dealer: int = 0
    turn: int = 0
    over: bool = False
    """The last round is scored. It follows from hands that are all empty."""

    def clone(self) -> Public:
        twin = self.twin()
        twin.middle = self.middle.copy()
        twin.taken = [cards.copy() for cards in self.taken]
        twin.chips = self.chips.copy()
        return twin

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.chips)

    def to_act(self) -> frozenset[int]:
        """Return the seat whose turn it is; nobody when the match is over."""
        return frozenset() if self.over else frozenset((self.turn,))

    def legal(self, seat: int | None, hand: Sequence[str]) -> list[Play]:
        """Return what ``seat`` may do with the cards of its ``hand``.

        In the letter game that is laying them. Words are the player's to find: a list would
        give them away.
        """
        if seat != self.turn or self.over:
            return []
        if self.settings.letters:
            return [Play(card) for card in hand]
        return plays(hand, self.middle, self.settings.must_take)

    def is_over(self) -> bool:
        """Tell whether the last round is scored."""
        return self.over

    def scores(self) -> list[int]:
        """Return everybody's chips; in the letter game cards, those of this round included."""
        if self.over or not self.settings.letters:
            return self.chips.copy()
        return [count + len(cards) for count, cards in zip(self.chips, self.taken, strict=True)]


class Secret(Record):
    """What not everybody sees."""

    hands: list[list[str]]
    stock: list[str]
    """The top card is the last one."""
    aside: list[str]
    """Cards set aside unseen."""
    chance: Chance

    def clone(self) -> Secret:
        twin = self.twin()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.stock = self.stock.copy()
        twin.aside = self.aside.copy()
        twin.chance = self.chance.clone()
        return twin


class Known(Record):
    """What a seat knows besides."""

    sizes: list[int]
    """How many cards each seat holds."""
    stock: int
    """Cards in the stock."""
    aside: int
    """Cards set aside unseen."""
    hand: list[str]
    """The own cards; a spectator has none."""
