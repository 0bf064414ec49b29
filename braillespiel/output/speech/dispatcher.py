"""Is Speech Dispatcher running? Asked of its socket, without starting it.

The address follows the documentation of Speech Dispatcher: ``SPEECHD_ADDRESS``, or else a socket in
the user's runtime folder.
"""

from __future__ import annotations

import os
import socket
from pathlib import Path

_CONNECT_S = 0.3
_PORT = 6560


class Watch:
    """An idle connection: it breaks when the daemon ends."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        connection.setblocking(False)

    def running(self) -> bool:
        """Tell whether the daemon still holds its end."""
        try:
            return self._connection.recv(4096) != b""
        except BlockingIOError:
            return True
        except OSError:
            return False

    def close(self) -> None:
        """Hang up."""
        self._connection.close()


def watch() -> Watch | None:
    """Connect to the running daemon; None when there is none."""
    family, address = _address()
    connection = socket.socket(family, socket.SOCK_STREAM)
    connection.settimeout(_CONNECT_S)
    try:
        connection.connect(address)
    except OSError:
        connection.close()
        return None
    return Watch(connection)


def _address() -> tuple[int, str | tuple[str, int]]:
    method, _, rest = os.environ.get("SPEECHD_ADDRESS", "unix_socket").partition(":")
    if method == "inet_socket":
        host, _, port = rest.partition(":")
        return socket.AF_INET, (host or "127.0.0.1", int(port) if port.isdigit() else _PORT)
    if rest:
        return socket.AF_UNIX, rest
    runtime = os.environ.get("XDG_RUNTIME_DIR") or str(Path.home() / ".cache")
    return socket.AF_UNIX, str(Path(runtime) / "speech-dispatcher" / "speechd.sock")
