"""Remedies for what the check found: tried together, and what they changed."""

from __future__ import annotations

import string
from collections import Counter
from dataclasses import dataclass, field, replace
from functools import cached_property

from braillespiel.labels.cells import dots_name
from braillespiel.labels.check import CONTRACTED, STRIPS, Limits, check, clear_cards, translated
from braillespiel.labels.deck import Deck, in_language
from braillespiel.labels.fitting import NO_SHORTS, shortened, wrapped
from braillespiel.labels.letters import letters_of
from braillespiel.labels.notation import LabelSet, Notation, letter_of, render
from braillespiel.labels.search import LETTER, MARK, Clock, LetterChoice, Letters, Marks
from braillespiel.labels.shapes import LabelFinding
from braillespiel.output.braille.tables import usual

_SIGN = 2
"""What number signs for the whole deck weigh, beside the letters and marks of the search."""


@dataclass(frozen=True, slots=True)
class Change:
    """One remedy that was applied: letter, sign, mark, wrap, short or table."""

    kind: str
    names: tuple[str, ...] = ()
    """Print texts of the cards, where it is about single cards."""
    facts: dict[str, str | int] = field(default_factory=dict)
    cards: tuple[str, ...] = ()
    """Ids of the cards, where it is about single cards."""


@dataclass(frozen=True)
class Fix:
    """One way to mend a deck."""

    labels: LabelSet
    limits: Limits
    changes: tuple[Change, ...]

    @cached_property
    def findings(self) -> tuple[LabelFinding, ...]:
        """What a check of these labels finds."""
        return check(self.labels, self.limits)

    @property
    def weight(self) -> int:
        """How much there is to be learned: a letter less than a mark."""
        weights = {"letter": LETTER, "mark": MARK, "sign": _SIGN}
        return sum(weights.get(change.kind, 0) for change in self.changes)

    @property
    def cost(self) -> tuple[int, ...]:
        """Cards in errors and in warnings, then weight, fan and cells: the less the better."""
        cards = {"error": 0, "warning": 0, "note": 0}
        for one in self.findings:
            cards[one.severity] += max(len(one.cards), 1)
        seen = sum(int(one.facts["clear"]) for one in self.findings if one.kind == "fan")
        cells = sum(len(line) for label in self.labels.labels for line in label.lines)
        return cards["error"], cards["warning"], self.weight, -seen, cells


@dataclass(frozen=True, slots=True)
class Fixed:
    """A deck's labels after the remedies, and what is left to find."""

    way: Fix
    gave_up: bool = False
    """Time was up before everything was tried: this is the best that was found."""

    @property
    def labels(self) -> LabelSet:
        """The labels after the remedies."""
        return self.way.labels

    @property
    def changes(self) -> tuple[Change, ...]:
        """The remedies that were applied."""
        return self.way.changes

    @property
    def findings(self) -> tuple[LabelFinding, ...]:
        """What a check of the labels finds now; it is made when it is asked for."""
        return self.way.findings


def lettered(deck: Deck, notation: Notation, limits: Limits, clock: Clock) -> Notation:
    """Return the notation with the best letters for colours whose letters nobody has named.

    They come from the words and differ from each other; other colours keep theirs.

    Raises:
        LabelError: as in :func:`braillespiel.labels.notation.render`.
    """
    if not any(one.free for one in deck.colours.values()):
        return notation
    search = Letters(deck, notation, limits, clock)
    edges = search.left({})
    free = [key for key, one in deck.colours.items() if one.free and search.matters(key, edges)]
    if not free:
        return notation
    offered = {key: _offered(deck, notation, key)[:1] for key in free}
    choice = _best(deck, search, notation, limits, offered)
    return replace(notation, letters=notation.letters | choice.letters)


def fix(
    deck: Deck,
    notation: Notation,
    limits: Limits,
    *,
    clock: Clock | None = None,
    short: bool = False,
) -> Fixed:
    """Look for the mends that together leave the fewest conflicts, and apply them.

    Tried are a table without contractions, other letters for colours, line breaks, marks behind
    single labels, and number signs for the whole deck, these only where a fan can still be read
    with them. Among ways that leave the same conflicts the one with the least to learn wins: a
    letter for a colour rather than marks on cards. Labels that cannot be broken are shortened,
    with ``short`` all long ones.

    Raises:
        LabelError: as in :func:`braillespiel.labels.notation.render`.
    """
    clock = clock or Clock()
    changes: tuple[Change, ...] = ()
    if notation.table in CONTRACTED and translated(render(deck, notation)):
        table = usual(notation.language)
        changes = (Change("table", facts={"before": notation.table, "after": table}),)
        notation = replace(notation, table=table)
    best = _mended(deck, notation, limits, clock, changes, short)
    signed = notation.signed()
    able = notation.scheme.digits != "signed" and not notation.scheme.stacked
    if able and best.weight > _SIGN and _readable(deck, notation, signed, limits):
        way = _mended(deck, signed, limits, clock, (*changes, Change("sign")), short)
        best = min(best, way, key=lambda one: one.cost)
    return Fixed(best, clock.gave_up)


def _readable(deck: Deck, before: Notation, after: Notation, limits: Limits) -> bool:
    """Tell whether every fan still tells at least half as many cards apart."""
    for strip in STRIPS:
        was, now = (
            clear_cards(
                ((one.name, one.lines) for one in render(deck, notation).labels),
                limits.shown(strip),
            )[0]
            for notation in (before, after)
        )
        if 2 * now < was:
            return False
    return True


def _mended(
    deck: Deck,
    notation: Notation,
    limits: Limits,
    clock: Clock,
    changes: tuple[Change, ...],
    short: bool,
) -> Fix:
    search = Letters(deck, notation, limits, clock)
    if edges := search.left({}):
        able = [key for key in deck.colours if search.matters(key, edges)]
        offered = {key: _offered(deck, notation, key) for key in able}
        choice = _best(deck, search, notation, limits, offered)
        changes += _letter_changes(deck, notation, choice)
        notation = replace(notation, letters=notation.letters | choice.letters)
    shorts = shortened(deck, notation, limits, clock) if short else NO_SHORTS
    notation = shorts.applied(notation)
    breaking = clock.again()  # However long other searches took, long labels are broken.
    lines = wrapped(deck, notation, limits, breaking)
    clock.gave_up |= breaking.gave_up
    notation = replace(notation, texts=notation.texts | lines.texts)
    if lines.left:
        more = shortened(deck, notation, limits, clock, lines.left)
        notation, shorts = more.applied(notation), shorts.joined(more)
    marks = Marks(deck, notation, limits, clock).solve()
    notation = replace(notation, marks=notation.marks | marks)
    labels = render(deck, notation)
    names = {label.card: label.name for label in labels.labels}
    if shorts.told:
        cards = tuple(
            card.id for card in deck.cards if card.id in shorts.texts or card.value in shorts.values
        )
        changes += (Change("short", (), {"forms": shorts.text}, cards),)
    if lines.texts:
        cards = tuple(lines.texts)
        rows = max(text.count("/") for text in lines.texts.values()) + 1
        changes += (Change("wrap", tuple(names[card] for card in cards), {"lines": rows}, cards),)
    changes += tuple(
        Change("mark", (names[card],), {"dots": "-".join(map(dots_name, mark))}, (card,))
        for card, mark in marks.items()
    )
    return Fix(labels, limits, changes)


def _letter_changes(deck: Deck, notation: Notation, choice: LetterChoice) -> tuple[Change, ...]:
    return tuple(
        Change(
            "letter",
            facts={
                "colour": in_language(deck.colours[colour].names, notation.language),
                "before": letter_of(deck.colours[colour], notation),
                "after": letter,
                "id": colour,
            },
        )
        for colour, letter in choice.letters.items()
    )


Waves = list[list[str]]
"""Letters for one colour: the better ones in an earlier list."""


def _offered(deck: Deck, notation: Notation, colour: str) -> Waves:
    """Return letters for a colour: the deck's own or those of its name, then the rest of a to z.

    None of them is another colour's, or the label of another card.
    """
    entry = deck.colours[colour]
    given = entry.alternatives.get(notation.language, entry.alternatives.get("*", ()))
    name = in_language(entry.names, notation.language)
    taken = {letter_of(one, notation).casefold() for one in deck.colours.values()} | {
        in_language(card.braille, notation.language).casefold() for card in deck.cards
    }
    waves: Waves = []
    for wave in (given, letters_of(name), tuple(string.ascii_lowercase)):
        waves.append([letter for letter in dict.fromkeys(wave) if letter not in taken])
        taken.update(waves[-1])
    return [waves[0] or waves[1], *([waves[1]] if waves[0] else []), waves[2]]


def _best(
    deck: Deck, search: Letters, notation: Notation, limits: Limits, offered: dict[str, Waves]
) -> LetterChoice:
    """Return the lightest choice; among equals the one that keeps most initials, then letters of
    earlier waves, then the better fan.
    """
    wave_of = {
        (colour, letter): number
        for colour, waves in offered.items()
        for number, wave in enumerate(waves)
        for letter in wave
    }
    shown = Counter(limits.shown(strip) for strip in STRIPS)
    initials = {
        key
        for key, colour in deck.colours.items()
        if letter_of(colour, notation)
        in letters_of(in_language(colour.names, notation.language))[:1]
    }

    def value(choice: LetterChoice) -> tuple[int, ...]:
        lost = sum(colour in initials for colour in choice.letters)
        return lost, sum(wave_of[pair] for pair in choice.letters.items())

    def unseen(choice: LetterChoice) -> int:
        labels = [(one.name, one.lines) for one in search.labels(choice.letters)]
        return -sum(times * clear_cards(labels, cells)[0] for cells, times in shown.items())

    # Colours that stand first in the deck keep their letters if others can give way.
    flat = {
        colour: [one for wave in waves for one in wave]
        for colour, waves in reversed(offered.items())
    }
    return search.best(flat, value, unseen)
