"""What tests of all games have to know of each: it stands in the game's own folder of tests."""

from __future__ import annotations

from importlib import import_module
from typing import Any


def facts(game: str) -> Any:
    """Return the module ``facts`` of a game of ours."""
    return import_module(f"tests.games.{game}.facts")
