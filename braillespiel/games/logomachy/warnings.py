"""What a careful friend would say before an action, from what the seat can see."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.games.logomachy.actions import Action, Play
from braillespiel.games.logomachy.cards import VALUE, YELLOW_SEVENS
from braillespiel.games.logomachy.view import LogomachyView
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase

_HIGHEST = max(VALUE.values())


def warning(words: Words, view: LogomachyView, action: Action) -> tuple[str, Phrase] | None:
    """Return a kind and what is worth knowing before ``action``, None if nothing is.

    Nothing is where every other play would do the same.
    """
    if view.public.settings.letters or not isinstance(action, Play):
        return None
    others = view.legal_actions()
    if action.card in YELLOW_SEVENS and not action.take and len(others) > 1:
        return "seven", words.phrase("logomachy-warning-seven")
    total = _clearable(view.public.middle, action)
    if total and any(not _clearable(view.public.middle, each) for each in others):
        return "leaves", words.phrase("logomachy-warning-leaves", value=total)
    return None


def _clearable(middle: Sequence[str], action: Play) -> int:
    """Return which value clears what ``action`` leaves in the middle; 0 if none does at once."""
    left = [card for card in middle if card not in action.take]
    if not action.take:
        left.append(action.card)
    total = sum(VALUE[card] for card in left)
    return total if total <= _HIGHEST else 0
