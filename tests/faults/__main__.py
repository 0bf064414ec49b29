"""Plant a fault in a copy of the program, and see that the test file named for it falls.

    python -m tests.faults                  every fault of planted.toml
    python -m tests.faults store            those whose file has "store" in its name
    python -m tests.faults --out DIR        keep results there; what is there is not done again

A test file is tried without a fault too; one that falls then has seen none. A hang is no catch.
Status 1 if fewer than 95 of 100 are caught; survivors are named. Status 2 if the text of a fault
does not stand in the program any more.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import time
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


def status(test: str, tree: Path, bound: float) -> int | None:
    """Run a test file in a copy of the tree; return pytest's status, None of one that hangs."""
    ended = subprocess.Popen(
        [sys.executable, "-P", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", test],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        return ended.wait(bound)
    except subprocess.TimeoutExpired:
        os.killpg(ended.pid, signal.SIGKILL)  # with what the test has started
        ended.wait()
        return None


def caught(fault: Fault, tree: Path, bound: float = HANGS_S) -> bool:
    """Plant one fault in a copy of the tree, run its test file there, take the fault out again."""
    path = tree / fault.file
    before = path.read_text("utf-8")
    path.write_text(fault.planted_in(before), "utf-8")
    try:
        return status(fault.test, tree, bound) == FALLEN
    finally:
        path.write_text(before, "utf-8")


def stands(test: str, tree: Path, bound: float = HANGS_S) -> bool:
    """Tell whether a test file is green without a fault: only then is its fall a sign."""
    return status(test, tree, bound) == 0


Try = Fault | str
"""A fault, or a test file that has to stand without one."""


def key_of(each: Try, root: Path = ROOT) -> str:
    """Tell a try from others, and from itself after its test or its part of the program changed."""
    if isinstance(each, str):
        parts = ["stands", each, (root / each).read_text("utf-8")]
    else:
        texts = [(root / name).read_text("utf-8") for name in (each.file, each.test)]
        parts = [each.key, *texts]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def tried(chosen: list[Try], jobs: int, bound: float) -> Iterator[tuple[Try, bool]]:
    """Try all, so many at a time; yield each with whether it went as it has to."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        trees: queue.Queue[Path] = queue.Queue()
        for number in range(jobs):
            trees.put(copy_of_the_tree(Path(folder) / str(number)))

        def attempt(each: Try) -> tuple[Try, bool]:
            tree = trees.get()
            try:
                if isinstance(each, str):
                    return each, stands(each, tree, bound)
                return each, caught(each, tree, bound)
            finally:
                trees.put(tree)

        waiting = [pool.submit(attempt, each) for each in chosen]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def misplaced(chosen: list[Fault]) -> list[str]:
    """Name the faults whose text no longer stands in the program, or whose test file is gone."""
    found = []
    for fault in chosen:
        try:
            fault.planted_in((ROOT / fault.file).read_text("utf-8"))
            if not (ROOT / fault.test).is_file():
                found.append(f"{fault.test} is not there")
        except (ValueError, OSError) as error:
            found.append(str(error))
    return found


def _asked(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("within", nargs="?", default="", help="part of the names of files")
    parser.add_argument("--out", type=Path, metavar="DIR", help="keep results, go on with them")
    parser.add_argument(
        "-n", "--jobs", type=int, default=os.cpu_count() or 1, help="how many at once"
    )
    parser.add_argument("--bound", type=float, default=HANGS_S, help="seconds for each at most")
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    """Try what is asked for; print each survivor, and the share that was caught."""
    given = _asked(arguments)
    chosen = [fault for fault in faults() if given.within in fault.file]
    if wrong := misplaced(chosen):
        print(*(f"misplaced: {each}" for each in wrong), sep="\n", file=sys.stderr)
        return 2
    tests = sorted({fault.test for fault in chosen})
    keys = {each: key_of(each) for each in (*tests, *chosen)}
    results: dict[str, bool] = {}
    file = None
    if given.out is not None:
        given.out.mkdir(parents=True, exist_ok=True)
        file = given.out / "faults.jsonl"
        if file.exists():
            for line in file.read_text("utf-8").splitlines():
                results.update(json.loads(line))
    left: list[Try] = [each for each in (*tests, *chosen) if keys[each] not in results]
    began = time.monotonic()
    for number, (each, right) in enumerate(tried(left, given.jobs, given.bound), 1):
        results[keys[each]] = right
        if file is not None:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps({keys[each]: right}) + "\n")
        rest = (time.monotonic() - began) / number * (len(left) - number) / 60
        if isinstance(each, str):
            said = f"{'stands' if right else 'FALLS WITHOUT A FAULT'}: {each}"
        else:
            said = f"{'caught' if right else 'SURVIVED'}: {each.file}: {each.old!r}"
        print(f"{number}/{len(left)}, about {rest:.0f} min left, {said}", flush=True)
    for test in tests:
        if not results[keys[test]]:
            print(f"falls without a fault: {test}")
    survivors = [
        fault for fault in chosen if not (results[keys[fault]] and results[keys[fault.test]])
    ]
    for fault in survivors:
        print(f"survives {fault.test}: {fault.file}: {fault.old!r} as {fault.new!r}")
    share = 1 - len(survivors) / len(chosen) if chosen else 0.0
    print(f"{len(chosen) - len(survivors)} of {len(chosen)} caught, {share:.1%}")
    return 0 if share >= WANTED else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
