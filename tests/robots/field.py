"""The matches that robots play: every game, its variants, 2 seats to the most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import cycle

from braillespiel.games import registry
from tests.robots.arena import Variant

SHORT = {"Punkte zum Sieg": "10"}
"""Ludoteca goes on for many rounds; to 10 points it is as much of a match."""

_VARIANTS: dict[str, list[tuple[str, Mapping[str, str], int, int]]] = {
    "logomachy": [
        ("Logomachy", {}, 2, 8),
        ("Logomachy", {"Buchstabenspiel": "an"}, 2, 8),
        ("Logomachy", {"Nehmen ist Pflicht": "an"}, 2, 8),
    ],
    "hexaducto": [("Hexaducto", {}, 2, 6), ("Hexaducto", {"Rätsel": "Leicht"}, 1, 1)],
    "ludoteca": [
        ("Ludoteca", SHORT, 2, 4),
        ("Ludoteca", {"Erweiterte Regeln": "an", **SHORT}, 2, 4),
    ],
    "cubus": [
        ("Cubus", {}, 2, 6),
        ("Cubus", {"Was gespielt wird": "Nur abbauen"}, 2, 6),
        ("Cubus", {"Was gespielt wird": "Aufbauen, dann abbauen"}, 2, 6),
    ],
    "six": [("SIX", {}, 2, 5), ("SIX", {"Profi-Regel Pasch": "an"}, 2, 5)],
}


def variants(game: str) -> Iterator[Variant]:
    """Return the variants of a game without end, seat counts going round."""
    ways = [
        cycle([Variant(game, title, seats, changes) for seats in range(low, high + 1)])
        for title, changes, low, high in _VARIANTS[game]
    ]
    for way in cycle(ways):
        yield next(way)


def games() -> list[str]:
    """Return the games that there are."""
    return list(registry.names())
