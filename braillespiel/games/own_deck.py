"""Decks: the one that comes with a game, and the file in which a player has put their own."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol, TypeVar, runtime_checkable

from braillespiel import input_limits
from braillespiel.engine.anygame import AnyGame
from braillespiel.engine.contract import OptionError, OptionValue
from braillespiel.input_limits import InputError
from braillespiel.store.database import home_folder

BUILT_IN = "house"
"""The value of the option ``deck`` for the one that comes with the game."""
OWN = "own"
"""Its value for the player's own."""

Deck = TypeVar("Deck")


@runtime_checkable
class TakesDeck(Protocol):
    """A game that a player's own deck can be played with."""

    def takes_deck(self, options: Mapping[str, OptionValue]) -> bool:
        """Tell whether a match with these options is played with one."""

    def deck_document(self) -> dict[str, Any]:
        """Return the player's own deck as JSON data, so that it can travel.

        Raises OptionError if the file cannot be used.
        """

    def deck_of(self, state: Any) -> dict[str, Any]:
        """Return the own deck that a match is played with, as deck_document does."""

    def with_deck(self, document: dict[str, Any]) -> AnyGame:
        """Return this game with the deck that deck_document wrote as the player's own one.

        Raises OptionError if it is none.
        """


def path_of(game: str) -> Path:
    """Return where the owner of a physical deck puts a deck file of their own."""
    return home_folder() / "decks" / f"{game}.toml"


def read(path: Path) -> dict[str, object]:
    """Return what a deck file says. Raises InputError, tomllib.TOMLDecodeError."""
    return input_limits.toml_data(input_limits.read_text(path, "deck"), "deck", path)


def load(path: Path, parse: Callable[[dict[str, object]], Deck], wrong: type[OptionError]) -> Deck:
    """Return the deck that ``parse`` makes of a file.

    Raises ``wrong`` where the file cannot be read: ``deck-KIND`` or ``outside-KIND``, with
    ``path`` and the reason.
    """
    try:
        return parse(read(path))
    except InputError as error:
        rule, details = _unread(error)
        raise wrong(rule, **details) from None
    except tomllib.TOMLDecodeError as error:
        raise wrong("deck-toml", path=str(path), reason=str(error)) from None


def _unread(error: InputError) -> tuple[str, dict[str, str | int]]:
    if error.kind in ("missing", "encoding"):
        return f"deck-{error.kind}", {"path": error.path}
    if error.kind == "unreadable":
        return "deck-unreadable", {"path": error.path, "reason": error.detail}
    return f"outside-{error.kind}", {"path": error.path, "detail": error.detail}
