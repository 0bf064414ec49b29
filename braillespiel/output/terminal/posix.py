"""Keys of a POSIX terminal, each as it is pressed, or of a pipe, as they come."""

from __future__ import annotations

import contextlib
import os
import select
import time
from typing import Any

from braillespiel.output.terminal.source import ByteKeys


class PosixKeys:
    """Standard input, and a pipe that ends the wait for it."""

    def __init__(self, descriptor: int) -> None:
        self._in = descriptor
        self._keys = ByteKeys()
        self._wake_out, self._wake_in = os.pipe()
        os.set_blocking(self._wake_in, False)
        self._old: Any = None
        self.person = os.isatty(descriptor)
        if self.person:
            import termios
            import tty

            self._old = termios.tcgetattr(self._in)
            tty.setcbreak(self._in)
            # Every key is ours: Ctrl+Z takes back instead of stopping the program, Ctrl+S and
            # Ctrl+Q are no flow control, Ctrl+V and Ctrl+O mean nothing to the line discipline.
            mode = termios.tcgetattr(self._in)
            mode[0] &= ~termios.IXON
            mode[3] &= ~(termios.ISIG | termios.IEXTEN)
            termios.tcsetattr(self._in, termios.TCSANOW, mode)

    def wait(self, seconds: float | None) -> list[str] | None:
        """Return the names of keys that came; see :class:`KeySource`."""
        patience = self._keys.patience(seconds)
        ready, _, _ = select.select([self._in, self._wake_out], [], [], patience)
        if self._wake_out in ready:
            os.read(self._wake_out, 4096)
        if self._in not in ready:
            return self._keys.nothing_came()
        try:
            data = os.read(self._in, 4096)
        except OSError:
            data = b""
        return self._keys.came(data) if data else None

    def wake(self) -> None:
        """End a wait at once."""
        try:
            os.write(self._wake_in, b"x")
        except (BlockingIOError, OSError):
            time.sleep(0)

    def close(self, read: bool) -> None:
        """Give the terminal back as it was."""
        if self._old is not None:
            import termios

            with contextlib.suppress(termios.error):  # it has gone
                when = termios.TCSADRAIN if read else termios.TCSANOW
                termios.tcsetattr(self._in, when, self._old)
            self._old = None
        ends = self._wake_out, self._wake_in
        self._wake_out = self._wake_in = -1  # the numbers may soon be those of other files
        for end in ends:
            if end >= 0:
                os.close(end)
