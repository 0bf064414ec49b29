"""SIX, measured: is it fair to ears and fingers, and how fast does it run?

    python -m benchmarks.six fairness [--matches 2000]
    python -m benchmarks.six speed

Fairness: equal players (the normal bot's judgement) who differ only in how they perceive and how
fast they are. A sighted one has seen a sum 0.3 s after it fell. One with speech has heard it when
a synthesizer has said it (estimated for the words of the game at a fast and at a slow rate), one
with Braille has felt it after 45 ms a cell. All then need the same human time to decide, drawn
again for each decision. Every seed is played twice with the seats changed, so the luck of cards and
dice cancels out and what is left is the sense. A shared win counts half.

Speed: random play, steps per second, beside RLCard's gin rummy in the same process.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from braillespiel.engine.contract import CLOCK, Bot, Thought
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import play
from braillespiel.games.six.actions import Action, Heard, Lift
from braillespiel.games.six.bot import SixBot
from braillespiel.games.six.game import GAME
from braillespiel.games.six.records import WINDOW
from braillespiel.games.six.view import SixView
from braillespiel.output.speech.interface import estimated_seconds

DECIDE_MS = (1100, 500)
"""Mean and standard deviation of the time from having perceived to the key, for everybody."""
FINGER_MS_PER_CELL = 45


@dataclass(frozen=True)
class Sense:
    """How a player perceives: ms until a sum, and until Wechsel with a card, is perceived."""

    name: str
    sum_ms: int
    change_ms: int


def spoken(words_per_minute: int) -> Callable[[str], int]:
    return lambda text: round(1000 * estimated_seconds(text, words_per_minute))


def senses() -> dict[str, Sense]:
    change = "Wechsel! 12 gezogen, auf 16, 17 und 14. Louis hat die Würfel"
    fast, slow = spoken(450), spoken(160)
    return {
        "sighted": Sense("sighted", 300, 300),
        "fast speech": Sense("fast speech", fast("12"), fast(change)),
        "slow speech": Sense("slow speech", slow("12, noch 2 Würfel."), slow(change)),
        "Braille": Sense("Braille", FINGER_MS_PER_CELL * 20, FINGER_MS_PER_CELL * 33),
    }


class Person(Bot[SixView, Action]):
    """A normal bot's judgement with a sense and a human's time to decide."""

    paced = True

    def __init__(self, sense: Sense) -> None:
        self.sense = sense
        self.bot = SixBot("normal")

    def choose(self, view: SixView, rng: Random) -> Thought[Action]:
        return self.bot.choose(view, rng)

    def pause(self, view: SixView, action: Action, rng: Random) -> int:
        if isinstance(action, Heard):
            return self.sense.sum_ms if view.public.phase == WINDOW else self.sense.change_ms
        pace = max(200, round(rng.gauss(*DECIDE_MS)))
        return pace + (200 if isinstance(action, Lift) else 0)


def duel(one: Sense, other: Sense, matches: int) -> None:
    won, missed, lasted = 0.0, [0, 0], 0
    for seed in range(matches):
        seat = seed % 2
        bots: list[Any] = [Person(other), Person(other)]
        bots[seat] = Person(one)

        def watch(match: Match, events: list[Any], seat: int = seat) -> None:
            for event in events:
                if event.kind == "missed":
                    missed[event.seat != seat] += 1

        match = play(GAME, bots, {}, seed // 2, watch)
        winners = match.state.winners()
        won += (seat in winners) / len(winners)
        lasted += match.journal[-1].at
    rate = won / matches
    error = sqrt(rate * (1 - rate) / matches)
    print(
        f"{one.name} - {other.name}: {rate:.1%} : {1 - rate:.1%} of {matches} matches "
        f"(standard error {error:.1%}); missed {missed[0]} : {missed[1]}; "
        f"a match lasts {lasted / matches / 60_000:.1f} min",
        flush=True,
    )


def fairness(matches: int) -> None:
    known = senses()
    sighted = known.pop("sighted")
    for other in known.values():
        duel(sighted, other, matches)


def our_speed(seconds: float) -> float:
    rng, steps, seed = Random(1), 0, 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        state = GAME.setup(2, GAME.resolve({}), seed)
        seed += 1
        while not state.is_over():
            seats = sorted(state.to_act() - {CLOCK})
            due = state.deadline()
            if seats and (due is None or rng.random() < 0.7):
                seat = rng.choice(seats)
                state.apply(seat, rng.choice(state.legal_actions(seat)))
            else:
                from braillespiel.engine.contract import Tick

                state.apply(CLOCK, Tick(due or 0))
            steps += 1
    return steps / (perf_counter() - began)


def their_speed(seconds: float) -> float:
    import rlcard

    rng, steps = Random(1), 0
    environment = rlcard.make("gin-rummy", config={"seed": 1})
    began = perf_counter()
    while perf_counter() - began < seconds:
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            steps += 1
    return steps / (perf_counter() - began)


def speed(seconds: float = 5.0) -> None:
    ours, theirs = our_speed(seconds), their_speed(seconds)
    print(f"SIX {ours:,.0f} steps/s, RLCard gin rummy {theirs:,.0f}: {ours / theirs:.1f} times")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("fairness", "speed"))
    parser.add_argument("--matches", type=int, default=2000)
    given = parser.parse_args()
    if given.what == "speed":
        speed()
    else:
        fairness(given.matches)


if __name__ == "__main__":
    main()
