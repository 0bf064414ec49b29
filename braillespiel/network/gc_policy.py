"""When Python looks for garbage: what stays is left out, and all is searched while nobody presses.

A page's seat has thousands of objects that stay as long as it does, a native one hundreds.
Searching those of 200 pages stops the loop for a tenth of a second, and Python does it whenever a
quarter more have come. Searching only what they show takes 10 ms, so that is left out too, a few
hundred objects at a time.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

TIDY_S = 0.25
"""How often what has stayed until now is left out from then on."""
KEYS = 16
"""After so many keys it is done at once: each may bring a hundred things to be shown."""
CAME = 4
"""After so many seats that came it is done soon."""
SOON_S = 0.1
QUIET_S = 1.0
"""How long no key must have been pressed before all generations are collected."""
SOME, MANY = 20, 400
"""Seats and matches that ended: after some all is searched in a quiet moment, after many anyway."""
SEARCH_S = 600.0
"""Also after so long all is searched in a quiet moment."""
LATEST_S = 3600.0
"""All is searched once in so long, whether somebody presses or not."""
NEVER = 10**6
YOUNG = 3
"""After so many searches of what is newest, all that they left is searched; after Python's ten that
takes 1.5 ms.
"""


class GcPolicy:
    """The garbage of this process; it belongs to the loop of its seats."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._pressed = self._searched = now()
        self._ended = self._came = self._keys = 0
        self._timer: asyncio.TimerHandle | None = None

    def pressed(self) -> None:
        """Somebody pressed a key."""
        self._pressed = self._now()
        self._keys += 1
        if self._keys >= KEYS:
            self.tidy()
        else:
            self._later(TIDY_S)

    def came(self) -> None:
        """A seat is there, or has a match: it brings much that stays."""
        gc.set_threshold(gc.get_threshold()[0], YOUNG, NEVER)  # all is searched here only
        self._came += 1
        if self._came >= CAME:
            self._came = 0
            self._later(SOON_S)

    def ended(self) -> None:
        """A seat or its match is over: what it had can go."""
        self._ended += 1
        self._later(TIDY_S)

    def _later(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        if self._timer is not None and not self._timer.cancelled():
            if loop.time() <= self._timer.when() <= loop.time() + seconds:
                return
            self._timer.cancel()
        self._timer = loop.call_later(seconds, self.tidy)

    def tidy(self) -> None:
        """Search what is new, or all of it if there is reason and leave to."""
        self._keys = 0
        quiet = self._now() - self._pressed >= QUIET_S
        since = self._now() - self._searched
        due = self._ended >= SOME or since >= SEARCH_S
        if self._ended >= MANY or since >= LATEST_S or (quiet and due):
            self._ended, self._searched = 0, self._now()
            gc.unfreeze()
            gc.collect()
        else:
            gc.collect(0)
        gc.freeze()


GC_POLICY = GcPolicy()
