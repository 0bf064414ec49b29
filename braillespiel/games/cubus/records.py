"""What a match of Cubus is made of: what everybody sees, what is secret, what a seat knows.

Nearly all of it is public: the tiles lie open. The geometry of the pile is no part of it but
follows from its text form (:mod:`.geometry`).
"""

from __future__ import annotations

from typing import ClassVar

from msgspec import field

from braillespiel.engine.contract import CLOCK
from braillespiel.engine.records import Record
from braillespiel.games.cubus.actions import Build
from braillespiel.games.cubus.phases import BUILD, LAST, OVER, SHOW, WINDOW
from braillespiel.games.cubus.pile import Cell
from braillespiel.games.cubus.settings import MOST_SEATS, Settings
from braillespiel.games.cubus.tiles import NONE, Tiles

NOBODY: frozenset[int] = frozenset()
CLOCK_ALONE = frozenset({CLOCK})
ALONE = tuple(frozenset({seat}) for seat in range(MOST_SEATS))


class Public(Record):
    """Everything on the table that everybody sees."""

    context: ClassVar[tuple[str, ...]] = ("settings",)

    settings: Settings
    hands: list[Tiles]
    points: list[int]
    pile: str = "1"
    """Its text form, with its back corner at (0, 0)."""
    open: frozenset[Cell] = frozenset()
    """The picture places of the open lids."""
    aside: Tiles = NONE
    """Tiles out of the game, or, in the phase LAST, those that may still be built with.

    They are all that lie nowhere else; read from a position, they are counted again.
    """
    turn: int = 0
    owner: int = 0
    """The seat that passed, where another shows a build with its tiles; else that of the turn."""
    phase: str = BUILD
    passes: int = 0
    """How many seats have passed one after the other."""
    opened: int = 0
    """The game time in ms at which the windows for knocking opened, or who knocked against time
    began to show a build; else 0."""
    waiting: list[int] = field(default_factory=list)
    """The seats that may still build with the unused tiles."""

    def clone(self) -> Public:
        twin = self.twin()
        twin.hands = self.hands[:]
        twin.points = self.points[:]
        twin.waiting = self.waiting[:]
        return twin

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.points)

    def to_act(self) -> frozenset[int]:
        """Return the seats that everybody knows may act; who still has to knock is secret."""
        if self.phase == OVER:
            return NOBODY
        if self.phase == WINDOW:
            return CLOCK_ALONE if self.settings.reaction else NOBODY
        if self.phase == LAST:
            return frozenset(self.waiting)
        if self.phase == SHOW and self.settings.show:
            return ALONE[self.turn] | CLOCK_ALONE
        return ALONE[self.turn]

    def may_act(self, seat: int | None, asked: bool) -> bool:
        """Tell whether ``seat`` may act; ``asked`` whether it has still to say if it knocks."""
        if self.phase == WINDOW:
            return asked
        if self.phase == LAST:
            return seat in self.waiting
        return seat == self.turn and self.phase != OVER

    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.phase == OVER

    def scores(self) -> list[int]:
        """Return every seat's points (won tiles count among them)."""
        return self.points[:]

    def winners(self) -> list[int]:
        """Return the seats with the most points; none while the match goes on."""
        if self.phase != OVER:
            return []
        best = max(self.points)
        return [seat for seat, points in enumerate(self.points) if points == best]


class Secret(Record):
    """The order of the draw pile, and what others are told only once all have answered."""

    draw: str = ""
    """The draw pile by kind letters, the next tile first."""
    now: int = 0
    """Game time in ms of the clock's last action: it tells when somebody has heard or answered."""
    asked: frozenset[int] = NOBODY
    """The seats that have still to say whether they knock."""
    heard: dict[int, int] = field(default_factory=dict)
    """The game time in ms at which a seat's outputs had told it that somebody passed."""
    knocks: dict[int, int] = field(default_factory=dict)
    """The reaction of the seats that have knocked, in ms."""
    offers: dict[int, Build | None] = field(default_factory=dict)
    """The builds handed in for the unused tiles; None for none."""
    lot: int = 0
    """From it the next lot among several knocks is drawn."""

    def clone(self) -> Secret:
        twin = self.twin()
        twin.heard = self.heard.copy()
        twin.knocks = self.knocks.copy()
        twin.offers = self.offers.copy()
        return twin


class Known(Record):
    """What a seat knows besides."""

    unseen: Tiles
    """The tiles of the draw pile by kind."""
    offered: list[int]
    """The seats that have handed in a build for the unused tiles, or none."""
    asked: bool = False
    """This seat has still to say whether it knocks."""
    heard: int | None = None
    """The game time in ms at which it had heard that somebody passed; None if not yet."""
    knock: int | None = None
    """Its reaction in ms if it has knocked."""
    offer: Build | None = None
    """What it has handed in itself."""
