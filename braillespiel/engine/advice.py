"""What bots say about moves besides choosing one."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot's ``advise`` may return for a hint instead of a bare action.

    ``note`` names what the presenter adds to the hint (Presenter.advice), ``count`` a number in it.
    ``second`` is the best of the other actions that were compared, None if none was, and ``lead``
    how much better the advised one is, in the unit of the message ``GAME-ahead``.
    """

    action: Hashable
    note: str = ""
    count: int = 0
    second: Hashable | None = None
    lead: float = 0.0

    @classmethod
    def of(
        cls, ranked: Sequence[tuple[Hashable, float]], certain: float, scale: float = 1.0
    ) -> Advice:
        """Return the advice of actions with their worth, the best first.

        A lead of less than ``certain`` counts as none; ``scale`` is how much of the unit one of
        worth is.
        """
        (action, worth), *others = ranked
        if not others:
            return cls(action)
        second, less = others[0]
        lead = worth - less
        return cls(action, second=second, lead=0.0 if lead < certain else scale * lead)


@dataclass(frozen=True, slots=True)
class Better:
    """What a bot would have done instead of an action, with its estimate of both.

    Estimates are in the unit of the message ``GAME-estimate``; more is better for the seat.
    """

    action: Hashable
    estimate: float
    played: float
