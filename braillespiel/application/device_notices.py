"""What happens to voice and displays is told once: a loose contact does not talk all the time."""

from __future__ import annotations

from collections.abc import Callable, Hashable

QUIET_MS = 30_000
"""So long the same is not told again of the same device, however often it happens."""


class DeviceNotices:
    """Tells each device's state when it changes, the same state at most once in ``QUIET_MS``.

    A state that comes back sooner is told after that time, if it still holds and another one was
    told last: so what was told last comes true in the end. ``now`` gives ms.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._last: dict[str, Hashable] = {}
        self._told_at: dict[tuple[str, Hashable], int] = {}
        self._later: dict[str, tuple[Hashable, Callable[[], None]]] = {}

    def tell(self, device: str, state: Hashable, say: Callable[[], None]) -> None:
        """Have ``say`` tell that ``device`` is in ``state`` now: at once, later, or not at all."""
        self._later.pop(device, None)
        if self._last.get(device) == state:
            return
        if self._due(device, state):
            self._say(device, state, say)
        else:
            self._later[device] = state, say

    def well(self, device: str) -> None:
        """Take note that ``device`` works, which need not be told."""
        self.tell(device, None, lambda: None)

    def poll(self) -> None:
        """Tell what has waited long enough and still holds."""
        for device, (state, say) in list(self._later.items()):
            if self._due(device, state):
                del self._later[device]
                self._say(device, state, say)

    def _due(self, device: str, state: Hashable) -> bool:
        at = self._told_at.get((device, state))
        return at is None or self._now() - at >= QUIET_MS

    def _say(self, device: str, state: Hashable, say: Callable[[], None]) -> None:
        self._last[device] = state
        self._told_at[device, state] = self._now()
        say()
