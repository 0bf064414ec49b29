"""The letter game: one own card and middle cards that spell a word are taken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.logomachy.actions import Play, Spell, Spelled
from braillespiel.games.logomachy.cards import face
from braillespiel.games.logomachy.events import Cleared, Laid, WordTaken
from braillespiel.games.logomachy.table import Setting, TableState


def spelling(cards: Sequence[str]) -> str:
    """Return the word that ``cards`` spell."""
    return "".join(face(card) for card in cards)


class LetterState(TableState):
    """A situation of the letter game.

    "Whoever clears the middle forces the next player to lay a card" needs no rule of its own: a
    word takes at least one middle card, and none lies there.
    """

    __slots__ = ()

    @staticmethod
    def actions_with(setting: Setting, hand: Sequence[str], middle: Sequence[str]) -> list[Any]:
        """Return the cards to lay. Words are the player's to find: a list would give them away."""
        return [Play(card) for card in hand]

    def legal_actions(self, seat: int) -> Sequence[Any]:
        """Return the cards to lay; ``apply`` takes any word of the list besides."""
        if seat != self.turn or self.over:
            return []
        return self.actions_with(self.setting, self.hands[seat], self.middle)

    def scores(self) -> list[int]:
        """Return everybody's cards, those of the running round included."""
        if self.over:
            return self.chips[:]
        return [count + len(pile) for count, pile in zip(self.chips, self.taken, strict=True)]

    def apply(self, seat: int, action: Any) -> list[Any]:
        """Lay a card or take the cards of a word; deal or score when it was the last one."""
        self._check_turn(seat)
        events: list[Any]
        if isinstance(action, Play) and not action.take:
            if action.card not in self.hands[seat]:
                raise IllegalActionError("not-in-hand", card=action.card)
            self.hands[seat].remove(action.card)
            self.middle.append(action.card)
            events = [Laid(seat, action.card)]
        elif isinstance(action, Spell | Spelled):
            events = self._spell(seat, action)
        else:
            raise IllegalActionError("no-such-action")
        self._advance(events)
        return events

    def _spell(self, seat: int, action: Spell | Spelled) -> list[Any]:
        hand, middle = self.hands[seat], self.middle
        if len(set(action.cards)) != len(action.cards):
            raise IllegalActionError("twice")
        own = [card for card in action.cards if card in hand]
        for card in action.cards:
            if card not in hand and card not in middle:
                raise IllegalActionError("not-here", card=card)
        if len(own) != 1:
            raise IllegalActionError("one-own-card", count=len(own))
        if len(action.cards) < 2:
            raise IllegalActionError("no-middle-card")
        if isinstance(action, Spell):
            word = spelling(action.cards)
            lexicon = self.setting.lexicon
            if lexicon is None or not lexicon.has(word):
                raise IllegalActionError("word-unknown", word=word)
        hand.remove(own[0])
        for card in action.cards:
            if card != own[0]:
                middle.remove(card)
        self.taken[seat] += action.cards
        events: list[Any] = [WordTaken(seat, own[0], action.cards)]
        if not middle:
            events.append(Cleared(seat, False))
        return events

    def _score(self) -> list[Any]:
        for seat, pile in enumerate(self.taken):
            self.chips[seat] += len(pile)
        return []
