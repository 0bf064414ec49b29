"""What a robot of one language knows: the words it listens or feels for, and how to spell.

Nothing of it comes from the client: whoever learns to play learns these words by playing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module


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
    # Logomachy
    word_turn: str
    takes: re.Pattern[str]
    """Group 1 or 2: what a card takes."""
    and_more: re.Pattern[str]
    counted: re.Pattern[str]
    middle: str
    # Hexaducto
    in_hand: re.Pattern[str]
    nowhere: str
    nothing_hidden: re.Pattern[str]
    choose_pile: re.Pattern[str]
    finishes: re.Pattern[str]
    # Ludoteca
    draw: str
    promising: Mapping[str, int]
    """What a line says, and how good that is."""
    # Cubus
    no_build: re.Pattern[str]
    points: re.Pattern[str]
    # SIX
    fits: re.Pattern[str]
    to_lay: re.Pattern[str]
    free: re.Pattern[str]
    lift: str
    three_dice: str
    roll: re.Pattern[str]


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
    """What a routing key asks before the match ends or a row is closed."""
    deeds: Mapping[str, tuple[str, ...]]
    """How what a key does begins in the list of commands, in one game or another."""
    # Logomachy
    unknown_word: re.Pattern[str]
    # Hexaducto
    in_hand: re.Pattern[str]
    choose_pile: re.Pattern[str]
    nowhere: str
    nothing_hidden: str
    # Ludoteca
    draw: str
    actions: tuple[str, ...]
    choice: re.Pattern[str]
    # Cubus
    places: str
    """The sign of the zone that lists where a box may go."""
    no_build: re.Pattern[str]
    taking_down: re.Pattern[str]
    # SIX
    fits: re.Pattern[str]
    to_lay: re.Pattern[str]
    free: re.Pattern[str]
    lift: str
    you: str
    rolling: re.Pattern[str]


@dataclass(frozen=True, slots=True)
class Words:
    """A language as far as a robot has learned it."""

    short: Sequence[str]
    """Short words for the letter game."""
    heard: Heard
    felt: Felt


def words(language: str) -> Words:
    """Return what a robot of ``language`` ("de" or "en") knows."""
    found = import_module(f"tests.robots.words_{language}").WORDS
    assert isinstance(found, Words)
    return found


SHORTEST = 3
"""Letters of a word, by the rules of the letter game."""


def spelled(
    short: Sequence[str], own: list[str], middle: list[str]
) -> Iterator[list[tuple[bool, int]]]:
    """Return words of one own letter and letters of the middle, the longest first.

    A word is given as (from the hand, index) for each letter.
    """
    long_enough = [word for word in short if len(word) >= SHORTEST]
    for word in sorted(long_enough, key=len, reverse=True):
        for mine in range(len(word)):
            if word[mine] not in own:
                continue
            rest = list(middle)
            found: list[tuple[bool, int]] = []
            for place, letter in enumerate(word):
                if place == mine:
                    found.append((True, own.index(letter)))
                elif letter in rest:
                    found.append((False, rest.index(letter)))
                    rest[rest.index(letter)] = ""
                else:
                    break
            else:
                yield found
                break
