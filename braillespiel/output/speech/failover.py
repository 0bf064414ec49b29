"""A list of speech backends: one speaks, the next one waits to take over."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from braillespiel.output.problem import Problem
from braillespiel.output.speech.backend_thread import BackendThread, Clock, Factory
from braillespiel.output.speech.failover_base import (
    FIRST_RETRY_S,
    LISTING_S,
    FailoverBase,
    OnChange,
    PendingUtterance,
)
from braillespiel.output.speech.interface import (
    USUAL,
    Capability,
    OnEnd,
    Utterance,
    Voice,
    VoiceSettings,
    speakable,
)

_MOST_WAITING = 50
"""Utterances kept while no backend is there at all; the oldest go first."""
_HAND_OVER_S = 0.001
_WATCH_S = 0.1
_VOICES_S = 0.2


class FailoverSpeech(FailoverBase):
    """Speaks through the first backend that works and moves on when it fails or hangs.

    ``backends`` are (name, factory) in order of preference. Every call returns at once (within
    about a millisecond) and may come from any thread. A sentence that was handed over and not
    yet heard to its end when a backend is lost is said again by the next one; no other sentence
    is said twice. A lost backend is tried again on a later sentence, after a pause that doubles
    from 2 s to 5 min, and takes over again between two sentences; while none speaks at all and
    sentences wait, by itself and every 10 s at least. One that hangs in a call is only tried again
    after that call has ended.

    The callbacks come from threads of the list and must not block:
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
        super().__init__(
            backends,
            settings=settings,
            on_change=on_change,
            on_problem=on_problem,
            on_speaking=on_speaking,
            hang_after=hang_after,
            open_within=open_within,
            clock=clock,
        )
        self._look_at = 0.0
        self._watcher = (
            threading.Thread(target=self._watch, name="speech-watch", daemon=True)
            if watch
            else None
        )
        if self._watcher is not None:
            self._watcher.start()

    @property
    def name(self) -> str | None:
        """The name of the backend that speaks now; None while none is open."""
        thread = self._current
        return thread.name if thread is not None and thread.is_open else None

    @property
    def detail(self) -> str:
        """What answers behind the backend that speaks now ("NVDA", "Speech Dispatcher")."""
        thread = self._current
        return (
            thread.backend.detail
            if thread is not None and thread.is_open and thread.backend
            else ""
        )

    @property
    def capabilities(self) -> frozenset[Capability]:
        """What the backend that speaks now can do."""
        thread = self._current
        if thread is None or thread.backend is None or not thread.is_open:
            return frozenset()
        return thread.backend.capabilities

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

    def say(self, utterance: Utterance, on_end: OnEnd | None = None) -> None:
        """Say it; with ``interrupt`` at once, and what was going on is cut off.

        ``on_end`` is called exactly once: True when the text was heard to its end (as reported
        by the backend or estimated from its rate), False when it was cut off.
        """
        said = PendingUtterance(utterance._replace(text=speakable(utterance.text)), on_end)
        interrupt = utterance.interrupt
        handed: threading.Event | None = None
        with self._lock:
            if self._closed:
                return
            if interrupt:
                self._cut_off()
            if not said.utterance.text:
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
            thread = self._current
        self._flush()
        # Lets go of the interpreter for a moment, so that the backend gets the text now and not
        # only when this thread next waits.
        if (
            interrupt
            and handed is not None
            and thread is not None
            and threading.current_thread() is not thread.thread
        ):
            handed.wait(_HAND_OVER_S)

    def stop(self) -> None:
        """Stop speaking at once and forget what is queued."""
        with self._lock:
            self._cut_off()
            self._post(lambda backend: backend.stop())
        self._flush()

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
        """Show ``text`` on the screen reader's Braille display; False if there is none."""
        text = speakable(text)
        with self._lock:
            if Capability.BRAILLE not in self.capabilities:
                return False
            if text:
                self._post(lambda backend: backend.braille(text))
        return True

    def effective(self) -> VoiceSettings:
        """Return the settings, with the current backend's own where nothing is set."""
        thread = self._current
        if thread is None or thread.backend is None or not thread.is_open:
            return self._settings.over(USUAL)
        return self._settings.over(thread.backend.defaults())

    def voices(self, timeout: float = _VOICES_S) -> list[Voice]:
        """Return the voices of the backend that speaks now.

        It is asked here, the first time, since some take long and cannot speak meanwhile; this
        waits up to ``timeout`` seconds, and what comes later is there the next time.
        """
        with self._lock:
            thread = self._current
            if thread is None or not thread.is_open:
                return []
            entry = self._entry(thread)
            if entry.voices is None and thread.listed is None:
                thread.listed = self._post(partial(self._list_voices, entry), LISTING_S)
        if entry.voices is None and thread.listed is not None:
            thread.listed.wait(timeout)
        return list(entry.voices or ())

    def prefer(self, name: str) -> None:
        """Move the backend ``name`` to the front and switch to it if it can be opened.

        Otherwise the current one stays and ``on_problem`` says why. Raises ``KeyError`` for a name
        that is not in the failover speech.
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
            elif entry.free(self._clock()):
                self._drop_better()
                self._better = self._asked = self._open(entry)
            elif entry.thread is None:
                self._report(Problem("speech-hangs", {"name": name}))
        self._flush()

    def retry(self) -> None:
        """Try the backends before the current one again, now; for a reader started late."""
        with self._lock:
            for entry in self._entries:
                entry.retry_at, entry.pause = 0.0, FIRST_RETRY_S
            self._look_for_better(also_unavailable=True)
            if self._current is None:
                self._open_next()
        self._flush()

    def problems(self) -> dict[str, Problem]:
        """Return why backends that were tried cannot be used now, by name."""
        with self._lock:
            return {e.name: e.problem for e in self._entries if e.problem is not None}

    def close(self, within: float = 1.0) -> None:
        """Stop speaking and release every backend; waits ``within`` seconds for each at most."""
        with self._lock:
            if self._closed:
                return
            self._closed = True
            self._cut_off()
            threads = [e.thread for e in self._entries if e.thread is not None]
            for thread in threads:
                thread.abandon()
            self._wake.notify()
        self._flush()
        for thread in threads:
            if thread.thread is not threading.current_thread():
                thread.thread.join(within)

    def tick(self) -> float | None:
        """Look for hangs and for sentences whose time is up; return seconds to the next look."""
        with self._lock:
            now = self._clock()
            for thread in (self._current, self._better):
                if thread is not None and thread.overdue(now):
                    self._lose(thread, Problem("speech-hangs", {"name": thread.name}))
            while self._unfinished:
                due = self._unfinished[0].due
                if due is None or due > now:
                    break
                self._finish(self._unfinished[0], True)
            self._look_for_overrun(now)
            if self._unfinished and self._current is None and not self._closed:
                self._open_next()  # what waits is said as soon as somebody is there again
            if self._unfinished and now >= self._look_at:
                self._look_at = now + 2 * _WATCH_S
                self._look_after(self._current)
            threads = [thread for thread in (self._current, self._better) if thread is not None]
            if self._closed or not (self._unfinished or any(thread.busy for thread in threads)):
                wait = None
            else:
                due = self._unfinished[0].due if self._unfinished else None
                wait = _WATCH_S if due is None else min(_WATCH_S, max(0.0, due - now))
        self._flush()
        return wait

    def _look_after(self, thread: BackendThread | None) -> None:
        """Check whether a backend is alive, even behind a sentence that is on its way.

        Somebody who presses keys all the time should hear of a loss too.
        """
        if thread is not None and (thread.looked is None or thread.looked.is_set()):
            thread.looked = self._post(self._look)

    def _watch(self) -> None:
        while True:
            wait = self.tick()
            with self._lock:
                if self._closed:
                    return
                self._wake.wait(wait)
