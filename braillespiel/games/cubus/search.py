"""Finding good builds: by families of piles under a bound, and by growing the current pile.

Without open lids the search is exact: the best pile is one of :mod:`.family`. With open lids it
first looks at those that keep them in place, in the order of their bound, then tears down a
little at random and grows again; while the pile is small it
also looks through all small piles (:mod:`.exact`). It comes in
slices and always has the best so far.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from braillespiel.engine.chance import between, choice
from braillespiel.games.cubus.actions import Build
from braillespiel.games.cubus.builds import BuildContext, choose_open, cost
from braillespiel.games.cubus.exact import SMALL, keeping
from braillespiel.games.cubus.exact import prepare as prepare_small
from braillespiel.games.cubus.family import (
    Block,
    blocks,
    fill,
    fits,
    least_tiles,
    most_boxes,
    prepare,
)
from braillespiel.games.cubus.picture import lid_place
from braillespiel.games.cubus.pile import Cell, Pile, beside, boxes, raised
from braillespiel.games.cubus.steps import ring, step_builds
from braillespiel.games.cubus.strips import Need, Sketch
from braillespiel.games.cubus.tiles import NONE

KEPT = 12
"""How many of the best builds are kept."""


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """How far a search goes; the numbers are counts, so that it is deterministic.

    ``blocks`` limits the pairs of profiles tried against open lids, ``rounds`` the tearing
    down, ``small`` the small piles looked through.
    """

    blocks: int = 250
    rounds: int = 30
    small: int = 1_000_000


HINT = SearchBudget()


@dataclass(frozen=True, slots=True)
class Found:
    """A legal build and the points that it earns."""

    points: int
    gain: int
    build: Build


@dataclass
class Best:
    """The best builds so far, best first."""

    context: BuildContext
    found: dict[Build, Found] = field(default_factory=dict)
    points: int = 0
    """The most points so far; 0 if there is no build."""

    def __post_init__(self) -> None:
        context = self.context
        self.boxes = boxes(context.pile)
        self.tiles = sum(context.laid)
        total = context.budget()
        self.limits = Need(total[0], total[1], total[2] + total[3])

    def worth(self, count: int, tiles: int) -> int:
        """Return the points of a pile of this many boxes made of this many tiles."""
        gain = count - self.boxes
        return gain if self.context.children else 3 * gain - tiles + self.tiles

    def offer(self, pile: Mapping[Cell, int]) -> None:
        """Keep a pile if it is a legal build and good enough."""
        count = boxes(pile)
        if count <= self.boxes:
            return
        sketch = Sketch(pile)
        need = sketch.need
        points = self.worth(count, need.total)
        floor = min(f.points for f in self.found.values()) if len(self.found) >= KEPT else 0
        if not sketch.legal or points < max(1, floor):
            return
        build = Build.of(pile, choose_open(self.context, pile, need.lids))
        result = cost(self.context, sketch, build.opened)
        if result.missing != NONE or result.moved or result.apart:
            return
        self.found[build] = Found(points, result.gain, build)
        self.points = max(self.points, points)
        if len(self.found) > KEPT:
            worst = min(self.found.values(), key=lambda f: f.points)
            del self.found[worst.build]

    def ranked(self) -> list[Found]:
        """Return the builds, most points first, then more boxes."""
        return sorted(self.found.values(), key=lambda f: (-f.points, -f.gain, str(f.build)))

    def bound(self, right: int, left: int, most: int) -> int:
        """Return the most points that sides of these numbers can earn, at most ``most`` boxes."""
        count = min(most, most_boxes(left, right, self.limits.lids))
        if count <= self.boxes:
            return 0
        lids = -(-count * count // (left * right))
        return self.worth(count, left + right + lids)


def grown(
    context: BuildContext, limits: Need, pile: Mapping[Cell, int]
) -> Generator[None, None, Pile]:
    """Return the pile after adding single boxes, the cheapest first, until none fits."""
    sketch = Sketch(pile)
    while True:
        yield
        here = sketch.need
        best: tuple[int, int, Cell] | None = None
        for cell in ring(sketch.heights):
            before = sketch.heights.get(cell, 0)
            if before and lid_place(cell, before) in context.open:
                continue
            alone = not before and not beside(sketch.heights, cell)
            sketch.set(cell, before + 1)
            need = sketch.need
            fits_in = sketch.legal and all(n <= m for n, m in zip(need, limits, strict=True))
            fits_in = fits_in and not (alone and context.apart(sketch.heights))
            sketch.set(cell, before)
            if not fits_in:
                continue
            cost = 0 if context.children else need.total - here.total
            rank = (cost, abs(cell[0] - cell[1]) + before, cell)
            if cost < 3 and (best is None or rank < best):
                best = rank
        if best is None:
            return sketch.heights
        sketch.set(best[2], sketch.heights.get(best[2], 0) + 1)


def _torn(context: BuildContext, pile: Mapping[Cell, int], rng: Random) -> Pile:
    """Return the pile with a few boxes taken off at random, open lids left alone."""
    sketch = Sketch(pile)
    for _ in range(between(rng, 2, 3 + len(pile) // 2)):
        cells = [c for c, h in sketch.heights.items() if lid_place(c, h) not in context.open]
        if not cells or len(sketch.heights) < 2:
            break
        cell = choice(rng, sorted(cells))
        sketch.set(cell, sketch.heights[cell] - 1)
        if not sketch.legal:
            sketch.set(cell, sketch.heights.get(cell, 0) + 1)
    return sketch.heights


def _ordered(best: Best) -> Iterator[Block | None]:
    """Return blocks in the order of what their sides can earn; None now and then, to breathe."""
    limits = best.limits
    pairs = [
        (best.bound(right, left, 64), right, left)
        for right in range(1, limits.right + 1)
        for left in range(1, limits.left + 1)
    ]
    pairs.sort(reverse=True)
    for bound, right, left in pairs:
        if bound <= best.points:
            return
        yield from prepare(right, left)
        for block in blocks(right, left):
            if best.bound(right, left, block.boxes[-1]) <= best.points:
                break
            yield block


def builds(
    context: BuildContext, budget: SearchBudget = HINT
) -> Generator[None, None, list[Found]]:
    """Search in slices of a few milliseconds; return the best builds found, best first."""
    best = Best(context)
    for _, _, build in step_builds(context):
        best.offer(build.pile)
    for start in (context.pile, raised(context.pile)):
        best.offer((yield from grown(context, best.limits, start)))
    places = sorted(context.open)
    if budget.blocks:
        yield from _blocks(best, budget, places)
    if places or not budget.blocks:
        yield from _torn_down(context, best, budget)
    return best.ranked()


def _blocks(best: Best, budget: SearchBudget, places: list[Cell]) -> Generator[None, None, None]:
    """Look through the families in the order of their bound."""
    tried = 0
    for number, block in enumerate(_ordered(best)):
        if block is None or number % 64 == 63:
            yield
        if block is None:
            continue
        lids = min(best.limits.lids, len(block.boxes) - 1)
        count = block.boxes[lids]
        worth = best.worth(count, sum(block.rights) + sum(block.lefts) + lids)
        if not count or worth <= best.points:
            continue
        if not places:
            best.offer(fill(block, lids))
            continue
        tried += 1
        if tried > budget.blocks:
            break
        for pile in fits(block, lids, places):
            best.offer(pile)
        yield


def _torn_down(
    context: BuildContext, best: Best, budget: SearchBudget
) -> Generator[None, None, None]:
    """Tear down a little and grow again; then look through the small piles."""
    rng = Random(len(context.pile) * 1000 + boxes(context.pile))
    for number in range(budget.rounds):
        ranked = best.ranked()
        base = ranked[number % 3].build.pile if len(ranked) > number % 3 else dict(context.pile)
        if number % 3 == 2:
            base = dict(context.pile)
        best.offer((yield from grown(context, best.limits, _torn(context, base, rng))))
    looked = 0
    if best.boxes < SMALL:
        for count in range(1, SMALL + 1):
            yield from prepare_small(count)
            if count <= best.boxes or best.worth(count, least_tiles(count)) <= best.points:
                continue
            for pile in keeping(context.open, count):
                looked += 1
                if looked > budget.small:
                    return
                if looked % 256 == 0:
                    yield
                if len(pile) <= best.limits.lids:
                    best.offer(pile)


def search(context: BuildContext, budget: SearchBudget = HINT) -> list[Found]:
    """Search to the end at once."""
    thought = builds(context, budget)
    while True:
        try:
            next(thought)
        except StopIteration as stop:
            result: list[Found] = stop.value
            return result
