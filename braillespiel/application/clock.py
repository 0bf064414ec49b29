"""The clocks of the program, in ms: one that only goes forward, and one for games."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable


def monotonic_ms() -> int:
    """Return a clock in ms that only goes forward; where possible, it counts time asleep too."""
    if sys.platform == "linux":  # its usual clock stands still while the computer sleeps
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return time.monotonic_ns() // 1_000_000


def forward(now: Callable[[], int]) -> Callable[[], int]:
    """Return a clock like ``now`` that stands still while ``now`` jumps back."""
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
"""The program's loop runs at least this often while nothing happens."""
LONGEST_ROUND_MS = 1000
"""Waiting and all the work of one pass take no longer than this, unless the program stood still."""


class GameClock:
    """A clock that leaves out the time in which the program stood still.

    The loop reads it on every pass. If two readings lie farther apart than one pass can take,
    nobody could play in between (the computer slept, or a device or the disk held everything up),
    so only the loop's own wait counts.
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
        """Read the clock; return how much has been left out since the last call."""
        self()
        untold, self._untold = self._untold, 0
        return untold
