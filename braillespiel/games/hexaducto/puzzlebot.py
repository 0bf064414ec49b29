"""How the hard bot plays a puzzle, and what a hint there says.

It goes for the fewest moves that are still to be expected. A card of the discard pile is taken
only where that brings the end nearer, so it never swaps for ever.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from braillespiel.engine.contract import Advice, Thought
from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto.cards import LOWEST, VALUES
from braillespiel.games.hexaducto.evaluate import after_dock, settle
from braillespiel.games.hexaducto.field import Seen
from braillespiel.games.hexaducto.geometry import anchor, parts
from braillespiel.games.hexaducto.rules import HexState
from braillespiel.games.hexaducto.solving import LOST, Outlook
from braillespiel.games.hexaducto.view import HexView

NEARER = 0.3
"""By how many expected moves a card from the discard pile must bring the end nearer."""
CHAIN = 4
"""The longest chain of cards from the discard pile that is looked for; in a composed puzzle as
long as there are moves."""
NODES = 1500
"""Placements and dockings tried in looking for one."""
COMPOSED_NODES = 20_000
"""The same in a composed puzzle, whose fields are small."""
TRIES = 6
"""Games drawn in which a hint looks for a solution."""

Steps = tuple[tuple[int, Seen], ...]
"""A chain: where each card goes, and the field after it."""


def chances(counts: list[int]) -> list[float]:
    """Return the probabilities of the values from how many cards of each there are."""
    total = sum(counts)
    if not total:
        return [1 / len(counts)] * len(counts)
    return [count / total for count in counts]


class Puzzler:
    """One decision in a puzzle."""

    def __init__(self, view: HexView) -> None:
        self.view = view
        known = view.known
        drawn = known.unseen if known.unseen_pile is None else known.unseen_pile
        self.drawn = chances(drawn)
        self.beneath = chances(known.unseen)
        self.smallest = view.public.settings.smallest
        self.outlook = Outlook(self.drawn, self.smallest)
        self.field: Seen = dict(view.own)
        self.moves = view.public.moves or 0
        self.nodes = 0
        self.in_vain: dict[tuple[frozenset[tuple[int, int | None]], int], int] = {}
        """For a field and the card to be laid: so many moves do not clear it."""

    def choose(self) -> Thought[act.Action]:
        """Think in slices; return the action."""
        legal = [action for action in self.view.legal_actions() if action is not act.GIVE_UP]
        if len(legal) == 1:
            return legal[0]
        chain = yield from self.chain()
        if self.view.public.cut:
            return (yield from self._dock(chain))
        hand = self.view.known.hand
        if hand is not None:
            return (yield from self._place(hand, chain))
        if chain:
            return act.TAKE
        return (yield from self._begin())

    # -- what is open ------------------------------------------------------------------

    def chain(self) -> Generator[None, None, Steps]:
        """Return how cards that lie open clear the field for sure; empty if none was found.

        That is the card in hand or on the discard pile, then each time the one that it replaces.
        """
        public = self.view.public
        top = self.view.known.hand
        if top is None:
            top = public.discard[-1]
        if sum(value is None for value in self.field.values()) > 1:
            return ()
        starts = [self.field]
        if public.cut:
            starts = list(self.outlook.docked(self.field))
        composed = public.settings.number > 0
        self.nodes = COMPOSED_NODES if composed else NODES
        most = self.moves if composed else min(CHAIN, self.moves)
        for depth in range(public.cut is False, most + 1):
            for start in starts:
                found = yield from self._follow(start, top, depth)
                if found is not None:
                    return found if not public.cut else ((0, start), *found)
        return ()

    def _follow(self, field: Seen, top: int, depth: int) -> Generator[None, None, Steps | None]:
        """Return the rest of a chain of at most ``depth`` cards, None if there is none."""
        if not field:
            return ()
        key = frozenset(field.items()), top
        if depth <= self.in_vain.get(key, 0):
            return None
        for place, old in field.items():
            if old is None and depth > 1:
                continue
            for after in self.outlook.outcomes(field, place, top):
                self.nodes -= 1
                if self.nodes < 0:
                    return None
                if not self.nodes % 50:
                    yield
                if not after:
                    return ((place, after),)
                if depth > 1 and old is not None and self.outlook.moves(after) < LOST:
                    rest = yield from self._follow(after, old, depth - 1)
                    if rest is not None:
                        return ((place, after), *rest)
        self.in_vain[key] = depth
        return None

    # -- what is not -------------------------------------------------------------------

    def _table(self, values: range | tuple[int]) -> Generator[None, None, dict[int, list[float]]]:
        """Return the expected moves by value, for every place in the order of the field."""
        table = {}
        for value in values:
            table[value] = [self.outlook.after(self.field, place, value) for place in self.field]
            yield
        return table

    def _begin(self) -> Thought[act.Action]:
        table = yield from self._table(VALUES)
        best = {value: min(row) for value, row in table.items()}
        options: list[tuple[float, act.Action]] = [
            (sum(self.drawn[value - LOWEST] * best[value] for value in VALUES), act.DRAW)
        ]
        for index, place in enumerate(self.field):
            if self.field[place] is None:
                expected = sum(
                    self.beneath[value - LOWEST] * table[value][index] for value in VALUES
                )
                options.append((expected, act.turn_up(place)))
        taking = best[self.view.public.discard[-1]]
        if taking < self.outlook.moves(self.field) - NEARER:
            options.append((taking, act.TAKE))
        return min(options, key=lambda option: option[0])[1]

    def _place(self, hand: int, chain: Steps) -> Thought[act.Action]:
        if chain:
            return act.place_at(chain[0][0])
        row = (yield from self._table((hand,)))[hand]
        best = min(range(len(row)), key=row.__getitem__)
        taken = self.view.public.taken is not None
        if taken and row[best] >= self.outlook.moves(self.field) - NEARER:
            return act.PUT_BACK
        return act.place_at(list(self.field)[best])

    def _dock(self, chain: Steps) -> Thought[act.Action]:
        found = {anchor(part): part for part in parts(self.field)}
        best: tuple[float, act.Action] | None = None
        for action in self.view.legal_actions():
            if not isinstance(action, act.Dock):
                continue
            after = settle(after_dock(self.field, found[action.part], action.by), self.smallest)
            fields = list(self.outlook.docked(after))
            if chain and chain[0][1] in fields:
                return action
            moves = min(self.outlook.moves(field) for field in fields)
            if best is None or moves < best[0]:
                best = (moves, action)
            yield
        assert best is not None
        return best[1]


def advise(view: HexView, rng: Random) -> Thought[act.Action | Advice]:
    """Return the Advice of a hint: the action, and whether a solution was found with it."""
    puzzler = Puzzler(view)
    action = yield from puzzler.choose()
    if view.public.lost:
        return Advice(action, "lost")
    chain = yield from puzzler.chain()
    if chain:
        return Advice(action, "sure", len(chain) - view.public.cut)
    for _ in range(TRIES):
        state = view.sample(rng)
        assert isinstance(state, HexState)
        state.apply(view.seat, action)
        while not state.is_over() and not state.public.lost:
            seen = state.view(view.seat)
            assert isinstance(seen, HexView)
            step = yield from Puzzler(seen).choose()
            state.apply(view.seat, step)
        if state.winners():
            return Advice(action, "found")
    return Advice(action, "none")
