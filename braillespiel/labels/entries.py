"""The catalogue of decks that labels fit: what is in it, searching it, and its sentences."""

from __future__ import annotations

import unicodedata
from typing import Any

from braillespiel.labels import reading
from braillespiel.labels.deck import Deck, in_language
from braillespiel.labels.dimensions import card_size
from braillespiel.labels.report import language_name
from braillespiel.words.catalogue import Words


def decks() -> list[Deck]:
    """Return the decks of the catalogue by name."""
    read = (reading.read(path, name) for name, path in reading.known_decks().items())
    return [deck for deck in read if deck.entry]


def has(deck: Deck, words: str) -> bool:
    """Tell whether a deck has each of some words in its name, edition, publisher or games."""
    entry = deck.entry
    if entry is None:
        return False
    texts = (
        deck.id, *deck.names.values(), *entry.edition.values(), entry.publisher, *entry.games
    )  # fmt: skip
    whole = _plain(" ".join(texts))
    return all(word in whole for word in _plain(words).split())


def _plain(text: str) -> str:
    """Return a text in small letters without accents and hyphens."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("-", " "))
    return "".join(char for char in apart if not unicodedata.combining(char))


def short(deck: Deck, words: Words) -> str:
    """Return a line of the list: name, cards, and whether it was checked against a box."""
    return words("list-short", **_facts(deck, words))


def whole(deck: Deck, words: Words) -> str:
    """Return all that the catalogue says of a deck."""
    return f"{words('list-entry', **_facts(deck, words))} {words('list-way', way=way(deck))}"


def way(deck: Deck) -> str:
    """Return what ends the conflicts of a deck: "corner", "line", or "letters"."""
    return "letters" if deck.orient == "none" else deck.orient


def data(deck: Deck, words: Words) -> dict[str, Any]:
    """Return an entry for JSON, with its sentence."""
    entry, card = deck.entry, card_size(deck.card)
    if entry is None:
        return {}
    language = words.language
    return {
        "id": deck.id,
        "name": in_language(deck.names, language),
        "edition": in_language(entry.edition, language),
        "publisher": entry.publisher,
        "languages": list(entry.languages),
        "games": list(entry.games),
        "cards": deck.count,
        "card": [card.width, card.height],
        "from": in_language(entry.counted_from, language),
        "by": entry.counted_by,
        "date": entry.date.isoformat(),
        "checked": entry.checked,
        "conflicts_end_by": way(deck),
        "text": whole(deck, words),
    }


def _facts(deck: Deck, words: Words) -> dict[str, Any]:
    entry, card, language = deck.entry, card_size(deck.card), words.language
    if entry is None:
        return {}
    return {
        "name": deck.id,
        "deck": in_language(deck.names, language),
        "edition": in_language(entry.edition, language),
        "cards": deck.count,
        "width": card.width,
        "height": card.height,
        "language": ", ".join(language_name(words, code) for code in entry.languages) or "none",
        "count": len(entry.games),
        "games": ", ".join(entry.games),
        "publisher": entry.publisher or "none",
        "from": in_language(entry.counted_from, language),
        "by": entry.counted_by,
        "date": entry.date.isoformat(),
        "state": words("list-checked", checked="yes" if entry.checked else "no"),
    }
