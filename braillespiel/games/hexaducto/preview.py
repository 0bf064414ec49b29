"""What a card or a docking would do to a field, worked out without doing it."""

from __future__ import annotations

from dataclasses import dataclass

from braillespiel.games.hexaducto.field import Seen
from braillespiel.games.hexaducto.geometry import NEIGHBOURS, anchor, movable, parts, reading_order
from braillespiel.games.hexaducto.lines import Line, complete_lines, lines_through


def lines_with(field: Seen, place: int, value: int, smallest: int) -> list[Line]:
    """Return the lines that ``value`` would complete at ``place``."""
    return lines_through({**field, place: value}, place, smallest)


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
    lines = complete_lines(after, smallest, target | touching)
    return Docking(part, by, tuple(sorted(touching, key=reading_order)), tuple(lines), after)
