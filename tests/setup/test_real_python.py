"""The set-up with a real Python and a real pip, for a project of one file and no dependencies."""

import os
import sys
from pathlib import Path

from tests.setup.conftest import Machine

PYPROJECT = """[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "braillespiel"
version = "1"
"""
BACKEND = '''"""Builds an editable wheel without any other package."""

import zipfile
from pathlib import Path

INFO = "braillespiel-1.dist-info"
METADATA = "Metadata-Version: 2.1\\nName: braillespiel\\nVersion: 1\\n"
WHEEL = "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n"


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    name = "braillespiel-1-py3-none-any.whl"
    with zipfile.ZipFile(Path(wheel_directory) / name, "w") as wheel:
        wheel.writestr("braillespiel.pth", str(Path.cwd()))
        wheel.writestr(f"{INFO}/METADATA", METADATA)
        wheel.writestr(f"{INFO}/WHEEL", WHEEL)
        wheel.writestr(f"{INFO}/RECORD", "")
    return name
'''
MAIN = "import sys\n\nprint(sys.argv[1:], sys.prefix)\n"


def test_it_makes_a_working_environment_that_a_killed_set_up_does_not_spoil(
    machine: Machine,
) -> None:
    machine.without("python3")
    (machine.fakes / "bin" / "python3").symlink_to(os.path.realpath(sys.executable))
    (machine.here / "pyproject.toml").write_text(PYPROJECT)
    (machine.here / "backend.py").write_text(BACKEND)
    (machine.here / "braillespiel").mkdir()
    (machine.here / "braillespiel" / "__init__.py").touch()
    (machine.here / "braillespiel" / "__main__.py").write_text(MAIN)
    half_made = machine.here / ".venv" / "bin"
    half_made.mkdir(parents=True)
    Path(half_made, "python").symlink_to(os.path.realpath(sys.executable))
    (machine.here / ".venv" / "busy").touch()
    told = f"['demo', 'two words'] {machine.here / '.venv'}"

    first = machine.run("play", "demo", "two words")
    assert (first.returncode, first.stdout) == (0, told + "\n")
    assert first.stderr.splitlines()[-1] == "Ready."

    second = machine.run("play", "demo", "two words")
    assert (second.returncode, second.stdout, second.stderr) == (0, told + "\n", "")
