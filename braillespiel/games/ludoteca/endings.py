"""Which actions lead to the end of the round or match in this turn, and who then wins.

The own turn is played out in draws of what the seat cannot know, as far as no chance decides: a
card that would be drawn ends the line.
"""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import cast

import msgspec

from braillespiel.games.ludoteca import events as ev
from braillespiel.games.ludoteca.actions import (
    DONE,
    DRAW,
    TAKE,
    Action,
    Discard,
    Give,
    Lay,
    Pick,
    Play,
    Swap,
)
from braillespiel.games.ludoteca.records import Public
from braillespiel.games.ludoteca.rules import LudotecaState
from braillespiel.games.ludoteca.strategy import Weights
from braillespiel.games.ludoteca.view import LudotecaView

WON, LOST = 1000.0, -1000.0
"""What a match that ends in this turn is worth; nothing else comes near."""
_DRAWS = 3
"""So many draws are looked at where hidden bonus goals count."""
_NODES = 700
"""So many actions are tried at most for each draw."""
_SLICE = 12


class Ending(msgspec.Struct):
    """What the rest of the own turn can come to after an action."""

    best: float | None = None
    """The best end that is certain to come if the seat wants it; None if there is none."""
    forced: bool = True
    """Whether every way on ends the round."""


class Search:
    """One draw, in which the seat's turn is played out."""

    def __init__(self, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        self.nodes = 0

    def after(self, state: LudotecaState, action: Action) -> Generator[None, None, Ending]:
        """Return what can come of ``action``."""
        self.nodes += 1
        if self.nodes % _SLICE == 0:
            yield
        table = state.public
        done, played = table.done[self.seat], state.clone()
        events = played.apply(self.seat, action)
        for event in events:
            if isinstance(event, ev.RoundEnded):
                return Ending(self._end(played, event, done))
        if played.public.turn != self.seat or _by_chance(events, self.seat):
            return Ending(forced=False)
        return (yield from self._on(played))

    def _on(self, state: LudotecaState) -> Generator[None, None, Ending]:
        found = Ending()
        everything = state.legal_actions(self.seat)
        worthwhile = [a for a in everything if self._may_end(state, a)]
        found.forced = len(worthwhile) == len(everything)
        for action in worthwhile:
            if self.nodes > _NODES:
                found.forced = False
                break
            ending = yield from self.after(state, action)
            found.forced = found.forced and ending.forced
            if ending.best is not None and (found.best is None or ending.best > found.best):
                found.best = ending.best
                if found.best >= WON:
                    break
        return found

    def _may_end(self, state: LudotecaState, action: Action) -> bool:
        return may_end(state.public, self.seat, len(state.secret.hands[self.seat]), action)

    def _end(self, state: LudotecaState, event: ev.RoundEnded, done: int) -> float:
        """Rate the end of a round, and of the match if that has come."""
        table, seat = state.public, self.seat
        points = [score.total for score in event.points]
        lead = points[seat] - max(p for other, p in enumerate(points) if other != seat)
        if state.is_over():
            winners = state.winners()
            if seat not in winners:
                return LOST + lead
            return (WON + lead) / len(winners) if len(winners) < table.seats else 0.0
        before, after = done.bit_count(), table.done[seat].bit_count()
        value = points[seat] + self.weights.ahead * max(-15, min(15, lead))
        for completed in range(before, after):
            value += self.weights.close + self.weights.close_growth * completed
        return value


def _by_chance(events: list[ev.Event], seat: int) -> bool:
    """Tell whether the seat got a card that it could not know."""
    return any(isinstance(e, ev.Drew | ev.Looked | ev.Traded) and e.seat == seat for e in events)


def can_leave(table: Public) -> int:
    """Return with how many cards a hand may be emptied in one turn, so that it is tried."""
    return 5 if table.settings.extended else 4


def is_far(table: Public, seat: int, size: int) -> bool:
    """Tell whether no action can end the round in this turn (see may_end)."""
    if size <= can_leave(table) or table.turns_to_stall() <= 1:
        return False
    return table.completed(seat).bit_count() < 4


def may_end(table: Public, seat: int, size: int, action: Action) -> bool:
    """Tell whether an action can belong to a turn that ends the round: by an empty hand, by the
    last pillar or because nobody has laid for long.
    """
    if size <= can_leave(table):
        return True
    missing = 6 - table.completed(seat).bit_count()
    match action:
        case Lay(pieces, owner):
            return missing == 1 and owner < 0 and pieces[-1].value == 1 and len(pieces) != 4
        case Swap():
            return missing == 1 and action.piece.value == 1
        case Play() | Pick():
            return missing <= 2
        case Discard():
            return table.turns_to_stall() <= 1 and table.phase != "effect"
        case Give():
            return False
    return action == TAKE and missing == 1


def endings(
    view: LudotecaView, actions: list[Action], rng: Random, weights: Weights
) -> Generator[None, None, dict[Action, Ending]]:
    """Return what can come of those of ``actions`` that may end the round in this turn."""
    table, seat = view.public, view.seat
    size = len(view.known.hand)
    if is_far(table, seat, size):
        return {}
    asked = [
        action
        for action in actions
        if action not in (DRAW, DONE) and may_end(table, seat, size, action)
    ]
    found: dict[Action, Ending] = {}
    if not asked:
        return found
    draws = _DRAWS if table.settings.extended else 1
    states = [cast(LudotecaState, view.sample(rng)) for _ in range(draws)]
    for action in asked:
        each = []
        for state in states:
            search = Search(seat, weights)
            each.append((yield from search.after(state, action)))
        bests = [ending.best for ending in each if ending.best is not None]
        best = sum(bests) / draws if len(bests) == draws else None
        found[action] = Ending(best, all(ending.forced for ending in each))
    return found
