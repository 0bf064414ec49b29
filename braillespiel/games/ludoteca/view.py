"""All that one seat may know of a match of Ludoteca."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from braillespiel.engine.chance import Chance, sample, shuffle
from braillespiel.engine.contract import State, View
from braillespiel.games.ludoteca import moves
from braillespiel.games.ludoteca.actions import Action
from braillespiel.games.ludoteca.situation import Situation
from braillespiel.games.ludoteca.table import Table, full_deck


class LudotecaView(View):
    """The public table, the own hand and goal, and how many cards the others have."""

    def __init__(self, state: Situation, seat: int, make: Callable[[Table, Chance], State]) -> None:
        self.seat = seat
        self.table = state.table.clone()
        self.hand = state.hands[seat][:]
        """In the order in which the cards came."""
        self.sizes = [len(hand) for hand in state.hands]
        self.pile_size = len(state.pile)
        self.goal = state.goals[seat] if state.goals else None
        own = state.table.turn == seat
        self.looked = state.looked[:] if own else []
        """The cards this seat is looking at."""
        self.back = state.back[:] if own else []
        """Those it has put back already."""
        self.looked_size = len(state.looked)
        self.back_size = len(state.back)
        self._make = make

    def __eq__(self, other: object) -> bool:
        """Tell whether two views show the same."""
        if not isinstance(other, LudotecaView):
            return NotImplemented
        return all(
            getattr(self, name) == value
            for name, value in other.__dict__.items()
            if name != "_make"
        )

    __hash__ = None  # type: ignore[assignment]

    def to_act(self) -> frozenset[int]:
        """Return the seat whose turn it is; empty when the match is over."""
        return frozenset() if self.table.phase == "over" else frozenset((self.table.turn,))

    def legal_actions(self) -> list[Action]:
        """Return this seat's legal actions."""
        return moves.legal(self.table, self.seat, self.hand, self.looked)

    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.table.phase == "over"

    def scores(self) -> list[int]:
        """Return the points of the finished rounds."""
        return self.table.scores[:]

    def unseen(self) -> list[int]:
        """Return the cards that lie hidden from this seat, sorted, less those known in hands."""
        left = Counter(full_deck(self.table.rules))
        left.subtract(self.hand)
        left.subtract(self.looked)
        left.subtract(self.back)
        left.subtract(self.table.discards)
        for seat in range(self.table.rules.seats):
            for row in self.table.rows[seat]:
                left.subtract(laid & 255 for laid in row)
            for kind in self.table.kinds[seat]:
                left.subtract(laid & 255 for laid in kind)
            left.subtract(self.table.resources[seat])
            if seat != self.seat:
                left.subtract(self.table.known[seat])
        return sorted(left.elements())

    def sample(self, rng: Random) -> State:
        """Return a full state that this seat cannot tell from the true one."""
        unseen = self.unseen()
        shuffle(rng, unseen)
        state = self._make(self.table.clone(), Chance(rng.getrandbits(63)))
        assert isinstance(state, Situation)
        for seat, size in enumerate(self.sizes):
            if seat == self.seat:
                state.hands[seat] = self.hand[:]
            else:
                known = self.table.known[seat]
                state.hands[seat] = known + [unseen.pop() for _ in range(size - len(known))]
        own = self.table.turn == self.seat
        state.looked = self.looked[:] if own else [unseen.pop() for _ in range(self.looked_size)]
        state.back = self.back[:] if own else [unseen.pop() for _ in range(self.back_size)]
        state.pile = unseen
        if self.goal is not None:
            goals = [n for n in range(len(self.table.rules.deck.goal)) if n != self.goal]
            state.goals = sample(rng, goals, self.table.rules.seats - 1)
            state.goals.insert(self.seat, self.goal)
        return state
