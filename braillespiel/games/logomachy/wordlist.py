"""The word lists of the letter game: the dictionaries that pyspellchecker carries (MIT).

Its lists are made of words that occur often in films' subtitles and are kept by a spelling check
of their own; German, English and French are among them.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from threading import Lock
from unicodedata import normalize

import msgspec

from braillespiel.games.logomachy.cards import letter_counts

LONGEST = 12
"""Longer words are left out: no table has the cards for them in reach."""
_BLOCK = 200_000
"""Bytes that are read at once: 10 ms, after which another thread can go on."""
_PATIENCE_S = 0.002
"""How long a question waits for a list that is just being read."""
_reading = Lock()
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
    """The lexicon of one language, read from the package when first asked: 0.3 s."""

    language: str

    def prepare(self) -> None:
        """Read the list, in a thread: others go on meanwhile, see :meth:`ready`."""
        _words(self.language)

    def ready(self) -> bool:
        """Wait a moment while a list is being read elsewhere; False if it still is."""
        free = _reading.acquire(timeout=_PATIENCE_S)
        if free:
            _reading.release()
        return free

    def has(self, word: str) -> bool:
        """Tell whether ``word`` is in the list."""
        return word in _words(self.language)

    def words(self) -> Iterable[str]:
        """Return all words of 2 to LONGEST letters, always in the same order."""
        return _words(self.language)


def _words(language: str) -> dict[str, None]:
    with _reading:
        return _read(language)


@cache
def _read(language: str) -> dict[str, None]:
    packed = files("spellchecker").joinpath("resources", f"{language}.json.gz").read_bytes()
    letters = "".join(letter_counts(language))
    # Without a vowel it is an abbreviation ("km", "dvd"), which no player would call a word.
    pattern = re.compile(rf"^(?=.*[{_VOWELS}])[{letters}]{{2,{LONGEST}}}$", re.MULTILINE)
    known: dict[str, None] = {}
    for block in _blocks(gzip.decompress(packed)):
        # Many at once: a few calls for 300,000 words take a fraction of as many calls.
        known.update(dict.fromkeys(pattern.findall(in_cards("\n".join(block), language))))
    return known


def _blocks(text: bytes) -> Iterator[dict[str, int]]:
    """Yield the pairs of a JSON object, block by block; it has one pair a line."""
    start, end = text.index(b"{") + 1, text.rindex(b"}")
    while start < end:
        cut = text.find(b"\n", start + _BLOCK, end) % (end + 1)
        pairs = text[start:cut].strip().rstrip(b",")
        yield msgspec.json.decode(b"{%b}" % pairs, type=dict[str, int])
        start = cut
