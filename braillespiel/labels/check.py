"""The check of a whole deck before anything is produced.

Findings are data; :mod:`braillespiel.labels.report` words them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from braillespiel.labels.cells import dots_name, size
from braillespiel.labels.deck import Deck, in_language
from braillespiel.labels.dimensions import CardSize, Profile
from braillespiel.labels.notation import Label, LabelSet, letter_of
from braillespiel.labels.shapes import LabelFinding, alike, finding, nearly, swapped
from braillespiel.output.braille import louis, tables

__all__ = ["LabelFinding", "Limits", "check", "conflicts"]

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
    oriented: bool = False
    """Labels have a cut corner or a base line, so that a finger knows which way up they are."""
    sticker: tuple[float, float] | None = None
    """Width and height in mm that a sticker leaves for dots, if labels go on stickers."""

    @property
    def room(self) -> tuple[float, float]:
        """Width and height in mm that a label may take on the card, and on its sticker."""
        if self.card.shape == "lozenge":
            # The widest box of the usual proportions inside a rhombus, in its middle.
            wide, high = self.card.width / 2 - self.margin, self.card.height / 2 - self.margin
        else:
            wide, high = self.card.width - 2 * self.margin, self.card.height - 2 * self.margin
        sticker = self.sticker or (wide, high)
        return min(wide, sticker[0]), min(high, sticker[1])

    @property
    def turns(self) -> tuple[int, ...]:
        """Degrees by which a label may lie turned, beside upside down: a lozenge has three ways to
        lie in a pile, and on a table it may lie on its side."""
        return (60, 90, 120, 240, 270, 300) if self.card.shape == "lozenge" else ()

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


def check(label_set: LabelSet, limits: Limits) -> tuple[LabelFinding, ...]:
    """Return all findings about a deck's labels, the gravest first, in the order of the deck."""
    labels = label_set.labels
    felt = [label for label in labels if any(label.lines)]
    found = [
        *_unknown(label_set),
        *_blank(labels),
        *_too_long(labels, limits),
        *alike(felt, limits.profile, oriented=limits.oriented, turns=limits.turns),
        *swapped(labels, oriented=limits.oriented),
        *_tables(label_set),
        *_remarks(label_set.deck),
        *_entry(label_set),
        *_letters(label_set),
        *_as_display(label_set),
        *_unread(label_set),
        *nearly(felt),
        *_letters_and_digits(labels),
        *_fan(labels, limits),
    ]
    if limits.margin < LEAST_MARGIN:
        found.append(
            LabelFinding(
                "margin", "warning", facts={"margin": limits.margin, "least": LEAST_MARGIN}
            )
        )
    order = {"error": 0, "warning": 1, "note": 2}
    return tuple(sorted(found, key=lambda finding: order[finding.severity]))


def conflicts(findings: Iterable[LabelFinding]) -> tuple[int, int]:
    """Return how many errors and how many warnings there are."""
    kinds = [finding.severity for finding in findings]
    return kinds.count("error"), kinds.count("warning")


def _unknown(label_set: LabelSet) -> list[LabelFinding]:
    """Signs that the table has no cells for, by sign."""
    by_sign: dict[str, list[Label]] = defaultdict(list)
    for label in label_set.labels:
        for sign in label.unknown:
            by_sign[sign].append(label)
    return [
        finding(
            "unknown-sign",
            "error",
            labels,
            ("other-sign",),
            sign=sign,
            code=f"U+{ord(sign):04X}",
            table=label_set.notation.table,
        )
        for sign, labels in by_sign.items()
    ]


def _remarks(deck: Deck) -> list[LabelFinding]:
    """What was odd about the deck file: unknown columns, and cells without a column."""
    return [
        LabelFinding(
            remark.kind,
            "warning" if remark.kind == "surplus" else "note",
            remedies=("cells",) if remark.kind == "surplus" else (),
            facts={"line": remark.line, "text": remark.text},
        )
        for remark in deck.remarks
    ]


def _entry(label_set: LabelSet) -> list[LabelFinding]:
    """What must be known of a deck of the catalogue: whose it is, and that nobody had the box."""
    deck, language = label_set.deck, label_set.notation.language
    if deck.entry is None:
        return []
    name = in_language(deck.names, language)
    found = []
    if deck.sold:
        facts: dict[str, str | int | float] = {"deck": name, "publisher": deck.entry.publisher}
        found.append(LabelFinding("sold", "note", facts=facts))
    if not deck.entry.checked:
        counted = in_language(deck.entry.counted_from, language)
        found.append(LabelFinding("unchecked", "note", facts={"deck": name, "from": counted}))
    return found


def _letters(label_set: LabelSet) -> list[LabelFinding]:
    """Which letter stands for which colour, where nobody has chosen it."""
    notation = label_set.notation
    colours = label_set.deck.colours
    if notation.scheme.signs or not any(colour.free for colour in colours.values()):
        return []
    pairs = [
        f"{in_language(colour.names, notation.language)} {letter_of(colour, notation)}"
        for colour in colours.values()
    ]
    return [LabelFinding("letters", "note", facts={"letters": ", ".join(pairs)})]


def _as_display(label_set: LabelSet) -> list[LabelFinding]:
    """Whether a deck that is to be written as on the display is written in another way."""
    deck, notation = label_set.deck, label_set.notation
    if in_language(deck.schemes, notation.language) != "display" or notation.as_client:
        return []
    return [LabelFinding("not-as-display", "note")]


def _unread(label_set: LabelSet) -> list[LabelFinding]:
    """Whether labels are in French Braille: no French reader has felt them yet."""
    notation = label_set.notation
    used = {notation.table, notation.cards if notation.scheme.digits == "display" else ""}
    spoken = {info.language for info in map(tables.known, used) if info is not None}
    return [LabelFinding("unread", "note")] if "fr" in spoken else []


def _blank(labels: Sequence[Label]) -> list[LabelFinding]:
    return [
        finding("blank", "error", [label], ("mark", "hand"))
        for label in labels
        if not any(dots_name(cell) != "0" for line in label.lines for cell in line)
    ]


def _too_long(labels: Sequence[Label], limits: Limits) -> list[LabelFinding]:
    wide, high = limits.room
    found = []
    for label in labels:
        width, height = size(label.lines, limits.profile)
        if width > wide + 1e-6 or height > high + 1e-6:
            columns, rows = limits.cells
            found.append(
                finding(
                    "too-long",
                    "error",
                    [label],
                    ("wrap", "short", "size", "hand"),
                    cells=label.columns,
                    lines=len(label.lines),
                    room_cells=columns,
                    room_lines=rows,
                    margin=limits.margin,
                    place="sticker" if limits.sticker else "card",
                )
            )
    return found


def translated(label_set: LabelSet) -> list[Label]:
    """Return the labels that a table translates, and shortens if it is a contracted one."""
    return [label for label in label_set.labels if any("t" in roles for roles in label.roles)]


def _tables(label_set: LabelSet) -> list[LabelFinding]:
    table = label_set.notation.table
    by_table = translated(label_set)
    if table in CONTRACTED and by_table:
        return [finding("contracted", "warning", by_table, ("table",), table=table)]
    if table not in _PROVES:
        return []
    found = []
    for label in by_table:
        if label.source != "text" or label.unknown or any(map(str.isdigit, label.text)):
            continue
        back = " ".join(louis.back_translate(line, table) for line in label.lines)
        meant = label.text.replace("/", " ")
        if _plain(back) != _plain(meant) and label.card not in label_set.notation.marks:
            found.append(
                finding(
                    "back-translation", "warning", [label], ("hand",), text=meant, back=back.strip()
                )
            )
    return found


def _plain(text: str) -> str:
    return "".join(text.casefold().split())


def _letters_and_digits(labels: Sequence[Label]) -> list[LabelFinding]:
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
        finding(
            "letter-digit",
            "note",
            shown,
            ("sign",),
            cells=" ".join(both),
            dots=", ".join(dots_name(cell) for cell in both),
        )
    ]


def clear_cards(shown: Iterable[tuple[str, Sequence[str]]], cells: int) -> tuple[int, int]:
    """Return how many names (with the lines of their labels) so many cells tell apart, and of how
    many."""
    groups: dict[tuple[str, ...], set[str]] = defaultdict(set)
    names = set()
    for name, lines in shown:
        groups[tuple(line[:cells] for line in lines)].add(name)
        names.add(name)
    return sum(1 for group in groups.values() if len(group) == 1), len(names)


def _fan(labels: Sequence[Label], limits: Limits) -> list[LabelFinding]:
    """How much of the labels shows in a fan, and whether that tells the cards apart."""
    if limits.card.shape != "card":
        return []
    found = []
    for strip in STRIPS:
        cells = limits.shown(strip)
        clear, kinds = clear_cards(((label.name, label.lines) for label in labels), cells)
        found.append(
            LabelFinding(
                "fan",
                "note",
                facts={"strip": strip, "cells": cells, "clear": clear, "kinds": kinds},
            )
        )
    return found
