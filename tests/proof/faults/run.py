"""Every fault by its name: what it does to a whole match of a game."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.proof.faults import (
    clocks,
    disks,
    displays,
    living,
    processes,
    sounds,
    storms,
    voices,
)
from tests.proof.faults.whole import Report

Fault = Callable[[Path, str, int], Report]
"""Plays a whole match with a store in a folder, of a game, with a seed."""

FAULTS: dict[str, Fault] = {
    "disk-full": disks.full_in_mid_match,
    "disk-full-at-start": disks.full_from_the_start,
    "read-only-at-start": disks.read_only_from_the_start,
    "read-only-mid-match": disks.read_only_in_mid_match,
    "voice": voices.one_after_the_other,
    "voices-all": voices.both,
    "sound-killed": sounds.server_killed,
    "sound-hangs": sounds.server_hangs,
    "sound-hangs-at-start": sounds.server_hangs_at_start,
    "sound-worker": sounds.worker_struck,
    "sound-none-at-start": sounds.none_at_start,
    "sound-closed": sounds.closed_from_beneath,
    "sound-raises": sounds.playing_raises,
    "sound-storm": storms.sound,
    "dispatcher-storm": storms.dispatcher,
    "display": displays.unplugged,
    "brlapi": displays.dropped,
    "brltty": displays.restarted,
    "sigkill": processes.killed,
    "hang-up": processes.ended,
    "two-clients": processes.two_clients,
    "two-living": living.two_living,
    "side-by-side": processes.side_by_side,
    "sleep": clocks.sleep,
    "clock-back": clocks.backwards,
    "wall-clock": clocks.wall_clock,
}

SLOW_S = 0.5
"""A key that takes longer than this in the full run has waited for something, if one does again
when the match is struck again: a machine that is busy with other things delays anything."""


def strike(name: str, game: str, seed: int) -> Report:
    """Play one whole match of ``game`` with the fault ``name``."""
    with tempfile.TemporaryDirectory(prefix="faults-") as folder:
        return FAULTS[name](Path(folder) / "home", game, seed)


def struck(name: str, game: str, seed: int) -> tuple[list[str], int]:
    """Strike as above; return the lines to print and how much was found."""
    began = time.perf_counter()
    try:
        report = strike(name, game, seed)
        if report.slowest_s > SLOW_S:
            again = strike(name, game, seed)
            report.found += again.found
            report.slowest_s = min(report.slowest_s, again.slowest_s)
    except Exception as error:  # whatever happens is a finding about this match
        return [f"{name} {game}, seed {seed}: {type(error).__name__}: {error}"[:700]], 1
    if report.slowest_s > SLOW_S:
        report.found.append(f"a key waited {report.slowest_s:.2f} s")
    return [f"{report}  [{time.perf_counter() - began:.1f} s]"], len(report.found)


def kills(game: str, count: int) -> tuple[list[str], int]:
    """Kill a client at each of its first writes, in a process of its own that forks."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.proof.faults.kills", game, "1", "1", str(count)],
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stdout.splitlines()
    killed = sum("killed True" in line for line in lines)
    lost = [line for line in lines if not line.endswith("lost: ")]
    told = f"kill-at-write {game}: {killed} of {len(lines)} killed, {len(lost)} lost something"
    more = [*lost[:5], *done.stderr.splitlines()[-5:]]
    return [told, *(f"    {line}" for line in more)], len(lost) + (done.returncode != 0)
