"""Letters that stand for colours: taken from the words, and no two alike."""

from __future__ import annotations

import string
import unicodedata
from collections.abc import Iterable, Mapping

SUITS = {
    "♣": ("Kreuz", "clubs", "trèfle"),
    "♠": ("Pik", "spades", "pique"),
    "♥": ("Herz", "hearts", "cœur"),
    "♦": ("Karo", "diamonds", "carreau"),
}
"""Suits that are drawn as signs, in the languages of the labels."""


def letters_of(word: str) -> tuple[str, ...]:
    """Return the letters that may stand for a word, the first one first, each once.

    Only letters that are one cell in every table: a to z, accents left out. A word in another
    script offers its own letters.
    """
    word = SUITS.get(word.strip()[:1], (word,))[0]
    plain = unicodedata.normalize("NFKD", word.casefold().replace("ß", "ss"))
    found = dict.fromkeys(char for char in plain if char in string.ascii_lowercase)
    return tuple(found or dict.fromkeys(char for char in word.casefold() if char.isalpha()))


def own_letters(
    words: Iterable[str], named: Mapping[str, str], taken: Iterable[str] = ()
) -> dict[str, str]:
    """Return a letter for every word: the named one, else one of the word that is still free.

    ``taken`` are labels of other cards; no letter is one of them if that can be helped. As many
    words as possible get their first letter, those that stand first before the others.
    """
    words = list(dict.fromkeys(words))
    given = {word: named[word] for word in words if word in named}
    used = {letter.casefold() for letter in given.values()} | set(taken)
    for wave in range(2):
        for word in words:
            offered = letters_of(word) if wave else letters_of(word)[:1]
            letter = next((one for one in offered if one not in used), "")
            if word not in given and letter:
                given[word] = letter
                used.add(letter)
    for word in words:
        if word not in given:
            spare = (one for one in string.ascii_lowercase if one not in used)
            given[word] = next(spare, word[:1].casefold())
            used.add(given[word])
    return {word: given[word] for word in words}
