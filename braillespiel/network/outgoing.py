"""What a table sends waits until the disk has all that it tells of; the order stays."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Protocol

from braillespiel.network import messages as m
from braillespiel.network import protocol
from braillespiel.network.line import Line
from braillespiel.store.errors import StoreError


class Writing(Protocol):
    """A store that writes in a thread of its own (application.commits)."""

    asked: int
    """How many pieces of work it was asked for."""
    done: int
    """How many of them are done."""
    trouble: StoreError | None
    """Why the last journal is not on disk."""
    on_done: Callable[[], None]
    """Called in its thread after each piece."""

    def wait(self) -> None:
        """Return once all is done."""


class Outgoing:
    """What goes out to connections: at once, or when ``writing`` has done what came before it.

    ``on_written`` is called in the loop when the store has done something.
    """

    def __init__(self, writing: Writing | None, on_written: Callable[[], None]) -> None:
        self._writing = writing
        self._on_written = on_written
        self._loop: asyncio.AbstractEventLoop | None = None
        self._held: deque[tuple[int, Callable[[], None], Line | None]] = deque()

    def listen(self) -> None:
        """Hear in the running loop of what is written."""
        if self._writing is not None and self._loop is None:
            self._loop = asyncio.get_running_loop()
            self._writing.on_done = self._done

    def _done(self) -> None:
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop has been closed
            self._loop.call_soon_threadsafe(self._on_written)

    def put(self, line: Line, message: protocol.FromHost) -> None:
        """Send something."""
        updates = line if isinstance(message, m.Update) else None
        self._hold(partial(line.put, message), updates)

    def do(self, step: Callable[[], None]) -> None:
        """Do something once everything before it is sent."""
        self._hold(step, None)

    def _hold(self, step: Callable[[], None], updates: Line | None) -> None:
        writing = self._writing
        if writing is None or (not self._held and writing.asked == writing.done):
            step()
        else:
            self._held.append((writing.asked, step, updates))

    def release(self) -> None:
        """Send what the disk has."""
        while self._held and self._writing is not None and self._held[0][0] <= self._writing.done:
            self._held.popleft()[1]()

    def leave_out(self, line: Line) -> int:
        """Forget the updates that wait for ``line``, after all is on disk; tell how many."""
        if self._writing is None:
            return 0
        self._writing.wait()
        kept = deque(held for held in self._held if held[2] is not line)
        left_out = len(self._held) - len(kept)
        self._held = kept
        return left_out

    def send_all(self) -> None:
        """Wait for the disk and send everything: the table ends."""
        if self._writing is not None:
            self._writing.wait()
        self.release()
