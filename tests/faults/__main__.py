"""Plant a fault in a copy of the program, and see that the test file named for it falls.

    python -m tests.faults                  every fault of planted.toml
    python -m tests.faults store            those whose file has "store" in its name
    python -m tests.faults --out DIR        keep results there; what is there is not done again

Status 1 if fewer than 95 of 100 are caught; survivors are named.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from tests.support.patience import HANGS_S

ROOT = Path(__file__).resolve().parents[2]
PLANTED = Path(__file__).with_name("planted.toml")
WANTED = 0.95
FALLEN = 1
"""pytest's status where a test failed; any other is no test that has seen the fault."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A text of the program, what stands there instead, and the test file that has to fall."""

    file: str
    old: str
    new: str
    test: str

    @property
    def key(self) -> str:
        """What tells it from others, also after its neighbours have moved."""
        whole = "\n".join((self.file, self.old, self.new, self.test))
        return hashlib.sha256(whole.encode()).hexdigest()[:16]

    def planted_in(self, text: str) -> str:
        """Return a file's text with the fault. Raises ValueError if its place is not one place."""
        if text.count(self.old) != 1:
            raise ValueError(f"{self.file}: {self.old!r} stands there {text.count(self.old)} times")
        return text.replace(self.old, self.new)


def faults() -> list[Fault]:
    """Return all faults of planted.toml."""
    data = tomllib.loads(PLANTED.read_text("utf-8"))
    return [
        Fault(f"braillespiel/{file}.py", old, new, f"tests/{group['test']}.py")
        for group in data["group"]
        for file, old, new in group["faults"]
    ]


def copy_of_the_tree(folder: Path) -> Path:
    """Copy what git knows of the tree; return where to."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    for name in filter(None, listed.stdout.decode().split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    return folder


def caught(fault: Fault, tree: Path) -> bool:
    """Plant one fault in a copy of the tree, run its test file there, take the fault out again."""
    path = tree / fault.file
    before = path.read_text("utf-8")
    path.write_text(fault.planted_in(before), "utf-8")
    try:
        done = subprocess.run(
            [
                sys.executable,
                "-P",
                "-m",
                "pytest",
                "-q",
                "-x",
                "-p",
                "no:cacheprovider",
                fault.test,
            ],
            cwd=tree,
            env={**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            check=False,
            timeout=HANGS_S,
        )
    except subprocess.TimeoutExpired:
        return False
    finally:
        path.write_text(before, "utf-8")
    return done.returncode == FALLEN


def tried(chosen: list[Fault], jobs: int) -> Iterator[tuple[Fault, bool]]:
    """Try faults, so many at a time; yield each with whether it was caught."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        trees: queue.Queue[Path] = queue.Queue()
        for number in range(jobs):
            trees.put(copy_of_the_tree(Path(folder) / str(number)))

        def attempt(fault: Fault) -> tuple[Fault, bool]:
            tree = trees.get()
            try:
                return fault, caught(fault, tree)
            finally:
                trees.put(tree)

        for each in as_completed([pool.submit(attempt, fault) for fault in chosen]):
            yield each.result()


def main(arguments: list[str]) -> int:
    """Try what is asked for; print each survivor, and the share that was caught."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("within", nargs="?", default="", help="part of the names of files")
    parser.add_argument("--out", type=Path, metavar="DIR", help="keep results, go on with them")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once")
    given = parser.parse_args(arguments)
    chosen = [fault for fault in faults() if given.within in fault.file]
    results: dict[str, bool] = {}
    file = None
    if given.out is not None:
        given.out.mkdir(parents=True, exist_ok=True)
        file = given.out / "faults.jsonl"
        if file.exists():
            for line in file.read_text("utf-8").splitlines():
                results.update(json.loads(line))
    left = [fault for fault in chosen if fault.key not in results]
    for number, (fault, seen) in enumerate(tried(left, given.jobs), 1):
        results[fault.key] = seen
        if file is not None:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps({fault.key: seen}) + "\n")
        print(f"{number}/{len(left)} {'caught' if seen else 'SURVIVED'}: {fault.file}", flush=True)
    survivors = [fault for fault in chosen if not results[fault.key]]
    for fault in survivors:
        print(f"survives {fault.test}: {fault.file}: {fault.old!r} as {fault.new!r}")
    share = 1 - len(survivors) / len(chosen) if chosen else 0.0
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} caught, {share:.1%}")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
