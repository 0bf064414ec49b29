"""What programs ask a host that watch it: whether it is well, and what it counts.

It listens on this computer alone. While a host leads, this stands at the operator's page
(house.operator_page); while it waits, alone at the same port (:class:`WaitingPage`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Protocol

from braillespiel import extras

WAIT_S = 10.0
"""How long a browser may take to send a form."""
HEADERS = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class Watched(Protocol):
    """What answers programs."""

    port: int

    def health(self) -> tuple[bool, str]:
        """Tell whether the host is well, and return the word for how it is."""

    def counted(self) -> str | None:
        """Return what it counts of itself; None without the library that words it."""


def is_here(port: int, host: str | None) -> bool:
    """Tell whether somebody means this computer's port: no name of anybody else's leads here."""
    return host in (f"127.0.0.1:{port}", f"localhost:{port}")


class WatchedHandler(BaseHTTPRequestHandler):
    """One connection: answers ``/health`` and ``/metrics``, and nothing else."""

    asked: Watched
    timeout = WAIT_S
    server_version = "braillespiel"
    sys_version = ""

    def do_GET(self) -> None:
        """Answer a program; nobody else finds anything here."""
        if not is_here(self.asked.port, self.headers.get("Host")) or not self.answers_programs():
            self.answer(404, "")

    def answers_programs(self) -> bool:
        """Answer if a program asks; tell whether it was one."""
        path = self.path.partition("?")[0]
        if path == "/health":
            well, word = self.asked.health()
            self._plain(200 if well else 503, f"{word}\n")
        elif path == "/metrics":
            counted = self.asked.counted()
            missing = f"{extras.command('house')}\n"
            self._plain(501 if counted is None else 200, missing if counted is None else counted)
        return path in ("/health", "/metrics")

    def _plain(self, status: int, text: str) -> None:
        self.answer(status, text, {"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})

    def answer(self, status: int, text: str, more: Mapping[str, str] | None = None) -> None:
        """Send an answer."""
        body = text.encode()
        self.send_response(status)
        for name, value in (HEADERS | dict(more or {})).items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *given: object) -> None:
        """Log nothing: requests hold names and codes."""


def listening(
    handler: type[WatchedHandler], asked: Watched, port: int, name: str
) -> ThreadingHTTPServer:
    """Return a server that answers in a thread of its own, on this computer; ``asked`` is told
    its port. Raises OSError.
    """

    class Handler(handler):  # type: ignore[valid-type, misc]
        pass

    Handler.asked = asked
    server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
    server.daemon_threads = True
    asked.port = int(server.server_address[1])
    threading.Thread(target=server.serve_forever, name=name, daemon=True).start()
    return server


class WaitingPage:
    """Answers programs while a host waits; ``answers`` tells whether its database does.

    ``metrics`` returns what is counted, in whatever thread. Raises OSError if nothing can listen.
    """

    def __init__(
        self, port: int, answers: Callable[[], bool], metrics: Callable[[], str] | None
    ) -> None:
        self._answers, self._metrics = answers, metrics
        self.port = 0
        self._server = listening(WatchedHandler, self, port, "waiting")

    def health(self) -> tuple[bool, str]:
        """A host that waits is well while its database answers: it can lead."""
        return (True, "waits") if self._answers() else (False, "store-away")

    def counted(self) -> str | None:
        """Return what the host counts of itself; None without the library that words it."""
        return None if self._metrics is None else self._metrics()

    def close(self) -> None:
        """Listen no more."""
        self._server.shutdown()
        self._server.server_close()
