"""The clocks of the program, in ms: one that only goes forward, and one for games."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable


def monotonic_ms() -> int:
    """Return a clock in ms that only ever goes forward, where it can be also during sleep."""
    if sys.platform == "linux":  # its usual clock stands still while the computer sleeps
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return time.monotonic_ns() // 1_000_000


def forward(now: Callable[[], int]) -> Callable[[], int]:
    """Return a clock like ``now`` that stands while ``now`` jumps back."""
    latest = now()
    behind = 0

    def clock() -> int:
        nonlocal latest, behind
        shown = now() + behind
        if shown < latest:
            behind += latest - shown
            shown = latest
        latest = shown
        return shown

    return clock


LONGEST_WAIT_MS = 250
"""The loop of the program goes round at least so often while nothing happens."""
LONGEST_ROUND_MS = 1000
"""Waiting and all the work of a round take no longer, unless the program stood still."""


class GameClock:
    """A clock that leaves out the time in which the program stood still.

    The loop reads it every round. Between two readings that lie farther apart than a round can
    take nobody could play (the computer slept, a device or the disk held everything up), so only
    the loop's own wait counts.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._read_at = now()
        self._left_out = 0
        self._untold = 0

    def __call__(self) -> int:
        """Return the time so far."""
        read_at = self._now()
        gap = read_at - self._read_at
        if gap > LONGEST_ROUND_MS:
            self._left_out += gap - LONGEST_WAIT_MS
            self._untold += gap - LONGEST_WAIT_MS
        self._read_at = read_at
        return read_at - self._left_out

    def stood_still(self) -> int:
        """Read the clock; return how much was left out since this was asked last."""
        self()
        untold, self._untold = self._untold, 0
        return untold
