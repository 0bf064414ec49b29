"""The score of a round, in the order of the rules: yellow 7, yellow cards, cards."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.games.logomachy.cards import YELLOW, YELLOW_SEVENS
from braillespiel.games.logomachy.events import MostCards, MostYellow, YellowSeven

_OTHER_YELLOW = YELLOW - YELLOW_SEVENS


def top(counts: Sequence[int]) -> tuple[int, ...]:
    """Return everyone tied at the top, nobody if the top is zero."""
    best = max(counts)
    return tuple(seat for seat, count in enumerate(counts) if count == best) if best else ()


def score_round(
    taken: Sequence[Sequence[str]], sevens: Sequence[str]
) -> list[YellowSeven | MostYellow | MostCards]:
    """Return the three steps of scoring ``taken``; each seat in a step gets a chip.

    ``sevens`` are the yellow 7s of the deck: two decks hold two, each worth its chip.
    """
    steps: list[YellowSeven | MostYellow | MostCards] = []
    for seven in sevens:
        holder = [seat for seat, cards in enumerate(taken) if seven in cards]
        steps.append(YellowSeven(holder[0] if holder else None))
    yellow = [sum(card in _OTHER_YELLOW for card in cards) for cards in taken]
    steps.append(MostYellow(top(yellow), max(yellow)))
    rest = [sum(card not in YELLOW for card in cards) for cards in taken]
    steps.append(MostCards(top(rest), max(rest)))
    return steps


def chips(step: YellowSeven | MostYellow | MostCards) -> tuple[int, ...]:
    """Return the seats that a step of scoring gives a chip."""
    if isinstance(step, YellowSeven):
        return () if step.seat is None else (step.seat,)
    return step.seats
