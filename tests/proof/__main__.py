"""The full runs: ``python -m tests.proof [RUN ...] [--times N] [--jobs N]``.

RUN is one of silence, twins, fuzz, faults, damage, memory, keys, desktop, brltty, unread, ports,
cells, network, together, display;
"faults:NAME,NAME" strikes with these faults only (tests/proof/faults/run.py). Without names all of
them. Prints a line per run and what was found; ends with status 1 if
anything was.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile

from tests.proof.faults import run as strikes
from tests.proof.full import RUNS, faults
from tests.support.signals import children_take_ctrl_c


def main() -> int:
    """Do the runs that are named."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof")
    parser.add_argument("runs", nargs="*", metavar="|".join(RUNS))
    parser.add_argument("--times", type=float, default=1.0, help="how much more, or less")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="cores")
    given = parser.parse_args()
    known = {*strikes.FAULTS, "kills"}
    wrong = [
        name
        for name in given.runs
        if name not in RUNS
        and not (name.startswith("faults:") and set(name[7:].split(",")) <= known)
    ]
    if wrong:
        parser.error(f"no run {wrong[0]}; there are {', '.join(RUNS)}")
    children_take_ctrl_c()
    bad = 0
    with tempfile.TemporaryDirectory() as home:
        os.environ["BRAILLESPIEL_HOME"] = home  # never where a player's matches lie
        for name in given.runs or RUNS:
            if name in RUNS:
                bad += RUNS[name](given.times, given.jobs)
            else:
                bad += faults(given.times, given.jobs, name.removeprefix("faults:"))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
