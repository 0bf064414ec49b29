"""What .ci/run makes of a trial on Windows: only the project's faults are faults."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

SCRIPT = (Path(__file__).resolve().parents[2] / ".ci" / "run").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("status", "judged", "said"),
    [
        (0, 0, ""),
        (1, 1, ""),
        (2, 2, ""),
        (3, 0, "Windows was not tried to its end here (status 3).\n"),
        (124, 0, "Windows was not tried to its end here (status 124).\n"),
        (137, 0, "Windows was not tried to its end here (status 137).\n"),
    ],
)
def test_a_computer_without_wine_or_time_is_no_fault(status: int, judged: int, said: str) -> None:
    found = re.search(r"^on_windows\(\) \{\n.*?^\}\n", SCRIPT, re.MULTILINE | re.DOTALL)
    assert found is not None
    program = f"set -eu\ntimeout() {{ return {status}; }}\n{found[0]}on_windows\n"
    ran = subprocess.run(["bash", "-c", program], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout) == (judged, said)
