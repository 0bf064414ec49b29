"""A house on a file system that really fills up; run where it may be mounted.

``python -m tests.network.houses.on_a_full_disk HOME`` prints what happened, as one JSON line.
"""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

from braillespiel.store.opening import open_store
from tests.network.houses.test_processes import house, new
from tests.network.on_a_full_disk import SIZE, fill, until
from tests.network.processes import Command


def main() -> None:
    home = Path(sys.argv[1])
    disk = home / "house"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", disk], check=True)
    opened, address = house(disk)
    ana, table = new(home / "ana", address, "logomachy")
    given = ("--name", "Ben", "--bot", "easy")
    ben = Command(home / "ben", "join", f"{address}/{table}", *given)
    for _ in range(3):
        ana.line()
    fill(disk / "ballast")
    until(opened, "store-waits")
    (disk / "ballast").unlink()
    ends = [command.ended()[0] for command in (ana, ben)]
    opened.process.send_signal(signal.SIGTERM)
    ends.append(opened.ended()[0])
    store = open_store(disk)
    finished = [each.game for each in store.matches.finished()]
    store.close()
    print(json.dumps({"ends": ends, "finished": finished}))


if __name__ == "__main__":
    main()
