"""What tests of all games have to know of this one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

DEALT: tuple[int, dict[str, Any]] = (4, {})
"""Seats and options of the matches whose deals are on record."""
VARIANTS: list[tuple[str, Mapping[str, str], int, int]] = [
    ("SIX", {}, 2, 5),
    ("SIX", {"doublets": "on"}, 2, 5),
    ("SIX", {"untimed": "on"}, 2, 5),
]
"""What robots play: title, options as they are set by keys, fewest and most seats."""
LONGEST: dict[str, Any] = {"glass": 600, "hesitation": 20}
"""The options with which a match lasts longest."""
SCORING = {"secured"}
"""Events that are what the game is about: a robot that never causes one plays blindly."""
KEYS = ("C Home Right", "D Home Right", "E", "W", "X")
"""Keys of this game, and walking in it; the last of each asks."""
HUGE = ("public", "secured")
"""A list in the view of the game: its record and its field."""
