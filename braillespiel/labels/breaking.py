"""Long labels: broken into lines at blanks and syllables, or shortened."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import pyphen

from braillespiel.labels.cells import BLANK

_LONG_WORD = 4
"""Letters from which a word is hyphenated."""
_LONGEST_SHORT = 4
_LETTERS = re.compile(r"[^\W\d_]+")


_Cost = tuple[int, int, int, int]


class _Place(NamedTuple):
    """Where a line may end."""

    end: int
    hyphen: str
    after: int
    """Where the next line begins."""
    cut: int = 0
    """1 inside a syllable."""


@lru_cache(maxsize=8)
def _dictionary(language: str) -> pyphen.Pyphen | None:
    known = pyphen.language_fallback(language)
    return pyphen.Pyphen(lang=known, left=2, right=2) if known else None


def broken(
    text: str, columns: int, rows: int, language: str, cells: Callable[[str], int]
) -> tuple[str, ...] | None:
    """Return a text in as few lines as it fits into, or None.

    Lines end at blanks and hyphens, else at syllables with a hyphen; inside a syllable only where
    nothing else fits. ``cells`` tells how many cells a piece of text takes.
    """
    if columns < 2 or rows < 1:
        return None
    whole = list(_places(text, language))
    # Most texts need no cut inside a syllable, and trying those takes most of the time.
    for places in ([place for place in whole if not place.cut], whole):
        lines = _lines(text, columns, places, cells)
        if lines is not None and len(lines) <= rows:
            return lines
    return None


def _lines(
    text: str, columns: int, places: list[_Place], cells: Callable[[str], int]
) -> tuple[str, ...] | None:
    # No cut inside a syllable before few lines, few lines before few hyphens, then a fair look.
    best: dict[int, tuple[_Cost, int, _Place | None]] = {0: ((0, 0, 0, 0), 0, None)}
    for place in places:
        for start in [start for start in best if place.end - 2 * columns <= start < place.end]:
            width = cells(text[start : place.end] + place.hyphen)
            if width > columns:
                continue
            cuts, lines, hyphens, uneven = best[start][0]
            ragged = (columns - width) ** 2 // 4 if place.after < len(text) else 0
            hyphens += len(place.hyphen)
            found = (cuts + place.cut, lines + 1, hyphens, uneven + ragged)
            if place.after not in best or found < best[place.after][0]:
                best[place.after] = (found, start, place)
    if len(text) not in best:
        return None
    pieces: list[str] = []
    at = len(text)
    while at:
        _, start, end = best[at]
        assert end is not None
        pieces.append(text[start : end.end] + end.hyphen)
        at = start
    return tuple(reversed(pieces))


def broken_cells(line: str, columns: int, rows: int) -> tuple[str, ...] | None:
    """Return a line of Unicode Braille in lines of at most ``columns`` cells, or None."""
    text = line.replace(BLANK, " ")
    found = broken(text, columns, rows, "", lambda piece: len(piece.rstrip("-")))
    return tuple(piece.replace("-", "").replace(" ", BLANK) for piece in found) if found else None


def _places(text: str, language: str) -> Iterator[_Place]:
    dictionary = _dictionary(language) if language else None
    for index, char in enumerate(text):
        if char == " " and index:
            yield _Place(index, "", index + 1)
        elif char == "-" and index < len(text) - 1:
            # A sign before its word is left alone on a line only where nothing else fits.
            yield _Place(index + 1, "", index + 1, int(not index))
        word = next((w for w in _LETTERS.finditer(text) if w.start() < index + 1 < w.end()), None)
        if word is not None:
            inside = index + 1 - word.start()
            at_syllable = (
                dictionary is not None
                and len(word[0]) >= _LONG_WORD
                and inside in dictionary.positions(word[0])
            )
            yield _Place(index + 1, "-", index + 1, int(not at_syllable))
        elif index + 1 < len(text) and char not in " -" and text[index + 1] not in " -":
            yield _Place(index + 1, "", index + 1, 1)
    yield _Place(len(text), "", len(text))


def short_forms(text: str) -> Iterator[str]:
    """Yield short forms of a text, the plainest first: the start of its main word, then others.

    Each begins with the first letter of a word and keeps the order of letters; the main word is
    the last one that is long.
    """
    words = [word.casefold() for word in _LETTERS.findall(text)]
    if not words:
        return
    main = next((word for word in reversed(words) if len(word) >= _LONG_WORD), words[-1])
    digits = "".join(re.findall(r"\d+", text))
    seen: set[str] = set()
    for size in (3, 2, 4):
        if len(main) >= size:
            seen.add(main[:size])
            yield main[:size] + digits
    initials = "".join(word[0] for word in words)
    if 1 < len(initials) <= _LONGEST_SHORT and initials not in seen:
        seen.add(initials)
        yield initials + digits
    for source in dict.fromkeys((main, "".join(words))):
        for size in range(1, _LONGEST_SHORT):
            for rest in combinations(source[1:12], size):
                form = source[0] + "".join(rest)
                if form not in seen:
                    seen.add(form)
                    yield form + digits
