"""What a hint gains, from what the seat can see; nothing is said if nothing is certain."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto.lines import Line
from braillespiel.games.hexaducto.preview import lines_with
from braillespiel.games.hexaducto.view import HexView
from braillespiel.games.hexaducto.wording import Wording
from braillespiel.words.phrase import Phrase


def gain(words: Wording, view: HexView, action: act.Action) -> Phrase | None:
    """Word what ``action`` brings: lines that the card completes, or points fewer."""
    if isinstance(action, act.Take):
        return _best(words, view, view.public.discard[-1])
    if isinstance(action, act.Place) and view.known.hand is not None:
        if lines := completed(view, action):
            return words.completes(lines)
        old = view.own[action.place]
        if old is not None and old > view.known.hand:
            return words.phrase("gain-fewer", count=old - view.known.hand)
    return None


def larger(view: HexView, action: act.Action) -> act.Place | None:
    """Return a placing that clears more cards than ``action`` does; None if there is none."""
    if not isinstance(action, act.Place):
        return None
    places = [each for each in view.legal_actions() if isinstance(each, act.Place)]
    most = max(places, key=lambda each: _cards(completed(view, each)))
    return most if _cards(completed(view, most)) > _cards(completed(view, action)) else None


def completed(view: HexView, action: act.Place) -> list[Line]:
    """Return the lines that placing the hand there completes."""
    if view.known.hand is None:
        return []
    return lines_with(view.own, action.place, view.known.hand, view.public.settings.smallest)


def _cards(lines: Sequence[Line]) -> int:
    return len({cell for line in lines for cell in line.cells})


def _best(words: Wording, view: HexView, card: int) -> Phrase | None:
    """Word the best that ``card`` could do somewhere in the own field."""
    smallest = view.public.settings.smallest
    lines = max((lines_with(view.own, place, card, smallest) for place in view.own), key=_cards)
    if lines:
        return words.completes(lines)
    fewer = max((old - card for old in view.own.values() if old is not None), default=0)
    return words.phrase("gain-fewer", count=fewer) if fewer > 0 else None
