"""A speech backend in a worker: native code that hangs, crashes or ends its process is harmless."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import Callable
from dataclasses import asdict
from typing import Any, NoReturn

from braillespiel.output.problem import ProblemError
from braillespiel.output.sound.errors import NoSoundError
from braillespiel.output.speech.interface import (
    USUAL,
    Capability,
    OnEnd,
    SpeechBase,
    SpeechLostError,
    SpeechSettingError,
    SpeechUnavailableError,
    UnknownVoiceError,
    Utterance,
    Voice,
    VoiceSettings,
)
from braillespiel.output.worker.process import HangsError, RaisedError, Worker, WorkerError
from braillespiel.output.worker.slot import Slot

_OPEN_S, _CALL_S, _VOICES_S = 8.0, 2.0, 10.0
"""Seconds within which a worker must answer, or it is killed. Only a thread waits, no key."""
_ERRORS: dict[str, type[ProblemError]] = {
    kind.__name__: kind
    for kind in (
        NoSoundError,
        SpeechLostError,
        SpeechSettingError,
        SpeechUnavailableError,
        UnknownVoiceError,
    )
}
_numbers = itertools.count(1)


class RemoteSpeech(SpeechBase):
    """The backend ``name``, answered for by the worker of ``slot``; a :class:`Speech`.

    ``check`` raises :class:`SpeechUnavailableError` where a look in this process is enough to see
    that the backend is not there. ``prefix`` goes before the names of the worker's calls. With
    ``shared`` the worker holds more than the voice, and outlives it.
    """

    def __init__(
        self,
        name: str,
        slot: Slot,
        *,
        check: Callable[[], None] = lambda: None,
        prefix: str = "",
        shared: bool = False,
    ) -> None:
        self.name = name
        self._slot = slot
        self._check = check
        self._prefix = prefix
        self._shared = shared
        self._worker: Worker | None = None
        self._opening = next(_numbers)
        self._own = USUAL
        self._ends: dict[int, OnEnd] = {}

    def open(self) -> None:
        """Open the backend in the worker; raises what it raises there."""
        self._check()
        self._slot.listen(self._prefix + "ended", self._ended)
        try:
            self._worker = self._slot.worker()
        except WorkerError as error:
            self._raise(error)
        found = self._call("open", self._opening, within=_OPEN_S)
        self.detail = found["detail"]
        self.capabilities = frozenset(map(Capability, found["capabilities"]))
        self._own = VoiceSettings(**found["defaults"])

    def say(self, utterance: Utterance, on_end: OnEnd | None = None) -> None:
        """Pass the utterance on."""
        number = next(_numbers)
        if on_end is not None and Capability.END_REPORT in self.capabilities:
            self._ends[number] = on_end
        self._call("say", number, *utterance)

    def stop(self) -> None:
        """Stop speaking."""
        self._call("stop")

    def set(self, settings: VoiceSettings) -> None:
        """Sound like this; raises :class:`UnknownVoiceError`."""
        self._call("set", **asdict(settings))
        self.settings = settings

    def voices(self) -> list[Voice]:
        """Return the voices; raises what the backend raises."""
        return [Voice(**voice) for voice in self._call("voices", within=_VOICES_S)]

    def defaults(self) -> VoiceSettings:
        """Return how the backend sounded when it was opened."""
        return self._own

    def alive(self) -> bool:
        """Tell whether the worker is alive and says that its backend is."""
        worker = self._worker
        return worker is not None and worker.alive and bool(self._call("alive"))

    def braille(self, text: str) -> None:
        """Show ``text`` on the reader's display."""
        self._call("braille", text)

    def close(self) -> None:
        """Stop speaking; end the worker unless it is shared."""
        worker, self._worker = self._worker, None
        self._ends.clear()
        if worker is not None and self._shared:
            with contextlib.suppress(WorkerError):
                worker.post(
                    self._prefix + "close",
                    self._opening,
                    on_answer=lambda *_: None,
                    within=_CALL_S,
                    lasts=_OPEN_S,
                )
        elif not self._shared:
            self._slot.end()

    def _call(self, what: str, *arguments: Any, within: float = _CALL_S, **keywords: Any) -> Any:
        if self._worker is None:
            raise SpeechLostError("speech-lost", name=self.name)
        try:
            return self._worker.call(self._prefix + what, *arguments, within=within, **keywords)
        except WorkerError as error:
            self._raise(error)

    def _raise(self, error: WorkerError) -> NoReturn:
        if isinstance(error, RaisedError):
            kind = _ERRORS.get(error.kind)
            if kind is not None and error.problem is not None:
                raise kind(error.problem.key, **error.problem.args) from error
            raise SpeechLostError("speech-failed", name=self.name, error=str(error)) from error
        key = "speech-hangs" if isinstance(error, HangsError) else "speech-lost"
        raise SpeechLostError(key, name=self.name) from error

    def _ended(self, number: int, heard: bool) -> None:
        on_end = self._ends.pop(number, None)
        if on_end is not None:
            on_end(heard)
