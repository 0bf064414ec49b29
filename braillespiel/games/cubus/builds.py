"""What a build brings and costs, and which rule it breaks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import nsmallest

import msgspec

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.cubus.picture import Flaw, falls_apart, lid_place
from braillespiel.games.cubus.pile import FARTHEST, HIGHEST, Cell, Pile, boxes, changed
from braillespiel.games.cubus.strips import Need, Sketch
from braillespiel.games.cubus.tiles import NONE, OPEN, Tiles, less


class BuildContext(msgspec.Struct, frozen=True):
    """What a build starts from: the pile, its open lids, and the tiles that may be added.

    ``open`` holds the picture places of the open lids (they stay). ``children`` is the variant
    in which every new box is one point. ``target`` is the number of boxes that a dismantling
    move must leave, None while building. ``touching``: no build may stand apart from the pile.
    """

    pile: Pile
    open: frozenset[Cell]
    hand: Tiles
    children: bool = False
    target: int | None = None
    need: Need | None = None
    touching: bool = False

    def apart(self, pile: Mapping[Cell, int]) -> bool:
        """Tell whether the picture of ``pile`` lies in more pieces than it may."""
        return self.touching and self.target is None and falls_apart(self.pile, pile)

    @property
    def boxes(self) -> int:
        """Return how many boxes the pile has now."""
        return boxes(self.pile)

    @property
    def laid(self) -> Tiles:
        """Return the tiles that lie in the pile now."""
        need = self.need or Sketch(self.pile).need
        return need.left, need.right, need.lids - len(self.open), len(self.open)

    def budget(self) -> Tiles:
        """Return all tiles that a build may use, those of the pile included."""
        laid = self.laid
        return (
            laid[0] + self.hand[0],
            laid[1] + self.hand[1],
            laid[2] + self.hand[2],
            laid[3] + self.hand[3],
        )


class Cost(msgspec.Struct, frozen=True):
    """What a build comes to.

    ``gain`` is in boxes, net; ``used`` in own tiles, net, negative where tiles come back;
    ``missing`` what the hand lacks. ``moved`` are the places of open lids that would not stay;
    ``apart`` tells whether something would stand apart from the pile.
    """

    gain: int
    need: Need
    used: Tiles
    missing: Tiles
    points: int
    legal_picture: bool
    moved: tuple[Cell, ...]
    apart: bool = False

    @property
    def tiles(self) -> int:
        """Return the number of own tiles used, net."""
        return sum(self.used)


class OneMore(msgspec.Struct, frozen=True):
    """What a Sketch would say of a pile known to be legal: one more box, at ``cell``.

    All lids stay where they are, except the one at ``cell``, which is closed. It stands beside
    another column.
    """

    heights: Pile
    boxes: int
    need: Need
    cell: Cell
    legal: bool = True


def lids(pile: Mapping[Cell, int]) -> dict[Cell, Cell]:
    """Return the picture place of every lid, and its column."""
    return {lid_place(cell, h): cell for cell, h in pile.items()}


def choose_open(
    context: BuildContext, pile: Mapping[Cell, int], lids_needed: int
) -> tuple[Cell, ...]:
    """Return columns whose lids become open because closed lids run out: the rearmost ones.

    Rear lids restrict later builds least: what is pushed in below or laid in front leaves them
    where they are. While dismantling, open lids that cannot stay are laid again. Fewer than
    needed are returned when there are too few open lids.
    """
    opened = context.open
    free = [(x + y, (x, y)) for (x, y), h in pile.items() if (x - h, y - h) not in opened]
    kept = len(pile) - len(free)
    closed = context.laid[2] + context.hand[2]
    wanted = max(0, lids_needed - kept - closed)
    spare = context.hand[OPEN] + (len(opened) - kept if context.target is not None else 0)
    return tuple(sorted(cell for _, cell in nsmallest(min(wanted, spare), free)))


def cost(context: BuildContext, sketch: Sketch | OneMore, opened: Iterable[Cell] = ()) -> Cost:
    """Return what the pile of ``sketch`` comes to with the lids of ``opened`` columns open."""
    moved: tuple[Cell, ...] = ()
    apart = False
    if isinstance(sketch, OneMore):
        gain = 1
    else:
        gain = sketch.boxes - context.boxes
        apart = context.apart(sketch.heights)
        if context.open:
            places = {(x - h, y - h) for (x, y), h in sketch.heights.items()}
            moved = tuple(sorted(context.open - places))
    need = sketch.need
    opened_now = len(context.open) - len(moved) + len(tuple(opened))
    wanted = (need.left, need.right, need.lids - opened_now, opened_now)
    laid = context.laid
    used = less(wanted, laid)
    short = less(used, context.hand)
    missing = NONE
    if max(short) > 0:
        missing = (max(0, short[0]), max(0, short[1]), max(0, short[2]), max(0, short[3]))
    if context.target is not None:
        points = -sum(used)
    elif context.children:
        points = gain
    else:
        points = 3 * gain - sum(used)
    return Cost(gain, need, used, missing, points, sketch.legal, moved, apart)


def check(
    context: BuildContext,
    pile: Mapping[Cell, int],
    opened: tuple[Cell, ...],
    known: OneMore | None = None,
) -> Cost:
    """Return the balance of a legal build; raise IllegalActionError with the rule it breaks.

    ``known`` saves looking at the picture if that has already been done.
    """
    if not pile and context.target != 0:
        raise IllegalActionError("build-empty")
    sketch = known or _seen(pile)
    for cell in opened:
        if cell not in pile:
            raise IllegalActionError("build-open-nowhere", cell=cell)
        if lid_place(cell, pile[cell]) in context.open:
            raise IllegalActionError("build-open-already", cell=cell)
    result = cost(context, sketch, opened)
    if result.moved and context.target is None:
        raise IllegalActionError("build-open-moved", cell=lids(context.pile)[result.moved[0]])
    if context.target is not None and sketch.boxes != context.target:
        raise IllegalActionError("dismantle-one", boxes=context.boxes - sketch.boxes)
    if context.target is None and result.gain <= 0:
        raise IllegalActionError("build-gain", gain=result.gain)
    if result.missing != NONE:
        raise IllegalActionError("build-tiles", missing=result.missing)
    if context.target is None and result.points < 1:
        raise IllegalActionError("build-points", points=result.points)
    if result.apart:
        raise IllegalActionError("build-apart")
    return result


def _seen(pile: Mapping[Cell, int]) -> Sketch:
    """Return the sketch of a pile; raise IllegalActionError if it cannot stand or be drawn."""
    for cell, height in pile.items():
        if height > HIGHEST:
            raise IllegalActionError("build-high", cell=cell, height=height, highest=HIGHEST)
        if max(abs(cell[0]), abs(cell[1])) > FARTHEST:
            raise IllegalActionError("build-far", cell=cell)
    sketch = Sketch(pile)
    for fault in () if sketch.legal else sketch.faults():
        rule = "build-half" if fault.flaw is Flaw.HALF else "build-hidden"
        raise IllegalActionError(rule, cell=fault.cell, front=fault.front)
    return sketch


FEW = 3
"""So many changed columns are told one by one."""


def few_changes(
    before: Mapping[Cell, int], after: Mapping[Cell, int], at: Cell
) -> tuple[tuple[Cell, int], ...]:
    """Return the columns that have changed and their heights; none if they are more than FEW.

    None too if the back corner moves, since the columns are counted again from there.
    """
    cells = changed(before, after)
    if len(cells) > FEW or at != (0, 0):
        return ()
    in_rows = sorted(cells, key=lambda cell: (cell[1], cell[0]))
    return tuple((cell, after.get(cell, 0)) for cell in in_rows)
