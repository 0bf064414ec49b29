"""Which games there are: every folder here that has a ``game.py``."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from braillespiel.engine.anygame import AnyGame
from braillespiel.engine.contract import GameError
from braillespiel.games.presenter import Presenter
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase

_FOLDER = Path(__file__).resolve().parent


class UnknownGameError(GameError):
    """No game has this name; details hold ``name`` and ``known``."""


@cache
def names() -> tuple[str, ...]:
    """Return the ids of all games, sorted."""
    return tuple(sorted(path.parent.name for path in _FOLDER.glob("*/game.py")))


def _check(name: str) -> str:
    if name not in names():
        raise UnknownGameError("game-unknown", name=name, known=", ".join(names()))
    return name


def game(name: str) -> AnyGame:
    """Return the rule book ``name``: ``GAME`` of its module game."""
    return cast("AnyGame", import_module(f"braillespiel.games.{_check(name)}.game").GAME)


def presenter_type(name: str) -> type[Presenter]:
    """Return the presenter class of ``name``: ``PRESENTER`` of its module presenter."""
    return cast(
        "type[Presenter]", import_module(f"braillespiel.games.{_check(name)}.presenter").PRESENTER
    )


def catalogues(name: str) -> tuple[str, ...]:
    """Return the catalogues that the presenter of ``name`` needs."""
    return ("client", "cards", f"games/{_check(name)}")


def details(error: GameError) -> dict[str, str | int]:
    """Return the details of an error as a sentence takes them."""
    return {k: v if isinstance(v, str | int) else str(v) for k, v in error.details.items()}


def said(error: GameError, language: str, game: str = "") -> Phrase | None:
    """Word an error that only a game's own catalogue knows; None if none does.

    Such an error comes before there is a presenter: a deck file of the player's own that is wrong.
    ``game`` is the only one asked, where it is known.
    """
    for name in (game,) if game else names():
        words, key = Words(language, catalogues(name)), f"{name}-illegal-{error.rule}"
        if words.has(key):
            return words.phrase(key, **details(error))
    return None
