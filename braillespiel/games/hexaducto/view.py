"""What one seat may know of a Hexaducto match."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from random import Random

from braillespiel.engine.chance import Chance
from braillespiel.engine.contract import CLOCK, View
from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto.cards import LOWEST, spread
from braillespiel.games.hexaducto.field import Field, shown
from braillespiel.games.hexaducto.rules import HexState, legal_for
from braillespiel.games.hexaducto.scoring import final_scores
from braillespiel.games.hexaducto.settings import Settings


@dataclass(frozen=True)
class HexView(View):
    """All that ``seat`` may know.

    ``fields`` hold every seat's cards as they lie, None where face down. ``hand`` is the card in
    the own hand, or in anybody's if it was taken from the discard pile; ``holding`` tells that
    the seat whose turn it is has one. ``unseen`` counts (lowest value first) the cards that
    nobody sees: those of the first set; ``unseen_pile`` those of the newest set, None while it
    is the first and cards of fields and pile cannot be told apart.
    """

    seat: int
    settings: Settings
    fields: tuple[dict[int, int | None], ...]
    discard: tuple[int, ...]
    pile: int
    sets: int
    removed: tuple[int, ...]
    turn: int
    hand: int | None
    holding: bool
    taken: bool
    cut: bool
    moves: int | None
    clock: int
    alarm: int
    ended: str
    unseen: tuple[int, ...]
    unseen_pile: tuple[int, ...] | None

    @classmethod
    def of(cls, state: HexState, seat: int) -> HexView:
        """Return the view of ``seat``."""
        known = state.taken or seat == state.turn
        beneath = [0] * len(state.removed)
        for field in state.fields:
            for place in field.down:
                beneath[field.cards[place] - LOWEST] += 1
        # Face-down cards are of the first set. Once it is used up, whoever counts knows which
        # cards they are together, though not which is where; the pile is then of another set.
        pile = beneath if state.sets == 1 else [0] * len(beneath)
        for value in state.pile:
            pile[value - LOWEST] += 1
        if state.hand is not None and not known:
            pile[state.hand - LOWEST] += 1
        return cls(
            seat=seat,
            settings=state.settings,
            fields=tuple(shown(field.cards, field.down) for field in state.fields),
            discard=tuple(state.discard),
            pile=len(state.pile),
            sets=state.sets,
            removed=tuple(state.removed),
            turn=state.turn,
            hand=state.hand if known else None,
            holding=state.hand is not None,
            taken=state.taken,
            cut=state.cut,
            moves=state.moves,
            clock=state.clock,
            alarm=state.alarm,
            ended=state.ended,
            unseen=tuple(beneath),
            unseen_pile=None if state.sets == 1 else tuple(pile),
        )

    @property
    def own(self) -> dict[int, int | None]:
        """The own field."""
        return self.fields[self.seat]

    @cached_property
    def down(self) -> tuple[frozenset[int], ...]:
        """The cells of every seat's face-down cards."""
        return tuple(
            frozenset(place for place, value in field.items() if value is None)
            for field in self.fields
        )

    @property
    def my_turn(self) -> bool:
        """Tell whether this seat is to act."""
        return self.turn == self.seat and not self.ended

    def to_act(self) -> frozenset[int]:
        """Return the seat whose turn it is, and the clock where it runs."""
        if self.ended:
            return frozenset()
        return frozenset((self.turn, CLOCK) if self.settings.limit is not None else (self.turn,))

    @cached_property
    def _legal(self) -> tuple[act.Action, ...]:
        if not self.my_turn:
            return ()
        return tuple(legal_for(self.own, self.down[self.seat], self.holding, self.taken, self.cut))

    def legal_actions(self) -> tuple[act.Action, ...]:
        """Return this seat's legal actions."""
        return self._legal

    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return bool(self.ended)

    def open_sum(self, seat: int) -> int:
        """Return the sum of the face-up cards of ``seat``."""
        return sum(value for value in self.fields[seat].values() if value is not None)

    def scores(self) -> list[int]:
        """Return the open sums; the final points once the match is over."""
        sums = [self.open_sum(seat) for seat in range(len(self.fields))]
        if not self.ended:
            return sums
        return final_scores(sums, self.turn if self.ended in ("turned-up", "cleared") else None)

    def sample(self, rng: Random) -> HexState:
        """Return a full state with all that this seat cannot know drawn anew from ``rng``."""
        beneath = spread(list(self.unseen))
        rng.shuffle(beneath)
        pile = beneath
        if self.unseen_pile is not None:
            pile = spread(list(self.unseen_pile))
            rng.shuffle(pile)
        state = HexState(self.settings, Chance(rng.getrandbits(63)))
        state.hand = self.hand
        if self.holding and self.hand is None:
            state.hand = pile.pop()
        for field in self.fields:
            cards = {
                place: beneath.pop() if value is None else value for place, value in field.items()
            }
            state.fields.append(Field(cards, {p for p, value in field.items() if value is None}))
        state.pile = pile
        state.discard = list(self.discard)
        state.removed = list(self.removed)
        state.sets = self.sets
        state.turn = self.turn
        state.taken = self.taken
        state.cut = self.cut
        state.moves = self.moves
        state.clock = self.clock
        state.alarm = self.alarm
        state.ended = self.ended
        return state
