"""How fast speech begins, ends and starts up. Run: python -m benchmarks.speech_latency

Key to first sample is measured on the samples that SDL's disk driver writes in real time, which
takes the place of the sound card: from the call of ``say`` until the file grows by a buffer with
something audible in it. It looks every 0.3 ms. Nothing here asserts anything.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from array import array
from pathlib import Path

_START = """
import time
begun = time.perf_counter()
from braillespiel.output.speech.registry import factory
backend = factory({name!r})()
try:
    backend.open()
    state = "open " + backend.detail
except Exception as error:
    state = str(error)
print(f"{{(time.perf_counter() - begun) * 1000:.0f}} ms  {{state}}", flush=True)
import os
os._exit(0)
"""

_FIRST_WORD = """
import os, threading
from braillespiel.output.speech import SpeechChain
from braillespiel.output.speech.registry import backends
heard = threading.Event()
chain = SpeechChain(backends("espeak"), on_change=lambda old, new, why: None)
chain.say("Ja", on_end=lambda _: heard.set())
while True:
    from braillespiel.output.sound.mixer import SHARED
    if chain.name and SHARED.busy(0):
        break
print("speaks", flush=True)
os._exit(0)
"""


def _milliseconds(values: list[float]) -> str:
    ordered = sorted(values)
    worst = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
    return f"median {statistics.median(values):.2f} ms, p99 {worst:.2f} ms (n = {len(values)})"


def first_sample(rounds: int = 30) -> None:
    """Key to first audible sample, and interruption to silence, for the bundled voice."""
    from braillespiel.output.sound.mixer import BUFFER, SAMPLE_RATE, SHARED
    from braillespiel.output.speech import SpeechChain
    from braillespiel.output.speech.registry import backends

    path = Path(os.environ["SDL_DISKAUDIOFILE"])
    chain = SpeechChain(backends("espeak"))
    chain.start()
    while chain.name is None:
        time.sleep(0.01)
    file = path.open("rb")
    begin, calls, silence = [], [], []
    for number in range(rounds):
        file.seek(0, os.SEEK_END)
        called = time.perf_counter()
        chain.say(f"Rote {number} und noch vieles mehr, was danach kommt.", interrupt=True)
        calls.append(1000 * (time.perf_counter() - called))
        while True:
            piece = array("h", file.read(4 * BUFFER))
            if piece and max(map(abs, piece)) > 100:
                break
            time.sleep(0.0003)
        begin.append(1000 * (time.perf_counter() - called))
        time.sleep(0.15)
        called = time.perf_counter()
        chain.stop()
        while SHARED.busy(0):
            time.sleep(0.0003)
        silence.append(1000 * (time.perf_counter() - called))
        time.sleep(0.1)
    print(f"say() keeps the caller      {_milliseconds(calls)}")
    print(f"key to first sample         {_milliseconds(begin)}, buffer {BUFFER} at {SAMPLE_RATE}")
    print(f"stop to silent channel      {_milliseconds(silence)}")
    chain.close()


def added(rounds: int = 2000) -> None:
    """What the chain adds to a bare backend call: until the backend has the text."""
    from braillespiel.output.speech import SpeechChain
    from braillespiel.output.speech.recording import RecordingSpeech

    class Stamping(RecordingSpeech):
        stamp = 0.0

        def say(self, text, **options):  # type: ignore[no-untyped-def]
            self.stamp = time.perf_counter()
            super().say(text, **options)

    bare, chained = Stamping("bare"), Stamping("chained")
    chain = SpeechChain([("chained", lambda: chained)])
    chain.start()
    while chain.name is None:
        time.sleep(0.01)
    times: dict[str, list[float]] = {"bare": [], "chain": []}
    for number in range(rounds):
        for name, speech, backend in (("bare", bare, bare), ("chain", chain, chained)):
            backend.stamp = 0.0
            begun = time.perf_counter()
            speech.say(f"Satz {number}", interrupt=True)
            while backend.stamp == 0.0:
                time.sleep(0)
            times[name].append(1000 * (backend.stamp - begun))
    for name, values in times.items():
        print(f"text at the backend, {name:6} {_milliseconds(values)}")
    chain.close()


def start_up() -> None:
    """Start-up of each adapter in a fresh interpreter, imports included."""
    from braillespiel.output.speech.registry import NAMES

    for name in NAMES:
        done = subprocess.run(
            [sys.executable, "-c", _START.format(name=name)],
            capture_output=True,
            text=True,
            check=False,
        )
        print(f"open {name:20} {done.stdout.strip()}")
    begun = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", _FIRST_WORD], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        print(f"fresh interpreter to first word playing: {time.perf_counter() - begun:.2f} s")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ.update(
            SDL_AUDIODRIVER="disk",
            SDL_DISKAUDIOFILE=str(Path(folder) / "audio.raw"),
            PYGAME_HIDE_SUPPORT_PROMPT="1",
        )
        start_up()
        first_sample()
        added()
