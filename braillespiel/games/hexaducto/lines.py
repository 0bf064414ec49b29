"""Lines: when one is a group or a street, and what it lacks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from braillespiel.games.hexaducto.cards import HIGHEST, LOWEST, VALUES
from braillespiel.games.hexaducto.geometry import AXES, reading_order, run, runs

GROUP = "group"
STREET = "street"


@dataclass(frozen=True, slots=True)
class Line:
    """A complete line: its kind, axis (a step of geometry.AXES), cells in order and values."""

    kind: str
    axis: int
    cells: tuple[int, ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Aim:
    """A group or street that a line could become.

    ``changes`` are (index in the line, value wanted there) for every card not yet right.
    """

    kind: str
    changes: tuple[tuple[int, int], ...]


def kind_of(values: Sequence[int]) -> str | None:
    """Return GROUP or STREET if the values of a line make one, else None.

    The length is not judged: see ``smallest`` in complete_lines.
    """
    step = values[1] - values[0] if len(values) > 1 else 2
    if not -1 <= step <= 1:
        return None
    previous = values[0]
    for value in values[1:]:
        if value - previous != step:
            return None
        previous = value
    return STREET if step else GROUP


def lines_through(cards: Mapping[int, int | None], place: int, smallest: int) -> list[Line]:
    """Return the complete lines through the face-up card at ``place``."""
    found = []
    value = cards[place]
    assert value is not None
    for axis in AXES:
        before, after = place - axis, place + axis
        # Most lines fail beside the card already; looking there first keeps random play fast.
        if before in cards and _apart(cards[before], value):
            continue
        if after in cards and _apart(cards[after], value):
            continue
        cells = run(cards, place, axis)
        line = _complete(cards, axis, cells, smallest)
        if line is not None:
            found.append(line)
    return found


def _apart(other: int | None, value: int) -> bool:
    """Tell whether a neighbour (None: face down) keeps any line from being complete."""
    return other is None or not -1 <= other - value <= 1


def complete_lines(
    cards: Mapping[int, int | None], smallest: int, near: Iterable[int] = ()
) -> list[Line]:
    """Return every complete line of the field, row lines first, each axis in reading order.

    A line counts from ``smallest`` cards on. ``near`` (optional) says which cells to look at.
    """
    beside = [(axis, run(cards, place, axis)) for place in near for axis in AXES]
    pairs = beside or runs(cards)
    found: dict[tuple[int, int], Line] = {}
    for axis, cells in pairs:
        if (axis, cells[0]) not in found:
            line = _complete(cards, axis, cells, smallest)
            if line is not None:
                found[axis, cells[0]] = line
    return sorted(
        found.values(), key=lambda line: (AXES.index(line.axis), reading_order(line.cells[0]))
    )


def _complete(
    cards: Mapping[int, int | None], axis: int, cells: list[int], smallest: int
) -> Line | None:
    if len(cells) < smallest:
        return None
    values = []
    for place in cells:
        value = cards[place]
        if value is None:
            return None
        values.append(value)
    kind = kind_of(values)
    return None if kind is None else Line(kind, axis, tuple(cells), tuple(values))


def aims(values: Sequence[int | None], most: int) -> list[Aim]:
    """Return the groups and streets nearest to a line, face-down cards being None.

    All those that need the fewest changes, if that is at most ``most``: groups first, then
    streets, each by the values wanted. Face-down cards always need a change.
    """
    length = len(values)
    if length < 2:
        return []
    fits: dict[tuple[int, int], int] = {}
    """How many cards are right, by step and the value wanted first."""
    for index, has in enumerate(values):
        if has is not None:
            for step in (0, 1, -1):
                fit = (step, has - step * index)
                fits[fit] = fits.get(fit, 0) + 1
    found: list[Aim] = []
    best = most
    for kind, step, targets in _targets(length):
        lacks = length - fits.get((step, targets[0]), 0)
        if lacks > best:
            continue
        if lacks < best:
            best = lacks
            found = []
        pairs = enumerate(zip(values, targets, strict=True))
        found.append(Aim(kind, tuple((at, wants) for at, (has, wants) in pairs if has != wants)))
    return found


@cache
def _targets(length: int) -> list[tuple[str, int, tuple[int, ...]]]:
    """Return the groups and streets of a length: kind, step from card to card, values."""
    known = [(GROUP, 0, (value,) * length) for value in VALUES]
    for start in VALUES:
        for step in (1, -1):
            end = start + step * (length - 1)
            if LOWEST <= end <= HIGHEST:
                known.append((STREET, step, tuple(range(start, end + step, step))))
    return known
