"""Remedies for what the check found, and what they changed."""

from __future__ import annotations

import string
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from braillespiel.labels.cells import FULL, dots_name
from braillespiel.labels.check import CONTRACTED, Finding, Limits, check
from braillespiel.labels.deck import Deck, in_language
from braillespiel.labels.notation import TABLES, LabelSet, Notation, render

_CELLS = ("⠄", "⠠", "⠤", "⠿")
_MARKS = (*_CELLS, *(one + two for one in _CELLS for two in _CELLS))
"""Trailing marks, from the lightest."""
_MOST_ROUNDS = 200


@dataclass(frozen=True, slots=True)
class Change:
    """One remedy that was applied: letter, sign, mark, wrap or table."""

    kind: str
    names: tuple[str, ...] = ()
    """Print texts of the cards, where it is about single cards."""
    facts: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Fixed:
    """A deck's labels after the remedies, and what is left to find."""

    labels: LabelSet
    findings: tuple[Finding, ...]
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True)
class _Attempt:
    notation: Notation
    labels: LabelSet
    findings: tuple[Finding, ...]
    changes: tuple[Change, ...]

    @property
    def cost(self) -> tuple[int, int]:
        """How many cards are in errors, and how many in warnings."""
        cards = {"error": 0, "warning": 0, "note": 0}
        for finding in self.findings:
            cards[finding.severity] += max(len(finding.cards), 1)
        return cards["error"], cards["warning"]


def fix(deck: Deck, notation: Notation, limits: Limits) -> Fixed:
    """Apply remedies until no conflict is left, or none of them helps any more.

    In this order, each only where the one before leaves a conflict: a table without contractions,
    a mark or line break on cards with a text of their own, another letter for a colour, the number
    sign for the whole deck, both, a mark behind any single label. One rule for a deck is easier
    to learn than exceptions, so the first way that leaves no conflict wins, else the one that
    leaves fewest.

    Raises:
        LabelError: as in :func:`braillespiel.labels.notation.render`.
    """
    start = _try(deck, notation, limits, ())
    if notation.table in CONTRACTED and any(f.kind == "contracted" for f in start.findings):
        table = TABLES.get(notation.language, "ueb-g1")
        change = Change("table", facts={"before": notation.table, "after": table})
        start = _try(deck, replace(notation, table=table), limits, (change,))
    start = _single_cards(deck, start, limits, ("mark", "wrap"))
    ways = []
    if any("letter" in finding.remedies for finding in _conflicting(start)):
        ways.append(_other_letters(deck, start, limits))
    if notation.scheme.digits != "signed" and not notation.scheme.stacked:
        signed = _try(deck, start.notation.signed(), limits, (*start.changes, Change("sign")))
        ways += [signed, _other_letters(deck, signed, limits)]
    best = start
    for way in ways:
        if way.cost < best.cost:
            best = way
        if best.cost == (0, 0):
            break
    if best.cost != (0, 0):
        best = _single_cards(deck, best, limits, ())
    return Fixed(best.labels, best.findings, best.changes)


def _conflicting(attempt: _Attempt) -> list[Finding]:
    return [finding for finding in attempt.findings if finding.severity != "note"]


def _try(deck: Deck, notation: Notation, limits: Limits, changes: tuple[Change, ...]) -> _Attempt:
    labels = render(deck, notation)
    return _Attempt(notation, labels, check(labels, limits), changes)


def _other_letters(deck: Deck, start: _Attempt, limits: Limits) -> _Attempt:
    """Exchange colour letters one by one as long as that leaves fewer conflicts."""
    best = start
    for _ in deck.colours:
        if best.cost == (0, 0):
            break
        ahead = best
        for colour, letter in _letter_candidates(deck, best):
            letters = best.notation.letters | {colour: letter}
            before = _letter(deck, best.notation, colour)
            name = in_language(deck.colours[colour].names, best.notation.language)
            change = Change("letter", facts={"colour": name, "before": before, "after": letter})
            attempt = _try(
                deck,
                replace(best.notation, letters=letters),
                limits,
                (*best.changes, change),
            )
            if attempt.cost < ahead.cost:
                ahead = attempt
            if ahead.cost == (0, 0):
                break
        if ahead is best:
            break
        best = ahead
    return best


def _letter(deck: Deck, notation: Notation, colour: str) -> str:
    given = notation.letters.get(colour)
    return given or in_language(deck.colours[colour].letters, notation.language)


def _letter_candidates(deck: Deck, attempt: _Attempt) -> Iterator[tuple[str, str]]:
    """Yield (colour, letter): the deck's own alternatives first, then letters of the name."""
    notation = attempt.notation
    cards = {card for finding in _conflicting(attempt) for card in finding.cards}
    colours = dict.fromkeys(
        card.colour for card in deck.cards if card.colour in deck.colours and card.id in cards
    )
    taken = {_letter(deck, notation, colour) for colour in deck.colours}
    for wave in ("given", "name", "any"):
        for colour in colours:
            if colour is None or colour in notation.letters:
                continue
            entry = deck.colours[colour]
            given = entry.alternatives.get(notation.language, entry.alternatives.get("*", ()))
            name = in_language(entry.names, notation.language).casefold()
            letters = {"given": given, "name": tuple(name), "any": tuple(string.ascii_lowercase)}
            for letter in dict.fromkeys(letters[wave]):
                plain = wave == "given" or letter in string.ascii_lowercase
                if plain and letter not in taken:
                    yield colour, letter


def _single_cards(deck: Deck, start: _Attempt, limits: Limits, first: tuple[str, ...]) -> _Attempt:
    """Mark or break the labels of single cards, one conflict after the other.

    ``first`` keeps to findings whose best remedy is one of these; empty means all findings.
    """
    best = start
    for _ in range(_MOST_ROUNDS):
        better = next(
            (
                attempt
                for finding in _conflicting(best)
                if not first or finding.remedies[:1] in [(way,) for way in first]
                for attempt in _single(deck, best, finding, limits)
                if attempt.cost < best.cost
            ),
            None,
        )
        if better is None:
            break
        best = better
    return best


def _single(deck: Deck, start: _Attempt, finding: Finding, limits: Limits) -> Iterator[_Attempt]:
    notation = start.notation
    if "wrap" in finding.remedies:
        card, name = finding.cards[0], finding.names[0]
        if card not in notation.wrapped:
            changed = replace(notation, wrapped=notation.wrapped | {card})
            yield _try(deck, changed, limits, (*start.changes, Change("wrap", (name,))))
    if "mark" in finding.remedies:
        marks = (FULL,) if finding.kind == "blank" else _MARKS
        own_text = {label.card for label in start.labels.labels if label.source != "derived"}
        pairs = list(zip(finding.cards, finding.names, strict=True))
        pairs = [*pairs[::-1]]
        pairs.sort(key=lambda pair: pair[0] not in own_text)
        for card, name in pairs:
            if card in notation.marks:
                continue
            for mark in marks:
                changed = replace(notation, marks=notation.marks | {card: mark})
                change = Change("mark", (name,), {"dots": "-".join(map(dots_name, mark))})
                yield _try(deck, changed, limits, (*start.changes, change))
