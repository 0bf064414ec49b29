"""When each seat has heard what a timed game waits for, and how often it may change its pace.

All times are game time in ms as the host sees them arrive: nothing that a seat says about time is
read.
"""

from __future__ import annotations

from statistics import median

from braillespiel.engine.contract import IllegalActionError

LONGEST_MS = 15_000
"""Where reactions are compared, hearing one announcement counts as taking no longer than this."""
SLACK_MS = 500
"""How much later than 1.5 times its usual time a seat may say that it has heard."""
SHORTEST_MS = 120
"""Nobody reacts faster than this to what they heard."""

CELL_MS = 120
"""Reading a cell may always take so long: a slow finger that is no trick."""
TRY_CELLS = 40
"""What somebody hears or reads who measures how long they need has so many cells."""

ADJUSTMENTS = 40
"""How many changes of pace a seat has at once: enough to go from one end to the other."""
REFILL_MS = 10_000
"""After this time it has one more."""


class Hearing:
    """How long each seat takes to hear, so that hearing late does not make a reaction shorter.

    ``cells`` is how long the announcement is whose receipts are compared.
    """

    def __init__(self, cells: int = TRY_CELLS) -> None:
        self._cells = cells
        self._declared: dict[int, int] = {}
        self._told: dict[int, int] = {}
        self._heard: dict[int, int] = {}
        self._late: dict[int, int] = {}
        self._took: dict[int, list[int]] = {}

    def told(self, seat: int, now: int) -> None:
        """Note that ``seat`` is told something that waits to be heard."""
        self._told[seat] = now
        self._heard.pop(seat, None)
        self._late.pop(seat, None)

    def declare(self, seat: int, ms: int) -> None:
        """Note how many ms ``seat`` has said, before the match, that it may need."""
        self._declared[seat] = ms

    def heard(self, seat: int, now: int) -> None:
        """Note that ``seat`` reports having heard."""
        took = now - self._told.get(seat, now)
        counts = min(took, self.latest(seat))
        self._heard[seat] = now
        self._late[seat] = took - counts
        self._took.setdefault(seat, []).append(counts)

    def latest(self, seat: int) -> int:
        """Return after how many ms at the latest a seat counts as having heard.

        A seat on another computer, which has declared what it needs, counts as needing that much
        for what it measured, less for less: who withholds a receipt gains nothing.
        """
        took = self._took.get(seat)
        usual = LONGEST_MS if not took else min(LONGEST_MS, int(1.5 * median(took)) + SLACK_MS)
        declared = self._declared.get(seat)
        if declared is None:
            return usual
        return max(CELL_MS * self._cells, min(usual, declared * self._cells // TRY_CELLS))

    def added(self, seat: int, now: int) -> int:
        """Return by how many ms a reaction that comes now is longer than measured."""
        if seat not in self._heard:
            return 0
        return self._late[seat] + max(0, SHORTEST_MS - (now - self._heard[seat]))


class Adjustments:
    """How many changes of pace each seat has left."""

    def __init__(self) -> None:
        self._left: dict[int, int] = {}
        self._since: dict[int, int] = {}

    def check(self, seat: int, now: int) -> None:
        """Raise IllegalActionError "too-often" if none is left; ``seconds`` says until when."""
        left, since = self._left.get(seat, ADJUSTMENTS), self._since.get(seat, now)
        more = (now - since) // REFILL_MS
        self._since[seat] = now if left + more >= ADJUSTMENTS else since + more * REFILL_MS
        self._left[seat] = min(ADJUSTMENTS, left + more)
        if not self._left[seat]:
            wait = self._since[seat] + REFILL_MS - now
            raise IllegalActionError("too-often", seconds=-(-wait // 1000))

    def made(self, seat: int) -> None:
        """Note that a change was accepted; ``check`` was called before."""
        self._left[seat] -= 1
