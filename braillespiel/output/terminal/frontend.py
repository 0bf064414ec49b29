"""The terminal: every sentence is a plain appended line, every key counts without Enter.

No cursor movement and no colours, so that a console screen reader just follows. Where standard
input is no terminal, keys are read as they come (a pipe, a test).
"""

from __future__ import annotations

import codecs
import contextlib
import os
import select
import sys
import time
from collections.abc import Sequence
from typing import Any, TextIO

from braillespiel.output.frontend import Closed, FrontEvent, KeyPressed
from braillespiel.output.picture import Picture
from braillespiel.output.terminal.keys import decode, flush
from braillespiel.output.terminal.writer import Writer

_CONTROLS = dict.fromkeys((*range(0x20), *range(0x7F, 0xA0)), " ")
"""What would command the terminal instead of being read: a name out of a file may hold anything."""
_LAST_LINES_S = 1.0
ESCAPE_S = 0.05
"""How long a lone escape is waited on: a key sequence follows within this time."""


class Terminal:
    """Single keys in, plain lines out. POSIX only; Windows has the window."""

    name = "terminal"
    readable = False

    def __init__(self, out: TextIO | None = None, show_braille: bool = False) -> None:
        self._out = Writer(out or sys.stdout)
        self._in = sys.stdin.fileno()
        self.wants_pictures = show_braille
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._rest = ""
        self._braille: tuple[str, ...] = ()
        self._wake_out, self._wake_in = os.pipe()
        os.set_blocking(self._wake_in, False)
        self._old: Any = None
        if os.isatty(self._in):
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

    def wait(self, seconds: float | None) -> Sequence[FrontEvent]:
        """Return the keys that came, at the latest after ``seconds``."""
        if self._rest:
            seconds = ESCAPE_S if seconds is None else min(seconds, ESCAPE_S)
        ready, _, _ = select.select([self._in, self._wake_out], [], [], seconds)
        if self._wake_out in ready:
            os.read(self._wake_out, 4096)
        if self._in not in ready:
            names, self._rest = (flush(self._rest), "") if self._rest else ([], "")
            return [KeyPressed(name) for name in names]
        try:
            data = os.read(self._in, 4096)
        except OSError:
            data = b""
        if not data:
            return [Closed()]
        names, self._rest = decode(self._rest + self._decoder.decode(data))
        return [Closed() if name == "Ctrl+C" else KeyPressed(name) for name in names]

    def wake(self) -> None:
        """End a wait at once."""
        try:
            os.write(self._wake_in, b"x")
        except (BlockingIOError, OSError):
            time.sleep(0)

    def line(self, text: str) -> None:
        """Append a sentence as a line."""
        self._out.write(text.translate(_CONTROLS) + "\n")

    def announce(self, text: str, urgent: bool) -> bool:
        """Nothing to announce: a screen reader reads the lines themselves."""
        return False

    def forget(self) -> None:
        """Clear the screen and what was scrolled out of it: another person comes."""
        if self._old is not None:
            self._out.write("\x1b[H\x1b[2J\x1b[3J")

    def draw(self, picture: Picture) -> None:
        """Append the Braille line when it has changed (only if asked for at the start)."""
        if picture.braille != self._braille:
            self._braille = picture.braille
            for row in picture.braille:
                self.line(row.rstrip("\u2800") or "\u2800")

    def close(self) -> None:
        """Give the terminal back as it was; one that nobody reads is waited for a moment only."""
        read = self._out.finish(_LAST_LINES_S)
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
