"""How much somebody may send: so much a second, and more at once now and then."""

from __future__ import annotations


class Budget:
    """What is left of it; times are seconds of the loop."""

    def __init__(self, now: float, steady: float, burst: float) -> None:
        self._steady, self._burst = steady, burst
        self._left = burst
        self._since = now

    def spend(self, now: float) -> bool:
        """Take one; tell whether there was one."""
        self._left = min(self._burst, self._left + (now - self._since) * self._steady)
        self._since = now
        self._left -= 1
        return self._left >= 0
