"""The number game: a card takes one of its value, else several that add up to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.logomachy.actions import Play
from braillespiel.games.logomachy.cards import VALUE, YELLOW_SEVEN, face
from braillespiel.games.logomachy.events import Cleared, Laid, Took
from braillespiel.games.logomachy.scoring import chips, score_round
from braillespiel.games.logomachy.table import Setting, TableState


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


class NumberState(TableState):
    """A situation of the number game."""

    __slots__ = ()

    @staticmethod
    def actions_with(setting: Setting, hand: Sequence[str], middle: Sequence[str]) -> list[Any]:
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
        actions: list[Any] = []
        for card in hand:
            value = VALUE[card]
            before = len(actions)
            if value in lying:
                actions += [Play(card, (other,)) for other in lying[value]]
            else:
                actions += [Play(card, chosen) for total, chosen in sets if total == value]
            if not setting.must_take or len(actions) == before:
                actions.append(Play(card))
        return actions

    def legal_actions(self, seat: int) -> Sequence[Any]:
        """Return all plays of the seat whose turn it is."""
        if seat != self.turn or self.over:
            return []
        return self.actions_with(self.setting, self.hands[seat], self.middle)

    def scores(self) -> list[int]:
        """Return everybody's chips."""
        return self.chips[:]

    def apply(self, seat: int, action: Any) -> list[Any]:
        """Play a card; deal or score when it was the last one."""
        self._check_turn(seat)
        if not isinstance(action, Play):
            raise IllegalActionError("no-such-action")
        card, take = action.card, action.take
        hand, middle = self.hands[seat], self.middle
        if card not in hand:
            raise IllegalActionError("not-in-hand", card=card)
        if take:
            self._check_take(card, take)
        elif self.setting.must_take and captures(card, middle):
            raise IllegalActionError("must-take", card=card)
        hand.remove(card)
        events: list[Any]
        if take:
            for other in take:
                middle.remove(other)
            pile = self.taken[seat]
            pile.append(card)
            pile += take
            events = [Took(seat, card, take)]
            if not middle:
                self.chips[seat] += 1
                events.append(Cleared(seat, True))
        else:
            middle.append(card)
            events = [Laid(seat, card)]
        self._advance(events)
        return events

    def _check_take(self, card: str, take: tuple[str, ...]) -> None:
        middle = self.middle
        for other in take:
            if other not in middle:
                raise IllegalActionError("not-in-middle", card=other)
        if len(set(take)) != len(take):
            raise IllegalActionError("twice")
        value = VALUE[card]
        if len(take) == 1:
            if VALUE[take[0]] != value:
                raise IllegalActionError("not-equal", card=card, other=take[0])
            return
        equal = [other for other in middle if VALUE[other] == value]
        if equal:
            raise IllegalActionError("equal-first", card=card, other=equal[0])
        total = sum(VALUE[other] for other in take)
        if total != value:
            raise IllegalActionError("sum", card=card, total=total, value=value)

    def _score(self) -> list[Any]:
        sevens = [card for card in self.setting.deck if face(card) == YELLOW_SEVEN]
        steps = score_round(self.taken, sevens)
        for step in steps:
            for seat in chips(step):
                self.chips[seat] += 1
        return list(steps)
