"""What the Braille line says in its own words: as a newcomer who has only cells knows it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import braillespiel
from braillespiel.games import registry
from braillespiel.words.catalogue import Words
from tests.words.test_heard import LANGUAGES, words

CODE = Path(braillespiel.__file__).parent
SIGN = re.compile(r"(?<![\w$-])[a-z]{1,2}(?![\w-])")
REFUSAL = re.compile(
    r"^(\w+-illegal-(?!position-)[\w-]+) =.*?^    \.braille = (.*?)(?=^\S|^    \.|\Z)", re.M | re.S
)
FELT: dict[str, tuple[str, str, str]] = {
    "game-menu-commands": (
        "all commands, enter does one",
        "alle befehle, enter führt aus",
        "toutes les commandes, entrée en fait une",
    ),
    "nothing-to-do-with": (
        "not now: WHAT.",
        "geht nicht: WHAT.",
        "pas maintenant: WHAT.",
    ),
    "six-turn-ready-you": ("roll, 3 dice", "würfle, 3 würfel", "lance 3 dés"),
    "ludoteca-combination-2": (
        "CARDS: others draw 1",
        "CARDS: die anderen ziehen 1",
        "CARDS: les autres piochent 1",
    ),
    "ludoteca-combination-3": ("CARDS: you draw 1", "CARDS: du ziehst 1", "CARDS: tu pioches 1"),
    "ludoteca-turn-draw": (
        "draw or take discard",
        "zieh oder nimm die ablage",
        "pioche ou prends défausse",
    ),
    "net-reach-here": (
        "this network only: ADDRESS",
        "nur im eigenen netz: ADDRESS",
        "ce réseau seul: ADDRESS",
    ),
    "net-news-may-start": ("you can start", "ihr könnt anfangen", "vous pouvez commencer"),
    "setting-braille-table-auto": (
        "same as language",
        "passend zur sprache",
        "comme la langue",
    ),
    "setting-card-table-auto": ("same as language", "passend zur sprache", "comme la langue"),
    "setting-braille-wording": (
        "braille wording",
        "ausführlichkeit der braillezeile",
        "formulation braille",
    ),
    "setting-braille-cell-ms": (
        "reading per cell",
        "lesezeit je zelle",
        "lecture par cellule",
    ),
    "six-option-hearing": ("heard after", "gilt als gehört nach", "entendu après"),
    "six-option-fair_lifting": ("fair lifting", "faires heben", "lever équitable"),
    "cubus-option-first_knock": (
        "whose knock counts",
        "wessen klopfen zählt",
        "quel toc compte",
    ),
    "hexaducto-option-smallest": ("shortest line", "kürzeste linie", "plus courte ligne"),
    "logomachy-option-shortest": ("shortest word", "kürzestes wort", "mot le plus court"),
    "six-lifted-right": (
        "NAME lifts: run out",
        "NAME hebt: abgelaufen",
        "NAME soulève: vide",
    ),
    "menu-no-match": ("hal: none", "nichts mit hal", "hal: aucune"),
    "net-join-names-none": ("nobody yet", "noch keiner", "personne"),
    "back-nothing": (
        "nothing to undo, esc menu",
        "nichts zurückzunehmen, esc menü",
        "rien à annuler, échap menu",
    ),
    "prompt-number-sign": ("number sign", "zahlzeichen", "signe de nombre"),
    "prompt-blank": ("space", "leerzeichen", "espace"),
}
"""The Braille wording in the order of LANGUAGES, of what newcomers did not understand."""
GIVEN = {
    "what": "WHAT", "cards": "CARDS", "others": 2, "address": "ADDRESS", "name": "NAME",
    "letters": "hal", "count": 3,
}  # fmt: skip
MEANT = {
    "de": {"e", "k", "is", "hx", "bs", "s", "st", "x", "f1", "zu", "da", "so", "p"},
    "en": {"e", "k", "is", "hx", "dg", "s", "no", "in", "to", "at", "go", "up", "or", "p", "x"},
    "fr": {"e", "k", "ou", "hx", "je", "s", "un", "en", "à", "au", "du", "pas", "ne", "va", "p"},
}
"""Keys, cards and short words of each language: no signs of zones."""


@pytest.mark.parametrize("name", FELT)
def test_each_is_felt_as_it_is_meant(name: str) -> None:
    found = []
    for language in LANGUAGES:
        known: Words = words(language)
        found.append(known.phrase(name, **GIVEN).braille)
    assert tuple(found) == FELT[name]


@pytest.mark.parametrize("game", ["hexaducto", "logomachy", "ludoteca"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_names_a_zone_by_its_sign(language: str, game: str) -> None:
    assert game in registry.own()
    text = (CODE / "games" / game / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    signs = set(
        re.findall(r"^\w+-zone-[\w-]+ =.*\n(?:    .*\n)*?    \.braille = (\w+)$", text, re.M)
    )
    assert len(signs) > 3
    found = {
        key: wording.strip()
        for key, wording in REFUSAL.findall(text)
        if signs & (set(SIGN.findall(re.sub(r"\{[^}]*\}", " ", wording))) - MEANT[language])
    }
    assert found == {}
