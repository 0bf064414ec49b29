"""What ``braillespiel devices`` says about speech, as data."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass

from braillespiel.output.problem import Problem, ProblemError
from braillespiel.output.speech.backend_thread import BackendThread, Factory
from braillespiel.output.speech.interface import (
    Capability,
    Speech,
    Utterance,
    Voice,
    VoiceSettings,
    speakable,
)
from braillespiel.output.speech.registry import factory


@dataclass(frozen=True, slots=True)
class Device:
    """A backend as found: ``problem`` is None when it can be used; ``seconds`` to open it."""

    name: str
    detail: str
    problem: Problem | None
    capabilities: frozenset[Capability]
    voices: tuple[Voice, ...]
    seconds: float

    @property
    def usable(self) -> bool:
        """Whether it can be used here and now."""
        return self.problem is None


class _Trial:
    """A backend opened in a thread of its own, so that one that hangs holds up nobody."""

    def __init__(self, name: str, make: Factory, timeout: float) -> None:
        self.name = name
        self.problem: Problem | None = None
        self._settled = threading.Event()
        begun = time.monotonic()
        self.thread = BackendThread(name, make, time.monotonic, self._failed)
        self.thread.open(timeout, lambda thread: self._settled.set())
        if not self._settled.wait(timeout):
            self.problem = Problem("speech-hangs", {"name": name})
        self.seconds = time.monotonic() - begun

    def _failed(self, thread: BackendThread, error: Exception) -> None:
        self.problem = (
            error.problem
            if isinstance(error, ProblemError)
            else Problem(
                "speech-failed",
                {"name": self.name, "error": f"{type(error).__name__}: {error}"},
            )
        )
        self._settled.set()

    def ended(self) -> None:
        self.thread.abandon()
        self.thread.thread.join(1.0)


def devices(
    names: Iterable[str],
    *,
    timeout: float = 15.0,
    factories: dict[str, Factory] | None = None,
) -> list[Device]:
    """Open each backend for a moment and tell what it can do; ``timeout`` seconds for each."""
    found = []
    for name in names:
        trial = _Trial(name, (factories or {}).get(name) or factory(name, chosen=True), timeout)
        voices: list[Voice] = []
        backend = trial.thread.backend
        detail, capabilities = "", frozenset[Capability]()
        if trial.problem is None and backend is not None:
            detail, capabilities = backend.detail, backend.capabilities
            done = trial.thread.post(lambda speech: voices.extend(speech.voices()), timeout)  # noqa: B023
            if not done.wait(timeout):
                trial.problem = Problem("speech-hangs", {"name": name})
        trial.ended()
        found.append(
            Device(name, detail, trial.problem, capabilities, tuple(voices), trial.seconds)
        )
    return found


def try_out(
    name: str,
    text: str,
    *,
    language: str = "de",
    settings: VoiceSettings | None = None,
    timeout: float = 15.0,
    make: Factory | None = None,
) -> Problem | None:
    """Say ``text`` through one backend and wait until it was heard; return what went wrong.

    Raises :class:`UnknownBackendError` for an unknown name.
    """
    text = speakable(text)
    trial = _Trial(name, make or factory(name, chosen=True), timeout)
    heard = threading.Event()

    def say(speech: Speech) -> None:
        if settings is not None:
            speech.set(settings)
        if not text:
            heard.set()
            return
        speech.say(Utterance(text, True, language), lambda _: heard.set())
        if Capability.END_REPORT not in speech.capabilities:
            heard.wait(min(timeout, speech.estimate(text)))
            heard.set()

    if trial.problem is None:
        done = trial.thread.post(say, timeout)
        ends = time.monotonic() + timeout
        if done.wait(timeout) and trial.problem is None:
            heard.wait(max(0.0, ends - time.monotonic()))
        if trial.problem is None and not heard.is_set():
            trial.problem = Problem("speech-hangs", {"name": name})
    trial.ended()
    return trial.problem
