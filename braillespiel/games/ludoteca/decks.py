"""Where decks come from: the one in this folder, and the file of a deck's owner."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from braillespiel import deck_texts, languages
from braillespiel.games import own_deck
from braillespiel.games.ludoteca.deck import Deck, DeckError, read_deck
from braillespiel.games.own_deck import BUILT_IN


def built_in_deck() -> Deck:
    """Return the deck that comes with the program, in all languages."""
    return _built_in(languages.folders())


@cache
def _built_in(folders: tuple[Path, ...]) -> Deck:
    data = own_deck.read(Path(__file__).with_name("deck.toml"))
    return read_deck(deck_texts.with_texts(data, "decks/ludoteca"))


def own_path() -> Path:
    """Return where the owner of a physical deck puts a deck file of their own."""
    return own_deck.path_of("ludoteca")


def load_deck(path: Path) -> Deck:
    """Return the deck of a file, its gaps filled with the names of the house deck.

    Raises DeckError with ``path``, and with ``where`` and what is wrong there.
    """
    return complete(own_deck.load(path, read_deck, DeckError))


def complete(deck: Deck) -> Deck:
    """Return ``deck`` with the built-in deck's names where it has none of its own."""
    house = built_in_deck()
    return msgspec.structs.replace(
        deck,
        title=deck.title or house.title,
        pillar={**house.pillar, **deck.pillar},
        card={**house.card, **deck.card},
    )


def chosen_deck(choice: str) -> Deck:
    """Return the deck of the option ``deck``: "house" or "own"."""
    return built_in_deck() if choice == BUILT_IN else load_deck(own_path())
