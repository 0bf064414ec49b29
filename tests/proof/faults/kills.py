"""Kill the client at a write of a match, and see what is there at the next start.

A program of its own, since it forks: ``python -m tests.proof.faults.kills GAMES FIRST STEP COUNT``.
Prints a line per kill, and what was lost; ends with status 1 if anything was.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from braillespiel.engine.match import Entry
from braillespiel.store.database import Database
from braillespiel.store.opening import open_store
from tests.proof.situations import random_action, random_table
from tests.support.player import Player

LONGEST = 400
"""Actions after which a match that was not killed is left."""


@contextmanager
def _killing(at: int, committed: bool) -> Iterator[None]:
    """Have the process die in its ``at``-th write, before or after it is on disk."""
    original: Callable[[Database], Any] = Database.transaction
    writes = 0

    @contextmanager
    def transaction(database: Database, **given: bool) -> Iterator[Any]:
        nonlocal writes
        writes += 1
        last = writes == at
        with original(database, **given) as execute:
            yield execute
            if last and not committed:
                os.kill(os.getpid(), signal.SIGKILL)
        if last:
            os.kill(os.getpid(), signal.SIGKILL)

    Database.transaction = transaction  # type: ignore[assignment,method-assign]
    try:
        yield
    finally:
        Database.transaction = original  # type: ignore[method-assign]


def _play(home: Path, game: str, at: int, pipe: int) -> int:
    """Play, and write into the pipe how many actions there were whenever something is told.

    Returns 0 for a match that was over before the write came, 1 if anything went wrong in it.
    """
    rng = Random(f"{game} {at}")
    player = Player(home, seed=at)

    def told(said: object) -> None:
        tables = [s for s in player.ui.screens if hasattr(s, "port")]
        if tables:
            os.write(pipe, b"%d\n" % len(tables[-1].port.host.match.journal))

    player.ui.announcer.listeners.append(told)
    with _killing(at, committed=at % 2 == 1):
        table = random_table(player, game, rng, actions=0)
        for _ in range(LONGEST):
            if table.port.host.is_over:
                break
            if random_action(table, rng):
                table.deliver()
            player.wait(500)
        over = table.port.host.is_over
    player.app.close()
    if not over:
        player.errors.append("the match does not end, and nothing kills it")
    for error in player.errors:
        sys.stderr.write(error + "\n")
    return 1 if player.errors else 0


def kill(home: Path, game: str, at: int) -> tuple[bool, int, str]:
    """Kill a client at its ``at``-th write.

    Returns whether it was killed, how many actions had been announced, and what was lost ("" if
    nothing).
    """
    read_end, write_end = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read_end)
        status = 1
        try:
            status = _play(home, game, at, write_end)
        except Exception:
            traceback.print_exc()
        finally:
            os._exit(status)
    os.close(write_end)
    with os.fdopen(read_end, "rb") as pipe:
        lines = pipe.read().splitlines()
    _, status = os.waitpid(child, 0)
    announced = int(lines[-1]) if lines else 0
    if not os.WIFSIGNALED(status) and os.waitstatus_to_exitcode(status) != 0:
        return False, announced, "the client failed before it was killed"
    return os.WIFSIGNALED(status), announced, _lost(home, announced)


def _lost(home: Path, announced: int) -> str:
    store = open_store(home)
    try:
        if store.quarantined is not None or store.problem is not None:
            return f"the store: {store.quarantined} {store.problem}"
        running = store.matches.unfinished()
        kept = [Entry(e.seat, e.text, e.at) for e in store.matches.load(running[0].id).entries] \
            if running else []  # fmt: skip
        ended = bool(store.matches.finished())
    finally:
        store.close()
    if ended:
        return ""
    if len(kept) < announced:
        return f"{announced - len(kept)} of {announced} announced actions"
    if not running:
        return ""
    player = Player(home)
    player.press("Home", "Enter", "Enter")
    try:
        journal = player.table.port.host.match.journal
        if player.errors:
            return player.errors[-1]
        if journal[: len(kept)] != kept:
            return "another match was resumed"
    except IndexError:
        return f"nothing to resume: {player.ear.said}"
    finally:
        player.app.close()
    return ""


def main() -> int:
    """Kill at FIRST, FIRST + STEP ..., COUNT times."""
    first, step, count = map(int, sys.argv[2:5])
    lost = 0
    for game in sys.argv[1].split(","):
        for at in range(first, first + step * count, step):
            with tempfile.TemporaryDirectory() as folder:
                killed, announced, what = kill(Path(folder) / "home", game, at)
            lost += bool(what)
            sys.stdout.write(
                f"{game} write {at} killed {killed} announced {announced} lost: {what}\n"
            )
            sys.stdout.flush()
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
