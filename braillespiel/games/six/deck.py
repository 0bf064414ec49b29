"""The number cards: their strokes, from this folder or from the file of a deck's owner."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from braillespiel.engine.contract import OptionError
from braillespiel.games import own_deck
from braillespiel.games.own_deck import BUILT_IN

NUMBERS = range(1, 19)
"""The numbers on the cards of every set."""
COLOURS = ("blue", "yellow", "green", "purple", "orange")
"""The set of each seat, in the order of the seats."""
PLACES = 3
DICE_FACES = range(1, 7)
MOST_STROKES = 99

Strokes = tuple[int, ...]
"""The strokes of 1 to 18, in this order."""


class DeckError(OptionError):
    """A deck file cannot be used; details hold ``path``, and ``where`` and what is wrong."""


@cache
def built_in_deck() -> Strokes:
    """Return the strokes that come with the program."""
    return load_deck(Path(__file__).with_name("deck.toml"))


def own_path() -> Path:
    """Return where the owner of a physical deck puts a deck file of their own."""
    return own_deck.path_of("six")


def load_deck(path: Path) -> Strokes:
    """Return the strokes that a file gives; raises DeckError."""
    return own_deck.load(path, lambda data: read_deck(data, str(path)), DeckError)


def read_deck(data: dict[str, object], path: str = "") -> Strokes:
    """Return the strokes of a deck file's content; raises DeckError."""
    table = data.get("strokes")
    if not isinstance(table, dict):
        raise DeckError("deck-strokes", path=path)
    for name in table:
        if name not in {str(number) for number in NUMBERS}:
            raise DeckError("deck-number", path=path, found=str(name))
    found = []
    for number in NUMBERS:
        value = table.get(str(number))
        if type(value) is not int or not 0 <= value <= MOST_STROKES:
            raise DeckError("deck-value", path=path, number=number, found=str(value))
        found.append(value)
    return tuple(found)


def chosen_deck(choice: str) -> Strokes:
    """Return the strokes of the option ``deck``: "house" or "own"."""
    return built_in_deck() if choice == BUILT_IN else load_deck(own_path())
