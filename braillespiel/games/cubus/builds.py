"""What a build brings and costs, and which rule it breaks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.cubus.picture import Flaw, lid_place
from braillespiel.games.cubus.pile import FARTHEST, HIGHEST, Cell, Pile, boxes
from braillespiel.games.cubus.strips import Need, Sketch
from braillespiel.games.cubus.tiles import NONE, OPEN, Tiles, less


@dataclass(frozen=True)
class Site:
    """What a build starts from: the pile, its open lids, and the tiles that may be added.

    ``open`` holds the picture places of the open lids (they stay). ``children`` is the variant
    in which every new box is one point. ``target`` is the number of boxes that a dismantling
    move must leave, None while building.
    """

    pile: Pile
    open: frozenset[Cell]
    hand: Tiles
    children: bool = False
    target: int | None = None
    need: Need | None = None

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


@dataclass(frozen=True, slots=True)
class Bill:
    """What a build comes to.

    ``gain`` is in boxes, net; ``used`` in own tiles, net, negative where tiles come back;
    ``missing`` what the hand lacks. ``moved`` are the places of open lids that would not stay.
    """

    gain: int
    need: Need
    used: Tiles
    missing: Tiles
    points: int
    legal_picture: bool
    moved: tuple[Cell, ...]

    @property
    def tiles(self) -> int:
        """Return the number of own tiles used, net."""
        return sum(self.used)


class Known(NamedTuple):
    """What a Sketch would say of a pile whose picture is known to be legal."""

    heights: Pile
    boxes: int
    need: Need
    legal: bool = True


def lids(pile: Mapping[Cell, int]) -> dict[Cell, Cell]:
    """Return the picture place of every lid, and its column."""
    return {lid_place(cell, h): cell for cell, h in pile.items()}


def choose_open(site: Site, pile: Mapping[Cell, int], lids_needed: int) -> tuple[Cell, ...]:
    """Return columns whose lids become open because closed lids run out: the rearmost ones.

    Rear lids restrict later builds least: what is pushed in below or laid in front leaves them
    where they are. While dismantling, open lids that cannot stay are laid anew. Fewer than
    needed are returned when there are too few open lids.
    """
    places = lids(pile)
    kept = sum(place in places for place in site.open)
    closed = site.laid[2] + site.hand[2]
    wanted = max(0, lids_needed - kept - closed)
    free = [cell for place, cell in places.items() if place not in site.open]
    free.sort(key=lambda cell: (cell[0] + cell[1], cell))
    spare = site.hand[OPEN] + (len(site.open) - kept if site.target is not None else 0)
    return tuple(sorted(free[: min(wanted, spare)]))


def bill(site: Site, sketch: Sketch | Known, opened: Iterable[Cell] = ()) -> Bill:
    """Return what the pile of ``sketch`` comes to with the lids of ``opened`` columns open."""
    places = {(x - h, y - h) for (x, y), h in sketch.heights.items()}
    moved = tuple(sorted(site.open - places))
    need = sketch.need
    opened_now = len(site.open) - len(moved) + len(tuple(opened))
    wanted = (need.left, need.right, need.lids - opened_now, opened_now)
    used = less(wanted, site.laid)
    short = less(used, site.hand)
    missing = (max(0, short[0]), max(0, short[1]), max(0, short[2]), max(0, short[3]))
    gain = sketch.boxes - site.boxes
    if site.target is not None:
        points = -sum(used)
    elif site.children:
        points = gain
    else:
        points = 3 * gain - sum(used)
    return Bill(gain, need, used, missing, points, sketch.legal, moved)


def check(
    site: Site, pile: Mapping[Cell, int], opened: tuple[Cell, ...], known: Known | None = None
) -> Bill:
    """Return the bill of a legal build; raise IllegalActionError with the rule it breaks.

    ``known`` saves looking at the picture where that has been done.
    """
    if not pile and site.target != 0:
        raise IllegalActionError("build-empty")
    for cell, height in pile.items():
        if height > HIGHEST:
            raise IllegalActionError("build-high", cell=cell, height=height, highest=HIGHEST)
        if max(abs(cell[0]), abs(cell[1])) > FARTHEST:
            raise IllegalActionError("build-far", cell=cell)
    sketch = known or Sketch(pile)
    for fault in sketch.faults() if isinstance(sketch, Sketch) and not sketch.legal else ():
        rule = "build-half" if fault.flaw is Flaw.HALF else "build-hidden"
        raise IllegalActionError(rule, cell=fault.cell, front=fault.front)
    for cell in opened:
        if cell not in pile:
            raise IllegalActionError("build-open-nowhere", cell=cell)
        if lid_place(cell, pile[cell]) in site.open:
            raise IllegalActionError("build-open-already", cell=cell)
    result = bill(site, sketch, opened)
    if result.moved and site.target is None:
        raise IllegalActionError("build-open-moved", cell=lids(site.pile)[result.moved[0]])
    if site.target is not None and sketch.boxes != site.target:
        raise IllegalActionError("dismantle-one", boxes=site.boxes - sketch.boxes)
    if site.target is None and result.gain <= 0:
        raise IllegalActionError("build-gain", gain=result.gain)
    if result.missing != NONE:
        raise IllegalActionError("build-tiles", missing=result.missing)
    if site.target is None and result.points < 1:
        raise IllegalActionError("build-points", points=result.points)
    return result
