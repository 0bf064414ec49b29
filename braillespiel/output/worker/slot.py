"""One place for one worker: a new one is started when the last one has ended."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from typing import Any

from braillespiel.output.worker.process import Worker


class Slot:
    """Starts ``target`` in a worker when it is first needed, and again when that one has ended.

    May be used from any thread by several users; what a worker tells goes to who listens to it
    (:meth:`listen`).
    """

    def __init__(self, name: str, target: str, options: Mapping[str, Any] | None = None) -> None:
        self.name = name
        self._target = target
        self._options = dict(options or {})
        self._worker: Worker | None = None
        self._lock = threading.Lock()
        self._listeners: dict[str, Callable[..., None]] = {}

    def listen(self, event: str, call: Callable[..., None]) -> None:
        """Have ``call`` called with the arguments of ``event``, from a thread of the worker."""
        self._listeners[event] = call

    def worker(self) -> Worker:
        """Return the running worker; if there is none, start one now, without waiting for it."""
        with self._lock:
            if self._worker is not None and not self._worker.alive:
                self._worker.end(gently=False)
                self._worker = None
            if self._worker is None:
                self._worker = Worker(self.name, self._target, self._options, on_event=self._told)
            return self._worker

    def running(self) -> Worker | None:
        """Return the running worker, if there is one."""
        worker = self._worker
        return worker if worker is not None and worker.alive else None

    def end(self) -> None:
        """End the worker; the next call starts another one."""
        with self._lock:
            worker, self._worker = self._worker, None
        if worker is not None:
            worker.end()

    def _told(self, worker: Worker, event: str, arguments: list[Any]) -> None:
        call = self._listeners.get(event)
        if call is not None and worker is self._worker:
            call(*arguments)
