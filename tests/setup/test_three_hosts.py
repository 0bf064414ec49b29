"""packaging/house/three-hosts: sets up what the tests need, with PostgreSQL, and is started."""

from __future__ import annotations

import shutil
from pathlib import Path

from tests.setup.conftest import ROOT, Machine

SCRIPT = "packaging/house/three-hosts"


def test_it_installs_what_it_needs_and_hands_arguments_on_from_any_folder(
    machine: Machine, tmp_path: Path
) -> None:
    (machine.here / SCRIPT).parent.mkdir(parents=True)
    shutil.copy2(ROOT / SCRIPT, machine.here / SCRIPT)
    result = machine.run(SCRIPT, "--folder", "two words", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    assert machine.calls()[-2:] == [
        "apt-get|-o DPkg::Lock::Timeout=300 install -y --no-install-recommends postgresql",
        f"python|{tmp_path}|-P -m scripts.three_hosts --folder two words",
    ]
