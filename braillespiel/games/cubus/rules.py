"""The rules of Cubus: one state, changed only by apply."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

from braillespiel.engine.contract import CLOCK, IllegalActionError, State, Tick
from braillespiel.games.cubus import events
from braillespiel.games.cubus.actions import Build, CubusAction, Heard, Knock, Let, Pass
from braillespiel.games.cubus.builds import Bill, Known, Site, check, only_change
from braillespiel.games.cubus.corners import Corners, corners
from braillespiel.games.cubus.phases import (
    BUILD,
    DISMANTLE,
    LAST,
    OVER,
    SHOW,
    WINDOW,
    Answers,
)
from braillespiel.games.cubus.picture import lid_place
from braillespiel.games.cubus.pile import Cell, Pile, boxes, changed, corner, moved, rows
from braillespiel.games.cubus.settings import MOST_SEATS, Settings
from braillespiel.games.cubus.steps import step_builds
from braillespiel.games.cubus.strips import Need, Sketch
from braillespiel.games.cubus.takedown import other_way, takedowns
from braillespiel.games.cubus.tiles import LETTERS, NONE, ONE, Tiles, add, less

WRONG_KNOCK = 2
"""Points for everybody else when a knock was wrong."""
USEFUL = 5
"""How many builds legal_actions lists at most."""
ALONE = tuple(frozenset({seat}) for seat in range(MOST_SEATS))


class CubusState(State):
    """A complete situation. ``open`` holds the picture places of the open lids.

    ``pile`` always has its back corner at (0, 0). ``aside`` are tiles out of the game, or, in
    the phase LAST, those that may still be built with. ``offers`` are the builds handed in for
    the unused tiles.
    """

    __slots__ = (
        "_corners",
        "_need",
        "answers",
        "aside",
        "draw",
        "hands",
        "now",
        "offers",
        "open",
        "owner",
        "passes",
        "phase",
        "pile",
        "points",
        "seats",
        "settings",
        "turn",
        "waiting",
    )

    def __init__(self, seats: int, settings: Settings) -> None:
        self.seats = seats
        self.settings = settings
        self._need: Need | None = None
        self._corners: Corners | None = None
        self.pile: Pile = {(0, 0): 1}
        self.open: frozenset[Cell] = frozenset()
        self.hands: list[Tiles] = [NONE] * seats
        self.draw = ""
        self.aside: Tiles = NONE
        self.points = [0] * seats
        self.turn = 0
        self.owner = 0
        self.phase = BUILD
        self.passes = 0
        self.now = 0
        self.answers: Answers | None = None
        self.waiting: tuple[int, ...] = ()
        self.offers: dict[int, Build | None] = {}

    # -- questions -----------------------------------------------------------------------

    def to_act(self) -> frozenset[int]:
        """Return the seats that may act now."""
        if self.phase == OVER:
            return frozenset()
        if self.phase == WINDOW:
            assert self.answers is not None
            clock = {CLOCK} if self.answers.reaction else set()
            return frozenset(self.answers.waiting | clock)
        if self.phase == LAST:
            return frozenset(self.waiting)
        return ALONE[self.turn]

    def site(self) -> Site:
        """Return what the acting seat builds from."""
        if self.phase == DISMANTLE:
            return Site(self.pile, self.open, NONE, False, boxes(self.pile) - 1, self.need)
        hand = self.aside if self.phase == LAST else self.hands[self.owner]
        return Site(self.pile, self.open, hand, self.settings.children, None, self.need)

    @property
    def need(self) -> Need:
        """Return the tiles that the pile needs."""
        if self._need is None:
            self._need = Sketch(self.pile).need
        return self._need

    def legal_actions(self, seat: int) -> Sequence[CubusAction]:
        """Return a useful few: the builds of one more box, best first, and what is no build."""
        if seat not in self.to_act() or seat == CLOCK:
            return []
        if self.phase == WINDOW:
            return [Let(), Knock()]
        site = self.site()
        if self.phase == DISMANTLE:
            return takedowns(site)[:USEFUL] or [Pass()]
        if self._corners is None:
            self._corners = corners(tuple(tuple(row) for row in rows(self.pile)))
        found = self._corners.builds(site, USEFUL)
        if found is None:
            found = [build for _, _, build in step_builds(site)[:USEFUL]]
        return [*found, Pass()]

    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.phase == OVER

    def scores(self) -> list[int]:
        """Return every seat's points (won tiles count among them)."""
        return list(self.points)

    def winners(self) -> list[int]:
        """Return the seats with the most points."""
        if self.phase != OVER:
            return []
        best = max(self.points)
        return [seat for seat, points in enumerate(self.points) if points == best]

    def deadline(self) -> int | None:
        """Return when the next knocking window closes."""
        return self.answers.deadline() if self.answers is not None else None

    def wants_time(self) -> bool:
        """Tell whether the next action needs to know the time: reactions are measured."""
        return self.settings.reaction > 0 and self.phase in (BUILD, WINDOW)

    # -- changes -------------------------------------------------------------------------

    def apply(self, seat: int, action: Any) -> list[Any]:
        """Carry out an action; raise IllegalActionError with nothing changed."""
        if isinstance(action, Tick):
            return self._tick(action.ms)
        if isinstance(action, Heard):
            return self._heard(seat)
        if self.phase == OVER:
            raise IllegalActionError("over")
        if seat not in self.to_act():
            raise IllegalActionError("not-your-turn")
        if self.phase == WINDOW:
            return self._answer(seat, action)
        if isinstance(action, Pass):
            return self._pass(seat)
        if not isinstance(action, Build):
            raise IllegalActionError("nothing-to-knock")
        if self.phase == LAST:
            return self._offer(seat, action)
        if self.phase == DISMANTLE:
            return self._dismantle(seat, action)
        site = self.site()
        near = self._corners
        known = near.known(site, action) if near is not None else None
        pile = known.heights if known else action.pile
        result = check(site, pile, action.opened, known)
        self.passes = 0
        built = self._built(seat, action, pile, result, known)
        if near is not None and known is not None:
            self._corners = near.grown(known.cell, action.heights)
        return [built, *self._next(self.owner)]

    def _tick(self, ms: int) -> list[Any]:
        self.now = max(self.now, ms)
        if self.answers is None or not self.answers.reaction:
            return []
        late = sorted(s for s in self.answers.waiting if self.answers.closes(s) <= self.now)
        if not late:
            return []
        self.answers.waiting.difference_update(late)
        out: list[Any] = [events.WindowShut(seat) for seat in late]
        return out + self._settle()

    def _heard(self, seat: int) -> list[Any]:
        if self.answers is not None and self.answers.reaction and seat in self.answers.waiting:
            self.answers.heard.setdefault(seat, self.now)
        return []

    def _answer(self, seat: int, action: Any) -> list[Any]:
        assert self.answers is not None
        if knocks := isinstance(action, Knock):
            self.answers.knock(seat, self.now)
        elif isinstance(action, Let):
            self.answers.waiting.discard(seat)
        else:
            raise IllegalActionError("knock-first")
        if self.answers.waiting:
            return [events.Answered(seat, knocks)]
        return self._settle()

    def _settle(self) -> list[Any]:
        """Decide on the knocks once every window is closed."""
        assert self.answers is not None
        if self.answers.waiting:
            return []
        first = self.answers.first(self.owner, self.seats)
        self.answers = None
        if first is None:
            return [events.NobodyKnocked(self.owner), *self._next(self.owner)]
        self.phase, self.turn = SHOW, first
        return [events.Knocked(first, self.owner)]

    def _pass(self, seat: int) -> list[Any]:
        if self.phase == DISMANTLE:
            if takedowns(self.site()):
                raise IllegalActionError("dismantle-must")
            return [events.Passed(seat, False), *self._finish()]
        if self.phase == LAST:
            return self._offer(seat, None)
        if self.phase == SHOW:
            for other in range(self.seats):
                if other != seat:
                    self.points[other] += WRONG_KNOCK
            return [events.WrongKnock(seat, WRONG_KNOCK), *self._next(self.owner)]
        self.passes += 1
        if self.settings.knock == "off":
            return [events.Passed(seat, False), *self._next(seat)]
        others = set(range(self.seats)) - {seat}
        self.phase = WINDOW
        self.answers = Answers(self.now, self.settings.reaction, others)
        return [events.Passed(seat, True)]

    def _built(
        self, seat: int, build: Build, pile: Pile, result: Bill, known: Known | None = None
    ) -> events.Built:
        old = boxes(self.pile)
        if known:
            where: tuple[Cell, int] | None = (known.cell, pile[known.cell])
        else:
            where = only_change(self.pile, pile, build.at)
        self._lay(build, pile, result)
        if self.phase == LAST:
            self.aside = less(self.aside, result.used)
        else:
            self.hands[self.owner] = less(self.hands[self.owner], result.used)
        self.points[seat] += result.points
        return events.Built(
            seat,
            seat if self.phase == LAST else self.owner,
            old,
            old + result.gain,
            result.used,
            result.points,
            self.points[seat],
            len(build.opened),
            where,
        )

    def _lay(self, build: Build, pile: Pile, result: Bill) -> None:
        """Put the pile of a build in place and bring its back corner to (0, 0)."""
        kept = self.open.difference(result.moved)
        if build.opened:
            kept |= {lid_place(cell, pile[cell]) for cell in build.opened}
        dx, dy = corner(pile)
        if dx or dy:
            pile = moved(pile, -dx, -dy)
            kept = frozenset((p - dx, q - dy) for p, q in kept)
        self.pile, self.open = pile, kept
        self._need, self._corners = result.need, None

    def _next(self, seat: int) -> list[Any]:
        """Begin the turn after that of ``seat``, or end the building."""
        if not self.draw and self.passes >= self.seats:
            return self._last_builds()
        self.phase = BUILD
        self.turn = self.owner = (seat + 1) % self.seats
        return [self.draw_tile()]

    def draw_tile(self) -> events.Drawn:
        """Let the seat whose turn begins draw."""
        if not self.draw:
            return events.Drawn(self.turn, None, 0)
        letter, self.draw = self.draw[0], self.draw[1:]
        tile = LETTERS.index(letter)
        self.hands[self.turn] = add(self.hands[self.turn], ONE[tile])
        return events.Drawn(self.turn, tile, len(self.draw))

    def _last_builds(self) -> list[Any]:
        for hand in self.hands:
            self.aside = add(self.aside, hand)
        self.hands = [NONE] * self.seats
        if self.settings.end == "none" or self.aside == NONE:
            return self._after_building()
        order = [(self.owner + 1 + i) % self.seats for i in range(self.seats)]
        least = min(order, key=lambda seat: self.points[seat])
        self.phase = LAST
        self.waiting = tuple(sorted(order)) if self.settings.end == "best" else (least,)
        return [events.LastBuild(self.waiting, self.aside)]

    def _offer(self, seat: int, build: Build | None) -> list[Any]:
        points = check(self.site(), build.pile, build.opened).points if build else 0
        self.offers[seat] = build
        self.waiting = tuple(other for other in self.waiting if other != seat)
        out: list[Any] = []
        if self.settings.end == "best" or build is None:
            out.append(events.Offered(seat, build, points))
        if self.waiting:
            return out
        best: tuple[int, int, Build, Bill] | None = None
        for other, offer in self.offers.items():
            if offer is None:
                continue
            result = check(self.site(), offer.pile, offer.opened)
            entry = (-result.points, (other - self.owner - 1) % self.seats, offer, result)
            if best is None or entry[:2] < best[:2]:
                best = entry
        self.offers = {}
        if best is not None:
            winner = (self.owner + 1 + best[1]) % self.seats
            out.append(self._built(winner, best[2], best[2].pile, best[3]))
        return out + self._after_building()

    def _after_building(self) -> list[Any]:
        if self.settings.play != "both":
            return self._finish()
        self.phase = DISMANTLE
        self.turn = self.owner = (self.owner + 1) % self.seats
        return [events.Dismantling(boxes(self.pile))]

    def _dismantle(self, seat: int, build: Build) -> list[Any]:
        site = self.site()
        result = check(site, build.pile, build.opened)
        if result.moved or build.opened:
            other = other_way(site)
            if other is not None:
                cell = min(changed(site.pile, other.pile))
                raise IllegalActionError("dismantle-open", cell=cell)
        where = only_change(site.pile, build.pile, build.at)
        self._lay(build, build.pile, result)
        won = less(NONE, result.used)
        self.hands[seat] = add(self.hands[seat], won)
        self.points[seat] += sum(won)
        left = boxes(self.pile)
        out: list[Any] = [events.Dismantled(seat, won, left, self.points[seat], where)]
        if not left:
            return out + self._finish()
        self.turn = self.owner = (seat + 1) % self.seats
        return out

    def _finish(self) -> list[Any]:
        self.phase = OVER
        return [events.Over(tuple(self.winners()))]

    # -- copies --------------------------------------------------------------------------

    def clone(self) -> CubusState:
        """Return an independent copy."""
        copy = CubusState.__new__(CubusState)
        for name in CubusState.__slots__:
            setattr(copy, name, getattr(self, name))
        copy.hands = list(self.hands)
        copy.points = list(self.points)
        copy.answers = self.answers.clone() if self.answers is not None else None
        copy.offers = dict(self.offers)
        return copy

    def drawn_anew(self, seat: int, rng: Random) -> CubusState:
        """Return it with a new draw pile; knocks and builds handed in are decisions and stay."""
        state = self.clone()
        state.draw = cast(CubusState, self.view(seat).sample(rng)).draw
        return state

    def view(self, seat: int) -> Any:
        """Return what a seat may know."""
        from braillespiel.games.cubus.view import CubusView

        return CubusView(self, seat)

    def to_position(self) -> dict[str, Any]:
        """Return the whole state as JSON data."""
        from braillespiel.games.cubus.position import to_position

        return to_position(self)
