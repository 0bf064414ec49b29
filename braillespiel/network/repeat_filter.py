"""What is told of those who are refused: each kind once in a while, however often they knock.

Whoever floods a door would otherwise fill the terminal of the person at the host, who may have it
read aloud, and the log on the disk.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any

from braillespiel.network.joining.guesses import origin

AGAIN_S = 60.0
"""How long until the same is told again."""
MOST = 20
"""So many different ones are told within that time."""
SPARED = frozenset(("refused", "fault"))

Record = Callable[[Mapping[str, Any]], None]


class RepeatFilter:
    """Passes events on to ``record``; of refusals and faults only what is new.

    The same rule and address count as the same, as do all addresses of one household.
    """

    def __init__(self, record: Record, clock: Callable[[], float] = monotonic) -> None:
        self._record = record
        self._clock = clock
        self._told: dict[tuple[str, str, str], float] = {}

    def __call__(self, event: Mapping[str, Any]) -> None:
        """Tell of an event, or leave it out."""
        if event["event"] not in SPARED or self._is_new(event):
            self._record(event)

    def _is_new(self, event: Mapping[str, Any]) -> bool:
        now = self._clock()
        for key in [key for key, at in self._told.items() if now - at >= AGAIN_S]:
            del self._told[key]
        what = str(event.get("rule", event.get("kind", "")))
        key = (str(event["event"]), what, origin(str(event.get("from", ""))))
        if key in self._told or len(self._told) >= MOST:
            return False
        self._told[key] = now
        return True
