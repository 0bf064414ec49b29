"""The clock of the program: in ms, and only ever forward."""

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
