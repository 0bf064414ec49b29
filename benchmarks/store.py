"""How long an append takes until it is on disk, beside the disk's own bare write and fsync.

python -m benchmarks.store [--appends N] [--folder PATH]
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from braillespiel.store.opening import open_store
from braillespiel.store.records import StoredPlayer


def timed(count: int, *works: Callable[[int], None]) -> list[list[float]]:
    """Return how long the calls of each work took, in ms, sorted; the works take turns."""
    times: list[list[float]] = [[] for _ in works]
    for number in range(count):
        for work, kept in zip(works, times, strict=True):
            start = time.perf_counter_ns()
            work(number)
            kept.append((time.perf_counter_ns() - start) / 1e6)
    return [sorted(kept) for kept in times]


def line(name: str, times: list[float]) -> str:
    median, worst = times[len(times) // 2], times[int(len(times) * 0.99)]
    return f"{name}: median {median:.3f} ms, 99th percentile {worst:.3f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--appends", type=int, default=2000)
    parser.add_argument("--folder", type=Path, help="on the disk to measure")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=arguments.folder) as name:
        folder = Path(name)
        handle = os.open(folder / "bare", os.O_CREAT | os.O_WRONLY | os.O_APPEND)

        def bare(number: int) -> None:
            os.write(handle, b"x" * 4096)
            os.fsync(handle)

        start = time.perf_counter_ns()
        store = open_store(folder)
        print(f"open a new store: {(time.perf_counter_ns() - start) / 1e6:.1f} ms")
        match = store.matches.create("logomachy", 7, 2, {}, [StoredPlayer("A"), StoredPlayer("B")])
        store.leases.acquire(match)
        base, kept = timed(
            arguments.appends,
            bare,
            lambda number: store.matches.append(match, number, number % 2, "play r7 take y3,b4"),
        )
        os.close(handle)
        print(line("bare write of 4 KiB and fsync", base))
        print(line("append", kept))
        ratio = kept[len(kept) // 2] / base[len(base) // 2]
        print(f"append / bare write: {ratio:.2f}")
        store.close()
        start = time.perf_counter_ns()
        store = open_store(folder)
        opened = time.perf_counter_ns()
        store.matches.load(match)
        loaded = time.perf_counter_ns()
        print(f"open this store: {(opened - start) / 1e6:.1f} ms")
        print(f"load the match of {len(kept)} entries: {(loaded - opened) / 1e6:.1f} ms")
        store.close()


if __name__ == "__main__":
    main()
