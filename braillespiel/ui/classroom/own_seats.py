"""The tables at which a teacher plays herself, and the desk: one key goes from one to the next."""

from __future__ import annotations

from typing import Protocol


class OwnSeats(Protocol):
    """A teacher's seats."""

    def sit(self, table: str) -> None:
        """Sit down at a table."""

    def next(self) -> None:
        """Go to the next of her tables, and from the last one to the desk."""
