"""What a table sends waits until the disk has all that it tells of; the order stays."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from time import monotonic
from typing import NamedTuple, Protocol

from braillespiel.network import messages as m
from braillespiel.network import protocol
from braillespiel.network.line import SendQueue
from braillespiel.store.errors import StoreError


class WritingStore(Protocol):
    """A store that writes in a thread of its own (application.commits)."""

    asked: int
    """How many pieces of work it was asked for."""
    done: int
    """How many of them are done."""
    trouble: StoreError | None
    """Why the next piece is refused; it is tried again until it is done."""
    on_done: Callable[[], None]
    """Called in its thread after each piece, and after each refusal."""

    @property
    def kept(self) -> bool:
        """Tell whether all that was asked for is done."""

    def wait(self) -> None:
        """Return once all is done that the store takes."""


class _Held(NamedTuple):
    asked: int
    """It may go out once so many pieces of work are done."""
    step: Callable[[], None]
    line: SendQueue | None
    """Whose update it is, if it is one."""
    updates: int
    """For how many updates it stands."""
    heard: float | None
    """When that was heard of which the update tells."""


class Outgoing:
    """What goes out to connections: at once, or when ``writing`` has done what came before it.

    ``on_written`` is called in the loop when the store has done something.
    """

    def __init__(self, writing: WritingStore | None, on_written: Callable[[], None]) -> None:
        self._writing = writing
        self._on_written = on_written
        self._loop: asyncio.AbstractEventLoop | None = None
        self._held: deque[_Held] = deque()
        self._heard: float | None = None
        """Since when something that was heard is being carried out; None while nothing is."""
        self.on_update: Callable[[float], None] = lambda seconds: None
        """Called with the seconds from what was heard until an update of it goes out."""

    def listen(self) -> None:
        """Hear in the running loop of what is written."""
        if self._writing is not None and self._loop is None:
            self._loop = asyncio.get_running_loop()
            self._writing.on_done = self._done

    def _done(self) -> None:
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop has been closed
            self._loop.call_soon_threadsafe(self._on_written)

    @contextlib.contextmanager
    def hearing(self) -> Iterator[None]:
        """What is put meanwhile comes of something that was heard just now."""
        self._heard = monotonic()
        try:
            yield
        finally:
            self._heard = None

    def put(self, line: SendQueue, message: protocol.FromHost) -> None:
        """Send something."""
        step = partial(line.put, message)
        if isinstance(message, m.Update):
            self._hold(step, line, message.missed or 1)
        else:
            self._hold(step)

    def do(self, step: Callable[[], None]) -> None:
        """Do something once everything before it is sent."""
        self._hold(step)

    @property
    def _waits(self) -> bool:
        writing = self._writing
        return writing is not None and (bool(self._held) or writing.asked != writing.done)

    def _hold(
        self, step: Callable[[], None], line: SendQueue | None = None, updates: int = 0
    ) -> None:
        heard = self._heard if updates else None
        if self._writing is not None and self._waits:
            self._held.append(_Held(self._writing.asked, step, line, updates, heard))
        else:
            self._go(step, heard)

    def _go(self, step: Callable[[], None], heard: float | None) -> None:
        step()
        if heard is not None:
            self.on_update(monotonic() - heard)

    def release(self) -> None:
        """Send what the disk has."""
        while (
            self._held and self._writing is not None and self._held[0].asked <= self._writing.done
        ):
            held = self._held.popleft()
            self._go(held.step, held.heard)

    def leave_out(self, line: SendQueue) -> int:
        """Forget the updates that wait for ``line``; tell how many."""
        left_out = sum(held.updates for held in self._held if held.line is line)
        self._held = deque(held for held in self._held if held.line is not line)
        return left_out

    def instead(self, line: SendQueue, message: m.FromHost) -> m.FromHost | None:
        """Return what replaces updates of ``line``, or None: it is sent once the disk has it."""
        if not self._waits:
            return message
        self.put(line, message)
        return None

    def forget(self) -> None:
        """Forget all that waits: it is on no disk, and never will be."""
        self._held.clear()

    async def send_all(self) -> None:
        """Wait for the disk, while others go on, and send all that it has: the table ends."""
        if self._writing is not None:
            await asyncio.to_thread(self._writing.wait)
            if not self._writing.kept:  # something was asked for meanwhile, or is refused
                await asyncio.to_thread(self._writing.wait)
        self.release()
