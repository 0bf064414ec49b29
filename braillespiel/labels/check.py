"""The check of a whole deck before anything is produced.

A finger on a loose card has no baseline, so labels are compared as dot shapes wherever they lie,
as they are, upside down, and mirrored. Findings are data; :mod:`braillespiel.labels.report` words
them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from braillespiel.labels.cells import Shape, dots_name, shape, size
from braillespiel.labels.dimensions import CardSize, Profile
from braillespiel.labels.notation import Label, LabelSet
from braillespiel.output.braille import louis

Severity = Literal["error", "warning", "note"]

CONTRACTED = ("de-g1", "de-g2", "ueb-g2", "fr-g2")
"""Tables that are no good on labels: what they shorten cannot be told from notation."""
_PROVES = ("de-g0", "ueb-g1")
"""Tables whose back-translation was seen to be right."""

STRIPS = (12.0, 15.0, 20.0)
"""Widths in mm of the strip that a card shows in a fan."""
MARGIN = 6.0
"""From the edge of the card to the edge of the nearest dot, mm (volunteer transcribers: 6.35)."""
LEAST_MARGIN = 3.0


@dataclass(frozen=True, slots=True)
class Limits:
    """What a label must fit."""

    profile: Profile
    card: CardSize
    margin: float = MARGIN

    @property
    def room(self) -> tuple[float, float]:
        """Width and height in mm that a label may take on the card."""
        if self.card.shape == "lozenge":
            # The widest box of the usual proportions inside a rhombus, in its middle.
            return (self.card.width / 2 - self.margin, self.card.height / 2 - self.margin)
        return (self.card.width - 2 * self.margin, self.card.height - 2 * self.margin)

    @property
    def cells(self) -> tuple[int, int]:
        """How many cells and lines fit on the card."""
        wide, high = self.room
        dots = self.profile.dot + self.profile.base
        columns = int((wide - dots + 1e-6) // self.profile.cell) + 1
        rows = int((high - dots - self.profile.dot + 1e-6) // self.profile.line) + 1
        return max(columns, 0), max(rows, 0)

    def shown(self, strip: float) -> int:
        """Return how many cells show in a fan whose cards are ``strip`` mm apart."""
        room = strip - self.margin - self.profile.dot - self.profile.base
        return max(int((room + 1e-6) // self.profile.cell) + 1, 0)


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that the check found."""

    kind: str
    """blank, equal, too-long, same-shape, upside-down, swapped, mirrored, letter-digit,
    back-translation, contracted, fan, margin."""
    severity: Severity
    cards: tuple[str, ...] = ()
    """Ids of the cards that it is about."""
    names: tuple[str, ...] = ()
    """What stands on them."""
    remedies: tuple[str, ...] = ()
    """letter, sign, mark, wrap, table, size, hand: what helps, the best first."""
    facts: dict[str, str | int | float] = field(default_factory=dict)


def check(label_set: LabelSet, limits: Limits) -> tuple[Finding, ...]:
    """Return all findings about a deck's labels, the gravest first, in the order of the deck."""
    labels = label_set.labels
    found = [
        *_blank(labels),
        *_too_long(labels, limits),
        *_alike(label_set, limits.profile),
        *_swapped(labels),
        *_tables(label_set),
        *_letters_and_digits(labels),
        *_fan(labels, limits),
    ]
    if limits.margin < LEAST_MARGIN:
        found.append(
            Finding("margin", "warning", facts={"margin": limits.margin, "least": LEAST_MARGIN})
        )
    order = {"error": 0, "warning": 1, "note": 2}
    return tuple(sorted(found, key=lambda finding: order[finding.severity]))


def conflicts(findings: Iterable[Finding]) -> tuple[int, int]:
    """Return how many errors and how many warnings there are."""
    kinds = [finding.severity for finding in findings]
    return kinds.count("error"), kinds.count("warning")


def _finding(
    kind: str,
    severity: Severity,
    labels: Sequence[Label],
    remedies: tuple[str, ...],
    **facts: str | int | float,
) -> Finding:
    return Finding(
        kind,
        severity,
        tuple(label.card for label in labels),
        tuple(label.name for label in labels),
        remedies,
        facts,
    )


def _blank(labels: Sequence[Label]) -> list[Finding]:
    return [
        _finding("blank", "error", [label], ("mark", "hand"))
        for label in labels
        if not any(dots_name(cell) != "0" for line in label.lines for cell in line)
    ]


def _too_long(labels: Sequence[Label], limits: Limits) -> list[Finding]:
    wide, high = limits.room
    found = []
    for label in labels:
        width, height = size(label.lines, limits.profile)
        if width > wide + 1e-6 or height > high + 1e-6:
            columns, rows = limits.cells
            found.append(
                _finding(
                    "too-long",
                    "error",
                    [label],
                    ("wrap", "size", "hand"),
                    cells=label.columns,
                    lines=len(label.lines),
                    room_cells=columns,
                    room_lines=rows,
                    margin=limits.margin,
                )
            )
    return found


def _alike(label_set: LabelSet, profile: Profile) -> list[Finding]:
    """Equal labels, and those that feel the same as they are, upside down or mirrored."""
    labels = [label for label in label_set.labels if any(label.lines)]
    shapes = {label.card: shape(label.lines, profile) for label in labels}
    by_shape: dict[Shape, list[Label]] = defaultdict(list)
    for label in labels:
        if shapes[label.card]:
            by_shape[shapes[label.card]].append(label)
    found: list[Finding] = []
    for group in by_shape.values():
        if len({label.name for label in group}) < 2:
            continue
        if len({label.lines for label in group}) == 1:
            found.append(_finding("equal", "error", group, (*_ways(group), "hand")))
        else:
            found.append(_finding("same-shape", "warning", group, _ways(group)))
    seen = set()
    for kind, severity in (("upside-down", "warning"), ("mirrored", "note")):
        for label in labels:
            flipped = shape(
                label.lines, profile, turned=kind == "upside-down", mirrored=kind == "mirrored"
            )
            if not flipped or flipped == shapes[label.card]:
                continue
            for other in by_shape.get(flipped, ()):
                pair = (kind, *sorted((label.card, other.card)))
                if pair not in seen and other.name != label.name:
                    seen.add(pair)
                    grade: Severity = "warning" if severity == "warning" else "note"
                    found.append(_finding(kind, grade, [label, other], _ways([label, other])))
    return found


def _ways(group: Sequence[Label]) -> tuple[str, ...]:
    """Return the remedies for labels that are taken for each other, the best first.

    A card with a text of its own takes a mark more easily than the deck another rule.
    """
    if not any(label.text for label in group):
        return ("mark",)
    if not all(label.source == "derived" for label in group):
        return ("mark", "letter", "sign") if any(label.colour for label in group) else ("mark",)
    return ("letter", "sign", "mark") if any(label.colour for label in group) else ("sign", "mark")


def _swapped(labels: Sequence[Label]) -> list[Finding]:
    """Labels of two cells that become each other when read in the other order.

    A letter a to j and a digit without number sign are the same cell: g5 is also "7 e".
    """
    ambiguous = {
        label.lines[0]: label
        for label in labels
        if len(label.lines) == 1 and len(label.lines[0]) == 2 and set(label.roles[0]) == {"l", "d"}
    }
    found = []
    for cells, label in ambiguous.items():
        other = ambiguous.get(cells[::-1])
        if other is not None and cells < cells[::-1]:
            found.append(_finding("swapped", "warning", [label, other], ("letter", "sign")))
    return found


def _tables(label_set: LabelSet) -> list[Finding]:
    table = label_set.notation.table
    by_table = [label for label in label_set.labels if any("t" in roles for roles in label.roles)]
    if table in CONTRACTED and by_table:
        return [_finding("contracted", "warning", by_table, ("table",), table=table)]
    if table not in _PROVES:
        return []
    found = []
    for label in by_table:
        if label.source != "text" or any(char.isdigit() for char in label.text):
            continue
        back = " ".join(louis.back_translate(line, table) for line in label.lines)
        meant = label.text.replace("/", " ")
        if _plain(back) != _plain(meant) and label.card not in label_set.notation.marks:
            found.append(
                _finding(
                    "back-translation", "warning", [label], ("hand",), text=meant, back=back.strip()
                )
            )
    return found


def _plain(text: str) -> str:
    return "".join(text.casefold().split())


def _letters_and_digits(labels: Sequence[Label]) -> list[Finding]:
    """Cells that are a letter on one card and a digit on another."""
    letters: dict[str, Label] = {}
    digits: dict[str, Label] = {}
    for label in labels:
        for line, roles in zip(label.lines, label.roles, strict=True):
            for cell, role in zip(line, roles, strict=True):
                if role in "ls":
                    letters.setdefault(cell, label)
                elif role == "d":
                    digits.setdefault(cell, label)
    both = [cell for cell in letters if cell in digits]
    if not both:
        return []
    shown = list(
        {label.card: label for cell in both for label in (letters[cell], digits[cell])}.values()
    )
    return [
        _finding(
            "letter-digit",
            "note",
            shown,
            ("sign",),
            cells=" ".join(both),
            dots=", ".join(dots_name(cell) for cell in both),
        )
    ]


def _fan(labels: Sequence[Label], limits: Limits) -> list[Finding]:
    """How much of the labels shows in a fan, and whether that tells the cards apart."""
    if limits.card.shape != "card":
        return []
    found = []
    for strip in STRIPS:
        cells = limits.shown(strip)
        groups: dict[tuple[str, ...], set[str]] = defaultdict(set)
        for label in labels:
            groups[tuple(line[:cells] for line in label.lines)].add(label.name)
        clear = sum(1 for names in groups.values() if len(names) == 1)
        kinds = len({label.name for label in labels})
        found.append(
            Finding(
                "fan",
                "note",
                facts={"strip": strip, "cells": cells, "clear": clear, "kinds": kinds},
            )
        )
    return found
