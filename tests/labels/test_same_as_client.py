"""What a player reads on the Braille line is what the finger reads on the card."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import braillespiel.games
from braillespiel.labels.deck import in_language
from braillespiel.labels.reading import load
from braillespiel.words.catalogue import Words


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("game", ["logomachy", "six"])
def test_colour_letters_are_those_of_the_client(game: str, language: str) -> None:
    words = Words(language, ("cards",))
    for colour in load(game).colours.values():
        letter = in_language(colour.letters, language)
        assert letter == words(f"colour-letter-{colour.id}"), colour.id


@pytest.mark.parametrize("language", ["de", "en"])
def test_sides_of_cubus_are_the_letters_of_the_client(language: str) -> None:
    words = Words(language, ("games/cubus",))
    for card in load("cubus").cards:
        told = words.phrase(f"cubus-tile-{card.id}", count=1).braille
        assert told == f"{card.braille[language]}1", card.id


@pytest.mark.parametrize("language", ["de", "en"])
def test_ludoteca_has_the_names_and_signs_of_its_deck(language: str) -> None:
    path = Path(braillespiel.games.__file__).parent / "ludoteca" / "deck.toml"
    deck, labels = tomllib.loads(path.read_text(encoding="utf-8")), load("ludoteca")
    pillars = [(one["name"][language], one["letter"][language]) for one in deck["pillar"].values()]
    assert pillars == [
        (in_language(one.names, language), in_language(one.letters, language))
        for one in labels.colours.values()
    ]
    cards = [*deck["card"].values(), *deck["resource"]]
    own = [card for card in labels.cards if not card.colour]
    assert [(one["name"][language], one["sign"][language]) for one in cards] == [
        (card.prints[language], card.braille[language]) for card in own[: len(cards)]
    ]
    goals = [one["name"][language] for one in deck["goal"]]
    assert goals == [card.prints[language] for card in own[len(cards) :]]
