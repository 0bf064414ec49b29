"""The two commonest kinds of event: what everybody may know, and what concerns one seat only.

An event with secrets in part brings a ``seen_by`` of its own (see contract.Event).
"""

from __future__ import annotations

from typing import Self

import msgspec


class Public(msgspec.Struct, frozen=True):
    """An event that every seat may know as it is."""

    def seen_by(self, seat: int) -> Self | None:
        """Return the event itself."""
        return self


class Private(msgspec.Struct, frozen=True):
    """An event that concerns ``seat`` only."""

    seat: int

    def seen_by(self, seat: int) -> Self | None:
        """Return the event to its seat, nothing to others."""
        return self if seat == self.seat else None
