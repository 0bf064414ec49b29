"""The letter game: one card from the hand and middle cards that spell a word are taken.

"Whoever clears the middle forces the next player to lay a card" needs no rule of its own: a word
takes at least one middle card, and none lies there.
"""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.logomachy.actions import Action, Play, Spell, Spelled
from braillespiel.games.logomachy.cards import face
from braillespiel.games.logomachy.events import Cleared, Event, Laid, WordTaken
from braillespiel.games.logomachy.records import Public


def spelling(cards: Sequence[str]) -> str:
    """Return the word that ``cards`` spell."""
    return "".join(face(card) for card in cards)


def check(public: Public, hand: Sequence[str], action: Action) -> None:
    """Raise IllegalActionError if the seat whose turn it is may not do ``action``."""
    if isinstance(action, Spell | Spelled):
        _check_spelling(public, hand, action)
    elif not isinstance(action, Play) or action.take:
        raise IllegalActionError("no-such-action")
    elif action.card not in hand:
        raise IllegalActionError("not-in-hand", card=action.card)


def carry_out(public: Public, hand: list[str], action: Action) -> list[Event]:
    """Lay a card from the hand of the seat whose turn it is, or take the cards of a word."""
    check(public, hand, action)
    if not isinstance(action, Play):
        return _spell(public, hand, action)
    hand.remove(action.card)
    public.middle.append(action.card)
    return [Laid(public.turn, action.card)]


def _check_spelling(public: Public, hand: Sequence[str], action: Spell | Spelled) -> None:
    middle = public.middle
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
        lexicon = public.settings.lexicon
        if len(word) < public.settings.shortest:
            raise IllegalActionError("word-short", word=word, shortest=public.settings.shortest)
        if lexicon is not None and lexicon.missing:
            raise IllegalActionError("no-words", package=lexicon.missing)
        if lexicon is None or not lexicon.has(word):
            raise IllegalActionError("word-unknown", word=word)


def _spell(public: Public, hand: list[str], action: Spell | Spelled) -> list[Event]:
    seat, middle = public.turn, public.middle
    own = next(card for card in action.cards if card in hand)
    hand.remove(own)
    for card in action.cards:
        if card != own:
            middle.remove(card)
    public.taken[seat] += action.cards
    events: list[Event] = [WordTaken(seat, own, action.cards)]
    if not middle:
        events.append(Cleared(seat, False))
    return events


def score(public: Public) -> list[Event]:
    """Add a finished round's cards to those of the rounds before."""
    for seat, cards in enumerate(public.taken):
        public.chips[seat] += len(cards)
    return []
