"""The decks of our own games as their owner has them: with the cards of the owner's deck file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from braillespiel import languages
from braillespiel.engine.contract import OptionError
from braillespiel.games import registry
from braillespiel.games.ludoteca import decks as ludoteca
from braillespiel.games.ludoteca.deck import Deck as LudotecaDeck
from braillespiel.games.ludoteca.deck import Names, said
from braillespiel.games.six import deck as six
from braillespiel.labels import reading
from braillespiel.labels.breaking import broken
from braillespiel.labels.check import Limits
from braillespiel.labels.deck import CardSpec, Deck, Remark, Strings
from braillespiel.labels.dimensions import card_size, meanings, profile
from braillespiel.labels.errors import LabelError
from braillespiel.labels.report import catalogue
from braillespiel.output.braille import louis
from braillespiel.output.braille.tables import usual

Read = TypeVar("Read")


def load(name: str, *, house: bool = False, language: str = "en") -> Deck:
    """Return a deck as :func:`braillespiel.labels.reading.load` does, ours with the owner's cards.

    ``house`` takes the program's own cards where no owner has named others; ``language`` is that of
    errors.

    Raises:
        LabelError: as in that function, or the owner's file is wrong.
    """
    deck = reading.load(name)
    if deck.sold:
        return _with_meanings(deck)
    game = name.strip().casefold()
    if deck.source != reading.known_decks().get(game):
        return deck
    if game == "ludoteca":
        return _ludoteca(deck, house, language)
    return _six(deck, language) if game == "six" else deck


def _with_meanings(deck: Deck) -> Deck:
    """Return a deck of a game that is sold, its short codes named as the owner named them."""
    meant = meanings().get(deck.id, {})
    known = {card.id for card in deck.cards}
    for card in meant:
        if card not in known:
            told = {"file": "meanings.toml", "deck": deck.id, "card": card}
            raise LabelError("error-meaning", **told, known=", ".join(sorted(known)))
    cards = (
        replace(card, prints={"*": str(meant[card.id])}) if card.id in meant else card
        for card in deck.cards
    )
    return replace(deck, cards=tuple(cards))


def _ludoteca(deck: Deck, house: bool, language: str) -> Deck:
    path = ludoteca.own_path()
    if path.is_file():
        own = _read(ludoteca.load_deck, path, language, "ludoteca")
        cards = (*_named(deck.cards, own), *_resources(own), *_goals(deck, own))
        remarks = (Remark("own-deck", 0, str(path)),)
        return replace(_pillars(deck, own), cards=cards, remarks=remarks)
    if not house:
        return replace(deck, remarks=(Remark("left-out", 0, str(path)),))
    ours = ludoteca.built_in_deck()
    cards = (*deck.cards, *_resources(ours), *_goals(deck, ours))
    return replace(deck, cards=cards, remarks=(Remark("house", 0, ""),))


def _pillars(deck: Deck, own: LudotecaDeck) -> Deck:
    """Return a deck with the pillars' names and letters of an owner's file, where it has any."""
    house = ludoteca.built_in_deck()
    colours = dict(deck.colours)
    for (key, colour), (letter, pillar) in zip(
        deck.colours.items(), house.pillar.items(), strict=True
    ):
        named = own.pillar[letter]
        if named != pillar:
            colours[key] = replace(
                colour, names=_in_each(named.name), letters=_in_each(named.letter, letter)
            )
    return replace(deck, colours=colours)


def _named(cards: Sequence[CardSpec], own: LudotecaDeck) -> list[CardSpec]:
    """Return cards with the names and signs of an owner's file, where it has any."""
    house = ludoteca.built_in_deck()
    made = []
    for card in cards:
        named = own.card.get(card.id)
        if named is not None and named != house.card[card.id]:
            card = replace(card, prints=_in_each(named.name), sign=_in_each(named.sign, card.id))
        made.append(card)
    return made


def _resources(deck: LudotecaDeck) -> list[CardSpec]:
    made = []
    for card in deck.resource:
        names = _in_each(card.name, card.id)
        signs = {
            language: said(card.sign, language, name[:3].lower())
            for language, name in names.items()
        }
        made.append(CardSpec(f"resource-{card.id}", card.copies, prints=names, sign=signs))
    return made


def _goals(deck: Deck, source: LudotecaDeck) -> list[CardSpec]:
    """Return the goals: their names in full, as the display writes them, broken into lines."""
    columns, rows = Limits(profile("marburg-medium"), card_size(deck.card)).cells
    made = []
    for card in source.goal:
        names = _in_each(card.name, card.id)
        lines = {}
        for language, name in names.items():
            table = usual(language)

            def cells(piece: str, table: str = table) -> int:
                return len(louis.translate(piece, table).cells)

            plain = name.replace("/", " ")
            lines[language] = "/".join(broken(plain, columns, rows, language, cells) or (plain,))
        made.append(CardSpec(f"goal-{card.id}", 1, prints=names, braille=lines))
    return made


def _in_each(names: Names, instead: str = "") -> Strings:
    return {language: name for language, name in names.items() if name} or {"*": instead}


def _six(deck: Deck, language: str) -> Deck:
    path = six.own_path()
    if not path.is_file():
        return deck
    strokes = _read(six.load_deck, path, language, "six")
    sentences = {code: catalogue(code) for code in languages.of_labels()}
    cards = []
    for card in deck.cards:
        count = strokes[int(card.value or 1) - 1]
        prints = {
            code: words("card-strokes", card="{colour} {value}", count=count)
            for code, words in sentences.items()
        }
        cards.append(replace(card, prints=prints))
    return replace(deck, cards=tuple(cards), remarks=(Remark("own-deck", 0, str(path)),))


def _read(load: Callable[[Path], Read], path: Path, language: str, game: str) -> Read:
    try:
        return load(path)
    except OptionError as error:
        said = registry.said(error, language, game)
        reason = said.full if said else error.rule
        raise LabelError("error-owned", file=str(path), reason=reason) from error
