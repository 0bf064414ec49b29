"""Tiny games whose best play is known, for tests of the engine."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from braillespiel.engine.contract import CLOCK, IllegalActionError, State, Tick, View


@dataclass
class ToyState(State):
    """What the toys share: no events, the view is the state behind a seat's eyes."""

    def scores(self) -> list[int]:
        winners = self.winners()
        return [int(seat in winners) for seat in range(2)]

    def view(self, seat: int) -> ToyView:
        return ToyView(seat, self)

    def to_position(self) -> dict[str, Any]:
        return dict(vars(self))

    def redraw(self, seat: int, rng: Random) -> None:
        """Draw again what the seat cannot know."""


@dataclass
class ToyView(View):
    seat: int
    state: ToyState

    def to_act(self) -> frozenset[int]:
        return self.state.to_act()

    def legal_actions(self) -> Any:
        return self.state.legal_actions(self.seat)

    def is_over(self) -> bool:
        return self.state.is_over()

    def scores(self) -> list[int]:
        return self.state.scores()

    def sample(self, rng: Random) -> State:
        state = self.state.clone()
        assert isinstance(state, ToyState)
        state.redraw(self.seat, rng)
        return state


@dataclass
class Nim(ToyState):
    """Take 1 to 3 sticks; who takes the last wins. Best: leave a multiple of four."""

    sticks: int
    turn: int = 0

    def to_act(self) -> frozenset[int]:
        return frozenset() if self.sticks == 0 else frozenset((self.turn,))

    def legal_actions(self, seat: int) -> list[int]:
        return list(range(1, min(3, self.sticks) + 1)) if seat == self.turn else []

    def apply(self, seat: int, action: int) -> list[Any]:
        if action not in self.legal_actions(seat):
            raise IllegalActionError("sticks")
        self.sticks -= action
        self.turn = 1 - seat
        return []

    def is_over(self) -> bool:
        return self.sticks == 0

    def winners(self) -> list[int]:
        return [1 - self.turn] if self.sticks == 0 else []

    def clone(self) -> Nim:
        return Nim(self.sticks, self.turn)


@dataclass
class Urn(ToyState):
    """Seat 0 names the colour of a hidden ball, drawn from three red ones and a blue one."""

    ball: str
    named: str = ""

    def to_act(self) -> frozenset[int]:
        return frozenset() if self.named else frozenset((0,))

    def legal_actions(self, seat: int) -> list[str]:
        return [] if self.named or seat else ["blue", "red"]

    def apply(self, seat: int, action: str) -> list[Any]:
        self.named = action
        return []

    def is_over(self) -> bool:
        return bool(self.named)

    def winners(self) -> list[int]:
        return [] if not self.named else [0 if self.named == self.ball else 1]

    def clone(self) -> Urn:
        return Urn(self.ball, self.named)

    def redraw(self, seat: int, rng: Random) -> None:
        self.ball = rng.choice(["red", "red", "red", "blue"])


@dataclass
class Race(ToyState):
    """Both seats choose a pace at once; then, after the clock has struck, the faster one wins.

    Equal paces share the win, so running is always best.
    """

    paces: dict[int, int] = field(default_factory=dict)
    struck: bool = False

    def to_act(self) -> frozenset[int]:
        missing = frozenset({0, 1} - set(self.paces))
        return missing or (frozenset() if self.struck else frozenset((CLOCK,)))

    def legal_actions(self, seat: int) -> list[int]:
        return [1, 2, 3] if seat in self.to_act() else []

    def apply(self, seat: int, action: Any) -> list[Any]:
        if seat == CLOCK:
            assert action == Tick(500)
            self.struck = True
        else:
            assert seat not in self.paces
            self.paces[seat] = action
        return []

    def deadline(self) -> int | None:
        return 500 if len(self.paces) == 2 and not self.struck else None

    def is_over(self) -> bool:
        return self.struck

    def winners(self) -> list[int]:
        if not self.struck:
            return []
        best = max(self.paces.values())
        return sorted(seat for seat, pace in self.paces.items() if pace == best)

    def clone(self) -> Race:
        return Race(dict(self.paces), self.struck)
