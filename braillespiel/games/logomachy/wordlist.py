"""The word lists of the letter game, made by scripts/word_lists.py.

The English one is in this package, German and French are packages of their own, because of their
licences. A language that somebody adds brings its list as ``lists/logomachy.txt`` in its folder: a
word a line, behind it how rare it is, if that is known. A player's own list, ``words-LANGUAGE.txt``
in the data folder, adds a word a line, and takes one away with a minus before it. Beside the French
list lies ``written.txt.gz``: its words that have accents, as a voice needs them.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import Lock
from unicodedata import normalize

from braillespiel import languages
from braillespiel.games.logomachy.cards import LETTERS, letter_counts

LONGEST = 12
"""Longer words are left out: no table has the cards for them in reach."""
EVERYDAY = 1
RAREST = 5
"""How rare a word is, from EVERYDAY to RAREST."""
UNSAID = 9
"""What replaces the class of a word that bots and hints never say."""
_BLOCK = 200_000
"""How many letters are read at once: 10 ms, after which another thread can run."""
_OWN_MOST = 1_000_000
"""Letters of an own list that are read."""
_ADDED_MOST = 20_000_000
"""Letters of a language's list that are read; ours have 7 million at most."""
_KINDS = ("1", "2", "3", "4", "5", "9")
_PATIENCE_S = 0.002
"""How long a question waits for a list that is just being read."""
_reading = Lock()
LIST = "lists/logomachy"
"""The file in which a language brings its words."""
_WRITTEN = "written.txt.gz"
_ACCENTS = re.compile("[\u0300-\u036f]")
_SPELLED = {"ß": "ss", "œ": "oe", "æ": "ae", "ĳ": "ij"}


def in_cards(text: str, language: str) -> str:
    """Return a word, or lines of words, in the letters of the cards.

    A letter that has a card of its own stays (German ä). Of the others ß is spelled ss and œ oe,
    and accents go.
    """
    own = letter_counts(language)
    text = normalize("NFC", text.lower())
    strange = {sign for sign in set(text) if not sign.isascii() and sign not in own}
    return text.translate({ord(sign): _spelled(sign) for sign in strange})


def _spelled(letter: str) -> str:
    return _SPELLED.get(letter) or _ACCENTS.sub("", normalize("NFD", letter))


def package_of(language: str) -> str:
    """Return the name of the package that brings the list of ``language``."""
    return f"braillespiel-words-{language}"


def _file(language: str) -> Traversable | None:
    """Return the file of a list; None if no language's folder and no package brings it."""
    added = languages.path_of(LIST, language, ".txt")
    packed = languages.path_of(LIST, language, ".txt.gz")
    if added.is_file():
        return added
    if languages.is_ours(packed) and packed.is_file():
        return packed
    return _in_package(language, "words.txt.gz")


def _in_package(language: str, name: str) -> Traversable | None:
    try:
        file = files(f"braillespiel_words_{language}").joinpath(name)
    except ModuleNotFoundError:
        return None
    return file if file.is_file() else None


def spelled_languages() -> tuple[str, ...]:
    """Return the tags of the languages that the letter game can be played in.

    Of ours the list may be missing, since its package can still be installed.
    """
    return tuple(
        tag
        for tag in languages.that_bring(LETTERS, ".toml")
        if letter_counts(tag)
        and (languages.is_ours(languages.path_of(LETTERS, tag, ".toml")) or _file(tag))
    )


@dataclass(frozen=True, slots=True)
class WordList:
    """The lexicon of one language, read when first asked: 0.2 s."""

    language: str

    @property
    def missing(self) -> str:
        """Return the package that would bring this list; empty if it is there."""
        return "" if _file(self.language) is not None else package_of(self.language)

    def prepare(self) -> None:
        """Read the list, in a thread: others run meanwhile, see :meth:`ready`."""
        _words(self.language)
        _written(self.language)

    def ready(self) -> bool:
        """Wait a moment while a list is being read elsewhere; False if it still is."""
        free = _reading.acquire(timeout=_PATIENCE_S)
        if free:
            _reading.release()
        return free

    def has(self, word: str) -> bool:
        """Tell whether ``word`` is in the list."""
        return word in _words(self.language)

    def words(self) -> Iterable[tuple[str, int]]:
        """Return all words with how rare they are, always in the same order."""
        return _words(self.language).items()


def written(word: str, language: str) -> str:
    """Return how a language writes what cards spell: "clé" for "cle".

    Of several words that the same cards spell it is the most usual one.
    """
    return _written(language).get(word, word)


@cache
def _written(language: str) -> dict[str, str]:
    file = _in_package(language, _WRITTEN)
    known: dict[str, str] = {}
    if file is not None:
        for block in _blocks(gzip.decompress(file.read_bytes()).decode()):
            known.update(zip(in_cards(block, language).split("\n"), block.split("\n"), strict=True))
    return known


def _words(language: str) -> dict[str, int]:
    with _reading:
        return _read(language)


@cache
def _read(language: str) -> dict[str, int]:
    file = _file(language)
    known: dict[str, int] = {}
    if file is not None and file.name.endswith(".gz"):
        for block in _blocks(gzip.decompress(file.read_bytes()).decode()):
            known.update((line[:-2], int(line[-1])) for line in block.split("\n"))
    elif file is not None:
        known.update(_added(file, language))
    _add_own(known, language)
    return known


def _added(file: Traversable, language: str) -> Iterable[tuple[str, int]]:
    """Yield the words of a list that a language's folder brings; what no cards spell is left out.

    A word without a number is an everyday one, for otherwise easy bots would never say one.
    """
    letters = letter_counts(language).keys()
    with file.open("r", encoding="utf-8-sig", errors="replace") as opened:
        lines = in_cards(opened.read(_ADDED_MOST), language).splitlines()
    for line in lines:
        word, _, kind = line.strip().partition(" ")
        if 2 <= len(word) <= LONGEST and letters >= set(word):
            yield word, int(kind) if kind in _KINDS else EVERYDAY


def _blocks(text: str) -> Iterable[str]:
    """Yield the lines of a list, many at a time, without the last line end."""
    start, end = 0, len(text)
    while start < end:
        cut = text.find("\n", min(start + _BLOCK, end - 1))
        yield text[start:cut]
        start = cut + 1


def _add_own(known: dict[str, int], language: str) -> None:
    """Add and take away what the player's own list says; a word of one's own is said by nobody."""
    from braillespiel.store.database import home_folder

    try:
        with (home_folder() / f"words-{language}.txt").open(
            encoding="utf-8-sig", errors="replace"
        ) as file:
            lines = in_cards(file.read(_OWN_MOST), language).splitlines()
    except OSError:
        return
    for line in lines:
        word = line.strip()
        if word.startswith("-"):
            known.pop(word[1:].strip(), None)
        elif word:
            known.setdefault(word, UNSAID)
