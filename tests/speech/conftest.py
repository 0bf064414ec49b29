from __future__ import annotations

import pytest

from braillespiel.output.speech.failover import FailoverSpeech
from tests.sound.capture import audio, no_audio_device, patient
from tests.speech.speech_fakes import Clock
from tests.support.patience import until

__all__ = ["audio", "no_audio_device", "patient"]


class Bench:
    """A chain of given backends with its clock and everything it reported."""

    def __init__(self):
        self.clock = Clock()
        self.changes = []
        self.problems = []
        self.speaking = []
        self.chain: FailoverSpeech | None = None
        self.wait = 0.0

    def make(self, *backends, **options):
        options = {"clock": self.clock, "watch": False} | options
        self.chain = FailoverSpeech(
            [(b.name, lambda b=b: b) for b in backends],
            on_change=lambda old, new, why: self.changes.append((old, new, why and why.key)),
            on_problem=self.problems.append,
            on_speaking=self.speaking.append,
            **options,
        )
        return self.chain

    def pass_time(self, seconds):
        self.clock.now += seconds
        self.chain.tick()

    def changed(self, *change):
        """Wait until this is the last change that was told; it is told once it has happened."""
        self.until(lambda: self.changes[-1:] == [change])

    def until(self, condition):
        """Wait until ``condition()`` is true."""
        until(condition, lambda: f"more than {self.changes} and {self.problems}")


@pytest.fixture
def bench():
    made = Bench()
    yield made
    if made.chain is not None:
        made.chain.close()
