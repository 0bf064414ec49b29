"""What happens to voice and displays is announced once: a loose contact does not chatter."""

from __future__ import annotations

from collections.abc import Callable, Hashable

QUIET_MS = 30_000
"""For this long the same state of a device is not announced again, however often it happens."""


class DeviceNotices:
    """Announces each device's state when it changes, the same state at most once in ``QUIET_MS``.

    A state that comes back sooner is announced after that time, if it still holds and another one
    was announced last: so what was announced last comes true in the end. ``now`` gives ms.
    """

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._last: dict[str, Hashable] = {}
        self._told_at: dict[tuple[str, Hashable], int] = {}
        self._later: dict[str, tuple[Hashable, Callable[[], None]]] = {}

    def tell(self, device: str, state: Hashable, say: Callable[[], None]) -> None:
        """Have ``say`` announce that ``device`` is in ``state``: at once, later, or not at all."""
        self._later.pop(device, None)
        if self._last.get(device) == state:
            return
        if self._due(device, state):
            self._say(device, state, say)
        else:
            self._later[device] = state, say

    def well(self, device: str) -> None:
        """Note that ``device`` works, which need not be announced."""
        self.tell(device, None, lambda: None)

    def poll(self) -> None:
        """Announce what has waited long enough and still holds."""
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
