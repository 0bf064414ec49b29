"""What is measured beside what it may be at most."""

from __future__ import annotations

import statistics
from collections.abc import Sequence


class Bounds:
    """Whether what was measured is within its bounds."""

    def __init__(self) -> None:
        self.missed = 0

    def show(self, name: str, value: float, bound: float, unit: str) -> None:
        """Print one of them."""
        met = value <= bound
        self.missed += not met
        mark = "met " if met else "MISSED"
        print(f"{mark} {name}: {value:.2f} {unit}, at most {bound} {unit}", flush=True)


def percentile(times: Sequence[float], part: float) -> float:
    """Return the time that ``part`` of all do not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def shown(name: str, times: Sequence[float]) -> str:
    """Return a line with how ``times``, in ms, are spread."""
    return (
        f"{name}: p50 {statistics.median(times):.2f} ms, p99 {percentile(times, 0.99):.2f} ms, "
        f"most {max(times):.2f} ms, {len(times)} times"
    )
