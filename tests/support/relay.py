"""A relay of TCP connections to whichever of some ports listens, as one before several hosts is."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator, Sequence

from scripts.postgres_server import free_port


class Relay:
    """Listens on a free port of this computer; each connection goes to the first port that answers.

    ``cut`` ports are passed over: the way to them is cut.
    """

    def __init__(self, ports: Sequence[int]) -> None:
        self.ports = list(ports)
        self.cut: set[int] = set()
        self._server = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._server.getsockname()[1])
        self._open: dict[int, set[socket.socket]] = {}
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._server.accept()
                threading.Thread(target=self._carry, args=(near,), daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        for port in self.ports:
            if port in self.cut:
                continue
            with contextlib.suppress(OSError):
                far = socket.create_connection(("127.0.0.1", port))
                self._open.setdefault(port, set()).update((near, far))
                threading.Thread(target=_pump, args=(near, far), daemon=True).start()
                _pump(far, near)
                return
        near.close()

    def cuts(self, port: int) -> None:
        """Cut the way to a port, and what goes over it now."""
        self.cut.add(port)
        for each in self._open.pop(port, ()):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Listen no more."""
        self._server.close()


def _pump(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(1 << 16):
            target.sendall(data)
    for each in (source, target):
        with contextlib.suppress(OSError):
            each.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def relay(*ports: int) -> Iterator[Relay]:
    """Give a relay; it listens no more afterwards."""
    made = Relay(ports)
    try:
        yield made
    finally:
        made.close()


def free_ports(number: int) -> list[int]:
    """Return ports of this computer at which nobody listens."""
    found = set[int]()
    while len(found) < number:
        found.add(free_port())
    return list(found)
