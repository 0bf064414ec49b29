"""Backends that fail, hang and die on command, and a clock that stands still."""

from __future__ import annotations

import threading

from braillespiel.output.speech.interface import Capability, SpeechUnavailableError
from braillespiel.output.speech.recording import RecordingSpeech
from tests.support.patience import HANGS_S


class Clock:
    """Seconds that only pass when told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class FakeSpeech(RecordingSpeech):
    """A recording backend whose calls can raise or hang."""

    def __init__(self, name, *, instant=True, ends=True):
        super().__init__(name, instant=instant)
        self.ends = ends
        self.absent = False
        self.failing: Exception | None = None
        self.dead = False
        self.release = threading.Event()
        self.hanging = False
        self.entered = threading.Event()
        self.openings = 0
        self.closings = 0
        if not ends:
            self.capabilities = frozenset(Capability) - {Capability.END_REPORT}

    def open(self):
        self.openings += 1
        if self.absent:
            raise SpeechUnavailableError("speech-no-reader", name=self.name)
        super().open()

    def say(self, utterance, on_end=None):
        self.entered.set()
        if self.hanging:
            self.release.wait(HANGS_S)
        if self.failing is not None:
            raise self.failing
        super().say(utterance, on_end if self.ends else None)

    def alive(self):
        return not self.dead

    def close(self):
        self.closings += 1
        super().close()
