"""The set-up with a real Python and a real pip: a project of one file, and one locked package."""

import hashlib
import importlib.util
import os
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

from tests.setup.conftest import Machine

PYPROJECT = """[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "braillespiel"
version = "1"
dependencies = ["tiny>=1"]

[project.optional-dependencies]
house = []
labels = []
net = []
postgres = []
test = []
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
MAIN = "import sys, tiny\n\nprint(sys.argv[1:], sys.prefix, tiny.NAME)\n"


@pytest.fixture
def machine(machine: Machine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Return a machine with a real Python, a project, and a package in a folder of its own."""
    machine.without("python3")
    (machine.fakes / "bin" / "python3").symlink_to(os.path.realpath(sys.executable))
    (machine.here / "pyproject.toml").write_text(PYPROJECT)
    (machine.here / "backend.py").write_text(BACKEND)
    (machine.here / "braillespiel").mkdir()
    (machine.here / "braillespiel" / "__init__.py").touch()
    (machine.here / "braillespiel" / "__main__.py").write_text(MAIN)
    packages = tmp_path / "packages"
    packages.mkdir()
    with zipfile.ZipFile(packages / "tiny-1-py3-none-any.whl", "w") as wheel:
        info = "tiny-1.dist-info"
        wheel.writestr("tiny.py", "NAME = 'tiny'\n")
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: tiny\nVersion: 1\n")
        wheel.writestr(
            f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        wheel.writestr(f"{info}/RECORD", "")
    usual = Machine.environment

    def environment(self: Machine) -> dict[str, str]:
        return {**usual(self), "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(packages)}

    monkeypatch.setattr(Machine, "environment", environment)
    lock(machine, hashlib.sha256((packages / "tiny-1-py3-none-any.whl").read_bytes()).hexdigest())
    return machine


def locking(machine: Machine) -> ModuleType:
    """Return the module scripts/lock.py of the machine's project."""
    spec = importlib.util.spec_from_file_location("lock", machine.here / "scripts" / "lock.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def lock(machine: Machine, digest: str) -> None:
    module = locking(machine)
    body = f"tiny==1 --hash=sha256:{digest}\n"
    python = f"{sys.version_info[0]}.{sys.version_info[1]}"
    for name in ("play", "test"):
        path = machine.here / "scripts" / "locked" / f"{name}.txt"
        path.write_text(module.head(name, body, [python]) + body)
    assert module.complaints() == []


def test_it_makes_a_working_environment_that_a_killed_set_up_does_not_spoil(
    machine: Machine,
) -> None:
    half_made = machine.here / ".venv" / "bin"
    half_made.mkdir(parents=True)
    Path(half_made, "python").symlink_to(os.path.realpath(sys.executable))
    (machine.here / ".venv" / "busy").touch()
    told = f"['demo', 'two words'] {machine.here / '.venv'} tiny"

    first = machine.run("play", "demo", "two words")
    assert (first.returncode, first.stdout) == (0, told + "\n"), first.stderr
    assert first.stderr.splitlines()[-1] == "Ready."
    assert "do not fit" not in first.stderr

    second = machine.run("play", "demo", "two words")
    assert (second.returncode, second.stdout, second.stderr) == (0, told + "\n", "")


def test_a_file_with_another_hash_is_not_installed(machine: Machine) -> None:
    lock(machine, "0" * 64)
    result = machine.run("play")
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.splitlines()[-1].startswith(
        "A downloaded file is not the one that was checked. None of it was installed."
    )


def test_a_lock_that_is_old_or_was_changed_by_hand_is_known(machine: Machine) -> None:
    module = locking(machine)
    path = machine.here / "scripts" / "locked" / "play.txt"
    sound = path.read_text()
    path.write_text(sound + "evil==1 --hash=sha256:0\n")
    assert module.complaints() == [f"{path} was changed by hand."]
    path.write_text(sound)
    (machine.here / "pyproject.toml").write_text(PYPROJECT.replace("tiny>=1", "tiny>=2"))
    assert module.complaints() == [
        f"{path.with_name(name)} was made for other packages than pyproject.toml names."
        for name in ("play.txt", "test.txt")
    ]
    path.unlink()
    assert module.complaints()[0] == f"{path} is missing."
