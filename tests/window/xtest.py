"""Keys and the mouse through the X server itself (its extension XTEST), and what windows suffer.

The libraries come with at-spi2-core. Every call goes through one connection and is flushed.
"""

from __future__ import annotations

import contextlib
import ctypes
from collections.abc import Iterator

_NOW = 0
_TO_NOBODY = 0
"""Where the keyboard goes when the window that has it is gone."""


class _Text(ctypes.Structure):
    """Xlib's XTextProperty."""

    _fields_ = (
        ("value", ctypes.c_char_p),
        ("encoding", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("items", ctypes.c_ulong),
    )


class XTest:
    """One connection to an X server (":7")."""

    def __init__(self, display: str) -> None:
        self._x = ctypes.CDLL("libX11.so.6")
        self._test = ctypes.CDLL("libXtst.so.6")
        self._x.XOpenDisplay.restype = ctypes.c_void_p
        self._x.XDefaultRootWindow.restype = ctypes.c_ulong
        self._x.XKeysymToKeycode.restype = ctypes.c_ubyte
        self._x.XKeysymToKeycode.argtypes = (ctypes.c_void_p, ctypes.c_ulong)
        # Else the process ends at the first error, such as a window that is gone.
        self._ignore = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(
            lambda display, error: 0
        )
        self._connection = ctypes.c_void_p(self._x.XOpenDisplay(display.encode()))
        assert self._connection.value, f"no X server at {display}"

    @contextlib.contextmanager
    def _heedless(self) -> Iterator[None]:
        """A window that is gone is no reason to end."""
        set_handler = self._x.XSetErrorHandler
        set_handler.restype = ctypes.c_void_p
        kept = ctypes.c_void_p(set_handler(self._ignore))
        try:
            yield
            self._x.XSync(self._connection, 0)
        finally:
            set_handler(kept)

    def window(self, title: str) -> int:
        """Return the number of the window whose title begins so; 0 if there is none."""
        root = self._x.XDefaultRootWindow(self._connection)
        above, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
        children = ctypes.POINTER(ctypes.c_ulong)()
        self._x.XQueryTree(
            self._connection, ctypes.c_ulong(root), ctypes.byref(above), ctypes.byref(parent),
            ctypes.byref(children), ctypes.byref(count),
        )  # fmt: skip
        found = 0
        for number in children[: count.value]:
            name = _Text()
            self._x.XGetWMName(self._connection, ctypes.c_ulong(number), ctypes.byref(name))
            if (name.value or b"").startswith(title.encode()):
                found = number
        self._x.XFree(children)
        return found

    def code(self, keysym: int) -> int:
        """Return the key that has a keysym, 0 if the keyboard has none."""
        return int(self._x.XKeysymToKeycode(self._connection, keysym))

    def key(self, code: int, down: bool) -> None:
        """Press a key or let it go."""
        self._test.XTestFakeKeyEvent(self._connection, code, int(down), _NOW)
        self._x.XFlush(self._connection)

    def move(self, x: int, y: int) -> None:
        """Move the mouse to a place of the screen, in px."""
        self._test.XTestFakeMotionEvent(self._connection, 0, x, y, _NOW)
        self._x.XFlush(self._connection)

    def button(self, number: int, down: bool) -> None:
        """Press a mouse button or let it go; 4 and 5 are the wheel."""
        self._test.XTestFakeButtonEvent(self._connection, number, int(down), _NOW)
        self._x.XFlush(self._connection)

    def focus(self, window: int | None) -> None:
        """Give a window the keyboard, None: nobody."""
        with self._heedless():
            self._x.XSetInputFocus(
                self._connection, ctypes.c_ulong(window or 0), _TO_NOBODY, ctypes.c_ulong(_NOW)
            )

    def place(self, window: int, x: int, y: int, width: int, height: int) -> None:
        """Move and resize a window, as a window manager does."""
        with self._heedless():
            self._x.XMoveResizeWindow(self._connection, ctypes.c_ulong(window), x, y, width, height)

    def show(self, window: int, shown: bool) -> None:
        """Take a window from the screen, or put it back."""
        with self._heedless():
            call = self._x.XMapRaised if shown else self._x.XUnmapWindow
            call(self._connection, ctypes.c_ulong(window))

    def close(self) -> None:
        """Close the connection; keys that are held are let go by the server."""
        self._x.XCloseDisplay(self._connection)
