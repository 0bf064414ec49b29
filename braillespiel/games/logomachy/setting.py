"""What stays the same for a whole match."""

from __future__ import annotations

from dataclasses import dataclass

from braillespiel.engine.lexicon import Lexicon


@dataclass(frozen=True, slots=True)
class Setting:
    """The deck, and how it is played with."""

    seats: int
    deck: tuple[str, ...]
    rounds: int
    must_take: bool = False
    letters: bool = False
    language: str = "de"
    lexicon: Lexicon | None = None
    shortest: int = 2
    """The fewest letters of a word."""
    bot_words: str = "level"
    """Which words bots use: "level" (the better, the rarer), "everyday", "common" or "rare"."""

    @property
    def hand_size(self) -> int:
        """How many cards everybody is dealt at a time."""
        return 4 if self.letters else 3
