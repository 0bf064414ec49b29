"""What the players agreed on, and the cards that follow from it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from braillespiel.engine.contract import OptionValue
from braillespiel.games.ludoteca.cards import BROKEN, FIRST_RESOURCE, HELPER_1, HELPER_8
from braillespiel.games.ludoteca.deck import Deck


class Settings(msgspec.Struct, frozen=True):
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

    @classmethod
    def of(
        cls, seats: int, options: Mapping[str, OptionValue], deck: Deck, *, own_deck: bool = False
    ) -> Settings:
        """Return the settings that complete options describe."""
        return cls(
            seats=seats,
            extended=bool(options["extended"]),
            eight=bool(options["helper_eight_scores"]),
            target=int(options["target"]),
            deck=deck,
            own_deck=own_deck,
            stall=int(options["stall"]),
            fewest=2 if options["two_cards"] else 1,
            ask_equal=bool(options["ask_equal"]),
        )


def full_deck(settings: Settings) -> list[int]:
    """Return all cards of a match, by face."""
    last = BROKEN if settings.extended else HELPER_8
    cards = [face for face in range(HELPER_1) for _ in range(2)]
    cards += [face for face in range(HELPER_1, last + 1) for _ in range(2)]
    if settings.extended:
        for number, card in enumerate(settings.deck.resource):
            cards += [FIRST_RESOURCE + number] * card.copies
    return cards
