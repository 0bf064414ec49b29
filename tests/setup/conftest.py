"""A copy of the start scripts in a machine made of fakes: no network, no package manager.

The only programs on the path are a few plain ones of the system and those written here; each
writes its call to ``calls``, and files of their own tell them how to behave.
"""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support.patience import HANGS_S

ROOT = Path(__file__).resolve().parents[2]
PLAIN = [
    "bash",
    "env",
    "dirname",
    "readlink",
    "cat",
    "mkdir",
    "rm",
    "tail",
    "sleep",
    "flock",
    "grep",
    "touch",
]

PYTHON = r"""#!/usr/bin/env bash
# Behaves like a Python that can make environments; $FAKES holds its switches and the calls.
case "$*" in
*ensurepip*) [ ! -e "$FAKES/no-ensurepip" ] && printf '%s' "$FAKES/bin/python3"; exit ;;
*version_info*) printf '%s' "$FAKES/bin/python3"; exit ;;
"-m pip --version") exit 0 ;;
-V) printf 'Python %s\n' "$(cat "$FAKES/version" 2>/dev/null || printf 3.11.2)"; exit ;;
*"scripts/lock.py --check") [ ! -e "$FAKES/lock-is-old" ]; exit ;;
"-P -c import braillespiel.cli") exit 0 ;;
esac
printf 'python|%s|%s\n' "$PWD" "$*" >>"$FAKES/calls"
case "$*" in
"-m venv "*)
    [ -e "$FAKES/venv-fails" ] && exit 1
    mkdir -p "$3/bin"
    cat "$FAKES/bin/python3" >"$3/bin/python"
    "$FAKES/bin/executable" "$3/bin/python" ;;
"-m pip install "*)
    if [ -e "$FAKES/pip-waits" ]; then
        touch "$FAKES/pip-runs"
        while [ -e "$FAKES/pip-waits" ]; do sleep 0.02; done
    fi
    case "$*" in
    *--require-hashes*)
        if [ -e "$FAKES/pip-fails" ]; then printf 'WARNING: Retrying (Retry(total=0\n'; fi
        cat "$FAKES/locked-fails" 2>/dev/null && exit 1 ;;
    esac
    [ ! -e "$FAKES/pip-fails" ] ;;
"-P -m braillespiel"*) printf 'a game\n' ;;
esac
"""
APT_GET = r"""#!/usr/bin/env bash
printf 'apt-get|%s\n' "$*" >>"$FAKES/calls"
[ -e "$FAKES/apt-fails" ] && exit 100
case "$*" in
*" install "*)
    for name; do printf 'installed %s\n' "$name" >>"$FAKES/dpkg"; done
    case "$*" in *venv*) rm -f "$FAKES/no-ensurepip" ;; esac ;;
esac
"""


@dataclass
class Machine:
    """A folder ``here`` with the scripts, and the fakes that they see."""

    here: Path
    fakes: Path
    language: str = "en_GB.UTF-8"

    def __post_init__(self) -> None:
        (self.fakes / "bin").mkdir(parents=True)
        for name in PLAIN:
            self.link(name)
        self.program("executable", '#!/bin/sh\n/bin/chmod 755 "$1"\n')
        self.program("python3", PYTHON)
        self.program("apt-get", APT_GET)
        self.program("dpkg-query", '#!/usr/bin/env bash\ncat "$FAKES/dpkg"\n')
        self.program("id", "#!/usr/bin/env bash\necho 0\n")
        (self.fakes / "dpkg").write_text("installed liblouis20\ninstalled liblouis-data\n")
        (self.fakes / "calls").touch()
        self.here.mkdir()
        for name in ("play", "test", "pyproject.toml"):
            shutil.copy2(ROOT / name, self.here)
        shutil.copytree(ROOT / "scripts", self.here / "scripts")
        (self.here / ".ci").mkdir()
        (self.here / ".ci" / "apt-test.txt").write_text("# why\n\nbrltty # a remark\nxvfb\n")

    def link(self, name: str) -> None:
        (self.fakes / "bin" / name).symlink_to(str(shutil.which(name)))

    def program(self, name: str, text: str) -> None:
        path = self.fakes / "bin" / name
        path.unlink(missing_ok=True)
        path.write_text(text)
        path.chmod(0o755)

    def without(self, name: str) -> None:
        (self.fakes / "bin" / name).unlink()

    def switch(self, name: str, on: bool = True) -> None:
        if on:
            (self.fakes / name).touch()
        else:
            (self.fakes / name).unlink()

    def environment(self) -> dict[str, str]:
        return {
            "PATH": str(self.fakes / "bin"),
            "FAKES": str(self.fakes),
            "LANG": self.language,
            "HOME": str(self.fakes),
        }

    def start(
        self, *command: str, cwd: Path | None = None, script: Path | None = None
    ) -> subprocess.Popen[str]:
        name, *arguments = command
        return subprocess.Popen(
            [str(script or self.here / name), *arguments],
            env=self.environment(),
            cwd=cwd or self.fakes,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def run(
        self, *command: str, cwd: Path | None = None, script: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        process = self.start(*command, cwd=cwd, script=script)
        out, err = process.communicate(timeout=HANGS_S)
        return subprocess.CompletedProcess(command, process.returncode, out, err)

    def calls(self) -> list[str]:
        """Return what the fakes were called with since the last time."""
        path = self.fakes / "calls"
        lines = path.read_text().splitlines()
        path.write_text("")
        return [line.replace(str(self.here), "HERE") for line in lines]

    def dpkg(self, *installed: str) -> None:
        (self.fakes / "dpkg").write_text("".join(f"installed {name}\n" for name in installed))


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path / "a folder", tmp_path / "fakes")
