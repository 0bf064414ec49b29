"""What a run of the whole proof has found so far, on disk, and the page made of it.

Each piece that is done is one line of ``cases.jsonl``, written through to the disk; a run that was
interrupted, in whatever way, goes on with the pieces that have none.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path

import psutil

from tests.proof.full import Piece, Room

ROOT = Path(__file__).resolve().parents[2]


class RecordError(Exception):
    """A run cannot begin or go on; its text says why, and what to do."""


@dataclass(frozen=True, slots=True)
class Case:
    """What one piece of a room has found: its printed lines, how much was found, the seconds."""

    room: str
    name: str
    lines: tuple[str, ...]
    found: int
    seconds: float


def commit_of(tree: Path) -> str:
    """Return the commit of a tree, 40 digits; a tree that differs from it raises RecordError."""

    def git(*words: str) -> str:
        return subprocess.run(
            ["git", *words], cwd=tree, check=True, capture_output=True, text=True
        ).stdout.strip()

    changed = git("status", "--porcelain", "--untracked-files=no")
    if changed:
        raise RecordError(f"The tree differs from its commit; commit it first:\n{changed}")
    return git("rev-parse", "HEAD")


class Record:
    """A folder that holds one run: the commit it is of, and a line for each piece done."""

    def __init__(self, folder: Path, commit: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.commit = folder, commit
        mark = folder / "commit"
        if mark.exists() and mark.read_text("ascii").strip() != commit:
            raise RecordError(
                f"{folder} holds a run of commit {mark.read_text('ascii').strip()}, this is"
                f" {commit}. Name another folder, or remove that one."
            )
        mark.write_text(commit + "\n", "ascii")
        self._path = folder / "cases.jsonl"
        self.cases = list(self._read())

    def _read(self) -> Iterable[Case]:
        if not self._path.exists():
            return
        whole = self._path.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]  # a line that was cut off counts as not written
        if len(kept) < len(whole):
            self._path.write_bytes(kept)
        for line in kept.decode("utf-8").splitlines():
            told = json.loads(line)
            yield Case(**{**told, "lines": tuple(told["lines"])})

    def add(self, case: Case) -> None:
        """Keep what a piece has found; it is on the disk when this returns."""
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(case), ensure_ascii=False) + "\n")
            file.flush()
            os.fsync(file.fileno())
        self.cases.append(case)

    def done(self, room: str) -> dict[str, Case]:
        """Return the cases of a room that are done, by name."""
        return {case.name: case for case in self.cases if case.room == room}


def _timed(piece: Piece) -> tuple[list[str], int, float]:
    began = time.monotonic()
    try:
        lines, found = piece.do()
    except Exception as error:
        lines, found = [f"ended by {type(error).__name__}: {error}"], 1
    return lines, found, time.monotonic() - began


@dataclass(slots=True)
class Progress:
    """What is still to do, and how long that will take by what has been done in this run."""

    left: dict[str, int]
    jobs: int
    spent: dict[str, list[float]]

    def line(self) -> str:
        """Return how many pieces are left, and the forecast in minutes."""
        known = [seconds for each in self.spent.values() for seconds in each]
        usual = sum(known) / len(known) if known else 0.0
        seconds = sum(
            count * (sum(self.spent[room]) / len(self.spent[room]) if self.spent[room] else usual)
            for room, count in self.left.items()
        )
        return f"{sum(self.left.values())} pieces left, about {seconds / self.jobs / 60:.0f} min"


def carry_out(
    record: Record, rooms: Mapping[str, Room], times: float, jobs: int, say: Callable[[str], None]
) -> None:
    """Do all pieces that the record lacks; those of a room that is alone one after another."""
    todo = {
        name: [piece for piece in room.pieces(times) if piece.name not in record.done(name)]
        for name, room in rooms.items()
    }
    progress = Progress(
        {name: len(pieces) for name, pieces in todo.items()},
        jobs,
        {name: [case.seconds for case in record.done(name).values()] for name in rooms},
    )

    def keep(room: str, piece: Piece, lines: list[str], found: int, seconds: float) -> None:
        record.add(Case(room, piece.name, tuple(lines), found, round(seconds, 1)))
        progress.left[room] -= 1
        progress.spent[room].append(seconds)
        for line in lines:
            say(line)
        say(f"  {progress.line()}")

    together = [(name, piece) for name in rooms if not rooms[name].alone for piece in todo[name]]
    while together:
        together = _pooled(together, jobs, keep)
    for name in rooms:
        for piece in todo[name] if rooms[name].alone else ():
            keep(name, piece, *_timed(piece))


def _pooled(
    pieces: list[tuple[str, Piece]],
    jobs: int,
    keep: Callable[[str, Piece, list[str], int, float], None],
) -> list[tuple[str, Piece]]:
    """Do pieces on so many cores; return those not done because a process ended hard.

    The first of these, which may be why, is recorded as found.
    """
    running: dict[Future[tuple[list[str], int, float]], tuple[str, Piece]] = {}
    waiting = list(reversed(pieces))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), max_tasks_per_child=8) as pool:
        while waiting or running:
            while waiting and len(running) < jobs:
                room, piece = waiting.pop()
                running[pool.submit(_timed, piece)] = (room, piece)
            for future in wait(running, return_when="FIRST_COMPLETED").done:
                room, piece = running.pop(future)
                try:
                    lines, found, seconds = future.result()
                except BrokenProcessPool as error:
                    keep(room, piece, [f"{room} {piece.name}: {error}"], 1, 0.0)
                    return [*running.values(), *reversed(waiting)]
                keep(room, piece, lines, found, seconds)
    return []


def page(record: Record, rooms: Mapping[str, Room], times: float) -> str:
    """Return the page: commit, machine, each room with its pieces and result, what failed."""
    memory = psutil.virtual_memory().total / 2**30
    head = [
        f"commit: {record.commit}",
        "",
        "# The whole proof",
        "",
        "Made by `python -m tests.proof all --out DIR`, or with the names of rooms instead of all,",
        f"until {datetime.now(UTC):%Y-%m-%d}, on the commit above; since then this page alone and",
        f"what quotes it has changed. {platform.system()}, {platform.machine()},",
        f"{os.cpu_count()} cores, {memory:.0f} GiB, Python {platform.python_version()}.",
    ]
    if times != 1:
        head.append(f"**Each room ran at {times:g} times its full size.**")
    rows = ["", "| room | full size | pieces | found | minutes of work |", "|---|---|---|---|---|"]
    red: list[str] = []
    missing: list[str] = []
    for name, room in rooms.items():
        done = record.done(name)
        wanted = [piece.name for piece in room.pieces(times)]
        ran = [done[each] for each in wanted if each in done]
        found = sum(case.found for case in ran)
        if len(ran) < len(wanted):
            missing.append(
                f"- {name}: {len(wanted) - len(ran)} of {len(wanted)} pieces were not run"
            )
        red += [f"- {name} {case.name}: {case.found} found" for case in ran if case.found]
        minutes = sum(case.seconds for case in ran) / 60
        rows.append(
            f"| {name} | {room.size} | {len(ran)} of {len(wanted)} | {found} | {minutes:.1f} |"
        )
    parts = [*head, *rows, "", "## What failed", "", *(red or ["Nothing."])]
    parts += ["", "## What was not run", "", *(missing or ["All was run."])]
    parts += ["", "## Every case", ""]
    for name in rooms:
        for case in record.done(name).values():
            parts += [f"    {line[:200]}" for line in case.lines[:6]]
    return "\n".join(parts) + "\n"


def whole(
    folder: Path,
    rooms: Mapping[str, Room],
    now: Collection[str],
    times: float,
    jobs: int,
    say: Callable[[str], None],
    commit: str | None = None,
) -> int:
    """Carry out all that is left of some rooms and write the page; return how much was found.

    ``now`` names them; the page is of all. It is ``proof.md`` in the folder; interrupted, it is
    written all the same, and says what was not run.
    """
    record = Record(folder, commit_of(ROOT) if commit is None else commit)
    try:
        carry_out(record, {name: rooms[name] for name in now}, times, jobs, say)
    except KeyboardInterrupt:
        say("Interrupted. The same command goes on where this one ended.")
        raise
    finally:
        (folder / "proof.md").write_text(page(record, rooms, times), "utf-8")
    return sum(case.found for case in record.cases)


def main(
    folder: Path, rooms: Mapping[str, Room], now: Collection[str], times: float, jobs: int
) -> int:
    """Carry out the whole proof, or some rooms now, from the command line; return the status."""

    def say(text: str) -> None:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()

    try:
        found = whole(folder, rooms, now, times, jobs, say)
    except RecordError as error:
        say(str(error))
        return 2
    except KeyboardInterrupt:
        return 130
    say(f"{found} found. The page: {folder / 'proof.md'}")
    return 1 if found else 0
