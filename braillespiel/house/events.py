"""How often what was said in a house's log, by kind alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

EVENTS = (
    *("refused", "fault", "fenced", "reported", "operator", "matched", "code-ended"),
    *("nearly-full", "room-again", "came", "began", "over", "store-waits", "store-again"),
)
"""What is counted by its name; all else together."""
OTHER = "other"


class HouseEvents:
    """Counts what a house's log is given, before what comes often is left out of it."""

    def __init__(self) -> None:
        self.counted: Counter[str] = Counter()

    def note(self, event: Mapping[str, Any]) -> None:
        """Count an event."""
        name = str(event.get("event", ""))
        self.counted[name if name in EVENTS else OTHER] += 1
