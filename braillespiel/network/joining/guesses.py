"""How often a code may be tried, from one address and in all.

A guess counts when the host answers with its share, and is given back when the proof is right:
hanging up early makes no guess free. Times are seconds of a clock that never goes back.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic

from braillespiel.network.joining.errors import LONGEST_WAIT, JoinError

FROM_ONE = 5
"""Guesses from one address before it has to wait."""
IN_ALL = 50
"""Guesses in all before the code expires."""
FIRST_WAIT = 60
"""Seconds that an address waits at first, doubled each time."""
ADDRESSES = 1024
"""How many addresses are remembered at most."""


def origin(host: str) -> str:
    """Return what counts as one address: one of IPv4, or a /64 of IPv6, which is one household."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 6:
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((int(address), 64), strict=False))
    return str(address)


@dataclass(slots=True)
class _Count:
    under_way: int = 0
    wrong: int = 0
    waits: int = 0
    until: float = -math.inf


class Guesses:
    """Counts guesses; ``on_ended`` is called when there were too many in all."""

    def __init__(
        self, on_ended: Callable[[], None], clock: Callable[[], float] = monotonic
    ) -> None:
        self._on_ended = on_ended
        self._clock = clock
        self._counts: dict[str, _Count] = {}
        self._wrong = 0
        self._under_way = 0
        self.freed = asyncio.Event()
        """Set when the next guess is resolved; after that there is another event."""

    def take(self, address: str) -> Guess:
        """Count a guess from an address. Raises JoinError wait, busy."""
        count = self._count(origin(address))
        left = count.until - self._clock()
        if left > 0:
            raise JoinError("wait", seconds=math.ceil(left))
        if count.wrong + count.under_way >= FROM_ONE or self._wrong + self._under_way >= IN_ALL:
            raise JoinError("busy")
        count.under_way += 1
        self._under_way += 1
        return Guess(self, count)

    def begin_anew(self) -> None:
        """There is a new code: guesses at the old one do not count for it.

        Addresses that have to wait keep waiting.
        """
        self._wrong = 0

    def _count(self, key: str) -> _Count:
        if key not in self._counts and len(self._counts) >= ADDRESSES:
            idle = [each for each, count in self._counts.items() if not count.under_way]
            del self._counts[min(idle, key=lambda each: self._counts[each].until)]
        return self._counts.setdefault(key, _Count())

    def _resolved(self, count: _Count, wrong: bool) -> None:
        count.under_way -= 1
        self._under_way -= 1
        self.freed.set()
        self.freed = asyncio.Event()
        if not wrong:
            return
        count.wrong += 1
        self._wrong += 1
        if count.wrong >= FROM_ONE:
            count.wrong = 0
            wait = min(FIRST_WAIT * 2 ** min(count.waits, 16), LONGEST_WAIT)
            count.waits += 1
            count.until = self._clock() + wait
        if self._wrong >= IN_ALL:
            self._on_ended()


class Guess:
    """One guess under way; unless found right it is wrong."""

    def __init__(self, guesses: Guesses, count: _Count) -> None:
        self._guesses = guesses
        self._count = count
        self._open = True

    def resolve(self, right: bool) -> None:
        """Report how it went; only the first time counts."""
        self._end(not right)

    def withdraw(self) -> None:
        """Give it back: it was none."""
        self._end(False)

    def _end(self, wrong: bool) -> None:
        if self._open:
            self._open = False
            self._guesses._resolved(self._count, wrong)
