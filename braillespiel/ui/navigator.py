"""Walking zones of every shape. Pure: zones in, focus out; it never speaks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from copy import copy
from enum import Enum
from typing import NamedTuple

from braillespiel.games.zones import Item, Shape, Zone


class Direction(Enum):
    """A direction inside a zone; in hex fields a direction of the lattice."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    OTHER_UP = "other-up"
    OTHER_DOWN = "other-down"


_HEX = {
    Direction.LEFT: (-1, 0),
    Direction.RIGHT: (1, 0),
    Direction.UP: (0, -1),
    Direction.DOWN: (0, 1),
    Direction.OTHER_UP: (1, -1),
    Direction.OTHER_DOWN: (-1, 1),
}
"""Axial steps (q, r): Up/Down run from upper left to lower right, the other diagonal by Shift."""


class StepOutcome(Enum):
    """What a step came to."""

    MOVED = "moved"
    EDGE = "edge"
    DETAIL = "detail"
    EMPTY = "empty"


class Moved(NamedTuple):
    """The result of a step: the item now focused, or the detail line to read."""

    outcome: StepOutcome
    item: Item | None = None
    detail: int = 0


def _row_axis(zone: Zone) -> int:
    """Return which number of a place is the row."""
    return 1 if zone.shape is Shape.HEX else 0


class Navigator:
    """One seat's focus: the zone, and in every zone the item, kept by its key."""

    def __init__(self) -> None:
        self.zones: Sequence[Zone] = ()
        self.zone_index = 0
        self._keys: dict[str, str] = {}
        self._index: dict[str, int] = {}
        self._detail = 0
        self.asked = ""
        """The id of the zone that was asked for last without going there."""

    def refresh(self, zones: Sequence[Zone]) -> None:
        """Take new zones; the focus stays on the same zone and item, or goes to its neighbour.

        In a zone of proposals that changed while the focus was elsewhere it begins at the first.
        """
        current = self.zone.id if self.zones else None
        before = {zone.id: zone.items for zone in self.zones if zone.best_first}
        self.zones = tuple(zones)
        for zone in self.zones:
            if zone.best_first and zone.id != current and before.get(zone.id) != zone.items:
                self.forget(zone.id)
        ids = [zone.id for zone in self.zones]
        if current in ids:
            self.zone_index = ids.index(current)
        else:
            self.zone_index = min(self.zone_index, max(0, len(ids) - 1))

    @property
    def zone(self) -> Zone:
        """The focused zone."""
        return self.zones[self.zone_index]

    def index(self, zone: Zone | None = None) -> int | None:
        """Return the index of the focused item of ``zone``, or None if the zone is empty."""
        zone = zone or self.zones[self.zone_index]
        items = zone.items
        if not items:
            return None
        key = self._keys.get(zone.id)
        last = self._index.get(zone.id, 0)
        if last < len(items) and items[last].key == key:
            return last  # as most often: nothing came or went before it
        for index, item in enumerate(items):
            if item.key == key:
                self._index[zone.id] = index
                return index
        index = 0 if zone.best_first else min(last, len(items) - 1)
        self._keys[zone.id] = items[index].key
        return index

    @property
    def item(self) -> Item | None:
        """The focused item of the focused zone."""
        zone = self.zones[self.zone_index]
        index = self.index(zone)
        return None if index is None else zone.items[index]

    def forget(self, zone: str) -> None:
        """Let the zone with this id begin at its first item again."""
        self._keys.pop(zone, None)
        self._index.pop(zone, None)

    def focus(self, key: str) -> Item | None:
        """Focus the item ``key`` wherever it lies; None if it is nowhere."""
        for number, zone in enumerate(self.zones):
            for index, item in enumerate(zone.items):
                if item.key == key:
                    self.zone_index = number
                    self._set(zone, index)
                    return item
        return None

    def go_to(self, zone_id: str) -> Zone | None:
        """Focus the zone ``zone_id``, with its item as it was."""
        for number, zone in enumerate(self.zones):
            if zone.id == zone_id:
                self.zone_index = number
                self._detail = 0
                return zone
        return None

    def next_zone(self, by: int) -> Zone:
        """Focus the next or previous zone, wrapping around."""
        self.zone_index = (self.zone_index + by) % len(self.zones)
        self._detail = 0
        return self.zone

    def next_row(self, by: int) -> Item | None:
        """Focus the nearest item of the next (``by`` 1) or previous row of a field.

        None, and nothing changed, if there is no such row or the zone has none.
        """
        zone, index = self.zone, self.index()
        if index is None or zone.shape in (Shape.LIST, Shape.PILES):
            return None
        axis = _row_axis(zone)

        def across(item: Item) -> int:
            """Return how far to the right an item lies; a hexagon's rows are half a card off."""
            return 2 * item.place[0] + item.place[1] if axis else item.place[1]

        here = zone.items[index]
        rows = sorted({item.place[axis] for item in zone.items})
        position = rows.index(here.place[axis]) + by
        if not 0 <= position < len(rows):
            return None
        row = [i for i, item in enumerate(zone.items) if item.place[axis] == rows[position]]
        target = min(row, key=lambda i: (abs(across(zone.items[i]) - across(here)), i))
        self._set(zone, target)
        return zone.items[target]

    def end_row(self, by: int) -> None:
        """In a field, focus the first row (``by`` 1) or the last one (-1)."""
        zone = self.zone
        if not zone.items or zone.shape in (Shape.LIST, Shape.PILES):
            return
        axis = _row_axis(zone)
        row = (min if by > 0 else max)(item.place[axis] for item in zone.items)
        self._set(zone, next(i for i, item in enumerate(zone.items) if item.place[axis] == row))

    def nth(self, number: int) -> Moved:
        """Focus the ``number``-th item (from 0) of the zone."""
        if number >= len(self.zone.items):
            return Moved(StepOutcome.EDGE if self.zone.items else StepOutcome.EMPTY)
        return self._set(self.zone, number)

    def last(self) -> Moved:
        """Focus the last item of the zone."""
        if not self.zone.items:
            return Moved(StepOutcome.EMPTY)
        return self._set(self.zone, len(self.zone.items) - 1)

    def next_of(self, keys: Collection[str], by: int) -> Item | None:
        """Focus the next (``by`` 1) or previous (-1) item among ``keys``, over all zones."""
        everything = [
            (number, index)
            for number, zone in enumerate(self.zones)
            for index in range(len(zone.items))
        ]
        if not everything:
            return None
        here = (self.zone_index, self.index())
        start = (
            everything.index((here[0], here[1]))
            if here[1] is not None
            else next((i for i, (n, _) in enumerate(everything) if n >= here[0]), 0) - by
        )
        for offset in range(1, len(everything) + 1):
            number, index = everything[(start + by * offset) % len(everything)]
            zone = self.zones[number]
            if zone.items[index].key in keys:
                self.zone_index = number
                self._set(zone, index)
                return zone.items[index]
        return None

    def leads(self, step: Direction) -> StepOutcome:
        """Return what a step would come to; the focus stays where it is."""
        trial = copy(self)
        trial._keys, trial._index = dict(self._keys), dict(self._index)
        return trial.step(step).outcome

    def step(self, step: Direction) -> Moved:
        """Walk one step, or read the next detail line if the axis leads nowhere."""
        zone = self.zones[self.zone_index]
        index = self.index(zone)
        if index is None:
            return Moved(StepOutcome.EMPTY)
        if zone.shape in (Shape.LIST, Shape.PILES):
            return self._along_list(zone, index, step)
        if zone.shape is Shape.HEX:
            return self._to_place(zone, index, _HEX[step])
        row, column = zone.items[index].place
        if step in (Direction.LEFT, Direction.RIGHT):
            return self._to_place(zone, index, (0, 1 if step is Direction.RIGHT else -1))
        down = 1 if step in (Direction.DOWN, Direction.OTHER_DOWN) else -1
        if zone.shape is Shape.GRID:
            return self._to_place(zone, index, (down, 0))
        return self._to_row(zone, row, column, down)

    def _along_list(self, zone: Zone, index: int, step: Direction) -> Moved:
        if step in (Direction.LEFT, Direction.RIGHT):
            target = index + (1 if step is Direction.RIGHT else -1)
            if not 0 <= target < len(zone.items):
                return Moved(StepOutcome.EDGE, zone.items[index])
            return self._set(zone, target)
        lines = len(zone.items[index].details)
        detail = self._detail + (1 if step in (Direction.DOWN, Direction.OTHER_DOWN) else -1)
        if not 0 <= detail <= lines:
            return Moved(StepOutcome.EDGE, zone.items[index], self._detail)
        self._detail = detail
        return Moved(StepOutcome.DETAIL, zone.items[index], detail)

    def _to_place(self, zone: Zone, index: int, by: tuple[int, int]) -> Moved:
        place = zone.items[index].place
        wanted = (place[0] + by[0], place[1] + by[1])
        for target, item in enumerate(zone.items):
            if item.place == wanted:
                return self._set(zone, target)
        return Moved(StepOutcome.EDGE, zone.items[index])

    def _to_row(self, zone: Zone, row: int, column: int, down: int) -> Moved:
        rows = sorted({item.place[0] for item in zone.items})
        position = rows.index(row) + down
        if not 0 <= position < len(rows):
            return Moved(StepOutcome.EDGE, self.item)
        candidates = [
            (abs(item.place[1] - column), index)
            for index, item in enumerate(zone.items)
            if item.place[0] == rows[position]
        ]
        return self._set(zone, min(candidates)[1])

    def _set(self, zone: Zone, index: int) -> Moved:
        self._keys[zone.id] = zone.items[index].key
        self._index[zone.id] = index
        self._detail = 0
        return Moved(StepOutcome.MOVED, zone.items[index])
