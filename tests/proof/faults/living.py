"""Two real programs that live on one match, the clock of one 11 minutes ahead of the other's."""

from __future__ import annotations

import time
from pathlib import Path

from tests.proof.faults.whole import Report, newest, with_store
from tests.robots import hearing
from tests.robots.body import Ear
from tests.robots.words import words
from tests.support.patience import HANGS_S
from tests.support.program import Program, run

AHEAD_MS = 11 * 60_000
AHEAD = f"""
import time
real = time.time_ns
time.time_ns = lambda: real() + {AHEAD_MS} * 1_000_000
"""
QUIET = ("--speech", "off", "--no-brltty")
ELSEWHERE = ("läuft in einem anderen Fenster", "ging inzwischen anderswo weiter")


class Sitter:
    """A program and the robot that plays it by ear."""

    def __init__(self, home: Path, game: str, *arguments: str, ahead: Path | None = None) -> None:
        variables = {} if ahead is None else {"PYTHONPATH": f"{ahead}:{Path.cwd()}"}
        self.home, self.game = home, game
        self.program = Program(home, (*QUIET, *arguments), variables)
        self.program.rest()
        self.ear = Ear(words("de"), self.program.press)

    def acts(self, alone: bool = True) -> None:
        """Play until it is told that another one has the match; ``alone``: or the disk changes."""
        before, since = with_store(self.home, newest), len(self.program.records)
        end = time.monotonic() + HANGS_S
        while time.monotonic() < end and not hearing.step(self.ear, self.game):
            told = " ".join(self.program.said(since))
            if any(part in told for part in ELSEWHERE):
                return
            if alone and with_store(self.home, newest) != before:
                return

    def tries(self) -> None:
        """Play on for some steps, whatever comes of it."""
        for _ in range(12):
            if hearing.step(self.ear, self.game):
                return


def two_living(home: Path, game: str, seed: int) -> Report:
    """The second is refused; where no lock tells that the first lives, the first writes nothing."""
    report = Report("two-living", game, seed)
    run(home, "settings", "double-press-ms=0", "first-run=false", "bot-pace=none")
    ahead = home.parent / "ahead"
    ahead.mkdir(exist_ok=True)
    (ahead / "sitecustomize.py").write_text(AHEAD)
    one = Sitter(home, game, "--seed", str(seed), game)
    one.program.press("Enter")
    one.acts()
    other = Sitter(home, game, ahead=ahead)
    said = other.program.press("Home", "Enter", "Enter")
    report.times += 1
    if not any(ELSEWHERE[0] in text for text in said):
        report.found.append(f"not refused: {said}")
    before = with_store(home, newest)
    one.acts()
    kept = with_store(home, newest)
    if len(kept) <= len(before) or any(part in " ".join(one.program.said()) for part in ELSEWHERE):
        report.found.append("the first one cannot go on")
    for path in (home / "clients").iterdir():
        path.unlink()  # as where the file system knows no locks
    other.program.press("Escape", "Home", "Enter", "Enter")
    report.times += 1
    other.acts()
    theirs = with_store(home, newest)
    if theirs[: len(kept)] != kept:
        report.found.append("the second one does not go on where the first one was")
    since = len(one.program.records)
    one.acts(alone=False)
    told = " ".join(one.program.said(since))
    if with_store(home, newest)[: len(theirs)] != theirs:
        report.found.append("the first one wrote into the match of the second")
    if not any(part in told for part in ELSEWHERE):
        report.found.append(f"the first one is not told: {told[-300:]}")
    other.program.close()
    at_last = with_store(home, newest)
    one.tries()
    if with_store(home, newest) != at_last:
        report.found.append("the first one wrote after the second had ended")
    if "nichts fehlt" in " ".join(one.program.said(since)):
        report.found.append("the first one claims that all is saved")
    one.program.close()
    report.actions = len(at_last)
    report.keys = one.program.keys + other.program.keys
    return report
