"""What a round is worth, and whether a bonus goal is reached."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from braillespiel.games.ludoteca.cards import (
    HELPER_8,
    HELPERS,
    PILLAR_FACES,
    YEAR,
    cell_face,
    cell_value,
)
from braillespiel.games.ludoteca.deck import Need

FOUR_OF_A_KIND = 6
GOAL = 3
SCORING_LENGTH = 3
"""From this length on a row gives points; shorter ones cost."""


class Score(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat got for one round."""

    pillars: tuple[int, ...]
    """Points of the six rows."""
    kinds: int
    """Points of the four-of-a-kinds."""
    hand: int
    """Minus one for each card left."""
    resources: int
    goal: int

    @property
    def total(self) -> int:
        """The round's points in all."""
        return sum(self.pillars) + self.kinds + self.hand + self.resources + self.goal


def closed(row: Sequence[int]) -> bool:
    """Tell whether a row ends with a 1."""
    return bool(row) and cell_value(row[-1]) == 1


def gives_point(face: int, extended: bool, eight: bool) -> bool:
    """Tell whether a card gives a point in a row.

    In the extended game helpers give none, except the 8 if the option says so.
    """
    if not extended or face < PILLAR_FACES or face == YEAR:
        return True
    return eight and face == HELPER_8


def row_points(row: Sequence[int], extended: bool, eight: bool) -> int:
    """Return what a row is worth at the round's end; a closed one counts double."""
    if len(row) < SCORING_LENGTH:
        points = -len(row)
    elif not extended:  # every card gives a point; bots ask this most of all
        points = len(row)
    else:
        points = sum(gives_point(cell_face(laid), extended, eight) for laid in row)
    return points * 2 if closed(row) else points


def resource_points(count: int) -> int:
    """Return 1, 2, 4, 6 for one to four resources and 2 more for each further one."""
    return count if count < 3 else 2 * count - 2


def goal_reached(
    need: Need, rows: Sequence[Sequence[int]], done: int, kinds: int, resources: int
) -> bool:
    """Tell whether the own table meets a bonus goal's condition.

    ``done`` is the mask of the pillars completed in earlier rounds; ``kinds`` and ``resources``
    are how many lie on the own table.
    """
    return goal_count(need, rows, done, kinds, resources) >= need.count


def goal_count(
    need: Need, rows: Sequence[Sequence[int]], done: int, kinds: int, resources: int
) -> int:
    """Return how many of what a bonus goal counts are there already."""
    match need.what:
        case "rows":
            return sum(len(row) >= need.length for row in rows)
        case "begun":
            return sum(bool(row) or bool(done >> pillar & 1) for pillar, row in enumerate(rows))
        case "closed":
            return sum(closed(row) for row in rows)
        case "same-value":
            return max(sum(cell_value(laid) == need.value for laid in row) for row in rows)
        case "four-of-a-kinds":
            return kinds
        case "resources":
            return resources
        case "helpers":
            return sum(cell_face(laid) in HELPERS for row in rows for laid in row)
        case "span":
            return sum(closed(row) and cell_value(row[0]) == 8 for row in rows)
