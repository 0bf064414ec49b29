"""The real program in a pseudo-terminal, ended from outside: killed, hung up, asked to end.

A robot that only hears plays it by keys, as a person would, and goes on after every new start.
"""

from __future__ import annotations

import contextlib
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from braillespiel.store.opening import Store
from braillespiel.ui.match.screen import MatchScreen
from tests.proof.faults.whole import Report, Whole, newest, with_store
from tests.proof.situations import random_action
from tests.robots import hearing
from tests.robots.body import Ear, StuckError
from tests.robots.words import words
from tests.support.patience import HANGS_S
from tests.support.player import Player
from tests.support.program import Program, run

LONGEST_S = 180.0
"""A match that is not over by then is left; games in real time take long."""
LATEST_S = 0.03
"""A kill comes so long after a key at the latest: before, while or after it is carried out."""


class Ended(Exception):
    """The program has been ended from outside."""


class Mortal:
    """The program, which is killed at some key, and started again."""

    def __init__(self, home: Path, fault: str, game: str, seed: int) -> None:
        self.home = home
        self.report = Report(fault, game, seed)
        self.rng = Random(f"{fault} {game} {seed}")
        self._kept: list[str] = []
        self._kill_in = self._next()
        run(home, "settings", "double-press-ms=0", "first-run=false", "bot-pace=none")
        self.program = Program(home, ("--speech", "off", "--no-brltty", "--seed", str(seed), game))
        self.program.rest()
        self.program.press("Enter")

    def _next(self) -> int:
        return self.rng.choice((3, 20, 60, 120))

    def press(self, key: str) -> Sequence[str]:
        """Press a key; sometimes the program does not live to answer it."""
        self.report.keys += 1
        self._kill_in -= 1
        if self._kill_in > 0:
            return self.program.press(key)
        self._kill_in = self._next()
        self.program.rest()
        self._kept = with_store(self.home, newest)
        self.program.send(key)
        time.sleep(self.rng.uniform(0, LATEST_S))
        self.program.kill()
        raise Ended

    def again(self) -> None:
        """Start it again after a kill; the match must be there with all that was announced."""
        self.report.times += 1
        self.program.close()
        kept = with_store(self.home, newest)
        if kept[: len(self._kept)] != self._kept:
            self.report.found.append(f"{len(kept)} of {len(self._kept)} announced actions are kept")
        self.program = Program(self.home, ("--speech", "off", "--no-brltty"))
        self.program.rest()
        if with_store(self.home, lambda store: bool(store.matches.finished())):
            return
        if not any("Weiterspielen" in text for text in self.program.said()):
            self.report.found.append(f"nothing to resume: {self.program.said()}")
        self.program.press("Home", "Enter", "Enter")
        if not self.program.press("T"):
            self.report.found.append("a resumed table is silent")

    def close(self) -> None:
        """End the program; look at what it left behind."""
        self.program.close()
        log = self.home / "errors.log"
        if log.exists() and "Traceback" in log.read_text("utf-8"):
            self.report.found.append(log.read_text("utf-8")[-600:])
        if "Traceback" in self.program.screen:
            self.report.found.append(self.program.screen[-600:])
        self.report.actions = len(with_store(self.home, newest))


def killed(home: Path, game: str, seed: int) -> Report:
    """Kill the program with SIGKILL at random moments of a match, again and again."""
    mortal = Mortal(home, "sigkill", game, seed)
    ear, end = Ear(words("de"), mortal.press), time.monotonic() + LONGEST_S
    try:
        while time.monotonic() < end:
            try:
                if hearing.step(ear, game):
                    break
            except Ended:
                mortal.again()
                if with_store(home, lambda store: bool(store.matches.finished())):
                    break
            except StuckError as error:
                mortal.report.found.append(f"the robot is stuck: {error} {ear.log[-5:]}")
                break
        else:
            mortal.report.note = f"left after {LONGEST_S:.0f} s"
    except AssertionError as error:
        mortal.report.found.append(f"the program does not answer: {error}"[:600])
    mortal.close()
    return mortal.report


def ended(home: Path, game: str, seed: int) -> Report:
    """Hang up, terminate and close the terminal in mid match: it saves and ends quietly."""
    report = Report("hang-up", game, seed)
    run(home, "settings", "double-press-ms=0", "first-run=false", "bot-pace=none")
    kept: list[str] = []
    for how in ("SIGHUP", "SIGTERM", "SIGINT", "hang-up", "Ctrl+C"):
        arguments: tuple[str, ...] = ("--speech", "off", "--no-brltty", "--seed", str(seed))
        program = Program(home, (*arguments, game) if not kept else arguments)
        program.rest()
        program.press(*(("Enter",) if not kept else ("Home", "Enter", "Enter")))
        with contextlib.suppress(Ended):
            ear = Ear(words("de"), program.press)
            before = len(with_store(home, newest))
            while len(with_store(home, newest)) == before and not hearing.step(ear, game):
                pass
        kept = with_store(home, newest)
        report.times += 1
        report.keys += program.keys
        status = _end(program, how)
        if status != 0:
            report.found.append(f"{how}: status {status}, {program.screen[-600:]}")
        log = home / "errors.log"
        if "Traceback" in program.screen or (log.exists() and log.stat().st_size):
            report.found.append(f"{how}: {log.read_text('utf-8')[-300:]} {program.screen[-300:]}")
        after = with_store(home, newest)
        if after[: len(kept)] != kept:
            report.found.append(f"{how}: {len(after)} of {len(kept)} actions are kept")
        program.close()
        if with_store(home, lambda store: bool(store.matches.finished())):
            break
    report.actions = len(kept)
    return report


def _end(program: Program, how: str) -> int | None:
    if how == "hang-up":
        program.hang_up()
    elif how == "Ctrl+C":
        program.send(how)
    else:
        program.process.send_signal(getattr(signal, how))
    try:
        return program.process.wait(HANGS_S)
    except Exception:
        program.kill()
        return None


def two_clients(home: Path, game: str, seed: int) -> Report:
    """Play whole matches in two clients on one store; a match of one killed is taken over."""
    run(home, "settings", "double-press-ms=0", "first-run=false", "bot-pace=none")
    program = Program(home, ("--speech", "off", "--no-brltty", "--seed", str(seed), game))
    program.rest()
    program.press("Enter", "T")
    other = Player(home, seed=seed, settings={"double-press-ms": 0})
    said = other.press("Home", "Enter", "Enter")
    refused = any("läuft in einem anderen Fenster" in text for text in said)
    other.ui.pop_to(other.ui.screens[0], silent=True)
    match = Whole(home, "two-clients", game, seed, other)
    if not refused:
        match.found(f"the other's match is not refused: {said}")
    for number in match.steps():
        if number % 5 == 0:
            match.ask()
            if not program.press("T"):
                match.found("the other client is silent")
    program.kill()
    program.close()
    match.report.times = 1
    other.ui.pop_to(other.ui.screens[0], silent=True)
    match.table = _taken_over(match, other)
    for number in match.steps():
        if number % 5 == 0:
            match.ask()
    if with_store(home, _finished) != 2:
        match.found("both matches should be finished")
    return match.done()


def _taken_over(match: Whole, other: Player) -> MatchScreen:
    said = other.press("Home", "Enter", "Enter")
    if not any(isinstance(screen, MatchScreen) for screen in other.ui.screens):
        match.found(f"the match of the one that was killed is not taken over: {said}")
        return match.table
    return other.table


def _finished(store: Store) -> int:
    return len(store.matches.finished())


def side_by_side(home: Path, game: str, seed: int) -> Report:
    """Play two whole matches in turns of an action in two clients on one store."""
    one = Whole(home, "side-by-side", game, seed)
    two = Whole(home, "side-by-side", game, seed + 1)
    steps = two.steps()
    for number in one.steps():
        one.report.times += next(steps, None) is not None
        if number % 5 == 0:
            one.ask()
            two.ask()
        for match in (one, two):
            if match.table.port.host.trouble is not None:
                match.found(f"trouble: {match.table.port.host.trouble}")
    for _ in steps:
        random_action(two.table, two.rng)
    second = two.done()
    report = one.done()
    report.found += second.found
    if with_store(home, _finished) != 2:
        report.found.append("both matches should be finished")
    return report
