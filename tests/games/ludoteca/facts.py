"""What tests of all games have to know of this one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

DEALT: tuple[int, dict[str, Any]] = (4, {"extended": True})
"""Seats and options of the matches whose deals are on record."""
VARIANTS: list[tuple[str, Mapping[str, str], int, int]] = [
    ("Ludoteca", {"target": "10"}, 2, 4),
    ("Ludoteca", {"extended": "on", "target": "10"}, 2, 4),
]
"""What robots play: title, options as they are set by keys, fewest and most seats."""
LONGEST: dict[str, Any] = {"extended": True, "target": 200}
"""The options with which a match lasts longest."""
SCORING = {"laid", "played", "swapped"}
"""Events that are what the game is about: a robot that never causes one plays blindly."""
KEYS = ("C Home Right", "W", "B Home I", "X")
"""Keys of this game, and walking in it; the last of each asks."""
HUGE = ("known", "hand")
"""A list in the view of the game: its record and its field."""
