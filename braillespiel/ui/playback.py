"""When what was announced has been received: heard to its end, and felt.

Our own speech reports its end. A screen reader that says our lines does not, so the end is
estimated; how long a finger takes is a setting.
"""

from __future__ import annotations

from collections.abc import Callable

from braillespiel.output.speech.interface import MOST_SPEEDUP, USUAL, estimated_seconds
from braillespiel.ui.announcer import Said


class PlaybackTracker:
    """Tracks until when listeners and readers are busy; all times in ms of ``now``.

    ``said_elsewhere`` tells whether a screen reader says our lines, ``brailled`` whether a
    display is there, ``per_cell`` how many ms its reader takes over a cell.
    """

    def __init__(
        self,
        now: Callable[[], int],
        said_elsewhere: Callable[[], bool],
        brailled: Callable[[], bool],
        per_cell: Callable[[], int],
    ) -> None:
        self._now = now
        self._said_elsewhere = said_elsewhere
        self._brailled = brailled
        self._per_cell = per_cell
        self._heard_at = self._read_at = 0
        self._due = 0
        self._free_at = 0
        self._begins: list[int] = []
        """When what a screen reader says by itself has begun, for one set three times as fast."""
        self.cells_of: Callable[[Said], int] = lambda said: len(said.braille)
        """How many cells something takes on the display."""
        self.answering = False
        """True while the answer to an own key is the last thing that was said."""

    def announced(self, said: Said) -> None:
        """Something was announced: it is received after what was announced before."""
        now = self._now()
        if said.speech and self._said_elsewhere():
            takes = round(1000 * estimated_seconds(said.speech, USUAL.words_per_minute))
            self._begins = [at for at in self._begins if at > now] + [self._free_at]
            self._free_at = max(now, self._free_at) + takes // MOST_SPEEDUP
            self._heard_at = max(now, self._heard_at) + takes
        if self._brailled():
            takes = self._per_cell() * self.cells_of(said)
            self._read_at = max(now, self._read_at) + takes
        self.answering = said.answer
        if not said.answer:
            self._due = max(self._heard_at, self._read_at)

    def interrupted(self) -> None:
        """The player pressed a key: what was announced before it needs no more time."""
        self._heard_at = self._read_at = self._due = self._free_at = self._now()
        self._begins.clear()

    def waiting(self) -> int:
        """Return how many of our sentences a screen reader can hardly have begun to say."""
        return sum(begins > self._now() for begins in self._begins)

    def complete(self, answers: bool = True) -> bool:
        """Tell whether everything announced has had its time.

        Without ``answers``, answers to the player's own keys are not waited for: somebody who keeps
        asking would hold up a real-time game.
        """
        due = max(self._heard_at, self._read_at) if answers else self._due
        return self._now() >= due
