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
SOUNDS: dict[str, tuple[str, ...]] = {
    "Drawn": ("draw", ""),
    "Built": ("box", "lid"),
    "Passed": ("pass", "turn"),
    "Answered": ("", "knock"),
    "WindowShut": ("clock",),
    "ShowShut": ("clock",),
    "NobodyKnocked": ("",),
    "Knocked": ("knock",),
    "WrongKnock": ("error",),
    "LastBuild": ("turn",),
    "Offered": ("",),
    "Dismantling": ("turn",),
    "Dismantled": ("take",),
    "Over": ("",),
}
"""The sounds of each event, the usual one first; "" for words alone."""
RARE: tuple[tuple[str, tuple[Any, ...]], ...] = ()
"""Events to which no match comes that is played for the list: what they are made of."""
WORDS_BEFORE: dict[str, tuple[float, ...]] = {
    "en": (28.44, 19.70, 7.43),
    "de": (27.79, 19.05, 6.78),
}
"""Words heard per own turn before the sentences were shortened (scripts.sentences), by language."""
FOUND_BY = "C"
"""The first letters that lead to the game among the games."""
FIRST_TURNS: tuple[tuple[str, ...], ...] = (
    ("T", "Tab", "Enter"),
    ("E",),
    ("T", "Tab", "E", "Down", "Enter"),
)
"""The keys of a beginner's turns, one after the other; the last goes on (scripts.first_steps)."""
READ_KEYS = "c Right Right Enter d Enter t s"
"""What somebody presses at the beginning who listens to a page, by keys."""
READ_TOUCH = "Tab Tab Enter Tab Enter"
"""The same in the dress for touching."""
READ_TURN = ""
"""What is heard of the bot's first turn after one's own."""
