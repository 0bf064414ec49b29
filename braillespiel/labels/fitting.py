"""Making long labels fit: broken into lines, or shortened, for a whole deck."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Collection
from dataclasses import dataclass, replace

from braillespiel.labels.breaking import broken, broken_cells, short_forms
from braillespiel.labels.cells import is_braille, size
from braillespiel.labels.check import Limits
from braillespiel.labels.deck import CardSpec, Deck, in_language
from braillespiel.labels.notation import Label, Notation, cells_of, label_of, render
from braillespiel.labels.search import Clock, Felt, Taken, felt

_LONG = 6
"""Cells from which on a short form is offered: they take a finger a second, a sticker 40 mm."""
_WORD = 3
"""Letters of a value from which on it counts as a word."""
_TRIES = 400


def fits(label: Label, limits: Limits) -> bool:
    """Tell whether a label fits on its card."""
    (wide, high), room = size(label.lines, limits.profile), limits.room
    return wide <= room[0] + 1e-6 and high <= room[1] + 1e-6


@dataclass(frozen=True, slots=True)
class Wrapped:
    """Labels that were broken into lines."""

    texts: dict[str, str]
    """By card, lines parted by slashes."""
    left: tuple[str, ...]
    """Cards whose labels cannot be broken so that they fit."""


def wrapped(deck: Deck, notation: Notation, limits: Limits, clock: Clock) -> Wrapped:
    """Break every label that is too long into as many lines as the card holds."""
    texts, left = {}, []
    for label in render(deck, notation).labels:
        if fits(label, limits) or clock.over():
            continue
        text = _broken(label, notation, limits)
        if text is None:
            left.append(label.card)
        else:
            texts[label.card] = text
    return Wrapped(texts, tuple(left))


def _broken(label: Label, notation: Notation, limits: Limits) -> str | None:
    columns, rows = limits.cells
    lines: list[str] = []
    if label.text and not is_braille(label.text):
        for part in re.split(r"[\n/]", label.text):
            found = broken(
                part.strip(),
                columns,
                rows - len(lines),
                notation.language,
                lambda piece: len(cells_of(piece, notation)),
            )
            if found is None:
                return None
            lines += found
    else:
        for line in label.lines:
            found = broken_cells(line, columns, rows - len(lines))
            if found is None:
                return None
            lines += found
    made = replace(label, lines=tuple(cells_of(line, notation) for line in lines))
    if not label.text:
        made = replace(label, lines=tuple(lines))
    return "/".join(lines) if fits(made, limits) else None


@dataclass(frozen=True, slots=True)
class Shorts:
    """Short forms for values and for texts of cards."""

    values: dict[str, str]
    """By value."""
    texts: dict[str, str]
    """By card."""
    told: tuple[tuple[str, str], ...]
    """What stands on the cards (or the name of the value) and its short form."""

    def applied(self, notation: Notation) -> Notation:
        """Return a notation that uses them."""
        return replace(
            notation,
            values=notation.values | self.values,
            texts=notation.texts | self.texts,
        )

    def joined(self, more: Shorts) -> Shorts:
        """Return these and some more."""
        return Shorts(self.values | more.values, self.texts | more.texts, (*self.told, *more.told))

    @property
    def text(self) -> str:
        """All of them: "Aussetzen aus, Die Welt wel"."""
        return ", ".join(f"{name} {form}" for name, form in self.told)


NO_SHORTS = Shorts({}, {}, ())


def shortened(
    deck: Deck, notation: Notation, limits: Limits, clock: Clock, only: Collection[str] = ()
) -> Shorts:
    """Return short forms for long labels, values before single cards.

    A short form clashes with no other label, fits, and is the plainest that does. ``only`` keeps
    to some cards; without it all labels of more than six cells, or too long for a line of the
    card, are shortened.
    """
    labels = {label.card: label for label in render(deck, notation).labels}
    line = min(_LONG, limits.cells[0])
    long = {
        card
        for card, label in labels.items()
        if (card in only if only else label.columns > line or not fits(label, limits))
    }
    search = _Shortening(deck, notation, limits)
    for value in dict.fromkeys(card.value for card in deck.cards if card.id in long and card.value):
        if not clock.over():
            search.value(value)
    for card in deck.cards:
        if card.id in long and not clock.over():
            label = label_of(deck, card, search.notation)
            if label.columns > line or not fits(label, limits):
                search.card(card)
    return search.made


class _Shortening:
    """A search for short forms; what each found counts for those that come after it."""

    def __init__(self, deck: Deck, notation: Notation, limits: Limits) -> None:
        self._deck, self._limits = deck, limits
        self.notation = notation
        """With the short forms of values, which change many cards; those of cards are in made."""
        self.made = NO_SHORTS
        self._by_value: dict[str | None, list[CardSpec]] = defaultdict(list)
        self._felt: dict[str, Felt] = {}
        self._taken = Taken()
        self._begun: Counter[str] = Counter()
        for card in deck.cards:
            self._by_value[card.value].append(card)
            self._enter(card.id, felt(label_of(deck, card, notation), limits))

    def _enter(self, card: str, one: Felt) -> None:
        self._felt[card] = one
        self._taken.add(one)
        self._begun["".join(one.lines)[:2]] += 1

    def _leave(self, card: str) -> Felt:
        one = self._felt[card]
        self._taken.remove(one)
        self._begun["".join(one.lines)[:2]] -= 1
        return one

    def value(self, value: str) -> None:
        """Look for a short form of a value."""
        deck, notation = self._deck, self.notation
        entry = deck.values.get(value)
        word = in_language(entry.letters, notation.language) if entry else value
        cards = self._by_value[value]
        if sum(char.isalpha() for char in word) <= _WORD or not any(
            label_of(deck, card, notation).source == "derived" for card in cards
        ):
            return
        used = set(notation.values.values())
        before = [self._leave(card.id) for card in cards]
        for _, form in zip(range(_TRIES), short_forms(word), strict=False):
            shorter = replace(notation, values=notation.values | {value: form})
            if form not in used and self._fine(shorter, cards):
                name = in_language(entry.names, notation.language) if entry else value
                self.made = self.made.joined(Shorts({value: form}, {}, ((name, form),)))
                self.notation = shorter
                before = [felt(label_of(deck, card, shorter), self._limits) for card in cards]
                break
        for card, one in zip(cards, before, strict=True):
            self._enter(card.id, one)

    def card(self, card: CardSpec) -> None:
        """Look for a short form of the text of a card."""
        label = label_of(self._deck, card, self.notation)
        if not label.text:
            return
        before = self._leave(card.id)
        # A fan shows two cells: better a form that begins like no other label.
        first = None
        for _, form in zip(range(_TRIES), short_forms(label.text.replace("/", " ")), strict=False):
            shorter = replace(self.notation, texts={card.id: form})
            if self._fine(shorter, [card]):
                made = felt(label_of(self._deck, card, shorter), self._limits)
                first = first or (form, made)
                if self._begun["".join(made.lines[:1])[:2]] <= 0:
                    first = (form, made)
                    break
        if first:
            form, before = first
            self.made = self.made.joined(Shorts({}, {card.id: form}, ((label.name, form),)))
        self._enter(card.id, before)

    def _fine(self, notation: Notation, cards: list[CardSpec]) -> bool:
        """Tell whether labels fit, clash with no other one, and differ among themselves."""
        made = []
        for card in cards:
            label = label_of(self._deck, card, notation)
            if label.source == "hand":
                continue
            made.append(felt(label, self._limits))
            if not fits(label, self._limits) or label.unknown or self._taken.met_by(made[-1]):
                return False
        return len({one.shape for one in made}) == len({one.name for one in made})
