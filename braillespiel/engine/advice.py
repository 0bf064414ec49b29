"""What bots say about moves besides choosing one."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Advice:
    """What a bot's ``advise`` may return for a hint instead of a bare action.

    ``note`` names what the presenter adds to the hint (Presenter.advice), ``count`` a number in it.
    """

    action: Hashable
    note: str
    count: int = 0


@dataclass(frozen=True, slots=True)
class Better:
    """What a bot would have done instead of an action, with its estimate of both.

    Estimates are in the unit of the message ``GAME-estimate``; more is better for the seat.
    """

    action: Hashable
    estimate: float
    played: float
