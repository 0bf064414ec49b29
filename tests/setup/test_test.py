"""./test: the same set-up with what the tests need; nothing is skipped."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.setup.conftest import ROOT, Machine

PIP = "python|HERE|-m pip install --disable-pip-version-check --no-input"
LOCKED = "--no-deps --require-hashes --only-binary :all: --requirement .venv/locked-test.txt"
OWN = f"{PIP} --no-deps --no-build-isolation --no-index --editable ."
APT = "apt-get|-o DPkg::Lock::Timeout=300 install -y --no-install-recommends "


def test_it_installs_what_the_tests_need_and_hands_arguments_to_pytest(machine: Machine) -> None:
    result = machine.run("test", "tests/store", "-k", "two words")
    assert result.returncode == 0
    assert result.stderr.splitlines()[-1] == (
        "Setting up, step 3 of 3: system packages that the tests need."
    )
    assert machine.calls()[1:] == [
        f"{PIP} --retries 5 {LOCKED}",
        OWN,
        APT + "brltty xvfb",
        "python|HERE|-P -m pytest -n auto --dist worksteal tests/store -k two words",
    ]


def test_what_the_tests_need_includes_what_the_game_needs(machine: Machine) -> None:
    machine.run("test")
    machine.calls()
    assert machine.run("play").stderr == ""
    assert len(machine.calls()) == 1


def test_what_the_game_needs_does_not_include_what_the_tests_need(machine: Machine) -> None:
    machine.run("play")
    machine.calls()
    machine.run("test")
    assert machine.calls()[:2] == [f"{PIP} --retries 1 {LOCKED}", OWN]


def test_missing_packages_are_named_at_every_run(machine: Machine) -> None:
    machine.program("id", "#!/usr/bin/env bash\necho 1000\n")
    for _ in range(2):
        result = machine.run("test")
        assert result.stderr.endswith(
            "Setting up, step 3 of 3: system packages that the tests need.\n"
            "System packages for the tests are missing.\n"
            "The command is: sudo apt-get install brltty xvfb\n"
        )


SKIPPED = {
    "no display": "import pytest\n\ndef test_it():\n    pytest.skip('no display')\n",
    "nothing_of_the_sort": "import pytest\n\npytest.importorskip('nothing_of_the_sort')\n",
}
"""What is told of a test and of a module that are skipped."""


@pytest.mark.parametrize("foreign", ["", "1"], ids=["debian-12", "foreign"])
def test_a_skip_fails_unless_the_platform_is_foreign(tmp_path: Path, foreign: str) -> None:
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path)
    for number, source in enumerate(SKIPPED.values()):
        text = source + "\n\ndef test_other():\n    assert True\n"
        (tmp_path / f"test_skip_{number}.py").write_text(text)
    result = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-p", "no:cacheprovider"),
            *("--continue-on-collection-errors", str(tmp_path)),
        ],
        env={**os.environ, "BRAILLESPIEL_FOREIGN": foreign},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    pattern = r"test_skip_(\d)\.py\S* was skipped; every test must run here"
    assert set(re.findall(pattern, result.stdout)) == (set() if foreign else {"0", "1"})
    assert [told for told in SKIPPED if told in result.stdout] == ([] if foreign else [*SKIPPED])
    assert (result.returncode in (0, 5)) is bool(foreign)
