"""The window: from a key to the frame, what it costs while idle, accessibility updates, memory.

python -m benchmarks.window [--keys N] [--idle SECONDS] [--size WIDTHxHEIGHT]

Runs on an X server of its own, in software, bound to one core. A frame counts from the key to the
end of the flip, with everything between: command, sentence, Braille line, picture, layout,
drawing, accessibility tree. Speech is off.
"""

from __future__ import annotations

import argparse
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.window.desktop import Desktop, x_server

KEYS = ("C", "Right", "Right", "Left", "PageDown", "Right", "PageDown", "Home", "Space", "Space")


def percentile(values: list[float], share: float) -> float:
    """Return the value below which ``share`` (0 to 1) of ``values`` lie."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]


def line(name: str, values: list[float], limit: float) -> str:
    """Describe measured milliseconds."""
    middle, late, worst = percentile(values, 0.5), percentile(values, 0.99), max(values)
    numbers = f"median {middle:7.2f}  p99 {late:7.2f}  worst {worst:7.2f} ms"
    return f"{name:34} {numbers}  (limit {limit:g})"


def player(window: Any, home: Path, reader: bool) -> Any:
    """Return the client in the window, at the keyboard of a match."""
    from braillespiel.application.application import Application, declared_settings
    from braillespiel.application.devices import NoSound, NoVoice, Outputs
    from braillespiel.output.braille.display import SimulatedDisplay
    from braillespiel.store.opening import open_store
    from braillespiel.ui.screens.main_menu import MainMenu

    store = open_store(home)
    values = declared_settings(store)
    for key, value in (("first-run", False), ("double-press-ms", 0), ("reduced-motion", True)):
        values.set(key, value)
    values.set("screen-reader", reader)
    outputs = Outputs(NoVoice(), NoSound(), [SimulatedDisplay(40)], window)
    app = Application(store, values, outputs, "en", draw_seed=lambda: 7)
    app.start(MainMenu(app.ui))
    return app


def timed(calls: list[float], call: Callable[..., Any]) -> Callable[..., Any]:
    """Return ``call`` that also notes how many ms of the processor it took."""

    def measured(*arguments: Any) -> Any:
        begun = time.thread_time()
        try:
            return call(*arguments)
        finally:
            calls.append(1000 * (time.thread_time() - begun))

    return measured


def press(app: Any, key: str) -> tuple[float, float]:
    """Press a key; return the ms until its frame is flipped, and those of the processor."""
    begun, used = time.perf_counter(), time.thread_time()
    app.ui.press(key)
    app.step(0)
    return 1000 * (time.perf_counter() - begun), 1000 * (time.thread_time() - used)


def unhurried(window: Any) -> None:
    """Wait until another screen, theme or size would be painted at once: no faster than calm."""
    while window._late_s or window._limiter.hasty(time.monotonic()):
        time.sleep(0.02)
        window.wait(0)


def table(app: Any, game: str) -> None:
    """Open a match of ``game``."""
    from braillespiel.ui.screens.new_match import MatchSetup

    app.ui.push(MatchSetup(app.ui, game))
    app.ui.press("Enter")
    for _ in range(5):
        app.step(0)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keys", type=int, default=400)
    parser.add_argument("--idle", type=float, default=5.0)
    parser.add_argument("--size", default="1920x1080")
    given = parser.parse_args()
    width, height = (int(part) for part in given.size.split("x"))
    with tempfile.TemporaryDirectory() as folder, x_server(f"{width}x{height}x24") as display:
        desktop = Desktop(display, Path(folder))
        os.environ.update(desktop.environment)
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        robot = desktop.start_robot()
        try:
            measure(given, (width, height), Path(folder), robot)
        finally:
            desktop.close()


def measure(given: Any, size: tuple[int, int], folder: Path, robot: Any) -> None:
    """Measure everything, a game after the other."""
    from braillespiel.games import registry
    from braillespiel.output.window.frontend import Window

    class Kept(dict[str, str]):
        def text(self, key: str) -> str:
            return self.get(key, "")

        def set(self, key: str, value: Any) -> None:
            self[key] = str(value)

    window = Window(Kept(), size)
    updates: list[float] = []
    window.access.update = timed(updates, window.access.update)  # type: ignore[method-assign]
    app = player(window, folder / "home", reader=True)
    everything: list[tuple[float, float]] = []
    for game in registry.own():
        table(app, game)
        robot.tree()  # now a reader listens
        frames = []
        for n in range(given.keys):
            unhurried(window)
            frames.append(press(app, KEYS[n % len(KEYS)]))
        everything += frames
        print(line(f"key to frame, {game}", [wall for wall, _ in frames], 33), flush=True)
    print(line("key to frame, all", [wall for wall, _ in everything], 33))
    print(line("of that on the processor", [used for _, used in everything], 33))
    print(line("accessibility update", updates, 1))
    zooms = []
    for _ in range(12):
        unhurried(window)
        zooms.append(press(app, "Ctrl++"))
    print(line("zoom step to frame", [wall for wall, _ in zooms], 33))
    print(line("of that on the processor", [used for _, used in zooms], 33))
    before, begun = time.process_time(), time.perf_counter()
    while time.perf_counter() - begun < given.idle:
        app.step(app._wait_s())
    spent = (time.process_time() - before) / (time.perf_counter() - begun)
    print(f"idle: {100 * spent:.2f} % of a core (limit 1)")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"resident: {resident():.0f} MB, at most {peak:.0f} MB (limit 150)")
    app.close()


def resident() -> float:
    """Return the resident memory in MB."""
    import psutil

    return float(psutil.Process().memory_info().rss) / 2**20


if __name__ == "__main__":
    sys.exit(main())
