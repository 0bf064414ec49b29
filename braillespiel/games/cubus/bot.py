"""Computer players: they differ in how far they look, and none sees more than its view."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from braillespiel.engine.chance import choice, shuffle
from braillespiel.engine.contract import LEVELS, Better, Bot, Thought
from braillespiel.games.cubus.actions import Build, CubusAction, Knock, Let, Pass
from braillespiel.games.cubus.builds import BuildContext, cost
from braillespiel.games.cubus.phases import DISMANTLE, WINDOW
from braillespiel.games.cubus.picture import lid_place
from braillespiel.games.cubus.search import Found, SearchBudget, builds
from braillespiel.games.cubus.steps import step_builds
from braillespiel.games.cubus.strips import Sketch
from braillespiel.games.cubus.takedown import takedowns
from braillespiel.games.cubus.tiles import NONE
from braillespiel.games.cubus.view import CubusView


@dataclass(frozen=True, slots=True)
class BotProfile:
    """How a level plays: how far it searches (None: single boxes only) and how it knocks.

    ``attention`` is the probability of looking for a build that somebody else has overlooked,
    ``foresight`` whether, while dismantling, it reckons with the next seat's move.
    """

    budget: SearchBudget | None
    attention: float
    foresight: bool
    ponders: int
    """How long it takes, in ms, to answer whether it knocks if there is no time limit."""


TEMPERS = {
    "easy": BotProfile(None, 0.4, False, 16_000),
    "normal": BotProfile(SearchBudget(0, 2, 0), 0.8, False, 12_000),
    "hard": BotProfile(SearchBudget(60, 8, 6_000), 1.0, True, 8_000),
}


class CubusBot(Bot[CubusView, CubusAction]):
    """A computer player of one level."""

    paced = True

    def __init__(self, profile: BotProfile) -> None:
        self.profile = profile

    def choose(self, view: CubusView, rng: Random) -> Thought[CubusAction]:
        if view.public.phase == WINDOW:
            if rng.random() >= self.profile.attention:
                return Let()
            found = yield from self._builds(view.context, rng)
            return Knock() if found else Let()
        if view.public.phase == DISMANTLE:
            return (yield from self._take_down(view, rng))
        found = yield from self._builds(view.context, rng)
        if found:
            return found[0].build
        # Where nobody knocks the rules forbid to overlook a build, also one that needs a search.
        return Pass() if view.is_legal(Pass()) else next(iter(view.legal_actions()))

    def review(self, view: CubusView, played: CubusAction, rng: Random) -> Thought[Better | None]:
        """Think about a build that earns more at once, a knock that would have been right, or a
        box that leaves the next seat less.

        Knocks that were made it does not judge: a build that it does not find may be there.
        """
        if view.public.phase == DISMANTLE:
            return (yield from self._review_down(view, played))
        if view.public.phase == WINDOW:
            if not isinstance(played, Let):
                return None
            found = yield from self._builds(view.context, rng)
            return Better(Knock(), found[0].points, 0) if found else None
        if not isinstance(played, Build | Pass):
            return None
        found = yield from self._builds(view.context, rng)
        earned = 0
        if isinstance(played, Build):
            earned = cost(view.context, Sketch(played.pile), played.opened).points
        if not found or found[0].points <= earned:
            return None
        return Better(found[0].build, found[0].points, earned)

    def pause(self, view: CubusView, action: Any, rng: Random) -> int:
        """Return how long this bot hesitates, in ms: when it answers whether it knocks, like a
        person.

        The first knock counts, so an answer at once would leave people no chance. Where only this
        bot is asked there is nobody to leave one, and whoever has passed only waits.
        """
        if view.public.phase != WINDOW or view.public.seats == 2:
            return 0
        limit = view.public.settings.reaction
        if not limit:
            return int(self.profile.ponders * rng.uniform(0.7, 1.5))
        return int(limit * rng.uniform(0.6, 0.95))

    def _builds(self, context: BuildContext, rng: Random) -> Generator[None, None, list[Found]]:
        if self.profile.budget is not None:
            return (yield from builds(context, self.profile.budget))
        steps = [Found(points, 1, build) for points, _, build in step_builds(context)]
        shuffle(rng, steps)
        yield
        return steps

    def _take_down(self, view: CubusView, rng: Random) -> Thought[CubusAction]:
        moves = takedowns(view.context)
        yield
        if not moves:
            return Pass()
        if self.profile.budget is None:
            return choice(rng, moves)
        won = yield from self._worth(view, moves)
        best = max(won)
        return choice(rng, [move for move, worth in zip(moves, won, strict=True) if worth == best])

    def _worth(self, view: CubusView, moves: Sequence[Build]) -> Generator[None, None, list[int]]:
        """Return the tiles that each move wins, with foresight less what the next seat can win."""
        won = [_won(view.context, move) for move in moves]
        if self.profile.foresight:
            for number, move in enumerate(moves):
                yield
                won[number] -= _next_best(view.context, move)
        return won

    def _review_down(self, view: CubusView, played: CubusAction) -> Thought[Better | None]:
        moves = takedowns(view.context)
        yield
        if not moves or not isinstance(played, Build):
            return None
        *won, had = yield from self._worth(view, [*moves, played])
        best = max(won)
        return Better(moves[won.index(best)], best, had) if best > had else None


def _won(context: BuildContext, move: Build) -> int:
    return -cost(context, Sketch(move.pile), move.opened).tiles


def _next_best(context: BuildContext, move: Build) -> int:
    """Return the most tiles that the next seat can win after a move."""
    pile = move.pile
    if not pile:
        return 0
    places = frozenset((x - h, y - h) for (x, y), h in pile.items())
    opened = frozenset(lid_place(cell, pile[cell]) for cell in move.opened)
    after = BuildContext(
        pile, (context.open & places) | opened, NONE, target=sum(pile.values()) - 1
    )
    return max((points for points, _, _ in step_builds(after)), default=0)


_BOTS = {level: CubusBot(TEMPERS[level]) for level in LEVELS}


def bot(level: str) -> CubusBot:
    """Return the bot of a level."""
    return _BOTS[level]
