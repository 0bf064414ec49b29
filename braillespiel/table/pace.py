"""When bots may act: once everybody has received what happened last, and a little later."""

from __future__ import annotations

LONGEST_MS = 60_000
"""How long bots wait at most for outputs that never report their end."""


class TablePace:
    """Keeps since when everybody has received what happened last; times in ms of game time."""

    def __init__(self) -> None:
        self.pause_ms = 0
        """How long bots wait from then on; 0: they wait for nobody."""
        self._happened = 0
        self._told = 0

    def happened(self, now: int) -> None:
        """Something has happened that people are being told now."""
        self._happened = self._told = now

    def hold(self, now: int) -> None:
        """Somebody is still hearing or reading what happened."""
        if now - self._happened < LONGEST_MS:
            self._told = now

    def due(self, since: int, wait: int) -> int:
        """Return when a bot acts that has had the choice ``since`` and would take ``wait`` ms."""
        if not self.pause_ms:
            return since + wait
        return max(since, self._told) + max(wait, self.pause_ms)
