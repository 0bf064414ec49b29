"""The composed puzzles: positions with an idea, each kept with a solution."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from braillespiel.decoding import decode

COUNT = 20
"""How many there are, ordered from easy to hard."""


class Composed(msgspec.Struct, frozen=True):
    """A puzzle whose cards all lie open.

    ``idea`` names what it is about, ``position`` is where it begins (its ``moves`` are the limit),
    and ``solution`` the text forms of actions that clear the field.
    """

    idea: str
    position: dict[str, Any]
    solution: list[str]

    @property
    def moves(self) -> int:
        """Return the limit, the fewest moves that clear the field."""
        return int(self.position["moves"])


@cache
def composed() -> tuple[Composed, ...]:
    """Return the puzzles, the first being number 1 (``composed.json``, checked by its tests)."""
    data = Path(__file__).with_name("composed.json").read_bytes()
    return tuple(decode(data, list[Composed]))
