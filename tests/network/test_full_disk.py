"""A served match on a file system that is full: it waits, and says what it could not keep."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any


def tried(home: Path, what: str) -> dict[str, Any]:
    """Play in a name space of its own, in which a small file system can be mounted."""
    done = subprocess.run(
        [
            *("unshare", "--user", "--map-root-user", "--mount"),
            *(sys.executable, "-P", "-m", "tests.network.on_a_full_disk", str(home), what),
        ],
        cwd=Path(__file__).parents[2],
        env={"PYTHONPATH": str(Path(__file__).parents[2]), "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_a_served_match_waits_for_room_and_then_loses_nothing(tmp_path: Path) -> None:
    found = tried(tmp_path, "freed")
    assert found["ends"] == [0, 0, 0]
    assert not found["kept"][1]
    assert found["then"][1], "it is over, and on disk"
    assert found["then"][0] > found["kept"][0]


def test_a_host_that_ends_on_a_full_disk_says_so_with_its_status(tmp_path: Path) -> None:
    found = tried(tmp_path, "kept")
    assert found["ends"] == [1]
    assert not found["then"][1]
    assert found["then"][0] >= found["kept"][0]
