"""How often a code may be tried, from one address and in all, and how fast.

A guess counts when the host answers with its share, and is given back when the proof is right:
hanging up early makes no guess free. Wrong ones together are slowed: after the first few there is
one every few seconds, whatever addresses they come from. Whoever types the right code hardly waits
for that: who has failed least comes first, and an address from which somebody knew the code does
not wait at all. Times are seconds of a clock that never goes back.
"""

from __future__ import annotations

import asyncio
import ipaddress
import math
from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

from braillespiel.network.joining.errors import LONGEST_WAIT, JoinError

FROM_ONE = 5
"""Guesses from one address before it has to wait; each right one allows one more."""
IN_ALL = 50
"""Guesses in all before the code expires."""
AT_ONCE = 20
"""Wrong guesses in all that are not slowed."""
EVERY_S = 4.0
"""From then on there may be one wrong guess in so many seconds."""
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
    queued: int = 0
    wrong: int = 0
    """Since the last wait."""
    right: int = 0
    """Since the last wait."""
    failed: int = 0
    """Wrong ones in all."""
    knows: bool = False
    """Whether somebody there knew the code."""
    waits: int = 0
    until: float = -math.inf


@dataclass(slots=True, eq=False)
class _Waiting:
    count: _Count
    guess: asyncio.Future[Guess] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    @property
    def place(self) -> tuple[bool, int]:
        return not self.count.knows, self.count.failed


class Guesses:
    """Counts guesses; ``on_ended`` is called when there were too many in all."""

    def __init__(
        self,
        on_ended: Callable[[], None],
        clock: Callable[[], float] = monotonic,
        at_once: int = AT_ONCE,
    ) -> None:
        self._on_ended = on_ended
        self._clock = clock
        self._counts: dict[str, _Count] = {}
        self._wrong = 0
        self._under_way = 0
        self._at_once = at_once
        self._left: float = at_once
        """How many wrong guesses there may be now; those under way have taken theirs."""
        self._since = clock()
        self._queue: list[_Waiting] = []
        self._due: asyncio.TimerHandle | None = None

    @property
    def counts(self) -> bool:
        """Whether something is counted that would be forgotten with this."""
        waits = any(each.wrong or each.waits for each in self._counts.values())
        return bool(waits or self._wrong or self._under_way or self._queue)

    def take(self, address: str) -> Guess:
        """Count a guess from an address. Raises JoinError wait, busy."""
        return self._taken(self._count(origin(address)))

    async def turn(self, address: str) -> Guess:
        """Count a guess from an address as soon as there may be one. Raises JoinError wait."""
        waiting = _Waiting(self._count(origin(address)))
        waiting.count.queued += 1
        self._queue.append(waiting)
        self._hand_out()
        try:
            return await waiting.guess
        except asyncio.CancelledError:
            if waiting.guess.done() and not waiting.guess.cancelled():
                waiting.guess.result().withdraw()
            raise
        finally:
            waiting.count.queued -= 1
            if waiting in self._queue:
                self._queue.remove(waiting)

    def begin_anew(self) -> None:
        """There is a new code: guesses at the old one do not count for it.

        Addresses that have to wait keep waiting.
        """
        self._wrong = 0

    def _count(self, key: str) -> _Count:
        if key not in self._counts and len(self._counts) >= ADDRESSES:
            counts = self._counts
            idle = [key for key, one in counts.items() if not (one.under_way or one.queued)]
            del counts[min(idle, key=lambda key: (counts[key].knows, counts[key].until))]
        return self._counts.setdefault(key, _Count())

    def _taken(self, count: _Count) -> Guess:
        left = count.until - self._clock()
        if left > 0:
            raise JoinError("wait", seconds=math.ceil(left))
        enough = count.wrong + count.under_way >= FROM_ONE + count.right
        if enough or self._wrong + self._under_way >= IN_ALL:
            raise JoinError("busy")
        self._refill()
        paced = not count.knows
        if paced and self._left < 1:
            raise JoinError("busy")
        self._left -= paced
        count.under_way += 1
        self._under_way += 1
        return Guess(self, count, paced)

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self._at_once, self._left + (now - self._since) / EVERY_S)
        self._since = now

    def _hand_out(self) -> None:
        """Let those who wait take a guess, as far as there are any."""
        for waiting in sorted(self._queue, key=lambda each: each.place):
            if waiting.guess.done():
                continue  # whoever waited is gone
            try:
                guess = self._taken(waiting.count)
            except JoinError as error:
                if error.rule == "busy":
                    continue
                waiting.guess.set_exception(error)
            else:
                waiting.guess.set_result(guess)
            self._queue.remove(waiting)
        if self._due is not None:
            self._due.cancel()
            self._due = None
        if self._queue and self._left < 1:
            seconds = (1 - self._left) * EVERY_S
            self._due = asyncio.get_running_loop().call_later(seconds, self._hand_out)

    def _resolved(self, guess: Guess, wrong: bool | None) -> None:
        """Count how a guess went; None if it was none."""
        count = guess.count
        count.under_way -= 1
        self._under_way -= 1
        self._refill()
        if not wrong:
            self._left = min(self._at_once, self._left + guess.paced)
        if wrong is False:
            count.right += 1
            count.knows = True
        elif wrong:
            self._failed(count, guess.paced)
        if self._queue:
            self._hand_out()

    def _failed(self, count: _Count, paced: bool) -> None:
        self._left -= not paced
        count.wrong += 1
        count.failed += 1
        self._wrong += 1
        if count.wrong >= FROM_ONE + count.right:
            count.wrong = count.right = 0
            wait = min(FIRST_WAIT * 2 ** min(count.waits, 16), LONGEST_WAIT)
            count.waits += 1
            count.until = self._clock() + wait
        if self._wrong >= IN_ALL:
            self._on_ended()


class Guess:
    """One guess under way; unless found right it is wrong."""

    def __init__(self, guesses: Guesses, count: _Count, paced: bool) -> None:
        self._guesses = guesses
        self.count = count
        self.paced = paced
        """Whether it is one of those that are slowed."""
        self._open = True

    def resolve(self, right: bool) -> None:
        """Report how it went; only the first time counts."""
        self._end(not right)

    def withdraw(self) -> None:
        """Give it back: it was none."""
        self._end(None)

    def _end(self, wrong: bool | None) -> None:
        if self._open:
            self._open = False
            self._guesses._resolved(self, wrong)
