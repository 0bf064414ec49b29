"""What tests of all games have to know of this one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.support.facts import GUIDED_ENTER

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
SOUNDS: dict[str, tuple[str, ...]] = {
    "Drew": ("draw",),
    "OthersDrew": ("draw", ""),
    "DrawSkipped": ("",),
    "Took": ("take",),
    "Laid": ("card", ""),
    "Swapped": ("swap",),
    "Closed": ("pillar",),
    "Discarded": ("place", ""),
    "Played": ("open", ""),
    "Gave": ("swap",),
    "Traded": ("swap",),
    "Looked": ("draw", ""),
    "Kept": ("draw", ""),
    "PutBack": ("draw",),
    "Picked": ("take",),
    "Reshuffled": ("shuffle",),
    "RoundEnded": ("turn",),
    "RoundBegan": ("deal", ""),
    "MatchEnded": ("win", "lose"),
}
"""The sounds of each event, the usual one first; "" for words alone."""
RARE: tuple[tuple[str, tuple[Any, ...]], ...] = (("DrawSkipped", (1,)),)
"""Events to which no match comes that is played for the list: what they are made of."""
WORDS_BEFORE: dict[str, tuple[float, ...]] = {
    "en": (14.45, 12.93, 9.11),
    "de": (13.04, 12.39, 8.82),
}
"""Words heard per own turn before the sentences were shortened (scripts.sentences), by language."""
FOUND_BY = "LL"
"""The first letters that lead to the game among the games."""
FIRST_TURNS: tuple[tuple[str, ...], ...] = (
    ("T", "N"),
    ("T", "Tab", "Enter", GUIDED_ENTER),
    ("T", "1", "A"),
)
"""The keys of a beginner's turns, one after the other; the last goes on (scripts.first_steps)."""
READ_KEYS = "Right Enter Enter d Enter c Enter Down Enter s"
"""What somebody presses at the beginning who listens to a page, by keys."""
READ_TOUCH = "Tab Tab Enter Enter"
"""The same in the dress for touching."""
READ_TURN = ""
"""What is heard of the bot's first turn after one's own."""
