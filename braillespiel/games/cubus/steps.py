"""The smallest changes of a pile: where one box could go, or come away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from braillespiel.games.cubus.actions import Build
from braillespiel.games.cubus.builds import BuildContext, choose_open, cost
from braillespiel.games.cubus.picture import lid_place
from braillespiel.games.cubus.pile import Cell, Pile, beside, extent
from braillespiel.games.cubus.strips import Need, Sketch
from braillespiel.games.cubus.tiles import NONE


class Step(NamedTuple):
    """One column gets a height that differs by one box; ``need`` is that of the new pile."""

    cell: Cell
    height: int
    need: Need


def ring(pile: Mapping[Cell, int]) -> Iterator[Cell]:
    """Return the cells of the plan and one more on every side, row by row from the back."""
    x0, y0, x1, y1 = extent(pile)
    for y in range(y0 - 1, y1 + 2):
        for x in range(x0 - 1, x1 + 2):
            yield x, y


@lru_cache(maxsize=512)
def _steps(columns: tuple[tuple[Cell, int], ...], by: int) -> tuple[Step, ...]:
    sketch = Sketch(dict(columns))
    pile = dict(columns)
    cells = list(ring(pile)) if by > 0 else list(pile)
    found = []
    for cell in cells:
        before = pile.get(cell, 0)
        sketch.set(cell, before + by)
        if sketch.legal:
            found.append(Step(cell, before + by, sketch.need))
        sketch.set(cell, before)
    return tuple(found)


def steps(pile: Mapping[Cell, int], by: int = 1) -> tuple[Step, ...]:
    """Return every legal pile that differs by one box in one column (``by`` is 1 or -1)."""
    return _steps(tuple(sorted(pile.items())), by)


def with_step(pile: Mapping[Cell, int], step: Step) -> Pile:
    """Return the pile after a step."""
    after = dict(pile)
    if step.height:
        after[step.cell] = step.height
    else:
        del after[step.cell]
    return after


def step_builds(context: BuildContext) -> list[tuple[int, Step, Build]]:
    """Return the legal builds of one step with their points, best first.

    While dismantling these are the moves that leave all open lids alone.
    """
    up = context.target is None
    laid = context.laid
    closed, opened = context.hand[2], context.hand[3]
    scored = []
    for step in steps(context.pile, 1 if up else -1):
        need = step.need
        before = context.pile.get(step.cell, 0)
        if before and lid_place(step.cell, before) in context.open:
            continue
        alone = not before and not beside(context.pile, step.cell)
        if up and alone and context.apart(with_step(context.pile, step)):
            continue
        left, right = need.left - laid[0], need.right - laid[1]
        lid = need.lids - laid[2] - laid[3]
        if left > context.hand[0] or right > context.hand[1] or lid > closed + opened:
            continue
        points = 1 if up and context.children else (3 if up else 0) - left - right - lid
        if up and points < 1:
            continue
        scored.append((points, step))
    scored.sort(key=lambda entry: (-entry[0], entry[1].cell[1], entry[1].cell[0]))
    found = []
    for points, step in scored:
        pile = with_step(context.pile, step)
        found.append((points, step, Build.of(pile, choose_open(context, pile, step.need.lids))))
    return found


def open_moves(context: BuildContext) -> Iterator[Build]:
    """Return dismantling moves of one step in which an open lid takes part.

    The lid of the column that loses a box is open: its tile goes down with it, or, where the
    column vanishes, is won.
    """
    for step in steps(context.pile, -1):
        before = context.pile[step.cell]
        if lid_place(step.cell, before) not in context.open:
            continue
        pile = with_step(context.pile, step)
        opened = (step.cell,) if step.height else ()
        if cost(context, Sketch(pile), opened).missing == NONE:
            yield Build.of(pile, opened)
