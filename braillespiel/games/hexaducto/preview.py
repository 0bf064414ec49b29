"""What a card or a docking would do to a field, worked out without doing it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from braillespiel.games.hexaducto.fieldwords import Seen
from braillespiel.games.hexaducto.geometry import NEIGHBOURS, anchor, movable, parts, reading_order
from braillespiel.games.hexaducto.lines import Line, complete_lines, lines_through


def _split(field: Mapping[int, int | None]) -> tuple[dict[int, int], set[int]]:
    """Return what is known of a field as cards and face-down cells."""
    cards = {place: 0 if value is None else value for place, value in field.items()}
    return cards, {place for place, value in field.items() if value is None}


def lines_with(field: Seen, place: int, value: int, smallest: int) -> list[Line]:
    """Return the lines that ``value`` would complete at ``place``."""
    cards, down = _split(field)
    cards[place] = value
    down.discard(place)
    return lines_through(cards, down, place, smallest)


@dataclass(frozen=True, slots=True)
class Docking:
    """One place for a part: where its cells come to lie, what it touches and completes.

    ``part`` are the cells as they lie now, ``beside`` the cells of the body it will touch in
    reading order, ``field`` the whole field after it.
    """

    part: frozenset[int]
    by: int
    beside: tuple[int, ...]
    lines: tuple[Line, ...]
    field: Seen


def docking(field: Seen, name: int, by: int, smallest: int) -> Docking:
    """Return what docking the part with the anchor ``name`` by ``by`` comes to."""
    part = next(part for part, _ in movable(parts(field)) if anchor(part) == name)
    target = {place + by for place in part}
    rest = {place: value for place, value in field.items() if place not in part}
    after = rest | {place + by: field[place] for place in part}
    touching = {place + step for place in target for step in NEIGHBOURS} & rest.keys()
    cards, down = _split(after)
    lines = complete_lines(cards, down, smallest, target | touching)
    return Docking(part, by, tuple(sorted(touching, key=reading_order)), tuple(lines), after)
