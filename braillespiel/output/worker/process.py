"""A process of our own for what could hang, crash or end the program: the calling side."""

from __future__ import annotations

import contextlib
import itertools
import json
import logging
import os
import select
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from braillespiel.output.problem import Problem

_CHILD = Path(__file__).with_name("child.py")
_ENDED_WITHIN_S = 0.3
"""How long a process that was asked to end may take before it is killed."""
_LONGEST_NOISE = 4096
_log = logging.getLogger(__name__)

_living: weakref.WeakSet[Worker] = weakref.WeakSet()
"""The workers that have not been ended."""

OnEvent = Callable[["Worker", str, list[Any]], None]
"""Called with the worker, the event's name and arguments, from a thread of the worker."""
OnAnswer = Callable[[Any, "WorkerError | None"], None]


class WorkerError(Exception):
    """A call of a worker failed."""


class RaisedError(WorkerError):
    """The call raised: ``kind`` is the name of the exception's class, ``problem`` its problem."""

    def __init__(self, kind: str, text: str, problem: Problem | None) -> None:
        super().__init__(f"{kind}: {text}")
        self.kind, self.text, self.problem = kind, text, problem


class HangsError(WorkerError):
    """The call was not answered in time; the process has been killed."""


class EndedError(WorkerError):
    """The process has ended."""


class Worker:
    """A process that holds ``target`` ("module:function") and answers calls.

    The process starts at once and nobody waits for it; see :mod:`braillespiel.output.worker.child`
    for what the target is. Calls may come from any thread; they are carried out one after the
    other. What the process writes to standard error goes to the log of this module, line by line.
    ``variables`` are added to its environment. Raises :class:`EndedError` where the system starts
    no process any more.
    """

    def __init__(
        self,
        name: str,
        target: str,
        options: Mapping[str, Any] | None = None,
        *,
        on_event: OnEvent | None = None,
        variables: Mapping[str, str] | None = None,
    ) -> None:
        self.name = name
        self._on_event = on_event
        self._numbers = itertools.count(1)
        self._pending: dict[int, OnAnswer] = {}
        self._lock = threading.Lock()
        self._sending = threading.Lock()
        self._failure: WorkerError | None = None
        self.process = _started(target, options or {}, variables or {})
        assert self.process.stdin is not None
        if os.name == "posix":
            os.set_blocking(self.process.stdin.fileno(), False)
        self._threads = [
            threading.Thread(target=read, name=f"worker-{name}-{what}", daemon=True)
            for what, read in (("answers", self._read), ("noise", self._listen))
        ]
        for thread in self._threads:
            thread.start()
        _living.add(self)

    @property
    def alive(self) -> bool:
        """Tell whether it can still be called."""
        return self._failure is None

    def call(self, what: str, *arguments: Any, within: float, **keywords: Any) -> Any:
        """Call ``what`` and return its result; raises :class:`WorkerError`.

        A process that does not answer ``within`` seconds is killed.
        """
        done = threading.Event()
        answer: list[Any] = [None, None]

        def on_answer(result: Any, error: WorkerError | None) -> None:
            answer[:] = result, error
            done.set()

        until = time.monotonic() + within
        self._post([what, arguments, keywords, within], on_answer, until)
        if not done.wait(max(0.0, until - time.monotonic())):
            hangs = HangsError(f"{self.name} does not answer {what}")
            self._fail(hangs)
            self._kill()
            if not done.wait(_ENDED_WITHIN_S):  # unless the answer is being told this very moment
                raise hangs
        result, error = answer
        if error is not None:
            raise error
        return result

    def post(
        self, what: str, *arguments: Any, on_answer: OnAnswer, within: float, lasts: float
    ) -> None:
        """Call ``what`` and pass its result on from another thread; only sending may wait.

        Raises :class:`WorkerError` when it cannot be sent ``within`` seconds. A call that takes
        longer than ``lasts`` seconds ends the process.
        """
        self._post([what, arguments, {}, lasts], on_answer, time.monotonic() + within)

    def end(self, gently: bool = True) -> None:
        """End the process: it may close what it holds for a moment, or is killed at once."""
        gently = gently and self.alive
        with contextlib.suppress(OSError):
            if self.process.stdin is not None:
                self.process.stdin.close()
        if gently and self._threads[0] is not threading.current_thread():
            self._threads[0].join(_ENDED_WITHIN_S)  # its last answers end with it
        self._fail(EndedError(f"{self.name} was ended"))
        self._kill()
        self.process.wait()
        _living.discard(self)
        for thread in self._threads:
            if thread is not threading.current_thread():
                thread.join(1.0)

    def _kill(self) -> None:
        """Kill the process and, on POSIX, what it has started."""
        if self.process.returncode is not None:
            return  # its number may be another's by now
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    def _post(self, call: list[Any], on_answer: OnAnswer, until: float) -> None:
        number = next(self._numbers)
        with self._lock:
            if self._failure is not None:
                raise self._failure.with_traceback(None)
            self._pending[number] = on_answer
        try:
            self._send([number, *call], until)
        except TimeoutError:
            failure: WorkerError = HangsError(f"{self.name} takes nothing")
        except (OSError, ValueError):  # its end of the pipe is closed, or ours is
            failure = EndedError(f"{self.name} has ended")
        else:
            return
        with self._lock:
            self._pending.pop(number, None)
        self._fail(failure)
        self._kill()
        raise failure

    def _send(self, message: list[Any], until: float) -> None:
        data = json.dumps(message).encode() + b"\n"
        assert self.process.stdin is not None
        with self._sending:
            while data:
                written = self.process.stdin.write(data)
                if written is None:  # the pipe is full
                    left = until - time.monotonic()
                    if left <= 0 or not select.select([], [self.process.stdin], [], left)[1]:
                        raise TimeoutError
                else:
                    data = data[written:]

    def _read(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(ValueError, OSError), self.process.stdout as stream:
            for line in _lines(stream.fileno()):
                number, value, more = json.loads(line)
                if number is None:
                    self._tell(value, more)
                elif number == 0:
                    self._fail(_raised(more))
                else:
                    with self._lock:
                        on_answer = self._pending.pop(number, None)
                    if on_answer is not None:
                        on_answer(value, None if more is None else _raised(more))
        self._fail(EndedError(f"{self.name} has ended"))

    def _tell(self, event: str, arguments: list[Any]) -> None:
        if self._on_event is None:
            return
        try:
            self._on_event(self, event, arguments)
        except Exception:
            _log.exception("an event of %s failed", self.name)

    def _listen(self) -> None:
        assert self.process.stderr is not None
        with contextlib.suppress(ValueError, OSError), self.process.stderr as stream:
            for line in _lines(stream.fileno(), _LONGEST_NOISE):
                text = line.decode("utf-8", "replace").strip()
                if text:
                    _log.warning("%s: %s", self.name, text)

    def _fail(self, failure: WorkerError) -> None:
        """Let every call that is not answered fail, and all that follow."""
        with self._lock:
            if self._failure is None:
                self._failure = failure
            failure = self._failure
            pending, self._pending = list(self._pending.values()), {}
        for on_answer in pending:
            on_answer(None, failure)


def _started(
    target: str, options: Mapping[str, Any], variables: Mapping[str, str]
) -> subprocess.Popen[bytes]:
    try:
        return subprocess.Popen(
            [sys.executable, "-P", str(_CHILD), json.dumps([target, dict(options)])],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env={**os.environ, "PYTHONFAULTHANDLER": "1", **variables},
            # Neither Ctrl+C nor the end of a terminal is for it, and what it starts ends with it.
            start_new_session=os.name == "posix",
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except OSError as error:
        raise EndedError(f"no process can be started: {error}") from error


def end_all() -> None:
    """End every worker at once: the program ends, and one that hangs would stay behind."""
    for worker in list(_living):
        worker.end(gently=False)


def _lines(descriptor: int, longest: int | None = None) -> Iterator[bytes]:
    """Yield lines as they come; the last one may be cut short, one that is too long is cut."""
    rest = b""
    while data := os.read(descriptor, 65536):
        *whole, rest = (rest + data).split(b"\n")
        yield from whole
        if longest is not None and len(rest) > longest:
            yield rest
            rest = b""
    if rest:
        yield rest


def _raised(error: dict[str, Any]) -> RaisedError:
    key = error["key"]
    problem = None if key is None else Problem(key, error["args"])
    return RaisedError(error["kind"], error["text"], problem)
