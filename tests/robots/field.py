"""The matches that robots play: every game, its variants, 2 seats to the most."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

from braillespiel.games import registry
from tests.robots.arena import Variant
from tests.support.facts import facts

_LINES = {
    "de": {
        "target": ("Punkte zum Sieg", "ziel"),
        "letters": ("Buchstabenspiel", "buchstaben"),
        "duty": ("Nehmen ist Pflicht", "nehmpflicht"),
        "puzzle": ("Rätsel", "rätsel"),
        "easy": ("Leicht", "leicht"),
        "extended": ("Erweiterte Regeln", "erweitert"),
        "play": ("Was gespielt wird", "spiel"),
        "down": ("Nur abbauen", "abbau"),
        "both": ("Aufbauen, dann abbauen", "auf und ab"),
        "decks": ("Zwei Kartensätze", "zwei sätze"),
        "children": ("Variante für jüngere Kinder", "kinder"),
        "rest": ("Übrige Plättchen am Ende", "rest"),
        "last": ("Die letzte Person baut damit", "letzter baut"),
        "best": ("Der beste Vorschlag wird gebaut", "bestes gebot"),
        "untimed": ("Ohne Uhr", "ohne uhr"),
        "doublets": ("Profi-Regel Pasch", "pasch"),
        "on": ("an", "an"),
        "10": ("10", "10"),
    },
    "en": {
        "target": ("Points to win", "target"),
        "letters": ("Letter game", "letters"),
        "duty": ("Taking is compulsory", "must take"),
        "puzzle": ("Puzzle", "puzzle"),
        "easy": ("Easy", "easy"),
        "extended": ("Extended rules", "extended"),
        "play": ("What you play", "play"),
        "down": ("Only taking down", "take down"),
        "both": ("Building up, then taking down", "up and down"),
        "decks": ("Two decks", "two decks"),
        "children": ("Variant for younger children", "children"),
        "rest": ("Unused tiles at the end", "rest"),
        "last": ("The last-placed player builds with them", "last builds"),
        "best": ("The best offer is built", "best offer"),
        "untimed": ("Without a clock", "no clock"),
        "doublets": ("Professional rule for doubles", "doubles"),
        "on": ("on", "on"),
        "10": ("10", "10"),
    },
}
"""Lines of the setting-up menu and their values, as they are heard and as they are felt."""


def ways(game: str) -> int:
    """Return how many variants of a game follow one another."""
    return len(facts(game).VARIANTS)


def variants(game: str, language: str = "de") -> Iterator[Variant]:
    """Return the variants of a game without end, seat counts going round."""
    lines = _LINES[language]
    ways = []
    for title, changes, low, high in facts(game).VARIANTS:
        heard, felt = (
            {lines[label][sense]: lines[value][sense] for label, value in changes.items()}
            for sense in (0, 1)
        )
        seats = range(low, high + 1)
        ways.append(cycle([Variant(game, title, n, heard, felt, language) for n in seats]))
    for way in cycle(ways):
        yield next(way)


def games() -> list[str]:
    """Return the games that there are."""
    return list(registry.own())
