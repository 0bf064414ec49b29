"""Lines on their way to a terminal: one that nobody reads holds up no key and no end."""

from __future__ import annotations

import io
import os
import select
import threading
from collections import deque
from io import RawIOBase
from typing import TextIO

_MOST_WAITING = 2000
"""Pieces kept while nobody reads; the oldest go first."""


class TerminalWriter:
    """Writes text to ``stream`` in a thread; nothing here waits, and nothing raises.

    It writes beside the stream's own buffer, since a thread that hangs with that would keep
    Python from ending. What ``stream`` cannot encode becomes a question mark.
    """

    def __init__(self, stream: TextIO) -> None:
        self._descriptor = stream.fileno()
        self._console = _console(stream)
        self._encoding = getattr(stream, "encoding", None) or "utf-8"
        self._waiting: deque[bytes] = deque(maxlen=_MOST_WAITING)
        self._condition = threading.Condition()
        self._writing = False
        self._gone = False
        self._thread = threading.Thread(target=self._run, name="terminal", daemon=True)
        self._thread.start()

    def write(self, text: str) -> None:
        """Have ``text`` written after what waits."""
        with self._condition:
            if not self._gone:
                self._waiting.append(text.encode(self._encoding, "replace"))
                self._condition.notify_all()

    def finish(self, within: float) -> bool:
        """Wait for what is left, ``within`` seconds at most; tell whether all was written."""
        with self._condition:
            done = self._condition.wait_for(
                lambda: self._gone or not (self._waiting or self._writing), within
            )
            self._gone = True
            self._waiting.clear()
            self._condition.notify_all()
        return done

    def _run(self) -> None:
        while True:
            with self._condition:
                self._writing = False
                self._condition.notify_all()
                while not self._waiting and not self._gone:
                    self._condition.wait()
                if self._gone:
                    return
                # Together, as far as there is anything: a thread's turn costs more than a write.
                data = b"".join(self._waiting)
                self._waiting.clear()
                self._writing = True
            try:
                self._put(data)
            except OSError:  # nobody there any more
                with self._condition:
                    self._gone, self._writing = True, False
                    self._waiting.clear()
                    self._condition.notify_all()
                return

    def _put(self, data: bytes) -> None:
        while data:
            try:
                data = data[self._written(data) :]
            except BlockingIOError:  # somebody made it so
                select.select([], [self._descriptor], [], None)

    def _written(self, data: bytes) -> int:
        if self._console is not None:
            return self._console.write(data) or 0
        return os.write(self._descriptor, data)


def _console(stream: TextIO) -> RawIOBase | None:
    """Return the raw end of a Windows console: bytes to its number would miss its letters."""
    raw = getattr(getattr(stream, "buffer", None), "raw", None)
    kind = getattr(io, "_WindowsConsoleIO", None)
    return raw if kind is not None and isinstance(raw, kind) else None
