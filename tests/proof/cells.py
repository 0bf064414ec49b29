"""The reading of every line "word, notation, word" of a game in a pair of tables."""

from __future__ import annotations

from tests.braille.one_reading import misread


def read_in(
    game: str, language: str, text_table: str, card_table: str, most: int
) -> tuple[list[str], int]:
    """Read the lines of a game; return what could be read in another way, and how much."""
    found = list(misread(game, language, text_table, card_table, most))
    place = f"{game} {language} {text_table} {card_table}"
    return [f"{place}: {line}" for line in found] or [f"{place}: one reading"], len(found)
