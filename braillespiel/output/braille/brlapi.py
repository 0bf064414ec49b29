"""A connection to BrlAPI, BRLTTY's interface for programs, in pure Python.

Everything here has a deadline: a server that hangs, talks nonsense or goes away is a
:class:`BrlapiError`. Connecting and asking may wait (for at most ``patience`` seconds), so they
belong in a thread; :meth:`Connection.send` never waits and may be called from any thread.
"""

from __future__ import annotations

import contextlib
import select
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path

from braillespiel.output.braille import brlapi_codec as codec
from braillespiel.output.braille.brlapi_address import ServerAddress, addresses, key_file
from braillespiel.output.braille.brlapi_codec import Packet, ProtocolError
from braillespiel.output.braille.display import Absence, DisplaySize

_MOST_UNSENT = 256 * 1024  # bytes that a server may leave unread before we call it silent


class BrlapiError(Exception):
    """A Braille display cannot be reached through BrlAPI, or no longer."""

    def __init__(self, reason: Absence, detail: str) -> None:
        self.reason: Absence = reason
        self.detail = detail
        super().__init__(f"BrlAPI {reason}: {detail}")


class Stopped(Exception):
    """Somebody asked the waiting thread to stop."""


class Connection:
    """An open connection to a server, made by :func:`connect`."""

    def __init__(self, sock: socket.socket, patience: float) -> None:
        self._sock = sock
        self._sock.setblocking(False)
        self._patience = patience
        self._decoder = codec.Decoder()
        self._lock = threading.Lock()
        self._unsent = bytearray()
        self.waiting: list[Packet] = []
        """Packets that came unasked while an answer was waited for, or before nonsense."""
        self.wake: socket.socket | None = None
        """A socket whose first byte ends any waiting."""
        self.woken: Callable[[], None] | None = None
        """Called when ``wake`` is readable; may raise :class:`Stopped`."""

    def close(self) -> None:
        """Close the connection; never fails."""
        with contextlib.suppress(OSError):
            self._sock.close()

    def send(self, packet: Packet) -> None:
        """Send a packet, or as much as the system takes; the rest goes with the next wait.

        Raises:
            BrlapiError: the connection is closed, or the server no longer reads.
        """
        data = packet.encode()
        with self._lock:
            # Nearly always nothing waits and the system takes all of it at once.
            taken = 0 if self._unsent else self._take(data)
            if taken == len(data):
                return
            self._unsent += data[taken:]
            if len(self._unsent) > _MOST_UNSENT:
                raise BrlapiError("silent", "the server does not read")
            self._flush()

    @property
    def backlog(self) -> bool:
        """Tell whether something sent still waits for the system to take it."""
        return bool(self._unsent)

    def _flush(self) -> None:
        while self._unsent and (taken := self._take(self._unsent)):
            del self._unsent[:taken]

    def _take(self, data: bytes | bytearray) -> int:
        """Send as many of the bytes as the system takes now; return how many."""
        try:
            return self._sock.send(data)
        except (BlockingIOError, InterruptedError):
            return 0
        except OSError as error:
            raise BrlapiError("closed", error.strerror or str(error)) from error

    def receive(self, timeout: float) -> list[Packet]:
        """Return packets as soon as there are any; none after ``timeout`` seconds or when woken.

        Raises:
            BrlapiError: the server closed the connection or sent nonsense.
            Stopped: ``woken`` said so.
        """
        reading = [self._sock] if self.wake is None else [self._sock, self.wake]
        writing = [self._sock] if self._unsent else []
        try:
            readable, writable, _ = select.select(reading, writing, [], max(0.0, timeout))
        except (OSError, ValueError) as error:
            raise BrlapiError("closed", str(error)) from error
        if writable:
            with self._lock:
                self._flush()
        if self.wake in readable and self.woken is not None:
            self.woken()
        if self._sock not in readable:
            return []
        try:
            data = self._sock.recv(65536)
        except (BlockingIOError, InterruptedError):
            return []
        except OSError as error:
            raise BrlapiError("closed", error.strerror or str(error)) from error
        if not data:
            raise BrlapiError("closed", "the server closed the connection")
        try:
            return self._decoder.feed(data)
        except ProtocolError as error:
            self.waiting += error.packets
            raise BrlapiError("nonsense", str(error)) from error

    def answer(self, *kinds: int) -> Packet:
        """Wait for a packet of one of ``kinds``; others are kept in ``waiting``.

        Raises:
            BrlapiError: none came within ``patience``, or the server refuses.
            Stopped: as in :meth:`receive`.
        """
        end = time.monotonic() + self._patience
        found: Packet | None = None
        while found is None:
            left = end - time.monotonic()
            if left <= 0:
                raise BrlapiError("silent", f"no answer for {self._patience:g} s")
            for packet in self.receive(left):
                if found is None and packet.type in (*kinds, codec.P_ERROR):
                    found = packet
                else:
                    self.waiting.append(packet)
            if len(self.waiting) > 1000:
                raise BrlapiError("nonsense", "a thousand packets, and no answer among them")
        if found.type == codec.P_ERROR and codec.P_ERROR not in kinds:
            raise BrlapiError("refused", codec.error_name(found))
        return found

    def ask(self, packet: Packet, *kinds: int) -> Packet:
        """Send a packet and wait for its answer; see :meth:`answer`."""
        self.send(packet)
        return self.answer(*kinds)

    def size(self) -> DisplaySize | None:
        """Ask for the size; None while BRLTTY has no display."""
        self._decoder.size_asked = True
        packet = self.ask(Packet(codec.P_DISPLAY_SIZE), codec.P_DISPLAY_SIZE)
        try:
            columns, rows = codec.display_size(packet)
        except ProtocolError as error:
            raise BrlapiError("nonsense", str(error)) from error
        return DisplaySize(columns, rows) if columns and rows else None

    def driver(self) -> str:
        """Ask for the name of BRLTTY's driver, for example ``"HandyTech"``."""
        packet = self.ask(Packet(codec.P_DRIVER_NAME), codec.P_DRIVER_NAME)
        return packet.data.rstrip(b"\0").decode("utf-8", "replace")

    def model(self) -> tuple[str, str]:
        """Ask for the driver and the model, as BRLTTY names them: ("HandyTech", "ab").

        ("", "") if the server does not say; no display is lost for that.
        """
        try:
            packet = self.ask(Packet(codec.P_MODEL), codec.P_MODEL)
            return self.driver(), packet.data.rstrip(b"\0").decode("utf-8", "replace")
        except BrlapiError as error:
            if error.reason not in ("refused", "silent"):
                raise
            return "", ""

    def _log_in(self, key: Path | None) -> None:
        try:
            theirs = codec.numbers(self.answer(codec.P_VERSION), 1)[0]
            if theirs < codec.VERSION:
                raise BrlapiError("refused", f"the server's protocol is version {theirs}")
            kinds = codec.numbers(self.ask(codec.version(), codec.P_AUTH))
        except ProtocolError as error:
            raise BrlapiError("nonsense", str(error)) from error
        if codec.AUTH_NONE in kinds:
            return
        if codec.AUTH_KEY not in kinds or key is None:
            raise BrlapiError("refused", "the server wants another authorization than we have")
        try:
            secret = key.read_bytes()[: codec.LARGEST_DATA - 4]
        except OSError as error:
            raise BrlapiError("refused", f"{key}: {error.strerror}") from error
        self.ask(codec.auth_key(secret), codec.P_ACK)


def connect(
    address: ServerAddress,
    key: Path | None,
    patience: float = 2.0,
    prepare: Callable[[Connection], None] | None = None,
) -> Connection:
    """Connect and log in, each within ``patience`` seconds.

    ``prepare`` gets the connection before it is used, to set its ``wake``.

    Raises:
        BrlapiError: ``absent`` when nobody listens there; or what came of talking to it.
    """
    try:
        if address.path:
            sock = socket.socket(socket.AF_UNIX)
            sock.settimeout(patience)
            sock.connect(address.path)
        else:
            sock = socket.create_connection((address.host, address.port), patience)
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    except (OSError, AttributeError) as error:
        raise BrlapiError("absent", f"{address}: {error}") from error
    connection = Connection(sock, patience)
    try:
        if prepare is not None:
            prepare(connection)
        connection._log_in(key)
    except BaseException:
        connection.close()
        raise
    return connection


def probe(patience: float = 1.0) -> tuple[ServerAddress, str, DisplaySize | None]:
    """Look for a BRLTTY now; return where it is, its driver, and its display's size.

    Waits at most a few times ``patience`` seconds: for a list of devices, not for the game.

    Raises:
        BrlapiError: none is there, or it cannot be talked to.
    """
    trouble: BrlapiError | None = None
    for address in addresses():
        try:
            connection = connect(address, key_file(), patience)
            try:
                return address, connection.driver(), connection.size()
            finally:
                connection.close()
        except BrlapiError as error:
            if trouble is None or trouble.reason == "absent":
                trouble = error
    assert trouble is not None
    raise trouble
