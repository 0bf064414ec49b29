"""What a robot of one language knows of the client: the words it listens or feels for.

Nothing of it comes from the client: whoever learns to play learns these words by playing. What
it knows of a game stands in the game's folder of tests, ``tests/games/NAME/robot.py``; a game
without one is played by what is live and by menus.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

_GAMES = Path(__file__).parents[1] / "games"


@dataclass(frozen=True, slots=True)
class Heard:
    """What ears listen for."""

    edge: str
    of: str
    """Between a place and how many there are: "2 of 5"."""
    over: re.Pattern[str]
    """What everybody is told when a match has ended, and when one goes on trying."""
    menu: str
    """The question over several possible actions."""
    answer_no: str
    new_match: str
    begin: str
    seats: str
    seat: re.Pattern[str]
    easy: str


@dataclass(frozen=True, slots=True)
class Felt:
    """What fingers feel for, cell by cell as :func:`tests.robots.body.read_cells` spells it."""

    signs: Mapping[str, str]
    """Cells that are neither letters nor lowered digits."""
    joins_numbers: str
    """The cell between two numbers of which only the first has a number sign; empty: none."""
    main_menu: str
    edge: str
    over: re.Pattern[str]
    won: str
    menu: re.Pattern[str]
    refused: re.Pattern[str]
    answer_no: re.Pattern[str]
    new_match: str
    begin: str
    seats: str
    sure: re.Pattern[str]
    """What a routing key asks before something is final."""
    deeds: Mapping[str, tuple[str, ...]]
    """How what a key does begins in the list of commands."""


@dataclass(frozen=True, slots=True)
class Words:
    """A language as far as a robot has learned it."""

    language: str
    heard: Heard
    felt: Felt
    lines: Mapping[str, tuple[str, str]]
    """Lines of the setting-up menu and their values, as they are heard and as they are felt."""


@cache
def robot(game: str) -> Any:
    """Return what robots know of a game, a module, or None.

    It may have ``hears`` and ``feels``, which make one decision; by language ``LINES`` of the
    setting-up menu, ``DEEDS`` of the list of commands, ``MENU`` and ``SURE``, what its questions
    begin with; ``REFUSED``, how what does not go is felt; ``SHORT``, ``AT_ONCE`` and ``SELDOM``.
    """
    there = (_GAMES / game / "robot.py").is_file()
    return import_module(f"tests.games.{game}.robot") if there else None


def at_once(game: str) -> bool:
    """Tell whether anybody may act in a game at any time."""
    return bool(getattr(robot(game), "AT_ONCE", False))


@cache
def words(language: str, game: str = "") -> Words:
    """Return what a robot of ``language`` ("de" or "en") knows, and of a game what it is taught."""
    found = import_module(f"tests.robots.words_{language}").WORDS
    assert isinstance(found, Words)
    taught = robot(game) if game else None

    def told(what: str) -> Any:
        return getattr(taught, what, {}).get(language)

    def also(pattern: re.Pattern[str], more: str | None) -> re.Pattern[str]:
        return re.compile(f"{pattern.pattern}|{more}") if more else pattern

    felt = replace(
        found.felt,
        menu=also(found.felt.menu, told("MENU")),
        sure=also(found.felt.sure, told("SURE")),
        refused=also(found.felt.refused, told("REFUSED")),
        deeds={**found.felt.deeds, **(told("DEEDS") or {})},
    )
    return replace(found, felt=felt, lines={**found.lines, **(told("LINES") or {})})
