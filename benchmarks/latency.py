"""Key pressed → text at the speech backend and cells at the display, added to a bare call.

``python -m benchmarks.latency [--keys 2000]`` plays Logomachy with keys at an instant voice and a
simulated display and prints medians and 99th percentiles in milliseconds.

``--calls`` counts the Python calls within ``braillespiel/`` that a Right key makes, with and
without a picture to be drawn: the most of all zones, in every game. ``--beside FOLDER`` compares
the CPU time of a key with that of another tree of this project, in turns, each tree in a process
of its own.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

from braillespiel.games import registry
from braillespiel.output.frontend import KeyPressed
from tests.support.player import Player

GAMES = registry.own()
WALK = ("Right", "Left", "Ctrl+Tab", "C", "T", "S", "I", "D", "G", "B", "Up", "Down", "Tab", "R")
PLACES = ("terminal", "picture")
"""Without and with a picture to be drawn."""
ROUNDS = 15
BURST = 200
"""Keys that are timed together."""


# --- in a process of either tree -----------------------------------------------------------------


class Table:
    """A match just begun, its first keys pressed."""

    def __init__(self, folder: Path, game: str, picture: bool) -> None:
        self.player: Any = Player(folder)  # another tree's may be declared otherwise
        self.player.keyboard.wants_pictures = picture
        self.player.play(game)
        self.player.press("Right", "Left", "Right", "Left")

    def key(self, key: str) -> None:
        """Press a key, a second after the last one."""
        player = self.player
        player.clock.ms += 1000
        player.ear.said.clear()
        player.keyboard.events.append(KeyPressed(key))
        player.app.step(0)

    def calls(self, key: str) -> int:
        """Return how many calls of Python functions within ``braillespiel/`` a key makes."""
        inside = str(Path(sys.modules["braillespiel"].__path__[0]).resolve())
        count = 0

        def called(frame: FrameType, event: str, argument: object) -> None:
            nonlocal count
            count += event == "call" and frame.f_code.co_filename.startswith(inside)

        sys.setprofile(called)
        try:
            self.key(key)
        finally:
            sys.setprofile(None)
        return count

    def most_calls(self) -> int:
        """Return the most calls that a Right key makes in any zone: where it moves, and at edges.

        Everything is laid out and worded before.
        """
        player, found = self.player, 0
        zones = len(player.table.navigator.zones)
        for _ in range(zones):
            player.press("Right", "Left", "Home")
            found = max(found, self.calls("Right"), self.calls("Right"))
            player.settle()
            player.press("Ctrl+Tab")
        return found

    def timed(self, keys: int) -> float:
        """Return the CPU seconds that a Right or Left key takes."""
        began = time.process_time()
        for number in range(keys):
            self.key("Left" if number % 2 else "Right")
        return (time.process_time() - began) / keys


def serve() -> None:
    """Time keys for every line of standard input, [game, picture, keys], and print the seconds."""
    tables: dict[tuple[str, bool], Table] = {}
    with tempfile.TemporaryDirectory() as folder:
        for line in sys.stdin:
            game, picture, keys = json.loads(line)
            if (game, picture) not in tables:
                place = Path(folder, f"{game}-{picture}")
                place.mkdir()
                tables[game, picture] = Table(place, game, picture)
            print(json.dumps(tables[game, picture].timed(keys)), flush=True)
        for table in tables.values():
            table.player.app.close()


# --- here ----------------------------------------------------------------------------------------


def counted(game: str, picture: bool) -> int:
    """Return how many calls a Right key makes in a game."""
    with tempfile.TemporaryDirectory() as folder:
        table = Table(Path(folder), game, picture)
        table.most_calls()  # what is worded for the first time counts for nobody's key
        found = table.most_calls()
        table.player.app.close()
        assert not table.player.errors, table.player.errors
    return found


def print_calls() -> None:
    """Print the counts of all games."""
    for game in GAMES:
        found = (f"{counted(game, place == 'picture'):,} {place}" for place in PLACES)
        print(f"calls of a Right key, {game}: {', '.join(found)}", flush=True)


class Tree:
    """A process that presses keys in the project of a folder."""

    def __init__(self, folder: Path) -> None:
        script = (
            "import runpy, sys; sys.path.insert(0, sys.argv[1]);"
            f"runpy.run_path({str(Path(__file__).resolve())!r}, run_name='latency')['serve']()"
        )
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", script, str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=folder,
            text=True,
        )

    def timed(self, game: str, picture: bool, keys: int) -> float:
        """Return the CPU seconds of a key."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps((game, picture, keys)) + "\n")
        process.stdin.flush()
        return float(json.loads(process.stdout.readline()))

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def print_beside(folder: Path, rounds: int) -> None:
    """Print the CPU time of a key there and here, the least of several rounds in turns."""
    trees = Tree(folder), Tree(Path(__file__).resolve().parents[1])
    try:
        for game in GAMES:
            for place in PLACES:
                best = [float("inf"), float("inf")]
                for _ in range(rounds):
                    for at, tree in enumerate(trees):
                        took = tree.timed(game, place == "picture", BURST)
                        best[at] = min(best[at], took * 1e3)
                then, now = best
                times = f"{then:.3f} -> {now:.3f} ms, {now / then:.2f} x"
                print(f"CPU of a key, {game}, {place}: {times}", flush=True)
    finally:
        for tree in trees:
            tree.close()


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


def print_latency(keys: int) -> None:
    """Print how long it takes from the key to speech and cells, beside bare calls."""
    from braillespiel.output.speech.interface import Utterance  # not in every tree beside

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
        said = Utterance("gelbe 7", interrupt=True)
        say = bare(lambda: player.ear.say(said), keys)
        write = bare(lambda: player.display.write([bytes(40)]), keys)
        player.app.close()
    for name, spans, limit in (
        ("key to speech call", to_speech, " (limit 1)"),
        ("key to cells", to_cells, " (limit 1)"),
        ("bare speech call", say, ""),
        ("bare display write", write, ""),
    ):
        median, late = statistics.median(spans) * 1e3, percentile(spans, 0.99) * 1e3
        print(f"{name}: median {median:.3f} ms, p99 {late:.3f} ms (n = {len(spans)}){limit}")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.latency", description=__doc__)
    parser.add_argument("--keys", type=int, default=2000)
    parser.add_argument("--calls", action="store_true", help="count the calls of a Right key")
    parser.add_argument("--beside", type=Path, help="folder of another tree to compare with")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="rounds beside another tree")
    given = parser.parse_args()
    if given.calls:
        print_calls()
    if given.beside is not None:
        print_beside(given.beside.resolve(), given.rounds)
    if not given.calls and given.beside is None:
        print_latency(given.keys)


if __name__ == "__main__":
    main()
