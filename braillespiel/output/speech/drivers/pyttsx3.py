"""The system's voice through pyttsx3, kept in a worker that can be dropped.

Its ``stop()`` blocks and then hangs on Linux; ending the worker silences at once everywhere, and a
second one, ready to speak, stands by.
"""

from __future__ import annotations

import contextlib
import shutil
import sys
import tempfile
import threading
from collections import deque
from dataclasses import dataclass
from typing import Any

from braillespiel.output.speech.driver import Driver
from braillespiel.output.speech.interface import (
    Capability,
    OnEnd,
    SpeechBase,
    SpeechLostError,
    SpeechUnavailableError,
    UnknownVoiceError,
    Utterance,
    Voice,
    VoiceSettings,
    matching_voice,
)
from braillespiel.output.speech.pyttsx3_served import longest
from braillespiel.output.worker.process import HangsError, Worker, WorkerError

_TARGET = "braillespiel.output.speech.pyttsx3_served:serve"
_READY_WITHIN_S, _SEND_WITHIN_S = 5.0, 1.0


@dataclass(eq=False)
class _Waiting:
    request: tuple[Any, ...]
    on_end: OnEnd | None


class _Child:
    """A worker with a folder of its own: one that is ended leaves behind the sound it played."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(
            prefix="braillespiel-", ignore_cleanup_errors=True
        )
        places = dict.fromkeys(("TMPDIR", "TEMP", "TMP"), self._folder.name)
        self.worker = Worker("pyttsx3", _TARGET, variables=places)

    def end(self) -> None:
        """End the worker and the player that it started."""
        self.worker.end(gently=False)
        self._folder.cleanup()


class Pyttsx3Speech(SpeechBase):
    """Speak one utterance after the other in the child; interrupting switches to the spare one."""

    name = "pyttsx3"
    capabilities = frozenset(
        {
            Capability.RATE,
            Capability.VOLUME,
            Capability.VOICE,
            Capability.LANGUAGE,
            Capability.END_REPORT,
        }
    )

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._child: _Child | None = None
        self._spare: _Child | None = None
        self._waiting: deque[_Waiting] = deque()
        self._voices: list[Voice] = []
        self._broken = False

    @property
    def child_id(self) -> int | None:
        """The process id of the child that speaks."""
        return self._child.worker.process.pid if self._child is not None else None

    def open(self) -> None:
        """Start the child and the spare one; raises :class:`SpeechUnavailableError`."""
        if sys.platform.startswith("linux") and shutil.which("aplay") is None:
            raise SpeechUnavailableError("speech-no-aplay", name=self.name)
        self._child = _Child()
        try:
            voices = self._child.worker.call("voices", within=_READY_WITHIN_S)
        except WorkerError as error:
            self._child.end()
            self._child = None
            text = "timeout" if isinstance(error, HangsError) else str(error)
            raise SpeechUnavailableError(
                "speech-pyttsx3-failed", name=self.name, error=text
            ) from error
        self._voices = [Voice(**voice) for voice in voices]
        self._spare = _Child()
        self.detail = "pyttsx3"

    def say(self, utterance: Utterance, on_end: OnEnd | None = None) -> None:
        """Queue the utterance; raises :class:`SpeechLostError` when the child has died."""
        text, language = utterance.text, utterance.language
        if utterance.interrupt:
            self.stop()
        voice = matching_voice(self._voices, self.settings.voice, language)
        with self._lock:
            volume = 100 if self.settings.volume is None else self.settings.volume
            rate = self.settings.words_per_minute
            request = (text, rate, volume / 100, voice.id if voice is not None else None)
            self._waiting.append(_Waiting(request, on_end))
            if len(self._waiting) == 1:
                self._send()

    def stop(self) -> None:
        """End the child if it is speaking; the spare one takes its place."""
        with self._lock:
            cut = list(self._waiting)
            self._waiting.clear()
            if cut:
                old, self._child = self._child, self._spare
                if old is not None:
                    old.end()
                self._spare = _Child()
        for waiting in cut:
            if waiting.on_end is not None:
                waiting.on_end(False)

    def speaking(self) -> bool:
        """Tell whether an utterance has not ended."""
        return bool(self._waiting)

    def set(self, settings: VoiceSettings) -> None:
        """Keep the settings for the next utterance."""
        if settings.voice and settings.voice not in {voice.id for voice in self._voices}:
            raise UnknownVoiceError("speech-unknown-voice", voice=settings.voice, name=self.name)
        self.settings = settings

    def voices(self) -> list[Voice]:
        """Return the voices that the child reported."""
        return list(self._voices)

    def alive(self) -> bool:
        """Tell whether the child is running and nothing has failed."""
        return not self._broken and self._child is not None and self._child.worker.alive

    def close(self) -> None:
        """End both children."""
        with self._lock:
            children, self._child, self._spare = (self._child, self._spare), None, None
            self._waiting.clear()
        for child in children:
            if child is not None:
                child.end()

    def _send(self) -> None:
        if self._child is None:
            raise SpeechLostError("speech-lost", name=self.name)
        waiting = self._waiting[0]
        try:
            self._child.worker.post(
                "say",
                *waiting.request,
                on_answer=lambda _, error: self._ended(waiting, error),
                within=_SEND_WITHIN_S,
                lasts=2 * longest(waiting.request[0]),
            )
        except WorkerError as error:
            raise SpeechLostError("speech-lost", name=self.name) from error

    def _ended(self, done: _Waiting, error: WorkerError | None) -> None:
        if error is not None:
            self._broken = done in self._waiting  # it is looked; what was not heard is said again
            return
        with self._lock:
            if not self._waiting or self._waiting[0] is not done:
                return
            self._waiting.popleft()
            if self._waiting:
                with contextlib.suppress(SpeechLostError):
                    self._send()
        if done.on_end is not None:
            done.on_end(True)


DRIVER = Driver(Pyttsx3Speech, rank=40)
