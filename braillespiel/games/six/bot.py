"""The bots: what they see, how they judge it, and the pace of a person of their level."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from random import Random

import msgspec

from braillespiel.engine.chance import choice
from braillespiel.engine.contract import Advice, Better, Bot, Thought
from braillespiel.games.six.actions import Action, Cover, Heard, Lift, Pass, Roll, Secure
from braillespiel.games.six.deck import DICE_FACES
from braillespiel.games.six.glass import GLASS_SPREAD, UNTIMED_ROLLS
from braillespiel.games.six.records import DICE, ROLL_MS, ROUNDS, START, Public
from braillespiel.games.six.view import SixView

ROLLS_PER_TURN = 4
"""About how many rolls a turn takes; used to look one turn ahead."""


class Skill(msgspec.Struct, frozen=True):
    """What a level can do. ``pace`` holds the mean time in ms before an action of a kind."""

    misses: float
    """Share of own numbers that it overlooks."""
    judges: bool
    """Covers the card that is worth least; else any."""
    time_sense: float
    """Standard deviation of its estimate of how long the glass has run, as a share of that."""
    weighs: bool
    """Weighs what lifting can win and lose once it thinks that the glass is empty."""
    pace: Mapping[type, int]


SKILLS = {
    "easy": Skill(0.3, False, 0.35, False, {Secure: 1500, Cover: 1900, Roll: 1000, Lift: 1600}),
    "normal": Skill(0.03, True, 0.2, False, {Secure: 1000, Cover: 1400, Roll: 750, Lift: 1200}),
    "hard": Skill(0.0, True, 0.1, True, {Secure: 650, Cover: 1000, Roll: 550, Lift: 900}),
}
LIFTS = ("empty", "won")
"""Judgements of lifting by which it lifts."""
HOPELESS = 2.0
"""After this many glasses, even a bot that cannot win by it ends the last round."""
CERTAIN = 0.2
"""Estimates that differ by less, in strokes, are equal."""
_SPREAD = 0.25
_QUICKEST_MS = 250
_ROUND_START_MS = 2500
"""A bot gives people time to settle before it opens a round."""


@cache
def rate(number: int) -> float:
    """Return how often ``number`` comes up while somebody rolls three, two and one dice."""
    found = 0.0
    for count in range(1, DICE + 1):
        rolls = list(product(DICE_FACES, repeat=count))
        found += sum(sum(roll) == number for roll in rolls) / len(rolls)
    return found


def worth(public: Public, number: int) -> float:
    """Return what an open card brings its owner in a turn of somebody else, in strokes."""
    return rate(number) * public.strokes[number - 1] if number else 0.0


def empty_chance(public: Public, run: float) -> float:
    """Return the chance that the glass has run out after ``run`` of it (ms, untimed: rolls)."""
    if public.settings.untimed:
        low, high = UNTIMED_ROLLS
    else:
        low = round(public.settings.glass_ms * (1 - GLASS_SPREAD))
        high = round(public.settings.glass_ms * (1 + GLASS_SPREAD))
    return min(1.0, max(0.0, (run - low) / (high - low)))


class SixBot(Bot[SixView, Action]):
    """A bot of one level. It sees only the open table; its time to think is nothing."""

    paced = True

    def __init__(self, level: str) -> None:
        self.level = level
        self.skill = SKILLS[level]

    def choose(self, view: SixView, rng: Random) -> Thought[Action]:
        """Return what it wants to do next; :meth:`pause` says after how long."""
        yield from ()
        return self._choose(view, rng)

    def _choose(self, view: SixView, rng: Random) -> Action:
        actions = view.legal_actions()
        kinds: dict[type, list[Action]] = {}
        for action in actions:
            kinds.setdefault(type(action), []).append(action)
        if Heard in kinds:
            return kinds[Heard][0]
        if Secure in kinds:
            return kinds[Pass if rng.random() < self.skill.misses else Secure][0]
        if Cover in kinds:
            return self._cover(view, [a for a in kinds[Cover] if isinstance(a, Cover)], rng)
        if Lift in kinds and self._stake(view, rng) in LIFTS:
            return kinds[Lift][0]
        return kinds[Roll][0]

    def advise(self, view: SixView, rng: Random) -> Thought[Action | Advice]:
        """Think about a hint; where lifting is possible it says why that is good, or is not."""
        state = rng.getstate()
        action = yield from self.choose(view, rng)
        rng.setstate(state)
        possible = any(isinstance(each, Lift) for each in view.legal_actions())
        note = self._stake(view, rng) if possible and isinstance(action, Roll | Lift) else ""
        return Advice(action, note)

    def review(self, view: SixView, played: Action, rng: Random) -> Thought[Better | None]:
        """Think about what would have earned more strokes: lifting or rolling on, a number that was
        let go, a card worth more that was covered.
        """
        yield from ()
        public, seat = view.public, view.seat
        legal = view.legal_actions()
        if played not in legal:
            return None
        match played:
            case Pass():
                secured = next(each for each in legal if isinstance(each, Secure))
                return Better(secured, public.strokes[public.number - 1], 0)
            case Cover(place):
                best = self._cover(view, [each for each in legal if isinstance(each, Cover)], rng)
                had = worth(public, public.top(seat, place))
                lost = had - worth(public, public.top(seat, best.place))
                return Better(best, lost, 0) if lost >= CERTAIN else None
            case Lift() | Roll() if Lift() in legal and public.round < ROUNDS:
                lift = lifting(public, seat, public.run)
                if abs(lift) < CERTAIN or (lift > 0) is isinstance(played, Lift):
                    return None
                return Better(Lift() if lift > 0 else Roll(), abs(lift), 0)
        return None

    def pause(self, view: SixView, action: Action, rng: Random) -> int:
        """Return how many ms a person of this level would take before ``action``."""
        if isinstance(action, Heard):
            return 0
        mean = self.skill.pace.get(type(action), self.skill.pace[Secure])
        took = max(_QUICKEST_MS, round(rng.gauss(mean, _SPREAD * mean)))
        opens = isinstance(action, Roll) and view.public.phase == START
        return took + (_ROUND_START_MS if opens else 0)

    def _cover(self, view: SixView, actions: list[Cover], rng: Random) -> Cover:
        if not self.skill.judges:
            return choice(rng, actions)
        public, seat = view.public, view.seat
        return min(actions, key=lambda action: worth(public, public.top(seat, action.place)))

    def _stake(self, view: SixView, rng: Random) -> str:
        """Return how it judges lifting: too early (sand), not worth it (risk), or one of LIFTS."""
        public, seat = view.public, view.seat
        felt = max(0.0, public.run * (1 + rng.gauss(0, self.skill.time_sense)))
        now = empty_chance(public, felt)
        if now < 0.5:  # it thinks that there is sand left, whatever lifting would bring
            return "sand"
        if not self.skill.weighs:
            return "empty"
        own, other = at_stake(public, seat), at_stake(public, public.previous)
        points = public.scores()
        best = max(count for other, count in enumerate(points) if other != seat)
        if public.round == ROUNDS and points[seat] - own > best:
            return "won"
        if public.round == ROUNDS and points[seat] + other * now <= best:
            return "empty" if felt > HOPELESS * _nominal(public) else "behind"
        return "empty" if lifting(public, seat, felt) >= 0 else "risk"


def lifting(public: Public, seat: int, run: float) -> float:
    """Return how many strokes lifting is ahead of rolling on after ``run`` of the glass."""
    own, other = at_stake(public, seat), at_stake(public, public.previous)
    step = 1 if public.settings.untimed else ROLL_MS
    now, later = empty_chance(public, run), empty_chance(public, run + ROLLS_PER_TURN * step)
    return now * other - (1 - now) * own + later * own


def _nominal(public: Public) -> float:
    """Return how long a glass runs on average (ms, untimed: rolls)."""
    return sum(UNTIMED_ROLLS) / 2 if public.settings.untimed else public.settings.glass_ms


def at_stake(public: Public, seat: int) -> int:
    """Return the strokes that ``seat`` gives back when it has to pay."""
    cards = public.secured[seat]
    return public.strokes[cards[-1] - 1] if cards else 0
