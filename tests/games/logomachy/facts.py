"""What tests of all games have to know of this one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.support.facts import GUIDED_ENTER

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
SOUNDS: dict[str, tuple[str, ...]] = {
    "RoundStarted": ("deal",),
    "Dealt": ("deal",),
    "Laid": ("card",),
    "Took": ("take", "sweep"),
    "WordTaken": ("sweep",),
    "Cleared": ("chip", ""),
    "YellowSeven": ("chip", ""),
    "MostYellow": ("chip", ""),
    "MostCards": ("chip", ""),
    "RoundOver": ("",),
    "MatchOver": ("win", "lose"),
}
"""The sounds of each event, the usual one first; "" for words alone."""
RARE: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("WordTaken", (1, "r", ("o", "a", "d"))),
    ("Cleared", (1, False)),
    ("MostYellow", ((), 0)),
    ("MostCards", ((), 0)),
)
"""Events to which no match comes that is played for the list: what they are made of."""
WORDS_BEFORE: dict[str, tuple[float, ...]] = {
    "en": (20.51, 19.33, 13.46),
    "de": (19.15, 17.98, 12.49),
}
"""Words heard per own turn before the sentences were shortened (scripts.sentences), by language."""
FOUND_BY = "L"
"""The first letters that lead to the game among the games."""
FIRST_TURNS: tuple[tuple[str, ...], ...] = (
    ("T", "Tab", "Enter", GUIDED_ENTER),
    ("Tab", "Enter", GUIDED_ENTER),
)
"""The keys of a beginner's turns, one after the other; the last goes on (scripts.first_steps)."""
READ_KEYS = "Right Space Space Enter Enter Down Enter s s"
"""What somebody presses at the beginning who listens to a page, by keys."""
READ_TOUCH = "Tab Tab Enter Tab Enter Enter"
"""The same in the dress for touching."""
READ_TURN = "Bob lays yellow 6."
"""What is heard of the bot's first turn after one's own."""
