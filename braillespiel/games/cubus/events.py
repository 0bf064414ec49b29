"""What happens in Cubus, as data. Nearly all of it is public: the tiles lie open."""

from __future__ import annotations

from typing import TypeAlias

from braillespiel.engine.event import Event as AnyEvent
from braillespiel.engine.event import OpenEvent, PrivateEvent
from braillespiel.games.cubus.actions import Build
from braillespiel.games.cubus.pile import Cell
from braillespiel.games.cubus.tiles import Tiles


class Drawn(OpenEvent, frozen=True):
    """A seat's turn begins with a tile; ``kind`` is an index of KINDS, None if none is left."""

    seat: int
    tile: int | None
    left: int


class Built(OpenEvent, frozen=True):
    """A pile was built: by ``seat``, with the tiles of ``owner``.

    ``old`` and ``new`` are boxes, ``score`` the builder's points after it, ``opened`` how many
    lids have become open. ``changes`` are the columns that have changed and their heights, if
    they are few and counted as before (builds.few_changes).
    """

    seat: int
    owner: int
    old: int
    new: int
    used: Tiles
    points: int
    score: int
    opened: int
    changes: tuple[tuple[Cell, int], ...] = ()


class Passed(OpenEvent, frozen=True):
    """A seat says that it cannot build; ``window`` tells whether others may knock now."""

    seat: int
    window: bool


class Answered(PrivateEvent, frozen=True):
    """A seat has answered the question whether it knocks; the others learn it later."""

    knock: bool


class WindowShut(PrivateEvent, frozen=True):
    """A seat's time for knocking has run out."""


class ShowShut(OpenEvent, frozen=True):
    """``seat`` has knocked and shown no build in time."""

    seat: int


class NobodyKnocked(OpenEvent, frozen=True):
    """All have answered, nobody knocked at ``owner``."""

    owner: int


class Knocked(OpenEvent, frozen=True):
    """``seat`` has knocked first and must show a build with the tiles of ``owner``."""

    seat: int
    owner: int


class WrongKnock(OpenEvent, frozen=True):
    """``seat`` shows no build: everybody else gets ``points``."""

    seat: int
    points: int


class LastBuild(OpenEvent, frozen=True):
    """Building is over but for the unused tiles: ``seats`` may build once with ``tiles``."""

    seats: tuple[int, ...]
    tiles: Tiles


class Offered(AnyEvent, frozen=True):
    """A seat has handed in its build for the unused tiles (None: none); others see only that."""

    seat: int
    build: Build | None
    points: int

    def redacted_for(self, seat: int | None) -> Offered:
        """Return the event; what was built only to its own seat."""
        return self if seat == self.seat else Offered(self.seat, None, 0)


class Dismantling(OpenEvent, frozen=True):
    """The dismantling game begins with this many boxes.

    ``built`` are the points from building up, by seat, if they no longer count.
    """

    boxes: int
    built: tuple[int, ...] = ()


class Dismantled(OpenEvent, frozen=True):
    """A seat took the pile down by one box and won ``tiles``; ``score`` is its score now."""

    seat: int
    tiles: Tiles
    left: int
    score: int
    changes: tuple[tuple[Cell, int], ...] = ()


class Over(OpenEvent, frozen=True):
    """The match is over."""

    winners: tuple[int, ...]


Event: TypeAlias = (
    Drawn
    | Built
    | Passed
    | Answered
    | WindowShut
    | ShowShut
    | NobodyKnocked
    | Knocked
    | WrongKnock
    | LastBuild
    | Offered
    | Dismantling
    | Dismantled
    | Over
)
