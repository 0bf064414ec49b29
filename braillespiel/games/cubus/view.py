"""What a seat may know: all but the order of the draw pile and the others' hidden answers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from braillespiel.engine.chance import choice, shuffle
from braillespiel.engine.contract import View
from braillespiel.games.cubus.actions import Build, CubusAction
from braillespiel.games.cubus.builds import Site
from braillespiel.games.cubus.phases import DISMANTLE, LAST, WINDOW, Answers
from braillespiel.games.cubus.pile import Cell, Pile, boxes
from braillespiel.games.cubus.rules import CubusState
from braillespiel.games.cubus.settings import Settings
from braillespiel.games.cubus.steps import step_builds
from braillespiel.games.cubus.tiles import Tiles, count, letters


class CubusView(View):
    """One seat's knowledge. ``unseen`` counts the tiles of the draw pile by kind."""

    def __init__(self, state: CubusState, seat: int) -> None:
        self.seat = seat
        self.seats = state.seats
        self.settings: Settings = state.settings
        self.pile: Pile = dict(state.pile)
        self.open: frozenset[Cell] = state.open
        self.hands: tuple[Tiles, ...] = tuple(state.hands)
        self.unseen: Tiles = count(state.draw)
        self.aside: Tiles = state.aside
        self.points: tuple[int, ...] = tuple(state.points)
        self.turn = state.turn
        self.owner = state.owner
        self.phase = state.phase
        self.passes = state.passes
        self.now = state.now
        self.waiting = state.waiting
        self.offer: Build | None = state.offers.get(seat)
        self.offered: frozenset[int] = frozenset(state.offers)
        self.answers: Answers | None = None
        self.site: Site = state.site()
        if state.answers is not None:
            self.answers = state.answers.clone()
            self.answers.knocks = {s: t for s, t in self.answers.knocks.items() if s == seat}
        self._to_act = state.to_act()
        self._winners = tuple(state.winners())
        self._state = _Blind(state)

    def __eq__(self, other: object) -> bool:
        """Tell whether the other view knows the same."""
        if not isinstance(other, CubusView):
            return NotImplemented
        mine, theirs = dict(vars(self)), dict(vars(other))
        del mine["_state"], theirs["_state"]
        return mine == theirs

    __hash__ = None  # type: ignore[assignment]

    @property
    def left(self) -> int:
        """Return how many tiles the draw pile holds."""
        return sum(self.unseen)

    @property
    def boxes(self) -> int:
        """Return how many boxes the pile has."""
        return boxes(self.pile)

    def to_act(self) -> frozenset[int]:
        """Return the seats that may act now."""
        return self._to_act

    def legal_actions(self) -> Sequence[CubusAction]:
        """Return this seat's useful actions; see CubusState.legal_actions."""
        return self._state.legal_actions(self.seat)

    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self._state.is_over()

    def scores(self) -> Sequence[int]:
        """Return every seat's points."""
        return self.points

    def winners(self) -> Sequence[int]:
        """Return the winners, none while the match goes on."""
        return self._winners

    def may_build(self) -> bool:
        """Tell whether this seat may build something now."""
        return self.seat in self._to_act and self.phase != WINDOW

    def dismantling(self) -> bool:
        """Tell whether the pile is being taken down."""
        return self.phase == DISMANTLE

    def own_tiles(self) -> Tiles:
        """Return the tiles that this seat would build with now."""
        if self.may_build() and self.phase != DISMANTLE:
            return self.site.hand
        return self.hands[self.seat]

    def sample(self, rng: Random) -> CubusState:
        """Return a full state with a new draw pile and new hidden answers of the others."""
        state = self._state.state(rng)
        draw = list(letters(self.unseen))
        shuffle(rng, draw)
        state.draw = "".join(draw)
        if state.phase == WINDOW and state.answers is not None:
            answered = set(range(self.seats)) - {self.owner, self.seat} - state.answers.waiting
            state.answers.knocks = dict(self.answers.knocks) if self.answers else {}
            for seat in sorted(answered):
                if rng.random() < 0.5:
                    state.answers.knock(seat, self.now)
        if state.phase == LAST:
            options: list[Build | None] = [None, *(b for _, _, b in step_builds(self.site))]
            for seat in sorted(self.offered - {self.seat}):
                state.offers[seat] = choice(rng, options)
        return state


class _Blind:
    """A copy of a state from which the secrets are taken."""

    __slots__ = ("_bare", "_over")

    def __init__(self, state: CubusState) -> None:
        self._bare = state.clone()
        self._bare.draw = ""
        self._bare.offers = {}
        if self._bare.answers is not None:
            self._bare.answers.knocks = {}
        self._over = state.is_over()

    def legal_actions(self, seat: int) -> Sequence[CubusAction]:
        """Return what the rules list; no secret bears on it."""
        return self._bare.legal_actions(seat)

    def is_over(self) -> bool:
        """Tell whether the match was over."""
        return self._over

    def state(self, rng: Random) -> CubusState:
        """Return a copy to be filled in."""
        return self._bare.clone()
