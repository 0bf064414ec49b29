"""The word lists of the letter game: the dictionaries that pyspellchecker carries (MIT).

Its lists are made of words that occur often in films' subtitles and are kept by a spelling check
of their own; German, English and French are among them.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from unicodedata import normalize

from braillespiel.games.logomachy.cards import letter_counts

LONGEST = 12
"""Longer words are left out: no table has the cards for them in reach."""
_VOWELS = frozenset("aeiouyäöü")
_JOINED = str.maketrans({"ß": "ss", "œ": "oe", "æ": "ae"})


def in_cards(word: str, language: str) -> str:
    """Return ``word`` in the letters of the cards.

    ß is spelled ss and œ oe; accents go, but for German ä, ö, ü, which have cards of their own.
    """
    word = word.lower().translate(_JOINED)
    if language == "de":
        return word
    return "".join(sign for sign in normalize("NFD", word) if "a" <= sign <= "z" or sign == "'")


@dataclass(frozen=True, slots=True)
class WordList:
    """The lexicon of one language, read from the package when first asked."""

    language: str

    def has(self, word: str) -> bool:
        """Tell whether ``word`` is in the list."""
        return word in _words(self.language)

    def words(self) -> Iterable[str]:
        """Return all words of 2 to LONGEST letters."""
        return _words(self.language)


@cache
def _words(language: str) -> frozenset[str]:
    packed = files("spellchecker").joinpath("resources", f"{language}.json.gz").read_bytes()
    letters = frozenset(letter_counts(language))
    words = (in_cards(word, language) for word in json.loads(gzip.decompress(packed)))
    # Without a vowel it is an abbreviation ("km", "dvd"), which no player would call a word.
    return frozenset(
        word
        for word in words
        if 2 <= len(word) <= LONGEST and letters.issuperset(word) and not _VOWELS.isdisjoint(word)
    )
