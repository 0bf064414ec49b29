"""Exercises that are made, not written: notation, display keys, find the card, read the row,
contractions of the week. Which task comes next depends on what was missed; no clock, no points.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, to_builtins

from braillespiel import languages
from braillespiel.engine.chance import below, sample, shuffle
from braillespiel.engine.malformed import converted
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.zones import Role
from braillespiel.lessons.contractions import Translate, by_frequency, contracts, letters_of
from braillespiel.lessons.format import LessonError
from braillespiel.output.braille.tables import basic
from braillespiel.words import bundle
from braillespiel.words.catalogue import Words, catalogue_path
from braillespiel.words.naming import Naming
from braillespiel.words.phrase import Phrase

Kind: TypeAlias = Literal["notation", "find-card", "read-row", "display-keys", "contractions"]
KINDS: tuple[Kind, ...] = ("notation", "find-card", "read-row", "display-keys", "contractions")
WITH_CARDS = ("ludoteca", "logomachy", "six")
"""Games whose hands hold the cards for the exercises."""
CHOICES = 4
ROW = 6
TASKS = 10
AGAIN_AFTER = 2
"""After so many other tasks, one that was missed comes again."""
TRIES = 3
"""So often a task comes at most: somebody who is stuck goes on, too."""
A_WEEK = 5
"""Contractions of one week."""
DISPLAY_KEYS = (
    *("BraillePanRight", "BraillePanLeft", "BrailleLineDown", "BrailleLineUp"),
    *("BrailleTop", "BrailleHome", "BrailleBottom", "BrailleBack"),
)
_ARGUMENT = re.compile(r"\{[^}]*\}")


def contracting(language: str) -> str:
    """Return the table of the contractions of a language, for readers whose own has none."""
    return languages.facts(language).contracted or "ueb-g2"


class Drill(Struct, frozen=True, forbid_unknown_fields=True):
    """An exercise as it travels in the place of a lesson; the tasks are made where it is done."""

    exercise: Kind
    game: str = WITH_CARDS[0]
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] = 0
    tasks: Annotated[int, Meta(ge=1, le=40)] = TASKS
    week: Annotated[int, Meta(ge=0, le=60)] = 0
    """Which contractions: those of this week of the year, the most frequent ones in week 1."""
    words: Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=200)] = ()
    """For contractions: words of the teacher's own; else those of the program's sentences."""


def given(name: str, seed: int = 0, week: int = 1, game: str = WITH_CARDS[0]) -> dict[str, Any]:
    """Return an exercise as a document, for whoever gives it. Raises LessonError."""
    if name not in KINDS:
        raise LessonError("lesson-step-unknown", step=name)
    return dict(to_builtins(Drill(name, game, seed, week=week)))


def is_drill(document: object) -> bool:
    """Tell whether a document is an exercise of this kind, not a lesson's file."""
    return isinstance(document, dict) and "exercise" in document


def read(document: object) -> Drill:
    """Return the exercise in a document. Raises PositionError or LessonError."""
    found = converted(document, Drill, "lesson")
    if found.game not in WITH_CARDS:
        raise LessonError("lesson-step-unknown", step=found.game)
    return found


# --- which task comes next -----------------------------------------------------------------------


class Practice:
    """Goes through items: one that was missed comes again after ``AGAIN_AFTER`` others."""

    def __init__(self, items: Sequence[str], seed: int, most: int) -> None:
        bits, order = Random(seed), list(items)
        shuffle(bits, order)
        self._queue = order[:most]
        self._tries: dict[str, int] = {}
        self.right = 0
        """Items that were right at once."""
        self.wrong = 0
        """Items that were missed at least once."""

    @property
    def item(self) -> str | None:
        """What is asked now; None at the end."""
        return self._queue[0] if self._queue else None

    @property
    def left(self) -> int:
        """How many tasks there are still, as far as is known."""
        return len(self._queue)

    def answer(self, right: bool) -> None:
        """Go on to the next item."""
        item = self._queue.pop(0)
        tries = self._tries[item] = self._tries.get(item, 0) + 1
        if tries == 1:
            self.right += right
            self.wrong += not right
        if not right and tries < TRIES:
            self._queue.insert(min(AGAIN_AFTER, len(self._queue)), item)


# --- tasks ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrillTask:
    """One task. ``shown`` is on the line: pieces in Braille wording; ``choices`` are the answers.

    ``place`` is the place that is asked for (from 1), 0 if none is; ``key`` the display's key.
    """

    shown: tuple[Phrase, ...] = ()
    choices: tuple[Phrase, ...] = ()
    right: int = 0
    place: int = 0
    key: str = ""

    @property
    def wanted(self) -> Phrase:
        """The right answer."""
        return self.choices[self.right]


class Tasks:
    """Makes the tasks of one exercise; each item has one at a time. ``table`` is the reader's."""

    def __init__(
        self,
        drill: Drill,
        language: str,
        table: str,
        translate: Translate,
        naming: Naming | None = None,
    ) -> None:
        self.drill = drill
        self._bits = Random(drill.seed + 1)
        self._translate = translate
        self.table = table if contracts(table) else contracting(language)
        self._cards: dict[str, Phrase] = {}
        self._words: dict[str, tuple[str, ...]] = {}
        if drill.exercise == "contractions":
            words = drill.words or program_words(language)
            weekly = of_the_week(words, self.table, translate, drill.week)
            self._words = dict(weekly)
            self.items: tuple[str, ...] = tuple(self._words)
        elif drill.exercise == "display-keys":
            self.items = DISPLAY_KEYS
        else:
            self._cards = cards(drill.game, language, drill.seed, naming)
            self.items = tuple(self._cards)
        self.practice = Practice(self.items, drill.seed, drill.tasks)

    def task(self) -> DrillTask | None:
        """Make the task for the item that is asked now; None at the end."""
        item = self.practice.item
        if item is None:
            return None
        if self.drill.exercise == "display-keys":
            return DrillTask(key=item)
        if self.drill.exercise == "contractions":
            return self._contraction(item)
        if self.drill.exercise == "notation":
            return self._among((self._cards[item],), item)
        return self._row(item)

    def _others(self, item: str, count: int) -> list[Phrase]:
        """Return other cards, those that differ least first: the same letter or the same value."""
        wanted = self._cards[item]
        others = [card for key, card in self._cards.items() if key != item]
        shuffle(self._bits, others)
        return sorted(others, key=lambda card: -_alike(card.braille, wanted.braille))[:count]

    def _among(self, shown: tuple[Phrase, ...], item: str) -> DrillTask:
        choices = [self._cards[item], *self._others(item, CHOICES - 1)]
        shuffle(self._bits, choices)
        return DrillTask(shown, tuple(choices), choices.index(self._cards[item]))

    def _row(self, item: str) -> DrillTask:
        wanted = self._cards[item]
        row = [wanted, *self._others(item, ROW - 1)]
        shuffle(self._bits, row)
        if self.drill.exercise == "find-card":
            return DrillTask(tuple(row), tuple(row), row.index(wanted))
        choices = [wanted, *sample(self._bits, [one for one in row if one != wanted], CHOICES - 1)]
        shuffle(self._bits, choices)
        return DrillTask(tuple(row), tuple(choices), choices.index(wanted), row.index(wanted) + 1)

    def _contraction(self, item: str) -> DrillTask:
        words = self._words[item]
        word = words[below(self._bits, len(words))]
        others = [one for key in self._words if key != item for one in self._words[key]]
        shuffle(self._bits, others)
        near = sorted(dict.fromkeys(others), key=lambda one: abs(len(one) - len(word)))
        choices = [word, *[one for one in near if one != word][: CHOICES - 1]]
        shuffle(self._bits, choices)
        cells = self._translate(word, self.table).cells
        told = tuple(Phrase(one, one, self._letter_by_letter(one)) for one in choices)
        return DrillTask((Phrase(item, item, cells),), told, choices.index(word))

    def _letter_by_letter(self, word: str) -> str:
        return self._translate(word, basic(self.table)).cells


def _alike(one: str, other: str) -> int:
    return len(set(one) & set(other))


def of_the_week(
    words: Iterable[str], table: str, translate: Translate, week: int
) -> list[tuple[str, tuple[str, ...]]]:
    """Return the contractions of a week with words that have them: week by week rarer ones."""
    every = [each for each in by_frequency(words, table, translate) if len(each[0]) > 1]
    weeks = max(1, len(every) // A_WEEK)
    first = (max(0, week - 1) % weeks) * A_WEEK
    return every[first : first + A_WEEK]


@cache
def program_words(language: str) -> tuple[str, ...]:
    """Return the words of what the program itself writes on the Braille line, each once."""
    found: set[str] = set()
    for name in ("client", "network", "classroom", *registry.catalogues(WITH_CARDS[0])):
        for entry in bundle.entries(catalogue_path(name, language)).values():
            lines = (line for line in entry.splitlines() if line.lstrip().startswith(".braille"))
            found.update(letters_of(_ARGUMENT.sub(" ", line.partition("=")[2]) for line in lines))
    return tuple(sorted(found))


def cards(game: str, language: str, seed: int, naming: Naming | None = None) -> dict[str, Phrase]:
    """Return cards as they lie in hands of a game, by their notation; at least eight of them."""
    rules = registry.game(game)
    words = Words(language, ("client", *registry.catalogues(game)), naming)
    found: dict[str, Phrase] = {}
    for number in range(20):
        match = Match(rules, 2, rules.resolve({}), seed + number)
        presenter = registry.presenter_type(game)(words, ["A", "B"], 0)
        for zone in presenter.zones(match.state.view(0)):
            if zone.role is Role.HAND and zone.owner in (0, None):
                found.update((item.text.braille, item.text) for item in zone.items)
        if len(found) >= 2 * CHOICES:
            break
    return found
