"""Bots: they look one card ahead, using only the view."""

from __future__ import annotations

from dataclasses import dataclass
from math import erf, sqrt
from random import Random

from braillespiel.engine.chance import choice
from braillespiel.engine.contract import Advice, Better, Bot, Thought
from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto import puzzlereview
from braillespiel.games.hexaducto.cards import LOWEST, VALUES, mean
from braillespiel.games.hexaducto.evaluate import Judge, after_dock, settle
from braillespiel.games.hexaducto.field import Seen
from braillespiel.games.hexaducto.geometry import anchor, parts
from braillespiel.games.hexaducto.puzzlebot import Puzzler, advise
from braillespiel.games.hexaducto.view import HexView

CERTAIN = 1.0
"""Estimates that differ by less, in points, are equal."""
_SPREAD = 4.0
"""Standard deviation of a card's value, near enough for the set."""


@dataclass(frozen=True, slots=True)
class HexBot(Bot[HexView, act.Action]):
    """A player with a character.

    ``blunders`` is the share of decisions made at random, ``hope`` how much unfinished lines
    count, ``stakes`` how many points it is worth to end the match as its winner (0: it does not
    look at the end).
    """

    blunders: float
    hope: float
    stakes: float
    solves: bool = False
    """In a puzzle it goes for the fewest moves, not for points."""

    def choose(self, view: HexView, rng: Random) -> Thought[act.Action]:
        if self.solves and view.public.settings.puzzle:
            return Puzzler(view).choose()
        return _Decision(self, view, rng).choose()

    def advise(self, view: HexView, rng: Random) -> Thought[act.Action | Advice]:
        """Think about a hint: the points it saves more than the next best; in a puzzle, whether it
        leads to a solution.
        """
        if view.public.settings.puzzle:
            return (yield from advise(view, rng))
        costs = yield from _Decision(self, view, rng).weighed()
        return Advice.of([(action, -cost) for cost, action in sorted(costs, key=_cost)], CERTAIN)

    def review(self, view: HexView, played: act.Action, rng: Random) -> Thought[Better | None]:
        """Think about what would have cost fewer points; in a puzzle, what leads to a solution."""
        if view.public.settings.puzzle:
            return (yield from puzzlereview.review(view, played, rng))
        found = yield from _Decision(self, view, rng).weighed()
        costs = {action: cost for cost, action in found}
        if played not in costs:
            return None
        cost, best = min(found, key=_cost)
        if costs[played] - cost < CERTAIN:
            return None
        return Better(best, -cost, -costs[played])


class _Decision:
    """One decision of one bot."""

    def __init__(self, bot: HexBot, view: HexView, rng: Random) -> None:
        self.bot = bot
        self.view = view
        self.rng = rng
        pile = list(view.known.unseen if view.known.unseen_pile is None else view.known.unseen_pile)
        total = sum(pile)
        if not total:
            pile = [1] * len(VALUES)
            total = len(pile)
        self.weights = [count / total for count in pile]
        beneath = list(view.known.unseen)
        self.mean = mean(beneath) if sum(beneath) else 0.0
        under = sum(beneath) or 1
        self.beneath = [count / under for count in beneath]
        table = view.public
        hidden = [table.hidden(seat) for seat in range(len(table.fields))]
        turns = min(hidden) if table.moves is None else table.moves
        smallest = view.public.settings.smallest
        self.judge = Judge(self.weights, self.mean, turns, bot.hope, smallest)
        self.field: Seen = dict(view.own)
        self.down = view.public.down(view.seat)

    def choose(self) -> Thought[act.Action]:
        legal = self.view.legal_actions()
        if self.rng.random() < self.bot.blunders or len(legal) == 1:
            useful = [action for action in legal if action not in (act.PUT_BACK, act.GIVE_UP)]
            return choice(self.rng, useful or list(legal))
            yield
        return min((yield from self.weighed()), key=_cost)[1]

    def weighed(self) -> Thought[list[tuple[float, act.Action]]]:
        """Return (change of points, action) of what there is to do, the first of equals first."""
        if self.view.public.cut:
            return (yield from self._dock())
        if self.view.known.hand is not None:
            yield
            value = self.view.known.hand
            return [
                (self._judged(place, value), act.place_at(place)) for place in sorted(self.field)
            ]
        return (yield from self._begin())

    def _begin(self) -> Thought[list[tuple[float, act.Action]]]:
        choices: list[tuple[float, act.Action]] = []
        top = self.view.public.discard[-1]
        choices.append((self._best(top)[0], act.TAKE))
        yield
        expected = 0.0
        for value in VALUES:
            weight = self.weights[value - LOWEST]
            if weight:
                expected += weight * self._best(value)[0]
                yield
        choices.append((expected, act.DRAW))
        for place in sorted(self.down):
            expected = sum(
                self.beneath[value - LOWEST] * self._judged(place, value)
                for value in VALUES
                if self.beneath[value - LOWEST]
            )
            choices.append((expected, act.turn_up(place)))
            yield
        return choices

    def _best(self, value: int) -> tuple[float, int]:
        """Return (change of points, cell) of the best place for ``value``."""
        return min((self._judged(place, value), place) for place in self.field)

    def _judged(self, place: int, value: int) -> float:
        change = self.judge.change(self.field, place, value)
        if self.bot.stakes and place in self.down and len(self.down) == 1:
            change += self._ending(place, value)
        return change

    def _ending(self, place: int, value: int) -> float:
        """Return what it costs (or, below 0, brings) to end the match with this card."""
        view = self.view
        if view.public.settings.puzzle or len(view.public.fields) == 1:
            return 0.0
        after = settle({**self.field, place: value}, view.public.settings.smallest)
        points = sum(card for card in after.values() if card is not None)
        win = 1.0
        for seat in range(len(view.public.fields)):
            if seat != view.seat:
                hidden = view.public.hidden(seat)
                theirs = view.public.open_sum(seat) + hidden * self.mean
                width = _SPREAD * sqrt(hidden) or 0.01
                win *= 0.5 * (1 + erf((theirs - points + 0.5) / (width * sqrt(2))))
        return (1 - win) * max(0, points) - self.bot.stakes * (2 * win - 1)

    def _dock(self) -> Thought[list[tuple[float, act.Action]]]:
        found = {anchor(part): part for part in parts(self.field)}
        before = self.judge.whole(self.field)
        choices: list[tuple[float, act.Action]] = []
        for action in self.view.legal_actions():
            if not isinstance(action, act.Dock):
                continue
            field = after_dock(self.field, found[action.part], action.by)
            points = self.judge.whole(settle(field, self.view.public.settings.smallest))
            choices.append((points - before, action))
            yield
        return choices


def _cost(choice: tuple[float, act.Action]) -> float:
    return choice[0]


_BOTS = {
    "easy": HexBot(blunders=0.35, hope=0.0, stakes=0.0),
    "normal": HexBot(blunders=0.0, hope=0.0, stakes=0.0),
    "hard": HexBot(blunders=0.0, hope=0.6, stakes=15.0, solves=True),
}


def bot_of(level: str) -> HexBot:
    """Return the bot of ``level``."""
    return _BOTS[level]
