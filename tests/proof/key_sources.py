"""Where random keys come from: a pseudo-terminal, the events of a window, a BrlAPI server.

Each takes names of keys ("Tab", "Shift+C", "@7"), sends them as its device would, and mixes in what
no table names: random bytes, mouse events, key codes, resizing, dropped connections.
"""

from __future__ import annotations

import os
import pty
import re
import select
import struct
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import IO, Any, Protocol

from braillespiel.output.braille.brlapi_keys import WANTED
from braillespiel.output.braille.display import BrailleDisplay
from braillespiel.output.braille.drivers.brlapi import BrlapiDisplay, Timing
from braillespiel.output.frontend import FrontEnd
from braillespiel.output.terminal.frontend import Terminal
from tests.proof.window_events import Events
from tests.support.brlapi_server import FWINLT, FWINRT, HOME, LNDN, LNUP, ROUTE, TOP, FakeBrlapi
from tests.support.patience import HANGS_S, until

COLUMNS = (12, 20, 32, 40, 64, 80)


class Source(Protocol):
    """A front end, and the device before it."""

    frontend: Callable[[Any], FrontEnd] | None
    """Makes the front end of the client; None for the tests' own."""
    expects_reply: Sequence[str]
    """Keys that are answered on every screen."""
    did: Counter[str]
    """What else than keys it did, and how often."""

    def open(self, columns: int, rows: int) -> BrailleDisplay | None:
        """Get ready; return the display of the client, None for the simulated one."""

    def send(self, names: Sequence[str], clean: bool = False) -> None:
        """Send keys, and chance things between them unless it is to be ``clean``."""

    def come(self) -> Callable[[], bool]:
        """Return what tells whether all that was sent has come to the client."""

    def rest(self) -> None:
        """Wait a moment for what is under way."""

    def ready(self) -> bool:
        """Tell whether the device can be asked questions."""

    def seen(self, key: str) -> None:
        """Take note of a key that came to the client."""

    def cells(self, player: Any) -> bytes:
        """Return what is felt."""

    def faults(self) -> list[str]:
        """Return what the device has to complain of."""

    def close(self) -> None:
        """Give everything back."""


REST_S = 0.0005
"""Between two looks whether all has come."""
AGAIN_S = 0.05
"""After this the key that comes last was swallowed or lost, and is sent again."""


class Counting:
    """Knows that all has come once a key that was sent last has."""

    expects_reply: Sequence[str] = ("F1", "T")

    def __init__(self, last: str) -> None:
        self.did: Counter[str] = Counter()
        self._last = last
        self._count = 0

    def seen(self, key: str) -> None:
        self._count += key == self._last

    def rest(self) -> None:
        time.sleep(REST_S)

    def ready(self) -> bool:
        return True

    def cells(self, player: Any) -> bytes:
        return bytes(player.display.cells)

    def faults(self) -> list[str]:
        return []


# -- the terminal ------------------------------------------------------------------------

_SEQUENCES = {
    "Enter": ("\r", "\n", "\x1bOM"), "Tab": ("\t",), "Space": (" ",), "Escape": ("\x1b",),
    "Backspace": ("\x7f", "\b"), "Up": ("\x1b[A", "\x1bOA"), "Down": ("\x1b[B", "\x1bOB"),
    "Right": ("\x1b[C", "\x1bOC"), "Left": ("\x1b[D", "\x1bOD"),
    "Home": ("\x1b[H", "\x1bOH", "\x1b[1~"), "End": ("\x1b[F", "\x1b[4~"),
    "PageUp": ("\x1b[5~",), "PageDown": ("\x1b[6~",), "Delete": ("\x1b[3~",),
    "Shift+Tab": ("\x1b[Z",), "F1": ("\x1bOP",), "F2": ("\x1bOQ", "\x1b[12~"), "F3": ("\x1bOR",),
    "F4": ("\x1bOS",), "F5": ("\x1b[15~",), "F6": ("\x1b[17~",), "F7": ("\x1b[18~",),
    "F8": ("\x1b[19~",), "F9": ("\x1b[20~",), "F10": ("\x1b[21~",), "F11": ("\x1b[23~",),
    "F12": ("\x1b[24~",), "Num1": ("\x1bOq",), "Num3": ("\x1bOs",), "Num4": ("\x1bOt",),
    "Num6": ("\x1bOv",), "Num7": ("\x1bOw",), "Num9": ("\x1bOy",),
}  # fmt: skip
_ENDS = {"Up": "A", "Down": "B", "Right": "C", "Left": "D", "Home": "H", "End": "F", "Tab": "I"}
_PRINTED = re.compile(rb"[\x00-\x09\x0b\x0c\x0e-\x1f\x7f]|\xc2[\x80-\x9f]")
_CLEARING = b"\x1b[H\x1b[2J\x1b[3J"
_PIECES = (
    b"\x1b", b"\x1b[", b"\x1bO", b"\x1b[[", b"\x1b[1;", b"\x1b[200~", b"\x1b[M", b"5A", b"~", b"\0",
    b"\xc3\xa4", b"\xc3", b"\xff", b"\xf0\x9f\x8e\xb2", b"\xc2\x9b", b"\xe2\x80\xae", b"\x1b\x1b",
    b"\x1b[999999999999999999;5A", b"\x1b]0;x\x07", b"\xed\xa0\x80", b"\x1b[I", b"\x1b[<0;1;1M",
    "\x1b[1;²A".encode(), "\x1b[1;٥A".encode(),
)  # fmt: skip


def terminal_bytes(name: str, rng: Random) -> bytes:
    """Return what a terminal sends for a key; empty if it has no such key."""
    if name in _SEQUENCES:
        return rng.choice(_SEQUENCES[name]).encode()
    if len(name) == 1:
        return name.lower().encode()
    modifier, _, base = name.rpartition("+")
    if base in _ENDS and modifier in ("Shift", "Ctrl"):
        return f"\x1b[1;{2 if modifier == 'Shift' else 5}{_ENDS[base]}".encode()
    if modifier == "Shift" and len(base) == 1:
        return base.encode()
    if modifier == "Ctrl" and len(base) == 1 and base.isalpha():
        return bytes([ord(base) & 31])
    return b""


class TerminalKeys(Counting):
    """Bytes into a pseudo-terminal, which the client reads and writes its lines to."""

    def __init__(self, rng: Random) -> None:
        super().__init__("Insert")
        self._rng = rng
        self._bad: list[str] = []
        self._files: tuple[IO[Any], ...] = ()

    def open(self, columns: int, rows: int) -> None:
        self._ours, self._theirs = pty.openpty()
        self._reading = threading.Thread(target=self._read, daemon=True)
        self._reading.start()

    def frontend(self, settings: Any) -> Terminal:
        kept, sys.stdin = sys.stdin, os.fdopen(os.dup(self._theirs), "rb", buffering=0)  # type: ignore[assignment]
        try:
            out = os.fdopen(os.dup(self._theirs), "w", encoding="utf-8")
            self._files = sys.stdin, out
            return Terminal(out, show_braille=self._rng.random() < 0.5)
        finally:
            sys.stdin = kept

    def _read(self) -> None:
        """Read the lines as a terminal does; none may command it but the clearing."""
        while True:
            try:
                data = os.read(self._ours, 65536)
            except OSError:
                return
            found = _PRINTED.search(data.replace(_CLEARING, b"").replace(b"\r\n", b"\n"))
            if found and not data.endswith(_CLEARING[: len(data)]):
                around = data[max(0, found.start() - 60) : found.end() + 20]
                self._bad.append(f"the terminal is sent {found.group()!r} in {around!r}")

    def send(self, names: Sequence[str], clean: bool = False) -> None:
        rng = self._rng
        for name in names:
            data = terminal_bytes(name, rng)
            if not clean and (not data or rng.random() < 0.1):
                data = b"".join(
                    rng.choice((rng.choice(_PIECES), rng.randbytes(2), b"a"))
                    for _ in range(rng.randint(1, 3))
                ).replace(b"\x03", b"\x1a")
                if rng.random() < 0.002:
                    data += b"\x03"
            os.write(self._ours, data)

    def come(self) -> Callable[[], bool]:
        """An unknown key last, again when half a sequence before has swallowed it."""
        before, sent = self._count, time.monotonic()
        os.write(self._ours, b"\x1b[2~")

        def arrived() -> bool:
            nonlocal sent
            if self._count == before and time.monotonic() - sent > AGAIN_S:
                sent = time.monotonic()
                os.write(self._ours, b"\x1b[2~")
            return self._count > before

        return arrived

    def rest(self) -> None:
        select.select([self._theirs], [], [], REST_S)

    def faults(self) -> list[str]:
        bad, self._bad = self._bad, []
        return bad

    def close(self) -> None:
        for file in self._files:
            file.close()
        os.close(self._theirs)
        self._reading.join(HANGS_S)
        os.close(self._ours)


# -- the window --------------------------------------------------------------------------


class WindowKeys(Counting):
    """Events of keys, mouse, wheel, size and focus, and the wishes of a screen reader."""

    def __init__(self, rng: Random) -> None:
        super().__init__("")
        self._events = Events(rng)

    def open(self, columns: int, rows: int) -> None:
        return None

    def frontend(self, settings: Any) -> FrontEnd:
        return self._events.window(settings)

    def send(self, names: Sequence[str], clean: bool = False) -> None:
        for name in names:
            self._events.send(name, clean)

    def come(self) -> Callable[[], bool]:
        return lambda: True

    def close(self) -> None:
        return


# -- the Braille display -----------------------------------------------------------------

SYMS = {
    "Enter": 0xFF0D, "Tab": 0xFF09, "Escape": 0xFF1B, "Backspace": 0xFF08, "Home": 0xFF50,
    "Left": 0xFF51, "Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54, "PageUp": 0xFF55,
    "PageDown": 0xFF56, "End": 0xFF57, "Insert": 0xFF63, "Delete": 0xFFFF, "Space": 0x20,
    **{f"F{n}": 0xFFBD + n for n in range(1, 36)},
}  # fmt: skip
_COMMANDS = {
    "BraillePanLeft": FWINLT, "BraillePanRight": FWINRT, "BrailleLineUp": LNUP,
    "BrailleLineDown": LNDN, "BrailleTop": TOP, "BrailleHome": HOME,
    "BrailleBottom": 0x2000000A, "BrailleBack": 0x2000001E,
}  # fmt: skip
_LAST = "F35"


def brlapi_code(name: str) -> int:
    """Return the 64-bit code of a key; 0 if displays have no such key."""
    if name.startswith("@"):
        return ROUTE | int(name[1:])
    if name in _COMMANDS:
        return _COMMANDS[name]
    flags = (4 if "Ctrl+" in name else 0) | (8 if "Alt+" in name else 0)
    flags |= 1 if "Shift+" in name else 0
    base = name if len(name) == 1 else name.rpartition("+")[2]
    if base in SYMS:
        return flags << 32 | SYMS[base]
    if len(base) == 1 and ord(base) < 256:
        return flags << 32 | ord(base.upper() if flags else base.lower())
    return 0


class BrailleKeys(Counting):
    """Key packets of a BrlAPI server, which drops its clients and changes its size at times."""

    frontend = None

    def __init__(self, rng: Random) -> None:
        super().__init__(_LAST)
        self._rng = rng

    def open(self, columns: int, rows: int) -> BrailleDisplay:
        self._server = FakeBrlapi(columns, rows)
        quick = Timing(first_retry=0.001, last_retry=0.01)
        self._display = BrlapiDisplay(where=[self._server.address], path=(1,), timing=quick)
        self._until(self.ready)
        return self._display

    def _until(self, what: Callable[[], Any]) -> None:
        until(what, "the display")

    def ready(self) -> bool:
        """The display has come back, and somebody is there who takes its keys."""
        return self._display.size() is not None and any(
            ui.path is not None for ui in list(self._server.clients)
        )

    def send(self, names: Sequence[str], clean: bool = False) -> None:
        rng, data = self._rng, b""
        for name in names:
            code = brlapi_code(name)
            if not clean and (not code or rng.random() < 0.1):
                low, high = rng.choice(WANTED)
                code = rng.choice(
                    (
                        rng.randint(low, high),
                        rng.getrandbits(64),
                        rng.getrandbits(16),
                        ROUTE | rng.getrandbits(16),
                        0x20220000 | rng.getrandbits(9),  # dots
                        0x01000000 | rng.getrandbits(21),  # any character of Unicode
                    )
                )
            data += _key(code)
        while data:
            part = len(data) if clean else rng.choice((len(data), 7, 160))
            self._server.say_raw(data[:part])
            data = data[part:]
        if not clean and rng.random() < 0.02:
            self._disturb()

    def _disturb(self) -> None:
        rng, server = self._rng, self._server
        match rng.randrange(6):
            case 0:
                server.drop()
            case 1:
                server.stop()
                server.start()
            case 2:
                server.say_raw(rng.randbytes(rng.randrange(40)))
            case 3:
                server.say("E", struct.pack(">II", 6, ord("w")) + rng.randbytes(4))
            case _:
                tell = rng.random() < 0.8
                server.resize(rng.choice(COLUMNS), rng.choice((1, 1, 2, 4)), tell=tell)
        if rng.random() < 0.5:
            self._until(self.ready)

    def come(self) -> Callable[[], bool]:
        """A key last; once more where the connection was lost before it had come."""
        before, sent = self._count, 0.0
        last = _key(SYMS[_LAST])

        def arrived() -> bool:
            nonlocal sent
            if self._count == before and time.monotonic() - sent > AGAIN_S and self.ready():
                sent = time.monotonic()
                self._server.say_raw(last)
            return self._count > before

        return arrived

    def cells(self, player: Any) -> bytes:
        """What the server showed last."""
        writes = self._server.writes
        del writes[:-1]
        return writes[-1][0] if writes else b""

    def faults(self) -> list[str]:
        del self._server.writes[:-1]
        return []

    def close(self) -> None:
        self._server.stop()


def _key(code: int) -> bytes:
    return struct.pack(">II", 8, ord("k")) + struct.pack(">Q", code)


SOURCES: dict[str, Callable[[Random], Any]] = {
    "terminal": TerminalKeys,
    "window": WindowKeys,
    "braille": BrailleKeys,
}
