"""What number cards may take: one of the same value, or else several that add up to it."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.games.logomachy.actions import Play
from braillespiel.games.logomachy.cards import VALUE

_LAID = {card: Play(card) for card in VALUE}
"""Laying each card."""


def sums(middle: Sequence[str], limit: int) -> list[tuple[int, tuple[str, ...]]]:
    """Return all sets of middle cards that add up to at most ``limit``, each after its sum."""
    found: list[tuple[int, tuple[str, ...]]] = [(0, ())]
    for card in middle:
        value = VALUE[card]
        room = limit - value
        if room >= 0:
            found += [(total + value, (*chosen, card)) for total, chosen in found if total <= room]
    return found


def captures(card: str, middle: Sequence[str]) -> list[tuple[str, ...]]:
    """Return everything that ``card`` may take: equal cards singly, else whole sums."""
    value = VALUE[card]
    equal: list[tuple[str, ...]] = [(other,) for other in middle if VALUE[other] == value]
    return equal or [chosen for total, chosen in sums(middle, value) if total == value]


def plays(hand: Sequence[str], middle: Sequence[str], must_take: bool) -> list[Play]:
    """Return all plays, per card of the hand: what it may take, then laying it."""
    lying: dict[int, list[str]] = {}
    for card in middle:
        value = VALUE[card]
        if value in lying:
            lying[value].append(card)
        else:
            lying[value] = [card]
    limit = 0
    for card in hand:
        value = VALUE[card]
        if value > limit and value not in lying:
            limit = value
    # Two cards that both lie below the limit are the least that a sum needs.
    sets = sums(middle, limit) if limit > 1 and len(middle) > 1 else []
    actions: list[Play] = []
    for card in hand:
        value = VALUE[card]
        before = len(actions)
        if value in lying:
            for other in lying[value]:
                actions.append(Play(card, (other,)))
        else:
            for total, chosen in sets:
                if total == value:
                    actions.append(Play(card, chosen))
        if not must_take or len(actions) == before:
            actions.append(_LAID[card])
    return actions
