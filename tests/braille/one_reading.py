"""Every pair of tables writes a game's words and notations so that they are read in one way."""

from __future__ import annotations

from collections.abc import Iterator

from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.output.braille import louis
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.words.card_notation import LETTER_SIGN
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, Writing, notation, pieces, without_marks
from tests.braille.reading import Reader, neighbours
from tests.braille.wordings import NAMES, collected


def _cells(text: str, table: str) -> str:
    return louis.translate(text, table).cells


def _representative(found: frozenset[str]) -> list[str]:
    """Return notations in which every pair of neighbouring signs of all of them occurs."""
    missing = {pair for text in found for pair in neighbours(without_marks(text), 2)}
    chosen = []
    for text in sorted(found, key=lambda one: (-len(one), one)):
        new = neighbours(without_marks(text), 2) & missing
        if new:
            chosen.append(text)
            missing -= new
    return chosen


def letter_cards(game: str, language: str) -> frozenset[str]:
    """Return the notations of a game's cards that are letters alone."""
    words = Words(language, ("client", *registry.catalogues(game)))
    presenter = registry.presenter_type(game)(words, NAMES[:2], 0)
    match = Match(registry.game(game), 2, {}, seed=1)
    return frozenset(presenter.letter_cards(match.state.view(0)))


def misread(
    game: str, language: str, text_table: str, card_table: str, most: int, variants: int = 99
) -> Iterator[str]:
    """Yield what is wrong: lines "word, notation, word" that can be read in another way.

    Every pair of neighbouring signs of the game stands in one of the lines, and every word.
    """
    words, found = collected(game, language, most, variants)
    transcriber = Transcriber(_cells, text_table, card_table)
    transcriber.letter_cards = letter_cards(game, language)
    printed = [without_marks(text, first) for text in found for first in (False, True)]
    # A word is known by its own cells: translated alone, as the line writes it.
    reader = Reader(
        card_table, {word: transcriber.unicode(_as_text(word)) for word in words}, printed
    )
    for word in sorted(words):
        tables = _tables_of(text_table)
        if Writing.PUNCTUATION in {writing for _, writing in pieces(word)}:
            tables = (*tables, card_table)
        alone = {_cells(word, table) for table in tables}
        cells = transcriber.unicode(_as_text(word))
        if not {cells, cells.removeprefix(LETTER_SIGN)} & alone:
            yield f"{word}: is not its forward translation"
    shown = _representative(found)
    if not shown:  # a game without cards: nothing to take a word for
        return
    told = sorted(words) or ["x"]
    for number in range(max(len(shown), len(told))):
        text = shown[number % len(shown)]
        before, after = told[number % len(told)], told[(number * 7 + 3) % len(told)]
        line = transcriber.unicode(f"{_as_text(before)} {notation(text)} {_as_text(after)}")
        shown_text = without_marks(text, transcriber.value_first)
        wanted = tuple(part.lower() for part in (before, shown_text, after))
        read = reader.read(line)
        if read != {wanted}:
            yield f"{' '.join(wanted)} | {line} | {sorted(read)}"


def _as_text(word: str) -> str:
    """Return a word as a wording has it: one that looks like notation was marked as a name."""
    alone = [writing for _, writing in pieces(word)]
    return Phrase.name(word).braille if Writing.NOTATION in alone else word


def _tables_of(text_table: str) -> tuple[str, ...]:
    info = next(one for one in louis.tables("text") if one.id == text_table)
    return (text_table, info.basic or text_table)
