"""The number game: a card takes one of its value, or else several that add up to it."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.logomachy.actions import Action, Play
from braillespiel.games.logomachy.captures import captures
from braillespiel.games.logomachy.cards import VALUE, YELLOW_SEVENS
from braillespiel.games.logomachy.events import Cleared, Event, Laid, Took
from braillespiel.games.logomachy.records import Public
from braillespiel.games.logomachy.scoring import chips, score_round


def check(public: Public, hand: Sequence[str], action: Action) -> Play:
    """Return ``action``; raise IllegalActionError if the seat whose turn it is may not do it."""
    if not isinstance(action, Play):
        raise IllegalActionError("no-such-action")
    card, take = action.card, action.take
    if card not in hand:
        raise IllegalActionError("not-in-hand", card=card)
    if take:
        _check_take(public.middle, card, take)
    elif public.settings.must_take and captures(card, public.middle):
        raise IllegalActionError("must-take", card=card)
    return action


def carry_out(public: Public, hand: list[str], action: Action) -> list[Event]:
    """Play a card from the hand of the seat whose turn it is."""
    play = check(public, hand, action)
    seat, middle = public.turn, public.middle
    card, take = play.card, play.take
    hand.remove(card)
    if not take:
        middle.append(card)
        return [Laid(seat, card)]
    for other in take:
        middle.remove(other)
    pile = public.taken[seat]
    pile.append(card)
    pile += take
    if middle:
        return [Took(seat, card, take)]
    public.chips[seat] += 1
    return [Took(seat, card, take), Cleared(seat, True)]


def _check_take(middle: list[str], card: str, take: tuple[str, ...]) -> None:
    for other in take:
        if other not in middle:
            raise IllegalActionError("not-in-middle", card=other)
    value = VALUE[card]
    if len(take) == 1:
        if VALUE[take[0]] != value:
            raise IllegalActionError("not-equal", card=card, other=take[0])
        return
    if len(set(take)) != len(take):
        raise IllegalActionError("twice")
    equal = [other for other in middle if VALUE[other] == value]
    if equal:
        raise IllegalActionError("equal-first", card=card, other=equal[0])
    total = sum(VALUE[other] for other in take)
    if total != value:
        raise IllegalActionError("sum", card=card, total=total, value=value)


def score(public: Public) -> list[Event]:
    """Add a finished round's chips."""
    sevens = [card for card in public.settings.deck if card in YELLOW_SEVENS]
    steps = score_round(public.taken, sevens)
    for step in steps:
        for seat in chips(step):
            public.chips[seat] += 1
    return list(steps)
