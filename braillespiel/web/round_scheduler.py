"""Whose turn it is: what many seats have to do at once is spread over scheduler of their loop."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakKeyDictionary

TURN_S = 0.0015
"""After so much CPU time in a turn of the loop all else waits for the next one."""

Work = Callable[[float], None]
"""It is given the CPU time, in seconds of its thread, at which its turn began."""


class RoundScheduler:
    """What seats of one loop have to do, in the order in which they asked; keys come in between.

    When somebody comes to a table, everybody there is shown it. All of that in one turn of the loop
    would let every key wait for the slowest table.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._asked: OrderedDict[Work, None] = OrderedDict()
        self._next: asyncio.Handle | None = None

    def ask(self, work: Work) -> None:
        """Have something done once, after all that was asked for before."""
        self._asked[work] = None
        self._rouse()

    def go_on(self, work: Work) -> None:
        """Have something that has begun done before all that was asked for."""
        self.ask(work)
        self._asked.move_to_end(work, last=False)

    def give_up(self, work: Work) -> None:
        """Do not have it done after all."""
        self._asked.pop(work, None)

    def lasts(self, begun: float) -> bool:
        """Tell whether the turn that began at this CPU time still goes on."""
        return time.thread_time() - begun < TURN_S

    def _take(self) -> None:
        self._next = None
        begun = time.thread_time()
        try:
            while self._asked:
                work, _ = self._asked.popitem(last=False)
                work(begun)
                if not self.lasts(begun):
                    return
        finally:
            if self._asked:
                self._rouse()

    def _rouse(self) -> None:
        if self._next is None:
            self._next = self._loop.call_soon(self._take)


_TURNS: WeakKeyDictionary[asyncio.AbstractEventLoop, RoundScheduler] = WeakKeyDictionary()


def scheduler() -> RoundScheduler:
    """Return those of the running loop."""
    loop = asyncio.get_running_loop()
    found = _TURNS.get(loop)
    if found is None:
        found = _TURNS[loop] = RoundScheduler(loop)
    return found
