"""A whole run as a page: ``python -m benchmarks --record FILE``.

Each module is measured in the tree of an earlier commit and then in this one, so that both have the
same machine at the same time; a figure that the earlier one has too stands beside it.
"""

from __future__ import annotations

import io
import os
import platform
import re
import subprocess
import sys
import tarfile
import tempfile
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
EARLIER = "04fffabd"
"""The commit that a run is compared with: the one before the client was opened to others."""
LONGEST_S = 600
_NUMBER = re.compile(r"(?<!\S)[+-]?\d[\d.,]*(?!\w)")
"""A number that stands as a word of its own: a figure, and no part of a name."""

Measure = Callable[[str, Sequence[str], Path], list[str]]
"""Runs a module with its arguments in a tree, and returns its lines."""


class RecordError(Exception):
    """A run cannot be recorded; its text says why, and what to do."""


def measure(name: str, arguments: Sequence[str], tree: Path = ROOT) -> list[str]:
    """Run a module; return the lines that it prints, or one that says why there are none."""
    try:
        done = subprocess.run(
            [sys.executable, "-m", f"benchmarks.{name}", *arguments],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tree), *_beyond()])},
            capture_output=True,
            text=True,
            timeout=LONGEST_S,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return [f"not measured: took more than {LONGEST_S} s"]
    lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
    missed = any(line.startswith("MISSED") for line in lines)
    if done.returncode and not (missed and not done.stderr.strip()):
        last = done.stderr.strip().splitlines()[-1:] or ["no reason given"]
        return [*lines, f"not measured: {last[0]}"]
    return lines


def _beyond() -> list[str]:
    """Return where else modules are looked for: others' engines may lie there."""
    return [each for each in os.environ.get("PYTHONPATH", "").split(os.pathsep) if each]


def beside(now: Sequence[str], earlier: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield each line with the numbers that the earlier run has for it, "" where it has none.

    Two lines are about the same if they have the same name.
    """
    known: dict[str, deque[str]] = defaultdict(deque)
    for line in earlier:
        known[_about(line)].append(line)
    for line in now:
        same = known[_about(line)]
        before = same.popleft() if same else ""
        yield line, "" if before.startswith("not measured") else _figures(before)


def _about(line: str) -> str:
    """Return what a line is about: its name, or all but the numbers of one that has none."""
    return _name(line) or _NUMBER.sub("#", line)


def _name(line: str) -> str:
    """Return how a line begins: up to its first figure, or the colon before it."""
    first = _NUMBER.search(line)
    name, colon, _ = line[: None if first is None else first.start()].partition(": ")
    return name + colon


def _figures(line: str) -> str:
    """Return what a line says after its name."""
    return line[len(_name(line)) :]


def _git(*words: str) -> bytes:
    try:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=False)
    except FileNotFoundError:
        raise RecordError("A run is of a commit, and git is not here. Install git.") from None
    if done.returncode:
        raise RecordError(
            f"git {' '.join(words)}: {done.stderr.decode(errors='replace').strip()}. A run needs a"
            " clone with its whole history."
        )
    return done.stdout


def commit() -> str:
    """Return the commit of this tree, 40 digits. Raises RecordError where the tree differs."""
    changed = _git("status", "--porcelain", "--untracked-files=no").decode().strip()
    if changed:
        raise RecordError(f"The tree differs from its commit; commit it first:\n{changed}")
    return _git("rev-parse", "HEAD").decode().strip()


def record(
    file: Path, runs: Sequence[tuple[str, Sequence[str]]], say: Callable[[str], None]
) -> int:
    """Measure all in both trees and write the page; return how much is missing or out of bounds.

    Raises RecordError.
    """
    of = commit()
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        with tarfile.open(fileobj=io.BytesIO(_git("archive", EARLIER))) as packed:
            packed.extractall(tree, filter="data")
        rows = list(rows_of(runs, tree, measure, say))
    file.write_text("\n".join(page(of, rows)) + "\n", encoding="utf-8")
    return sum(figure.startswith(("not measured", "MISSED")) for _, figure, _ in rows)


def rows_of(
    runs: Sequence[tuple[str, Sequence[str]]],
    tree: Path,
    run: Measure,
    say: Callable[[str], None],
) -> Iterator[tuple[str, str, str]]:
    """Yield the module, the figure and the earlier one, "" where the other tree has none."""
    for number, (name, arguments) in enumerate(runs, 1):
        there = (tree / "benchmarks" / f"{name}.py").exists()
        say(f"{number} of {len(runs)}: {name}")
        earlier = run(name, arguments, tree) if there else []
        for figure, before in beside(run(name, arguments, ROOT), earlier):
            say(f"  {figure}" + (f" ({EARLIER}: {before})" if before else ""))
            yield name, figure, before


def page(of: str, rows: Sequence[tuple[str, str, str]]) -> Iterator[str]:
    """Yield the lines of the page: the commit, the machine, and a row for each figure."""
    yield f"commit: {of}"
    yield ""
    yield "# What was measured"
    yield ""
    machine = f"{platform.system()}, {platform.machine()}, {os.cpu_count()} cores"
    yield f"Made by `python -m benchmarks --record` on {time.strftime('%Y-%m-%d')}, on the commit"
    yield f"above: {machine}, Python {platform.python_version()}. Beside it stands what commit"
    yield f"{EARLIER} took in the same run, where it had the figure; each module ran there first."
    yield ""
    yield f"| measured by | figure | {EARLIER} |"
    yield "|---|---|---|"
    for each in rows:
        yield "| " + " | ".join(text.replace("|", "/") for text in each) + " |"
