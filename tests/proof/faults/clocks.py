"""Clocks that jump, and computers that sleep."""

from __future__ import annotations

from pathlib import Path

from tests.proof.faults.whole import Report, Whole

SECOND, HOUR, YEAR = 1000, 3_600_000, 365 * 86_400_000
AHEAD = (11 * SECOND, HOUR, 10 * HOUR, 40 * YEAR)
BACK = (-1, -SECOND, -HOUR, -40 * YEAR)


def sleep(home: Path, game: str, seed: int) -> Report:
    """Let the computer sleep again and again; nobody may lose time of a race by that."""
    match = Whole(home, "sleep", game, seed)
    host = match.table.port.host
    for number in match.steps():
        if number % 2:
            continue
        racing, before = match.table.port.standing.racing, host.game_time
        since = len(match.heard)
        match.player.clock.ms += match.rng.choice(AHEAD)
        match.player.app.step(0)
        match.report.times += 1
        if host.game_time - before > 5 * SECOND:
            match.found(f"the match went on for {host.game_time - before} ms during sleep")
        if racing and not match.told("Alles stand still", since=since):
            match.found("nobody is told that the race stood still")
        if match.player.ui.screen is not match.table:
            match.player.press("Enter")
        if match.player.ui.screen is not match.table:
            match.found(f"Enter does not go on: {match.player.ear.said}")
        match.ask()
    return match.done()


def backwards(home: Path, game: str, seed: int) -> Report:
    """Set the clock of the loop back; every key still works and the match goes on."""
    match = Whole(home, "clock-back", game, seed)
    for number in match.steps():
        if number % 2 == 0:
            match.player.clock.ms += match.rng.choice(BACK)
            match.player.app.step(0)
            match.report.times += 1
            match.ask()
            match.ask()
    return match.done()


def wall_clock(home: Path, game: str, seed: int) -> Report:
    """Set the clock on the wall both ways; every action stays on disk, and the lease ours."""
    match = Whole(home, "wall-clock", game, seed)
    store = match.player.app.store
    now = [store.clock()]
    store.matches._wall_clock = lambda: now[0]
    for number in match.steps():
        if number % 3 == 0:
            now[0] = max(0, now[0] + match.rng.choice((*AHEAD, *BACK)))
            match.report.times += 1
            match.ask()
        if match.table.port.host.trouble is not None:
            match.found(f"trouble with the disk: {match.table.port.host.trouble}")
            break
    journal = [entry.text for entry in match.table.port.host.match.journal]
    kept = [
        [entry.text for entry in store.matches.load(line.id).entries]
        for line in store.matches.finished()
    ]
    if journal not in kept:
        match.found("the match is not kept")
    return match.done()
