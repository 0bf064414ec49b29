"""The part of a deck that its owner may replace: resources, bonus goals, names and texts.

Pure data and its checks; :mod:`braillespiel.games.ludoteca.decks` reads the files.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from braillespiel import languages
from braillespiel.decoding import convert
from braillespiel.engine.contract import OptionError
from braillespiel.games.ludoteca.cards import NAMED, PILLARS
from braillespiel.validation_errors import misfit

Names = dict[str, str]
"""Language code to text."""

STEPS = ("discard", "draw", "others-draw", "give", "lay", "look", "pick", "trade")
"""The named effects that resource actions are composed of."""
MAX_RESOURCES = 40
MAX_COPIES = 4
FEWEST_GOALS = 4
"""Every seat gets a goal of its own."""


class DeckError(OptionError):
    """A deck file cannot be used; details hold ``where`` and what was found there."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One named effect of a resource."""

    do: Literal["discard", "draw", "others-draw", "give", "lay", "look", "pick", "trade"]
    """discard: discard cards of one's choice · draw: draw cards · others-draw: every other player
    draws · give: give cards to players of one's choice · lay: lay up to so many cards or
    combinations · look: look at the top cards of the draw pile, keep some, put the rest back in
    any order · pick: take any cards of the discard pile · trade: swap a card for one drawn blind
    from a player."""
    count: int = 1
    """How many cards (times, for lay and trade), 1-6."""
    keep: int = 1
    """look only: how many of them are kept."""


class Need(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The condition of a bonus goal, on the own table at the round's end."""

    what: Literal[
        "rows", "begun", "closed", "same-value", "four-of-a-kinds", "resources", "helpers", "span"
    ]
    """rows: rows of ``length`` or more · begun: pillars begun or completed · closed: rows closed
    this round · same-value: cards of ``value`` in one row · four-of-a-kinds · resources: resources
    in the area · helpers: helper cards in own rows · span: closed rows that begin with 8."""
    count: int = 1
    length: int = 3
    """rows only."""
    value: int = 4
    """same-value only, 1-8."""


class ResourceCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A resource card."""

    id: str
    steps: tuple[Step, ...]
    name: Names
    text: Names = {}
    sign: Names = {}
    """Its card notation; without it the first three letters of the name."""
    copies: int = 2


class GoalCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bonus-goal card."""

    id: str
    need: Need
    name: Names
    text: Names = {}


class PillarName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pillar: its name, a short name for brief wording, and its letter in card notation."""

    name: Names
    short: Names
    letter: Names


class CardName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A helper or extra card: its name, a short one, its notation, and its text."""

    name: Names
    short: Names
    sign: Names
    text: Names = {}


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a deck file says."""

    resource: tuple[ResourceCard, ...]
    goal: tuple[GoalCard, ...]
    title: Names = {}
    pillar: dict[str, PillarName] = {}
    card: dict[str, CardName] = {}


def said(names: Names, language: str, instead: str = "") -> str:
    """Return a text in ``language``, else in English, German, any language, or ``instead``."""
    for code in (*languages.chain(language), "de"):
        if names.get(code):
            return names[code]
    return next(iter(names.values()), instead)


def read_deck(data: Any) -> Deck:
    """Check ``data`` (a deck file's content) and return the deck; raises DeckError."""
    try:
        deck = convert(data, Deck)
    except msgspec.ValidationError:
        wrong = misfit(data, Deck)
        name = wrong.facts.get("field", "")
        where = ".".join(part for part in (wrong.where, name) if part)
        raise DeckError("deck-shape", where=where, fault=wrong.fault, **wrong.facts) from None
    _check_resources(deck)
    _check_goals(deck)
    for letter in deck.pillar:
        if letter not in tuple(PILLARS):
            raise DeckError("deck-pillar", where=f"pillar.{letter}", known=" ".join(PILLARS))
    for name in deck.card:
        if name not in NAMED:
            raise DeckError("deck-card", where=f"card.{name}", known=" ".join(NAMED))
    return deck


def _check_range(where: str, found: int, low: int, high: int) -> None:
    if not low <= found <= high:
        raise DeckError("deck-range", where=where, found=found, low=low, high=high)


def _check_unique(kind: str, ids: list[str]) -> None:
    for number, name in enumerate(ids, 1):
        if not name:
            raise DeckError("deck-empty", where=f"{kind} {number}: id")
        if name in ids[: number - 1]:
            raise DeckError("deck-twice", where=f"{kind} {number}", found=name)


def _check_resources(deck: Deck) -> None:
    _check_unique("resource", [card.id for card in deck.resource])
    _check_range("resource", len(deck.resource), 1, MAX_RESOURCES)
    for card in deck.resource:
        where = f"resource {card.id}"
        _check_range(f"{where}: copies", card.copies, 1, MAX_COPIES)
        _check_range(f"{where}: steps", len(card.steps), 1, 6)
        if not any(card.name.values()):
            raise DeckError("deck-empty", where=f"{where}: name")
        for number, step in enumerate(card.steps, 1):
            _check_range(f"{where}: step {number}: count", step.count, 1, 6)
            if step.do == "look":
                _check_range(f"{where}: step {number}: keep", step.keep, 0, step.count)


def _check_goals(deck: Deck) -> None:
    _check_unique("goal", [card.id for card in deck.goal])
    if len(deck.goal) < FEWEST_GOALS:
        raise DeckError("deck-few-goals", found=len(deck.goal), low=FEWEST_GOALS)
    for card in deck.goal:
        where = f"goal {card.id}"
        if not any(card.name.values()):
            raise DeckError("deck-empty", where=f"{where}: name")
        _check_range(f"{where}: count", card.need.count, 1, 12)
        _check_range(f"{where}: length", card.need.length, 1, 20)
        _check_range(f"{where}: value", card.need.value, 1, 8)
