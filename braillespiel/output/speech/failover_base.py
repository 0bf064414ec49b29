"""Who speaks and who takes over: the inner part of the failover speech."""

from __future__ import annotations

import contextlib
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from braillespiel.output.problem import Problem, ProblemError
from braillespiel.output.speech.backend_thread import BackendThread, Clock, Factory
from braillespiel.output.speech.interface import (
    MOST_SPEEDUP,
    Capability,
    OnEnd,
    Speech,
    SpeechLostError,
    UnknownVoiceError,
    Utterance,
    Voice,
    VoiceSettings,
)

OnChange = Callable[[str | None, str | None, Problem | None], None]
_log = logging.getLogger(__name__)

FIRST_RETRY_S, LAST_RETRY_S = 2.0, 300.0
SILENT_RETRY_S = 10.0
"""The longest pause while no backend speaks at all."""
LISTING_S = 10.0
"""How long a backend may take to list its voices before it counts as hanging."""
OVERRUN_S, OVERRUN = 5.0, 3.0
"""A sentence whose end the backend should report may take so many seconds more than this many times
its estimate; then the backend counts as hanging."""


class BackendState(Enum):
    """How far a backend has got."""

    UNTRIED = auto()
    OPENING = auto()
    OPEN = auto()
    LOST = auto()
    UNAVAILABLE = auto()


@dataclass(eq=False)
class BackendEntry:
    """A backend of the list: its thread while it is opening or open, and why it is not.

    ``before`` is the last thread that was left: while a call of it hangs no other is opened, or
    threads that hang would pile up.
    """

    name: str
    factory: Factory
    state: BackendState = BackendState.UNTRIED
    thread: BackendThread | None = None
    before: BackendThread | None = None
    problem: Problem | None = None
    retry_at: float = 0.0
    lost_at: float = 0.0
    pause: float = FIRST_RETRY_S
    was_open: bool = False
    voices: Sequence[Voice] | None = None
    """None until the backend was asked and has told them."""
    detail: str = ""

    def leave(self, state: BackendState) -> None:
        """Abandon the thread."""
        if self.thread is not None:
            self.thread.abandon()
        self.state, self.thread, self.before = state, None, self.thread

    def free(self, now: float) -> bool:
        """Tell whether there is no thread, and none that hangs."""
        return self.thread is None and not (self.before and self.before.overdue(now))


@dataclass(eq=False)
class PendingUtterance:
    """An utterance until it was heard; ``due`` is when it will have been, if that is estimated."""

    utterance: Utterance
    on_end: OnEnd | None
    thread: BackendThread | None = None
    due: float | None = None
    begins: float | None = None
    """When it will have begun at the latest, where that is estimated: for a listener who has set
    her screen reader to three times the usual rate."""
    ended: bool = False


class FailoverBase:
    """The backends in their order, the one that speaks, and the sentences not yet heard.

    Everything here expects the lock to be held, except where a backend thread calls in. What
    is to be told to the client is collected under the lock and told by :meth:`_flush` without.
    """

    def __init__(
        self,
        backends: Sequence[tuple[str, Factory]],
        *,
        settings: VoiceSettings | None = None,
        on_change: OnChange | None = None,
        on_problem: Callable[[Problem], None] | None = None,
        on_speaking: Callable[[bool], None] | None = None,
        hang_after: float = 1.0,
        open_within: float = 3.0,
        clock: Clock = time.monotonic,
    ) -> None:
        self._entries = [BackendEntry(name, factory) for name, factory in backends]
        self._settings = settings or VoiceSettings()
        self._on_change = on_change
        self._on_problem = on_problem
        self._on_speaking = on_speaking
        self._hang_after = hang_after
        self._open_within = open_within
        self._clock = clock
        self._lock = threading.RLock()
        self._wake = threading.Condition(self._lock)
        self._calls: deque[Callable[[], None]] = deque()
        self._unfinished: deque[PendingUtterance] = deque()
        self._current: BackendThread | None = None
        self._better: BackendThread | None = None
        self._lost: tuple[str, Problem | None] | None = None
        self._none_left = False
        self._asked: BackendThread | None = None
        self._last_due = 0.0
        self._last_begins = 0.0
        self._first: PendingUtterance | None = None
        self._first_since = 0.0
        self._was_speaking = False
        self._closed = False

    def speaking(self) -> bool:
        """Tell whether a sentence is on its way and has not been heard to its end yet.

        If no backend is left, nothing is on its way, though sentences wait for one.
        """
        return bool(self._unfinished) and not self._none_left

    def waiting(self) -> int:
        """Return how many sentences were given whose first sound has not been handed over yet.

        If no backend is left, none is waited for.
        """
        with self._lock:
            if self._none_left:
                return 0
            now = self._clock()
            begun = 0
            for number, said in enumerate(self._unfinished):
                estimated = said.begins is not None and said.begins <= now
                if said.thread is None or not (number == 0 or estimated):
                    break
                begun += 1
            return len(self._unfinished) - begun

    # -- handing over -------------------------------------------------------------------------

    def _post(
        self, job: Callable[[Speech], None], limit: float | None = None
    ) -> threading.Event | None:
        thread = self._current
        if thread is None or not thread.is_open or self._closed:
            return None
        self._wake.notify()
        return thread.post(job, limit or self._hang_after)

    def _hand_over(self, said: PendingUtterance, thread: BackendThread) -> threading.Event:
        said.thread, said.due, said.begins = thread, None, None

        def job(backend: Speech) -> None:
            if said.ended:
                return
            backend.say(said.utterance, lambda heard: self._ended(said, thread, heard))
            if Capability.END_REPORT not in backend.capabilities:
                with self._lock:
                    takes = backend.estimate(said.utterance.text)
                    said.begins = max(self._clock(), self._last_begins)
                    self._last_begins = said.begins + takes / MOST_SPEEDUP
                    said.due = self._last_due = max(self._clock(), self._last_due) + takes
                    self._wake.notify()

        return thread.post(job, self._hang_after)

    def _ended(self, said: PendingUtterance, thread: BackendThread, heard: bool) -> None:
        with self._lock:
            if said.thread is thread and thread is self._current:
                self._finish(said, heard)
        self._flush()

    def _finish(self, said: PendingUtterance, heard: bool) -> None:
        if said.ended:
            return
        said.ended = True
        if said in self._unfinished:
            self._unfinished.remove(said)
        if heard and said.thread is not None:
            self._entry(said.thread).pause = FIRST_RETRY_S
        if said.on_end is not None:
            on_end = said.on_end
            self._calls.append(lambda: on_end(heard))
        if not self._unfinished and self._better is not None and self._better.is_open:
            self._change_over(self._better)

    def _cut_off(self) -> None:
        self._last_due = self._last_begins = self._clock()
        while self._unfinished:
            self._finish(self._unfinished[-1], False)

    @staticmethod
    def _look(backend: Speech) -> None:
        if not backend.alive():
            raise SpeechLostError("speech-lost", name=backend.name)

    def _apply_settings(self, backend: Speech) -> None:
        try:
            backend.set(self._settings)
        except UnknownVoiceError as error:
            self._report(error.problem)
            backend.set(replace(self._settings, voice=""))
            self._flush()

    # -- opening, losing, changing over ---------------------------------------------------------

    def _entry(self, thread: BackendThread) -> BackendEntry:
        return next(entry for entry in self._entries if entry.name == thread.name)

    def _open(self, entry: BackendEntry) -> BackendThread:
        thread = BackendThread(entry.name, entry.factory, self._clock, self._failed)
        entry.state, entry.thread = BackendState.OPENING, thread
        thread.open(self._open_within, self._opened)
        self._wake.notify()
        return thread

    def _open_next(self) -> None:
        now = self._clock()
        for entry in self._entries:
            again_at = min(entry.retry_at, entry.lost_at + SILENT_RETRY_S)
            if entry.free(now) and (entry.state is BackendState.UNTRIED or again_at <= now):
                self._current = self._open(entry)
                return
        self._current = None
        if not self._none_left:
            self._none_left = True
            old, why = self._lost or (None, self._entries[0].problem if self._entries else None)
            self._tell_change(old, None, why)

    def _opened(self, thread: BackendThread) -> None:
        assert thread.backend is not None
        self._apply_settings(thread.backend)
        with self._lock:
            entry = self._entry(thread)
            if entry.thread is not thread or self._closed:
                return
            entry.state, entry.problem, entry.was_open = BackendState.OPEN, None, True
            thread.is_open = True
            if thread.backend.detail != entry.detail:
                entry.detail, entry.voices = thread.backend.detail, None
            if thread is self._current:
                self._take_over(thread)
            elif not self._unfinished:
                self._change_over(thread)
        self._flush()

    @staticmethod
    def _list_voices(entry: BackendEntry, backend: Speech) -> None:
        with contextlib.suppress(Exception):  # who cannot tell them may still speak
            entry.voices = tuple(backend.voices())

    def _look_for_overrun(self, now: float) -> None:
        """Give up a backend that speaks on and on: its device or its service hangs."""
        said = self._unfinished[0] if self._unfinished else None
        thread = self._current
        if said is not self._first or thread is None or thread.backend is None:
            self._first, self._first_since = said, now
        elif said is not None and said.due is None and said.thread is thread and thread.is_open:
            most = OVERRUN_S + OVERRUN * thread.backend.estimate(said.utterance.text)
            if now - self._first_since > most:
                self._lose(thread, Problem("speech-hangs", {"name": thread.name}))

    def _failed(self, thread: BackendThread, error: Exception) -> None:
        if isinstance(error, ProblemError):
            problem = error.problem
        else:
            kind = type(error).__name__
            problem = Problem("speech-failed", {"name": thread.name, "error": f"{kind}: {error}"})
        with self._lock:
            self._lose(thread, problem)
        self._flush()

    def _lose(self, thread: BackendThread, problem: Problem) -> None:
        entry = self._entry(thread)
        if entry.thread is not thread:
            return
        speaking = entry.state is BackendState.OPEN
        # What hangs is there, and may go on: it is tried again as one that spoke before.
        there = entry.was_open or problem.key == "speech-hangs"
        entry.leave(BackendState.LOST if there else BackendState.UNAVAILABLE)
        entry.problem = problem
        entry.lost_at = self._clock()
        entry.retry_at = entry.lost_at + entry.pause
        entry.pause = min(2 * entry.pause, LAST_RETRY_S)
        if thread is self._better:
            self._better = None
            if thread is self._asked:
                self._report(problem)
        elif thread is self._current and not self._closed:
            if speaking:
                self._lost = (thread.name, problem)
            better, self._better = self._better, None
            if better is not None:
                self._current = better
                if better.is_open:
                    self._take_over(better)
            else:
                self._open_next()

    def _take_over(self, thread: BackendThread) -> None:
        self._last_due = self._last_begins = self._clock()
        self._first = None  # it has all its time again
        for said in list(self._unfinished):
            self._hand_over(said, thread)
        old, why = self._lost or (None, self._entries[0].problem)
        self._lost, self._none_left = None, False
        self._tell_change(old, thread.name, why)

    def _look_for_better(self, *, also_unavailable: bool = False) -> None:
        if self._better is not None or self._current is None or not self._current.is_open:
            return
        now = self._clock()
        for entry in self._entries:
            if entry.thread is self._current:
                return
            wanted = entry.state is BackendState.LOST or also_unavailable
            if wanted and entry.free(now) and entry.retry_at <= now:
                self._better = self._open(entry)
                return

    def _change_over(self, thread: BackendThread) -> None:
        old = self._current
        self._current, self._better = thread, None
        if old is not None:
            self._entry(old).leave(BackendState.UNTRIED)
        self._last_due = self._clock()
        why = "speech-chosen" if thread is self._asked else "speech-back"
        self._tell_change(
            old.name if old else None, thread.name, Problem(why, {"name": thread.name})
        )

    def _drop_better(self) -> None:
        if self._better is not None:
            self._entry(self._better).leave(BackendState.UNTRIED)
            self._better = None

    # -- callbacks and watching -----------------------------------------------------------------

    def _tell_change(self, old: str | None, new: str | None, why: Problem | None) -> None:
        if self._on_change is not None:
            on_change = self._on_change
            self._calls.append(lambda: on_change(old, new, why))

    def _report(self, problem: Problem) -> None:
        if self._on_problem is not None:
            on_problem = self._on_problem
            self._calls.append(lambda: on_problem(problem))

    def _flush(self) -> None:
        speaking = self.speaking()
        if speaking is not self._was_speaking and self._on_speaking is not None:
            self._was_speaking = speaking
            self._calls.append(lambda: self._on_speaking and self._on_speaking(speaking))
        while self._calls:
            try:
                call = self._calls.popleft()
            except IndexError:
                return
            try:
                call()
            except Exception:
                _log.exception("a callback of the speech chain failed")
