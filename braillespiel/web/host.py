"""What serves the seats of a page: one table, or a class with many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from braillespiel.network.joining.door import Admitted
    from braillespiel.network.line import Wire
    from braillespiel.network.members import Guest


class SeatHost(Protocol):
    """A table's server (network.server), or a class's (classroom.server)."""

    def attach(self, wire: Wire, admitted: Admitted | None = None) -> None:
        """Serve somebody in this process who is admitted."""

    def guest(self, key: str) -> Guest | None:
        """Return who has the token of this digest, None if nobody has."""
