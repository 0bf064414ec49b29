"""The matches that robots play: every game, its variants, 2 seats to the most."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

from braillespiel.games import registry
from tests.robots.arena import Variant
from tests.robots.words import words
from tests.support.facts import facts


def ways(game: str) -> int:
    """Return how many variants of a game follow one another."""
    return len(facts(game).VARIANTS)


def variants(game: str, language: str = "de") -> Iterator[Variant]:
    """Return the variants of a game without end, seat counts going round."""
    lines = words(language, game).lines

    def line(text: str) -> tuple[str, str]:
        return lines.get(text, (text, text))

    ways = []
    for title, changes, low, high in facts(game).VARIANTS:
        heard, felt = (
            {line(label)[sense]: line(value)[sense] for label, value in changes.items()}
            for sense in (0, 1)
        )
        seats = range(low, high + 1)
        ways.append(cycle([Variant(game, title, n, heard, felt, language) for n in seats]))
    for way in cycle(ways):
        yield next(way)


def games() -> list[str]:
    """Return the games that there are."""
    return list(registry.own())
