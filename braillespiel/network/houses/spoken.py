"""Fingerprints as words that can be said and felt, in any language.

Proquints (https://arxiv.org/html/0901.4016): five letters stand for 16 bits, consonants and vowels
in turn, so that every word can be pronounced, and each of its letters is one cell.
"""

from __future__ import annotations

_CONSONANTS = "bdfghjklmnprstvz"
_VOWELS = "aiou"
WORDS = 6
"""Words of a fingerprint: 96 of its bits, in 35 cells."""


def said(fingerprint: bytes, words: int = WORDS) -> str:
    """Return the beginning of a fingerprint as words with hyphens between them."""
    return "-".join(_word(fingerprint[2 * n], fingerprint[2 * n + 1]) for n in range(words))


def read(text: str) -> bytes | None:
    """Return the bytes that words stand for, None if they are none of ours."""
    found = bytearray()
    for word in text.lower().replace(" ", "-").split("-"):
        value = _value(word)
        if value is None:
            return None
        found += value.to_bytes(2, "big")
    return bytes(found)


def _word(high: int, low: int) -> str:
    value = high << 8 | low
    return (
        _CONSONANTS[value >> 12]
        + _VOWELS[value >> 10 & 3]
        + _CONSONANTS[value >> 6 & 15]
        + _VOWELS[value >> 4 & 3]
        + _CONSONANTS[value & 15]
    )


def _value(word: str) -> int | None:
    if len(word) != 5:
        return None
    value = 0
    for n, letter in enumerate(word):
        letters, bits = (_VOWELS, 2) if n % 2 else (_CONSONANTS, 4)
        at = letters.find(letter)
        if at < 0:
            return None
        value = value << bits | at
    return value
