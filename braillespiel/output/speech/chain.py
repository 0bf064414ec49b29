"""The chain of speech backends: one speaks, the next one waits to take over."""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any

from braillespiel.output.problem import Problem, ProblemError
from braillespiel.output.speech.interface import (
    USUAL,
    Capability,
    OnEnd,
    Speech,
    SpeechLostError,
    UnknownVoiceError,
    Voice,
    VoiceSettings,
    speakable,
)
from braillespiel.output.speech.lane import Clock, Factory, Lane

OnChange = Callable[[str | None, str | None, Problem | None], None]
_log = logging.getLogger(__name__)

_MOST_WAITING = 50
"""Utterances kept while no backend is there at all; the oldest go first."""
_FIRST_RETRY_S, _LAST_RETRY_S = 2.0, 300.0
_HAND_OVER_S = 0.001
_WATCH_S = 0.1


class _State(Enum):
    UNTRIED = auto()
    OPENING = auto()
    OPEN = auto()
    LOST = auto()
    UNAVAILABLE = auto()


@dataclass(eq=False)
class _Entry:
    name: str
    factory: Factory
    state: _State = _State.UNTRIED
    lane: Lane | None = None
    problem: Problem | None = None
    retry_at: float = 0.0
    pause: float = _FIRST_RETRY_S
    was_open: bool = False


@dataclass(eq=False)
class _Utterance:
    text: str
    interrupt: bool
    language: str
    pitch: int | None
    pan: float | None
    on_end: OnEnd | None
    lane: Lane | None = None
    due: float | None = None
    ended: bool = False


class SpeechChain:
    """Speaks through the first backend that works and moves on when it fails or hangs.

    ``backends`` are (name, factory) in order of preference. Every call returns at once (within
    about a millisecond) and may come from any thread. A sentence that was handed over and not
    yet heard to its end when a backend is lost is said again by the next one; no other sentence
    is said twice. A lost backend is tried again on a later sentence, after a pause that doubles
    from 2 s to 5 min, and takes over again between two sentences.

    The callbacks come from threads of the chain and must not block:
    ``on_change(old, new, reason)`` after another backend took over (``new`` None: none is left,
    sentences wait; ``old`` None: the first one is ready), ``on_problem`` for a setting that a
    backend cannot follow, ``on_speaking`` when speech begins and ends (for ducking).

    ``hang_after`` and ``open_within`` are seconds. ``watch=False`` leaves :meth:`tick` to the
    caller, for tests with their own ``clock``.
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
        watch: bool = True,
    ) -> None:
        self._entries = [_Entry(name, factory) for name, factory in backends]
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
        self._unfinished: deque[_Utterance] = deque()
        self._current: Lane | None = None
        self._better: Lane | None = None
        self._lost: tuple[str, Problem | None] | None = None
        self._none_left = False
        self._asked: Lane | None = None
        self._last_due = 0.0
        self._look_at = 0.0
        self._was_speaking = False
        self._closed = False
        self._watcher = (
            threading.Thread(target=self._watch, name="speech-watch", daemon=True)
            if watch
            else None
        )
        if self._watcher is not None:
            self._watcher.start()

    # -- what the client calls -------------------------------------------------------------

    @property
    def name(self) -> str | None:
        """The name of the backend that speaks now; None while none is open."""
        lane = self._current
        return lane.name if lane is not None and lane.is_open else None

    @property
    def capabilities(self) -> frozenset[Capability]:
        """What the backend that speaks now can do."""
        lane = self._current
        if lane is None or lane.backend is None or not lane.is_open:
            return frozenset()
        return lane.backend.capabilities

    @property
    def settings(self) -> VoiceSettings:
        """Rate, volume, pitch and voice as set."""
        return self._settings

    def start(self) -> None:
        """Begin to open the first backend, so that the first sentence need not wait for it."""
        with self._lock:
            if self._current is None and not self._closed:
                self._open_next()
        self._flush()

    def say(
        self,
        text: str,
        *,
        interrupt: bool = False,
        language: str = "de",
        pitch: int | None = None,
        pan: float | None = None,
        on_end: OnEnd | None = None,
    ) -> None:
        """Say ``text``; with ``interrupt`` at once, and what was going on is cut off.

        ``on_end`` is called exactly once: True when the text was heard to its end (as reported
        by the backend or estimated from its rate), False when it was cut off.
        """
        said = _Utterance(speakable(text), interrupt, language, pitch, pan, on_end)
        handed: threading.Event | None = None
        with self._lock:
            if self._closed:
                return
            if interrupt:
                self._cut_off()
            if not said.text:
                if interrupt:
                    self._post(lambda backend: backend.stop())
                self._finish(said, True)
            else:
                self._unfinished.append(said)
                self._look_for_better()
                if self._current is None:
                    self._open_next()
                elif self._current.is_open:
                    handed = self._hand_over(said, self._current)
                while self._current is None and len(self._unfinished) > _MOST_WAITING:
                    self._finish(self._unfinished[0], False)
            self._wake.notify()
            lane = self._current
        self._flush()
        # Lets go of the interpreter for a moment, so that the backend gets the text now and not
        # only when this thread next waits.
        if (
            interrupt
            and handed is not None
            and lane is not None
            and threading.current_thread() is not lane.thread
        ):
            handed.wait(_HAND_OVER_S)

    def stop(self) -> None:
        """Fall silent at once and forget what is queued."""
        with self._lock:
            self._cut_off()
            self._post(lambda backend: backend.stop())
        self._flush()

    def speaking(self) -> bool:
        """Tell whether a sentence has not been heard to its end yet."""
        return bool(self._unfinished)

    def set(self, **changes: Any) -> None:
        """Change ``rate``, ``volume``, ``pitch`` (0 to 100) or ``voice`` from the next sentence on.

        Raises :class:`SpeechSettingError` and changes nothing when a value is out of range. A
        voice the backend does not have is reported through ``on_problem``.
        """
        with self._lock:
            self._settings = replace(self._settings, **changes)
            self._post(self._apply_settings)
        self._flush()

    def braille(self, text: str) -> bool:
        """Show ``text`` on the screen reader's Braille display; False where there is none."""
        text = speakable(text)
        with self._lock:
            if Capability.BRAILLE not in self.capabilities:
                return False
            if text:
                self._post(lambda backend: backend.braille(text))
        return True

    def effective(self) -> VoiceSettings:
        """Return the settings with the present backend's own where nothing is set."""
        lane = self._current
        if lane is None or lane.backend is None or not lane.is_open:
            return self._settings.over(USUAL)
        return self._settings.over(lane.backend.defaults())

    def voices(self, timeout: float = 2.0) -> list[Voice]:
        """Return the voices of the backend that speaks now; waits up to ``timeout`` seconds."""
        found: list[Voice] = []
        with self._lock:
            done = self._post(lambda backend: found.extend(backend.voices()), timeout)
        return list(found) if done is not None and done.wait(timeout) else []

    def prefer(self, name: str) -> None:
        """Move the backend ``name`` to the front and change over to it if it can be opened.

        Otherwise the present one stays and ``on_problem`` tells why. Raises ``KeyError`` for a
        name that is not in the chain.
        """
        with self._lock:
            entry = next((e for e in self._entries if e.name == name), None)
            if entry is None:
                raise KeyError(name)
            self._entries.remove(entry)
            self._entries.insert(0, entry)
            if self._current is None:
                entry.retry_at = 0.0
                self._open_next()
            elif entry.lane is None:
                self._drop_better()
                self._better = self._asked = self._open(entry)
        self._flush()

    def retry(self) -> None:
        """Try the backends before the present one again, now; for a reader started late."""
        with self._lock:
            for entry in self._entries:
                entry.retry_at, entry.pause = 0.0, _FIRST_RETRY_S
            self._look_for_better(also_unavailable=True)
            if self._current is None:
                self._open_next()
        self._flush()

    def problems(self) -> dict[str, Problem]:
        """Return why backends that were tried cannot be used now, by name."""
        with self._lock:
            return {e.name: e.problem for e in self._entries if e.problem is not None}

    def close(self) -> None:
        """Fall silent and let go of every backend; waits a second for them at most."""
        with self._lock:
            if self._closed:
                return
            self._closed = True
            self._cut_off()
            lanes = [e.lane for e in self._entries if e.lane is not None]
            for lane in lanes:
                lane.abandon()
            self._wake.notify()
        self._flush()
        for lane in lanes:
            if lane.thread is not threading.current_thread():
                lane.thread.join(1.0)

    def tick(self) -> float | None:
        """Look for hangs and for sentences whose time is up; return seconds to the next look."""
        with self._lock:
            now = self._clock()
            for lane in (self._current, self._better):
                if lane is not None and lane.overdue(now):
                    self._lose(lane, Problem("speech-hangs", {"name": lane.name}))
            while self._unfinished:
                due = self._unfinished[0].due
                if due is None or due > now:
                    break
                self._finish(self._unfinished[0], True)
            lane = self._current
            if self._unfinished and lane is not None and lane.is_open and now >= self._look_at:
                self._look_at = now + 2 * _WATCH_S
                if not lane.busy:
                    self._post(self._look)
            lanes = [lane for lane in (self._current, self._better) if lane is not None]
            if self._closed or not (self._unfinished or any(lane.busy for lane in lanes)):
                wait = None
            else:
                due = self._unfinished[0].due if self._unfinished else None
                wait = _WATCH_S if due is None else min(_WATCH_S, max(0.0, due - now))
        self._flush()
        return wait

    # -- handing over -------------------------------------------------------------------------

    def _post(
        self, job: Callable[[Speech], None], limit: float | None = None
    ) -> threading.Event | None:
        lane = self._current
        if lane is None or not lane.is_open or self._closed:
            return None
        self._wake.notify()
        return lane.post(job, limit or self._hang_after)

    def _hand_over(self, said: _Utterance, lane: Lane) -> threading.Event:
        said.lane, said.due = lane, None

        def job(backend: Speech) -> None:
            if said.ended:
                return
            backend.say(
                said.text,
                interrupt=said.interrupt,
                language=said.language,
                pitch=said.pitch,
                pan=said.pan,
                on_end=lambda heard: self._ended(said, lane, heard),
            )
            if Capability.END_REPORT not in backend.capabilities:
                with self._lock:
                    begins = max(self._clock(), self._last_due)
                    said.due = self._last_due = begins + backend.estimate(said.text)
                    self._wake.notify()

        return lane.post(job, self._hang_after)

    def _ended(self, said: _Utterance, lane: Lane, heard: bool) -> None:
        with self._lock:
            if said.lane is lane and lane is self._current:
                self._finish(said, heard)
        self._flush()

    def _finish(self, said: _Utterance, heard: bool) -> None:
        if said.ended:
            return
        said.ended = True
        if said in self._unfinished:
            self._unfinished.remove(said)
        if heard and said.lane is not None:
            self._entry(said.lane).pause = _FIRST_RETRY_S
        if said.on_end is not None:
            on_end = said.on_end
            self._calls.append(lambda: on_end(heard))
        if not self._unfinished and self._better is not None and self._better.is_open:
            self._change_over(self._better)

    def _cut_off(self) -> None:
        self._last_due = self._clock()
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

    def _entry(self, lane: Lane) -> _Entry:
        return next(entry for entry in self._entries if entry.name == lane.name)

    def _open(self, entry: _Entry) -> Lane:
        lane = Lane(entry.name, entry.factory, self._clock, self._failed)
        entry.state, entry.lane = _State.OPENING, lane
        lane.open(self._open_within, self._opened)
        self._wake.notify()
        return lane

    def _open_next(self) -> None:
        now = self._clock()
        for entry in self._entries:
            if entry.lane is None and (entry.state is _State.UNTRIED or entry.retry_at <= now):
                self._current = self._open(entry)
                return
        self._current = None
        if not self._none_left:
            self._none_left = True
            old, why = self._lost or (None, self._entries[0].problem if self._entries else None)
            self._tell_change(old, None, why)

    def _opened(self, lane: Lane) -> None:
        assert lane.backend is not None
        self._apply_settings(lane.backend)
        with self._lock:
            entry = self._entry(lane)
            if entry.lane is not lane or self._closed:
                return
            entry.state, entry.problem, entry.was_open = _State.OPEN, None, True
            lane.is_open = True
            if lane is self._current:
                self._take_over(lane)
            elif not self._unfinished:
                self._change_over(lane)
        self._flush()

    def _failed(self, lane: Lane, error: Exception) -> None:
        if isinstance(error, ProblemError):
            problem = error.problem
        else:
            kind = type(error).__name__
            problem = Problem("speech-failed", {"name": lane.name, "error": f"{kind}: {error}"})
        with self._lock:
            self._lose(lane, problem)
        self._flush()

    def _lose(self, lane: Lane, problem: Problem) -> None:
        entry = self._entry(lane)
        if entry.lane is not lane:
            return
        lane.abandon()
        speaking = entry.state is _State.OPEN
        entry.lane, entry.problem = None, problem
        entry.state = _State.LOST if entry.was_open else _State.UNAVAILABLE
        entry.retry_at = self._clock() + entry.pause
        entry.pause = min(2 * entry.pause, _LAST_RETRY_S)
        if lane is self._better:
            self._better = None
            if lane is self._asked:
                self._report(problem)
        elif lane is self._current and not self._closed:
            if speaking:
                self._lost = (lane.name, problem)
            better, self._better = self._better, None
            if better is not None:
                self._current = better
                if better.is_open:
                    self._take_over(better)
            else:
                self._open_next()

    def _take_over(self, lane: Lane) -> None:
        self._last_due = self._clock()
        for said in list(self._unfinished):
            self._hand_over(said, lane)
        old, why = self._lost or (None, self._entries[0].problem)
        self._lost, self._none_left = None, False
        self._tell_change(old, lane.name, why)

    def _look_for_better(self, *, also_unavailable: bool = False) -> None:
        if self._better is not None or self._current is None or not self._current.is_open:
            return
        for entry in self._entries:
            if entry.lane is self._current:
                return
            wanted = entry.state is _State.LOST or also_unavailable
            if wanted and entry.lane is None and entry.retry_at <= self._clock():
                self._better = self._open(entry)
                return

    def _change_over(self, lane: Lane) -> None:
        old = self._current
        self._current, self._better = lane, None
        if old is not None:
            entry = self._entry(old)
            entry.state, entry.lane = _State.UNTRIED, None
            old.abandon()
        self._last_due = self._clock()
        why = "speech-chosen" if lane is self._asked else "speech-back"
        self._tell_change(old.name if old else None, lane.name, Problem(why, {"name": lane.name}))

    def _drop_better(self) -> None:
        if self._better is not None:
            entry = self._entry(self._better)
            entry.lane, entry.state = None, _State.UNTRIED
            self._better.abandon()
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
        speaking = bool(self._unfinished)
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

    def _watch(self) -> None:
        while True:
            wait = self.tick()
            with self._lock:
                if self._closed:
                    return
                self._wake.wait(wait)
