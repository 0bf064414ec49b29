"""From a key of a Braille display to the answer on its cells: the whole program behind BRLTTY.

python -m benchmarks.display_keys [--keys N] [--columns N]

The real BRLTTY runs with its virtual display, where the keys are pressed and the cells are felt. In
a hand of cards the focus goes right and left: every key has another line as its answer. Before and
after that, keys of the same display are answered by the least that can answer them, an adapter that
shows a finished line at once; what it takes is BRLTTY's own, which looks for keys of its virtual
display every 40 ms.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from braillespiel.output.braille.drivers.brlapi import BrlapiDisplay
from tests.support.brltty import Brltty
from tests.support.program import Program, run
from tests.support.virtual_display import VirtualDisplay

PACE_S = 0.05
"""The least from key to key; BRLTTY's virtual display takes none that follow sooner."""
JITTER_S = 0.04
KEYS = ("KEY_CURSOR_RIGHT", "KEY_CURSOR_LEFT")


def answered(display: VirtualDisplay, rng: Random, keys: int) -> list[float]:
    """Press keys by turns; return the ms from each to the first other cells."""
    times = []
    for number in range(keys):
        time.sleep(PACE_S + rng.random() * JITTER_S)
        seen, before = len(display.frames), display.cells
        began = time.perf_counter()
        display.send(KEYS[number % 2])
        with display.changed:
            found = display.changed.wait_for(
                lambda seen=seen, before=before: any(  # type: ignore[misc]
                    cells != before for _, cells in display.frames[seen:]
                ),
                5,
            )
        if not found:
            raise SystemExit(f"key {number} was not answered: {before}")
        felt = next(at for at, cells in display.frames[seen:] if cells != before)
        times.append((felt - began) * 1e3)
    return times


def echo(brltty: Brltty, display: VirtualDisplay, rng: Random, keys: int) -> list[float]:
    """Have every key answered at once with a finished line."""
    shown = 0

    def answer() -> None:
        nonlocal shown
        if adapter.poll():
            shown += 1
            adapter.write([bytes([shown % 2 + 1]) * 12])

    adapter = BrlapiDisplay(where=[brltty.address], path=())
    try:
        while adapter.size() is None:
            time.sleep(0.01)
        adapter.write([b"\x01" * 12])
        until(lambda: display.cells.startswith("⠁⠁⠁"))
        adapter.poll()
        adapter.on_event = answer
        return answered(display, rng, keys)
    finally:
        adapter.close()


def until(what: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + 30
    while not what():
        if time.monotonic() > end:
            raise SystemExit("waited in vain")
        time.sleep(0.01)


def quantile(times: list[float], share: float) -> float:
    """Return the time that this share of all does not exceed."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def report(name: str, times: list[float]) -> None:
    """Print a line of figures."""
    figures = f"median {quantile(times, 0.5):.1f} p95 {quantile(times, 0.95):.1f}"
    print(f"{name}: {figures} max {max(times):.1f} ms (n = {len(times)})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keys", type=int, default=500)
    parser.add_argument("--columns", type=int, default=20)
    given = parser.parse_args()
    rng = Random(7)
    with tempfile.TemporaryDirectory(prefix="brltty") as folder:
        home = Path(folder) / "home"
        run(home, "settings", "double-press-ms=0", "first-run=false")
        brltty = Brltty(Path(folder))
        display = brltty.start(given.columns)
        try:
            bare = echo(brltty, display, rng, given.keys // 2)
            arguments = ("--speech", "off", "--seed", "5", "logomachy")
            program = Program(home, arguments, brltty.environment)
            try:
                program.rest()
                program.press("Enter")
                program.press("C")
                until(lambda: display.cells.startswith("⠓⠀"))  # h: the hand
                ours = answered(display, rng, given.keys)
            finally:
                program.close()
            bare += echo(brltty, display, rng, given.keys // 2)
        finally:
            brltty.stop()
    report("key to cells, answered at once by an adapter", bare)
    report("key to cells, the whole program", ours)
    shares = [quantile(ours, share) / quantile(bare, share) for share in (0.5, 0.95)]
    print(f"the program / the adapter: median {shares[0]:.2f}, p95 {shares[1]:.2f}")


if __name__ == "__main__":
    main()
