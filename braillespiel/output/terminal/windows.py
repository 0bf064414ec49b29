"""Keys of a Windows console, each as it is pressed; its output as a virtual terminal.

``msvcrt.getwch`` would give characters only, Tab for Shift+Tab, so that events are read.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from typing import Any

# -- keys of the console -------------------------------------------------------------


_RIGHT_ALT, _LEFT_ALT, _RIGHT_CONTROL, _LEFT_CONTROL, _SHIFT = 0x01, 0x02, 0x04, 0x08, 0x10
_ENHANCED = 0x100
"""The key is not on the number pad, though one there has the same name."""
_CONTROL = 0x11

_NAMES = {
    0x08: "Backspace", 0x09: "Tab", 0x0D: "Enter", 0x13: "Pause", 0x1B: "Escape", 0x20: "Space",
    0x21: "PageUp", 0x22: "PageDown", 0x23: "End", 0x24: "Home",
    0x25: "Left", 0x26: "Up", 0x27: "Right", 0x28: "Down", 0x2D: "Insert", 0x2E: "Delete",
    0x61: "Num1", 0x62: "Down", 0x63: "Num3", 0x64: "Num4", 0x65: "Num5", 0x66: "Num6",
    0x67: "Num7", 0x68: "Up", 0x69: "Num9", 0x6B: "+", 0x6D: "-",
    **{0x6F + n: f"F{n}" for n in range(1, 13)},
}  # fmt: skip
_PAD = {
    0x23: "Num1", 0x22: "Num3", 0x25: "Num4", 0x0C: "Num5", 0x27: "Num6", 0x24: "Num7",
    0x21: "Num9",
}  # fmt: skip
"""The number pad while Num Lock is off."""


@dataclass(frozen=True, slots=True)
class KeyEvent:
    """A key went down or up."""

    down: bool
    key: int
    """The virtual key."""
    character: str = ""
    """What was typed with it, "" if nothing was."""
    state: int = 0
    """Bits for the modifiers."""
    times: int = 1
    """How often it was repeated meanwhile."""


class ConsoleKeyReader:
    """Names key events; Ctrl pressed and released alone is the key "Ctrl"."""

    def __init__(self) -> None:
        self._control_alone = False
        self._half = ""

    def names(self, event: KeyEvent) -> list[str]:
        """Return the names of an event's keys, none if it is not a key of its own."""
        if not event.down:
            alone = self._control_alone and event.key == _CONTROL
            self._control_alone = False
            return ["Ctrl"] if alone else []
        self._control_alone = event.key == _CONTROL
        name = self._name(event)
        return [name] * max(1, event.times) if name else []

    def _name(self, event: KeyEvent) -> str:
        state, typed = event.state, self._whole(event.character)
        # AltGr is the right Alt and a left Ctrl that nobody presses.
        third_level = bool(state & _RIGHT_ALT) and typed.isprintable() and typed != ""
        control = bool(state & (_LEFT_CONTROL | _RIGHT_CONTROL)) and not third_level
        alt = bool(state & _LEFT_ALT)
        shift = bool(state & _SHIFT)
        base = None if state & _ENHANCED else _PAD.get(event.key)
        base = base or _NAMES.get(event.key, "")
        if not base:
            if control or alt or not typed or not typed.isprintable():
                typed = chr(event.key) if _letter_or_digit(event.key) else ""
            if not typed:
                return ""
            shift = shift and typed.isalpha()
            base = typed.upper() if len(typed.upper()) == 1 else typed
        return "Ctrl+" * control + "Alt+" * alt + "Shift+" * shift + base

    def _whole(self, character: str) -> str:
        """Put the two halves of a character beyond the basic plane together."""
        if "\ud800" <= character <= "\udbff":
            self._half = character
            return ""
        half, self._half = self._half, ""
        if half and "\udc00" <= character <= "\udfff":
            return (half + character).encode("utf-16-le", "surrogatepass").decode("utf-16-le")
        return "" if "\udc00" <= character <= "\udfff" else character


def _letter_or_digit(key: int) -> bool:
    return 0x30 <= key <= 0x39 or 0x41 <= key <= 0x5A


# -- windows -------------------------------------------------------------------------


_INPUT, _OUTPUT = -10, -11  # STD_INPUT_HANDLE, STD_OUTPUT_HANDLE
_KEY_EVENT = 1
_WAIT_OBJECT_0, _WAIT_FAILED, _INFINITE = 0, 0xFFFFFFFF, 0xFFFFFFFF
_PROCESSED_INPUT, _LINE_INPUT, _ECHO_INPUT, _VT_INPUT = 0x1, 0x2, 0x4, 0x200
_PROCESSED_OUTPUT, _VT_PROCESSING = 0x1, 0x4
_AT_ONCE = 128


class _Key(ctypes.Structure):
    """KEY_EVENT_RECORD within INPUT_RECORD (20 bytes)."""

    _fields_ = (
        ("kind", ctypes.c_uint16),
        ("down", ctypes.c_int32),
        ("times", ctypes.c_uint16),
        ("key", ctypes.c_uint16),
        ("scan", ctypes.c_uint16),
        ("character", ctypes.c_uint16),
        ("state", ctypes.c_uint32),
    )


class ConsoleKeys:
    """The console that this process has. ``kernel`` is kernel32, or a test's own.

    Raises OSError if there is none.
    """

    person = True

    def __init__(self, kernel: Any = None) -> None:
        self._kernel = _kernel32() if kernel is None else kernel
        self._in = self._kernel.GetStdHandle(_INPUT)
        self._out = self._kernel.GetStdHandle(_OUTPUT)
        self._reader = ConsoleKeyReader()
        self._old_in, self._old_out = self._mode(self._in), self._mode(self._out)
        if self._old_in is None:
            raise OSError("standard input is no console")
        self._woken = self._kernel.CreateEventW(None, False, False, None)
        # Every key is ours: Ctrl+C ends us in order, nothing is echoed or waits for Enter.
        ours = self._old_in & ~(_PROCESSED_INPUT | _LINE_INPUT | _ECHO_INPUT | _VT_INPUT)
        self._kernel.SetConsoleMode(self._in, ours)
        if self._old_out is not None:
            mode = self._old_out | _PROCESSED_OUTPUT | _VT_PROCESSING
            self._kernel.SetConsoleMode(self._out, mode)

    def _mode(self, handle: Any) -> int | None:
        mode = ctypes.c_uint32()
        return mode.value if self._kernel.GetConsoleMode(handle, ctypes.byref(mode)) else None

    def wait(self, seconds: float | None) -> list[str] | None:
        """Return the names of keys that came; see :class:`KeySource`."""
        handles = (ctypes.c_void_p * 2)(self._in, self._woken)
        wait_ms = _INFINITE if seconds is None else max(0, round(seconds * 1000))
        which = self._kernel.WaitForMultipleObjects(2, handles, False, wait_ms)
        if which == _WAIT_FAILED:
            return None
        return self._keys() if which == _WAIT_OBJECT_0 else []

    def _keys(self) -> list[str] | None:
        records, count = (_Key * _AT_ONCE)(), ctypes.c_uint32()
        if not self._kernel.ReadConsoleInputW(
            self._in, ctypes.byref(records), _AT_ONCE, ctypes.byref(count)
        ):
            return None  # the console has gone
        found: list[str] = []
        for record in records[: count.value]:
            if record.kind == _KEY_EVENT:
                character = chr(record.character) if record.character else ""
                found += self._reader.names(
                    KeyEvent(bool(record.down), record.key, character, record.state, record.times)
                )
        return found

    def wake(self) -> None:
        """End a wait at once."""
        self._kernel.SetEvent(self._woken)

    def close(self, read: bool) -> None:
        """Give the console back as it was."""
        if self._old_in is not None:
            self._kernel.SetConsoleMode(self._in, self._old_in)
            if self._old_out is not None:
                self._kernel.SetConsoleMode(self._out, self._old_out)
            self._old_in = self._old_out = None


def _kernel32() -> Any:
    kernel = ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined]
    # A handle is as wide as a pointer; ctypes would cut it off.
    for name in ("GetStdHandle", "CreateEventW"):
        getattr(kernel, name).restype = ctypes.c_void_p
    kernel.WaitForMultipleObjects.restype = ctypes.c_uint32
    kernel.GetConsoleMode.argtypes = (ctypes.c_void_p, ctypes.c_void_p)
    kernel.SetConsoleMode.argtypes = (ctypes.c_void_p, ctypes.c_uint32)
    kernel.ReadConsoleInputW.argtypes = (
        ctypes.c_void_p,
        ctypes.c_void_p,
        ctypes.c_uint32,
        ctypes.c_void_p,
    )
    kernel.SetEvent.argtypes = (ctypes.c_void_p,)
    kernel.WaitForMultipleObjects.argtypes = (
        ctypes.c_uint32,
        ctypes.c_void_p,
        ctypes.c_int,
        ctypes.c_uint32,
    )
    return kernel
