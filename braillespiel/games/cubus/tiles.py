"""Lozenges: four kinds, counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

KINDS = ("left", "right", "closed", "open")
LEFT, RIGHT, CLOSED, OPEN = range(4)
LETTERS = "lrco"
"""One letter a kind: left side, right side, closed lid, open lid."""

Tiles: TypeAlias = tuple[int, int, int, int]
"""How many tiles of every kind, in the order of KINDS; negative where tiles come back."""

NONE: Tiles = (0, 0, 0, 0)
ONE: tuple[Tiles, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
"""A single tile of every kind."""
ALL: Tiles = (16, 16, 12, 4)
"""What is in the box, according to its contents list."""
WITHOUT_OPEN: Tiles = (16, 16, 12, 0)
"""What is played with in the variant for younger children."""


def add(a: Sequence[int], b: Sequence[int]) -> Tiles:
    """Return the sum, kind by kind."""
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]


def less(a: Sequence[int], b: Sequence[int]) -> Tiles:
    """Return the difference, kind by kind."""
    return a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3]


def count(letters: str) -> Tiles:
    """Return how many tiles of every kind a string of kind letters holds."""
    return letters.count("l"), letters.count("r"), letters.count("c"), letters.count("o")


def letters(tiles: Sequence[int]) -> str:
    """Return the kind letters of some tiles, sorted by kind."""
    return "".join(letter * number for letter, number in zip(LETTERS, tiles, strict=True))
