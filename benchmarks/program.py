"""The whole program from outside: start, memory, processor time while nothing happens.

python -m benchmarks.program
"""

from __future__ import annotations

import argparse
import tempfile
import time
from pathlib import Path

import psutil

from tests.support.program import Program, run

SETTLED_S = 8
"""After which a table that was opened has said and prepared everything."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--idle", type=float, default=10.0, help="seconds")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        run(home, "settings", "first-run=false", "double-press-ms=0")
        starts = []
        for _ in range(given.starts):
            began = time.perf_counter()
            program = Program(home)
            program.wait("Hauptmenü")
            starts.append(time.perf_counter() - began)
            program.close()
        print(f"start to first sentence {sorted(starts)[len(starts) // 2]:.2f} s (median)")
        program = Program(home)
        program.wait("Hauptmenü")
        program.press("n", "Enter", "l", "Enter", "Enter")
        time.sleep(SETTLED_S)
        process = psutil.Process(program.process.pid)
        before = process.cpu_times()
        time.sleep(given.idle)
        after = process.cpu_times()
        spent = after.user + after.system - before.user - before.system
        print(f"idle at a table: {100 * spent / given.idle:.2f} % of a core")
        print(f"memory at a table: {process.memory_info().rss / 1e6:.0f} MB resident")
        program.close()


if __name__ == "__main__":
    main()
