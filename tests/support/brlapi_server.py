"""A BrlAPI server for tests, on a free port of this computer, with behaviour at will."""

from __future__ import annotations

import contextlib
import socket
import struct
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from braillespiel.output.braille.brlapi_address import ServerAddress

FWINRT, FWINLT, LNUP, LNDN = 0x20000018, 0x20000017, 0x20000001, 0x20000002
TOP, HOME, ROUTE = 0x20000009, 0x2000001D, 0x20010000


class _Client:
    def __init__(self, sock: socket.socket) -> None:
        self.sock = sock
        self.path: tuple[int, ...] | None = None
        self.accepted: list[tuple[int, int]] = []
        self.lock = threading.Lock()

    def say(self, kind: str, data: bytes = b"") -> None:
        number = int.from_bytes(kind.encode(), "big")
        with self.lock, contextlib.suppress(OSError):
            self.sock.sendall(struct.pack(">II", len(data), number) + data)


class FakeBrlapi:
    """Answers like BRLTTY 6.5, unless told otherwise.

    ``greeting`` replaces the server's first bytes, ``mute`` names packet types ("s", "w" ...)
    that are swallowed, ``refuse`` those answered by an error, ``deny_writes`` answers every line by
    an exception, and ``unread`` stops reading altogether.
    """

    def __init__(self, columns: int = 40, rows: int = 1) -> None:
        self.columns, self.rows = columns, rows
        self.model = ("Fake", "")
        self.auth = "N"
        self.key = b""
        self.version = 8
        self.greeting: bytes | None = None
        self.mute: set[str] = set()
        self.refuse: set[str] = set()
        self.unread = False
        self.deny_writes = False
        self.refreshes: Callable[[], int] | None = None
        """The clock (ms) of a display that takes 2 s for a frame and drops what comes meanwhile."""
        self.dropped: list[bytes] = []
        self.handled = 0
        self._busy_until = 0
        self.denied = 0
        self.writes: list[tuple[bytes, int]] = []
        self.paths: list[tuple[int, ...]] = []
        self.connections = 0
        self.asked: Counter[str] = Counter()
        self.clients: list[_Client] = []
        self.port = 0
        self._listener: socket.socket | None = None
        self.start()

    @property
    def address(self) -> ServerAddress:
        return ServerAddress("127.0.0.1", self.port)

    def start(self) -> None:
        """Listen; after :meth:`stop` on the same port again."""
        listener = socket.create_server(("127.0.0.1", self.port))
        self.port = listener.getsockname()[1]
        self._listener = listener
        threading.Thread(target=self._accept, args=(listener,), daemon=True).start()

    def stop(self) -> None:
        """Stop listening and drop everybody."""
        if self._listener is not None:
            with contextlib.suppress(OSError):
                self._listener.shutdown(socket.SHUT_RDWR)
            self._listener.close()
            self._listener = None
        self.drop()

    def drop(self) -> None:
        """Close every connection, as a crash would."""
        for ui in self.clients:
            with contextlib.suppress(OSError):
                ui.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            with contextlib.suppress(OSError):
                ui.sock.shutdown(socket.SHUT_RDWR)
            ui.sock.close()
        self.clients.clear()

    def press(self, code: int) -> None:
        """Press a key: to every client in tty mode that accepts it."""
        for ui in self.clients:
            if ui.path is not None and any(
                first & 0xFFFFFFFF <= code & 0xFFFFFFFF <= last & 0xFFFFFFFF
                for first, last in ui.accepted
            ):
                ui.say("k", struct.pack(">Q", code))

    def say(self, kind: str, data: bytes = b"") -> None:
        """Send a packet to everybody."""
        for ui in self.clients:
            ui.say(kind, data)

    def say_raw(self, data: bytes) -> None:
        """Send bytes to everybody."""
        for ui in self.clients:
            with contextlib.suppress(OSError):
                ui.sock.sendall(data)

    def resize(self, columns: int, rows: int = 1, *, tell: bool = True) -> None:
        """Change the display, with or without telling the clients."""
        self.columns, self.rows = columns, rows
        if tell:
            self.say("PU", struct.pack(">IIIIII", 1, 6, 0, 0, columns, rows))

    def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                sock, _ = listener.accept()
            except OSError:
                return
            ui = _Client(sock)
            self.clients.append(ui)
            self.connections += 1
            threading.Thread(target=self._serve, args=(ui,), daemon=True).start()

    def _serve(self, ui: _Client) -> None:
        if self.greeting is None:
            ui.say("v", struct.pack(">I", self.version))
        else:
            with contextlib.suppress(OSError):
                ui.sock.sendall(self.greeting)
        with contextlib.suppress(OSError):
            while True:
                length, number = struct.unpack(">II", self._exactly(ui.sock, 8))
                data = self._exactly(ui.sock, length)
                kind = number.to_bytes(4, "big").strip(b"\0").decode("latin-1")
                self.asked[kind] += 1
                if kind in self.refuse:
                    ui.say("e", struct.pack(">II", 2, number))
                elif kind not in self.mute:
                    self._answer(ui, kind, data)

    def _exactly(self, sock: socket.socket, count: int) -> bytes:
        data = b""
        while len(data) < count:
            while self.unread:
                time.sleep(0.01)
            more = sock.recv(count - len(data))
            if not more:
                raise OSError("closed")
            data += more
        return data

    def _answer(self, ui: _Client, kind: str, data: bytes) -> None:
        if kind == "v":
            ui.say("a", b"".join(struct.pack(">I", ord(char)) for char in self.auth))
        elif kind == "a":
            right = data == struct.pack(">I", ord("K")) + self.key
            ui.say("A") if right else ui.say("e", struct.pack(">I", 17))
        elif kind == "n":
            ui.say("n", self.model[0].encode() + b"\0")
        elif kind == "d":
            ui.say("d", self.model[1].encode() + b"\0")
        elif kind == "s":
            ui.say("s", struct.pack(">II", self.columns, self.rows))
        elif kind == "t":
            count = struct.unpack_from(">I", data)[0]
            ui.path = struct.unpack_from(f">{count}I", data, 4)
            ui.accepted = [(0, 2**64 - 1)]
            self.paths.append(ui.path)
            ui.say("A")
        elif kind == "L":
            ui.path = None
            ui.say("A")
        elif kind == "m":
            ui.accepted = []
            ui.say("A")
        elif kind == "u":
            ui.accepted += list(struct.iter_unpack(">QQ", data))
            ui.say("A")
        elif kind == "PR":
            ui.say("A")
        elif kind == "w":
            self._write(ui, data)

    def _write(self, ui: _Client, data: bytes) -> None:
        flags, begin, count, length = struct.unpack_from(">IIII", data)
        cells = data[16 + length : 16 + length + count]
        cursor, rest = struct.unpack_from(">I", data, 16 + length + count)[0], data[-6:]
        good = (flags, begin, rest) == (0x76, 1, b"\x05UTF-8") and len(data) == 26 + 2 * count
        fits = count == self.columns * self.rows
        if ui.path is None or not good or not fits or self.deny_writes:
            self.denied += 1
            ui.say("E", struct.pack(">II", 6, ord("w")) + data)
        elif self.refreshes is not None and self.refreshes() < self._busy_until:
            self.dropped.append(cells)
        else:
            if self.refreshes is not None:
                self._busy_until = self.refreshes() + 2000
            self.writes.append((cells, cursor))
        self.handled += 1


@pytest.fixture
def brlapi_server() -> Iterator[FakeBrlapi]:
    """Return a running fake server with a display of 40 cells."""
    server = FakeBrlapi()
    yield server
    server.unread = False
    server.stop()
