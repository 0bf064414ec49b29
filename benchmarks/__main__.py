"""All measurements as one table: ``python -m benchmarks`` (some minutes on an idle machine).

``--record FILE`` writes them as a page, each beside that of an earlier commit (benchmarks.record).
"""

from __future__ import annotations

import argparse
import platform
import sys
import time
from pathlib import Path

from benchmarks.record import RecordError, measure, record

RUNS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("program", ()),
    ("latency", ("--keys", "500")),
    ("latency", ("--calls",)),
    ("speech_latency", ()),
    ("braille_line", ("--writes", "500")),
    ("display_keys", ("--keys", "300")),
    ("window", ("--keys", "100")),
    ("store", ("--appends", "500")),
    ("engine", ()),
    ("labels", ()),
    ("kit", ()),
    ("house", ()),
    ("network", ()),
    ("browser", ()),
    ("classroom", ("--seconds", "20")),
)
"""The modules that are measured, with the arguments that keep a run short."""


def main() -> int:
    """Print a row per measured figure."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("only", nargs="*", help="names of modules")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write a page, compared")
    given = parser.parse_args()
    runs = [each for each in RUNS if not given.only or each[0] in given.only]
    if given.record is not None:
        try:
            return min(1, record(given.record, runs, lambda text: print(text, flush=True)))
        except RecordError as error:
            parser.exit(2, f"{error}\n")
    print(f"Python {platform.python_version()}, {platform.machine()}, {time.strftime('%Y-%m-%d')}")
    print(f"| {'measured by':14} | figure |")
    print(f"|{'-' * 16}|--------|")
    bad = 0
    for name, arguments in runs:
        for line in measure(name, arguments):
            bad += line.startswith(("not measured", "MISSED"))
            print(f"| {name:14} | {line.replace('|', '/')} |", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
