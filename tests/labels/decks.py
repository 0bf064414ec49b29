"""Small decks for the tests, drawn as the cells that their cards should get."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from braillespiel.labels import dimensions
from braillespiel.labels.check import LabelFinding, Limits, check
from braillespiel.labels.deck import CardSpec, CatalogueEntry, Deck
from braillespiel.labels.notation import LabelSet, Notation, render
from braillespiel.labels.reading import deck_from_csv, load

MARBURG = dimensions.profile("marburg-medium")
POKER = dimensions.card_size("poker")
LIMITS = Limits(MARBURG, POKER)


SOLD = Deck(
    id="robots",
    names={"*": "Robots"},
    card="poker",
    cards=(CardSpec("a1", 2, prints={"*": "a1"}, braille={"*": "ab"}),),
    entry=CatalogueEntry(
        edition={"*": "second edition, 2025"},
        counted_from={"*": "the publisher's rules, page 2"},
        counted_by="Anna",
        date=date(2026, 11, 24),
        checked=False,
        publisher="Example Games",
        languages=("de",),
    ),
)
"""A game that is sold, as the catalogue describes one."""


def labels(
    name: str, language: str = "de", scheme: str | None = None, table: str | None = None
) -> LabelSet:
    """Return the labels of a deck that comes with the program."""
    deck = load(name)
    return render(deck, Notation.of(deck, language, scheme, table))


def limits(label_set: LabelSet) -> Limits:
    """Return the limits of a deck's own card size."""
    return Limits(MARBURG, dimensions.card_size(label_set.deck.card))


def by_hand(**cells: str) -> LabelSet:
    """Return labels by the name of the card: Unicode Braille (lines parted by slashes) or text."""
    cards = tuple(
        CardSpec(id=name, copies=1, prints={"*": name}, braille={"*": text} if text else {})
        for name, text in cells.items()
    )
    deck = Deck(id="hand", names={"*": "by hand"}, card="poker", cards=cards)
    return render(deck, Notation.of(deck, "de"))


def csv(text: str, language: str = "de", scheme: str | None = None) -> LabelSet:
    """Return the labels of a deck from a spreadsheet."""
    deck = deck_from_csv(text, "sheet.csv")
    return render(deck, Notation.of(deck, language, scheme))


def found(label_set: LabelSet, kind: str, within: Limits = LIMITS) -> list[tuple[str, ...]]:
    """Return the cards of every finding of one kind, each pair in alphabetical order."""
    return [tuple(sorted(one.cards)) for one in check(label_set, within) if one.kind == kind]


def first(label_set: LabelSet, kind: str, within: Limits = LIMITS) -> LabelFinding:
    """Return the first finding of a kind."""
    return next(one for one in check(label_set, within) if one.kind == kind)


def cells(label_set: LabelSet) -> dict[str, str]:
    """Return the cells of every card."""
    return {label.card: "/".join(label.lines) for label in label_set.labels}


def with_margin(margin: float) -> Limits:
    """Return the limits of a poker card with another margin."""
    return replace(LIMITS, margin=margin)
