"""A pile and what is worked out about it, once; states and views of the same pile share it."""

from __future__ import annotations

from functools import lru_cache

from braillespiel.games.cubus.actions import Build
from braillespiel.games.cubus.builds import BuildContext, OneMore
from braillespiel.games.cubus.corners import Corners, corners
from braillespiel.games.cubus.pile import Pile, boxes, parse_pile, rows
from braillespiel.games.cubus.strips import Need, Sketch


class Geometry:
    """The columns of a pile; what it needs and where one box can go is worked out when asked.

    ``text`` is the pile's text form, its back corner at (0, 0). Nothing of it is ever changed.
    """

    __slots__ = ("_boxes", "_corners", "_need", "heights", "text")

    def __init__(
        self,
        text: str,
        heights: Pile,
        need: Need | None = None,
        corners: Corners | None = None,
        boxes: int | None = None,
    ) -> None:
        self.text = text
        self.heights = heights
        self._boxes = boxes
        self._need = need
        self._corners = corners

    @property
    def need(self) -> Need:
        """The tiles that the pile needs."""
        if self._need is None:
            self._need = Sketch(self.heights).need
        return self._need

    @property
    def boxes(self) -> int:
        """How many boxes the pile has."""
        if self._boxes is None:
            self._boxes = boxes(self.heights)
        return self._boxes

    def corners(self) -> Corners:
        """Return where one box can go, and the builds asked for so far."""
        if self._corners is None:
            self._corners = corners(tuple(tuple(row) for row in rows(self.heights)))
        return self._corners

    def one_more(self, context: BuildContext, build: Build) -> OneMore | None:
        """Return what is known of a build without a look at its picture, None for nothing."""
        near = self._corners
        return None if near is None else near.known(context, build, self.boxes)


@lru_cache(maxsize=512)
def geometry(text: str) -> Geometry:
    """Return the geometry of a pile in text form."""
    heights = parse_pile(text)
    if heights is None:
        raise ValueError(text)
    return Geometry(text, heights)
