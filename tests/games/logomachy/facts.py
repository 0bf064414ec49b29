"""What tests of all games have to know of this one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

DEALT: tuple[int, dict[str, Any]] = (3, {})
"""Seats and options of the matches whose deals are on record."""
VARIANTS: list[tuple[str, Mapping[str, str], int, int]] = [
    ("Logomachy", {}, 2, 8),
    ("Logomachy", {"letters": "on"}, 2, 8),
    ("Logomachy", {"duty": "on"}, 2, 8),
    ("Logomachy", {"decks": "on"}, 5, 8),
]
"""What robots play: title, options as they are set by keys, fewest and most seats."""
LONGEST: dict[str, Any] = {"rounds": 20, "two_decks": True, "letters": True}
"""The options with which a match lasts longest."""
SCORING = {"took", "spelled"}
"""Events that are what the game is about: a robot that never causes one plays blindly."""
KEYS = ("C Home Right", "W")
"""Keys of this game, and walking in it; the last of each asks."""
HUGE = ("public", "middle")
"""A list in the view of the game: its record and its field."""
