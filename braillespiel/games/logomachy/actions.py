"""What a seat can do: lay or play a card, take with it, or spell a word."""

from __future__ import annotations

from braillespiel.engine.textform import TextAction, Texts


class Play(TextAction, frozen=True):
    """Play ``card``; ``take`` are the middle cards it takes, none to lay it in the middle."""

    form = "play {card}[ take {take}]"
    card: str
    take: Texts = ()


class Spell(TextAction, frozen=True):
    """Spell a word with exactly one own card and middle cards, in the order of the word."""

    form = "spell {cards}"
    cards: Texts


class Spelled(TextAction, frozen=True):
    """A spelling that was found in the word list, as it is written in a journal.

    Replaying it needs no word list, so a match stays what it was when the list changes.
    """

    form = "spelled {cards}"
    cards: Texts


Chosen = Play | Spell
"""What a seat can choose."""
Action = Play | Spell | Spelled
