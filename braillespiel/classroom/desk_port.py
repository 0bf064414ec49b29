"""How a desk's screens reach the class: what they are shown, and the orders that they send."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from braillespiel.classroom.desk import Answer, Desk
from braillespiel.classroom.orders import Order


class DeskPort(Protocol):
    """One desk's way to the class; any thread may call it."""

    on_change: Callable[[], None]
    """Called, in the thread of the class, when the desk has changed or an order is answered."""

    @property
    def ended(self) -> bool:
        """Whether this desk is over: the class has ended, or somebody else has taken over."""

    def desk(self) -> Desk:
        """Return how the class stands."""

    def order(self, order: Order) -> int:
        """Have something done; return the number by which it is answered (``answers``)."""

    def answers(self) -> list[Answer]:
        """Return what has become of orders since the last call."""
