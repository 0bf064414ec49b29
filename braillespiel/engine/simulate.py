"""Matches between bots: who wins, by how much, and how fast."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from braillespiel.engine.anygame import AnyBot, AnyGame
from braillespiel.engine.contract import CLOCK, GameError, OptionValue, thought_out
from braillespiel.engine.match import Match

LONGEST = 100_000
"""A match with more actions than this counts as stuck."""


class StuckError(GameError):
    """A match does not end; details contain ``seed`` and ``actions``."""


@dataclass(frozen=True, slots=True)
class SimulatedMatch:
    """One finished match."""

    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    actions: int


@dataclass(slots=True)
class SimulationSummary:
    """Many matches. ``wins`` per seat, a shared one split evenly; times in seconds."""

    bots: tuple[str, ...]
    results: list[SimulatedMatch] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    """How often rounds and matches ended in which way (Game.ended)."""
    seconds: float = 0.0

    @property
    def wins(self) -> list[float]:
        """Return the wins per seat; they add up to the number of matches."""
        wins = [0.0] * len(self.bots)
        for result in self.results:
            for seat in result.winners:
                wins[seat] += 1 / len(result.winners)
        return wins

    @property
    def mean_scores(self) -> list[float]:
        """Return the mean score per seat."""
        matches = max(1, len(self.results))
        return [
            sum(result.scores[seat] for result in self.results) / matches
            for seat in range(len(self.bots))
        ]

    @property
    def actions(self) -> int:
        """Return the number of actions in all matches, the clock's included."""
        return sum(result.actions for result in self.results)

    def shares(self) -> list[tuple[str, int, float]]:
        """Return every way to end with its count and its share of that part, by part."""
        parts: Counter[str] = Counter()
        for how, count in self.endings.items():
            parts[how.partition("-")[0]] += count
        return [
            (how, count, count / parts[how.partition("-")[0]])
            for how, count in sorted(self.endings.items(), reverse=True)
        ]

    @property
    def steps_per_second(self) -> float:
        """Return the actions per second, thinking included; 0 without a measured time."""
        return self.actions / self.seconds if self.seconds else 0.0

    def as_data(self) -> dict[str, Any]:
        """Return the summary as JSON data."""
        return {
            "bots": list(self.bots),
            "matches": len(self.results),
            "wins": self.wins,
            "mean_scores": self.mean_scores,
            "actions": self.actions,
            "endings": dict(sorted(self.endings.items())),
            "seconds": self.seconds,
            "steps_per_second": self.steps_per_second,
            "results": [
                {
                    "seed": result.seed,
                    "scores": list(result.scores),
                    "winners": list(result.winners),
                    "actions": result.actions,
                }
                for result in self.results
            ],
        }


def play(
    game: AnyGame,
    bots: Sequence[AnyBot],
    options: Mapping[str, OptionValue],
    seed: int,
    watch: Callable[[Match, list[Any]], None] | None = None,
) -> Match:
    """Play one match between ``bots``, one per seat, to its end; return it.

    If nobody acts, the clock does, at its next deadline. Bots with a pace (``paced``) act at it, in
    game time that takes no real time; while others think no time passes. ``watch`` is called after
    every action with the match and its events. Raises StuckError after LONGEST actions.
    """
    match = Match(game, len(bots), options, seed)
    if any(bot.paced for bot in bots):
        return _play_timed(match, bots, watch)
    # A generator of its own per seat: what one bot draws does not change another.
    chances = [Random(f"{seed}/{seat}") for seat in range(len(bots))]
    last, now = -1, 0
    while not match.state.is_over():
        if len(match.journal) >= LONGEST:
            raise StuckError("match-stuck", seed=seed, actions=len(match.journal))
        seats = sorted(seat for seat in match.state.to_act() if seat != CLOCK)
        due = match.state.deadline()
        if seats:
            seat = next((seat for seat in seats if seat > last), seats[0])
            action = think(bots[seat], match.state.view(seat), chances[seat])
            events = match.apply(seat, action, now)
            last = seat
        elif due is not None:
            now = due
            events = match.advance(now)
        else:
            raise StuckError("match-stuck", seed=seed, actions=len(match.journal))
        if watch is not None:
            watch(match, events)
    return match


@dataclass(slots=True)
class _Plan:
    """What a bot will do: decided when it had these ``choices``, carried out at ``due`` ms."""

    choices: list[Any]
    action: Any
    due: int


def _play_timed(
    match: Match, bots: Sequence[AnyBot], watch: Callable[[Match, list[Any]], None] | None
) -> Match:
    chances = [Random(f"{match.seed}/{seat}") for seat in range(len(bots))]
    plans: dict[int, _Plan] = {}
    now = 0
    while not match.state.is_over():
        if len(match.journal) >= LONGEST:
            raise StuckError("match-stuck", seed=match.seed, actions=len(match.journal))
        plans = {
            seat: _plan(plans.get(seat), match, seat, bots[seat], chances[seat], now)
            for seat in sorted(match.state.to_act() - {CLOCK})
        }
        seat = min(plans, key=lambda seat: plans[seat].due, default=None)
        due = match.state.deadline()
        if seat is not None and (due is None or plans[seat].due < due):
            plan = plans.pop(seat)
            now = plan.due
            events = match.apply(seat, plan.action, now)
        elif due is not None:
            now = max(now, due)
            events = match.advance(due)
        else:
            raise StuckError("match-stuck", seed=match.seed, actions=len(match.journal))
        if watch is not None:
            watch(match, events)
    return match


def _plan(old: _Plan | None, match: Match, seat: int, bot: AnyBot, rng: Random, now: int) -> _Plan:
    """Keep a plan while the choices are the same; otherwise decide and wait again."""
    choices = list(match.state.legal_actions(seat))
    if old is not None and old.choices == choices:
        return old
    view = match.state.view(seat)
    action = think(bot, view, rng)
    return _Plan(choices, action, now + bot.pause(view, action, rng))


def think(bot: AnyBot, view: Any, rng: Random) -> Any:
    """Let a bot think to the end without a pause; return its action."""
    return thought_out(bot.choose(view, rng))


def simulate(
    game: AnyGame,
    levels: Sequence[str],
    matches: int,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    clock: Callable[[], float] | None = None,
) -> SimulationSummary:
    """Play ``matches`` with the seeds from ``seed`` on, ``levels`` one per seat; sum them up.

    ``clock`` returns seconds (time.perf_counter); without it nothing is timed.
    """
    summary = SimulationSummary(tuple(levels))
    for _ in simulated(summary, game, matches, seed, options, clock):
        pass
    return summary


def simulated(
    summary: SimulationSummary,
    game: AnyGame,
    matches: int,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    clock: Callable[[], float] | None = None,
) -> Iterator[SimulatedMatch]:
    """Play as simulate does, filling ``summary``, and yield after every match."""
    bots = [game.bot(level) for level in summary.bots]

    def watch(match: Match, events: list[Any]) -> None:
        summary.endings.update(how for event in events if (how := game.ended(event)) is not None)

    for number in range(matches):
        started = clock() if clock else 0.0
        match = play(game, bots, options or {}, seed + number, watch)
        if clock:
            summary.seconds += clock() - started
        state = match.state
        result = SimulatedMatch(
            seed + number,
            tuple(state.scores()),
            tuple(state.winners()),
            len(match.journal),
        )
        summary.results.append(result)
        yield result
