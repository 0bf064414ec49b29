"""What a careful friend would say before an action, where nothing is against the clock."""

from __future__ import annotations

from braillespiel.games.presenter import Presenter
from braillespiel.games.six.actions import Action, Cover, Lift, Pass
from braillespiel.games.six.bot import at_stake, empty_chance, worth
from braillespiel.games.six.glass import UNTIMED_ROLLS
from braillespiel.games.six.records import ROUNDS
from braillespiel.games.six.view import SixView
from braillespiel.games.six.wording import Wording
from braillespiel.words.phrase import Phrase

_CLEARLY = 1.5
"""A card is worth more only if it is so many times as much."""


def warning(
    presenter: Presenter, cards: Wording, view: SixView, action: Action
) -> tuple[str, Phrase] | None:
    """Return a kind and what is worth knowing before ``action``, None if nothing is."""
    public, seat, words = view.public, view.seat, presenter.words
    if not public.settings.untimed or view.spectator:
        return None
    match action:
        case Lift():
            return _lifts(presenter, view)
        case Pass():
            strokes = public.strokes[public.number - 1]
            said = words.phrase("six-warning-lets", card=cards.number(public.number), count=strokes)
            return "lets", said
        case Cover(place):
            tops = [public.top(seat, other) for other in public.may_cover(seat)]
            here = public.top(seat, place)
            least = min(tops, key=lambda card: worth(public, card))
            if worth(public, here) > _CLEARLY * worth(public, least):
                said = words.phrase(
                    "six-warning-covers", card=cards.number(here), other=cards.number(least)
                )
                return "covers", said
    return None


def _lifts(presenter: Presenter, view: SixView) -> tuple[str, Phrase] | None:
    """Warn of a glass that is certainly not empty, or of an end at which one is behind."""
    public, seat, words = view.public, view.seat, presenter.words
    if not empty_chance(public, public.run):
        low = UNTIMED_ROLLS[0]
        lost = at_stake(public, seat)
        if not lost:
            return None
        return "sand", words.phrase("six-warning-sand", rolls=public.run, least=low, count=lost)
    if public.round < ROUNDS:
        return None
    points = public.scores()
    points[public.previous] -= at_stake(public, public.previous)
    best = max((other for other in range(public.seats) if other != seat), key=points.__getitem__)
    if points[seat] >= points[best]:
        return None
    name, short = presenter.names[best], points[best] - points[seat]
    return "behind", words.phrase("six-warning-behind", name=name, count=short)
