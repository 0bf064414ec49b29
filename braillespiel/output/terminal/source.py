"""Where a terminal's keys come from: one shape for every system."""

from __future__ import annotations

import codecs
import queue
import threading
from collections.abc import Callable
from typing import Protocol

from braillespiel.output.terminal.keys import decode, flush

ESCAPE_S = 0.05
"""How long to wait after a lone escape: a key sequence follows within this time."""


class KeySource(Protocol):
    """Keys of a person, or of a program that writes to our standard input."""

    person: bool
    """Whether they come from a terminal, whose screen can be cleared."""

    def wait(self, seconds: float | None) -> list[str] | None:
        """Return the names of keys that came within ``seconds``; None when none can come."""

    def wake(self) -> None:
        """End a wait at once; from any thread."""

    def close(self, read: bool) -> None:
        """Give the terminal back as it was; ``read`` tells that its lines were taken."""


class ByteKeys:
    """Names the keys in bytes that come in pieces."""

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._rest = ""

    def patience(self, seconds: float | None) -> float | None:
        """Return how long to wait for more: less while a key may be unfinished."""
        if not self._rest:
            return seconds
        return ESCAPE_S if seconds is None else min(seconds, ESCAPE_S)

    def came(self, data: bytes) -> list[str]:
        """Return the keys that are complete now."""
        names, self._rest = decode(self._rest + self._decoder.decode(data))
        return names

    def nothing_came(self) -> list[str]:
        """Return the key that an unfinished one turns out to be."""
        names, self._rest = flush(self._rest), ""
        return names


class ReadKeys:
    """Keys from a pipe or a file, read by a thread: for systems that cannot wait for both."""

    person = False

    def __init__(self, read: Callable[[], bytes]) -> None:
        self._read = read
        self._keys = ByteKeys()
        self._came: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._ended = False
        threading.Thread(target=self._run, name="terminal-keys", daemon=True).start()

    def _run(self) -> None:
        data = b"?"
        while data:
            try:
                data = self._read()
            except OSError:
                data = b""
            self._came.put(data)

    def wait(self, seconds: float | None) -> list[str] | None:
        """Return the names of keys that came; see :class:`KeySource`."""
        if self._ended:
            return None
        try:
            data = self._came.get(timeout=self._keys.patience(seconds))
        except queue.Empty:
            return self._keys.nothing_came()
        if data is None:
            return []
        self._ended = not data
        return self._keys.came(data) if data else None

    def wake(self) -> None:
        """End a wait at once."""
        self._came.put(None)

    def close(self, read: bool) -> None:
        """Leave the thread to the end of the process: nothing else ends a read."""
