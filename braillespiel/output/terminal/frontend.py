"""The terminal: every sentence is a plain appended line, every key counts without Enter.

No cursor movement and no colours, so that a console screen reader just follows. If standard input
is not a terminal, keys are read as they come (a pipe, a test).
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence
from typing import TextIO

from braillespiel.output.frontend import Closed, FrontEvent, KeyPressed
from braillespiel.output.picture import Picture
from braillespiel.output.terminal.source import KeySource, ReadKeys
from braillespiel.output.terminal.writer import TerminalWriter

_CONTROLS = dict.fromkeys((*range(0x20), *range(0x7F, 0xA0)), " ")
"""What would command the terminal instead of being read: a name out of a file may hold anything."""
_LAST_LINES_S = 1.0


class Terminal:
    """Single keys in, plain lines out. ``keys`` is where the keys come from: standard input."""

    name = "terminal"
    readable = False

    def __init__(
        self,
        out: TextIO | None = None,
        show_braille: bool = False,
        keys: KeySource | None = None,
    ) -> None:
        self._out = TerminalWriter(out or sys.stdout)
        self.wants_pictures = show_braille
        self._braille: tuple[str, ...] = ()
        self._keys = _standard_input() if keys is None else keys

    def wait(self, seconds: float | None) -> Sequence[FrontEvent]:
        """Return the keys that came, after ``seconds`` at the latest."""
        names = self._keys.wait(seconds)
        if names is None:
            return [Closed()]
        return [Closed() if name == "Ctrl+C" else KeyPressed(name) for name in names]

    def wake(self) -> None:
        """End a wait at once."""
        self._keys.wake()

    def line(self, text: str) -> None:
        """Append a sentence as a line."""
        self._out.write(text.translate(_CONTROLS) + "\n")

    def announce(self, text: str, urgent: bool) -> bool:
        """Nothing to announce: a screen reader reads the lines themselves."""
        return False

    def forget(self) -> None:
        """Clear the screen and what was scrolled out of it: another person comes."""
        if self._keys.person:
            self._out.write("\x1b[H\x1b[2J\x1b[3J")

    def draw(self, picture: Picture) -> None:
        """Append the Braille line when it has changed (only if requested at the start)."""
        if picture.braille != self._braille:
            self._braille = picture.braille
            for row in picture.braille:
                self.line(row.rstrip("\u2800") or "\u2800")

    def close(self) -> None:
        """Give the terminal back as it was; wait only a moment for one that nobody reads."""
        self._keys.close(self._out.finish(_LAST_LINES_S))


def _standard_input() -> KeySource:
    descriptor = sys.stdin.fileno()
    if os.name == "posix":
        from braillespiel.output.terminal.posix import PosixKeys

        return PosixKeys(descriptor)
    if sys.stdin.isatty():  # also what is thrown away there: the device NUL
        from braillespiel.output.terminal.windows import ConsoleKeys

        with contextlib.suppress(OSError):
            return ConsoleKeys()
    return ReadKeys(lambda: os.read(descriptor, 4096))
