"""Ask whether weaknesses are known of what ./play installs (pip-audit), and record the answer.

    python scripts/audit.py [--out FILE]

Status 0: none is known. 1: some are, they are named. 3: it was not run here, with the reason, as
without a network, or for a package that it knows nothing of. pip-audit is installed into a
folder of its own, which is deleted again.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "scripts" / "locked" / "play.txt"
NOT_RUN = 3

Run = Callable[[Sequence[str]], tuple[int, str]]
"""Runs a command; returns its status, and what it wrote."""


def run(command: Sequence[str]) -> tuple[int, str]:
    """Run a command."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    except (OSError, subprocess.TimeoutExpired) as error:
        return NOT_RUN, str(error)
    return done.returncode, f"{done.stdout}{done.stderr}"


def audit(python: str, run: Run = run) -> tuple[int, str]:
    """Return the status, and the record: what pip-audit says, or why it was not run."""
    status, said = run([python, "-m", "pip", "install", "--quiet", "pip-audit"])
    if status:
        return NOT_RUN, f"not run here: pip-audit could not be installed. {_last(said)}"
    options = ["--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
    _, said = run([python, "-m", "pip_audit", *options, "-r", str(LOCK)])
    found = _dependencies(said)
    if not found:
        return NOT_RUN, f"not run here: pip-audit got no answer. {_last(said)}"
    lines = [f"{_named(one)}: {weak['id']}" for one in found for weak in one.get("vulns", ())]
    skipped = [one["name"] for one in found if "skip_reason" in one]
    if skipped:
        lines.append(f"not run here for {len(skipped)} of {len(found)}: {', '.join(skipped)}")
    if not lines:
        return 0, f"No weakness is known of {len(found)} packages."
    return (NOT_RUN if len(lines) == 1 and skipped else 1), "\n".join(lines)


def _dependencies(said: str) -> list[dict[str, Any]]:
    """Return what pip-audit says of each package; nothing if it says nothing of any."""
    for line in said.splitlines():
        with contextlib.suppress(ValueError):
            told = json.loads(line)
            if isinstance(told, dict):
                return list(told.get("dependencies", ()))
    return []


def _named(one: dict[str, Any]) -> str:
    return f"{one['name']} {one['version']}"


def _last(said: str) -> str:
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return lines[-1] if lines else "It said nothing."


def main() -> int:
    """Audit, print and record."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="a file for the record")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        scripts = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin")
        status, record = audit(str(scripts / "python"))
    print(record)
    if given.out is not None:
        given.out.write_text(record + "\n", "utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main())
