"""The decks: number cards by the specification, letter cards by a table of counts.

A card is a short text: colour letter and value ("r7") or a letter ("a"). Further copies of a
card carry a copy number ("r7.2"), so that each is its own thing; its *face* leaves that away.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from braillespiel import input_limits, languages
from braillespiel.input_limits import InputError

COLOURS = {"y": "yellow", "r": "red", "g": "green", "b": "blue"}
VALUES = range(1, 11)
YELLOW_SEVEN = "y7"
LETTERS = "letters/logomachy"
"""The file in which a language says how often each letter is in its deck."""
CARDS = range(60, 121)
"""How many cards one letter deck may have; ours have 80."""
MOST_LETTERS = 64
"""How many letters there may be; bots tell so many apart."""
COPIES = 2
"""The most decks that are shuffled together."""


def face(card: str) -> str:
    """Return what is printed on ``card``: the card without its copy number."""
    return card.partition(".")[0]


def copies(faces: Sequence[str], count: int) -> tuple[str, ...]:
    """Return ``count`` decks of ``faces``; equal faces are numbered from the second on."""
    seen: dict[str, int] = {}
    cards = []
    for name in list(faces) * count:
        seen[name] = seen.get(name, 0) + 1
        cards.append(name if seen[name] == 1 else f"{name}.{seen[name]}")
    return tuple(cards)


@cache
def number_deck(decks: int = 1) -> tuple[str, ...]:
    """Return one or two decks of number cards, 40 cards each."""
    return copies([f"{colour}{value}" for colour in COLOURS for value in VALUES], decks)


VALUE = {card: int(face(card)[1:]) for card in number_deck(COPIES)}
"""The value of every number card."""

YELLOW = frozenset(card for card in number_deck(COPIES) if card[0] == "y")
YELLOW_SEVENS = frozenset(card for card in YELLOW if face(card) == YELLOW_SEVEN)


def letter_counts(language: str) -> Mapping[str, int]:
    """Return how often each letter is in one letter deck; none if the file cannot be used."""
    path = languages.path_of(LETTERS, language, ".toml")
    try:
        return _counts(path)
    except (InputError, ValueError):
        return {}


@cache
def _counts(path: Path) -> Mapping[str, int]:
    """Read a file of letters. Raises InputError, or ValueError if it is no deck."""
    counts = input_limits.toml_data(input_limits.read_text(path, "deck"), "deck", path)
    if not all(map(_is_letter, counts)) or not all(map(_is_count, counts.values())):
        raise ValueError(path)
    if len(counts) > MOST_LETTERS or sum(counts.values()) not in CARDS:
        raise ValueError(path)
    return counts


def _is_letter(text: str) -> bool:
    return len(text) == 1 and text.isalpha() and text == text.lower()


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value > 0


def letter_deck(language: str, decks: int = 1) -> tuple[str, ...]:
    """Return one or two decks of letter cards of ``language``, 80 cards each for ours."""
    counts = letter_counts(language)
    return copies([letter for letter, count in counts.items() for _ in range(count)], decks)
