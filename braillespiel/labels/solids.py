"""Solids of a deck: a tag for every label, and the jig to emboss card corners by hand.

The jig is a slate for one corner of a card. The card lies face down against the fence at the top
and the right, the counter-plate with its holes on top of it; a stylus pressed through a hole
pushes the dot into the pit below. So the dots rise on the face, and one writes from right to
left. The jig has all dots of as many cells as the longest label of the deck.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from braillespiel.labels.cells import FULL, points, size
from braillespiel.labels.check import Limits
from braillespiel.labels.dimensions import Profile
from braillespiel.labels.errors import LabelError
from braillespiel.labels.fit import BED_EDGE, bed_room
from braillespiel.labels.mesh import Feature, Mesh, height_map
from braillespiel.labels.notation import Label, LabelSet
from braillespiel.labels.stickers import LINE, LINE_GAP

TAG_THICK = 1.0
TAG_PAD = 2.0
NOTCH = 1.6
"""Side of the notch in the top right corner of a tag: it tells a finger which way up it is."""
JIG_THICK = 3.0
JIG_MARGIN = 2.0
"""Least margin of a card, mm: the jig's fence and the notch of its plate need room."""
FENCE = 3.0
FENCE_HIGH = 2.0
COUNTER_THICK = 1.6
PIT_EXTRA = 0.15
GAP = 3.0


@dataclass(frozen=True, slots=True)
class Printing:
    """How a printer's habits are met; lengths in mm."""

    compensate: float = 0.0
    """Added to the height of dots (a printer that makes 0.38 of 0.5 wants 0.12)."""
    thick: float = TAG_THICK
    standing: bool = False
    """Turn the parts to stand on edge, as dots print best."""
    bed: tuple[float, float] = (180.0, 180.0)
    base_line: bool = False
    """A ridge below the dots tells a finger which way up a tag is."""


def dot_height(profile: Profile, printing: Printing) -> float:
    """Return the height of a dot with compensation.

    Raises:
        LabelError: higher than half its base, which no spherical cap can be.
    """
    high = profile.height + printing.compensate
    if not 0.1 <= high <= profile.base / 2 + 1e-9:
        raise LabelError("error-dot-height", height=f"{high:.2f}", most=f"{profile.base / 2:.2f}")
    return high


def tag(label: Label, profile: Profile, printing: Printing) -> Mesh:
    """Return a stick-on tag with the label's dots as domes.

    Raises:
        LabelError: as in :func:`dot_height`.
    """
    high = dot_height(profile, printing)
    dots = list(points(label.lines, profile))
    wide, tall = tag_size(label, profile, printing)
    inset = TAG_PAD + profile.base / 2
    placed = [(inset + x, tall - inset - y) for x, y in dots]
    ridge = (TAG_PAD, TAG_PAD + LINE) if printing.base_line else ()
    xs = _lines((x for x, _ in placed), wide, (wide - NOTCH,))
    ys = _lines((y for _, y in placed), tall, (tall - NOTCH, *ridge))
    heights = [
        [printing.thick + (high if y in ridge[:1] else 0.0)] * (len(xs) - 1) for y in ys[:-1]
    ]
    heights[-1][-1] = 0.0
    features = [Feature("dome", x, y, profile.base / 2, high) for x, y in placed]
    mesh = height_map(xs, ys, heights, features)
    return mesh.standing() if printing.standing else mesh


def tag_size(label: Label, profile: Profile, printing: Printing) -> tuple[float, float]:
    """Return width and height of a label's tag in mm."""
    wide, tall = size(label.lines, profile)
    ridge = LINE_GAP + LINE if printing.base_line else 0.0
    return wide + 2 * TAG_PAD, tall + 2 * TAG_PAD + ridge


def jig(label_set: LabelSet, limits: Limits, printing: Printing) -> tuple[Mesh, Mesh]:
    """Return the corner jig and its counter-plate.

    Raises:
        LabelError: as in :func:`dot_height`, or the margin is too small for a jig.
    """
    profile = limits.profile
    high = dot_height(profile, printing)
    if limits.margin < JIG_MARGIN:
        raise LabelError("error-jig-margin", margin=limits.margin, least=JIG_MARGIN)
    whole = [FULL * max(label_set.columns, 1)] * max(label_set.rows, 1)
    places = list(points(whole, profile))
    first = limits.margin + profile.base / 2
    wide = first + max(x for x, _ in places) + first
    tall = first + max(y for _, y in places) + first
    # Seen from above with the card face down: its top left corner is at the top right.
    dots = [(wide - first - x, tall - first - y) for x, y in places]
    radius = profile.base / 2
    xs = _lines((x for x, _ in dots), wide, ())
    ys = _lines((y for _, y in dots), tall, ())
    across, down = [*xs, wide + FENCE], [*ys, tall + FENCE]
    heights = [
        [JIG_THICK + (FENCE_HIGH if x >= wide or y >= tall else 0.0) for x in across[:-1]]
        for y in down[:-1]
    ]
    depth = min(high + PIT_EXTRA, radius)
    pits = [Feature("pit", x, y, radius, depth) for x, y in dots]
    base = height_map(across, down, heights, pits)
    narrow = min(radius + 0.1, profile.dot / 2 - 0.15)
    holes = [Feature("hole", x, y, narrow) for x, y in dots]
    xs, ys = [xs[0], NOTCH, *xs[1:]], [ys[0], NOTCH, *ys[1:]]
    plate = [[COUNTER_THICK] * (len(xs) - 1) for _ in range(len(ys) - 1)]
    plate[0][0] = 0.0
    return base, height_map(xs, ys, plate, holes)


def _lines(places: Iterable[float], end: float, more: tuple[float, ...]) -> list[float]:
    """Return grid lines from 0 to ``end`` with one between neighbouring dots."""
    rows = sorted({round(place, 6) for place in places})
    between = [(one + two) / 2 for one, two in pairwise(rows)]
    return sorted({0.0, *between, *more, end})


@dataclass(frozen=True, slots=True)
class PrintPart:
    """A part on a print bed; (x, y) is its lower left corner in mm."""

    label: Label
    x: float
    y: float


def beds(
    label_set: LabelSet, profile: Profile, printing: Printing, *, per_card: int = 2
) -> list[list[PrintPart]]:
    """Return the tags of a deck laid out on print beds, in the order of the deck.

    Raises:
        LabelError: a tag is larger than the bed.
    """
    parts = [label for label in label_set.labels for _ in range(label.copies * per_card)]
    sizes = []
    for label in parts:
        wide, tall = tag_size(label, profile, printing)
        deep = printing.thick + dot_height(profile, printing) if printing.standing else tall
        sizes.append((label.name, wide, deep))
    return [
        [PrintPart(parts[index], x, y) for index, x, y in plate]
        for plate in packed(sizes, printing.bed)
    ]


def packed(
    sizes: Sequence[tuple[str, float, float]], bed: tuple[float, float]
) -> list[list[tuple[int, float, float]]]:
    """Return plates of parts: the number of each and its lower left corner in mm.

    ``sizes`` are names, widths and depths. Parts keep 5 mm from the edge of the bed.

    Raises:
        LabelError: a part is larger than what the bed has room for.
    """
    room = bed_room(bed)
    plates: list[list[tuple[int, float, float]]] = [[]]
    x = y = row = 0.0
    for index, (name, wide, deep) in enumerate(sizes):
        if not (wide <= room[0] and deep <= room[1]):
            raise LabelError(
                "error-bed",
                card=name,
                need_x=round(wide, 1),
                need_y=round(deep, 1),
                width=bed[0],
                height=bed[1],
                room_x=max(room[0], 0.0),
                room_y=max(room[1], 0.0),
                edge=BED_EDGE,
            )
        if x + wide > room[0]:
            x, y, row = 0.0, y + row + GAP, 0.0
        if y + deep > room[1]:
            plates.append([])
            x = y = row = 0.0
        plates[-1].append((index, BED_EDGE + x, BED_EDGE + y))
        x, row = x + wide + GAP, max(row, deep)
    return plates


def footprint(mesh: Mesh) -> tuple[float, float]:
    """Return width and depth of a solid in mm; it begins at (0, 0)."""
    return max(x for x, _, _ in mesh.vertices), max(y for _, y, _ in mesh.vertices)
