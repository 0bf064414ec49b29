"""What a seat can do: lay or play a card, take with it, or spell a word."""

from __future__ import annotations

import msgspec

from braillespiel.engine.contract import ActionTextError


class Play(msgspec.Struct, frozen=True):
    """Play ``card``; ``take`` are the middle cards it takes, none to lay it in the middle."""

    card: str
    take: tuple[str, ...] = ()

    def __str__(self) -> str:
        if not self.take:
            return f"play {self.card}"
        return f"play {self.card} take {','.join(self.take)}"


class Spell(msgspec.Struct, frozen=True):
    """Spell a word with exactly one own card and middle cards, in the order of the word."""

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"spell {','.join(self.cards)}"


class Spelled(msgspec.Struct, frozen=True):
    """A spelling that was found in the word list, as it is written in a journal.

    Replaying it needs no word list, so a match stays what it was when the list changes.
    """

    cards: tuple[str, ...]

    def __str__(self) -> str:
        return f"spelled {','.join(self.cards)}"


Action = Play | Spell | Spelled


def parse(text: str) -> Play | Spell:
    """Read "play r7", "play r7 take y3,b4" or "spell t,e.2,a"; raise ActionTextError else."""
    match text.lower().split():
        case ["play", card]:
            return Play(card)
        case ["play", card, "take", cards] if all(cards.split(",")):
            return Play(card, tuple(cards.split(",")))
        case ["spell", cards] if all(cards.split(",")):
            return Spell(tuple(cards.split(",")))
    raise ActionTextError("action-unknown", text=text)


def parse_journal(text: str) -> Action:
    """Read a journal's line: an action's text, or a word once accepted ("spelled t,e.2,a")."""
    match text.lower().split():
        case ["spelled", cards] if all(cards.split(",")):
            return Spelled(tuple(cards.split(",")))
    return parse(text)
