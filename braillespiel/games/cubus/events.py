"""What happens in Cubus, as data. Nearly all of it is public: the tiles lie open."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from braillespiel.engine.event import Private, Public
from braillespiel.games.cubus.actions import Build
from braillespiel.games.cubus.pile import Cell
from braillespiel.games.cubus.tiles import Tiles


class Drawn(Public, frozen=True):
    """A seat's turn begins with a tile; ``kind`` is an index of KINDS, None if none is left."""

    kind: ClassVar[str] = "drawn"
    seat: int
    tile: int | None
    left: int


class Built(Public, frozen=True):
    """A pile was built: by ``seat``, with the tiles of ``owner``.

    ``old`` and ``new`` are boxes, ``score`` the builder's points after it, ``opened`` how many
    lids have become open. ``where`` are the column and its height if only one has changed.
    """

    kind: ClassVar[str] = "built"
    seat: int
    owner: int
    old: int
    new: int
    used: Tiles
    points: int
    score: int
    opened: int
    where: tuple[Cell, int] | None = None


class Passed(Public, frozen=True):
    """A seat says that it cannot build; ``window`` tells whether others may knock now."""

    kind: ClassVar[str] = "passed"
    seat: int
    window: bool


class Answered(Private, frozen=True):
    """A seat has answered the question whether it knocks; the others learn it later."""

    kind: ClassVar[str] = "answered"
    knock: bool


class WindowShut(Private, frozen=True):
    """A seat's time for knocking has run out."""

    kind: ClassVar[str] = "window-shut"


class NobodyKnocked(Public, frozen=True):
    """All have answered, nobody knocked at ``owner``."""

    kind: ClassVar[str] = "nobody-knocked"
    owner: int


class Knocked(Public, frozen=True):
    """``seat`` has knocked first and must show a build with the tiles of ``owner``."""

    kind: ClassVar[str] = "knocked"
    seat: int
    owner: int


class WrongKnock(Public, frozen=True):
    """``seat`` shows no build: everybody else gets ``points``."""

    kind: ClassVar[str] = "wrong-knock"
    seat: int
    points: int


class LastBuild(Public, frozen=True):
    """Building is over but for the unused tiles: ``seats`` may build once with ``tiles``."""

    kind: ClassVar[str] = "last-build"
    seats: tuple[int, ...]
    tiles: Tiles


class Offered(msgspec.Struct, frozen=True):
    """A seat has handed in its build for the unused tiles (None: none); others see only that."""

    kind: ClassVar[str] = "offered"
    seat: int
    build: Build | None
    points: int

    def seen_by(self, seat: int) -> Offered:
        """Return the event; what was built only to its own seat."""
        return self if seat == self.seat else Offered(self.seat, None, 0)


class Dismantling(Public, frozen=True):
    """The dismantling game begins with this many boxes."""

    kind: ClassVar[str] = "dismantling"
    boxes: int


class Dismantled(Public, frozen=True):
    """A seat took the pile down by one box and won ``tiles``; ``score`` is its score now."""

    kind: ClassVar[str] = "dismantled"
    seat: int
    tiles: Tiles
    left: int
    score: int
    where: tuple[Cell, int] | None = None


class Over(Public, frozen=True):
    """The match is over."""

    kind: ClassVar[str] = "over"
    winners: tuple[int, ...]
