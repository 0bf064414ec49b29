"""How good a field is: expected points, less what its almost finished lines are worth."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from braillespiel.games.hexaducto.cards import LOWEST
from braillespiel.games.hexaducto.field import Seen
from braillespiel.games.hexaducto.geometry import AXES, run, runs
from braillespiel.games.hexaducto.lines import aims, kind_of


@lru_cache(maxsize=8192)
def lacks(values: tuple[int | None, ...]) -> tuple[tuple[int, ...], ...]:
    """Return the values of which one card would finish a line, as (value,) each.

    Lines that lack two cards and more are not counted: hoping for them made the bot weaker.
    """
    return tuple(sorted({tuple(wants for _, wants in aim.changes) for aim in aims(values, most=1)}))


class Judge:
    """Weighs fields for one decision.

    ``chances`` are the probabilities (lowest value first) that the next card drawn has a value,
    ``mean`` what a face-down card is expected to be worth, ``turns`` how many more the seat may
    expect, ``hope`` how much of a line's expected gain counts (0: lines only once complete).
    """

    def __init__(
        self,
        chances: list[float],
        mean: float,
        turns: int,
        hope: float,
        smallest: int,
    ) -> None:
        self.chances = chances
        self.mean = mean
        self.hope = hope
        self.smallest = smallest
        # The chance to come by a value at least once in the turns left. All lines share the same
        # turns, so no more than six of them count for one (the best of 3, 6 and a share, measured).
        useful = max(1, min(6, turns))
        self.reach = [1 - (1 - chance) ** useful for chance in chances]
        self._known: dict[tuple[int | None, ...], float] = {}

    def worth(self, values: tuple[int | None, ...]) -> float:
        """Return how many points a line is expected to take out of play."""
        known = self._known.get(values)
        if known is None:
            known = self._known[values] = self._worth(values)
        return known

    def _worth(self, values: tuple[int | None, ...]) -> float:
        if len(values) < self.smallest:
            return 0.0
        ways = lacks(values)
        if not ways:
            return 0.0
        miss = 1.0
        for way in ways:
            chance = 1.0
            for value in way:
                chance *= self.reach[value - LOWEST]
            miss *= 1 - chance
        total = sum(self.mean if value is None else value for value in values)
        return self.hope * max(0.0, total + 1) * (1 - miss)

    def whole(self, field: Seen) -> float:
        """Return the expected points of a whole field (less is better)."""
        points = sum(self.mean if value is None else value for value in field.values())
        if not self.hope:
            return points
        return points - sum(
            self.worth(tuple(field[place] for place in line)) for _, line in runs(field)
        )

    def change(self, field: Seen, place: int, value: int) -> float:
        """Return by how much the field's points change if ``value`` comes to lie at ``place``."""
        old = field[place]
        field[place] = value
        finished: set[int] = set()
        for axis in AXES:
            line = run(field, place, axis)
            if len(line) >= self.smallest:
                values = [field[cell] for cell in line]
                if None not in values and kind_of(values) is not None:  # type: ignore[arg-type]
                    finished.update(line)
        if finished:
            after = self.whole({cell: v for cell, v in field.items() if cell not in finished})
            field[place] = old
            return after - self.whole(field)
        gain = value - (self.mean if old is None else old)
        if self.hope:
            for axis in AXES:
                line = run(field, place, axis)
                new = tuple(field[cell] for cell in line)
                gain -= self.worth(new)
                index = line.index(place)
                gain += self.worth((*new[:index], old, *new[index + 1 :]))
        field[place] = old
        return gain


def after_dock(field: Mapping[int, int | None], part: frozenset[int], by: int) -> Seen:
    """Return the field after ``part`` has moved by ``by``."""
    moved = {place + by: field[place] for place in part}
    return {place: value for place, value in field.items() if place not in part} | moved


def settle(field: Seen, smallest: int) -> Seen:
    """Return the field once all its complete lines are gone, with their cascade."""
    while True:
        finished: set[int] = set()
        for _, line in runs(field):
            values = [field[cell] for cell in line]
            if (
                len(line) >= smallest and None not in values and kind_of(values) is not None  # type: ignore[arg-type]
            ):
                finished.update(line)
        if not finished:
            return field
        field = {place: value for place, value in field.items() if place not in finished}
