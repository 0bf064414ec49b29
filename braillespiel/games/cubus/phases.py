"""The phases of a match, and the answers to a passing."""

from __future__ import annotations

from dataclasses import dataclass, field

BUILD = "build"
WINDOW = "window"
SHOW = "show"
LAST = "last"
DISMANTLE = "dismantle"
OVER = "over"
PHASES = (BUILD, WINDOW, SHOW, LAST, DISMANTLE, OVER)

HEARING_LIMIT_MS = 60_000
"""A seat whose outputs never report the end of the announcement is waited for this long, in ms."""
NEVER_HEARD = 10**9


@dataclass(slots=True)
class Answers:
    """Who has answered a passing.

    All windows stand open side by side. Every seat's reaction is counted in ms from the end of
    its own announcement, so that neither a slow voice nor a finger on the line is a
    disadvantage; the shortest reaction is the first knock. A seat without outputs (a bot)
    counts as reacting in the very last moment. Without time (``reaction`` 0) the window stays
    open until everybody has answered, and the first after the passing seat comes first.
    """

    opened: int
    reaction: int
    waiting: set[int]
    heard: dict[int, int] = field(default_factory=dict)
    knocks: dict[int, int] = field(default_factory=dict)

    def closes(self, seat: int) -> int:
        """Return the game time in ms at which the window of a waiting seat closes."""
        start = self.heard.get(seat, self.opened + HEARING_LIMIT_MS)
        return start + self.reaction

    def deadline(self) -> int | None:
        """Return when the next window closes, None without time."""
        if not self.reaction or not self.waiting:
            return None
        return min(self.closes(seat) for seat in self.waiting)

    def knock(self, seat: int, now: int) -> None:
        """Take a seat's knock."""
        self.waiting.discard(seat)
        self.knocks[seat] = max(0, now - self.heard[seat]) if seat in self.heard else NEVER_HEARD

    def first(self, after: int, seats: int) -> int | None:
        """Return the seat whose knock counts, None if nobody knocked."""
        if not self.knocks:
            return None
        return min(self.knocks, key=lambda seat: (self.knocks[seat], (seat - after) % seats))

    def clone(self) -> Answers:
        """Return an independent copy."""
        return Answers(
            self.opened, self.reaction, set(self.waiting), dict(self.heard), dict(self.knocks)
        )
