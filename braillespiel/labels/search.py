"""The search for letters and marks that leave no two labels alike: exact if possible.

Two labels clash when one feels like the other as it lies, upside down, or read backwards. Clashes
are between pairs, so all cards of one colour with one letter are a block: how two blocks clash is
found once, and any choice of letters is then a sum of what is known.
"""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations, product
from typing import NamedTuple

from braillespiel.labels.cells import Shape, shape, size
from braillespiel.labels.check import Limits
from braillespiel.labels.deck import Deck
from braillespiel.labels.notation import Label, Notation, label_of

SECONDS = 5.0
"""How long the search takes at most; it ends with the best that it has."""
LETTER, MARK = 2, 3
"""What another letter for a colour weighs, and a mark on a card: a rule is easier to learn."""
_SMALL = 6
"""So many cards that clash with each other are marked in the best way, more one by one."""
_STEPS = 60_000
_MOST_MARKS = 1000
_MANY = 40
"""More labels than this that are all the same nobody mends card by card."""
_CELLS = ("⠄", "⠠", "⠤", "⠿")
MARKS = (*_CELLS, *(one + two for one in _CELLS for two in _CELLS))
"""Trailing marks, from the lightest."""

Edge = tuple[str, str]


_monotonic = time.monotonic


class Clock:
    """How long a search may go on; ``now`` returns seconds."""

    def __init__(self, seconds: float = SECONDS, now: Callable[[], float] | None = None) -> None:
        self._now = now or _monotonic
        self._seconds = seconds
        self._end = self._now() + seconds
        self.gave_up = False

    def again(self) -> Clock:
        """Return a clock of its own for another task, which has as long as this one had."""
        return Clock(self._seconds, self._now)

    def over(self) -> bool:
        """Tell whether time is up, and remember that it was."""
        self.gave_up = self.gave_up or self._now() >= self._end
        return self.gave_up


class Felt(NamedTuple):
    """A label as a finger meets it."""

    card: str
    name: str
    shape: Shape
    turned: Shape
    backwards: tuple[str, str]
    """Cells and the cells in the other order, where a letter could be taken for a digit."""
    lines: tuple[str, ...]


def felt(label: Label, limits: Limits) -> Felt:
    """Return what of a label can clash with another."""
    ambiguous = (
        len(label.lines) == 1 and len(label.lines[0]) == 2 and set(label.roles[0]) == {"l", "d"}
    )
    line = label.lines[0] if ambiguous and not limits.oriented else ""
    here = shape(label.lines, limits.profile)
    turned = b"" if limits.oriented else shape(label.lines, limits.profile, turned=True)
    return Felt(label.card, label.name, here, turned, (line, line[::-1]), label.lines)


def clashes(ones: Iterable[Felt], others: Sequence[Felt]) -> Iterator[Edge]:
    """Yield each pair of cards of two blocks (or of one with itself) that clash, once.

    Of very many labels that are all the same only neighbours are paired.
    """
    by_shape: dict[Shape, list[Felt]] = defaultdict(list)
    by_line: dict[str, list[Felt]] = defaultdict(list)
    for other in others:
        if other.shape:
            by_shape[other.shape].append(other)
        if other.backwards[0]:
            by_line[other.backwards[0]].append(other)
    places: dict[str, int] = {}
    for group in by_shape.values():
        if len(group) > _MANY:
            places |= {other.card: place for place, other in enumerate(group)}
    seen = set()
    for one in ones:
        met: list[Felt] = []
        if one.shape:
            met += _few(by_shape.get(one.shape, []), one, places)
            met += _few(by_shape.get(one.turned, []), one, places)
        if one.backwards[1]:
            met += _few(by_line.get(one.backwards[1], []), one, places)
        for other in met:
            edge = (min(one.card, other.card), max(one.card, other.card))
            if one.name != other.name and one.card != other.card and edge not in seen:
                seen.add(edge)
                yield edge


def _few(group: list[Felt], one: Felt, places: dict[str, int]) -> list[Felt]:
    if len(group) <= _MANY:
        return group
    at = places.get(one.card, 0)
    return group[at : at + 2]


@dataclass(frozen=True, slots=True)
class LetterChoice:
    """Letters for colours, and what they leave."""

    letters: dict[str, str] = field(default_factory=dict)
    """Only those that differ from the notation's."""
    edges: tuple[Edge, ...] = ()
    weight: int = 0


class Letters:
    """All choices of letters for the colours of a deck in one notation."""

    def __init__(self, deck: Deck, notation: Notation, limits: Limits, clock: Clock) -> None:
        self._deck, self._notation, self._limits, self._clock = deck, notation, limits, clock
        cards = defaultdict(list)
        for card in deck.cards:
            cards[card.colour if card.colour in deck.colours else None].append(card)
        self._cards = cards
        self._blocks: dict[tuple[str | None, str], list[Felt]] = {}
        self._edges: dict[tuple[object, object], tuple[Edge, ...]] = {}

    def _block(self, colour: str | None, letter: str) -> list[Felt]:
        key = (colour, letter)
        if key not in self._blocks:
            notation = self._notation
            if colour is not None and letter:
                notation = replace(notation, letters=notation.letters | {colour: letter})
            self._blocks[key] = [
                felt(label_of(self._deck, card, notation), self._limits)
                for card in self._cards[colour]
            ]
        return self._blocks[key]

    def _between(
        self, one: tuple[str | None, str], two: tuple[str | None, str]
    ) -> tuple[Edge, ...]:
        key = (one, two)
        if key not in self._edges:
            self._edges[key] = tuple(clashes(self._block(*one), self._block(*two)))
        return self._edges[key]

    def left(self, letters: dict[str, str]) -> tuple[Edge, ...]:
        """Return the clashes that a choice leaves."""
        blocks = [(colour, letters.get(colour or "", "")) for colour in self._cards]
        return tuple(
            edge
            for number, one in enumerate(blocks)
            for two in blocks[number:]
            for edge in self._between(one, two)
        )

    def matters(self, colour: str, edges: Sequence[Edge]) -> bool:
        """Tell whether another letter for a colour could do anything about some clashes."""
        lasting = set(self._lasting())
        touched = {card for edge in edges if edge not in lasting for card in edge}
        if not any(card.id in touched for card in self._cards.get(colour, ())):
            return False
        one, two = (self._block(colour, letter) for letter in "xz")
        return any(x.lines != z.lines for x, z in zip(one, two, strict=True))

    def _lasting(self) -> list[Edge]:
        """Return clashes inside blocks that are there with any letter."""
        lasting = [] if None not in self._cards else [*self._between((None, ""), (None, ""))]
        for colour in self._cards:
            if colour is not None:
                one, two = (set(self._between((colour, x), (colour, x))) for x in "xz")
                lasting += sorted(one & two)
        return lasting

    def labels(self, letters: dict[str, str]) -> list[Felt]:
        """Return all labels with a choice of letters."""
        return [
            one
            for colour in self._cards
            for one in self._block(colour, letters.get(colour or "", ""))
        ]

    def choices(self, offered: Mapping[str, Sequence[str]]) -> Iterator[LetterChoice]:
        """Yield choices by how many colours change, in the order of what is ``offered``.

        Ends when time is up, or after very many, which counts as the same.
        """
        colours = [colour for colour in offered if colour in self._cards and offered[colour]]
        steps = 0
        for count in range(len(colours) + 1):
            for changed in combinations(colours, count):
                for picked in product(*(offered[colour] for colour in changed)):
                    steps += 1
                    if steps > _STEPS:
                        self._clock.gave_up = True
                    if self._clock.over():
                        return
                    if len(set(picked)) < len(picked):
                        continue
                    letters = dict(zip(changed, picked, strict=True))
                    edges = self.left(letters)
                    weight = LETTER * count + MARK * len(cover(edges))
                    yield LetterChoice(letters, edges, weight)

    def best(
        self,
        offered: Mapping[str, Sequence[str]],
        value: Callable[[LetterChoice], tuple[int, ...]],
        unseen: Callable[[LetterChoice], int],
    ) -> LetterChoice:
        """Return the lightest choice; among equals the one of the least ``value``, then the least
        ``unseen`` (which is asked only where it decides), then the first.

        Choices that change so many letters that they must weigh more are not looked at.
        """
        least = MARK * _apart(self._lasting())
        found: LetterChoice | None = None
        rank: tuple[int, ...] = ()
        hidden: int | None = None
        for choice in self.choices(offered):
            count = len(choice.letters)
            if found and count > len(found.letters) and LETTER * count + least >= found.weight:
                break
            if found is not None and choice.weight > found.weight:
                continue
            new = (choice.weight, *value(choice))
            if found is None or new < rank:
                found, rank, hidden = choice, new, None
            elif new == rank:
                hidden = unseen(found) if hidden is None else hidden
                if (more := unseen(choice)) < hidden:
                    found, hidden = choice, more
        return found or LetterChoice({}, self.left({}))


def cover(edges: Sequence[Edge]) -> set[str]:
    """Return a few cards that touch all edges: the one with most edges first."""
    covered: set[str] = set()
    rest = list(edges)
    while rest:
        degree: dict[str, int] = defaultdict(int)
        for edge in rest:
            for card in edge:
                degree[card] += 1
        most = max(degree, key=lambda card: degree[card])
        covered.add(most)
        rest = [edge for edge in rest if most not in edge]
    return covered


def _apart(edges: Iterable[Edge]) -> int:
    """Return how many clashes share no card: at least so many cards need a mark."""
    met: set[str] = set()
    count = 0
    for edge in edges:
        if not met & set(edge):
            met |= set(edge)
            count += 1
    return count


class Marks:
    """Marks behind labels until none clashes; labels that cannot take one stay as they are."""

    def __init__(self, deck: Deck, notation: Notation, limits: Limits, clock: Clock) -> None:
        self._deck, self._notation, self._limits, self._clock = deck, notation, limits, clock
        self._specs = {card.id: card for card in deck.cards}
        self._order = {card.id: place for place, card in enumerate(deck.cards)}
        self._made: dict[Edge, Felt | None] = {}
        self._own = {
            card.id
            for card in deck.cards
            if label_of(deck, card, notation).source != "derived" or not card.colour
        }

    def _marked(self, card: str, mark: str) -> Felt | None:
        """Return a card with a mark, or None if the label gets too long."""
        if (card, mark) not in self._made:
            notation = replace(self._notation, marks=self._notation.marks | {card: mark})
            label = label_of(self._deck, self._specs[card], notation)
            wide, high = size(label.lines, self._limits.profile)
            room = self._limits.room
            fits = wide <= room[0] + 1e-6 and high <= room[1] + 1e-6
            self._made[card, mark] = felt(label, self._limits) if fits else None
        return self._made[card, mark]

    def solve(self) -> dict[str, str]:
        """Return marks by card: for groups of few cards the fewest and shortest that do."""
        plain = {
            card.id: felt(label_of(self._deck, card, self._notation), self._limits)
            for card in self._deck.cards
        }
        blank = {card: one for card, one in plain.items() if not one.shape}
        now = {card: one for card, one in plain.items() if one.shape}
        marks: dict[str, str] = {}
        for card in blank:
            self._one(card, now, marks, ("⠿", *MARKS))
        for group in _groups(list(clashes(now.values(), list(now.values())))):
            cards = sorted(group, key=lambda card: (card not in self._own, -self._order[card]))
            if self._clock.over() or len(cards) > _SMALL or not self._exact(cards, now, marks):
                self._one_by_one(cards, now, marks)
        return marks

    def _exact(self, cards: list[str], now: dict[str, Felt], marks: dict[str, str]) -> bool:
        """Mark the fewest of some cards, with the fewest cells."""
        others = [one for card, one in now.items() if card not in cards]
        taken = Taken(others)
        for count in range(1, len(cards)):
            tries = [
                (sum(map(len, picked)), marked, picked)
                for marked in combinations(cards, count)
                for picked in product(MARKS if count < 3 else _CELLS, repeat=count)
            ]
            for _, marked, picked in sorted(tries, key=lambda one: one[0]):
                if self._clock.over():
                    return False
                made = [self._marked(*pair) for pair in zip(marked, picked, strict=True)]
                fresh = [one for one in made if one is not None]
                if len(fresh) < count or any(taken.met_by(one) for one in fresh):
                    continue
                whole = [*fresh, *(now[card] for card in cards if card not in marked)]
                if next(clashes(whole, whole), None) is None:
                    marks |= dict(zip(marked, picked, strict=True))
                    now |= {one.card: one for one in fresh}
                    return True
        return False

    def _one_by_one(self, cards: list[str], now: dict[str, Felt], marks: dict[str, str]) -> None:
        for _ in cards:
            if self._clock.over() or len(marks) > _MOST_MARKS:
                return
            edges = list(clashes([now[card] for card in cards], list(now.values())))
            free = [card for card in cards if card not in marks]
            degree = {card: sum(card in edge for edge in edges) for card in free}
            for card in sorted(free, key=lambda card: -degree[card]):
                if degree[card] and self._one(card, now, marks, MARKS):
                    break
            else:
                return

    def _one(
        self, card: str, now: dict[str, Felt], marks: dict[str, str], offered: Sequence[str]
    ) -> bool:
        taken = Taken([one for other, one in now.items() if other != card])
        for mark in offered:
            made = self._marked(card, mark)
            if made is not None and made.shape and not taken.met_by(made):
                marks[card], now[card] = mark, made
                return True
        return False


class Taken:
    """What labels there are already, to be asked whether a new one clashes with any."""

    def __init__(self, others: Iterable[Felt] = ()) -> None:
        self._shapes: dict[Shape, Counter[str]] = defaultdict(Counter)
        self._lines: dict[str, Counter[str]] = defaultdict(Counter)
        for other in others:
            self.add(other)

    def add(self, one: Felt) -> None:
        """Put a label in."""
        self._count(one, 1)

    def remove(self, one: Felt) -> None:
        """Take a label out that was put in."""
        self._count(one, -1)

    def _count(self, one: Felt, number: int) -> None:
        self._shapes[one.shape][one.name] += number
        if one.backwards[0]:
            self._lines[one.backwards[0]][one.name] += number

    def met_by(self, one: Felt) -> bool:
        """Tell whether a label clashes with one of them."""
        met = [self._shapes.get(one.shape), self._shapes.get(one.turned)]
        if one.backwards[1]:
            met.append(self._lines.get(one.backwards[1]))
        return any(
            count > 0 and name != one.name
            for names in met
            if names
            for name, count in names.items()
        )


def _groups(edges: Sequence[Edge]) -> list[set[str]]:
    """Return the connected groups of cards, in the order of their first edge."""
    groups: list[set[str]] = []
    for edge in edges:
        touched = [group for group in groups if group & set(edge)]
        merged = set(edge).union(*touched)
        groups = [group for group in groups if group not in touched] + [merged]
    return groups
