"""A backend in a thread of its own, so that one that hangs holds up nobody."""

from __future__ import annotations

import contextlib
import threading
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from braillespiel.output.speech.interface import Speech

Clock = Callable[[], float]
Factory = Callable[[], Speech]
Job = Callable[[Speech], None]


_THREAD = "speech-"
_CLOSE_WITHIN_S = 1.0


def any_running() -> bool:
    """Tell whether any such thread is still running, for example one of an abandoned call."""
    return any(thread.name.startswith(_THREAD) for thread in threading.enumerate())


class _Task(NamedTuple):
    job: Job | None
    limit: float
    done: threading.Event


class BackendThread:
    """Makes a backend, opens it and runs jobs on it, one after the other, in one thread.

    It only ends when it is abandoned; it then closes the backend. Whoever watches it asks
    :meth:`overdue`: a call that does not return cannot be ended, only left behind.
    """

    def __init__(
        self,
        name: str,
        factory: Factory,
        clock: Clock,
        failed: Callable[[BackendThread, Exception], None],
    ) -> None:
        self.name = name
        self.backend: Speech | None = None
        self.is_open = False
        """Set by whoever is told that the backend is open."""
        self.listed: threading.Event | None = None
        """Set as soon as the backend, once asked, has told its voices."""
        self.looked: threading.Event | None = None
        """Set as soon as the last look at the backend is done."""
        self._factory = factory
        self._clock = clock
        self._failed = failed
        self._tasks: deque[_Task] = deque()
        self._condition = threading.Condition()
        self._deadline: float | None = None
        self._abandoned = False
        self.thread = threading.Thread(target=self._run, name=_THREAD + name, daemon=True)

    def open(self, within: float, opened: Callable[[BackendThread], None]) -> None:
        """Start the thread, make and open the backend; ``within`` seconds, or it is overdue."""
        self._tasks.appendleft(_Task(None, within, threading.Event()))
        self._opened = opened
        self.thread.start()

    def post(self, job: Job, limit: float) -> threading.Event:
        """Queue ``job``, which may take ``limit`` seconds; return an event set when it is done."""
        task = _Task(job, limit, threading.Event())
        with self._condition:
            self._tasks.append(task)
            self._condition.notify()
        return task.done

    def overdue(self, now: float) -> bool:
        """Tell whether the current call has taken longer than it may.

        An abandoned thread stays overdue until that call returns.
        """
        deadline = self._deadline
        return deadline is not None and now >= deadline

    @property
    def busy(self) -> bool:
        """Tell whether a job is running or waiting."""
        return self._deadline is not None or bool(self._tasks)

    def abandon(self) -> None:
        """Run nothing more; the backend is closed as soon as the current call returns."""
        with self._condition:
            self._abandoned = True
            self._tasks.clear()
            self._condition.notify()

    def _run(self) -> None:
        while (task := self._next()) is not None:
            try:
                if task.job is None:
                    self.backend = self._factory()
                    self.backend.open()
                    self._opened(self)
                elif self.backend is not None:
                    task.job(self.backend)
            except Exception as error:
                self._deadline = None
                self._failed(self, error)
            self._deadline = None
            task.done.set()
        if self.backend is not None:
            self._deadline = self._clock() + _CLOSE_WITHIN_S
            with contextlib.suppress(Exception):
                self.backend.close()
            self._deadline = None

    def _next(self) -> _Task | None:
        with self._condition:
            while not self._tasks and not self._abandoned:
                self._condition.wait()
            if self._abandoned:
                return None
            task = self._tasks.popleft()
            self._deadline = self._clock() + task.limit
            return task
