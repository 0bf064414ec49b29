"""What a review says of a move in a puzzle: whether another one leads to a solution, or sooner.

Estimates are numbers, more is better: minus the cards of a certain solution, or one of the
outcomes below, which lie far beyond any number of cards.
"""

from __future__ import annotations

from random import Random

from braillespiel.engine.contract import Better, Thought
from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto.puzzlebot import TRIES, Puzzler
from braillespiel.games.hexaducto.rules import HexState
from braillespiel.games.hexaducto.view import HexView

SOLVABLE = -1000.0
"""One of the games that were drawn ended with an empty field."""
NOT_FOUND = -2000.0
"""None of them did."""
UNSOLVABLE = -3000.0
"""It is certain that the field can never be cleared."""
OUTCOMES = {SOLVABLE: "solvable", NOT_FOUND: "not-found", UNSOLVABLE: "unsolvable"}
TRIES_PLAYED = 2 * TRIES
"""Games drawn after the move that was played: so many in vain before it is faulted."""


def review(view: HexView, played: act.Action, rng: Random) -> Thought[Better | None]:
    """Return the move that leads on, with both estimates.

    None if the move played does as well, or if no solution was found before it either.
    """
    if view.public.lost:
        return None
    puzzler = Puzzler(view)
    best = yield from puzzler.choose()
    if best == played:
        return None
    chain = yield from puzzler.chain()
    if chain:
        estimate = float(view.public.cut - len(chain))
    elif (yield from _solved(view, best, rng, TRIES)):
        estimate = SOLVABLE
    else:
        return None
    other = yield from _judged(view, played, rng)
    return Better(best, estimate, other) if estimate > other else None


def _judged(view: HexView, action: act.Action, rng: Random) -> Thought[float]:
    """Return the estimate of the position after ``action``."""
    if _certain(view, action):
        state = _after(view, action, rng)
        laid = int(isinstance(action, act.Place))
        if state.winners():
            return float(-laid)
        if state.is_over() or state.public.lost:
            return UNSOLVABLE
        seen = state.view(view.seat)
        assert isinstance(seen, HexView)
        chain = yield from Puzzler(seen).chain()
        if chain:
            return float(seen.public.cut - len(chain) - laid)
    found = yield from _solved(view, action, rng, TRIES_PLAYED)
    return SOLVABLE if found else NOT_FOUND


def _certain(view: HexView, action: act.Action) -> bool:
    """Tell whether ``action`` shows no card that was hidden."""
    if isinstance(action, act.Place):
        return view.own[action.place] is not None
    return action is not act.DRAW and not isinstance(action, act.TurnUp)


def _after(view: HexView, action: act.Action, rng: Random) -> HexState:
    """Return a position that may lie behind ``view``, after ``action``."""
    state = view.sample(rng)
    assert isinstance(state, HexState)
    state.apply(view.seat, action)
    return state


def _solved(view: HexView, action: act.Action, rng: Random, tries: int) -> Thought[bool]:
    """Tell whether one of ``tries`` games drawn that begin with ``action`` clears the field."""
    for _ in range(tries):
        state = _after(view, action, rng)
        yield
        while not state.is_over() and not state.public.lost:
            seen = state.view(view.seat)
            assert isinstance(seen, HexView)
            step = yield from Puzzler(seen).choose()
            state.apply(view.seat, step)
        if state.winners():
            return True
    return False
