"""The far end of BRLTTY's virtual display: it feels the cells and presses the keys."""

from __future__ import annotations

import contextlib
import re
import socket
import threading
import time

from tests.support.patience import until


class VirtualDisplay:
    """A display of so many cells, connected to the ``vr`` driver of a BRLTTY."""

    def __init__(self, port: int, columns: int = 40, rows: int = 1) -> None:
        def connected() -> socket.socket | None:
            with contextlib.suppress(OSError):
                return socket.create_connection(("127.0.0.1", port))
            return None

        self._sock = until(connected, "BRLTTY's virtual display to listen")
        self._sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.frames: list[tuple[float, str]] = []
        self.changed = threading.Condition()
        threading.Thread(target=self._receive, daemon=True).start()
        self.resize(columns, rows)

    @property
    def cells(self) -> str:
        """What is felt now, as Unicode Braille, all rows in one."""
        return self.frames[-1][1] if self.frames else ""

    def resize(self, columns: int, rows: int = 1) -> None:
        """Become a display of another size."""
        self.send(f"cells {columns} {rows}")

    def send(self, command: str) -> None:
        """Give a BRLTTY command by its name: "FWINRT", "ROUTE 5", "PASSCHAR 65" ..."""
        self._sock.sendall((command + "\n").encode())

    def wait_for(self, cells: str) -> None:
        """Wait until these cells are felt; blanks at the end do not count."""
        until(
            lambda: self.cells.rstrip("⠀") == cells.rstrip("⠀") and self.cells,
            lambda: f"the cells {cells!r}, while there are {self.cells!r}",
        )

    def close(self) -> None:
        """Pull the plug."""
        with contextlib.suppress(OSError):
            self._sock.shutdown(socket.SHUT_RDWR)
        self._sock.close()

    def _receive(self) -> None:
        buffer = b""
        while True:
            try:
                data = self._sock.recv(65536)
            except OSError:
                data = b""
            now = time.perf_counter()
            if not data:
                return
            *lines, buffer = (buffer + data).split(b"\n")
            for line in lines:
                found = re.match(r'braille "(.*)"', line.decode("utf-8", "replace"), re.IGNORECASE)
                if found:
                    with self.changed:
                        self.frames.append((now, _cells(found[1])))
                        self.changed.notify_all()


def _cells(dots: str) -> str:
    """Turn "134|135| |" into Unicode Braille."""
    numbers = ([int(dot) for dot in cell if dot.isdigit()] for cell in dots.split("|"))
    return "".join(chr(0x2800 + sum(1 << (dot - 1) for dot in cell)) for cell in numbers)
