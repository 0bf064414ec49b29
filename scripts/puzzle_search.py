"""Search a Hexaducto puzzle completely: all cards of the field are open, and the pile is known.

Nothing is left out: every place for the card on the discard pile and for the next card of the
draw pile, and every place to dock.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto.evaluate import after_dock, settle
from braillespiel.games.hexaducto.geometry import anchor, dock_places, parts
from braillespiel.games.hexaducto.lines import lines_through

Field = dict[int, int]
SMALLEST = 2
_NEVER = 1000
"""More moves than any puzzle has."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A situation between two moves; ``pile`` are the cards that would be drawn, the next first."""

    field: Field
    top: int
    pile: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A move with the dockings that end it, and where it leads."""

    actions: tuple[act.Action, ...]
    after: Spot


def dockings(field: Field, before: tuple[act.Action, ...] = ()) -> Iterator[Step]:
    """Yield every way to put a field together again; one without actions where it is whole."""
    if len(parts(field)) < 2:
        yield Step(before, Spot(field, 0, ()))
        return
    found = {anchor(part): part for part in parts(field)}
    for name, by in dock_places(field):
        docked = settle(dict(after_dock(field, found[name], by)), SMALLEST)
        yield from dockings(whole(docked), (*before, act.Dock(name, by)))


def whole(field: dict[int, int | None]) -> Field:
    """Return a field whose cards all lie open as one."""
    return {place: value for place, value in field.items() if value is not None}


def steps(spot: Spot, *, last: bool = False, open_only: bool = False) -> Iterator[Step]:
    """Yield every move; ``last``: those that clear a line, ``open_only``: none from the pile.

    A card from the discard pile in place of an equal one changes nothing, and is left out.
    """
    sources: list[tuple[act.Action, int, tuple[int, ...]]] = [(act.TAKE, spot.top, spot.pile)]
    if spot.pile and not open_only:
        sources.append((act.DRAW, spot.pile[0], spot.pile[1:]))
    for take, value, pile in sources:
        for place, old in spot.field.items():
            if take == act.TAKE and old == value:
                continue
            changed: dict[int, int | None] = {**spot.field, place: value}
            begun = (take, act.place_at(place))
            if not lines_through(changed, place, SMALLEST):
                if not last:
                    yield Step(begun, Spot(whole(changed), old, pile))
                continue
            for docked in dockings(whole(settle(changed, SMALLEST)), begun):
                yield Step(docked.actions, Spot(docked.after.field, old, pile))


class TooManyError(Exception):
    """A puzzle is too large to be searched through."""


class Solver:
    """Tells what can be solved; what it found it keeps.

    Raises TooManyError after ``most`` situations. ``open_only``: nothing is drawn from the pile.
    """

    def __init__(self, most: int, *, open_only: bool = False) -> None:
        self.most = most
        self.open_only = open_only
        self._known: dict[tuple[object, ...], list[int]] = {}
        """For every situation: so many moves are too few, so many are enough."""

    def solvable(self, spot: Spot, moves: int) -> bool:
        """Tell whether ``moves`` moves can clear the field."""
        if not spot.field:
            return True
        if not moves or len(spot.field) < SMALLEST:
            return False
        key = (frozenset(spot.field.items()), spot.top, len(spot.pile))
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= self.most:
                raise TooManyError
            known = self._known[key] = [0, _NEVER]
        if known[0] < moves < known[1]:
            found = any(self.solvable(step.after, moves - 1) for step in self._steps(spot, moves))
            known[found] = moves
        return moves >= known[1]

    def _steps(self, spot: Spot, moves: int) -> Iterator[Step]:
        return steps(spot, last=moves == 1, open_only=self.open_only)

    def winning(self, spot: Spot, moves: int) -> list[Step]:
        """Return the moves after which the puzzle can still be solved."""
        found = self._steps(spot, moves)
        return [step for step in found if self.solvable(step.after, moves - 1)]

    def least(self, spot: Spot, most: int) -> int | None:
        """Return the fewest moves that clear the field, None if they are more than ``most``."""
        return next((n for n in range(1, most + 1) if self.solvable(spot, n)), None)

    def solutions(
        self, spot: Spot, moves: int, before: Sequence[Step] = ()
    ) -> Iterator[tuple[Step, ...]]:
        """Yield every way to clear the field with ``moves`` moves."""
        if not spot.field:
            yield tuple(before)
            return
        if not moves:
            return
        for step in self.winning(spot, moves):
            yield from self.solutions(step.after, moves - 1, (*before, step))
