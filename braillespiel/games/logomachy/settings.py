"""What stays the same for a whole match."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from braillespiel.engine.contract import OptionValue
from braillespiel.engine.lexicon import Lexicon
from braillespiel.games.logomachy.cards import letter_deck, number_deck
from braillespiel.games.logomachy.wordlist import WordList


@dataclass(frozen=True, slots=True)
class Settings:
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

    @classmethod
    def of(cls, seats: int, options: Mapping[str, OptionValue]) -> Settings:
        """Return the settings that complete options describe."""
        letters, language = bool(options["letters"]), str(options["language"])
        decks = 2 if options["two_decks"] else 1
        return cls(
            seats,
            letter_deck(language, decks) if letters else number_deck(decks),
            int(options["rounds"]) or (1 if letters else seats),
            bool(options["must_take"]),
            letters,
            language,
            WordList(language) if letters else None,
            int(options["shortest"]),
            str(options["bot_words"]),
        )
