"""The full runs: ``python -m tests.proof [ROOM ...] [--times N] [--jobs N]``.

ROOM is one of those that ``--list`` prints with their full size; "faults:NAME,NAME" strikes with
these faults only (tests/proof/faults/run.py). Without names all rooms but the whole commands.
Prints a line per piece and what was found; ends with status 1 if anything was.

``python -m tests.proof all --out DIR`` tries everything on one commit, the commands too, goes on
after an interruption, and writes ``DIR/proof.md``. With rooms instead of "all" only these are gone
on with now; the page is of all and names what is missing. ``docs/proof.jsonl`` holds what
``docs/proof.md`` was made of: as ``DIR/cases.jsonl`` the run goes on with it on its commit.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from tests.proof import record
from tests.proof.faults import run as strikes
from tests.proof.full import COMMANDS, ROOMS, faults, pooled
from tests.support.signals import children_take_ctrl_c


def main() -> int:
    """Try the rooms that are named."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof")
    parser.add_argument("rooms", nargs="*", metavar="all|" + "|".join(ROOMS))
    parser.add_argument("--times", type=float, default=1.0, help="how much more, or less")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="cores")
    parser.add_argument("--out", type=Path, help="the folder of a run of all rooms")
    parser.add_argument("--list", action="store_true", help="the rooms and their full size")
    given = parser.parse_args()
    rooms = {**ROOMS, **COMMANDS}
    if given.list:
        for name, room in rooms.items():
            sys.stdout.write(f"{name}: {room.size}\n")
        return 0
    known = {*strikes.FAULTS, "kills"}
    wrong = [
        name
        for name in given.rooms
        if name not in rooms
        and name != "all"
        and not (name.startswith("faults:") and set(name[7:].split(",")) <= known)
    ]
    if wrong:
        parser.error(f"no room {wrong[0]}; there are all, {', '.join(rooms)}")
    chosen = rooms if "all" in given.rooms else {name: rooms.get(name) for name in given.rooms}
    if given.out is None and "all" in given.rooms:
        parser.error("all wants --out DIR")
    if given.out is not None and not (chosen and all(chosen.values())):
        parser.error("--out DIR wants all, or rooms that --list prints")
    children_take_ctrl_c()
    with tempfile.TemporaryDirectory() as home:
        os.environ["BRAILLESPIEL_HOME"] = home  # never where a player's matches lie
        if given.out is not None:
            return record.main(given.out.absolute(), rooms, list(chosen), given.times, given.jobs)
        bad = 0
        for name in given.rooms or ROOMS:
            if name in rooms:
                jobs = 1 if rooms[name].alone else given.jobs
                bad += pooled(rooms[name].pieces(given.times), jobs)
            else:
                bad += pooled(faults(given.times, name.removeprefix("faults:")), given.jobs)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
