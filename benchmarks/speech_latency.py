"""How fast speech begins, ends and starts up. Run: python -m benchmarks.speech_latency

Key to first sample is measured on the samples that SDL's disk driver writes in real time, which
takes the place of the sound card: from the call of ``say`` until the driver has a buffer with
something audible in it. It looks every 0.3 ms. Nothing here asserts anything.
"""

from __future__ import annotations

import contextlib
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from array import array
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, BinaryIO
from unittest import mock

from braillespiel.output.speech.failover import FailoverSpeech
from braillespiel.output.speech.interface import Utterance, Voice
from braillespiel.output.speech.recording import RecordingSpeech
from braillespiel.output.speech.remote import RemoteSpeech
from braillespiel.output.speech.served import Served
from braillespiel.output.worker.child import Calls, Emit
from braillespiel.output.worker.slot import Slot

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
import os
from pathlib import Path
from braillespiel.output.speech import FailoverSpeech, Utterance
from braillespiel.output.speech.registry import backends
chain = FailoverSpeech(backends("espeak"), on_change=lambda old, new, why: None)
chain.say(Utterance("Ja"))
path = Path(os.environ["SDL_DISKAUDIOFILE"])
while not path.exists() or not any(path.read_bytes()):
    pass
print("speaks", flush=True)
os._exit(0)
"""


PARTS = {
    "from say() to the synthesis": 1.0,
    "from there to 46 ms of sound": 5.0,
    "from there to the device": 25.0,
}
"""Limits of the parts of the way to the first sample, in ms at the median: threads that hand over;
eSpeak NG for what begins a sentence; the mixer, which takes two device buffers of 11.6 ms."""


def _milliseconds(values: list[float]) -> str:
    ordered = sorted(values)
    worst = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
    return f"median {statistics.median(values):.2f} ms, p99 {worst:.2f} ms (n = {len(values)})"


def _loud(samples: bytes) -> bool:
    piece = array("h", samples)
    return bool(piece) and max(map(abs, piece)) > 100


def _grown(file: BinaryIO, wanted: Callable[[bytes], bool]) -> float:
    """Wait until a device buffer comes that is as ``wanted``; return when the driver had it.

    The driver's writes arrive four buffers at a time, so the time of those after it is taken off.
    """
    from braillespiel.output.sound.mixer import BUFFER, SAMPLE_RATE

    size, data = 4 * BUFFER, b""
    while True:
        data += file.read()
        arrived = time.perf_counter()
        while len(data) >= size:
            piece, data = data[:size], data[size:]
            if wanted(piece):
                return arrived - len(data) / (4 * SAMPLE_RATE)
        time.sleep(0.0003)


@contextlib.contextmanager
def _stamped() -> Iterator[dict[str, float]]:
    """Note in this process when a synthesis last began, and when the mixer first had some of it."""
    from braillespiel.output.sound.mixer import Mixer
    from braillespiel.output.speech.espeak_library import EspeakLibrary

    stamps = {"synthesis": 0.0, "mixer": 0.0}
    synthesise, follow = EspeakLibrary.synthesise, Mixer.follow

    def begun(self: EspeakLibrary, *text: Any) -> Any:
        stamps.update(synthesis=time.perf_counter(), mixer=0.0)
        return synthesise(self, *text)

    def taken(self: Mixer, *samples: Any) -> Any:
        stamps["mixer"] = stamps["mixer"] or time.perf_counter()
        return follow(self, *samples)

    synthesis = mock.patch.object(EspeakLibrary, "synthesise", begun)
    with synthesis, mock.patch.object(Mixer, "follow", taken):
        yield stamps


def first_sample(rounds: int = 60) -> None:
    """Key to first audible sample, and stop to silence, for the bundled voice.

    Once in our own process, once in the sound worker as the program has it, turn by turn; in our
    own process the way is split into its parts.
    """
    from braillespiel.output.sound.remote import SOUND
    from braillespiel.output.speech.registry import factory, local

    path = Path(os.environ["SDL_DISKAUDIOFILE"])
    chains: dict[str, FailoverSpeech] = {}
    files: dict[str, BinaryIO] = {}
    with contextlib.ExitStack() as opened:
        for name, make in (("in process", local("espeak")), ("worker", factory("espeak"))):
            os.environ["SDL_DISKAUDIOFILE"] = str(path.with_suffix(f".{len(files)}"))
            chains[name] = FailoverSpeech([("espeak", make)])
            chains[name].start()
            while chains[name].name is None:
                time.sleep(0.01)
            played = Path(os.environ["SDL_DISKAUDIOFILE"])
            files[name] = opened.enter_context(played.open("rb", buffering=0))
        stamps = opened.enter_context(_stamped())
        _first_samples(chains, files, rounds, stamps)
    for chain in chains.values():
        chain.close()
    SOUND.end()


def _first_samples(
    chains: dict[str, FailoverSpeech],
    files: dict[str, BinaryIO],
    rounds: int,
    stamps: dict[str, float],
) -> None:
    from braillespiel.output.sound.mixer import BUFFER, SAMPLE_RATE

    rng = random.Random(1)
    begin: dict[str, list[float]] = {name: [] for name in chains}
    calls: dict[str, list[float]] = {name: [] for name in chains}
    silence: dict[str, list[float]] = {name: [] for name in chains}
    parts: dict[str, list[float]] = {name: [] for name in PARTS}
    for number in range(rounds):
        for name, chain in chains.items():
            file = files[name]
            time.sleep(rng.uniform(0.1, 0.15))  # or calls keep step with the device's buffers
            file.seek(0, os.SEEK_END)
            called = time.perf_counter()
            chain.say(Utterance(f"Rote {number} und noch vieles mehr, was danach kommt.", True))
            calls[name].append(1000 * (time.perf_counter() - called))
            heard = _grown(file, _loud)
            begin[name].append(1000 * (heard - called))
            if name == "in process":
                times = (called, stamps["synthesis"], stamps["mixer"], heard)
                for took, (earlier, later) in zip(parts.values(), pairwise(times), strict=True):
                    took.append(1000 * (later - earlier))
            time.sleep(rng.uniform(0.1, 0.15))
            file.seek(0, os.SEEK_END)
            called = time.perf_counter()
            chain.stop()
            silence[name].append(1000 * (_grown(file, lambda piece: not any(piece)) - called))
    for name in chains:
        print(f"say() keeps the caller, {name:10} {_milliseconds(calls[name])}")
        buffer = f"buffer {BUFFER} at {SAMPLE_RATE}"
        print(f"key to first sample, {name:10} {_milliseconds(begin[name])}, {buffer}")
        print(f"stop to silence, {name:10} {_milliseconds(silence[name])}")
    for part, limit in PARTS.items():
        print(f"of that in process, {part}: {_milliseconds(parts[part])} (limit {limit:g})")


class Stamping(RecordingSpeech):
    """A backend that notes when each of its calls began, and tells it as its voices."""

    def __init__(self) -> None:
        super().__init__("stamping")
        self.capabilities = frozenset()
        self.stamps: dict[str, float] = {}

    def say(self, utterance: Utterance, on_end: Any = None) -> None:
        self.stamps[utterance.text] = time.perf_counter()

    def voices(self) -> list[Voice]:
        return [Voice(text, repr(stamp), "de") for text, stamp in self.stamps.items()]


def serve_stamping(emit: Emit) -> Calls:
    """Be the target of a worker."""
    return Served(emit, Stamping).calls()


def to_the_call(rounds: int = 2000) -> None:
    """Key to the native call: a backend in our own process, and one in a worker, turn by turn.

    Both processes read the same clock (Linux: CLOCK_MONOTONIC).
    """
    slot = Slot("stamping", "benchmarks.speech_latency:serve_stamping")
    chains = {
        "in process": FailoverSpeech([("stamping", Stamping)]),
        "worker": FailoverSpeech([("stamping", lambda: RemoteSpeech("stamping", slot))]),
    }
    begun: dict[str, list[tuple[str, float]]] = {name: [] for name in chains}
    kept: dict[str, list[float]] = {name: [] for name in chains}
    for chain in chains.values():
        chain.start()
        while chain.name is None:
            time.sleep(0.01)
    for number in range(rounds):
        for name, chain in chains.items():
            text = f"Satz {number}"
            began = time.perf_counter()
            chain.say(Utterance(text, interrupt=True))
            kept[name].append(1000 * (time.perf_counter() - began))
            begun[name].append((text, began))
            time.sleep(0.002)
    middle = []
    for name, chain in chains.items():
        stamps = {voice.id: float(voice.name) for voice in chain.voices(10.0)}
        waited = [1000 * (stamps[text] - began) for text, began in begun[name] if text in stamps]
        middle.append(statistics.median(waited))
        print(f"key to native call, {name:10} {_milliseconds(waited)}")
        print(f"say() keeps the caller, {name:10} {_milliseconds(kept[name])}")
        chain.close()
    print(f"key to native call, worker over in process: {middle[1] - middle[0]:+.3f} ms at p50")


def added(rounds: int = 2000) -> None:
    """What the chain adds to a bare backend call: until the backend has the text."""

    class Stamped(RecordingSpeech):
        stamp = 0.0

        def say(self, utterance: Utterance, on_end: Any = None) -> None:
            self.stamp = time.perf_counter()
            super().say(utterance, on_end)

    bare, chained = Stamped("bare"), Stamped("chained")
    chain = FailoverSpeech([("chained", lambda: chained)])
    chain.start()
    while chain.name is None:
        time.sleep(0.01)
    times: dict[str, list[float]] = {"bare": [], "chain": []}
    for number in range(rounds):
        for name, speech, backend in (("bare", bare, bare), ("chain", chain, chained)):
            backend.stamp = 0.0
            begun = time.perf_counter()
            speech.say(Utterance(f"Satz {number}", interrupt=True))
            while backend.stamp == 0.0:
                time.sleep(0)
            times[name].append(1000 * (backend.stamp - begun))
    for name, values in times.items():
        print(f"text at the backend, {name:6} {_milliseconds(values)}")
    chain.close()


def start_up() -> None:
    """Start-up of each adapter in a fresh interpreter, imports included."""
    from braillespiel.output.speech.registry import names

    for name in names():
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
        to_the_call()
        first_sample()
        added()
