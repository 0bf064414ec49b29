"""Random keys through the real BRLTTY: commands to its virtual display, cells felt there."""

from __future__ import annotations

import tempfile
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from braillespiel.output.braille.display import BrailleDisplay, fit
from braillespiel.output.braille.drivers.brlapi import BrlapiDisplay, Timing
from tests.proof.key_sources import COLUMNS, REST_S, Counting
from tests.support.brltty import Brltty
from tests.support.patience import HANGS_S

_KEYS = {
    "Enter": "KEY_ENTER", "Tab": "KEY_TAB", "Escape": "KEY_ESCAPE", "Backspace": "KEY_BACKSPACE",
    "Home": "KEY_HOME", "End": "KEY_END", "PageUp": "KEY_PAGE_UP", "PageDown": "KEY_PAGE_DOWN",
    "Up": "KEY_CURSOR_UP", "Down": "KEY_CURSOR_DOWN", "Left": "KEY_CURSOR_LEFT",
    "Right": "KEY_CURSOR_RIGHT", "Delete": "KEY_DELETE", "Insert": "KEY_INSERT",
    "Space": "PASSCHAR 32", "BraillePanLeft": "FWINLT", "BraillePanRight": "FWINRT",
    "BrailleLineUp": "LNUP", "BrailleLineDown": "LNDN", "BrailleTop": "TOP",
    "BrailleHome": "HOME", "BrailleBack": "BACK",
    **{f"F{number}": f"KEY_FUNCTION {number - 1}" for number in range(2, 36)},
}  # fmt: skip
_ODD = (
    "ATTRUP", "ATTRDN", "HWINLT", "HWINRT", "BOT", "RETURN", "PRPGRPH", "NXSEARCH", "CHRLT",
    "CUTBEGIN 3", "PASSDOTS 7", "PASSDOTS 255", "PASSCHAR 8364", "PASSCHAR 0", "PASSCHAR 127",
    "ROUTE 99999", "ROUTE -1", "GOTOMARK 3", "nonsense", "", "KEY_FUNCTION 99",
)  # fmt: skip
"""Commands that no table of keys names, that BRLTTY keeps to itself, or that it does not know."""
_DISTURB = "disturb"
_LAST = tuple(f"F{number}" for number in range(26, 36))
"""Keys that mean nothing, one after the other: one that comes late is not taken for the next."""
_AGAIN_S = 2.0
"""After this the key that comes last was lost, with a display that was unplugged."""
_PACE_S = 0.05
"""From key to key. BRLTTY's virtual display reads none before 40 ms, and of several that wait the
second one only with the next."""


def command(name: str) -> str:
    """Return BRLTTY's command for a key; empty if its virtual display has none.

    The virtual display takes no 0 as a number: it has no F1, and no routing key of the first cell.
    """
    if name in _KEYS:
        return _KEYS[name]
    if name.startswith("@"):
        return f"ROUTE {name[1:]}"
    plain = name.removeprefix("Shift+")
    if len(plain) == 1 and ord(plain) < 256:
        return f"PASSCHAR {ord(plain if plain != name else plain.lower())}"
    return ""


class BrlttyKeys(Counting):
    """Commands of a display that is unplugged, changed for another one and left without BRLTTY."""

    frontend = None
    expects_reply = ("F3", "T")

    def __init__(self, rng: Random) -> None:
        super().__init__("")
        self._rng = rng
        self._waits = 0
        self._seen = ""
        self._queue: deque[str] = deque()
        self._pressed_at = 0.0

    def open(self, columns: int, rows: int) -> BrailleDisplay:
        # Its sockets need a short path.
        self._folder = tempfile.TemporaryDirectory(prefix="brltty")
        self._brltty = Brltty(Path(self._folder.name))
        self._brltty.start(columns, rows)
        self._size = columns, rows
        quick = Timing(first_retry=0.05, last_retry=0.2)
        self._display = BrlapiDisplay(where=[self._brltty.address], path=(), timing=quick)
        self._until(self.ready)
        return self._display

    def _until(self, what: Callable[[], Any]) -> bool:
        end = time.monotonic() + HANGS_S
        while not what():
            if time.monotonic() > end:
                return False
            time.sleep(0.002)
        return True

    def ready(self) -> bool:
        """BRLTTY has the display that is plugged in now, and we have BRLTTY."""
        size = self._display.size()
        return size is not None and (size.columns, size.rows) == self._size

    def send(self, names: Sequence[str], clean: bool = False) -> None:
        rng = self._rng
        for name in names:
            sent = command(name)
            if not clean and (not sent or rng.random() < 0.1):
                sent = rng.choice(_ODD)
            self._queue.append(sent)
        if not clean and rng.random() < 0.03:
            self._queue.append(_DISTURB)

    def rest(self) -> None:
        """Press the next key when it is time."""
        if not self._queue or time.monotonic() - self._pressed_at < _PACE_S:
            time.sleep(REST_S)
            return
        self._pressed_at = time.monotonic()
        sent = self._queue.popleft()
        if sent == _DISTURB:
            self._disturb()
            return
        display = self._brltty.display
        assert display is not None
        display.send(sent)

    def _disturb(self) -> None:
        rng, brltty = self._rng, self._brltty
        display = brltty.display
        assert display is not None
        # Another size than before: only so can it be told that the change has arrived.
        others = [columns for columns in COLUMNS if columns != self._size[0]]
        columns, rows = self._size = rng.choice(others), rng.choice((1, 1, 2, 4))
        self.did["displays unplugged or changed"] += 1
        match rng.randrange(4):
            case 0:
                brltty.stop()
                brltty.start(columns, rows)
            case 1:
                display.close()
                brltty.plug(columns, rows)
            case _:
                display.resize(columns, rows)
        if rng.random() < 0.5:
            self._until(self.ready)

    def come(self) -> Callable[[], bool]:
        """A key last; once more where the display was lost before it had come."""
        self._waits += 1
        self._seen = ""
        last = _LAST[self._waits % len(_LAST)]
        self._queue.append(_KEYS[last])

        def arrived() -> bool:
            since = time.monotonic() - self._pressed_at
            if self._seen != last and not self._queue and since > _AGAIN_S and self.ready():
                self._queue.append(_KEYS[last])
            return self._seen == last

        return arrived

    def seen(self, key: str) -> None:
        if key in _LAST:
            self._seen = key

    @property
    def _felt(self) -> bytes:
        display = self._brltty.display
        return bytes(ord(cell) & 0xFF for cell in display.cells) if display else b""

    def cells(self, player: Any) -> bytes:
        """What is felt."""
        return self._felt

    def faults(self) -> list[str]:
        """What lies on the display must be what the client shows."""
        if not self._until(self.ready):
            return [f"a display of {self._size} is not found, but {self._display.size()}"]

        def same() -> bool:
            size = self._display.size()
            return size is not None and self._felt == fit(self._display._rows, size)

        self.did["lines compared"] += 1
        if self._until(same):
            return []
        return [f"felt is {self._felt.hex()}, shown {b''.join(self._display._rows).hex()}"]

    def close(self) -> None:
        self._display.close()
        self._brltty.stop()
        self._folder.cleanup()
