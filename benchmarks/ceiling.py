"""How often a bot that sees all cards wins among bots of a level: what a level can hope for.

    python -m benchmarks.ceiling ludoteca --seats 3 --matches 100
    python -m benchmarks.ceiling six --seats 2 --among normal

It knows every hand and pile, but neither dice nor coming shuffles. It tries its actions on the real
table (in Ludoteca the four that promise most to the hard bot) and plays on with the bots that sit
there, its own seat with the hard one, to the end of the round. In SIX, where all cards that matter
lie open, it plays as the hard bot does and knows the sand glass: it lifts as soon as that is empty
and the player before has a card to give back. Only its first action of a match is the hard bot's.

The seats change with every match; a shared win counts in parts. Every finished match is one line in
a file (--keep, by default ceiling-GAME.jsonl); run again, it goes on after the last one.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import Any

from braillespiel.engine.chance import SEED_BITS, Chance
from braillespiel.engine.contract import LEVELS, OptionValue, Thought, thought_out
from braillespiel.engine.match import Match
from braillespiel.engine.search import (
    Choices,
    Evaluate,
    Policy,
    all_choices,
    ranked,
    standing,
)
from braillespiel.engine.simulate import play
from braillespiel.games import registry
from braillespiel.games.logomachy.bot import distinct, greedy, rate
from braillespiel.games.ludoteca.bot import LudotecaBot
from braillespiel.games.six.actions import Lift, Roll
from braillespiel.games.six.bot import at_stake
from braillespiel.games.six.records import ROUNDS

STEEP = 5.0
"""How much a lead of a whole match counts in Ludoteca's chance to win."""
FEW = 4
"""Of so many actions that promise most to the hard bot one is chosen in Ludoteca."""


@dataclass(frozen=True)
class Sight:
    """What a game's bot plays on by: draws, the rating of an end, the others' and own actions."""

    draws: int
    evaluate: Evaluate
    policy: Policy | None = None
    """How all play on; None: as the bots that sit there."""
    choices: Choices = all_choices


def _both_ways(state: Any) -> Sequence[float]:
    """Rate the end of a round of Ludoteca: the chance to win by the lead in points and pillars."""
    if state.is_over():
        return standing(state)
    public = state.public
    ways = [
        points / public.settings.target + done.bit_count() / 6
        for points, done in zip(public.totals, public.done, strict=True)
    ]
    return [
        1 / (1 + exp(-STEEP * (way - max(ways[:seat] + ways[seat + 1 :]))))
        for seat, way in enumerate(ways)
    ]


def _likely(state: Any, seat: int) -> Sequence[Any]:
    """Return the actions of Ludoteca that promise most to the hard bot."""
    view = state.view(seat)
    actions: Sequence[Any] = view.legal_actions()
    if len(actions) <= FEW:
        return actions
    found = thought_out(LudotecaBot("hard")._values(view, list(actions), Random(0)))
    return sorted(actions, key=lambda action: -found[action])[:FEW]


def _distinct(state: Any, seat: int) -> Sequence[Any]:
    found: Sequence[Any] = distinct(state.legal_actions(seat))
    return found


SIGHTS = {
    "logomachy": Sight(24, rate, greedy, _distinct),
    "ludoteca": Sight(2, _both_ways, choices=_likely),
}


class OpenTable:
    """What a search draws from: always the real table, with other dice and shuffles to come."""

    def __init__(self, state: Any, seat: int) -> None:
        self.state, self.seat = state, seat

    def sample(self, rng: Random) -> Any:
        state = self.state.clone()
        state.secret.chance = Chance(rng.getrandbits(SEED_BITS))
        return state


class Seeing:
    """A bot with the match before it; the pace is that of the hard one."""

    def __init__(self, name: str, level: str, seat: int) -> None:
        game = registry.game(name)
        self.sight, self.seat = SIGHTS.get(name), seat
        self.hard, self.other = game.bot("hard"), game.bot(level)
        self.paced, self.pause = self.hard.paced, self.hard.pause
        self.match: Match | None = None

    def choose(self, view: Any, rng: Random) -> Thought[Any]:
        if self.match is None or len(view.legal_actions()) == 1:
            return (yield from self.hard.choose(view, rng))
        if self.sight is None:
            return (yield from self._by_the_glass(view, rng))
        number = view.public.round
        found = yield from ranked(
            OpenTable(self.match.state, self.seat),  # type: ignore[arg-type]
            rng,
            self.sight.draws,
            policy=self.sight.policy or self._as_they_play,
            evaluate=self.sight.evaluate,
            choices=self.sight.choices,
            stop=lambda state: bool(state.public.round != number),
        )
        return found[0][0]

    def _by_the_glass(self, view: Any, rng: Random) -> Thought[Any]:
        assert self.match is not None
        state: Any = self.match.state
        public = view.public
        if Lift() in view.legal_actions():
            points = public.scores()
            best = max(points[: self.seat] + points[self.seat + 1 :])
            empty = public.run >= state.secret.glass
            gains = at_stake(public, public.previous) > 0 and public.round < ROUNDS
            wins = public.round == ROUNDS and points[self.seat] >= best
            return Lift() if empty and (gains or wins) else Roll()
        return (yield from self.hard.choose(view, rng))

    def _as_they_play(self, state: Any, seat: int, rng: Random) -> Any:
        bot = self.hard if seat == self.seat else self.other
        return thought_out(bot.choose(state.view(seat), rng))


def share(name: str, level: str, seats: int, options: dict[str, OptionValue], number: int) -> float:
    """Play one match of a series; return the seeing bot's part of the win."""
    game = registry.game(name)
    seed, seat = divmod(number, seats)
    seeing = Seeing(name, level, seat)
    bots: list[Any] = [game.bot(level)] * seats
    bots[seat] = seeing

    def watch(match: Match, events: list[Any]) -> None:
        seeing.match = match

    winners = play(game, bots, options, seed, watch).state.winners()
    return (seat in winners) / len(winners)


def main() -> None:
    """Go on with a series until it is complete, then report it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted((*SIGHTS, "six")))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--among", choices=LEVELS, default="normal")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE")
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    known = {option.id: option for option in registry.game(given.game).options}
    options = {
        name: known[name].parse(value)
        for name, _, value in (text.partition("=") for text in given.option)
    }
    series = " ".join([given.game, str(given.seats), given.among, *sorted(given.option)])
    keep = given.keep or Path(f"ceiling-{given.game}.jsonl")
    lines = keep.read_text("utf-8").splitlines() if keep.exists() else []
    won = [one["won"] for one in map(json.loads, lines) if one["series"] == series]
    with keep.open("a", encoding="utf-8") as file:
        while len(won) < given.matches:
            won.append(share(given.game, given.among, given.seats, options, len(won)))
            file.write(json.dumps({"series": series, "won": won[-1]}) + "\n")
            file.flush()
    part = sum(won) / len(won)
    error = sqrt(part * (1 - part) / len(won))
    print(f"{series}: wins {part:.1%} of {len(won)} (standard error {error:.1%})", flush=True)


if __name__ == "__main__":
    main()
