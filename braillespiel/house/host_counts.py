"""What one host counts of itself for as long as its process lives, whether it leads or waits.

Numbers alone: no name, no key, no address, no table's number. Any thread may count.
"""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections.abc import Callable
from time import monotonic

BOUNDS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Up to how many seconds each class of a :class:`Timings` goes; a last one has what took longer."""
LATELY_S = 2.0
"""A database is asked twice a second."""


class Timings:
    """How long something took each time: how often up to each of ``BOUNDS_S``, and in all."""

    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS_S) + 1)
        self._sum_s = 0.0
        self._lock = threading.Lock()

    def note(self, seconds: float) -> None:
        """Count one that took so long."""
        with self._lock:
            self._counts[bisect_left(BOUNDS_S, seconds)] += 1
            self._sum_s += seconds

    def read(self) -> tuple[list[int], float]:
        """Return how often it took no longer than each bound, then how often in all, and the sum
        in s.
        """
        with self._lock:
            counts, sum_s = list(self._counts), self._sum_s
        for n in range(1, len(counts)):
            counts[n] += counts[n - 1]
        return counts, sum_s


class HostCounts:
    """Counts of a host; times are seconds of ``clock``."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self.appends = Timings()
        """What was written of tables: each transaction, until it is on disk."""
        self.updates = Timings()
        """From a message of a seat until what came of it goes out to a seat."""
        self.takeovers = Timings()
        """From the last sign of the host that led before until the house is open here."""
        self.fenced = 0
        """How often it led the house and had to let go of it, since another host led, or might."""
        self.guesses = {"right": 0, "wrong": 0}
        """Guesses at the doors of tables and of the house: codes and entry words."""
        self.relayed: Callable[[], int] = lambda: 0
        """How many connections it passes on to the host that leads."""
        self.share: Callable[[], tuple[int, int]] = lambda: (0, 0)
        """How many tables it leads for the host that leads the house, and the seats at them."""
        self._answered: float | None = None

    def guessed(self, *, right: bool) -> None:
        """Count a guess at a door."""
        self.guesses["right" if right else "wrong"] += 1

    def store_answered(self) -> None:
        """Note that the database of the house has answered just now."""
        self._answered = self._clock()

    @property
    def store_away_s(self) -> float:
        """For how long the database has not answered; 0 if it was asked lately and did."""
        if self._answered is None:
            return 0.0
        away = self._clock() - self._answered
        return away if away > LATELY_S else 0.0
