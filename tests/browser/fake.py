"""A server that shows the page whatever a test gives it, and writes down what the page sends."""

from __future__ import annotations

import json
import queue
import threading
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import fields
from http import HTTPStatus
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

from braillespiel import languages
from braillespiel.output.picture import Picture
from braillespiel.web import files
from braillespiel.web import messages as w
from braillespiel.web.visitor import _words_of
from tests.support.languages import LANGUAGES
from tests.support.patience import HANGS_S, PATIENT


def screen(
    picture: Picture, moves: bool = False, language: str = "de", goes: bool = False
) -> w.Screen:
    """Return the message that shows a whole picture."""
    left_out = ("panels", "behind", "captions", "reader", "notice")
    plain = {f.name: getattr(picture, f.name) for f in fields(Picture) if f.name not in left_out}
    order = tuple(panel.id for panel in picture.panels)
    behind = tuple(panel.id for panel in picture.behind)
    panels = picture.panels + picture.behind
    return w.Screen(
        order=order,
        behind=behind,
        panels=panels,
        moves=moves,
        goes=goes,
        language=language,
        **plain,
    )


def entrance(language: str = "de", **more: Any) -> w.Entrance:
    """Return the message that shows the form in front of the table."""
    names = {code: languages.facts(code).name for code in LANGUAGES}
    return w.Entrance(language, names, _words_of(language), **more)


class FakeServer:
    """Serves the page and one socket at a time. Leave the context to close it."""

    def __init__(self) -> None:
        self._files = files.table()
        self._server = serve(self._talk, "127.0.0.1", 0, process_request=self._request, **PATIENT)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        port = self._server.socket.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}/"
        self.sent: queue.Queue[dict[str, Any]] = queue.Queue()
        self.on_open: deque[Sequence[w.ToPage]] = deque()
        """What the next pages get for their first messages of the kind "open", one each."""
        self.usual: Sequence[w.ToPage] = (entrance(),)
        self._socket: ServerConnection | None = None
        self.accepts = True
        self.lacks: Counter[str] = Counter()
        """How often a file is not there, by the path that it is asked for."""
        self.hosts: tuple[str, ...] = ()
        """Where else the page is told to look."""
        self.closed = threading.Event()
        """Whether the page has no connection."""

    def _request(self, connection: ServerConnection, request: Request) -> Response | None:
        if request.path == "/seat":
            return None if self.accepts else files.plain(HTTPStatus.SERVICE_UNAVAILABLE)
        if self.lacks[request.path]:
            self.lacks[request.path] -= 1
            return files.plain(HTTPStatus.SERVICE_UNAVAILABLE)
        return files.answer(self._files, request, self.hosts, request.headers.get("Origin", ""))

    def _talk(self, socket: ServerConnection) -> None:
        self._socket = socket
        self.closed.clear()
        try:
            for frame in socket:
                told = json.loads(frame)
                if told["type"] == "open":
                    answers = self.on_open.popleft() if self.on_open else self.usual
                    for message in answers:
                        self.tell(message)
                self.sent.put(told)
        except ConnectionClosed:
            pass
        finally:
            if self._socket is socket:
                self.closed.set()

    def tell(self, *messages: w.ToPage) -> None:
        """Send messages to the page."""
        assert self._socket is not None
        for message in messages:
            self._socket.send(msgspec.json.encode(message).decode())

    def next(self, kind: str) -> dict[str, Any]:
        """Return the page's next message of a kind; others before it are dropped."""
        while True:
            told = self.sent.get(timeout=HANGS_S)
            if told["type"] == kind:
                return told

    def seen(self) -> list[dict[str, Any]]:
        """Return what has come from the page and has not been asked for."""
        found = []
        while not self.sent.empty():
            found.append(self.sent.get())
        return found

    def cut(self) -> None:
        """Break the connection."""
        assert self._socket is not None
        self._socket.close()

    def close(self) -> None:
        """Serve no longer; a page that is open stays so."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
