"""Something that listens where Speech Dispatcher would, and means no good."""

from __future__ import annotations

import contextlib
import random
import socket
import threading
from collections.abc import Callable
from pathlib import Path

from tests.support.patience import HANGS_S

WAYS = ("garbage", "garbage at once", "numbers", "half answers", "closes", "silence", "flood")
_FLOOD = 2_000_000
_LINES = (
    b"208 OK CLIENT NAME SET\r\n", b"201 OK LANGUAGE SET\r\n", b"230 OK RECEIVING DATA\r\n",
    b"225-1\r\n225 OK MESSAGE QUEUED\r\n", b"200-", b"300 ERR\r\n", b"701-\r\n702-\r\n",
    b"249-\r\n249 OK\r\n", b"9999999999999999999999 X\r\n", b"-1\r\n", b"\r\n", b"200\r\n",
    b"251-" + b"v" * 5000 + b"\r\n251 OK\r\n", b"249-a\tb\r\n", b"\0\0\0\r\n",
)  # fmt: skip
"""Replies of the protocol (SSIP) in the wrong places, too long, cut short, out of range."""


class HostileDispatcher:
    """A server on a socket in ``folder`` that answers in one of :data:`WAYS`."""

    def __init__(self, folder: Path, way: str, seed: int = 1) -> None:
        self.path = folder / "socket"
        self.path.unlink(missing_ok=True)
        self.connections = 0
        self._way: Callable[[socket.socket], None] = {
            "garbage": lambda c: self._answer(c, lambda: self._random.randbytes(200)),
            "garbage at once": self._garbage_at_once,
            "numbers": lambda c: self._answer(c, lambda: self._random.choice(_LINES)),
            "half answers": lambda c: self._answer(c, lambda: b"208-O"),
            "closes": lambda c: None,
            "silence": lambda c: self._answer(c, lambda: b""),
            "flood": self._flood,
        }[way]
        self._random = random.Random(seed)
        self._open: list[socket.socket] = []
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(str(self.path))
        self._server.listen()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    @property
    def variables(self) -> dict[str, str]:
        """What a client needs to find it."""
        return {"SPEECHD_ADDRESS": f"unix_socket:{self.path}"}

    def close(self) -> None:
        """Hang up everywhere."""
        for one in (self._server, *self._open):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self._thread.join(HANGS_S)
        self.path.unlink(missing_ok=True)

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self._server.accept()
                self.connections += 1
                self._open.append(connection)
                threading.Thread(target=self._meet, args=(connection,), daemon=True).start()

    def _meet(self, connection: socket.socket) -> None:
        with contextlib.suppress(OSError), connection:
            self._way(connection)

    @staticmethod
    def _answer(connection: socket.socket, answer: Callable[[], bytes]) -> None:
        while connection.recv(4096):
            connection.sendall(answer())

    def _garbage_at_once(self, connection: socket.socket) -> None:
        connection.sendall(self._random.randbytes(2000) + b"\r\n")
        self._answer(connection, lambda: self._random.randbytes(2000) + b"\r\n")

    def _flood(self, connection: socket.socket) -> None:
        self._answer(connection, lambda: b"208-" + b"x" * _FLOOD)
