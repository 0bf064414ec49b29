"""Computer players. They see only a view, as a person does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Any

from braillespiel.engine.chance import choice, shuffle
from braillespiel.engine.contract import Advice, Better, Bot, Thought
from braillespiel.engine.search import compared, ranked
from braillespiel.games.logomachy.actions import Action, Play
from braillespiel.games.logomachy.cards import VALUE, YELLOW, YELLOW_SEVENS, face
from braillespiel.games.logomachy.rules import LogomachyState
from braillespiel.games.logomachy.view import LogomachyView
from braillespiel.games.logomachy.wordfinder import choose_word

DRAWS = 45
"""Draws in which the hard bot tries every play, two seats; fewer with more seats."""
DANGER = 2.0
"""What leaving a middle that can be cleared costs, in the cards of WORTH."""
CLEARING = 8.0
CERTAIN = 0.04
"""How much luck of the draw affects the difference of two chances to win; less does not count."""
WORTH = {card: 7.0 if card in YELLOW_SEVENS else 2.2 if card in YELLOW else 1.0 for card in VALUE}
"""What a card adds to the hope for chips, in cards of the third step of scoring."""


LAYING = {card: -0.5 * WORTH[card] - 0.04 * (10 - VALUE[card]) for card in VALUE}
"""What laying a card costs: it is given away, and low cards help the others to sums."""


def values(actions: Sequence[Play], middle: Sequence[str]) -> list[float]:
    """Rate plays by what they take, and by whether the next player could clear what is left.

    The next player can if one card is left, or several that add up to at most 10.
    """
    lying, total = len(middle), sum([VALUE[card] for card in middle])
    found = []
    for action in actions:
        card = action.card
        if not action.take:
            left, rest, worth = lying + 1, total + VALUE[card], LAYING[card]
        else:
            left, rest, worth = lying - len(action.take), total, WORTH[card]
            for other in action.take:
                rest -= VALUE[other]
                worth += WORTH[other]
        if left == 0:
            worth += CLEARING
        elif left == 1 or rest <= 10:
            worth -= DANGER
        found.append(worth)
    return found


def best(actions: Sequence[Play], middle: Sequence[str]) -> Play:
    """Return the play of the highest value, the first of equals."""
    found = values(actions, middle)
    return actions[found.index(max(found))]


def distinct(actions: Sequence[Play]) -> list[Play]:
    """Return the plays that differ in more than the copies of equal cards."""
    found: dict[tuple[str, ...], Play] = {}
    for action in actions:
        found.setdefault((face(action.card), *sorted(map(face, action.take))), action)
    return list(found.values())


def greedy(state: LogomachyState, seat: int, rng: Random) -> Play:
    """Play on quickly: the best value, at times anything."""
    actions = state.legal_actions(seat)
    if rng.random() < 0.1:
        return choice(rng, actions)
    return best(actions, state.public.middle)


def rate(state: LogomachyState) -> list[float]:
    """Rate the end of a round for every seat: the chance to win by the lead in chips.

    The fewer rounds are left, the more a chip decides.
    """
    chips = state.public.chips
    left = 0 if state.public.over else state.public.settings.rounds - state.public.round + 1
    rewards = []
    for seat, count in enumerate(chips):
        lead = count - max(other for n, other in enumerate(chips) if n != seat)
        rewards.append(1 / (1 + exp(-1.6 * lead / (1 + left) ** 0.5)))
    return rewards


class LogomachyBot(Bot[LogomachyView, Action]):
    """easy takes something, normal the most, hard tries every play in many drawn situations."""

    def __init__(self, level: str) -> None:
        self.level = level

    def choose(self, view: LogomachyView, rng: Random) -> Thought[Action]:
        if view.public.settings.letters:
            return (yield from choose_word(view, self.level, rng))
        if self.level == "hard":
            return (yield from self._search(view, rng))
        yield
        actions = list(view.legal_actions())
        if self.level == "easy":
            return self._easy(actions, rng)
        shuffle(rng, actions)
        return best(actions, view.public.middle)

    def _easy(self, actions: list[Play], rng: Random) -> Play:
        taking = [action for action in actions if action.take]
        return choice(rng, taking if taking and rng.random() < 0.6 else actions)

    def review(self, view: LogomachyView, played: Action, rng: Random) -> Thought[Better | None]:
        """Think about what would have been better: the chance to win, in percent; in the letter
        game the letters of the word.
        """
        chosen = yield from self.choose(view, rng)
        if not isinstance(played, Play):
            return _longer(chosen, len(played.cards))
        if not isinstance(chosen, Play):
            return _longer(chosen, 0)
        if view.public.settings.letters or len(distinct([chosen, played])) == 1:
            return None
        draws = _draws(view)
        ours, theirs = yield from compared(
            view, rng, draws, [chosen, played], policy=greedy, evaluate=rate, stop=_round_over(view)
        )
        if ours - theirs < CERTAIN:
            return None
        return Better(chosen, 100 * ours, 100 * theirs)

    def advise(self, view: LogomachyView, rng: Random) -> Thought[Action | Advice]:
        """Think about a hint: the chance to win, in percent, by which it is ahead."""
        if view.public.settings.letters:
            return (yield from self.choose(view, rng))
        return Advice.of((yield from self._ranked(view, rng)), CERTAIN, 100)

    def _search(self, view: LogomachyView, rng: Random) -> Thought[Action]:
        found = yield from self._ranked(view, rng)
        return found[0][0]

    def _ranked(self, view: LogomachyView, rng: Random) -> Thought[list[tuple[Action, float]]]:
        def choices(state: Any, seat: int) -> Sequence[Any]:
            return distinct(state.legal_actions(seat))

        return (
            yield from ranked(
                view,
                rng,
                _draws(view),
                policy=greedy,
                evaluate=rate,
                choices=choices,
                stop=_round_over(view),
            )
        )


def _draws(view: LogomachyView) -> int:
    """Return in how many draws a play is tried."""
    return max(8, DRAWS * 2 // view.public.seats)


def _round_over(view: LogomachyView) -> Callable[[Any], bool]:
    number = view.public.round
    return lambda state: bool(state.public.round != number)


def _longer(chosen: Action, length: int) -> Better | None:
    """Return a word that is longer than one of ``length`` letters; 0: a card was laid."""
    if isinstance(chosen, Play) or len(chosen.cards) <= length:
        return None
    return Better(chosen, len(chosen.cards), length)
