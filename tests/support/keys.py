"""The keys of somebody who has come to one house, in memory."""

from __future__ import annotations

from braillespiel.network.houses.keyring import KnownHouse
from braillespiel.network.joining.address import Address


class MemoryKeys:
    """What stands for a keyring (network.houses.keyring.Keyring) that keeps nothing on disk."""

    def __init__(self) -> None:
        self._known: KnownHouse | None = None

    def at(self, address: Address) -> KnownHouse | None:
        """Return the only house."""
        return self._known

    def is_known(self, address: Address, fingerprint: bytes) -> bool:
        """No house has been anywhere else."""
        return False

    def of(self, house: str) -> KnownHouse | None:
        """Return the only house."""
        return self._known

    def keep(self, known: KnownHouse) -> None:
        """Keep the house."""
        self._known = known

    def forget(self, house: str) -> None:
        """Forget it."""
        self._known = None
