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
SOUNDS: dict[str, tuple[str, ...]] = {
    "RoundStarted": ("clock",),
    "RollNoted": ("",),
    "Thrown": ("dice", "dice2", "dice3"),
    "Rolled": ("",),
    "Secured": ("secure",),
    "Missed": ("edge",),
    "Passed": ("pass",),
    "Changed": ("turn",),
    "Covered": ("card",),
    "Hesitated": ("edge",),
    "Lifted": ("glass",),
    "MatchOver": ("",),
    "PaceSet": ("",),
}
"""The sounds of each event, the usual one first; "" for words alone."""
RARE: tuple[tuple[str, tuple[Any, ...]], ...] = (("PaceSet", (1, 2500)),)
"""Events to which no match comes that is played for the list: what they are made of."""
WORDS_BEFORE: dict[str, tuple[float, ...]] = {"en": (4.62, 4.32, 2.97), "de": (4.52, 4.24, 2.92)}
"""Words heard per own turn before the sentences were shortened (scripts.sentences), by language."""
FOUND_BY = "S"
"""The first letters that lead to the game among the games."""
FIRST_TURNS: tuple[tuple[str, ...], ...] = (("T", "Space"), ("Space",))
"""The keys of a beginner's turns, one after the other; the last goes on (scripts.first_steps)."""
READ_KEYS = "Right Space s t Left Enter t"
"""What somebody presses at the beginning who listens to a page, by keys."""
READ_TOUCH = "Tab Tab Enter Enter"
"""The same in the dress for touching."""
READ_TURN = ""
"""What is heard of the bot's first turn after one's own."""
