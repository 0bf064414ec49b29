"""The rules of Cubus: one state, changed only by apply."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from braillespiel.engine.chance import shuffle
from braillespiel.engine.contract import Tick
from braillespiel.engine.records import RecordState
from braillespiel.games.cubus import events, legality, window
from braillespiel.games.cubus.actions import CubusAction, Heard, Knock
from braillespiel.games.cubus.builds import BuildContext, check, few_changes
from braillespiel.games.cubus.events import Event
from braillespiel.games.cubus.geometry import Geometry, geometry
from braillespiel.games.cubus.legality import Verdict, context_of, judged
from braillespiel.games.cubus.phases import BUILD, DISMANTLE, LAST, OVER, SHOW, WINDOW
from braillespiel.games.cubus.picture import lid_place
from braillespiel.games.cubus.pile import Cell, Pile, boxes, corner, moved, rows_text, text_in_frame
from braillespiel.games.cubus.position import to_position
from braillespiel.games.cubus.records import ALONE, Known, Public, Secret
from braillespiel.games.cubus.settings import Settings
from braillespiel.games.cubus.tiles import LETTERS, NONE, ONE, add, less
from braillespiel.games.cubus.view import CubusView, known

WRONG_KNOCK = 2
"""Points for everybody else when a knock was wrong."""


class CubusState(RecordState[Public, Secret, Known, CubusAction, Event]):
    """A complete situation."""

    view_type = CubusView

    def __init__(self, public: Public, secret: Secret, near: Geometry | None = None) -> None:
        super().__init__(public, secret)
        self.geometry = geometry(public.pile) if near is None else near
        """That of the pile, always."""

    @classmethod
    def empty(cls, seats: int, settings: Settings, pile: str = "1", draw: str = "") -> CubusState:
        """Return a situation in which nobody has a tile or a point."""
        return cls(Public(settings, [NONE] * seats, [0] * seats, pile), Secret(draw))

    # -- questions -----------------------------------------------------------------------

    def to_act(self) -> frozenset[int]:
        asked, acting = self.secret.asked, self.public.to_act()
        return acting | asked if asked else acting

    def context(self) -> BuildContext:
        """Return what the acting seat builds from."""
        return context_of(self.public, self.geometry)

    def legal_actions(self, seat: int) -> Sequence[CubusAction]:
        """Return a useful few: the builds of one more box, best first, and whatever is no build."""
        return legality.legal(self.public, self.geometry, seat, seat in self.secret.asked)

    @property
    def legal_is_complete(self) -> bool:
        """Tell that only the useful builds are listed."""
        return False

    def is_legal(self, seat: int, action: CubusAction) -> bool:
        """Tell whether ``seat`` may do ``action`` now, whether it is listed or not."""
        asked = seat in self.secret.asked
        return legality.is_legal(self.public, self.geometry, seat, asked, action)

    def winners(self) -> list[int]:
        """Return the seats with the most points."""
        return self.public.winners()

    def deadline(self) -> int | None:
        """Return when the next knocking window closes."""
        return window.deadline(self.public, self.secret)

    def wants_time(self) -> bool:
        """Tell whether the next action needs to know the time: reactions are measured."""
        return self.public.settings.reaction > 0 and self.public.phase in (BUILD, WINDOW, SHOW)

    def question(self, seat: int) -> str:
        """Return the passing, or the turn, that an action is about: none comes twice."""
        public = self.public
        about = (public.owner, public.turn, public.passes, len(self.secret.draw))
        return f"{public.phase} {' '.join(map(str, about))} {self.geometry.boxes}"

    def reshuffled(self, rng: Random) -> CubusState:
        """Return it with what no seat has seen drawn again: the draw pile, the next lot."""
        state = self.clone()
        draw = list(state.secret.draw)
        shuffle(rng, draw)
        state.secret.draw = "".join(draw)
        if state.public.settings.lots:
            state.secret.lot = rng.getrandbits(32)
        return state

    def known(self, seat: int | None) -> Known:
        return known(self.secret, seat)

    def view(self, seat: int | None) -> CubusView:
        found = super().view(seat)
        return CubusView(seat, found.public, found.known, self.geometry)

    def clone(self) -> CubusState:
        return CubusState(self.public.clone(), self.secret.clone(), self.geometry)

    def to_position(self) -> dict[str, Any]:
        return to_position(self.public, self.secret, self.geometry.heights)

    # -- changes -------------------------------------------------------------------------

    def apply(self, seat: int, action: CubusAction | Tick) -> list[Event]:
        public, secret = self.public, self.secret
        if isinstance(action, Tick):
            return self._tick(action.ms)
        verdict = judged(public, self.geometry, seat, seat in secret.asked, action)
        if type(action) is Heard:
            return self._heard(seat)
        if public.phase == WINDOW:
            return self._answer(seat, action)
        if public.phase == LAST:
            return self._offer(seat, verdict)
        if verdict is None:
            return self._pass(seat)
        if public.phase == DISMANTLE:
            return self._dismantle(seat, verdict)
        public.passes = 0
        return [self._built(seat, verdict), *self._next(public.owner)]

    def _tick(self, ms: int) -> list[Event]:
        public, secret = self.public, self.secret
        secret.now = max(secret.now, ms)
        if public.phase == SHOW:
            due = window.deadline(public, secret)
            if due is None or due > secret.now:
                return []
            return [events.ShowShut(public.turn), *self._pass(public.turn)]
        if not public.settings.reaction or not secret.asked:
            return []
        late = [
            seat
            for seat in sorted(secret.asked)
            if window.closes(public, secret, seat) <= secret.now
        ]
        if not late:
            return []
        secret.asked = secret.asked.difference(late)
        return [*map(events.WindowShut, late), *self._settle()]

    def _heard(self, seat: int) -> list[Event]:
        public, secret = self.public, self.secret
        shows = public.phase == SHOW and seat == public.turn
        if public.settings.reaction and (seat in secret.asked or shows):
            secret.heard.setdefault(seat, secret.now)
        return []

    def _answer(self, seat: int, action: CubusAction) -> list[Event]:
        secret = self.secret
        secret.asked -= ALONE[seat]
        if type(action) is Knock:
            secret.knocks[seat] = window.reaction(self.public, secret, seat) + action.late
        return [events.Answered(seat, type(action) is Knock)] if secret.asked else self._settle()

    def _settle(self) -> list[Event]:
        """Decide on the knocks once every window is closed."""
        public, secret = self.public, self.secret
        if secret.asked:
            return []
        first = window.first_knock(public, secret)
        window.close_windows(public, secret)
        if first is None:
            return [events.NobodyKnocked(public.owner), *self._next(public.owner)]
        public.phase, public.turn = SHOW, first
        if public.settings.show:
            public.opened = secret.now
        return [events.Knocked(first, public.owner)]

    def _pass(self, seat: int) -> list[Event]:
        public = self.public
        if public.phase == DISMANTLE:
            return [events.Passed(seat, False), *self._finish()]
        if public.phase == SHOW:
            for other in range(public.seats):
                if other != seat:
                    public.points[other] += WRONG_KNOCK
            return [events.WrongKnock(seat, WRONG_KNOCK), *self._next(public.owner)]
        public.passes += 1
        if public.settings.knock == "off":
            return [events.Passed(seat, False), *self._next(seat)]
        window.open_windows(public, self.secret, seat)
        return [events.Passed(seat, True)]

    def _built(self, seat: int, verdict: Verdict) -> events.Built:
        public, before = self.public, self.geometry
        build, cost, one_more = verdict
        if one_more:
            pile = one_more.heights
            changes: tuple[tuple[Cell, int], ...] = ((one_more.cell, pile[one_more.cell]),)
        else:
            pile = build.pile
            changes = few_changes(before.heights, pile, build.at)
        new = one_more.boxes if one_more else boxes(pile)
        self._lay(pile, verdict)
        if public.phase == LAST:
            public.aside = less(public.aside, cost.used)
        else:
            public.hands[public.owner] = less(public.hands[public.owner], cost.used)
        public.points[seat] += cost.points
        return events.Built(
            seat,
            seat if public.phase == LAST else public.owner,
            new - cost.gain,
            new,
            cost.used,
            cost.points,
            public.points[seat],
            len(build.opened),
            changes,
        )

    def _lay(self, pile: Pile, verdict: Verdict) -> None:
        """Put the pile of a build in place and bring its back corner to (0, 0)."""
        public, (build, cost, one_more) = self.public, verdict
        kept = public.open.difference(cost.moved) if cost.moved else public.open
        if build.opened:
            kept |= {lid_place(cell, pile[cell]) for cell in build.opened}
        if one_more:  # the back corner stays
            public.open = kept
            near = self.geometry.corners().grown(one_more.cell, build.heights)
            laid = Geometry(rows_text(build.heights), pile, cost.need, near, one_more.boxes)
        else:
            dx, dy = corner(pile)
            if dx or dy:
                pile = moved(pile, -dx, -dy)
                kept = frozenset((p - dx, q - dy) for p, q in kept)
            public.open = kept
            laid = Geometry(text_in_frame(pile), pile, cost.need)
        public.pile, self.geometry = laid.text, laid

    def _next(self, seat: int) -> list[Event]:
        """Begin the turn after that of ``seat``, or end the building."""
        public = self.public
        window.close_windows(public, self.secret)
        if not self.secret.draw and public.passes >= public.seats:
            return self._last_builds()
        public.phase = BUILD
        public.turn = public.owner = (seat + 1) % public.seats
        return [self.draw_tile()]

    def draw_tile(self) -> events.Drawn:
        """Let the seat whose turn begins draw."""
        public, secret = self.public, self.secret
        if not secret.draw:
            return events.Drawn(public.turn, None, 0)
        letter, secret.draw = secret.draw[0], secret.draw[1:]
        tile = LETTERS.index(letter)
        public.hands[public.turn] = add(public.hands[public.turn], ONE[tile])
        return events.Drawn(public.turn, tile, len(secret.draw))

    def _last_builds(self) -> list[Event]:
        public = self.public
        for hand in public.hands:
            public.aside = add(public.aside, hand)
        public.hands = [NONE] * public.seats
        if public.settings.end == "none" or public.aside == NONE:
            return self._after_building()
        order = [(public.owner + 1 + i) % public.seats for i in range(public.seats)]
        least = min(order, key=lambda seat: public.points[seat])
        public.phase = LAST
        public.waiting = sorted(order) if public.settings.end == "best" else [least]
        return [events.LastBuild(tuple(public.waiting), public.aside)]

    def _offer(self, seat: int, verdict: Verdict | None) -> list[Event]:
        public, secret = self.public, self.secret
        build = secret.offers[seat] = verdict.build if verdict else None
        public.waiting.remove(seat)
        out: list[Event] = []
        if public.settings.end == "best" or build is None:
            out.append(events.Offered(seat, build, verdict.cost.points if verdict else 0))
        if public.waiting:
            return out
        best: tuple[int, int, Verdict] | None = None
        for other, offer in secret.offers.items():
            if offer is None:
                continue
            result = check(self.context(), offer.pile, offer.opened)
            after = (other - public.owner - 1) % public.seats
            entry = (-result.points, after, Verdict(offer, result))
            if best is None or entry[:2] < best[:2]:
                best = entry
        secret.offers = {}
        if best is not None:
            winner = (public.owner + 1 + best[1]) % public.seats
            out.append(self._built(winner, best[2]))
        return out + self._after_building()

    def _after_building(self) -> list[Event]:
        public = self.public
        if public.settings.play != "both":
            return self._finish()
        public.phase = DISMANTLE
        public.turn = public.owner = (public.owner + 1) % public.seats
        built: tuple[int, ...] = ()
        if public.settings.tiles_alone:
            built, public.points = tuple(public.points), [0] * public.seats
        return [events.Dismantling(self.geometry.boxes, built)]

    def _dismantle(self, seat: int, verdict: Verdict) -> list[Event]:
        public, build = self.public, verdict.build
        changes = few_changes(self.geometry.heights, build.pile, build.at)
        self._lay(build.pile, verdict)
        won = less(NONE, verdict.cost.used)
        public.hands[seat] = add(public.hands[seat], won)
        public.points[seat] += sum(won)
        left = self.geometry.boxes
        out: list[Event] = [events.Dismantled(seat, won, left, public.points[seat], changes)]
        if not left:
            return out + self._finish()
        public.turn = public.owner = (seat + 1) % public.seats
        return out

    def _finish(self) -> list[Event]:
        self.public.phase = OVER
        return [events.Over(tuple(self.winners()))]

    def redrawn(self, seat: int, rng: Random) -> CubusState:
        """Return it with a new draw pile; knocks and builds handed in are decisions and stay."""
        state = self.clone()
        sampled = self.view(seat).sample(rng).secret
        state.secret.draw, state.secret.lot = sampled.draw, sampled.lot
        return state
