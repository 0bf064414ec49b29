"""The full runs: ``python -m tests.proof [silence|twins|fuzz|faults|memory ...] [--times N]``.

Without names all of them. Prints a line per run and what was found; ends with status 1 if
anything was.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import psutil

from braillespiel.games import registry
from braillespiel.words.catalogue import LANGUAGES
from tests.proof import fuzz, monkey, twins
from tests.proof.situations import keys_here, press, random_table
from tests.support.player import Player

HANG_S = 1.0


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def silence(times: float) -> int:
    """Press random keys at random tables of every game in every language."""
    bad = 0
    for game in registry.names():
        for language in LANGUAGES:
            report = monkey.run(game, language, keys=round(10_000 * times), seed=11)
            hang = report.slowest_s > HANG_S
            say(
                f"silence {game} {language}: {report.keys} keys, {sum(report.broken.values())}"
                f" found, slowest {report.slowest_s:.2f} s ({report.slowest_key}),"
                f" {len(report.screens)} kinds of screen"
            )
            if report.broken:
                say(str(report))
            bad += bool(report.broken) + hang
    return bad


def twin_matches(times: float) -> int:
    """Compare what is perceived of matches that differ in hidden things only."""
    bad = 0
    for game in registry.names():
        compared, found = 0, []
        for seed in range(round(300 * times)):
            count, told = twins.difference(game, seed)
            compared += count
            found += [told] if told else []
        say(f"twins {game}: {round(300 * times)} pairs, {compared} keys, {len(found)} different")
        for told in found[:3]:
            say(f"    {told[:600]}")
        bad += len(found)
    return bad


def hostile(times: float) -> int:
    """Feed spoiled input."""
    bad = 0
    for name in fuzz.TARGETS:
        rounds = round((300 if name in fuzz.SLOW else 20_000) * times)
        began = time.perf_counter()
        found = fuzz.feed(name, rounds, first=1000)
        say(
            f"fuzz {name}: {rounds} inputs, {len(found)} found, {time.perf_counter() - began:.0f} s"
        )
        for told in found[:5]:
            say(f"    {told[:600]}")
        bad += len(found)
    return bad


def faults(times: float) -> int:
    """Kill at every write of a match of each game."""
    count = str(round(60 * times))
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "tests.proof.kills",
            ",".join(registry.names()),
            "1",
            "1",
            count,
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stdout.splitlines()
    killed = sum("killed True" in line for line in lines)
    lost = [line for line in lines if not line.endswith("lost: ")]
    say(f"faults: {killed} of {len(lines)} killed at a write, {len(lost)} lost something")
    for line in (*lost[:5], *done.stderr.splitlines()[-5:]):
        say(f"    {line}")
    return len(lost) + done.returncode


def memory(times: float) -> int:
    """Measure how the memory grows over 10,000 keys of a client that goes on and on."""
    bad = 0
    process = psutil.Process()
    for game in registry.names():
        with tempfile.TemporaryDirectory() as folder:
            player = Player(Path(folder), settings={"double-press-ms": 0})
            rng = Random(4)
            sizes = []
            rounds = round(10_000 * times)
            for number in range(rounds):
                screens = player.client.screens
                if player.client.done:
                    break
                if number % 500 == 0 or len(screens) > 12:
                    player.client.pop_to(screens[0], silent=True)
                    random_table(player, game, rng)
                key = keys_here(player, rng)
                if key not in ("Escape",):
                    press(player, key)
                if number % (rounds // 10) == 0:
                    sizes.append(process.memory_info().rss / 1e6)
            player.app.close()
        growth = sizes[-1] - sizes[len(sizes) // 2]
        shown = " ".join(f"{size:.0f}" for size in sizes)
        say(f"memory {game}: {shown} MB, {growth:+.1f} MB in the second half")
        bad += growth > 20
    return bad


RUNS: dict[str, Callable[[float], int]] = {
    "silence": silence,
    "twins": twin_matches,
    "fuzz": hostile,
    "faults": faults,
    "memory": memory,
}


def main() -> int:
    """Do the runs that are named."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof")
    parser.add_argument("runs", nargs="*", metavar="|".join(RUNS))
    parser.add_argument("--times", type=float, default=1.0, help="how much more, or less")
    given = parser.parse_args()
    wrong = [name for name in given.runs if name not in RUNS]
    if wrong:
        parser.error(f"no run {wrong[0]}; there are {', '.join(RUNS)}")
    return 1 if sum(RUNS[name](given.times) for name in given.runs or RUNS) else 0


if __name__ == "__main__":
    sys.exit(main())
