"""Keys of a Windows console, each as it is pressed; its output as a virtual terminal.

``msvcrt.getwch`` would give characters only, Tab for Shift+Tab, so that events are read.
"""

from __future__ import annotations

import ctypes
from typing import Any

from braillespiel.output.terminal.console_keys import ConsoleKeyReader, KeyEvent

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
