"""The Braille display behind BRLTTY, which may come, go and change at any time.

A thread looks for BRLTTY, takes the terminal, and reads keys. When BRLTTY is started late, is
stopped or restarted, or gets a display of another size, the last rows written are shown again
automatically. A write goes straight from the caller's thread to the socket, without waiting.
"""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from braillespiel.output.braille import brlapi_codec as codec
from braillespiel.output.braille import brlapi_keys as keys
from braillespiel.output.braille.brlapi import BrlapiError, Connection, Stopped, connect
from braillespiel.output.braille.brlapi_address import ServerAddress, addresses, key_file, tty_path
from braillespiel.output.braille.brlapi_codec import Packet, ProtocolError
from braillespiel.output.braille.display import (
    Absence,
    Connected,
    DisplayDriver,
    DisplayEvent,
    DisplaySize,
    Lost,
    SizeChanged,
    fit,
)


@dataclass(frozen=True, slots=True)
class Timing:
    """How long the thread waits, in seconds."""

    patience: float = 2.0
    """For an answer, before the server counts as hanging."""
    heartbeat: float = 2.0
    """Of quiet before asking for the size, which also shows that the server is alive."""
    sizeless: float = 0.1
    """Between two questions while BRLTTY has no display yet."""
    first_retry: float = 0.25
    """Before trying a lost server again; doubles each time."""
    last_retry: float = 3.0
    """The longest pause between two tries."""
    steady: float = 5.0
    """A server that worked this long is tried again after ``first_retry``."""


class BrlapiDisplay:
    """A :class:`~braillespiel.output.braille.display.BrailleDisplay` through BrlAPI.

    ``where`` and ``key`` default to the environment (``BRLAPI_HOST``, ``BRLAPI_AUTH``), ``path``
    to the terminal we run in (see :func:`tty_path`).
    """

    name = "BRLTTY"

    def __init__(
        self,
        *,
        on_event: Callable[[], None] | None = None,
        where: Sequence[ServerAddress] | None = None,
        key: Path | None = None,
        path: Sequence[int] | None = None,
        timing: Timing | None = None,
    ) -> None:
        self.on_event = on_event
        self.model = ("", "")
        self.calm = False
        self._where = tuple(addresses() if where is None else where)
        self._key = key_file() if key is None else key
        self._path = tuple(tty_path() if path is None else path)
        self._timing = timing or Timing()
        self._events: deque[DisplayEvent] = deque()
        self._lock = threading.RLock()
        self._rows: tuple[bytes, ...] = ()
        self._written_for: DisplaySize | None = None
        self._cursor: int | None = None
        self._active = True
        self._refocus = False
        self._closing = False
        self._size: DisplaySize | None = None
        self._shown_by: Connection | None = None
        self._reported: Absence | None = None
        self._wake, self._waker = socket.socketpair()
        self._wake.setblocking(False)
        self._waker.setblocking(False)
        self._thread = threading.Thread(target=self._run, name="brlapi", daemon=True)
        self._thread.start()

    # From the game's thread; nothing here waits.

    def size(self) -> DisplaySize | None:
        """Return the size, or None while BRLTTY or its display is not there."""
        return self._size

    def write(self, rows: Sequence[bytes], cursor: int | None = None) -> None:
        """Show ``rows``; see :meth:`BrailleDisplay.write`."""
        with self._lock:
            self._rows, self._cursor = tuple(map(bytes, rows)), cursor
            self._written_for = self._size
            if self._shown_by is not None:
                # Its thread finds out by itself when the connection is gone.
                with contextlib.suppress(BrlapiError):
                    self._show(self._shown_by)

    def poll(self) -> list[DisplayEvent]:
        """Return what happened since the last call, oldest first."""
        events = []
        while self._events:
            events.append(self._events.popleft())
        return events

    def focus(self, active: bool) -> None:
        """Take the display before other programs, or leave it to them while we are behind."""
        with self._lock:
            self._active = active
            self._refocus = True
        self._poke()

    def close(self) -> None:
        """Give the display back to BRLTTY; waits for the thread, at most half a second."""
        self._closing = True
        self._poke()
        if self._thread is not threading.current_thread():
            self._thread.join(0.5)
        if not self._thread.is_alive():
            self._wake.close()
            self._waker.close()

    # The thread.

    def _run(self) -> None:
        pause = self._timing.first_retry
        while not self._closing:
            try:
                connection = self._connect()
            except Stopped:
                return
            except BrlapiError as error:
                self._lost(error, None)
                if self._rest(pause):
                    return
                pause = min(2 * pause, self._timing.last_retry)
                continue
            since = time.monotonic()
            try:
                self._serve(connection)
            except Stopped:
                return
            except BrlapiError as error:
                if time.monotonic() - since > self._timing.steady:
                    pause = self._timing.first_retry
                with contextlib.suppress(BrlapiError):
                    self._take(connection.waiting)  # keys that came before are not lost
                with self._lock:
                    self._shown_by = None
                    had, self._size = self._size, None
                self._lost(error, had)
            finally:
                self._shown_by = None
                connection.close()
            if self._rest(pause):
                return
            pause = min(2 * pause, self._timing.last_retry)

    def _connect(self) -> Connection:
        trouble: BrlapiError | None = None
        for address in self._where:
            try:
                return connect(address, self._key, self._timing.patience, self._prepare)
            except BrlapiError as error:
                if trouble is None or trouble.reason == "absent":
                    trouble = error
        raise trouble or BrlapiError("absent", "no address")

    def _prepare(self, connection: Connection) -> None:
        connection.wake = self._wake
        connection.woken = self._woken

    def _serve(self, connection: Connection) -> None:
        with contextlib.suppress(BrlapiError):  # servers may not know this; then we just ask
            connection.ask(codec.watch_size(), codec.P_ACK)
        size: DisplaySize | None = None
        entered = quiet = False
        while True:
            now = connection.size()
            if now != size or self._refocus:
                with self._lock:
                    self._refocus = False
                    active = self._active
                    self._shown_by = None
                if entered:
                    connection.ask(Packet(codec.P_LEAVE_TTY), codec.P_ACK)
                    entered = False
                if now is not None and size is None:
                    self.model = connection.model()
                if now is not None and active:
                    self._enter(connection)
                    entered = True
                self._set_size(connection if entered else None, now)
                size = now
            elif quiet and not self.calm:
                # What another program may have put in our place goes with this.
                with self._lock:
                    if self._shown_by is not None:
                        self._show(connection)
            period = self._timing.heartbeat if size else self._timing.sizeless
            quiet = self._listen(connection, period)

    def _enter(self, connection: Connection) -> None:
        connection.ask(codec.enter_tty(self._path), codec.P_ACK)
        every = [(0, 0xFFFFFFFF_FFFFFFFF)]
        connection.ask(codec.key_ranges(codec.P_IGNORE_KEYS, every), codec.P_ACK)
        connection.ask(codec.key_ranges(codec.P_ACCEPT_KEYS, keys.WANTED), codec.P_ACK)

    def _listen(self, connection: Connection, period: float) -> bool:
        """Read keys until the size should be asked for; tell whether only the period was over.

        Nothing is asked while keys come: BRLTTY 6.5 sends keys and answers from two threads, and if
        both send at the same time it mixes their bytes.
        """
        end = time.monotonic() + period
        while not self._refocus:
            packets = [*connection.waiting]
            connection.waiting.clear()
            if not packets:
                left = end - time.monotonic()
                if left <= 0:
                    return True
                packets = connection.receive(left)
            if self._take(packets):
                return False
            if packets:
                end = time.monotonic() + period
        return False

    def _take(self, packets: Sequence[Packet]) -> bool:
        """Turn packets into events; tell whether the size may have changed."""
        changed = False
        for packet in packets:
            if packet.type == codec.P_KEY:
                try:
                    key = keys.display_key(codec.key_code(packet))
                except ProtocolError as error:
                    raise BrlapiError("nonsense", str(error)) from error
                if key is not None:
                    self._happen(key)
            elif packet.type in (codec.P_PARAM_UPDATE, codec.P_EXCEPTION, codec.P_ERROR):
                # An exception mostly is a line that no longer fits.
                changed = True
        return changed

    def _set_size(self, connection: Connection | None, size: DisplaySize | None) -> None:
        with self._lock:
            before, self._size = self._size, size
            self._shown_by = connection
            # What was laid out for another size is not shown, not even for a moment.
            if connection is not None and self._rows and self._written_for in (None, size):
                self._show(connection)
        if size == before:
            return
        if size is None:
            self._lost(BrlapiError("absent", "BRLTTY has no display"), before)
        else:
            self._reported = None
            self._happen(SizeChanged(size) if before else Connected(size))

    def _show(self, connection: Connection) -> None:
        size = self._size
        if size is None:
            return
        cursor = self._cursor
        if cursor is not None and not 0 <= cursor < size.cells:
            cursor = None
        connection.send(codec.write_dots(fit(self._rows, size), cursor))
        if connection.backlog:
            self._poke()

    def _lost(self, error: BrlapiError, had: DisplaySize | None) -> None:
        lost = Lost(error.reason, error.detail)
        # Nobody need be told twice, nor that a BRLTTY never seen is not there.
        if had or lost.reason not in (self._reported, "absent"):
            self._reported = lost.reason
            self._happen(lost)

    def _happen(self, event: DisplayEvent) -> None:
        self._events.append(event)
        if self.on_event is not None:
            self.on_event()

    def _poke(self) -> None:
        with contextlib.suppress(OSError):
            self._waker.send(b"\0")

    def _woken(self) -> None:
        with contextlib.suppress(OSError):
            self._wake.recv(4096)
        if self._closing:
            raise Stopped

    def _rest(self, seconds: float) -> bool:
        """Wait before another try; tell whether to stop instead."""
        end = time.monotonic() + seconds
        while not self._closing and (left := end - time.monotonic()) > 0:
            self._wake.settimeout(left)
            try:
                self._wake.recv(4096)
            except OSError:
                break
            finally:
                self._wake.setblocking(False)
        return self._closing


DRIVER = DisplayDriver(BrlapiDisplay, rank=10)
