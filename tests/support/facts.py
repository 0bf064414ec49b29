"""What tests of all games have to know of each: it stands in the game's own folder of tests."""

from __future__ import annotations

from importlib import import_module
from typing import Any

GUIDED_ENTER = "Enter, where it is asked what to do"
"""What a beginner presses where a sentence asks for it (scripts.first_steps)."""


def facts(game: str) -> Any:
    """Return the module ``facts`` of a game of ours."""
    return import_module(f"tests.games.{game}.facts")
