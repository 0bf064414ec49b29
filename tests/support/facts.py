"""What tests of all games have to know of each: it stands in the game's own folder of tests.

``tests/games/NAME/facts.py`` says what the tests cannot do without. What many games need not say
is here, with what holds where they say nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

from braillespiel.games import registry
from braillespiel.games.usual import TableGame
from braillespiel.labels.reading import load
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import card_notation

GUIDED_ENTER = "Enter, where it is asked what to do"
"""What a beginner presses where a sentence asks for it (scripts.first_steps)."""
DO_IT = "Do it, or choose between possibilities"
MARK = "Mark, or take the mark off"
DROP = "Clear all marks; in a build, drop it"
END = "End turn or pass"
HINT = "A good move, and why"
DO_HINT = "Do what the hint says, after a question"
"""Entries of the list of commands."""
USUAL: dict[str, Any] = {
    "RARE": (),
    "READ_TURN": "",
    "SHORT_MATCH": {},
    "RECORDED": {},
    "TWINS": "",
    "ENDS": {},
    "HINTS": {},
    "HELP": {},
    "TO_DO": {},
    "PILES": {},
    "FIRST_MOVE": {},
    "THEIR_MOVE": None,
    "EMPTY": {},
    "LISTED": None,
    "MARKS": None,
    "SAID_OF_MOST": (),
    "SAME_IN_FULL": set[str](),
    "SAME_IN_BRIEF": set[str](),
    "SIGN_NAMES": "\n",
    "KEY_CHAPTERS": (),
    "WORDS_BEFORE": {},
    "ON_RECORD": "",
    "LESSONS": (),
    "HEARD": {},
    "TEMPTING": {},
    "SITUATIONS": 2,
    "HARD_MATCHES": 0,
    "TAKEN_BACK": ({},),
    "SPELLED_OVER": set[str](),
    "SIMULATED": {},
    "TOO_SMALL": (),
    "NEVER_REACHED": set[tuple[str, str]](),
    "SPELLS": False,
    "TWINS_TOLD": 3,
    "ASKED_ANEW": False,
    "UNKNOWN": True,
    "FEW": 1000,
    "ROOM_TONE": True,
    "long_hint": lambda view: False,
}
"""What holds for a game whose facts say nothing else of it.

``UNKNOWN``: whether there is anything that a seat does not know, be it a hand, a pile or coming
dice. ``FEW``: so many actions a short match of it has, where tests ask for more of others.
"""


@cache
def facts(game: str) -> Any:
    """Return the module ``facts`` of a game of ours."""
    found = import_module(f"tests.games.{game}.facts")
    for name, value in USUAL.items():
        found.__dict__.setdefault(name, value)
    return found


def by_hand() -> list[str]:
    """Return the games of ours that have actions, events and positions of their own.

    What those of the others are called, and that they can be read, is up to ``games.usual``.
    """
    return [name for name in registry.own() if not isinstance(registry.game(name), TableGame)]


def several(game: str, wanted: int = 3) -> int:
    """Return how many sit at a table of a game where ``wanted`` would be best."""
    return min(wanted, registry.game(game).max_seats)


def numbered(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield the cards of a deck of colours and numbers: the id, and how it is worded in Braille."""
    words = Words(language, ("cards",))
    for card in load(game).cards:
        letter = words(f"colour-letter-{card.colour}")
        yield card.id, card_notation(letter, card.value or "")
