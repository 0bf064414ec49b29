"""How far a puzzle's field is from empty: the moves it should take, and what a card leaves.

The figures of small fields are the expected moves of best play with cards drawn from a full set,
found by value iteration; those of larger ones the mean of this solver's own games
(benchmarks/puzzles.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from braillespiel.games.hexaducto.cards import LOWEST
from braillespiel.games.hexaducto.evaluate import after_dock, settle
from braillespiel.games.hexaducto.field import Seen
from braillespiel.games.hexaducto.geometry import anchor, dock_places, parts, runs
from braillespiel.games.hexaducto.lines import aims, kind_of

LOST = 60.0
"""What a field costs that can never be cleared."""
LIKELIEST = 4
"""At how many places a part is docked if several must."""
_ONE_LACKS = 1.15
_WAITING = 1.2
_LACKING = (0.0, 0.0, 2.5, 3.9, 5.2, 6.5)
"""The cost of a line by how many of its cards are not yet right."""
_MORE = 3.0
"""What each further one costs."""
_PAIR = (2.55, 3.02, 4.03)
"""Two cards, by how many lie face down."""
_BENT = {0: 5.0, 1: 8.4, 2: 8.6}
"""Three cards round a corner, by how far the values of the outer two are apart."""
_WAITS = {4: 5.0, 5: 3.0, 6: 3.6, 7: 3.6, 8: 5.5, 9: 4.0, 10: 4.4}
"""What waiting for fitting cards adds, by cards; for all other numbers _WAIT."""
_ROW, _ROW_MORE = 4.0, 3.0
"""The same if everything is in one line, for three cards, and for each further card."""
_WAIT = 4.2

Cells = frozenset[int]


@lru_cache(maxsize=20_000)
def lines_of(cells: Cells) -> tuple[tuple[int, ...], ...]:
    """Return every line of a field, edge to edge; single cells too."""
    return tuple(tuple(line) for _, line in runs(cells))


@lru_cache(maxsize=20_000)
def _counting(cells: Cells, smallest: int) -> tuple[tuple[int, ...], ...]:
    """Return the lines that are long enough."""
    return tuple(line for line in lines_of(cells) if len(line) >= smallest)


@lru_cache(maxsize=20_000)
def _through(cells: Cells, smallest: int) -> dict[int, tuple[tuple[int, ...], ...]]:
    """Return the lines that are long enough through every cell."""
    lines = _counting(cells, smallest)
    return {place: tuple(line for line in lines if place in line) for place in cells}


@lru_cache(maxsize=200_000)
def _lack(values: tuple[int | None, ...]) -> tuple[int, tuple[int, ...]]:
    """Return how many cards a line lacks and, if it is one, the values that would do."""
    found = aims(values, most=len(values))
    if not found:
        return len(values), ()
    lacking = len(found[0].changes)
    if lacking != 1:
        return lacking, ()
    return 1, tuple(sorted({aim.changes[0][1] for aim in found}))


class Outlook:
    """Weighs fields for one decision.

    ``chances`` are the probabilities (lowest value first) that the next card drawn has a value.
    """

    def __init__(self, chances: Sequence[float], smallest: int) -> None:
        self.chances = chances
        self.smallest = smallest
        self._lines: dict[tuple[int | None, ...], float] = {}

    def moves(self, field: Seen) -> float:
        """Return how many moves clearing ``field`` is expected to take."""
        if not field:
            return 0.0
        if len(field) < self.smallest:
            return LOST
        if self.smallest == 2 and len(field) < 4:
            return self._few(field)
        cells = dict.fromkeys(field, LOST)
        lines = _counting(frozenset(field), self.smallest)
        for line in lines:
            cost = self._line(tuple([field[place] for place in line]))
            for place in line:
                if cost < cells[place]:
                    cells[place] = cost
        wait = _WAITS.get(len(field), _WAIT)
        if len(lines) == 1:
            wait = _ROW + _ROW_MORE * (len(field) - 3)
        return sum(cells.values()) + wait

    def _line(self, values: tuple[int | None, ...]) -> float:
        """Return what clearing a line costs each of its cards."""
        known = self._lines.get(values)
        if known is None:
            lacking, wanted = _lack(values)
            if lacking == 1:
                miss = 1 - sum(self.chances[value - LOWEST] for value in wanted)
                cost = _ONE_LACKS + _WAITING * miss * miss
            else:
                cost = _LACKING[min(lacking, 5)] + _MORE * max(0, lacking - 5)
            known = self._lines[values] = cost / len(values)
        return known

    def _few(self, field: Seen) -> float:
        down = sum(value is None for value in field.values())
        if len(field) == 2:
            return _PAIR[down]
        lines = [line for line in lines_of(frozenset(field)) if len(line) > 1]
        if len(lines) < 2:  # in a row, or not yet docked
            return 11.0 + 0.9 * down
        values = [value for value in field.values() if value is not None]
        if len(lines) == 3:
            # Only a card that fits both others clears all three at once.
            apart = [abs(one - other) for n, one in enumerate(values) for other in values[:n]]
            return (15.5 if 2 in apart else 17.2) + down
        corner = next(place for place in field if sum(place in line for line in lines) == 2)
        one, other = (field[place] for place in field if place != corner)
        if one is None or other is None:
            return 9.7 if one is not other else 10.6 if field[corner] is None else 11.9
        return _BENT.get(abs(one - other), 9.5)

    def after(self, field: Seen, place: int, value: int) -> float:
        """Return the expected moves once ``value`` lies at ``place``, parts docked well."""
        return min(map(self.moves, self.outcomes(field, place, value)))

    def outcomes(self, field: Seen, place: int, value: int) -> Iterator[Seen]:
        """Yield every field that docking can make of ``field`` with ``value`` at ``place``."""
        changed = {**field, place: value}
        for line in _through(frozenset(field), self.smallest)[place]:
            values = [changed[cell] for cell in line]
            if None not in values and kind_of(values) is not None:  # type: ignore[arg-type]
                yield from self.docked(settle(changed, self.smallest))
                return
        yield changed

    def docked(self, field: Seen, first: bool = True) -> Iterator[Seen]:
        """Yield what docking can make of ``field``; itself if it is in one piece.

        One part docks everywhere; several, and one that comes off later, at the likeliest places
        only, since all of them together are too many.
        """
        found = {anchor(part): part for part in parts(field)}
        if len(found) < 2:
            yield field
            return
        fields = [
            settle(after_dock(field, found[name], by), self.smallest)
            for name, by in dock_places(field)
        ]
        if len(found) > 2 or not first:
            fields = sorted(fields, key=self.moves)[:LIKELIEST]
        for after in fields:
            yield from self.docked(after, first=False)
