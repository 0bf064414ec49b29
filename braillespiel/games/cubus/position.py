"""Positions: any pile with its open lids, the tiles and the phase, as JSON."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from braillespiel.engine.contract import ActionTextError, PositionError
from braillespiel.engine.malformed import converted
from braillespiel.games.cubus.actions import Build, parse
from braillespiel.games.cubus.phases import (
    BUILD,
    LAST,
    OVER,
    PHASES,
    SHOW,
    WINDOW,
    Answers,
)
from braillespiel.games.cubus.picture import Flaw, lid_place
from braillespiel.games.cubus.pile import (
    FARTHEST,
    HIGHEST,
    Cell,
    corner,
    moved,
    parse_pile,
    pile_text,
)
from braillespiel.games.cubus.rules import CubusState
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


def schema() -> dict[str, Any]:
    """Return the JSON Schema of positions."""
    return msgspec.json.schema(Position)


def to_position(state: CubusState) -> dict[str, Any]:
    """Return a state as JSON data; state_from reads it back equal."""
    window = None
    if state.answers is not None:
        answers = state.answers
        window = Window(
            [
                SeatAnswer(
                    seat,
                    seat in answers.waiting,
                    answers.heard.get(seat),
                    answers.knocks.get(seat),
                )
                for seat in range(state.seats)
                if seat != state.owner
            ],
            answers.opened,
        )
    position = Position(
        pile_text(state.pile),
        [Hand(*hand) for hand in state.hands],
        sorted(cell for cell, h in state.pile.items() if lid_place(cell, h) in state.open),
        state.draw,
        Hand(*state.aside),
        list(state.points),
        state.turn,
        state.owner,
        state.phase,
        state.passes,
        state.now,
        window,
        list(state.waiting),
        [Offer(s, str(b) if b else "") for s, b in sorted(state.offers.items())],
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    data["open"] = [list(cell) for cell in position.open]
    return data


def _fail(rule: str, where: str, **details: object) -> PositionError:
    return PositionError(rule, where=where, **details)


def _place(cell: Cell) -> dict[str, int]:
    """Return a cell as it is spoken: column and row, counted from 1."""
    return {"column": cell[0] + 1, "row": cell[1] + 1}


def state_from(seats: int, settings: Settings, data: dict[str, Any]) -> CubusState:
    """Return the state that ``data`` describes; raise PositionError naming rule and place."""
    position = converted(data, Position, "state")
    state = CubusState(seats, settings)
    _pile(state, position)
    _tiles(state, position)
    _course(state, position)
    _window(state, position)
    return state


def _pile(state: CubusState, position: Position) -> None:
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
    state.pile = pile
    state.open = frozenset(lid_place(cell, pile[cell]) for cell in position.open)


def _tiles(state: CubusState, position: Position) -> None:
    if len(position.hands) != state.seats:
        raise _fail("position-seats", "hands", found=len(position.hands), seats=state.seats)
    state.hands = [hand.tiles() for hand in position.hands]
    state.draw = position.draw
    total = WITHOUT_OPEN if state.settings.children else ALL
    need = Sketch(state.pile).need
    used: Tiles = (need.left, need.right, need.lids - len(state.open), len(state.open))
    for hand in (*state.hands, count(state.draw)):
        used = add(used, hand)
    rest = less(total, used)
    aside = rest if position.aside is None else position.aside.tiles()
    for kind in range(4):
        if rest[kind] < 0 or rest[kind] != aside[kind]:
            found = used[kind] + (aside[kind] if position.aside is not None else 0)
            raise _fail(
                "position-tiles", "pile", kind=KINDS[kind], found=found, there_are=total[kind]
            )
    state.aside = aside


def _course(state: CubusState, position: Position) -> None:
    if position.phase not in PHASES:
        raise _fail("position-phase", "phase", found=position.phase, known=", ".join(PHASES))
    points = position.points if position.points is not None else [0] * state.seats
    if len(points) != state.seats:
        raise _fail("position-seats", "points", found=len(points), seats=state.seats)
    owner = position.turn if position.owner is None else position.owner
    for where, seat in (("turn", position.turn), ("owner", owner)):
        if seat >= state.seats:
            raise _fail("position-seat", where, found=seat, seats=state.seats)
    if position.phase == LAST and state.hands != [NONE] * state.seats:
        raise _fail("position-hands", "hands", phase=position.phase)
    if position.phase == SHOW and owner == position.turn:
        raise _fail("position-show", "owner")
    state.points, state.turn, state.owner = list(points), position.turn, owner
    state.phase, state.passes, state.now = position.phase, position.passes, position.now
    if (position.phase == LAST) != bool(position.waiting):
        raise _fail("position-waiting", "waiting")
    for number, seat in enumerate(position.waiting):
        if seat >= state.seats:
            raise _fail("position-seat", f"waiting[{number}]", found=seat, seats=state.seats)
    state.waiting = tuple(sorted(set(position.waiting)))
    for number, offer in enumerate(position.offers):
        where = f"offers[{number}]"
        if position.phase != LAST or offer.seat >= state.seats or offer.seat in state.waiting:
            raise _fail("position-seat", where, found=offer.seat, seats=state.seats)
        try:
            build = parse(offer.build) if offer.build else None
        except ActionTextError as error:
            raise _fail("position-offer", where, found=offer.build) from error
        if build is not None and not isinstance(build, Build):
            raise _fail("position-offer", where, found=offer.build)
        state.offers[offer.seat] = build


def _window(state: CubusState, position: Position) -> None:
    if position.phase != WINDOW:
        if position.window is not None:
            raise _fail("position-window", "window")
        return
    expected = set(range(state.seats)) - {state.owner}
    if position.window is None:
        position.window = Window([SeatAnswer(seat) for seat in sorted(expected)], position.now)
    answers = Answers(position.window.opened, state.settings.reaction, set())
    if {entry.seat for entry in position.window.seats} != expected:
        raise _fail("position-window", "window.seats")
    for entry in position.window.seats:
        if entry.waiting:
            answers.waiting.add(entry.seat)
        if entry.heard is not None:
            answers.heard[entry.seat] = entry.heard
        if entry.knocked is not None:
            answers.knocks[entry.seat] = entry.knocked
    if not answers.waiting:
        raise _fail("position-window", "window.seats")
    state.answers = answers
