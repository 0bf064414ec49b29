"""Bots: easy lays what it sees; normal and hard judge every action, hard more sharply."""

from __future__ import annotations

from collections.abc import Generator
from random import Random

from braillespiel.engine.chance import choice
from braillespiel.engine.contract import Advice, Better, Bot, Thought
from braillespiel.games.ludoteca.actions import (
    DONE,
    DRAW,
    TAKE,
    Action,
    Discard,
    Give,
    Keep,
    Lay,
    Pick,
    Play,
    Swap,
    Top,
    Trade,
)
from braillespiel.games.ludoteca.endings import endings
from braillespiel.games.ludoteca.moves import lays
from braillespiel.games.ludoteca.records import Public
from braillespiel.games.ludoteca.scoring import resource_points
from braillespiel.games.ludoteca.strategy import (
    HANDED_OVER,
    Weights,
    judge,
    lay_value,
    pressure,
    worth_to,
    would_win,
)
from braillespiel.games.ludoteca.turncard import turn_card
from braillespiel.games.ludoteca.view import LudotecaView

NORMAL = Weights(
    close=2.5,
    close_growth=0.0,
    closer=0.9,
    chain=0.8,
    run=0.5,
    kind=0.5,
    kind_three=0.3,
    kind_two=0.1,
    hand=1.0,
    draw=0.8,
    danger=0.3,
    others_draw=0.5,
    idle=15.0,
    ahead=0.3,
    room=0.0,
    help=4.0,
)
"""Plays for the points of the round. Found by duels against easy."""
HARD = Weights(
    close=9.0,
    close_growth=2.0,
    closer=0.85,
    chain=0.45,
    run=0.8,
    kind=0.5,
    kind_three=0.3,
    kind_two=0.1,
    hand=1.0,
    draw=0.9,
    danger=0.6,
    others_draw=0.5,
    idle=15.0,
    ahead=0.5,
    room=5.0,
    help=4.0,
)
"""Plays for completed pillars too, which win the match, and keeps 1s from the next player. Found
by duels against normal."""
CERTAIN = 0.5
"""Estimates that differ by less, in points, are equal."""
_SLICE = 8
"""So many options are judged between two yields (about 1 ms)."""


class LudotecaBot(Bot[LudotecaView, Action]):
    """A player of one level; sees only its view."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, view: LudotecaView, rng: Random) -> Thought[Action]:
        actions = view.legal_actions()
        if len(actions) == 1:
            return actions[0]
        if self.level == "easy":
            yield
            return _easy(view, actions, rng)
        found = yield from self._values(view, actions, rng)
        for action in actions:
            found[action] += rng.random() * 0.01
        return max(actions, key=found.__getitem__)

    def _values(
        self, view: LudotecaView, actions: list[Action], rng: Random
    ) -> Generator[None, None, dict[Action, float]]:
        """Return what each action promises, in points."""
        weights = NORMAL if self.level == "normal" else HARD
        table, known = view.public, view.known
        ends = yield from endings(view, actions, rng, weights)
        found = {}
        for number, action in enumerate(actions):
            if number % _SLICE == _SLICE - 1 or isinstance(action, Play):
                yield
            if action in (DRAW, TAKE):
                value = turn_card(view, weights, take=action == TAKE)
            else:
                value = rate(table, view.seat, known.hand, known.goal, action, weights)
            ending = ends.get(action)
            if ending is not None and ending.best is not None:
                value = ending.best if ending.forced else max(value, ending.best)
            found[action] = value
        return found

    def advise(self, view: LudotecaView, rng: Random) -> Thought[Action | Advice]:
        """Think about a hint: the points that it promises more than the next best."""
        actions = view.legal_actions()
        if self.level == "easy" or len(actions) == 1:
            return Advice((yield from self.choose(view, rng)))
        found = yield from self._values(view, actions, rng)
        return Advice.of(sorted(found.items(), key=lambda each: -each[1]), CERTAIN)

    def review(self, view: LudotecaView, played: Action, rng: Random) -> Thought[Better | None]:
        """Think about what would have promised more points."""
        actions = view.legal_actions()
        if len(actions) == 1 or played not in actions:
            return None
        found = yield from self._values(view, actions, rng)
        best = max(actions, key=found.__getitem__)
        if found[best] - found[played] < CERTAIN:
            return None
        return Better(best, found[best], found[played])


def _easy(view: LudotecaView, actions: list[Action], rng: Random) -> Action:
    """Lay something when it is seen, which is not always; discard at random."""
    options = [action for action in actions if isinstance(action, Lay | Swap | Play)]
    if options and rng.random() < 0.75:
        return choice(rng, options)
    return choice(rng, [action for action in actions if action not in options] or actions)


def rate(
    table: Public,
    seat: int,
    hand: list[int],
    goal: int | None,
    action: Action,
    weights: Weights,
) -> float:
    """Return what an action promises, in points."""
    match action:
        case Lay() | Swap():
            value = lay_value(table, seat, hand, action, weights, goal)
            return value + (0.8 * weights.hand if table.phase == "play" else 0.0)
        case Discard():
            rest = hand.copy()
            rest.remove(action.face)
            value = judge(table, seat, rest, weights, goal)
            if table.phase == "play":  # a turn without laying
                value -= weights.idle * pressure(table)
            following = (seat + 1) % table.settings.seats
            if would_win(table, following, action.face):
                return value - HANDED_OVER
            shy = weights.danger * (1 - weights.help * pressure(table))
            return value - shy * worth_to(table, following, action.face, weights)
        case Play():
            return _rate_resource(table, seat, hand, goal, action, weights)
        case Give() | Trade():
            rest = hand.copy()
            rest.remove(action.face)
            value = judge(table, seat, rest, weights, goal)
            value -= 0.5 * worth_to(table, action.seat, action.face, weights)
            return (
                value
                + 0.05 * table.totals[action.seat]
                + (weights.draw if isinstance(action, Trade) else 0.5)
            )
        case Keep() | Pick():
            return judge(table, seat, [*hand, action.face], weights, goal)
        case Top():
            return -worth_to(table, (seat + 1) % table.settings.seats, action.face, weights)
    assert action == DONE
    return judge(table, seat, hand, weights, goal)


def _rate_resource(
    table: Public, seat: int, hand: list[int], goal: int | None, action: Play, weights: Weights
) -> float:
    """Return what playing a resource promises: its points and a guess at each of its steps."""
    rest = hand.copy()
    rest.remove(action.face)
    count = len(table.resources[seat])
    value = judge(table, seat, rest, weights, goal)
    value += resource_points(count + 1) - resource_points(count)
    for step in table.resource(action.face).steps:
        match step.do:
            case "draw":
                value += step.count * (weights.draw - weights.hand)
            case "others-draw":
                value += step.count * weights.others_draw * (table.settings.seats - 1)
            case "discard" | "give":
                value += step.count * weights.hand
            case "look":
                value += step.keep * (weights.draw + 0.4 - weights.hand)
            case "trade":
                value += 0.4 * step.count
            case "pick":
                now = judge(table, seat, rest, weights, goal)
                value += (
                    max(
                        (
                            judge(table, seat, [*rest, f], weights, goal)
                            for f in set(table.discards)
                        ),
                        default=now,
                    )
                    - now
                )
            case "lay":
                now = judge(table, seat, rest, weights, goal)
                gains = sorted(
                    (
                        lay_value(table, seat, rest, lay, weights, goal) - now
                        for lay in lays(table, seat, rest)
                        if isinstance(lay, Lay | Swap)
                    ),
                    reverse=True,
                )
                value += sum(max(gain, 0.0) for gain in gains[: step.count])
    return value
