"""Newcomers knock: whoever proved the code waits until the person at the host lets them in.

So it is while strangers guess at the code: a code alone opens nothing then, and need not change any
more. If nobody answers for ten minutes, whoever knows the code comes in again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

UNANSWERED_S = 600.0
"""How long without an answer until the door opens again."""
MOST = 64
"""How many may wait."""

What = Literal["newcomers-knock", "knocks", "let-in", "turned-away", "knock-gone", "knocking-over"]
"""What is told: newcomers knock from now on; somebody knocks, is let in, is turned away, has gone
before they were answered; nobody answered, so that nobody knocks any more."""
Refusal = Literal["", "not-let-in", "host-leaves", "busy"]
"""The rule by which somebody who knocked does not come in, "" if they do."""


@dataclass(frozen=True, slots=True)
class Knock:
    """Somebody waits at the door."""

    number: int
    names: tuple[str, ...]


class Knocking:
    """Who waits at one door, in one event loop; ``on_event`` is told what happens there."""

    def __init__(self) -> None:
        self.on = False
        """Whether newcomers knock."""
        self.on_event: Callable[[What, Knock | None], None] = lambda what, knock: None
        self._waiting: dict[int, tuple[Knock, asyncio.Future[Refusal]]] = {}
        self._last = 0
        self._opens: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> tuple[Knock, ...]:
        """Who waits, in the order in which they came."""
        return tuple(knock for knock, _ in self._waiting.values())

    def begin(self) -> None:
        """From now on newcomers knock."""
        if not self.on:
            self.on = True
            self.on_event("newcomers-knock", None)

    def end(self) -> None:
        """Newcomers do not knock any more; those who wait are still answered."""
        self.on = False

    async def knock(self, names: tuple[str, ...]) -> Refusal:
        """Wait for the answer; whoever goes away before is cancelled."""
        if len(self._waiting) >= MOST:
            return "busy"
        self._last += 1
        knock = Knock(self._last, names)
        answered: asyncio.Future[Refusal] = asyncio.get_running_loop().create_future()
        self._waiting[knock.number] = knock, answered
        if self._opens is None:
            self._wait()
        self.on_event("knocks", knock)
        try:
            return await answered
        finally:
            if self._taken(knock.number) is not None:
                self.on_event("knock-gone", knock)

    def answer(self, number: int, lets_in: bool) -> bool:
        """Let somebody in, or turn them away; tell whether they waited."""
        found = self._taken(number)
        if found is None:
            return False
        knock, answered = found
        if self._waiting:
            self._wait()  # somebody is there who answers
        answered.set_result("" if lets_in else "not-let-in")
        self.on_event("let-in" if lets_in else "turned-away", knock)
        return True

    def close(self) -> None:
        """Send everybody away who waits."""
        for number in list(self._waiting):
            found = self._taken(number)
            if found is not None:
                found[1].set_result("host-leaves")

    def _taken(self, number: int) -> tuple[Knock, asyncio.Future[Refusal]] | None:
        """Take somebody out of those who wait."""
        found = self._waiting.pop(number, None)
        if self._opens is not None and not self._waiting:
            self._opens.cancel()
            self._opens = None
        return found

    def _wait(self) -> None:
        """Open the door if nothing is answered from now on."""
        if self._opens is not None:
            self._opens.cancel()
        self._opens = asyncio.get_running_loop().call_later(UNANSWERED_S, self._open)

    def _open(self) -> None:
        self._opens = None
        self.on = False
        for number in list(self._waiting):
            found = self._taken(number)
            if found is not None and not found[1].done():
                found[1].set_result("")
        self.on_event("knocking-over", None)
