"""Numbers for what comes one after another and is sent as its last few, so that the focus stays."""

from __future__ import annotations

from collections.abc import Sequence


class Numbered:
    """Gives every new thing the next number, and an old one that it had."""

    def __init__(self) -> None:
        self._last: tuple[str, ...] = ()
        self._first = 0

    def take(self, now: Sequence[str]) -> list[tuple[int, str]]:
        """Return the last few things with their numbers, the oldest first."""
        last, come = self._last, tuple(now)
        # As much of what was there before as what is there now begins with.
        gone = next(n for n in range(len(last) + 1) if last[n:] == come[: len(last) - n])
        self._first += gone
        self._last = come
        return list(enumerate(come, self._first))

    def new(self, now: Sequence[str]) -> list[str]:
        """Return what has come since the last call of either."""
        before = self._first + len(self._last)
        return [text for number, text in self.take(now) if number >= before]
