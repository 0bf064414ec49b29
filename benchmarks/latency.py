"""Key pressed → text at the speech backend and cells at the display, added to a bare call.

``python -m benchmarks.latency [--keys 2000]`` plays Logomachy with keys at an instant voice and a
simulated display and prints medians and 99th percentiles in milliseconds.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from braillespiel.output.frontend import KeyPressed
from tests.support.player import Player

WALK = ("Right", "Left", "Ctrl+Tab", "C", "T", "S", "I", "D", "G", "B", "Up", "Down", "Tab", "R")


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that ``share`` of all lie below."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def stamp(owner: object, name: str, into: list[float]) -> None:
    """Note the time at which a method is called first after the list was emptied."""
    original: Callable[..., object] = getattr(owner, name)

    def stamped(*arguments: object, **keywords: object) -> object:
        if not into:
            into.append(time.perf_counter())
        return original(*arguments, **keywords)

    setattr(owner, name, stamped)


def bare(call: Callable[[], object], times: int) -> list[float]:
    """Return the seconds that each of ``times`` calls takes."""
    spans = []
    for _ in range(times):
        begun = time.perf_counter()
        call()
        spans.append(time.perf_counter() - begun)
    return spans


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keys", type=int, default=2000)
    keys = parser.parse_args().keys
    with tempfile.TemporaryDirectory() as folder:
        player = Player(Path(folder))
        player.play("logomachy")
        spoken: list[float] = []
        felt: list[float] = []
        stamp(player.ear, "say", spoken)
        stamp(player.display, "write", felt)
        to_speech, to_cells = [], []
        for number in range(keys):
            spoken.clear()
            felt.clear()
            player.keyboard.events.append(KeyPressed(WALK[number % len(WALK)]))
            begun = time.perf_counter()
            player.app.step(0)
            if spoken:
                to_speech.append(spoken[0] - begun)
            if felt:
                to_cells.append(felt[0] - begun)
        say = bare(lambda: player.ear.say("gelbe 7", interrupt=True, language="de"), keys)
        write = bare(lambda: player.display.write([bytes(40)]), keys)
        player.app.close()
    for name, spans in (
        ("key to speech call", to_speech),
        ("key to cells", to_cells),
        ("bare speech call", say),
        ("bare display write", write),
    ):
        median, late = statistics.median(spans) * 1e3, percentile(spans, 0.99) * 1e3
        print(f"{name}: median {median:.3f} ms, p99 {late:.3f} ms (n = {len(spans)})")


if __name__ == "__main__":
    main()
