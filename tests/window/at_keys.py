"""The whole program in its window, on an X server in memory: real keys in, its transcript out."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import sleep

from tests.support.patience import until
from tests.support.program import Program
from tests.window.xtest import XTest

_SHIFT, _CTRL = 0xFFE1, 0xFFE3
_KEYSYMS = {
    "Enter": 0xFF0D, "Escape": 0xFF1B, "Space": 0x20, "Tab": 0xFF09, "Backspace": 0xFF08,
    "Up": 0xFF52, "Down": 0xFF54, "Right": 0xFF53, "Left": 0xFF51, "Home": 0xFF50, "End": 0xFF57,
    "PageUp": 0xFF55, "PageDown": 0xFF56, **{f"F{n}": 0xFFBD + n for n in range(1, 13)},
}  # fmt: skip
_WITH_SHIFT = frozenset(':?_+!"')
TITLE = "braillespiel"
APART_S = 0.005
"""Between letting go and pressing: what comes within 2 ms SDL takes for a key that is held."""


class WindowProgram(Program):
    """A running client in a window that has the keyboard, on the display (":7")."""

    def __init__(self, home: Path, display: str, arguments: Sequence[str]) -> None:
        self._x = XTest(display)
        shown = {"DISPLAY": display, "SDL_VIDEODRIVER": "x11"}
        super().__init__(home, ("--front-end", "window", *arguments), shown)
        window = until(lambda: self._x.window(TITLE), "the window")
        self._x.focus(window)

    def send(self, *names: str) -> None:
        """Press keys without waiting."""
        for name in names:
            self.keys += 1
            *held, key = name.split("+") if len(name) > 1 else [name]
            if key in _WITH_SHIFT or (len(key) == 1 and key.isupper() and "Shift" in held):
                held = sorted({*held, "Shift"})
            codes = [self._x.code(_SHIFT if each == "Shift" else _CTRL) for each in held]
            codes.append(self._x.code(_KEYSYMS.get(key, ord(key.lower()) if len(key) == 1 else 0)))
            sleep(APART_S)
            for code in codes:
                self._x.key(code, True)
            for code in reversed(codes):
                self._x.key(code, False)

    def close(self) -> None:
        """End it if it has not ended."""
        super().close()
        self._x.close()
