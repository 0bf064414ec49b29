"""Computer players. They see only a view, as a person does."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Any

from braillespiel.engine.contract import Thought
from braillespiel.engine.search import paired
from braillespiel.games.logomachy.actions import Play
from braillespiel.games.logomachy.cards import VALUE, YELLOW, YELLOW_SEVEN, face
from braillespiel.games.logomachy.numbers import NumberState
from braillespiel.games.logomachy.table import TableView
from braillespiel.games.logomachy.wordfinder import choose_word

DRAWS = 45
"""Draws in which the hard bot tries every play, two seats; fewer with more seats."""
DANGER = 2.0
"""What leaving an easily cleared middle costs, in the cards of gain."""
CLEARING = 8.0
WORTH = {
    card: 7.0 if face(card) == YELLOW_SEVEN else 2.2 if card in YELLOW else 1.0 for card in VALUE
}
"""What a card adds to the hope for chips, in cards of the third step of scoring."""


def gain(action: Play, middle: Sequence[str]) -> float:
    """Rate a play by what it takes, or by what it leaves to the others."""
    worth = WORTH
    if not action.take:
        return -0.5 * worth[action.card] - 0.04 * (10 - VALUE[action.card])
    value = worth[action.card]
    for card in action.take:
        value += worth[card]
    return value + CLEARING if len(action.take) == len(middle) else value


def danger(action: Play, middle: Sequence[str]) -> float:
    """Rate how easily the next player could clear the middle that ``action`` leaves."""
    left = [VALUE[card] for card in middle if card not in action.take]
    if not action.take:
        left.append(VALUE[action.card])
    if not left:
        return 0.0
    return 1.0 if len(left) == 1 or sum(left) <= 10 else 0.0


def distinct(actions: Sequence[Play]) -> list[Play]:
    """Return the plays that differ in more than the copies of equal cards."""
    found: dict[tuple[str, ...], Play] = {}
    for action in actions:
        found.setdefault((face(action.card), *sorted(map(face, action.take))), action)
    return list(found.values())


def value(action: Play, middle: Sequence[str]) -> float:
    """Rate a play by gain and danger together."""
    return gain(action, middle) - DANGER * danger(action, middle)


def greedy(state: NumberState, seat: int, rng: Random) -> Play:
    """Play on quickly: the best value, at times anything."""
    actions = state.legal_actions(seat)
    if rng.random() < 0.1:
        return rng.choice(actions)  # type: ignore[no-any-return]
    middle = state.middle
    return max(actions, key=lambda action: value(action, middle))  # type: ignore[no-any-return]


def rate(state: NumberState) -> list[float]:
    """Rate the end of a round for every seat: the chance to win by the lead in chips.

    The fewer rounds are left, the more a chip decides.
    """
    chips = state.chips
    left = 0 if state.over else state.setting.rounds - state.round + 1
    rewards = []
    for seat, count in enumerate(chips):
        lead = count - max(other for n, other in enumerate(chips) if n != seat)
        rewards.append(1 / (1 + exp(-1.6 * lead / (1 + left) ** 0.5)))
    return rewards


class LogomachyBot:
    """easy takes something, normal the most, hard tries every play in many drawn situations."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, view: TableView, rng: Random) -> Thought:
        """Think in slices, then return a legal action."""
        if view.setting.letters:
            return (yield from choose_word(view, self.level, rng))
        if self.level == "hard":
            return (yield from self._search(view, rng))
        yield
        actions = list(view.legal_actions())
        if self.level == "easy":
            return self._easy(actions, rng)
        rng.shuffle(actions)
        return max(actions, key=lambda action: value(action, view.middle))

    def _easy(self, actions: list[Any], rng: Random) -> Any:
        taking = [action for action in actions if action.take]
        return rng.choice(taking if taking and rng.random() < 0.6 else actions)

    def _search(self, view: TableView, rng: Random) -> Thought:
        number = view.round

        def round_over(state: Any) -> bool:
            return bool(state.round != number)

        def choices(state: Any, seat: int) -> Sequence[Any]:
            return distinct(state.legal_actions(seat))

        return (
            yield from paired(
                view,
                rng,
                max(8, DRAWS * 2 // view.setting.seats),
                policy=greedy,
                evaluate=rate,
                choices=choices,
                stop=round_over,
            )
        )
