"""When a class is written: what is decided at once, what is only counted once a second."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from braillespiel.classroom.classroom import Classroom
    from braillespiel.classroom.keeping import Keeping

COUNT_MS = 1000
"""What was counted is on disk so long after it came, at most."""


class Saving:
    """Has a class written, until it is closed; ``clock`` returns ms."""

    def __init__(self, room: Classroom, keeping: Keeping, clock: Callable[[], int]) -> None:
        self._room, self._keeping, self._clock = room, keeping, clock
        self._closed = False
        self._due: int | None = None
        """When what was counted is written."""
        keeping.on_change = self._write

    def keep(self) -> None:
        """Have the class written, if anything of it has changed."""
        if self._room.save:
            self._write()
        elif self._room.counted and self._due is None:
            self._due = self._clock() + COUNT_MS

    def pass_time(self) -> int | None:
        """Write what was counted, if it is due; return in how many ms to look again."""
        if self._due is None:
            return None
        left = self._due - self._clock()
        if left > 0:
            return left
        self._write_count()
        return None

    def close(self) -> None:
        """Write what is left; who goes from here on only closes the page."""
        self.keep()
        self._write_count()
        self._closed = True

    def _write_count(self) -> None:
        """Have what was counted written: not each figure by itself, for it comes all the time."""
        self._due = None
        evidence = self._room.evidence
        if self._room.counted and evidence is not None:
            self._room.counted = False
            self._keeping.write(None, evidence.kept())

    def _write(self) -> None:
        if self._closed:
            return
        evidence = self._room.evidence if self._room.counted else None
        self._room.counted = False
        self._keeping.write(self._room.kept(), None if evidence is None else evidence.kept())
