"""Finding a deck by name and reading it from TOML or CSV."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path

from braillespiel import input_limits, resources
from braillespiel.games import registry
from braillespiel.input_limits import InputError
from braillespiel.labels.deck import Deck
from braillespiel.labels.errors import STANDARD_INPUT, LabelError, unread
from braillespiel.labels.spreadsheet import deck_from_csv
from braillespiel.labels.toml_deck import deck_from_toml, read_text

__all__ = ["deck_from_csv", "known_decks", "load", "read", "standard_input"]

_PACKAGE = Path(__file__).resolve().parent.parent
_MOST = 10_000  # cards
_PIPED = "deck"  # what a deck that is piped in is called, and its files begin with
_TOML = re.compile(r"^\s*\[(deck|\[cards\]|colours\.|values\.)", re.MULTILINE)


def known_decks() -> dict[str, Path]:
    """Return the decks that come with the program by name: the games' own, then examples."""
    found = {path.parent.name: path for path in sorted(_PACKAGE.glob("games/*/labels.toml"))}
    for name in registry.names():
        path = registry.source(name).folder / "labels.toml"
        if name not in found and path.is_file():
            found[name] = path
    for path in sorted((_PACKAGE / "labels" / "decks").iterdir()):
        if path.suffix in (".toml", ".csv"):
            found.setdefault(path.stem, path)
    return found


def load(name: str) -> Deck:
    """Return the deck of a game or example ("ludoteca", "uno"), or of a .toml or .csv file.

    "-" is standard input.

    Raises:
        LabelError: unknown, unreadable, or wrong in some line.
    """
    if name == "-":
        return standard_input(sys.stdin.buffer.read(input_limits.LIMITS["deck"].size + 1))
    known = known_decks()
    if name.casefold() in known:
        return read(known[name.casefold()], name.casefold())
    path = resources.named(name)
    if path.suffix.casefold() not in (".toml", ".csv", ".tsv", ".txt") and not resources.is_file(
        path
    ):
        raise LabelError("error-deck-unknown", name=name, known=", ".join(known))
    return read(path)


def standard_input(data: bytes) -> Deck:
    """Read a deck that is piped in, in either form; it is named "deck".

    Raises:
        LabelError: as in :func:`read`.
    """
    if len(data) > input_limits.LIMITS["deck"].size:
        raise unread(input_limits.too_large("deck", STANDARD_INPUT))
    text = read_text(data, STANDARD_INPUT)
    made = deck_from_toml if _TOML.search(text) else deck_from_csv
    try:
        return _small_enough(made(text, _PIPED), _PIPED)
    except LabelError as error:
        raise LabelError(error.key, **(error.arguments | {"file": STANDARD_INPUT})) from error


def read(path: Path, known: str = "") -> Deck:
    """Read a deck file; the ending .toml is our own form, anything else is read as CSV.

    ``known`` is the deck's name if it is one of ours: for those, languages bring texts.

    Raises:
        LabelError: missing, unreadable, or wrong in some line.
    """
    try:
        data = input_limits.read_bytes(path, "deck")
    except InputError as error:
        raise unread(error) from error
    text = read_text(data, path.name)
    if path.suffix.casefold() == ".toml":
        fallback = path.parent.name if path.stem == "labels" else ""
        deck = deck_from_toml(text, path.name, fallback, known)
    else:
        deck = deck_from_csv(text, path.name)
    return replace(_small_enough(deck, path.name), source=path.absolute())


def _small_enough(deck: Deck, file: str) -> Deck:
    if deck.count > _MOST:
        raise LabelError("error-deck-large", file=file, count=deck.count, most=_MOST)
    return deck
