"""Labels as a finger feels them: which labels of a deck can be mistaken for each other.

A finger on a loose card has no baseline, so labels are compared as dot shapes wherever they lie,
as they are, upside down, and mirrored.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from braillespiel.labels.cells import PLACES, Shape, dots_of, points, shape
from braillespiel.labels.dimensions import Profile
from braillespiel.labels.layout import slanted
from braillespiel.labels.notation import Label

_MOST_PAIRS = 6

Severity = Literal["error", "warning", "note"]


@dataclass(frozen=True, slots=True)
class LabelFinding:
    """One thing that the check found."""

    kind: str
    """blank, equal, too-long, unknown-sign, same-shape, upside-down, turned, swapped, mirrored,
    nearly, nearly-turned, letter-digit, back-translation, contracted, fan, margin; from the deck
    letters, column, surplus, left-out, own-deck, house; not-as-display, unread; and short, a
    proposal."""
    severity: Severity
    cards: tuple[str, ...] = ()
    """Ids of the cards that it is about."""
    names: tuple[str, ...] = ()
    """What stands on them."""
    remedies: tuple[str, ...] = ()
    """orient, letter, sign, mark, wrap, short, table, size, hand, other-sign: what helps, the best
    first."""
    facts: dict[str, str | int | float] = field(default_factory=dict)


def finding(
    kind: str,
    severity: Severity,
    labels: Sequence[Label],
    remedies: tuple[str, ...] = (),
    **facts: str | int | float,
) -> LabelFinding:
    """Return a finding about some labels."""
    return LabelFinding(
        kind,
        severity,
        tuple(label.card for label in labels),
        tuple(label.name for label in labels),
        remedies,
        facts,
    )


def alike(
    labels: Sequence[Label],
    profile: Profile,
    *,
    oriented: bool = False,
    turns: Sequence[int] = (),
) -> list[LabelFinding]:
    """Return equal labels, and those that feel the same as they are, upside down or mirrored.

    ``oriented`` labels tell a finger which way up they are, so that those which are another one
    upside down are only noted. ``turns`` are other ways that a card may lie, in degrees.
    """
    shapes = {label.card: shape(label.lines, profile) for label in labels}
    by_shape: dict[Shape, list[Label]] = defaultdict(list)
    for label in labels:
        if shapes[label.card]:
            by_shape[shapes[label.card]].append(label)
    found: list[LabelFinding] = []
    for group in by_shape.values():
        if len({label.name for label in group}) < 2:
            continue
        if len({label.lines for label in group}) == 1:
            found.append(finding("equal", "error", group, (*_ways(group), "hand")))
        else:
            found.append(finding("same-shape", "warning", group, _ways(group)))
    firsts = {
        shape: list({label.lines: label for label in reversed(group)}.values())[::-1]
        for shape, group in by_shape.items()
    }
    seen = set()
    turned: Severity = "note" if oriented else "warning"
    kinds: tuple[tuple[str, Severity], ...] = (("upside-down", turned), ("mirrored", "note"))
    # Equal labels were told above: one of each kind is enough here.
    different = list({label.lines: label for label in reversed(labels)}.values())[::-1]
    for kind, severity in kinds:
        for label in different:
            flipped = shape(
                label.lines, profile, turned=kind == "upside-down", mirrored=kind == "mirrored"
            )
            if not flipped or flipped == shapes[label.card]:
                continue
            for other in firsts.get(flipped, ()):
                pair = (kind, *sorted((label.card, other.card)))
                if pair not in seen and other.name != label.name:
                    seen.add(pair)
                    ways = _ways([label, other])
                    if kind == "upside-down":
                        ways = ("orient", *ways)
                    found.append(finding(kind, severity, [label, other], ways))
    for angle in turns:
        found += _turned(different, profile, angle, turned)
    return found


_NEAR = 0.8  # mm by which a dot may lie beside another and still feel the same


def _turned(
    labels: Sequence[Label], profile: Profile, angle: int, severity: Severity
) -> Iterator[LabelFinding]:
    """Yield the pairs of labels of which one, turned by so many degrees, feels like the other."""
    for one in labels:
        there = _settled(slanted(x, y, (angle, 0.0, 0.0)) for x, y in points(one.lines, profile))
        for two in labels:
            here = _settled(points(two.lines, profile))
            if one.name == two.name or len(here) != len(there):
                continue
            if all(min(math.dist(dot, other) for other in there) <= _NEAR for dot in here):
                ways = ("orient", *_ways([one, two]))
                yield finding("turned", severity, [one, two], ways, degrees=angle)


def _settled(dots: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return dots moved so that their middle is at 0."""
    places = list(dots)
    count = len(places) or 1
    x, y = sum(dot[0] for dot in places) / count, sum(dot[1] for dot in places) / count
    return [(dot[0] - x, dot[1] - y) for dot in places]


def _ways(group: Sequence[Label]) -> tuple[str, ...]:
    """Return the remedies for labels that are taken for each other, the best first.

    A card with a text of its own takes a mark more easily than the deck another rule.
    """
    letter = ("letter",) if any(label.colour for label in group) else ()
    if not any(label.text for label in group):
        return ("mark",)
    if not all(label.source == "derived" for label in group):
        return ("mark", *letter, "sign")
    return (*letter, "mark", "sign")


def swapped(labels: Sequence[Label], *, oriented: bool = False) -> list[LabelFinding]:
    """Return labels of two cells that become each other when read in the other order.

    A letter a to j and a digit without number sign are the same cell: g5 is also "7 e".
    Whoever feels which way up a label is reads in one order.
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
            found.append(
                finding(
                    "swapped",
                    "note" if oriented else "warning",
                    [label, other],
                    ("orient", "letter", "mark", "sign"),
                )
            )
    return found


_Rows = tuple[int, ...]


def nearly(labels: Sequence[Label]) -> list[LabelFinding]:
    """Return the labels whose cells differ from another's by one dot row only.

    Each cell has the dots of the other label's, but some lie one row higher or lower beside the
    rest: as they are, or with one label upside down. One note for either, with all pairs.
    """
    labels = list({label.lines: label for label in reversed(labels)}.values())[::-1]
    places: dict[tuple[object, ...], list[tuple[Label, _Rows]]] = defaultdict(list)
    for label in labels:
        for dots, rows in _relative(label.lines):
            places[dots].append((label, rows))
    found = []
    for kind in ("nearly", "nearly-turned"):
        pairs: dict[tuple[str, str], tuple[Label, Label]] = {}
        for label in labels:
            for dots, rows in _relative(label.lines, turned=kind == "nearly-turned"):
                for other, there in places.get(dots, ()):
                    if other.name != label.name and _one_row(rows, there):
                        one, two = sorted((label.card, other.card))
                        pairs.setdefault((one, two), (label, other))
        if pairs:
            met = list({label.card: label for pair in pairs.values() for label in pair}.values())
            shown = [f"{one.name} – {two.name}" for one, two in list(pairs.values())[:_MOST_PAIRS]]
            more = len(pairs) - len(shown)
            found.append(finding(kind, "note", met, pairs="; ".join(shown), more=more))
    return found


def _one_row(one: _Rows, two: _Rows) -> bool:
    shifts = {here - there for here, there in zip(one, two, strict=True)}
    return max(shifts) - min(shifts) == 1


def _relative(
    lines: Sequence[str], *, turned: bool = False
) -> Iterator[tuple[tuple[object, ...], _Rows]]:
    """Yield the dots of every cell moved to its top row, and in which row each cell began.

    Blank cells at the ends do not count. A label of one cell has nothing to differ from.
    """
    cells = []
    for down, line in enumerate(lines):
        for across, cell in enumerate(line):
            moved, top = _moved(cell, turned)
            if moved:
                at = (-across, -down) if turned else (across, down)
                cells.append((at[1], at[0], moved, top))
    if len(cells) < 2:
        return
    cells.sort(key=lambda cell: cell[:2])
    first_row, first_column = cells[0][0], min(cell[1] for cell in cells)
    dots_at = tuple(
        (row - first_row, column - first_column, dots) for row, column, dots, _ in cells
    )
    yield dots_at, tuple(top for *_, top in cells)


@lru_cache(maxsize=512)
def _moved(cell: str, turned: bool) -> tuple[frozenset[tuple[int, int]], int]:
    """Return the dots of a cell moved to its top row, and the row in which they began."""
    dots = [PLACES[number] for number in dots_of(cell)]
    if turned:
        dots = [(1 - column, -row) for column, row in dots]
    top = min((row for _, row in dots), default=0)
    return frozenset((column, row - top) for column, row in dots), top
