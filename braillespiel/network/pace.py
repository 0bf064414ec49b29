"""How long the host's own bots take, so that nobody can read their cards off a clock."""

from __future__ import annotations

from random import Random

from braillespiel.table.pace import TablePace

SHORTEST_MS = 600
MORE_MS = 900
"""How much longer a pause may be at most."""


class NetPace(TablePace):
    """Draws a pause for each situation from a generator that knows nothing of the match."""

    def __init__(self, rng: Random, shortest: int = SHORTEST_MS, more: int = MORE_MS) -> None:
        super().__init__()
        self._rng, self._shortest, self._more = rng, shortest, more
        self._drawn = False
        """Whether there is a pause for this situation: it is drawn once a bot asks for it."""

    def happened(self, now: int) -> None:
        super().happened(now)
        self._drawn = False

    def due(self, since: int, wait: int) -> int:
        if not self._drawn:
            self._drawn = True
            self.pause_ms = self._shortest + self._rng.randrange(self._more + 1)
        return super().due(since, wait)
