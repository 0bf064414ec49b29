"""Nothing is written that does not fit: every plan is checked against label, paper and bed.

The planners refuse what they see coming, with the largest that would fit; what they let through
is measured here dot by dot, whatever made the plan.
"""

from __future__ import annotations

import math

from braillespiel.labels import type as print_type
from braillespiel.labels.dimensions import SLACK, Embosser, Profile
from braillespiel.labels.errors import LabelError
from braillespiel.labels.layout import Placed, Plan, Print, slanted
from braillespiel.labels.type import BOLD, REGULAR

EDGE = 1.0
"""From the edge of a label to the edge of the nearest dot, mm: a knife needs so much."""
BED_EDGE = 5.0
"""From the edge of a print bed to the nearest part, mm."""
_ROUNDING = 1e-6


def verified(plan: Plan, *, edge: float = EDGE, diameter: float | None = None) -> Plan:
    """Return the plan if all of it lies where it may.

    Every dot with its whole diameter lies at least ``edge`` mm inside its own label and on the
    paper, and so does print, with no edge.

    Raises:
        LabelError: something does not, with the card and by how much.
    """
    radius = (diameter or plan.profile.base) / 2
    for page in plan.pages:
        for item in page.placed:
            inside = _inside(item, radius)
            if not inside >= edge - SLACK - _ROUNDING:
                raise LabelError(
                    "error-label-edge",
                    card=item.label.name,
                    have=_short(inside),
                    need=_short(edge),
                )
    _on_paper(plan, radius)
    return plan


def _inside(item: Placed, radius: float) -> float:
    """Return how far the outermost dot of a label is inside its area, negative outside."""
    edges = tuple(zip(item.area, (*item.area[1:], item.area[0]), strict=True))
    nearest = math.inf
    for (x1, y1), (x2, y2) in edges:
        length = math.hypot(x2 - x1, y2 - y1)
        for x, y in item.dots:
            # Clockwise with y down: the inside is to the right of every edge.
            across = ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length
            nearest = min(nearest, across - radius)
    return nearest


def extent(plan: Plan, radius: float) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of all dots and print of a plan in mm."""
    boxes = [
        *(
            (x - radius, y - radius, x + radius, y + radius)
            for page in plan.pages
            for x, y in page.dots()
        ),
        *(print_box(line) for page in plan.pages for item in page.placed for line in item.prints),
    ]
    return (
        min((box[0] for box in boxes), default=0.0),
        min((box[1] for box in boxes), default=0.0),
        max((box[2] for box in boxes), default=0.0),
        max((box[3] for box in boxes), default=0.0),
    )


def _on_paper(plan: Plan, radius: float) -> None:
    left, top, right, bottom = extent(plan, radius)
    wide, high = plan.paper
    slack = SLACK + _ROUNDING
    if left >= -slack and top >= -slack and right <= wide + slack and bottom <= high + slack:
        return
    raise LabelError(
        "error-off-paper",
        left=_short(left),
        top=_short(top),
        right=_short(right),
        bottom=_short(bottom),
        width=_short(wide),
        height=_short(high),
    )


def adjusted(
    plan: Plan,
    offset: tuple[float, float],
    scale: tuple[float, float],
    diameter: float | None = None,
) -> Plan:
    """Return the plan moved by ``offset`` (mm) and stretched, if it is still on the paper then.

    Raises:
        LabelError: it is not, with how far it may be stretched or moved.
    """
    radius = (diameter or plan.profile.base) / 2
    made = plan.adjusted((0.0, 0.0), scale)
    left, top, right, bottom = extent(made, radius)
    wide, high = plan.paper
    if right - left > wide or bottom - top > high:
        before = extent(plan, radius)
        raise LabelError(
            "error-scale",
            most_x=_down(wide / (before[2] - before[0])),
            most_y=_down(high / (before[3] - before[1])),
        )
    low, most = (-left, -top), (wide - right, high - bottom)
    if not all(low[i] - _ROUNDING <= offset[i] <= most[i] + _ROUNDING for i in (0, 1)):
        raise LabelError(
            "error-offset",
            x=_short(offset[0]),
            y=_short(offset[1]),
            low_x=-_down(-low[0]),
            most_x=_down(most[0]),
            low_y=-_down(-low[1]),
            most_y=_down(most[1]),
        )
    return plan.adjusted(offset, scale)


def _down(length: float) -> float:
    """Return a length rounded so that it is safe to give it back."""
    return math.floor(length * 100) / 100


def print_box(line: Print) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of a line of print in mm."""
    half = print_type.width(line.text, BOLD if line.bold else REGULAR, line.size) / 2
    above, below = print_type.ASCENT * line.size, print_type.DESCENT * line.size
    slant = (line.turn, line.x, line.y)
    corners = [
        slanted(line.x + x, line.y + y, slant) for x in (-half, half) for y in (-above, below)
    ]
    across, down = zip(*corners, strict=True)
    return min(across), min(down), max(across), max(down)


def embosser_fits(paper: Embosser, profile: Profile) -> None:
    """Refuse more cells or lines than a sheet has room for.

    Raises:
        LabelError: with the numbers, and with the most that fits.
    """
    for option, count in (("--columns", paper.columns), ("--rows", paper.rows)):
        if count < 1:
            raise LabelError("error-range-of", option=option, value=count, least=1, most=2000)
    half = profile.base / 2
    most = (
        int((paper.paper[0] - paper.left - profile.dot - half + _ROUNDING) // profile.cell) + 1,
        int((paper.paper[1] - paper.top - 2 * profile.dot - half + _ROUNDING) // profile.line) + 1,
    )
    if not (1 <= paper.columns <= most[0] and 1 <= paper.rows <= most[1]):
        raise LabelError(
            "error-embosser-paper",
            columns=paper.columns,
            rows=paper.rows,
            paper=paper.id,
            need_x=_short(paper.left + (paper.columns - 1) * profile.cell + profile.dot + half),
            need_y=_short(paper.top + (paper.rows - 1) * profile.line + 2 * profile.dot + half),
            width=_short(paper.paper[0]),
            height=_short(paper.paper[1]),
            most_columns=max(most[0], 0),
            most_rows=max(most[1], 0),
        )


def bed_room(bed: tuple[float, float]) -> tuple[float, float]:
    """Return width and depth of a bed that parts may take."""
    return bed[0] - 2 * BED_EDGE, bed[1] - 2 * BED_EDGE


def _short(length: float) -> float:
    return round(length, 2)
