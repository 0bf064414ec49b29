"""What happens in Cubus, as data. Nearly all of it is public: the tiles lie open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from braillespiel.games.cubus.actions import Build
from braillespiel.games.cubus.pile import Cell
from braillespiel.games.cubus.tiles import Tiles


class _Public:
    """An event that every seat may know."""

    __slots__ = ()

    def seen_by(self, seat: int) -> _Public:
        """Return the event itself."""
        return self


@dataclass(frozen=True, slots=True)
class Drawn(_Public):
    """A seat's turn begins with a tile; ``kind`` is an index of KINDS, None if none is left."""

    kind: ClassVar[str] = "drawn"
    seat: int
    tile: int | None
    left: int


@dataclass(frozen=True, slots=True)
class Built(_Public):
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


@dataclass(frozen=True, slots=True)
class Passed(_Public):
    """A seat says that it cannot build; ``window`` tells whether others may knock now."""

    kind: ClassVar[str] = "passed"
    seat: int
    window: bool


@dataclass(frozen=True, slots=True)
class Answered:
    """A seat has answered the question whether it knocks; the others learn it later."""

    kind: ClassVar[str] = "answered"
    seat: int
    knock: bool

    def seen_by(self, seat: int) -> Answered | None:
        """Return the event to its own seat only."""
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class WindowShut:
    """A seat's time for knocking has run out."""

    kind: ClassVar[str] = "window-shut"
    seat: int

    def seen_by(self, seat: int) -> WindowShut | None:
        """Return the event to its own seat only."""
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class NobodyKnocked(_Public):
    """All have answered, nobody knocked at ``owner``."""

    kind: ClassVar[str] = "nobody-knocked"
    owner: int


@dataclass(frozen=True, slots=True)
class Knocked(_Public):
    """``seat`` has knocked first and must show a build with the tiles of ``owner``."""

    kind: ClassVar[str] = "knocked"
    seat: int
    owner: int


@dataclass(frozen=True, slots=True)
class WrongKnock(_Public):
    """``seat`` shows no build: everybody else gets ``points``."""

    kind: ClassVar[str] = "wrong-knock"
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class LastBuild(_Public):
    """Building is over but for the unused tiles: ``seats`` may build once with ``tiles``."""

    kind: ClassVar[str] = "last-build"
    seats: tuple[int, ...]
    tiles: Tiles


@dataclass(frozen=True, slots=True)
class Offered:
    """A seat has handed in its build for the unused tiles (None: none); others see only that."""

    kind: ClassVar[str] = "offered"
    seat: int
    build: Build | None
    points: int

    def seen_by(self, seat: int) -> Offered:
        """Return the event; what was built only to its own seat."""
        return self if seat == self.seat else Offered(self.seat, None, 0)


@dataclass(frozen=True, slots=True)
class Dismantling(_Public):
    """The dismantling game begins with this many boxes."""

    kind: ClassVar[str] = "dismantling"
    boxes: int


@dataclass(frozen=True, slots=True)
class Dismantled(_Public):
    """A seat took the pile down by one box and won ``tiles``; ``score`` is its score now."""

    kind: ClassVar[str] = "dismantled"
    seat: int
    tiles: Tiles
    left: int
    score: int
    where: tuple[Cell, int] | None = None


@dataclass(frozen=True, slots=True)
class Over(_Public):
    """The match is over."""

    kind: ClassVar[str] = "over"
    winners: tuple[int, ...]
