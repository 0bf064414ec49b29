"""What tests of all games have to know of this one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

DEALT: tuple[int, dict[str, Any]] = (3, {})
"""Seats and options of the matches whose deals are on record."""
VARIANTS: list[tuple[str, Mapping[str, str], int, int]] = [
    ("Cubus", {}, 2, 6),
    ("Cubus", {"play": "down"}, 2, 6),
    ("Cubus", {"play": "both"}, 2, 6),
    ("Cubus", {"children": "on"}, 2, 6),
    ("Cubus", {"rest": "last"}, 2, 6),
    ("Cubus", {"rest": "best"}, 2, 6),
]
"""What robots play: title, options as they are set by keys, fewest and most seats."""
LONGEST: dict[str, Any] = {"play": "both", "end": "last", "knock": "timed"}
"""The options with which a match lasts longest."""
SCORING = {"built", "dismantled"}
"""Events that are what the game is about: a robot that never causes one plays blindly."""
KEYS = ("C Home Right", "N", "B F", "B Shift+F")
"""Keys of this game, and walking in it; the last of each asks."""
HUGE = ("known", "offered")
"""A list in the view of the game: its record and its field."""
