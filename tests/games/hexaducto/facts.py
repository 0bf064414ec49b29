"""What tests of all games have to know of this one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.support.facts import GUIDED_ENTER

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
SOUNDS: dict[str, tuple[str, ...]] = {
    "TurnedUp": ("flip",),
    "Drew": ("draw",),
    "Took": ("take",),
    "WasPutBack": ("card",),
    "Placed": ("place",),
    "SetBegun": ("shuffle",),
    "Removed": ("run",),
    "FellApart": ("open",),
    "Docked": ("close",),
    "MoveDone": ("",),
    "Unsolvable": ("",),
    "TurnBegan": (),
    "TimeWarning": ("clock",),
    "MatchEnded": ("", "double"),
}
"""The sounds of each event, the usual one first; "" for words alone."""
RARE: tuple[tuple[str, tuple[Any, ...]], ...] = (("SetBegun", (2,)),)
"""Events to which no match comes that is played for the list: what they are made of."""
WORDS_BEFORE: dict[str, tuple[float, ...]] = {
    "en": (15.43, 12.69, 7.31),
    "de": (14.57, 12.32, 6.81),
}
"""Words heard per own turn before the sentences were shortened (scripts.sentences), by language."""
FOUND_BY = "H"
"""The first letters that lead to the game among the games."""
FIRST_TURNS: tuple[tuple[str, ...], ...] = (("T", "Tab", "Enter", GUIDED_ENTER),)
"""The keys of a beginner's turns, one after the other; the last goes on (scripts.first_steps)."""
READ_KEYS = "Right Space Space Enter Down Enter s"
"""What somebody presses at the beginning who listens to a page, by keys."""
READ_TOUCH = "Tab Tab Enter Tab Enter"
"""The same in the dress for touching."""
READ_TURN = "Bob turns up 7."
"""What is heard of the bot's first turn after one's own."""
