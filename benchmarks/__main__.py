"""All measurements as one table: ``python -m benchmarks`` (some minutes on an idle machine)."""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
import time

RUNS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("program", ()),
    ("latency", ("--keys", "500")),
    ("speech_latency", ()),
    ("braille_line", ("--writes", "500")),
    ("display_keys", ("--keys", "300")),
    ("window", ("--keys", "100")),
    ("store", ("--appends", "500")),
    ("engine", ()),
    ("labels", ()),
    ("kit", ()),
    ("house", ()),
)
"""The modules that are measured, with the arguments that keep a run short."""
LONGEST_S = 300


def measure(name: str, arguments: tuple[str, ...]) -> list[str]:
    """Run a module; return the lines that it prints, or one that says why there are none."""
    try:
        done = subprocess.run(
            [sys.executable, "-m", f"benchmarks.{name}", *arguments],
            capture_output=True,
            text=True,
            timeout=LONGEST_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return [f"not measured: took more than {LONGEST_S} s"]
    lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
    if done.returncode:
        last = done.stderr.strip().splitlines()[-1:] or ["no reason given"]
        return [*lines, f"not measured: {last[0]}"]
    return lines


def main() -> int:
    """Print a row per measured figure."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("only", nargs="*", help="names of modules")
    given = parser.parse_args()
    print(f"Python {platform.python_version()}, {platform.machine()}, {time.strftime('%Y-%m-%d')}")
    print(f"| {'measured by':14} | figure |")
    print(f"|{'-' * 16}|--------|")
    bad = 0
    for name, arguments in RUNS:
        if given.only and name not in given.only:
            continue
        for line in measure(name, arguments):
            bad += line.startswith("not measured")
            print(f"| {name:14} | {line.replace('|', '/')} |", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
