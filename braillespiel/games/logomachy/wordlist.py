"""The word lists of the letter game: the dictionaries that pyspellchecker carries (MIT).

Its lists are made of words that occur often in films' subtitles and are kept by a spelling check
of their own; German, English and French are among them.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from unicodedata import normalize

import msgspec

from braillespiel.games.logomachy.cards import letter_counts

LONGEST = 12
"""Longer words are left out: no table has the cards for them in reach."""
_VOWELS = "aeiouyäöü"
_ACCENTS = re.compile("[\u0300-\u036f]")


def in_cards(text: str, language: str) -> str:
    """Return a word, or lines of words, in the letters of the cards.

    ß is spelled ss and œ oe; accents go, but for German ä, ö, ü, which have cards of their own.
    """
    text = text.lower().replace("ß", "ss").replace("œ", "oe").replace("æ", "ae")
    return text if language == "de" else _ACCENTS.sub("", normalize("NFD", text))


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
    known = msgspec.json.decode(gzip.decompress(packed), type=dict[str, int])
    letters = "".join(letter_counts(language))
    # Without a vowel it is an abbreviation ("km", "dvd"), which no player would call a word.
    pattern = rf"^(?=.*[{_VOWELS}])[{letters}]{{2,{LONGEST}}}$"
    # All at once: a few calls for 300,000 words take a fraction of as many calls.
    return frozenset(re.findall(pattern, in_cards("\n".join(known), language), re.MULTILINE))
