"""Contractions of a Braille table: what it writes differently from the uncontracted one.

They are found by comparing the cells of a word in both tables, never from a list of our own, so
they are those of the table that is used, in every language that has one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from braillespiel.output.braille.louis import Translation
from braillespiel.output.braille.tables import basic

Translate: TypeAlias = Callable[[str, str], Translation]
"""(text, table id) to cells, with what belongs to what; may raise TableError."""


@dataclass(frozen=True, slots=True)
class Contraction:
    """Letters of a word that its table writes with other cells than letter by letter."""

    print: str
    """The letters, "sch"; a whole word where it is written by a sign."""
    cells: str
    """Unicode Braille."""
    uncontracted: str
    """The cells of the same letters in the uncontracted table."""


def contracts(table: str) -> bool:
    """Tell whether a table of the catalogue contracts at all."""
    return basic(table) != table


def contractions(word: str, table: str, translate: Translate) -> list[Contraction]:
    """Return the contractions of one word as ``table`` writes it, from the left.

    The word is cut where both translations have a border; a piece of two letters or more whose
    cells differ is a contraction. A table that does not contract has none.
    """
    plain = basic(table)
    if plain == table:
        return []
    short, long = translate(word, table), translate(word, plain)
    if short.cells == long.cells:
        return []
    borders = [at for at in sorted(_begins(short) & _begins(long)) if at < len(word)]
    ends = [*borders[1:], len(word)]
    found = []
    for begin, end in zip(borders, ends, strict=True):
        cells, letters = _part(short, begin, end), _part(long, begin, end)
        text = word[begin:end]
        if cells != letters and sum(map(str.isalpha, text)) > 1:
            found.append(Contraction(text.lower(), cells, letters))
    return found


def _begins(made: Translation) -> set[int]:
    """Return at which letters cells of their own begin."""
    cells = made.text_to_cell
    return {at for at, cell in enumerate(cells) if not at or cell > max(cells[:at])}


def _part(made: Translation, begin: int, end: int) -> str:
    first = made.text_to_cell[begin]
    last = made.text_to_cell[end] if end < len(made.text_to_cell) else len(made.cells)
    return made.cells[first:last]


def by_frequency(
    words: Iterable[str], table: str, translate: Translate
) -> list[tuple[str, tuple[str, ...]]]:
    """Return the contractions of many words, the most frequent first, each with words that have
    it, the shortest first. Equally frequent ones are in the order of the alphabet.
    """
    counted: Counter[str] = Counter()
    having: dict[str, set[str]] = {}
    for word in words:
        for one in contractions(word, table, translate):
            counted[one.print] += 1
            having.setdefault(one.print, set()).add(word)
    ordered = sorted(counted, key=lambda text: (-counted[text], text))
    return [(text, tuple(sorted(having[text], key=lambda w: (len(w), w)))) for text in ordered]


def letters_of(texts: Iterable[str]) -> Iterator[str]:
    """Yield the words of texts that consist of letters, at least three, in small letters."""
    for text in texts:
        for word in text.split():
            bare = word.strip(".,;:!?…()\"“”„'")
            if len(bare) > 2 and bare.isalpha():
                yield bare.lower()


def cached(translate: Translate) -> Translate:
    """Return ``translate`` with a memory for what was asked for lately."""
    return lru_cache(maxsize=4096)(translate)
