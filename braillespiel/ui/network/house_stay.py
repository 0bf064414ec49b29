"""Staying in a house after one has left its lobby, so that friends reach one; it ends by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.ui.network import sentences

if TYPE_CHECKING:
    from braillespiel.ui.network.at_house import AtHouse
    from braillespiel.ui.ui import Ui

HOURS = (0, 1, 3)
"""For how long one can stay; 0: not at all."""
_HOUR_MS = 3600 * 1000


class HouseStay:
    """Somebody stays in a house; it belongs to what the client does beside its screens."""

    def __init__(self, at: AtHouse) -> None:
        self.at = at
        self._until = at.ui.now() + at.stays * _HOUR_MS
        at.ui.services.beside.append(self)
        told = at.ui.words.phrase("house-stays-begin", count=at.stays)
        at.ui.announce(told)

    def tick(self) -> None:
        """See whether the time is over, or the house has sent one away."""
        ui, visit = self.at.ui, self.at.visit
        if visit is None:
            self.over()
        elif visit.problem is not None:
            told = sentences.problem(ui.words, visit.problem)
            self.over()
            self.at.leave()
            ui.announce(told, sound="lost")
        elif ui.now() >= self._until:
            self.over()
            self.at.leave()
            ui.announce(ui.words.phrase("house-stays-over"))

    def wait_ms(self) -> int | None:
        """Return in how many ms to look again."""
        return max(0, self._until - self.at.ui.now())

    def over(self) -> None:
        """Stop looking after the visit, which somebody else does from now on, or nobody."""
        beside = self.at.ui.services.beside
        if self in beside:
            beside.remove(self)


def staying(ui: Ui, address: str) -> HouseStay | None:
    """Return the stay in the house at an address, None if one is not there."""
    where = address.partition("#")[0]
    found = [each for each in ui.services.beside if isinstance(each, HouseStay)]
    return next((each for each in found if each.at.address.partition("#")[0] == where), None)
