"""What tests of all games have to know of this one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

DEALT: tuple[int, dict[str, Any]] = (2, {})
"""Seats and options of the matches whose deals are on record."""
VARIANTS: list[tuple[str, Mapping[str, str], int, int]] = [
    ("Hexaducto", {}, 2, 6),
    ("Hexaducto", {"puzzle": "easy"}, 1, 1),
]
"""What robots play: title, options as they are set by keys, fewest and most seats."""
LONGEST: dict[str, Any] = {"moves": 200, "minutes": 60}
"""The options with which a match lasts longest."""
SCORING = {"removed"}
"""Events that are what the game is about: a robot that never causes one plays blindly."""
KEYS = ("B Home Right", "B Home N", "B Home O", "B Home W", "B Home J", "B Home M")
"""Keys of this game, and walking in it; the last of each asks."""
HUGE = ("public", "discard")
"""A list in the view of the game: its record and its field."""
