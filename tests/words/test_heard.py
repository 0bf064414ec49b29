"""Sentences that a newcomer could not make sense of: as each language says them now."""

from __future__ import annotations

import functools
from typing import Any

import pytest

from braillespiel.games import registry
from braillespiel.words.catalogue import Words
from tests.support.facts import facts

LANGUAGES = ("en", "de", "fr")
ARGUMENTS: dict[str, dict[str, Any]] = {
    "review-finding-by": {"number": 4, "by": "BY", "better": "Lift", "played": "Roll"},
    "mark-useless": {"item": "10"},
    "lesson-place": {"number": 1, "count": 15},
    "statistics-best": {"best": 13, "sign": "minus"},
    "statistics-streak": {"count": 0},
    "net-news-may-start": {},
}
"""What the sentences of the client are given; those that need nothing stand in SAID alone."""

SAID: dict[str, tuple[str, str, str]] = {
    "command-left": ("move left", "nach links gehen", "aller à gauche"),
    "command-up": (
        "move up; in a row, read the details",
        "nach oben; in einer Reihe die Einzelheiten lesen",
        "aller en haut\u00a0; dans une rangée, lire les détails",
    ),
    "command-activate": (
        "do it, or pick one of several actions",
        "tun, oder zwischen mehreren Möglichkeiten wählen",
        "le faire, ou choisir entre plusieurs actions",
    ),
    "help-letters": (
        "Letters: jump to an entry",
        "Buchstaben: zu einem Eintrag springen",
        "Lettres\u00a0: aller à une entrée",
    ),
    "now-left-hand": (
        "move left in your hand",
        "in deiner Hand nach links",
        "aller à gauche dans ta main",
    ),
    "mark-useless": (
        "10 cannot be marked",
        "10 lässt sich nicht markieren",
        "10 ne peut pas être marqué",
    ),
    "review-finding-by": (
        "Move 4, BY: Lift; played: Roll",
        "Zug 4, BY: Lift; gespielt: Roll",
        "Coup 4, BY\u00a0: Lift\u00a0; joué\u00a0: Roll",
    ),
    "statistics-best": (
        "Best result: minus 13",
        "Bestes Ergebnis: minus 13",
        "Meilleur résultat\u00a0: moins 13",
    ),
    "statistics-streak": (
        "You did not win your last match",
        "Deine letzte Partie hast du nicht gewonnen",
        "Tu n'as pas gagné ta dernière partie",
    ),
    "lesson-place": ("Step 1 of 15", "Schritt 1 von 15", "Étape 1 sur 15"),
    "net-spectator-no-hand": (
        "You are watching: you have no hand.",
        "Du siehst zu: Du hast keine Hand.",
        "Tu regardes\u00a0: tu n'as pas de main.",
    ),
    "net-spectator-no-own-table": (
        "You are watching: you have no table of your own.",
        "Du siehst zu: Du hast keine eigene Auslage.",
        "Tu regardes\u00a0: tu n'as pas de table à toi.",
    ),
    "net-news-may-start": (
        "You no longer need to wait for everyone to be ready: the match can start.",
        "Auf die anderen muss niemand mehr warten: Die Partie kann anfangen.",
        "Plus besoin d'attendre que tout le monde soit prêt\u00a0: la partie peut commencer.",
    ),
    "net-lobby-host-you": ("you are the host", "du hast den Tisch geöffnet", "tu es l'hôte"),
    "net-lobby-first-you": ("you choose the game", "du wählst das Spiel", "tu choisis le jeu"),
}
"""The full wording in the order of LANGUAGES."""

GIVEN: dict[str, Any] = {
    "parts": "PARTS", "action": "ACTION", "scores": "SCORES", "by": "chips", "used": "USED",
    "gain": "GAIN", "cards": "CARDS", "side": "SIDE", "name": "Ann", "number": 7, "worth": 4,
    "count": 2, "value": 2.5,
}  # fmt: skip
"""What the sentences of games are given."""


@functools.cache
def words(language: str) -> Words:
    games = [name for game in registry.own() for name in registry.catalogues(game)]
    return Words(language, ("client", "help", "replay", "lessons", "network", *games))


def given(name: str) -> dict[str, Any]:
    return {**GIVEN, **ARGUMENTS.get(name, {})}


ROWS = [
    *SAID.items(),
    *(
        (f"{name}-{key}", said)
        for name in registry.own()
        for key, said in facts(name).HEARD.items()
    ),
]


@pytest.mark.parametrize(("name", "said"), ROWS, ids=[name for name, _ in ROWS])
def test_each_is_said_as_it_is_meant(name: str, said: tuple[str, str, str]) -> None:
    assert tuple(words(one).phrase(name, **given(name)).full for one in LANGUAGES) == said
