"""Making long labels fit: broken into lines, or shortened, for a whole deck."""

from __future__ import annotations

import re
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
    made = NO_SHORTS
    for value in dict.fromkeys(card.value for card in deck.cards if card.id in long and card.value):
        if not clock.over():
            made = made.joined(_value(deck, made.applied(notation), limits, value))
    for card in deck.cards:
        if card.id in long and not clock.over():
            label = label_of(deck, card, made.applied(notation))
            if label.columns > line or not fits(label, limits):
                made = made.joined(_card(deck, made.applied(notation), limits, card))
    return made


def _value(deck: Deck, notation: Notation, limits: Limits, value: str) -> Shorts:
    entry = deck.values.get(value)
    word = in_language(entry.letters, notation.language) if entry else value
    cards = [card for card in deck.cards if card.value == value]
    if sum(char.isalpha() for char in word) <= _WORD or not any(
        label_of(deck, card, notation).source == "derived" for card in cards
    ):
        return NO_SHORTS
    taken = set(notation.values.values())
    others = _felt(deck, notation, limits, [card for card in deck.cards if card.value != value])
    for _, form in zip(range(_TRIES), short_forms(word), strict=False):
        shorter = replace(notation, values=notation.values | {value: form})
        if form not in taken and _fine(deck, shorter, limits, cards, others):
            name = in_language(entry.names, notation.language) if entry else value
            return Shorts({value: form}, {}, ((name, form),))
    return NO_SHORTS


def _card(deck: Deck, notation: Notation, limits: Limits, card: CardSpec) -> Shorts:
    label = label_of(deck, card, notation)
    if not label.text:
        return NO_SHORTS
    rest = [one for one in deck.cards if one.id != card.id]
    others = _felt(deck, notation, limits, rest)
    # A fan shows two cells: better a form that begins like no other label.
    begun = {"".join(label_of(deck, one, notation).lines)[:2] for one in rest}
    first = NO_SHORTS
    for _, form in zip(range(_TRIES), short_forms(label.text.replace("/", " ")), strict=False):
        shorter = replace(notation, texts=notation.texts | {card.id: form})
        if _fine(deck, shorter, limits, [card], others):
            found = Shorts({}, {card.id: form}, ((label.name, form),))
            if label_of(deck, card, shorter).lines[0][:2] not in begun:
                return found
            first = first if first.told else found
    return first


def _felt(deck: Deck, notation: Notation, limits: Limits, cards: list[CardSpec]) -> Taken:
    return Taken([felt(label_of(deck, card, notation), limits) for card in cards])


def _fine(
    deck: Deck, notation: Notation, limits: Limits, cards: list[CardSpec], others: Taken
) -> bool:
    made: list[Felt] = []
    for card in cards:
        label = label_of(deck, card, notation)
        if label.source == "hand":
            continue
        made.append(felt(label, limits))
        if not fits(label, limits) or label.unknown or others.met_by(made[-1]):
            return False
    return len({one.shape for one in made}) == len({one.name for one in made})
