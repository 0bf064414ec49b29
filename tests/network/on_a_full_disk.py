"""A served match on a file system that really fills up; run where it may be mounted.

``python -m tests.network.on_a_full_disk HOME freed|kept`` prints what happened, as one JSON line.
"""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from braillespiel.store.opening import open_store
from tests.network.processes import Command, join, serve

SIZE = "6m"


def main() -> None:
    home, freed = Path(sys.argv[1]), sys.argv[2] == "freed"
    disk = home / "host"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", disk], check=True)
    host = serve(disk, "logomachy")
    address = host.line()["address"]
    seats = [join(home / name, address, name) for name in ("Ana", "Ben")]
    for seat in seats:
        for _ in range(3):
            seat.line()
    fill(disk / "ballast")
    until(host, "store-waits")
    kept = _entries(disk)
    if freed:
        (disk / "ballast").unlink()
        until(host, "store-again")
        ends = [command.ended()[0] for command in (*seats, host)]
    else:
        host.process.send_signal(signal.SIGTERM)
        ends = [host.ended()[0]]
        for seat in seats:
            seat.kill()
        (disk / "ballast").unlink()
    print(json.dumps({"ends": ends, "kept": kept, "then": _entries(disk)}))


def fill(path: Path) -> None:
    """Leave not one byte free."""
    for size in (1 << 16, 1 << 12, 1):
        with path.open("ab", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(size))
            except OSError as error:
                if error.errno != errno.ENOSPC:
                    raise
    assert os.statvfs(path).f_bavail == 0


def until(host: Command, event: str) -> None:
    while host.line()["event"] != event:
        pass


def _entries(disk: Path) -> tuple[int, bool]:
    """Return how many entries of the only match are on disk, and whether it is over there."""
    store = open_store(disk)
    try:
        lines = (*store.matches.unfinished(), *store.matches.finished())
        stored = store.matches.load(lines[0].id)
        return len(stored.entries), stored.scores is not None
    finally:
        store.close()


if __name__ == "__main__":
    main()
