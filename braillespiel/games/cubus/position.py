"""Positions: any pile with its open lids, the tiles and the phase, as JSON."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from braillespiel.engine.contract import ActionTextError, PositionError
from braillespiel.engine.malformed import converted
from braillespiel.engine.records import shared_fields
from braillespiel.engine.textform import ActionReader
from braillespiel.games.cubus.actions import Build, CubusAction
from braillespiel.games.cubus.phases import (
    BUILD,
    LAST,
    OVER,
    PHASES,
    SHOW,
    WINDOW,
)
from braillespiel.games.cubus.picture import Flaw, lid_place
from braillespiel.games.cubus.pile import (
    FARTHEST,
    HIGHEST,
    Cell,
    Pile,
    corner,
    moved,
    parse_pile,
    pile_text,
)
from braillespiel.games.cubus.records import Public, Secret
from braillespiel.games.cubus.settings import Settings
from braillespiel.games.cubus.strips import Sketch
from braillespiel.games.cubus.tiles import ALL, KINDS, NONE, WITHOUT_OPEN, Tiles, add, count, less

Count = Annotated[int, msgspec.Meta(ge=0, le=16)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]


class Hand(msgspec.Struct, forbid_unknown_fields=True):
    """Tiles by kind."""

    left: Count = 0
    right: Count = 0
    closed: Count = 0
    open: Count = 0

    def tiles(self) -> Tiles:
        """Return the counts in the order of KINDS."""
        return self.left, self.right, self.closed, self.open


class SeatAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """A seat's answer to a passing; times in ms of game time and of reaction."""

    seat: Seat
    waiting: bool = True
    heard: int | None = None
    knocked: int | None = None


class Window(msgspec.Struct, forbid_unknown_fields=True):
    """The knocking windows that stand open since ``opened`` (ms); left out, all are waited for."""

    seats: list[SeatAnswer]
    opened: Annotated[int, msgspec.Meta(ge=0)] = 0


class Show(msgspec.Struct, forbid_unknown_fields=True):
    """When the seat that knocked was asked to show a build, and when it had heard that."""

    opened: Annotated[int, msgspec.Meta(ge=0)]
    heard: int | None = None


class Offer(msgspec.Struct, forbid_unknown_fields=True):
    """A build handed in for the unused tiles; no text means none."""

    seat: Seat
    build: str = ""


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A situation. All but the pile and the hands may be left out.

    ``pile`` are the rows of heights from the back ("2,1/1,0"), ``open`` the [x, y] of columns
    with open lids, counted from the back corner, ``draw`` the draw pile by kind letters (l r c
    o), the next tile first. Tiles that are nowhere lie aside unless ``aside`` counts them.
    """

    pile: str
    hands: list[Hand]
    open: list[tuple[int, int]] = []
    draw: Annotated[str, msgspec.Meta(pattern="^[lrco]*$")] = ""
    aside: Hand | None = None
    points: list[int] | None = None
    turn: Seat = 0
    owner: Seat | None = None
    phase: str = BUILD
    passes: Annotated[int, msgspec.Meta(ge=0)] = 0
    now: Annotated[int, msgspec.Meta(ge=0)] = 0
    window: Window | None = None
    waiting: list[Seat] = []
    offers: list[Offer] = []
    show: Show | None = None
    lot: int = 0


def schema() -> dict[str, Any]:
    """Return the JSON Schema of positions."""
    return msgspec.json.schema(Position)


_SAME = shared_fields(Position, Public)
"""What position and record say in the same words."""


def to_position(public: Public, secret: Secret, heights: Pile) -> dict[str, Any]:
    """Return a state as JSON data; state_from reads it back equal."""
    window = None
    if public.phase == WINDOW:
        window = Window(
            [
                SeatAnswer(
                    seat, seat in secret.asked, secret.heard.get(seat), secret.knocks.get(seat)
                )
                for seat in range(public.seats)
                if seat != public.owner
            ],
            public.opened,
        )
    position = Position(
        hands=[Hand(*hand) for hand in public.hands],
        open=sorted(cell for cell, h in heights.items() if lid_place(cell, h) in public.open),
        draw=secret.draw,
        aside=Hand(*public.aside),
        now=secret.now,
        window=window,
        show=_show(public, secret),
        lot=secret.lot,
        offers=[Offer(s, str(b) if b else "") for s, b in sorted(secret.offers.items())],
        **{name: getattr(public, name) for name in _SAME},
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    data["open"] = [list(cell) for cell in position.open]
    return data


def _show(public: Public, secret: Secret) -> Show | None:
    """Return since when a build is to be shown against time; None if none is."""
    if public.phase != SHOW or not public.settings.show:
        return None
    return Show(public.opened, secret.heard.get(public.turn))


def _fail(rule: str, where: str, **details: object) -> PositionError:
    return PositionError(rule, where=where, **details)


def _place(cell: Cell) -> dict[str, int]:
    """Return a cell as it is spoken: column and row, counted from 1."""
    return {"column": cell[0] + 1, "row": cell[1] + 1}


def state_from(settings: Settings, data: dict[str, Any]) -> tuple[Public, Secret]:
    """Return the records that ``data`` describes; raise PositionError naming rule and place."""
    position = converted(data, Position, "state")
    seats, heights = settings.seats, _heights(position)
    hands = _hands(seats, position)
    places = frozenset(lid_place(cell, heights[cell]) for cell in position.open)
    aside = _aside(settings, position, heights, hands)
    _check_course(seats, position, hands)
    position.pile = pile_text(heights)
    public = Public(
        settings,
        hands,
        open=places,
        aside=aside,
        **{name: getattr(position, name) for name in _SAME},
    )
    secret = Secret(position.draw, position.now, offers=_offers(seats, position), lot=position.lot)
    _window(public, secret, position)
    return public, secret


def _heights(position: Position) -> Pile:
    """Return the pile, its back corner at (0, 0)."""
    pile = parse_pile(position.pile)
    if pile is None:
        raise _fail("position-pile", "pile", found=position.pile)
    if not pile and position.phase != OVER:
        raise _fail("position-empty", "pile")
    x0, y0 = corner(pile)
    pile = moved(pile, -x0, -y0)
    for cell, height in pile.items():
        if height > HIGHEST or max(cell) > FARTHEST:
            raise _fail("position-size", "pile", **_place(cell), height=height)
    for fault in Sketch(pile).faults():
        rule = "position-half" if fault.flaw is Flaw.HALF else "position-hidden"
        front = {f"front_{name}": n for name, n in _place(fault.front).items()}
        raise _fail(rule, "pile", **_place(fault.cell), **front)
    for number, cell in enumerate(position.open):
        if cell not in pile:
            raise _fail("position-open", f"open[{number}]", **_place(cell))
    if len(set(position.open)) < len(position.open):
        raise _fail("position-open-twice", "open")
    return pile


def _hands(seats: int, position: Position) -> list[Tiles]:
    if len(position.hands) != seats:
        raise _fail("position-seats", "hands", found=len(position.hands), seats=seats)
    return [hand.tiles() for hand in position.hands]


def _aside(settings: Settings, position: Position, heights: Pile, hands: list[Tiles]) -> Tiles:
    """Return the tiles that lie nowhere else; raise PositionError if too many lie elsewhere."""
    total = WITHOUT_OPEN if settings.children else ALL
    need, opened = Sketch(heights).need, len(position.open)
    used: Tiles = (need.left, need.right, need.lids - opened, opened)
    for hand in (*hands, count(position.draw)):
        used = add(used, hand)
    rest = less(total, used)
    aside = rest if position.aside is None else position.aside.tiles()
    for kind in range(4):
        if rest[kind] < 0 or rest[kind] != aside[kind]:
            found = used[kind] + (aside[kind] if position.aside is not None else 0)
            raise _fail(
                "position-tiles", "pile", kind=KINDS[kind], found=found, there_are=total[kind]
            )
    return rest


def _check_course(seats: int, position: Position, hands: list[Tiles]) -> None:
    """Fill in what was left out of the course of the match; raise PositionError if it is wrong."""
    if position.phase not in PHASES:
        raise _fail("position-phase", "phase", found=position.phase, known=", ".join(PHASES))
    if position.points is None:
        position.points = [0] * seats
    if len(position.points) != seats:
        raise _fail("position-seats", "points", found=len(position.points), seats=seats)
    if position.owner is None:
        position.owner = position.turn
    for where, seat in (("turn", position.turn), ("owner", position.owner)):
        if seat >= seats:
            raise _fail("position-seat", where, found=seat, seats=seats)
    if position.phase == LAST and hands != [NONE] * seats:
        raise _fail("position-hands", "hands", phase=position.phase)
    if position.phase == SHOW and position.owner == position.turn:
        raise _fail("position-show", "owner")
    if (position.phase == LAST) != bool(position.waiting):
        raise _fail("position-waiting", "waiting")
    for number, seat in enumerate(position.waiting):
        if seat >= seats:
            raise _fail("position-seat", f"waiting[{number}]", found=seat, seats=seats)
    position.waiting = sorted(set(position.waiting))


_READ = ActionReader(CubusAction)


def _offers(seats: int, position: Position) -> dict[int, Build | None]:
    offers: dict[int, Build | None] = {}
    for number, offer in enumerate(position.offers):
        where = f"offers[{number}]"
        if position.phase != LAST or offer.seat >= seats or offer.seat in position.waiting:
            raise _fail("position-seat", where, found=offer.seat, seats=seats)
        try:
            build = _READ(offer.build) if offer.build else None
        except ActionTextError as error:
            raise _fail("position-offer", where, found=offer.build) from error
        if build is not None and not isinstance(build, Build):
            raise _fail("position-offer", where, found=offer.build)
        offers[offer.seat] = build
    return offers


def _window(public: Public, secret: Secret, position: Position) -> None:
    """Open the windows as they stand; raise PositionError if they do not fit the phase."""
    given, show = position.window, position.show
    if position.phase == SHOW and public.settings.show:
        public.opened = position.now if show is None else show.opened
        if show is not None and show.heard is not None:
            secret.heard[public.turn] = show.heard
    elif show is not None:
        raise _fail("position-window", "show")
    if position.phase != WINDOW:
        if given is not None:
            raise _fail("position-window", "window")
        return
    expected = set(range(public.seats)) - {public.owner}
    if given is None:
        given = Window([SeatAnswer(seat) for seat in sorted(expected)], position.now)
    if {entry.seat for entry in given.seats} != expected:
        raise _fail("position-window", "window.seats")
    public.opened = given.opened
    secret.asked = frozenset(entry.seat for entry in given.seats if entry.waiting)
    secret.heard = {e.seat: e.heard for e in given.seats if e.heard is not None}
    secret.knocks = {e.seat: e.knocked for e in given.seats if e.knocked is not None}
    if not secret.asked:
        raise _fail("position-window", "window.seats")
