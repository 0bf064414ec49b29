"""Whose connection it is that another host of the house has passed on (house.relays)."""

from __future__ import annotations

from typing import Any, NamedTuple


class Ends(NamedTuple):
    """The ends of a connection as the host knows them that took it: addresses with ports."""

    remote: tuple[str, int]
    local: tuple[str, int]


class RelayedPeers:
    """Connections of this computer to itself that stand for somebody else's; for one loop."""

    def __init__(self) -> None:
        self._ends: dict[tuple[str, int], Ends] = {}

    def stand_for(self, own: tuple[str, int], ends: Ends) -> None:
        """What comes from ``own``, an address that this process has bound, is somebody else's."""
        self._ends[own] = ends

    def forget(self, own: tuple[str, int]) -> None:
        """Such a connection is over."""
        self._ends.pop(own, None)

    def of(self, peer: Any) -> Ends | None:
        """Return for whom a connection stands, by the address that it comes from."""
        return self._ends.get((str(peer[0]), int(peer[1]))) if peer and len(peer) > 1 else None
