"""Where decks come from: the one in this folder, and the file of a deck's owner."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

import msgspec

from braillespiel import outside
from braillespiel.games.ludoteca.deck import Deck, DeckError, read_deck
from braillespiel.games.own_deck import unread
from braillespiel.outside import OutsideError
from braillespiel.store.database import home_folder

BUILT_IN = "house"
OWN = "own"


@cache
def built_in_deck() -> Deck:
    """Return the deck that comes with the program."""
    return read_deck(_read(Path(__file__).with_name("deck.toml")))


def own_path() -> Path:
    """Return where the owner of a physical deck puts a deck file of their own."""
    return home_folder() / "decks" / "ludoteca.toml"


def load_deck(path: Path) -> Deck:
    """Return the deck of a file, its gaps filled with the names of the house deck.

    Raises DeckError with ``path``, and with ``where`` and what is wrong there.
    """
    try:
        data = _read(path)
        deck = read_deck(data)
    except OutsideError as error:
        rule, details = unread(error)
        raise DeckError(rule, **details) from None
    except tomllib.TOMLDecodeError as error:
        raise DeckError("deck-toml", path=str(path), reason=str(error)) from None
    return complete(deck)


def complete(deck: Deck) -> Deck:
    """Return ``deck`` with the house deck's names where it has none of its own."""
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


def _read(path: Path) -> dict[str, object]:
    return outside.toml_data(outside.read_text(path, "deck"), "deck", path)
