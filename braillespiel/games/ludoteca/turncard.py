"""What the card at the beginning of a turn promises: the discard pile's top one, or an unknown one.

Both are measured alike, by what the hand is worth once its worst card has gone for the new one.
"""

from __future__ import annotations

from collections import Counter

from braillespiel.games.ludoteca.cards import FIRST_RESOURCE
from braillespiel.games.ludoteca.moves import lays
from braillespiel.games.ludoteca.strategy import Weights, judge, pressure
from braillespiel.games.ludoteca.view import LudotecaView, unseen

UNKNOWN = 0.01
"""Points by which a hidden card beats one that the others have seen."""


def turn_card(view: LudotecaView, weights: Weights, *, take: bool) -> float:
    """Return what taking the discard pile's top card promises, or drawing, in points."""
    table, known, seat = view.public, view.known, view.seat
    hand, goal = known.hand, known.goal
    kept = judge(table, seat, hand, weights, goal)
    rest = max(
        (_without(hand, face) for face in sorted(set(hand))),
        key=lambda cards: judge(table, seat, cards, weights, goal),
    )
    stuck = 0.0 if lays(table, seat, hand) else weights.idle * pressure(table)

    def worth(card: int) -> float:
        value = max(kept, judge(table, seat, [*rest, card], weights, goal))
        can_be_laid = stuck and (card >= FIRST_RESOURCE or lays(table, seat, [card]))
        return value + stuck if can_be_laid else value

    top = worth(table.discards[-1]) if table.discards else kept
    if take:
        return top
    if top <= kept:
        return kept + UNKNOWN
    # An empty draw pile is made of what lies beneath the discard pile's top card.
    hidden = unseen(table, known, seat) if known.pile else table.discards[:-1]
    if not hidden:
        return kept
    each = Counter(hidden)
    return sum(worth(card) * count for card, count in each.items()) / len(hidden) + UNKNOWN


def _without(hand: list[int], face: int) -> list[int]:
    rest = hand.copy()
    rest.remove(face)
    return rest
