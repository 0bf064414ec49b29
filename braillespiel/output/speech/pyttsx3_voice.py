"""The system's voice through pyttsx3, kept in a child process that can be dropped.

Its ``stop()`` blocks and then hangs on Linux; ending the child silences at once everywhere, and a
second child, ready to speak, stands by.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from braillespiel.output.speech.interface import (
    Capability,
    OnEnd,
    SpeechBase,
    SpeechLostError,
    SpeechUnavailableError,
    UnknownVoiceError,
    Voice,
    VoiceSettings,
    matching_voice,
)

_CHILD = Path(__file__).with_name("pyttsx3_child.py")
_READY_WITHIN_S = 5.0


@dataclass(eq=False)
class _Waiting:
    request: dict[str, Any]
    on_end: OnEnd | None


class _Child:
    """One process, its reader thread and what it said when it was ready."""

    def __init__(self, ended: Any) -> None:
        self.answers: queue.Queue[dict[str, Any]] = queue.Queue()
        # A child that is ended leaves the sound it was playing behind, so it gets its own place.
        self._folder = tempfile.TemporaryDirectory(
            prefix="braillespiel-", ignore_cleanup_errors=True
        )
        place = self._folder.name
        self.process = subprocess.Popen(
            [sys.executable, str(_CHILD)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            env={**os.environ, "TMPDIR": place, "TEMP": place, "TMP": place},
            start_new_session=os.name == "posix",
        )
        self._ended = ended
        self.reader = threading.Thread(target=self._read, name="pyttsx3-reader", daemon=True)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with contextlib.suppress(ValueError, OSError):
            for line in self.process.stdout:
                answer = json.loads(line)
                if "ended" in answer:
                    self._ended(self, answer["ended"])
                else:
                    self.answers.put(answer)
        self.answers.put({"error": "ended"})

    def send(self, request: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()

    def end(self) -> None:
        """End the process and, on POSIX, the player it started."""
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.close()
        self.process.wait()
        self.reader.join(1.0)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._folder.cleanup()


class Pyttsx3Speech(SpeechBase):
    """Speak one utterance after the other in the child; interrupting changes to the spare one."""

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
        self._number = 0
        self._voices: list[Voice] = []

    @property
    def child_id(self) -> int | None:
        """The process id of the child that speaks."""
        return self._child.process.pid if self._child is not None else None

    def open(self) -> None:
        """Start the child and the spare one; raises :class:`SpeechUnavailableError`."""
        if sys.platform.startswith("linux") and shutil.which("aplay") is None:
            raise SpeechUnavailableError("speech-no-aplay", name=self.name)
        self._child = _Child(self._ended)
        try:
            answer = self._child.answers.get(timeout=_READY_WITHIN_S)
        except queue.Empty:
            answer = {"error": "timeout"}
        if not answer.get("ready"):
            self._child.end()
            self._child = None
            raise SpeechUnavailableError(
                "speech-pyttsx3-failed", name=self.name, error=str(answer.get("error"))
            )
        self._voices = [Voice(v["id"], v["name"], v["language"]) for v in answer["voices"]]
        self._spare = _Child(self._ended)
        self.detail = "pyttsx3"

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
        """Queue ``text``; raises :class:`SpeechLostError` when the child has died."""
        if interrupt:
            self.stop()
        voice = matching_voice(self._voices, self.settings.voice, language)
        with self._lock:
            self._number += 1
            request = {
                "id": self._number,
                "text": text,
                "rate": self.settings.words_per_minute,
                "volume": (100 if self.settings.volume is None else self.settings.volume) / 100,
                "voice": voice.id if voice is not None else None,
            }
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
                self._spare = _Child(self._ended)
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
        """Return the voices that the child told."""
        return list(self._voices)

    def alive(self) -> bool:
        """Tell whether the child runs."""
        return self._child is not None and self._child.process.poll() is None

    def close(self) -> None:
        """End both children."""
        with self._lock:
            children, self._child, self._spare = (self._child, self._spare), None, None
            self._waiting.clear()
        for child in children:
            if child is not None:
                child.end()

    def _send(self) -> None:
        if not self.alive():
            raise SpeechLostError("speech-lost", name=self.name)
        assert self._child is not None
        self._child.send(self._waiting[0].request)

    def _ended(self, child: _Child, number: int) -> None:
        with self._lock:
            if child is not self._child or not self._waiting:
                return
            if self._waiting[0].request["id"] != number:
                return
            done = self._waiting.popleft()
            if self._waiting:
                with contextlib.suppress(OSError, SpeechLostError):
                    self._send()
        if done.on_end is not None:
            done.on_end(True)
