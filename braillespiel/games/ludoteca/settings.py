"""What the players agreed on, and the cards that follow from it."""

from __future__ import annotations

import msgspec

from braillespiel.games.ludoteca.cards import BROKEN, FIRST_RESOURCE, HELPER_1, HELPER_8
from braillespiel.games.ludoteca.deck import Deck


class Rules(msgspec.Struct, frozen=True):
    """What the players agreed on."""

    seats: int
    extended: bool
    eight: bool
    """Whether the helper 8 gives a point in the extended game."""
    target: int
    """The points that end the match."""
    deck: Deck
    own_deck: bool = False
    stall: int = 20
    """The round ends after this many turns of each player without a card being laid or played."""
    fewest: int = 1
    """How many cards a closed row needs, so that its pillar counts as completed."""
    ask_equal: bool = False
    """Whether it is asked in which order equal cards go back on the draw pile."""


def full_deck(rules: Rules) -> list[int]:
    """Return all cards of a match, by face."""
    last = BROKEN if rules.extended else HELPER_8
    cards = [face for face in range(HELPER_1) for _ in range(2)]
    cards += [face for face in range(HELPER_1, last + 1) for _ in range(2)]
    if rules.extended:
        for number, card in enumerate(rules.deck.resource):
            cards += [FIRST_RESOURCE + number] * card.copies
    return cards
