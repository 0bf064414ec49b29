"""From an event to its sound, and from a key to the voice, with a room tone and without.

    python -m benchmarks.sound_latency [--beside FOLDER] [--rounds N]

Each variant is a process of its own with the whole chain (a thread, the sound worker, the mixer),
and all take turns: another tree of this project in FOLDER, this one without a room tone, and this
one with it. What counts is when SDL's disk driver, which takes the place of the sound card, has a
sample that is louder than the room tone ever is. Nothing here asserts anything.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from array import array
from pathlib import Path
from typing import IO

SOUND = "knock"
ROOM, ROOM_SHARE = "room-six", 20
LOUD = 1200
"""Of 32767: more than the room tone has at its loudest here, less than any beginning of speech."""
PAUSE_S = 0.5
"""Until the last sound is over."""


def _loud(file: IO[bytes]) -> None:
    """Wait until something loud comes."""
    data = b""
    while True:
        data += file.read()
        whole = len(data) // 4 * 4
        if max(map(abs, array("h", data[:whole])), default=0) > LOUD:
            return
        data = data[whole:]
        time.sleep(0.0003)


def child(room: bool) -> None:
    """Measure once for every line that comes in: "sound" or "voice"; answer with ms."""
    from braillespiel.output.sound.beside import EarconsBeside
    from braillespiel.output.sound.remote import RemoteEarcons
    from braillespiel.output.speech import interface
    from braillespiel.output.speech.failover import FailoverSpeech
    from braillespiel.output.speech.registry import factory

    earcons = EarconsBeside(RemoteEarcons())
    speech = FailoverSpeech([("espeak", factory("espeak"))], on_speaking=earcons.set_ducked)
    speech.start()
    while speech.name is None:
        time.sleep(0.01)
    earcons.set(volume=60)
    if room:
        earcons.room(ROOM, ROOM_SHARE)
    earcons.play(SOUND)
    time.sleep(2)
    with Path(os.environ["SDL_DISKAUDIOFILE"]).open("rb", buffering=0) as file:
        print("ready", flush=True)
        for number, line in enumerate(sys.stdin):
            file.seek(0, os.SEEK_END)
            begun = time.perf_counter()
            if line.strip() == "sound":
                earcons.play(SOUND)
            else:
                text = f"Rote {number} und noch vieles mehr."
                if hasattr(interface, "Utterance"):
                    speech.say(interface.Utterance(text, interrupt=True))
                else:  # in a tree from before there was one
                    speech.say(text, interrupt=True)
            _loud(file)
            print(1000 * (time.perf_counter() - begun), flush=True)
            time.sleep(PAUSE_S / 2)
            speech.stop()
    os._exit(0)


def measure(trees: dict[str, tuple[Path, bool]], rounds: int) -> None:
    """Print the figures of every variant, measured in turns."""
    with tempfile.TemporaryDirectory() as folder:
        running = {}
        for number, (name, (tree, room)) in enumerate(trees.items()):
            environment = {
                **os.environ,
                "PYTHONPATH": str(tree),
                "SDL_AUDIODRIVER": "disk",
                "SDL_DISKAUDIOFILE": str(Path(folder) / f"audio.{number}"),
            }
            command = [
                sys.executable,
                "-P",
                str(Path(__file__).resolve()),
                "--child",
                str(int(room)),
            ]
            running[name] = subprocess.Popen(
                command,
                cwd=tree,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        for process in running.values():
            assert process.stdout is not None
            process.stdout.readline()
        figures: dict[tuple[str, str], list[float]] = {}
        order = list(running)
        rng = random.Random(1)
        for _ in range(rounds):
            rng.shuffle(order)
            for what in ("sound", "voice"):
                for name in order:
                    process = running[name]
                    assert process.stdin is not None
                    assert process.stdout is not None
                    process.stdin.write(f"{what}\n")
                    process.stdin.flush()
                    found = float(process.stdout.readline())
                    figures.setdefault((what, name), []).append(found)
                time.sleep(PAUSE_S / len(order))
        for process in running.values():
            process.kill()
        for (what, name), values in sorted(figures.items()):
            ordered = sorted(values)
            worst = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
            middle = statistics.median(values)
            print(f"{what}, {name}: median {middle:.1f} ms, p99 {worst:.1f} ms (n = {len(values)})")


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", metavar="FOLDER", type=Path)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--child", type=int)
    given = parser.parse_args()
    if given.child is not None:
        child(bool(given.child))
        return
    here = Path(__file__).resolve().parents[1]
    trees = {"without a room tone": (here, False), "with a room tone": (here, True)}
    if given.beside is not None:
        trees = {"the other tree": (given.beside.resolve(), False), **trees}
    measure(trees, given.rounds)


if __name__ == "__main__":
    main()
