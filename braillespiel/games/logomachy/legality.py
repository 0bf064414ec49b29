"""Whether an action is legal, listed or not: sums in any order, words looked up."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.logomachy import letters, numbers
from braillespiel.games.logomachy.actions import Action
from braillespiel.games.logomachy.records import Public


def is_legal(public: Public, seat: int | None, hand: Sequence[str], action: Action) -> bool:
    """Tell whether ``seat`` may do ``action`` with the cards of its ``hand``."""
    if seat != public.turn or public.over:
        return False
    try:
        (letters if public.settings.letters else numbers).check(public, hand, action)
    except IllegalActionError:
        return False
    return True
