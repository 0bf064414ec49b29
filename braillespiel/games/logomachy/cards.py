"""The decks: number cards by the specification, letter cards by a table of counts.

A card is a short text: colour letter and value ("r7") or a letter ("a"). Further copies of a
card carry a copy number ("r7.2"), so that each is its own thing; its *face* leaves that away.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

COLOURS = {"y": "yellow", "r": "red", "g": "green", "b": "blue"}
VALUES = range(1, 11)
YELLOW_SEVEN = "y7"
LANGUAGES = ("de", "en", "fr")
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


@cache
def letter_counts(language: str) -> dict[str, int]:
    """Return how often each letter is in one letter deck of ``language`` (letters.toml)."""
    text = Path(__file__).with_name("letters.toml").read_text(encoding="utf-8")
    return {letter: int(count) for letter, count in tomllib.loads(text)[language].items()}


@cache
def letter_deck(language: str, decks: int = 1) -> tuple[str, ...]:
    """Return one or two decks of letter cards of ``language``, 80 cards each."""
    counts = letter_counts(language)
    return copies([letter for letter, count in counts.items() for _ in range(count)], decks)
